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

/** The mapping of each scalar type. */
final class ScalarMappings {
    /** The parameter of the schema of an enum: its strings, as a JSON array. */
    static final String ALLOWED = "allowed";

    private static final long MILLIS_OF_DAY = 86_400_000L;

    private final int decimalScale;
    private final InstantMode instants;

    ScalarMappings(int decimalScale, InstantMode instants) {
        this.decimalScale = decimalScale;
        this.instants = instants;
    }

    /** Returns the mapping of a scalar type. */
    ValueMapping of(Scalar type, ScalarForm form, boolean optional) {
        return switch (type) {
            case STRING, CHAR, UUID, URI, URL ->
                scalar(type, SchemaBuilder.string(), optional, Object::toString, Function.identity());
            case BOOLEAN -> scalar(type, SchemaBuilder.bool(), optional, Function.identity(), Function.identity());
            case BYTE -> number(type, form, SchemaBuilder.int8(), optional);
            case SHORT -> number(type, form, SchemaBuilder.int16(), optional);
            case INT -> number(type, form, SchemaBuilder.int32(), optional);
            case LONG -> number(type, form, SchemaBuilder.int64(), optional);
            case FLOAT -> number(type, form, SchemaBuilder.float32(), optional);
            case DOUBLE -> number(type, form, SchemaBuilder.float64(), optional);
            case BIG_INTEGER ->
                scalar(
                        type,
                        Decimal.builder(0),
                        optional,
                        value -> new BigDecimal((BigInteger) value),
                        value -> inForm(
                                value instanceof BigDecimal decimal ? decimal.toBigIntegerExact() : value, form));
            case BIG_DECIMAL ->
                scalar(
                        type,
                        Decimal.builder(decimalScale),
                        optional,
                        value -> toScale((BigDecimal) value),
                        value -> inForm(
                                value instanceof BigDecimal decimal ? ScalarFormats.plain(decimal) : value, form));
            case BINARY -> {
                JsonFormat<Object> base64 = ScalarFormats.of(type, form);
                yield scalar(
                        type,
                        SchemaBuilder.bytes(),
                        optional,
                        Function.identity(),
                        value -> base64.format(bytes(value)));
            }
            case LOCAL_DATE ->
                time(
                        type,
                        form,
                        org.apache.kafka.connect.data.Date.builder(),
                        optional,
                        date -> toDate((LocalDate) date),
                        ScalarMappings::localDate);
            case INSTANT ->
                instants == InstantMode.STRING
                        ? time(type, form, optional)
                        : time(
                                type,
                                form,
                                Timestamp.builder(),
                                optional,
                                instant -> toTimestamp((Instant) instant),
                                date -> Instant.ofEpochMilli(date.getTime()));
            case LOCAL_TIME, MONTH_DAY, YEAR, LOCAL_DATE_TIME, OFFSET_DATE_TIME, ZONED_DATE_TIME, DURATION ->
                time(type, form, optional);
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
    private static ValueMapping time(Scalar type, ScalarForm form, boolean optional) {
        JsonFormat<Object> iso = ScalarFormats.of(type, ScalarForm.DEFAULT);
        return time(type, form, SchemaBuilder.string(), optional, iso::format, date -> {
            throw Mismatch.of(type.toString(), date);
        });
    }

    /**
     * Returns the mapping of a date or time to a type of Connect. A string in ISO form is accepted, too.
     *
     * @param toJava converts the date of Connect, if the value is one
     */
    private static ValueMapping time(
            Scalar type,
            ScalarForm form,
            SchemaBuilder schema,
            boolean optional,
            Function<Object, Object> toConnect,
            Function<Date, Object> toJava) {
        JsonFormat<Object> iso = ScalarFormats.of(type, ScalarForm.DEFAULT);
        JsonFormat<Object> format = ScalarFormats.of(type, form);
        boolean isNumber = ScalarFormats.isNumberOfTime(form);
        return scalar(type, schema, optional, toConnect, value -> {
            Object time = value instanceof Date date ? toJava.apply(date) : iso.parse((String) value);
            String json = ScalarFormats.exact(format, form, time)
                    .orElseThrow(
                            () -> new Mismatch("expected a value that the format '" + form + "' expresses completely"));
            return isNumber ? new BigDecimal(json) : json;
        });
    }

    private static ValueMapping number(Scalar type, ScalarForm form, SchemaBuilder schema, boolean optional) {
        return scalar(type, schema, optional, Function.identity(), value -> inForm(value, form));
    }

    private static ValueMapping scalar(
            Scalar type,
            SchemaBuilder schema,
            boolean optional,
            Function<Object, Object> toConnect,
            Function<Object, Object> toJava) {
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
    private static Object inForm(Object number, ScalarForm form) {
        return form.kind() == ScalarForm.Kind.STRING && number instanceof Number ? number.toString() : number;
    }

    private BigDecimal toScale(BigDecimal value) {
        try {
            return value.setScale(decimalScale, RoundingMode.UNNECESSARY);
        } catch (ArithmeticException e) {
            throw new Mismatch("expected a number with at most " + decimalScale
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
        if (instants == InstantMode.EXACT && instant.getNano() % 1_000_000 != 0) {
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
