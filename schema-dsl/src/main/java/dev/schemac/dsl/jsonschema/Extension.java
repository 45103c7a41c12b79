package dev.schemac.dsl.jsonschema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The members of {@code x-schemac} if its value is an object. They express facts about exported schemas that JSON Schema cannot
 * express, for the import. The keywords beside them describe the same documents without them, so validators may ignore them.
 * A string instead of an object is a type, see {@link JsonScalar}.
 */
public enum Extension {
    /**
     * In a definition: a string, the name of the schema or enum, unless the import makes the same name from the key. Also in an
     * enum with one constant, which would be a string otherwise.
     */
    NAME,
    /** In a definition: a string, the reference to the schema that this schema inherits from. */
    INHERITS,
    /** In a subtype that is also the one for unknown strings: the array of its discriminator values. */
    VALUES,
    /** In an object: the names of members, each with the array of its aliases. */
    ALIASES,
    /** In a union: a string, the member that selects one of the schemas in {@code oneOf}. */
    DISCRIMINATOR,
    /** In a union: true if each schema in {@code oneOf} is an object in a wrapping object. */
    WRAPPER,
    /**
     * In a union: the array of the members that the schemas in {@code oneOf} inherit. In another object: an empty array, if it is
     * a schema without columns and not a map.
     */
    COLUMNS,
    /** In an enum column that accepts unknown strings: the constant that such a string becomes, or null. */
    UNKNOWN;

    private static final String KEYWORD = ScalarSchemas.TYPE;

    /** Writes the member into the {@code x-schemac} of a schema. */
    @SuppressWarnings("unchecked")
    public void write(Map<String, Object> schema, Object value) {
        ((Map<String, Object>) schema.computeIfAbsent(KEYWORD, keyword -> new LinkedHashMap<>())).put(word(), value);
    }

    /** {@return whether the value of {@code x-schemac} has the member} */
    public boolean isIn(Object keyword) {
        return keyword instanceof Map<?, ?> members && members.containsKey(word());
    }

    /** {@return the member in the value of {@code x-schemac} if it is a string} */
    public Optional<String> string(Object keyword) {
        return value(keyword) instanceof String string ? Optional.of(string) : Optional.empty();
    }

    /** {@return the strings of the member in the value of {@code x-schemac}, empty if it is not an array of strings} */
    public List<String> strings(Object keyword) {
        return stringsIn(value(keyword));
    }

    /** {@return the member in the value of {@code x-schemac}, empty if it is not an object with arrays of strings} */
    public Map<String, List<String>> lists(Object keyword) {
        Map<String, List<String>> lists = new LinkedHashMap<>();
        if (value(keyword) instanceof Map<?, ?> members) {
            members.forEach((name, value) -> lists.put((String) name, stringsIn(value)));
        }
        return lists;
    }

    private static List<String> stringsIn(Object value) {
        return value instanceof List<?> list && list.stream().allMatch(String.class::isInstance)
                ? list.stream().map(String.class::cast).toList()
                : List.of();
    }

    private Object value(Object keyword) {
        return keyword instanceof Map<?, ?> members ? members.get(word()) : null;
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * {@return whether the import makes the same name from the key of a definition} It writes other keys in UpperCamelCase.
     */
    public static boolean isNameOfKey(String name) {
        return name.matches("[A-Z][A-Za-z0-9]*");
    }

    /**
     * Returns the conditions on a member with aliases, each an element of {@code allOf}. A document contains exactly one of the
     * names if the member is required, otherwise at most one. Strict validators want each required member described next to
     * {@code required}.
     */
    public static List<Map<String, Object>> aliasConditions(List<String> names, boolean required) {
        if (required) {
            return List.of(
                    Map.of("oneOf", names.stream().map(name -> present(name)).toList()));
        }
        List<Map<String, Object>> conditions = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            for (String other : names.subList(i + 1, names.size())) {
                conditions.add(Map.of("not", present(names.get(i), other)));
            }
        }
        return conditions;
    }

    private static Map<String, Object> present(String... names) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List.of(names).forEach(name -> properties.put(name, true));
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("properties", properties);
        schema.put("required", List.of(names));
        return schema;
    }
}
