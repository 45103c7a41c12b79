package dev.schemac.flink.internal.binary;

import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;
import dev.schemac.integrations.common.ScalarFormats;
import dev.schemac.integrations.common.WriterPool;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Map;
import java.util.UUID;

/**
 * The binary form of each scalar type, and its JSON for a migration. A type without a shorter form than its string
 * consists of that string.
 */
public final class ScalarCodecs {
    /** Reads every written value, however large: the limits of the source have been applied already. */
    public static final JsonOptions READ = JsonOptions.DEFAULT
            .withMaxDepth(BinaryOutput.MOST_LEVELS)
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxDecimalScale(Integer.MAX_VALUE)
            .withMaxEventBytes(Integer.MAX_VALUE);

    /** A scalar, with its JSON in the form of the column. */
    record ScalarCodec<V>(Writing<V> writing, Reading<V> reading, ToJson<V> toJson) implements ValueCodec<V> {
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

    /** Any JSON value. */
    static final ScalarCodec<Object> ANY = new ScalarCodec<>(
            ScalarCodecs::writeUntyped, in -> readUntyped(in, "a value"), (value, out) -> out.untypedValue(value));

    /** Any JSON object. */
    static final ScalarCodec<Map<String, Object>> ANY_OBJECT = new ScalarCodec<>(
            ScalarCodecs::writeUntyped, ScalarCodecs::readMembers, (value, out) -> out.untypedValue(value));

    private final Scalar type;
    private final ScalarForm form;

    private ScalarCodecs(Scalar type, ScalarForm form) {
        this.type = type;
        this.form = form;
    }

    /** {@return the codec of a type; the form affects its JSON only} */
    static ScalarCodec<?> of(Scalar type, ScalarForm form) {
        return new ScalarCodecs(type, form).codec();
    }

    private ScalarCodec<?> codec() {
        return switch (type) {
            case STRING ->
                plain(
                        (String string, BinaryOutput out) -> out.putText(string),
                        BinaryInput::takeText,
                        (string, out) -> out.value(string));
            case BOOLEAN ->
                plain(
                        (Boolean value, BinaryOutput out) -> out.putBoolean(value),
                        in -> in.takeBoolean("a boolean"),
                        (value, out) -> out.value((boolean) value));
            case CHAR ->
                plain(
                        (Character value, BinaryOutput out) -> out.putChar(value),
                        in -> in.takeChar("a char"),
                        (value, out) -> out.value((char) value));
            case BYTE -> number((Byte value, BinaryOutput out) -> out.putByte(value), in -> in.takeByte("a byte"));
            case SHORT ->
                number((Short value, BinaryOutput out) -> out.putChar((char) (short) value), in ->
                        (short) in.takeChar("a short"));
            case INT -> number((Integer value, BinaryOutput out) -> out.putInt(value), in -> in.takeInt("an int"));
            case LONG -> number((Long value, BinaryOutput out) -> out.putLong(value), in -> in.takeLong("a long"));
            case FLOAT ->
                number(
                        (Float value, BinaryOutput out) -> out.putInt(Float.floatToRawIntBits(value)),
                        in -> Float.intBitsToFloat(in.takeInt("a float")));
            case DOUBLE ->
                number(
                        (Double value, BinaryOutput out) -> out.putLong(Double.doubleToRawLongBits(value)),
                        in -> Double.longBitsToDouble(in.takeLong("a double")));
            case BIG_INTEGER ->
                number(
                        (BigInteger value, BinaryOutput out) -> out.putBytes(value.toByteArray()),
                        ScalarCodecs::readBigInteger);
            case BIG_DECIMAL -> number(ScalarCodecs::writeBigDecimal, ScalarCodecs::readBigDecimal);
            case UUID ->
                formatted(ScalarCodecs::writeUuid, in -> new UUID(in.takeLong("a UUID"), in.takeLong("a UUID")));
            case INSTANT ->
                formatted(
                        (Instant value, BinaryOutput out) -> seconds(value.getEpochSecond(), value.getNano(), out),
                        in -> Instant.ofEpochSecond(in.takeLong("an Instant"), nanos(in)));
            case DURATION ->
                formatted(
                        (Duration value, BinaryOutput out) -> seconds(value.getSeconds(), value.getNano(), out),
                        in -> Duration.ofSeconds(in.takeLong("a Duration"), nanos(in)));
            case LOCAL_DATE ->
                formatted(
                        (LocalDate value, BinaryOutput out) -> out.putLong(value.toEpochDay()),
                        in -> LocalDate.ofEpochDay(in.takeLong("a LocalDate")));
            case LOCAL_TIME ->
                formatted(
                        (LocalTime value, BinaryOutput out) -> out.putLong(value.toNanoOfDay()),
                        in -> LocalTime.ofNanoOfDay(in.takeLong("a LocalTime")));
            case LOCAL_DATE_TIME -> formatted(ScalarCodecs::writeDateTime, ScalarCodecs::readDateTime);
            case BINARY -> formatted((byte[] value, BinaryOutput out) -> out.putBytes(value), BinaryInput::takeBytes);
            case URI, URL, MONTH_DAY, YEAR, OFFSET_DATE_TIME, ZONED_DATE_TIME -> {
                JsonFormat<Object> iso = ScalarFormats.of(type, ScalarForm.DEFAULT);
                yield formatted((value, out) -> out.putText(iso.format(value)), in -> iso.parse(in.takeText()));
            }
        };
    }

    private static <V> ScalarCodec<V> plain(Writing<V> writing, Reading<V> reading, ToJson<V> toJson) {
        return new ScalarCodec<>(writing, reading, toJson);
    }

    /** Returns the codec of a number, which some columns have as a string in JSON. */
    private <V extends Number> ScalarCodec<V> number(Writing<V> writing, Reading<V> reading) {
        return form.kind() == ScalarForm.Kind.DEFAULT
                ? new ScalarCodec<>(writing, reading, (value, out) -> out.untypedValue(value))
                : formatted(writing, reading);
    }

    /** Returns the codec of a type whose JSON is a string, or the number of a point in time or a duration. */
    private <V> ScalarCodec<V> formatted(Writing<V> writing, Reading<V> reading) {
        JsonFormat<Object> format = ScalarFormats.of(type, form);
        boolean isNumber = ScalarFormats.isNumberOfTime(form);
        return new ScalarCodec<>(writing, checked(reading), (value, out) -> {
            String json = ScalarFormats.exact(format, form, value)
                    .orElseThrow(() -> new JsonWriteException(
                            "the format '" + form + "' would lose a part of a value of type " + type));
            if (isNumber) {
                out.rawValue(json);
            } else {
                out.value(json);
            }
        });
    }

    /** Reports a value that the class rejects as damaged. */
    private <V> Reading<V> checked(Reading<V> reading) {
        return in -> {
            try {
                return reading.read(in);
            } catch (DateTimeException | ArithmeticException | IllegalArgumentException e) {
                throw in.damagedBefore(0, "a value of " + type + " before this", "an invalid one");
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
