package dev.schemac.runtime.internal.output;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Map;

/** Writes values whose kind is known only at run time, see {@link Output#untypedValue}. */
final class UntypedEncoder {

    private UntypedEncoder() {}

    /** Appends the value; the writer limits its depth, so a value that contains itself is rejected there. */
    static void append(Output out, Object value) {
        if (value == null) {
            out.nullValue();
        } else if (value instanceof String text) {
            out.value(text);
        } else if (value instanceof Number number) {
            appendNumber(out, number);
        } else if (value instanceof Boolean bool) {
            out.value(bool.booleanValue());
        } else if (value instanceof Character character) {
            out.value(character.charValue());
        } else if (out.writeEvent(value)) {
            // an event, which may be a map too
        } else if (value instanceof Map<?, ?> map) {
            appendMap(out, map);
        } else if (value instanceof Collection<?> elements) {
            out.beginArray();
            for (Object element : elements) {
                append(out, element);
            }
            out.endArray();
        } else if (value instanceof Object[] elements) {
            out.beginArray();
            for (Object element : elements) {
                append(out, element);
            }
            out.endArray();
        } else {
            appendPrimitives(out, value);
        }
    }

    private static void appendNumber(Output out, Number value) {
        if (value instanceof Integer || value instanceof Short || value instanceof Byte) {
            out.value(value.intValue());
        } else if (value instanceof Double) {
            out.value(value.doubleValue());
        } else if (value instanceof Long) {
            out.value(value.longValue());
        } else if (value instanceof Float) {
            out.value(value.floatValue());
        } else if (value instanceof BigInteger number) {
            out.value(number);
        } else if (value instanceof BigDecimal number) {
            out.value(number);
        } else {
            out.unknown(value);
        }
    }

    private static void appendMap(Output out, Map<?, ?> map) {
        out.beginObject();
        for (Map.Entry<?, ?> member : map.entrySet()) {
            if (member.getKey() instanceof String name) {
                out.name(name);
                append(out, member.getValue());
            } else {
                Object key = member.getKey();
                throw out.refused("a map with a key of "
                        + (key == null ? "null" : key.getClass().getTypeName()) + " cannot be written as JSON");
            }
        }
        out.endObject();
    }

    private static void appendPrimitives(Output out, Object value) {
        if (!value.getClass().isArray()) {
            out.unknown(value);
            return;
        }
        out.beginArray();
        if (value instanceof int[] array) {
            for (int each : array) {
                out.value(each);
            }
        } else if (value instanceof double[] array) {
            for (double each : array) {
                out.value(each);
            }
        } else if (value instanceof long[] array) {
            for (long each : array) {
                out.value(each);
            }
        } else if (value instanceof boolean[] array) {
            for (boolean each : array) {
                out.value(each);
            }
        } else if (value instanceof byte[] array) {
            for (byte each : array) {
                out.value(each);
            }
        } else if (value instanceof short[] array) {
            for (short each : array) {
                out.value(each);
            }
        } else if (value instanceof float[] array) {
            for (float each : array) {
                out.value(each);
            }
        } else {
            for (char each : (char[]) value) {
                out.value(each);
            }
        }
        out.endArray();
    }
}
