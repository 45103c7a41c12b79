package dev.schemac.benchmarks.contender.limit;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;

/** The values of one document in the order of the schema: strings as known ranges of bytes, numbers as numbers. */
final class Tape {
    /** Bytes in a line of the cache. */
    private static final int LINE = 64;

    private final byte[] text;
    private final Charset charset;

    /** Starts and ends of strings, integers, lengths of arrays; -1 is the length of an absent value. */
    private final long[] longs;

    private final double[] doubles;
    private int nextLong;
    private int nextDouble;
    private int position;

    private Tape(byte[] text, Charset charset, long[] longs, double[] doubles) {
        this.text = text;
        this.charset = charset;
        this.longs = longs;
        this.doubles = doubles;
    }

    static Tape of(Object model) {
        Recorder recorder = new Recorder();
        recorder.members(model);
        return new Tape(
                recorder.text.toByteArray(),
                recorder.latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8,
                recorder.longs.build().toArray(),
                recorder.doubles.build().toArray());
    }

    /** A copy at the beginning; it shares the values, so each thread can have one. */
    Tape rewind() {
        return new Tape(text, charset, longs, doubles);
    }

    /** Reads one value of each line of the cache. */
    int touch() {
        int mix = text.length;
        for (int i = 0; i < text.length; i += LINE) {
            mix += text[i];
        }
        for (int i = 0; i < longs.length; i += LINE / Long.BYTES) {
            mix += (int) longs[i];
        }
        for (int i = 0; i < doubles.length; i += LINE / Double.BYTES) {
            mix += (int) doubles[i];
        }
        return mix;
    }

    String text() {
        int length = (int) longs[nextLong++];
        if (length < 0) {
            return null;
        }
        String value = new String(text, position, length, charset);
        position += length;
        return value;
    }

    int count() {
        return (int) longs[nextLong++];
    }

    int intValue() {
        return (int) longs[nextLong++];
    }

    long longValue() {
        return longs[nextLong++];
    }

    double doubleValue() {
        return doubles[nextDouble++];
    }

    boolean flag() {
        return longs[nextLong++] != 0;
    }

    /** Whether the boxed value that comes next is there. */
    boolean present() {
        return longs[nextLong++] != 0;
    }

    UUID uuid() {
        return new UUID(longs[nextLong++], longs[nextLong++]);
    }

    BigDecimal decimal() {
        return BigDecimal.valueOf(longs[nextLong++], (int) longs[nextLong++]);
    }

    LocalDate date() {
        return LocalDate.of((int) longs[nextLong++], (int) longs[nextLong++], (int) longs[nextLong++]);
    }

    OffsetDateTime time() {
        LocalDate date = date();
        return OffsetDateTime.of(date, LocalTime.ofNanoOfDay(longs[nextLong++]), ZoneOffset.UTC);
    }

    /** Records a document once, beforehand. */
    private static final class Recorder {
        private final ByteArrayOutputStream text = new ByteArrayOutputStream();
        private final LongStream.Builder longs = LongStream.builder();
        private final DoubleStream.Builder doubles = DoubleStream.builder();
        private boolean latin = true;

        private void members(Object bean) {
            try {
                for (Field field : bean.getClass().getFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        value(field.getType(), field.get(bean));
                    }
                }
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException("cannot read " + bean.getClass(), e);
            }
        }

        private void value(Class<?> type, Object value) {
            if (type == String.class) {
                string((String) value);
            } else if (Number.class.isAssignableFrom(type) && type != BigDecimal.class || type == Boolean.class) {
                longs.add(value == null ? 0 : 1);
                if (value != null) {
                    scalar(value);
                }
            } else if (type.isArray() && value != null) {
                longs.add(Array.getLength(value));
                for (int i = 0; i < Array.getLength(value); i++) {
                    value(type.getComponentType(), Array.get(value, i));
                }
            } else if (value instanceof List<?> list) {
                longs.add(list.size());
                list.forEach(element -> string((String) element));
            } else {
                scalar(value);
            }
        }

        private void string(String value) {
            if (value == null) {
                longs.add(-1);
                return;
            }
            byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
            latin &= bytes.length == value.length();
            longs.add(bytes.length);
            text.writeBytes(bytes);
        }

        private void scalar(Object value) {
            if (value instanceof Integer || value instanceof Long) {
                longs.add(((Number) value).longValue());
            } else if (value instanceof Double number) {
                doubles.add(number);
            } else if (value instanceof Boolean flag) {
                longs.add(flag ? 1 : 0);
            } else if (value instanceof Enum<?> constant) {
                longs.add(constant.ordinal());
            } else if (value instanceof UUID uuid) {
                longs.add(uuid.getMostSignificantBits()).add(uuid.getLeastSignificantBits());
            } else if (value instanceof BigDecimal decimal) {
                longs.add(decimal.unscaledValue().longValueExact()).add(decimal.scale());
            } else if (value instanceof LocalDate date) {
                date(date);
            } else if (value instanceof OffsetDateTime time) {
                date(time.toLocalDate());
                longs.add(time.toLocalTime().toNanoOfDay());
            } else {
                members(value);
            }
        }

        private void date(LocalDate date) {
            longs.add(date.getYear()).add(date.getMonthValue()).add(date.getDayOfMonth());
        }
    }
}
