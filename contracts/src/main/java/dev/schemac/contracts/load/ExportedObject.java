package dev.schemac.contracts.load;

import dev.schemac.dsl.jsonschema.Extension;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The object schemas of {@code schemac export}, without the members that are aliases, and without wrapper objects. */
final class ExportedObject {
    private static final Set<String> OF_WRAPPERS =
            Set.of("type", "properties", "minProperties", "maxProperties", "additionalProperties", ScalarSchemas.TYPE);

    /** The keywords that limit a discriminator. */
    private static final Set<String> LIMITS = Set.of("const", "enum", "not");

    private ExportedObject() {}

    /**
     * An object schema with a property for each column.
     *
     * @param aliases the aliases of its members
     * @param wrappers the names of the member around it, if it is wrapped
     */
    record Flat(Map<String, Object> schema, Map<String, List<String>> aliases, List<String> wrappers) {
        Map<?, ?> properties() {
            return map(schema.get("properties"));
        }

        Set<Object> required() {
            return new LinkedHashSet<>(list(schema.get("required")));
        }

        boolean isOpen() {
            return !Boolean.FALSE.equals(schema.get("additionalProperties"));
        }

        /**
         * Returns whether the schema has the columns of another one.
         *
         * @param selecting the member that may be limited to other strings here
         */
        boolean inherits(Flat parent, Set<?> columns, Optional<String> selecting) {
            Set<Object> required = required();
            Set<Object> requiredByParent = parent.required();
            return (isOpen() || !parent.isOpen())
                    && columns.stream().allMatch(column -> {
                        Object own = properties().get(column);
                        Object inherited = parent.properties().get(column);
                        return Objects.equals(aliases.get(column), parent.aliases.get(column))
                                && (selecting.filter(column::equals).isPresent()
                                        ? JsonKind.same(unlimited(own), unlimited(inherited))
                                        : JsonKind.same(own, inherited)
                                                && required.contains(column) == requiredByParent.contains(column));
                    });
        }

        private static Object unlimited(Object property) {
            Map<String, Object> unlimited = copy(map(property));
            unlimited.keySet().removeAll(LIMITS);
            if (isString(unlimited)) {
                unlimited.put("type", "string");
            }
            return unlimited;
        }

        /** Returns the schema with some of its members; empty if it does not have them. */
        Optional<Flat> only(List<String> members) {
            if (!properties().keySet().containsAll(members)) {
                return Optional.empty();
            }
            Map<String, Object> kept = new LinkedHashMap<>();
            members.forEach(member -> kept.put(member, properties().get(member)));
            List<Object> required = new ArrayList<>(required());
            required.retainAll(members);
            Map<String, List<String>> ofKept = new LinkedHashMap<>(aliases);
            ofKept.keySet().retainAll(members);
            return Optional.of(new Flat(with("properties", kept, "required", required), ofKept, wrappers));
        }

        /**
         * Returns the schema with a discriminator that may be any string.
         *
         * @param inherited its property in the parent
         */
        Flat withDiscriminator(String member, Optional<Object> inherited) {
            Map<String, Object> property = copy(map(properties().get(member)));
            List<Object> required = new ArrayList<>(required());
            if (property.containsKey("const") || property.containsKey("enum")) {
                property.put("type", List.of("string", "null"));
                required.remove(member);
            }
            property.keySet().removeAll(LIMITS);
            Map<String, Object> properties = copy(properties());
            properties.put(member, inherited.orElse(property));
            return new Flat(with("properties", properties, "required", required), aliases, wrappers);
        }

        /** Returns the schema with another description; unless it stays open, it is closed. */
        Flat described(Object description, boolean staysOpen) {
            Map<String, Object> described = with("description", description, "type", "object");
            if (description == null) {
                described.remove("description");
            }
            if (!staysOpen) {
                described.put("additionalProperties", false);
            }
            return new Flat(described, aliases, wrappers);
        }

        private Map<String, Object> with(String keyword, Object value, String other, Object otherValue) {
            Map<String, Object> changed = new LinkedHashMap<>(schema);
            changed.put(keyword, value);
            changed.put(other, otherValue);
            return changed;
        }
    }

    /** Returns whether a property may be any string. */
    static boolean isString(Map<?, ?> property) {
        Object type = property.get("type");
        return "string".equals(type) || List.of("string", "null").equals(type);
    }

    /**
     * Returns an object schema.
     *
     * @param wrapped whether it may be in a wrapper object
     */
    static Optional<Flat> of(Map<?, ?> schema, boolean wrapped) {
        Map<?, ?> members = map(schema.get("properties"));
        List<String> names = members.keySet().stream().map(String.class::cast).toList();
        boolean isWrapper = wrapped
                && !names.isEmpty()
                && OF_WRAPPERS.containsAll(schema.keySet())
                && Integer.valueOf(1).equals(schema.get("minProperties"))
                && Integer.valueOf(1).equals(schema.get("maxProperties"))
                && Boolean.FALSE.equals(schema.get("additionalProperties"))
                && members.values().stream().allMatch(member -> JsonKind.same(member, members.get(names.get(0))));
        return isWrapper
                ? withoutAliases(copy(map(members.get(names.get(0)))), names)
                : withoutAliases(copy(schema), List.of());
    }

    /** Removes the aliases. Returns empty if they are not of the form that only export writes. */
    private static Optional<Flat> withoutAliases(Map<String, Object> schema, List<String> wrappers) {
        Map<String, List<String>> aliases = Extension.ALIASES.lists(schema.remove(ScalarSchemas.TYPE));
        if (!"object".equals(schema.get("type")) || !(schema.get("properties") instanceof Map<?, ?> all)) {
            return Optional.empty();
        }
        Map<String, Object> properties = copy(all);
        Set<Object> conditions = new LinkedHashSet<>(list(schema.get("allOf")));
        List<Object> required = new ArrayList<>(list(schema.get("required")));
        for (Map.Entry<String, List<String>> each : aliases.entrySet()) {
            List<String> names = new ArrayList<>(List.of(each.getKey()));
            names.addAll(each.getValue());
            boolean distinct = names.size() > 1 && new LinkedHashSet<>(names).size() == names.size();
            if (!distinct || !areAlike(names, properties)) {
                return Optional.empty();
            }
            if (conditions.removeAll(Extension.aliasConditions(names, true))) {
                required.add(each.getKey());
            } else if (!removePairs(names, conditions)) {
                return Optional.empty();
            }
            properties.keySet().removeAll(each.getValue());
        }
        if (!conditions.isEmpty()) {
            return Optional.empty();
        }
        schema.remove("allOf");
        schema.put("properties", properties);
        schema.put("required", required);
        return Optional.of(new Flat(schema, aliases, wrappers));
    }

    /** Removes the conditions of a member that is not required. Returns whether all of them were there. */
    private static boolean removePairs(List<String> names, Set<Object> conditions) {
        boolean enough = (long) names.size() * (names.size() - 1) / 2 <= conditions.size();
        Set<Object> pairs = enough ? new LinkedHashSet<>(Extension.aliasConditions(names, false)) : Set.of();
        return enough && conditions.containsAll(pairs) && conditions.removeAll(pairs);
    }

    /** Returns whether some members have the same schema, except for its description. */
    private static boolean areAlike(List<String> names, Map<String, Object> properties) {
        Map<String, Object> first = undescribed(properties.get(names.get(0)));
        return names.stream()
                .allMatch(name ->
                        properties.containsKey(name) && JsonKind.same(undescribed(properties.get(name)), first));
    }

    private static Map<String, Object> undescribed(Object schema) {
        Map<String, Object> copy = copy(map(schema));
        copy.remove("description");
        return copy;
    }

    // ---- parsed JSON of any form

    /** Returns the value, or an empty map if it is not an object. */
    static Map<?, ?> map(Object value) {
        return value instanceof Map<?, ?> map ? map : Map.of();
    }

    /** Returns the value, or an empty list if it is not an array. */
    static List<?> list(Object value) {
        return value instanceof List<?> list ? list : List.of();
    }

    /** Returns a map that the caller may change. */
    static Map<String, Object> copy(Map<?, ?> map) {
        Map<String, Object> copy = new LinkedHashMap<>();
        map.forEach((name, value) -> copy.put((String) name, value));
        return copy;
    }
}
