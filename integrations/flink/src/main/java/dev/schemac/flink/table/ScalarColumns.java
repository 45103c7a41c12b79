package dev.schemac.flink.table;

import static java.util.Map.entry;

import dev.schemac.runtime.internal.integration.ScalarForms;
import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    /** Each integer type with the digits of its largest number, the smallest type first. */
    private static final List<String> INTEGERS = List.of("byte", "short", "int", "long");

    private static final int[] DIGITS = {3, 5, 10, 19};

    /** The integer types of Flink, in the same order. */
    private static final List<LogicalTypeRoot> INTEGER_ROOTS =
            List.of(LogicalTypeRoot.TINYINT, LogicalTypeRoot.SMALLINT, LogicalTypeRoot.INTEGER, LogicalTypeRoot.BIGINT);

    private static final List<Function<Number, Object>> CONVERTED =
            List.of(Number::byteValue, Number::shortValue, Number::intValue, Number::longValue);

    /** The column type of each scalar, unless its form demands another one. */
    private static final Map<String, DataType> DECLARED = Map.ofEntries(
            entry("boolean", DataTypes.BOOLEAN()),
            entry("byte", DataTypes.TINYINT()),
            entry("short", DataTypes.SMALLINT()),
            entry("int", DataTypes.INT()),
            entry("long", DataTypes.BIGINT()),
            entry("float", DataTypes.FLOAT()),
            entry("double", DataTypes.DOUBLE()),
            entry("biginteger", DataTypes.DECIMAL(38, 0)),
            entry("bigdecimal", DataTypes.DECIMAL(38, 18)),
            entry("LocalDate", DataTypes.DATE()),
            entry("LocalDateTime", DataTypes.TIMESTAMP(9)),
            entry("Instant", DataTypes.TIMESTAMP_LTZ(9)),
            entry("binary", DataTypes.BYTES()));

    /** The names of all scalar types. */
    static final Set<String> NAMES = Stream.of(Set.of("string", "char"), DECLARED.keySet(), ScalarForms.strings())
            .flatMap(Set::stream)
            .collect(Collectors.toUnmodifiableSet());

    private ScalarColumns() {}

    /** {@return the column type that loses the least} */
    static DataType declared(SchemaType.Scalar scalar) {
        boolean number = scalar.name().equals("Duration") && ScalarForms.isNumber(scalar.form());
        return number ? DataTypes.DECIMAL(38, 9) : DECLARED.getOrDefault(scalar.name(), DataTypes.STRING());
    }

    /** {@return the conversion of a scalar for a column, or null if it does not fit} */
    static Conversion of(SchemaType.Scalar scalar, LogicalType type) {
        int integer = INTEGERS.indexOf(scalar.name());
        if (integer >= 0) {
            return integer(integer, scalar.form(), type);
        }
        return switch (scalar.name()) {
            case "string" -> isText(type) ? text(value -> (String) value) : null;
            case "char" -> isText(type) ? text(Object::toString) : null;
            case "boolean" -> same(type, LogicalTypeRoot.BOOLEAN, (value, out) -> out.value((Boolean) value));
            case "float" ->
                same(type, LogicalTypeRoot.FLOAT, number(scalar.form(), (value, out) -> out.value((Float) value)));
            case "double" ->
                same(type, LogicalTypeRoot.DOUBLE, number(scalar.form(), (value, out) -> out.value((Double) value)));
            case "biginteger" -> decimal(type, scalar.form(), value -> new BigDecimal((BigInteger) value));
            case "bigdecimal" -> decimal(type, scalar.form(), value -> (BigDecimal) value);
            case "binary" -> binary(scalar.form(), type);
            default -> time(scalar, type);
        };
    }

    static boolean isText(LogicalType type) {
        return type.is(LogicalTypeRoot.CHAR) || type.is(LogicalTypeRoot.VARCHAR);
    }

    private static Conversion integer(int size, String form, LogicalType type) {
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
    private static Conversion.Writer number(String form, Conversion.Writer plain) {
        return form.equals("string") ? (value, out) -> out.value(value.toString()) : plain;
    }

    private static Conversion same(LogicalType type, LogicalTypeRoot root, Conversion.Writer writer) {
        return type.is(root) ? Conversion.of(value -> value, writer) : null;
    }

    private static Conversion text(Function<Object, String> text) {
        return Conversion.of(
                value -> StringData.fromString(text.apply(value)), (value, out) -> out.value(value.toString()));
    }

    private static Conversion decimal(LogicalType type, String form, Function<Object, BigDecimal> number) {
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

    private static Conversion binary(String form, LogicalType type) {
        JsonFormat<byte[]> base64 = ScalarForms.base64(form);
        if (isText(type)) {
            return text(value -> base64.format((byte[]) value));
        }
        return type.is(LogicalTypeRoot.BINARY) || type.is(LogicalTypeRoot.VARBINARY)
                ? Conversion.of(value -> value, (value, out) -> out.value(base64.format((byte[]) value)))
                : null;
    }

    private static Conversion time(SchemaType.Scalar scalar, LogicalType type) {
        if (ScalarForms.isNumber(scalar.form())) {
            return timeAsNumber(scalar, type);
        }
        JsonFormat<Object> format = ScalarForms.format(scalar.name(), scalar.form());
        if (isText(type)) {
            return text(format::format);
        }
        return switch (scalar.name()) {
            case "LocalDate" ->
                type.is(LogicalTypeRoot.DATE)
                        ? Conversion.of(
                                value -> date((LocalDate) value),
                                (value, out) -> out.value(format.format(LocalDate.ofEpochDay((Integer) value))))
                        : null;
            case "LocalTime" ->
                type.is(LogicalTypeRoot.TIME_WITHOUT_TIME_ZONE)
                        ? Conversion.of(
                                value -> time((LocalTime) value, LogicalTypeChecks.getPrecision(type)),
                                (value, out) ->
                                        out.value(format.format(LocalTime.ofNanoOfDay((Integer) value * 1_000_000L))))
                        : null;
            case "LocalDateTime" ->
                type.is(LogicalTypeRoot.TIMESTAMP_WITHOUT_TIME_ZONE)
                        ? Conversion.of(
                                value -> timestamp((LocalDateTime) value, LogicalTypeChecks.getPrecision(type)),
                                (value, out) -> out.value(format.format(((TimestampData) value).toLocalDateTime())))
                        : null;
            case "Instant" ->
                moment(type, value -> (Instant) value, (value, out) -> out.value(format.format(instant(value))));
            case "OffsetDateTime" ->
                moment(
                        type,
                        value -> ((OffsetDateTime) value).toInstant(),
                        (value, out) -> out.value(format.format(instant(value).atOffset(ZoneOffset.UTC))));
            case "ZonedDateTime" ->
                moment(
                        type,
                        value -> ((ZonedDateTime) value).toInstant(),
                        (value, out) -> out.value(format.format(instant(value).atZone(ZoneOffset.UTC))));
            default -> null;
        };
    }

    private static Conversion timeAsNumber(SchemaType.Scalar scalar, LogicalType type) {
        String form = scalar.form();
        boolean moment = scalar.name().equals("Instant");
        Function<Object, BigDecimal> number = value ->
                moment ? ScalarForms.number((Instant) value, form) : ScalarForms.number((Duration) value, form);
        return switch (type.getTypeRoot()) {
            case DECIMAL ->
                Conversion.of(
                        value -> decimal(number.apply(value), (DecimalType) type),
                        (value, out) -> out.value(ScalarForms.plain(((DecimalData) value).toBigDecimal())));
            case BIGINT ->
                Conversion.of(value -> whole(number.apply(value), form), (value, out) -> out.value((Long) value));
            case TIMESTAMP_WITH_LOCAL_TIME_ZONE ->
                moment
                        ? moment(
                                type,
                                value -> (Instant) value,
                                (value, out) -> out.value(ScalarForms.plain(ScalarForms.number(instant(value), form))))
                        : null;
            default -> null;
        };
    }

    private static long whole(BigDecimal number, String form) {
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
