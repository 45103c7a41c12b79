package dev.schemac.fuzzing;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.testing.ScalarSamples;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Compares the JSON of an event of the schema {@code Everything} with the tokens of jackson-core and the classes of the JDK.
 * Each value has the JSON form of its type, and there are no other members.
 */
final class WrittenValues {
    private final Base64.Decoder mime = Base64.getMimeDecoder();
    private final Base64.Decoder url = Base64.getUrlDecoder();

    /** {@return the first difference, or null} */
    String difference(JsonEvent event, Object written) {
        if (!(written instanceof JsonTree.Members members)) {
            return "no object: " + written;
        }
        Map<String, Object> left = new HashMap<>();
        for (JsonTree.Member member : members.list()) {
            if (left.containsKey(member.name())) {
                return "the member '" + member.name() + "' twice";
            }
            left.put(member.name(), member.value());
        }
        for (Map.Entry<String, Object> column : event.asMap().entrySet()) {
            String name = column.getKey();
            boolean isUrl = name.equals("url");
            Object value = left.remove(name);
            if (!isSame(column.getValue(), value, isUrl)) {
                return name + ": " + shown(column.getValue()) + " as " + value;
            }
        }
        return left.values().stream().allMatch(Objects::isNull) ? null : "undeclared members " + left.keySet();
    }

    private boolean isSame(Object value, Object written, boolean isUrl) {
        if (value == null || written == null) {
            return value == null && written == null;
        } else if (value instanceof byte[] bytes && written instanceof String text) {
            return Arrays.equals(bytes, (isUrl ? url : mime).decode(text));
        } else if (value instanceof Double || value instanceof Float) {
            return written instanceof JsonTree.Number number
                    && (value instanceof Double
                                    ? (Object) Double.valueOf(number.text())
                                    : (Object) Float.valueOf(number.text()))
                            .equals(value);
        } else if (value instanceof BigDecimal) {
            return written instanceof JsonTree.Number number && new BigDecimal(number.text()).equals(value);
        } else if (value instanceof Number) {
            return written instanceof JsonTree.Number number && number.text().equals(value.toString());
        } else if (value instanceof Boolean) {
            return value.equals(written);
        } else if (value instanceof JsonEvent event) {
            return difference(event, written) == null;
        } else if (value instanceof Map<?, ?> map) {
            return written instanceof JsonTree.Members members && areSame(map, members);
        } else if (value instanceof List<?> list) {
            return areSame(list.toArray(), written);
        } else if (value.getClass().isArray()) {
            return areSame(value, written);
        }
        return ScalarSamples.of(value.getClass())
                .map(samples -> samples.string(value))
                .orElseGet(value::toString)
                .equals(written);
    }

    private boolean areSame(Map<?, ?> map, JsonTree.Members members) {
        return map.size() == members.list().size()
                && members.list().stream()
                        .allMatch(member -> map.containsKey(member.name())
                                && isSame(map.get(member.name()), member.value(), false));
    }

    private boolean areSame(Object array, Object written) {
        if (!(written instanceof List<?> elements) || elements.size() != Array.getLength(array)) {
            return false;
        }
        for (int i = 0; i < elements.size(); i++) {
            if (!isSame(Array.get(array, i), elements.get(i), false)) {
                return false;
            }
        }
        return true;
    }

    private static String shown(Object value) {
        return value == null ? "null" : value.getClass().getSimpleName() + " " + value;
    }
}
