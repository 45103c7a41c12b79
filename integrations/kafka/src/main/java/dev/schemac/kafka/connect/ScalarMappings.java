package dev.schemac.kafka.connect;

import dev.schemac.integrations.common.ScalarFormats;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.JsonConstant;
import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Date;
import java.util.function.Function;
import org.apache.kafka.connect.data.Decimal;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Timestamp;

/** Creates the mapping of a column with a scalar type. */
final class ScalarMappings {
    /** The parameter of the schema of an enum: its strings, as a JSON array. */
    static final String ALLOWED = "allowed";

    private static final long MILLIS_OF_DAY = 86_400_000L;

    /**
     * The settings of a converter.
     *
     * @param decimalScale the number of digits after the decimal point
     */
    record Settings(int decimalScale, InstantMode instants) {}

    private final Settings settings;
    private final Scalar type;
    private final ScalarForm form;
    private final boolean optional;

    private ScalarMappings(Settings settings, Scalar type, ScalarForm form, boolean optional) {
        this.settings = settings;
        this.type = type;
        this.form = form;
        this.optional = optional;
    }

    /** Returns the mapping of a scalar type. */
    static ValueMapping of(Settings settings, Scalar type, ScalarForm form, boolean optional) {
        return new ScalarMappings(settings, type, form, optional).mapping();
    }

    private ValueMapping mapping() {
        return switch (type) {
            case STRING, CHAR, UUID, URI, URL -> scalar(SchemaBuilder.string(), Object::toString, Function.identity());
            case BOOLEAN -> scalar(SchemaBuilder.bool(), Function.identity(), Function.identity());
            case BYTE -> number(SchemaBuilder.int8());
            case SHORT -> number(SchemaBuilder.int16());
            case INT -> number(SchemaBuilder.int32());
            case LONG -> number(SchemaBuilder.int64());
            case FLOAT -> number(SchemaBuilder.float32());
            case DOUBLE -> number(SchemaBuilder.float64());
            case BIG_INTEGER ->
                scalar(
                        Decimal.builder(0),
                        value -> new BigDecimal((BigInteger) value),
                        value -> inForm(value instanceof BigDecimal decimal ? decimal.toBigIntegerExact() : value));
            case BIG_DECIMAL ->
                scalar(
                        Decimal.builder(settings.decimalScale()),
                        value -> toScale((BigDecimal) value),
                        value -> inForm(value instanceof BigDecimal decimal ? ScalarFormats.plain(decimal) : value));
            case BINARY -> {
                JsonFormat<Object> base64 = ScalarFormats.of(type, form);
                yield scalar(SchemaBuilder.bytes(), Function.identity(), value -> base64.format(bytes(value)));
            }
            case LOCAL_DATE ->
                time(
                        org.apache.kafka.connect.data.Date.builder(),
                        date -> toDate((LocalDate) date),
                        ScalarMappings::localDate);
            case INSTANT ->
                settings.instants() == InstantMode.STRING
                        ? time()
                        : time(
                                Timestamp.builder(),
                                instant -> toTimestamp((Instant) instant),
                                date -> Instant.ofEpochMilli(date.getTime()));
            case LOCAL_TIME, MONTH_DAY, YEAR, LOCAL_DATE_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, DURATION -> time();
        };
    }

    /** Returns the mapping of an enum, whose constants are their JSON strings. */
    static ValueMapping constants(Class<?> type, boolean optional) {
        Object[] strings = Arrays.stream(type.getEnumConstants())
                .map(constant -> JsonConstant.stringOf((Enum<?>) constant))
                .toArray();
        SchemaBuilder schema =
                SchemaBuilder.string().name(type.getName()).parameter(ALLOWED, JsonMapping.untyped(strings));
        return scalar(
                type.getSimpleName(),
                schema,
                optional,
                constant -> JsonConstant.stringOf((Enum<?>) constant),
                Function.identity());
    }

    /** Returns the mapping of a date or time to a string in ISO form. */
    private ValueMapping time() {
        JsonFormat<Object> iso = ScalarFormats.of(type, ScalarForm.DEFAULT);
        return time(SchemaBuilder.string(), iso::format, date -> {
            throw Mismatch.of(type.toString(), date);
        });
    }

    /**
     * Returns the mapping of a date or time to a type of Connect. A string in ISO form is accepted, too.
     *
     * @param toJava converts the date of Connect, if the value is one
     */
    private ValueMapping time(SchemaBuilder schema, Function<Object, Object> toConnect, Function<Date, Object> toJava) {
        JsonFormat<Object> iso = ScalarFormats.of(type, ScalarForm.DEFAULT);
        JsonFormat<Object> format = ScalarFormats.of(type, form);
        boolean isNumber = ScalarFormats.isNumberOfTime(form);
        return scalar(schema, toConnect, value -> {
            Object time = value instanceof Date date ? toJava.apply(date) : iso.parse((String) value);
            String json = ScalarFormats.exact(format, form, time)
                    .orElseThrow(
                            () -> new Mismatch("expected a value that the format '" + form + "' expresses completely"));
            return isNumber ? new BigDecimal(json) : json;
        });
    }

    private ValueMapping number(SchemaBuilder schema) {
        return scalar(schema, Function.identity(), this::inForm);
    }

    private ValueMapping scalar(
            SchemaBuilder schema, Function<Object, Object> toConnect, Function<Object, Object> toJava) {
        return scalar(type.toString(), schema, optional, toConnect, toJava);
    }

    private static ValueMapping scalar(
            String name,
            SchemaBuilder schema,
            boolean optional,
            Function<Object, Object> toConnect,
            Function<Object, Object> toJava) {
        return new ScalarMapping(name, (optional ? schema.optional() : schema).build(), toConnect, toJava);
    }

    /** Returns the number, or its string if the column requires that. */
    private Object inForm(Object number) {
        return form.kind() == ScalarForm.Kind.STRING && number instanceof Number ? number.toString() : number;
    }

    private BigDecimal toScale(BigDecimal value) {
        try {
            return value.setScale(settings.decimalScale(), RoundingMode.UNNECESSARY);
        } catch (ArithmeticException e) {
            throw new Mismatch("expected a number with at most " + settings.decimalScale()
                    + " digits after the decimal point but found more; " + EventConverter.DECIMAL_SCALE
                    + " sets the number of digits");
        }
    }

    private static byte[] bytes(Object value) {
        if (value instanceof ByteBuffer buffer) {
            byte[] copy = new byte[buffer.remaining()];
            buffer.get(buffer.position(), copy);
            return copy;
        }
        return (byte[]) value;
    }

    private static Date toDate(LocalDate date) {
        long day = date.toEpochDay();
        if (day != (int) day) {
            throw new Mismatch("expected a date of at most 2^31 days after 1970 but found another");
        }
        return new Date(day * MILLIS_OF_DAY);
    }

    private static LocalDate localDate(Date date) {
        if (Math.floorMod(date.getTime(), MILLIS_OF_DAY) != 0) {
            throw new Mismatch("expected LocalDate but found a date with a time of day");
        }
        return LocalDate.ofEpochDay(Math.floorDiv(date.getTime(), MILLIS_OF_DAY));
    }

    private Date toTimestamp(Instant instant) {
        if (settings.instants() == InstantMode.EXACT && instant.getNano() % 1_000_000 != 0) {
            throw new Mismatch("expected whole milliseconds but found a fraction of a millisecond; set "
                    + EventConverter.INSTANT + " to millis to drop it, or to string to keep it");
        }
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException e) {
            throw new Mismatch("expected an instant of at most 2^63 milliseconds after 1970 but found another");
        }
    }
}
