package dev.schemac.flink.internal.row;

import dev.schemac.integrations.common.ScalarFormats;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.Function;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.data.DecimalData;
import org.apache.flink.table.data.StringData;
import org.apache.flink.table.data.TimestampData;
import org.apache.flink.table.types.DataType;
import org.apache.flink.table.types.logical.DecimalType;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.LogicalTypeRoot;
import org.apache.flink.table.types.logical.utils.LogicalTypeChecks;

/** The scalar types of a schema: which column types they fit, and how their values are converted. */
final class ScalarColumns {
    /** The digits of the largest number of each integer type of Flink. */
    private static final int[] DIGITS = {3, 5, 10, 19};

    /** The integer types of Flink, the smallest first. */
    private static final List<LogicalTypeRoot> INTEGER_ROOTS =
            List.of(LogicalTypeRoot.TINYINT, LogicalTypeRoot.SMALLINT, LogicalTypeRoot.INTEGER, LogicalTypeRoot.BIGINT);

    private static final List<Function<Number, Object>> CONVERTED =
            List.of(Number::byteValue, Number::shortValue, Number::intValue, Number::longValue);

    private ScalarColumns() {}

    /** {@return the column type that loses the least} */
    static DataType declared(SchemaType.OfScalar scalar) {
        return switch (scalar.type()) {
            case STRING, CHAR, UUID, URI, URL, LOCAL_TIME, MONTH_DAY, YEAR, OFFSET_DATE_TIME, ZONED_DATE_TIME ->
                DataTypes.STRING();
            case BOOLEAN -> DataTypes.BOOLEAN();
            case BYTE -> DataTypes.TINYINT();
            case SHORT -> DataTypes.SMALLINT();
            case INT -> DataTypes.INT();
            case LONG -> DataTypes.BIGINT();
            case FLOAT -> DataTypes.FLOAT();
            case DOUBLE -> DataTypes.DOUBLE();
            case BIG_INTEGER -> DataTypes.DECIMAL(38, 0);
            case BIG_DECIMAL -> DataTypes.DECIMAL(38, 18);
            case LOCAL_DATE -> DataTypes.DATE();
            case LOCAL_DATE_TIME -> DataTypes.TIMESTAMP(9);
            case INSTANT -> DataTypes.TIMESTAMP_LTZ(9);
            case DURATION ->
                ScalarFormats.isNumberOfTime(scalar.form()) ? DataTypes.DECIMAL(38, 9) : DataTypes.STRING();
            case BINARY -> DataTypes.BYTES();
        };
    }

    /** {@return the conversion of a scalar for a column, or null if it does not fit} */
    static Conversion of(SchemaType.OfScalar scalar, LogicalType type) {
        ScalarForm form = scalar.form();
        return switch (scalar.type()) {
            case STRING -> isText(type) ? text(value -> (String) value) : null;
            case CHAR -> isText(type) ? text(Object::toString) : null;
            case BOOLEAN -> same(type, LogicalTypeRoot.BOOLEAN, (value, out) -> out.value((Boolean) value));
            case BYTE -> integer(0, form, type);
            case SHORT -> integer(1, form, type);
            case INT -> integer(2, form, type);
            case LONG -> integer(3, form, type);
            case FLOAT -> same(type, LogicalTypeRoot.FLOAT, number(form, (value, out) -> out.value((Float) value)));
            case DOUBLE -> same(type, LogicalTypeRoot.DOUBLE, number(form, (value, out) -> out.value((Double) value)));
            case BIG_INTEGER -> decimal(type, form, value -> new BigDecimal((BigInteger) value));
            case BIG_DECIMAL -> decimal(type, form, value -> (BigDecimal) value);
            case BINARY -> binary(form, type);
            case UUID,
                    URI,
                    URL,
                    LOCAL_DATE,
                    LOCAL_TIME,
                    MONTH_DAY,
                    YEAR,
                    LOCAL_DATE_TIME,
                    OFFSET_DATE_TIME,
                    ZONED_DATE_TIME,
                    INSTANT,
                    DURATION -> time(scalar, type);
        };
    }

    static boolean isText(LogicalType type) {
        return type.is(LogicalTypeRoot.CHAR) || type.is(LogicalTypeRoot.VARCHAR);
    }

    /** @param size the number of smaller integer types */
    private static Conversion integer(int size, ScalarForm form, LogicalType type) {
        int column = INTEGER_ROOTS.indexOf(type.getTypeRoot());
        Conversion.Writer writer = number(form, (value, out) -> out.value(((Number) value).longValue()));
        if (column >= size) {
            Function<Number, Object> convert = CONVERTED.get(column);
            return column == size
                    ? Conversion.of(value -> value, writer)
                    : Conversion.of(value -> convert.apply((Number) value), writer);
        }
        return switch (type.getTypeRoot()) {
            case DECIMAL -> {
                DecimalType decimal = (DecimalType) type;
                yield decimal.getPrecision() - decimal.getScale() < DIGITS[size]
                        ? null
                        : decimal(type, form, value -> BigDecimal.valueOf(((Number) value).longValue()));
            }
            // which contain each of these integers exactly
            case FLOAT ->
                size > 1
                        ? null
                        : Conversion.of(
                                value -> ((Number) value).floatValue(),
                                number(form, (value, out) -> out.value((Float) value)));
            case DOUBLE ->
                size > 2
                        ? null
                        : Conversion.of(
                                value -> ((Number) value).doubleValue(),
                                number(form, (value, out) -> out.value((Double) value)));
            default -> null;
        };
    }

    /** Returns a writer of numbers, which are strings in some schemas. */
    private static Conversion.Writer number(ScalarForm form, Conversion.Writer plain) {
        return form.kind() == ScalarForm.Kind.STRING ? (value, out) -> out.value(value.toString()) : plain;
    }

    private static Conversion same(LogicalType type, LogicalTypeRoot root, Conversion.Writer writer) {
        return type.is(root) ? Conversion.of(value -> value, writer) : null;
    }

    private static Conversion text(Function<Object, String> text) {
        return Conversion.of(
                value -> StringData.fromString(text.apply(value)), (value, out) -> out.value(value.toString()));
    }

    private static Conversion decimal(LogicalType type, ScalarForm form, Function<Object, BigDecimal> number) {
        if (!type.is(LogicalTypeRoot.DECIMAL)) {
            return null;
        }
        DecimalType decimal = (DecimalType) type;
        return Conversion.of(
                value -> decimal(number.apply(value), decimal),
                number(form, (value, out) -> out.value(((DecimalData) value).toBigDecimal())));
    }

    /** Rounds to the scale of the column, as a cast in SQL does. */
    static DecimalData decimal(BigDecimal number, DecimalType type) {
        DecimalData decimal = number.precision() - number.scale() > type.getPrecision()
                ? null
                : DecimalData.fromBigDecimal(number, type.getPrecision(), type.getScale());
        if (decimal == null) {
            throw new ValueMismatchException("expected a number with at most " + (type.getPrecision() - type.getScale())
                    + " digits before the decimal point");
        }
        return decimal;
    }

    private static Conversion binary(ScalarForm form, LogicalType type) {
        JsonFormat<Object> base64 = ScalarFormats.of(Scalar.BINARY, form);
        if (isText(type)) {
            return text(value -> base64.format(value));
        }
        return type.is(LogicalTypeRoot.BINARY) || type.is(LogicalTypeRoot.VARBINARY)
                ? Conversion.of(value -> value, (value, out) -> out.value(base64.format(value)))
                : null;
    }

    private static Conversion time(SchemaType.OfScalar scalar, LogicalType type) {
        if (ScalarFormats.isNumberOfTime(scalar.form())) {
            return timeAsNumber(scalar, type);
        }
        JsonFormat<Object> format = ScalarFormats.of(scalar.type(), scalar.form());
        if (isText(type)) {
            return text(format::format);
        }
        return switch (scalar.type()) {
            case LOCAL_DATE ->
                type.is(LogicalTypeRoot.DATE)
                        ? Conversion.of(
                                value -> date((LocalDate) value),
                                (value, out) -> out.value(format.format(LocalDate.ofEpochDay((Integer) value))))
                        : null;
            case LOCAL_TIME ->
                type.is(LogicalTypeRoot.TIME_WITHOUT_TIME_ZONE)
                        ? Conversion.of(
                                value -> time((LocalTime) value, LogicalTypeChecks.getPrecision(type)),
                                (value, out) ->
                                        out.value(format.format(LocalTime.ofNanoOfDay((Integer) value * 1_000_000L))))
                        : null;
            case LOCAL_DATE_TIME ->
                type.is(LogicalTypeRoot.TIMESTAMP_WITHOUT_TIME_ZONE)
                        ? Conversion.of(
                                value -> timestamp((LocalDateTime) value, LogicalTypeChecks.getPrecision(type)),
                                (value, out) -> out.value(format.format(((TimestampData) value).toLocalDateTime())))
                        : null;
            case INSTANT ->
                moment(type, value -> (Instant) value, (value, out) -> out.value(format.format(instant(value))));
            case OFFSET_DATE_TIME ->
                moment(
                        type,
                        value -> ((OffsetDateTime) value).toInstant(),
                        (value, out) -> out.value(format.format(instant(value).atOffset(ZoneOffset.UTC))));
            case ZONED_DATE_TIME ->
                moment(
                        type,
                        value -> ((ZonedDateTime) value).toInstant(),
                        (value, out) -> out.value(format.format(instant(value).atZone(ZoneOffset.UTC))));
            case STRING,
                    CHAR,
                    BOOLEAN,
                    BYTE,
                    SHORT,
                    INT,
                    LONG,
                    FLOAT,
                    DOUBLE,
                    BIG_INTEGER,
                    BIG_DECIMAL,
                    UUID,
                    URI,
                    URL,
                    MONTH_DAY,
                    YEAR,
                    DURATION,
                    BINARY -> null;
        };
    }

    private static Conversion timeAsNumber(SchemaType.OfScalar scalar, LogicalType type) {
        ScalarForm form = scalar.form();
        boolean moment = scalar.type() == Scalar.INSTANT;
        Function<Object, BigDecimal> number = value -> ScalarFormats.number(value, form);
        return switch (type.getTypeRoot()) {
            case DECIMAL ->
                Conversion.of(
                        value -> decimal(number.apply(value), (DecimalType) type),
                        (value, out) -> out.value(ScalarFormats.plain(((DecimalData) value).toBigDecimal())));
            case BIGINT ->
                Conversion.of(value -> whole(number.apply(value), form), (value, out) -> out.value((Long) value));
            case TIMESTAMP_WITH_LOCAL_TIME_ZONE ->
                moment
                        ? moment(
                                type,
                                value -> (Instant) value,
                                (value, out) ->
                                        out.value(ScalarFormats.plain(ScalarFormats.number(instant(value), form))))
                        : null;
            default -> null;
        };
    }

    private static long whole(BigDecimal number, ScalarForm form) {
        try {
            return number.longValueExact();
        } catch (ArithmeticException e) {
            throw new ValueMismatchException(
                    "expected a whole number of " + form + "; declare the column as DECIMAL(38, 9)");
        }
    }

    private static Conversion moment(LogicalType type, Function<Object, Instant> moment, Conversion.Writer writer) {
        if (!type.is(LogicalTypeRoot.TIMESTAMP_WITH_LOCAL_TIME_ZONE)) {
            return null;
        }
        int precision = LogicalTypeChecks.getPrecision(type);
        return Conversion.of(value -> moment(moment.apply(value), precision), writer);
    }

    private static Instant instant(Object value) {
        return ((TimestampData) value).toInstant();
    }

    static int date(LocalDate date) {
        long day = date.toEpochDay();
        if (day != (int) day) {
            throw new ValueMismatchException("expected a date in the range of DATE");
        }
        return (int) day;
    }

    /** Returns the milliseconds of the day, without the digits that the column does not have. */
    static int time(LocalTime time, int precision) {
        int millis = (int) (time.toNanoOfDay() / 1_000_000);
        return millis - millis % (precision >= 3 ? 1 : (int) power(3 - precision));
    }

    static TimestampData timestamp(LocalDateTime time, int precision) {
        // Flink counts milliseconds in a long
        if (Math.abs(time.getYear()) > 290_000_000) {
            throw new ValueMismatchException("expected a time in the range of TIMESTAMP");
        }
        return TimestampData.fromLocalDateTime(time.withNano(cut(time.getNano(), precision)));
    }

    static TimestampData moment(Instant moment, int precision) {
        int nanos = cut(moment.getNano(), precision);
        try {
            long millis = Math.multiplyExact(moment.getEpochSecond(), 1000L);
            return TimestampData.fromEpochMillis(Math.addExact(millis, nanos / 1_000_000), nanos % 1_000_000);
        } catch (ArithmeticException e) {
            throw new ValueMismatchException("expected a time in the range of TIMESTAMP_LTZ");
        }
    }

    private static int cut(int nanos, int precision) {
        return nanos - nanos % (int) power(9 - precision);
    }

    private static long power(int digits) {
        long power = 1;
        for (int i = 0; i < digits; i++) {
            power *= 10;
        }
        return power;
    }
}
