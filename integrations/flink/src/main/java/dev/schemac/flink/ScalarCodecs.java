package dev.schemac.flink;

import dev.schemac.flink.BinaryInput.DamagedEventException;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.internal.integration.WriterPool;
import dev.schemac.runtime.support.JsonFormat;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * The scalar types of a schema by their names in {@code EventType.Column.schemaType()}: their forms in Java, as
 * bytes, and as JSON for a migration. Each type with a shorter form than its string has a row; {@link JsonFormat} lists the
 * others.
 */
final class ScalarCodecs {
    /** Reads every written value, however large: the limits of the source have been applied already. */
    static final JsonOptions READ = JsonOptions.DEFAULT
            .withMaxDepth(BinaryOutput.MOST_LEVELS)
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxDecimalScale(Integer.MAX_VALUE)
            .withMaxEventBytes(Integer.MAX_VALUE);

    /**
     * A scalar.
     *
     * @param type the class of its values
     * @param primitive the same in an array of primitives and in a bean, or null
     */
    record Scalar<V>(Class<V> type, Class<?> primitive, Writing<V> writing, Reading<V> reading, ToJson<V> toJson)
            implements ValueCodec<V> {
        @Override
        public void write(V value, BinaryOutput out) {
            writing.write(value, out);
        }

        @Override
        public V read(BinaryInput in) throws DamagedEventException {
            return reading.read(in);
        }

        /** Reads a value and writes it as JSON. */
        void toJson(BinaryInput in, JsonWriter out) throws DamagedEventException {
            toJson.write(reading.read(in), out);
        }
    }

    interface Writing<V> {
        void write(V value, BinaryOutput out);
    }

    interface Reading<V> {
        V read(BinaryInput in) throws DamagedEventException;
    }

    interface ToJson<V> {
        void write(V value, JsonWriter out);
    }

    /** What {@link BigInteger} supports. */
    private static final int MOST_BYTES_OF_INTEGER = 1 << 28;

    private static final WriterPool WRITERS = new WriterPool(JsonOptions.DEFAULT);

    private static final String UNTYPED = "Object";
    private static final String UNTYPED_MAP = "Map";

    private static final Map<String, Scalar<?>> SCALARS = new HashMap<>();

    static {
        scalar(
                "string",
                String.class,
                (text, out) -> out.putText(text),
                BinaryInput::takeText,
                (text, out) -> out.value(text));
        primitive(
                "boolean",
                Boolean.class,
                boolean.class,
                (value, out) -> out.putBoolean(value),
                in -> in.takeBoolean("a boolean"),
                (value, out) -> out.value((boolean) value));
        primitive(
                "char",
                Character.class,
                char.class,
                (value, out) -> out.putChar(value),
                in -> in.takeChar("a char"),
                (value, out) -> out.value((char) value));
        primitive(
                "byte",
                Byte.class,
                byte.class,
                (value, out) -> out.putByte(value),
                in -> in.takeByte("a byte"),
                (value, out) -> out.value((int) value));
        primitive(
                "short",
                Short.class,
                short.class,
                (value, out) -> out.putChar((char) (short) value),
                in -> (short) in.takeChar("a short"),
                (value, out) -> out.value((int) value));
        primitive(
                "int",
                Integer.class,
                int.class,
                (value, out) -> out.putInt(value),
                in -> in.takeInt("an int"),
                (value, out) -> out.value((int) value));
        primitive(
                "long",
                Long.class,
                long.class,
                (value, out) -> out.putLong(value),
                in -> in.takeLong("a long"),
                (value, out) -> out.value((long) value));
        primitive(
                "float",
                Float.class,
                float.class,
                (value, out) -> out.putInt(Float.floatToRawIntBits(value)),
                in -> Float.intBitsToFloat(in.takeInt("a float")),
                (value, out) -> out.value((float) value));
        primitive(
                "double",
                Double.class,
                double.class,
                (value, out) -> out.putLong(Double.doubleToRawLongBits(value)),
                in -> Double.longBitsToDouble(in.takeLong("a double")),
                (value, out) -> out.value((double) value));
        scalar(
                "biginteger",
                BigInteger.class,
                (value, out) -> out.putBytes(value.toByteArray()),
                ScalarCodecs::readBigInteger,
                (value, out) -> out.value(value));
        scalar(
                "bigdecimal",
                BigDecimal.class,
                ScalarCodecs::writeBigDecimal,
                ScalarCodecs::readBigDecimal,
                (value, out) -> out.value(value));
        scalar(
                UNTYPED,
                Object.class,
                ScalarCodecs::writeUntyped,
                in -> readUntyped(in, "a value"),
                (value, out) -> out.untypedValue(value));
        scalar(
                UNTYPED_MAP,
                Map.class,
                ScalarCodecs::writeUntyped,
                ScalarCodecs::readMembers,
                (value, out) -> out.untypedValue(value));

        format(
                JsonFormat.UUID,
                UUID.class,
                ScalarCodecs::writeUuid,
                in -> new UUID(in.takeLong("a UUID"), in.takeLong("a UUID")));
        format(
                JsonFormat.INSTANT,
                Instant.class,
                (value, out) -> seconds(value.getEpochSecond(), value.getNano(), out),
                in -> Instant.ofEpochSecond(in.takeLong("an Instant"), nanos(in)));
        format(
                JsonFormat.DURATION,
                Duration.class,
                (value, out) -> seconds(value.getSeconds(), value.getNano(), out),
                in -> Duration.ofSeconds(in.takeLong("a Duration"), nanos(in)));
        format(
                JsonFormat.LOCAL_DATE,
                LocalDate.class,
                (value, out) -> out.putLong(value.toEpochDay()),
                in -> LocalDate.ofEpochDay(in.takeLong("a LocalDate")));
        format(
                JsonFormat.LOCAL_TIME,
                LocalTime.class,
                (value, out) -> out.putLong(value.toNanoOfDay()),
                in -> LocalTime.ofNanoOfDay(in.takeLong("a LocalTime")));
        format(
                JsonFormat.LOCAL_DATE_TIME,
                LocalDateTime.class,
                ScalarCodecs::writeDateTime,
                ScalarCodecs::readDateTime);
        binary("", JsonFormat.BASE64_MIME_NO_LINEFEEDS);
        binary("(url)", JsonFormat.BASE64_URL);
        binary("(mime)", JsonFormat.BASE64_MIME);
        binary("(pem)", JsonFormat.BASE64_PEM);
        for (Field field : JsonFormat.class.getFields()) {
            if (field.getGenericType() instanceof ParameterizedType type && type.getRawType() == JsonFormat.class) {
                addString(field, (Class<?>) type.getActualTypeArguments()[0]);
            }
        }
    }

    /** Adds a type without a shorter form: its bytes are its string. */
    @SuppressWarnings("unchecked") // the argument of the field's type
    private static <V> void addString(Field field, Class<V> type) {
        JsonFormat<V> format;
        try {
            format = (JsonFormat<V>) field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
        // the others are forms of a type that is there already
        boolean ofType = format.name().equals(type.getSimpleName());
        if (ofType && !SCALARS.containsKey(format.name())) {
            format(format, type, (value, out) -> out.putText(format.format(value)), in -> format.parse(in.takeText()));
        }
    }

    private ScalarCodecs() {}

    /** {@return the codec of a type; null for a class, an array, a list or a map} */
    static Scalar<?> named(String schemaType) {
        Scalar<?> scalar = SCALARS.get(schemaType);
        if (scalar != null || !schemaType.endsWith(")")) {
            return scalar;
        }
        // The form that a value has in JSON, in parentheses, is not that of its codec.
        return SCALARS.get(schemaType.substring(0, schemaType.indexOf('(')));
    }

    /** {@return the types that are one JSON string, number or boolean} */
    static Set<String> names() {
        Set<String> names = new HashSet<>(SCALARS.keySet());
        names.removeAll(Set.of(UNTYPED, UNTYPED_MAP));
        return Set.copyOf(names);
    }

    private static <V> void primitive(
            String name, Class<V> boxed, Class<?> primitive, Writing<V> writing, Reading<V> reading, ToJson<V> toJson) {
        SCALARS.put(name, new Scalar<>(boxed, primitive, writing, reading, toJson));
    }

    private static <V> void scalar(
            String name, Class<V> type, Writing<V> writing, Reading<V> reading, ToJson<V> toJson) {
        primitive(name, type, null, writing, reading, toJson);
    }

    /** Adds a format with a shorter binary form than its string. */
    private static <V> void format(JsonFormat<V> format, Class<V> type, Writing<V> writing, Reading<V> reading) {
        scalar(format.name(), type, writing, checked(format, reading), (value, out) -> out.value(format.format(value)));
    }

    private static void binary(String variant, JsonFormat<byte[]> format) {
        scalar(
                "binary" + variant,
                byte[].class,
                (value, out) -> out.putBytes(value),
                BinaryInput::takeBytes,
                (value, out) -> out.value(format.format(value)));
    }

    /** Reports a value that the class rejects as damaged. */
    private static <V> Reading<V> checked(JsonFormat<V> format, Reading<V> reading) {
        return in -> {
            try {
                return reading.read(in);
            } catch (DateTimeException | ArithmeticException | IllegalArgumentException e) {
                throw in.damagedBefore(0, "a value of " + format.name() + " before this", "an invalid one");
            }
        };
    }

    private static BigInteger readBigInteger(BinaryInput in) throws DamagedEventException {
        byte[] value = in.takeBytes();
        if (value.length == 0 || value.length > MOST_BYTES_OF_INTEGER) {
            throw in.damaged("the bytes of an integer before this", value.length + " bytes");
        }
        return new BigInteger(value);
    }

    private static void writeBigDecimal(BigDecimal value, BinaryOutput out) {
        out.putInt(value.scale());
        out.putBytes(value.unscaledValue().toByteArray());
    }

    private static BigDecimal readBigDecimal(BinaryInput in) throws DamagedEventException {
        int scale = in.takeInt("the scale of a decimal");
        return new BigDecimal(readBigInteger(in), scale);
    }

    private static void writeUuid(UUID value, BinaryOutput out) {
        out.putLong(value.getMostSignificantBits());
        out.putLong(value.getLeastSignificantBits());
    }

    private static void seconds(long seconds, int nanos, BinaryOutput out) {
        out.putLong(seconds);
        out.putInt(nanos);
    }

    private static int nanos(BinaryInput in) throws DamagedEventException {
        int nanos = in.takeInt("nanoseconds");
        if (nanos < 0 || nanos > 999_999_999) {
            throw in.damagedBefore(Integer.BYTES, "nanoseconds", String.valueOf(nanos));
        }
        return nanos;
    }

    private static void writeDateTime(LocalDateTime value, BinaryOutput out) {
        out.putLong(value.toLocalDate().toEpochDay());
        out.putLong(value.toLocalTime().toNanoOfDay());
    }

    private static LocalDateTime readDateTime(BinaryInput in) throws DamagedEventException {
        LocalDate date = LocalDate.ofEpochDay(in.takeLong("a LocalDateTime"));
        return LocalDateTime.of(date, LocalTime.ofNanoOfDay(in.takeLong("a LocalDateTime")));
    }

    /** Writes an untyped value as JSON, in an array of one element, because a document is not a scalar. */
    static void writeUntyped(Object value, BinaryOutput out) {
        JsonWriter json = WRITERS.take();
        json.beginArray();
        json.untypedValue(value);
        json.endArray();
        out.putCount(json.size());
        int at = out.reserve(json.size());
        json.copyTo(out.bytes, at);
        WRITERS.give(json);
    }

    private static Object readUntyped(BinaryInput in, String expected) throws DamagedEventException {
        byte[] json = in.takeBytes();
        try {
            if (RuntimeAccess.parseUntypedArrays(json, READ) instanceof Object[] array && array.length == 1) {
                return array[0];
            }
        } catch (JsonParseException e) {
            throw in.damaged(expected + " as JSON before this", "invalid JSON: " + e.getMessage());
        }
        throw in.damaged(expected + " as JSON before this", "something else");
    }

    /** An untyped map, as undeclared members are. */
    @SuppressWarnings("unchecked") // a JSON object
    static Map<String, Object> readMembers(BinaryInput in) throws DamagedEventException {
        if (readUntyped(in, "an object") instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw in.damaged("an object as JSON before this", "another value");
    }
}
