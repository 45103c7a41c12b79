package dev.schemac.contracts.shape;

import dev.schemac.contracts.load.JsonKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Describes a single object or array by the keywords of its members or elements. */
final class ConstantSchema {
    private ConstantSchema() {}

    /**
     * {@return the schema of a value; empty for an array with different elements}
     *
     * @param value an object or an array, as {@code UntypedParser.parseExact} returns it
     */
    static Optional<Map<String, Object>> of(Object value) {
        if (value instanceof Map<?, ?> members) {
            Map<String, Object> properties = new LinkedHashMap<>();
            members.forEach((name, member) -> properties.put((String) name, constant(member)));
            return Optional.of(Map.of(
                    "type",
                    "object",
                    "properties",
                    properties,
                    "required",
                    List.copyOf(properties.keySet()),
                    "additionalProperties",
                    false));
        }
        List<?> elements = (List<?>) value;
        if (elements.stream().map(JsonKind::key).distinct().count() > 1) {
            return Optional.empty();
        }
        Map<String, Object> array =
                new LinkedHashMap<>(Map.of("type", "array", "minItems", elements.size(), "maxItems", elements.size()));
        if (!elements.isEmpty()) {
            array.put("items", constant(elements.get(0)));
        }
        return Optional.of(array);
    }

    private static Map<String, Object> constant(Object value) {
        Map<String, Object> constant = new LinkedHashMap<>();
        constant.put("const", value);
        return constant;
    }
}
