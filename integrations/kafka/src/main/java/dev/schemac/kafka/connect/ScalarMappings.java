package dev.schemac.kafka.connect;

import dev.schemac.runtime.internal.integration.ScalarForms;
import dev.schemac.runtime.internal.integration.TypeSyntax;
import dev.schemac.runtime.support.JsonConstant;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Date;
import java.util.Set;
import java.util.function.Function;
import org.apache.kafka.connect.data.Decimal;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Timestamp;

/** The scalar types of a schema by their names in {@code EventType.Column.schemaType()}. */
final class ScalarMappings {
    /** The parameter of the schema of an enum: its strings, as a JSON array. */
    static final String ALLOWED = "allowed";

    private static final long MILLIS_OF_DAY = 86_400_000L;

    private static final Set<String> TIMES =
            Set.of("LocalDate", "LocalTime", "LocalDateTime", "OffsetDateTime", "ZonedDateTime", "Instant", "Duration");

    private final int decimalScale;
    private final InstantMode instants;

    ScalarMappings(int decimalScale, InstantMode instants) {
        this.decimalScale = decimalScale;
        this.instants = instants;
    }

    /**
     * Returns the mapping of a scalar type, or null for another type.
     *
     * @param schemaType the name with its format, {@code Instant(epoch-millis)} for example
     */
    ValueMapping of(String schemaType, boolean optional) {
        String name = TypeSyntax.name(schemaType);
        String format = TypeSyntax.form(schemaType);
        if (TIMES.contains(name)) {
            return time(name, format, optional);
        }
        return switch (name) {
            case "string", "char", "UUID", "URI", "URL" ->
                scalar(name, SchemaBuilder.string(), optional, Object::toString, Function.identity());
            case "boolean" -> scalar(name, SchemaBuilder.bool(), optional, Function.identity(), Function.identity());
            case "byte" -> number(name, format, SchemaBuilder.int8(), optional);
            case "short" -> number(name, format, SchemaBuilder.int16(), optional);
            case "int" -> number(name, format, SchemaBuilder.int32(), optional);
            case "long" -> number(name, format, SchemaBuilder.int64(), optional);
            case "float" -> number(name, format, SchemaBuilder.float32(), optional);
            case "double" -> number(name, format, SchemaBuilder.float64(), optional);
            case "biginteger" ->
                scalar(
                        name,
                        Decimal.builder(0),
                        optional,
                        value -> new BigDecimal((BigInteger) value),
                        value -> inFormat(
                                value instanceof BigDecimal decimal ? decimal.toBigIntegerExact() : value, format));
            case "bigdecimal" ->
                scalar(
                        name,
                        Decimal.builder(decimalScale),
                        optional,
                        value -> toScale((BigDecimal) value),
                        value -> inFormat(
                                value instanceof BigDecimal decimal ? ScalarForms.plain(decimal) : value, format));
            case "binary" ->
                scalar(
                        name,
                        SchemaBuilder.bytes(),
                        optional,
                        Function.identity(),
                        value -> ScalarForms.base64(format).format(bytes(value)));
            default -> null;
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

    private ValueMapping time(String name, String format, boolean optional) {
        if (name.equals("LocalDate")) {
            return scalar(
                    name,
                    org.apache.kafka.connect.data.Date.builder(),
                    optional,
                    date -> toDate((LocalDate) date),
                    value -> json(name, format, value instanceof Date date ? localDate(date) : parse(name, value)));
        } else if (name.equals("Instant") && instants != InstantMode.STRING) {
            return scalar(
                    name,
                    Timestamp.builder(),
                    optional,
                    instant -> toTimestamp((Instant) instant),
                    value -> json(
                            name,
                            format,
                            value instanceof Date date ? Instant.ofEpochMilli(date.getTime()) : parse(name, value)));
        }
        return scalar(
                name,
                SchemaBuilder.string(),
                optional,
                time -> ScalarForms.format(name, "").format(time),
                value -> json(name, format, parse(name, value)));
    }

    private static ValueMapping number(String name, String format, SchemaBuilder schema, boolean optional) {
        return scalar(name, schema, optional, Function.identity(), value -> inFormat(value, format));
    }

    private static ValueMapping scalar(
            String name,
            SchemaBuilder schema,
            boolean optional,
            Function<Object, Object> toConnect,
            Function<Object, Object> toJava) {
        return new ScalarMapping(name, (optional ? schema.optional() : schema).build(), toConnect, toJava);
    }

    /** Returns the number as {@code format=string} requires it. */
    private static Object inFormat(Object number, String format) {
        return format.equals("string") && number instanceof Number ? number.toString() : number;
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

    /** Parses a date or time in ISO form, in whatever format the column has it in JSON. */
    private static Object parse(String name, Object value) {
        return ScalarForms.format(name, "").parse((String) value);
    }

    /** Returns a date or time as the column has it in JSON. */
    private static Object json(String name, String format, Object value) {
        String json = ScalarForms.format(name, format).format(value);
        return ScalarForms.isNumber(format) ? new BigDecimal(json) : json;
    }
}
