package dev.schemac.export.jsonschema;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.export.types.NamedTypes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Describes objects: their members, and which members are required. */
final class ObjectSchemas {
    private final TypeSchemas types;

    ObjectSchemas(TypeSchemas types) {
        this.types = types;
    }

    /**
     * Returns the JSON Schema of a type.
     *
     * @param type a schema, or a class of the application
     */
    Map<String, Object> schema(ValueType type) {
        if (!(type instanceof ObjectType declared)) {
            return object(type);
        }
        return declared.union().isPresent() ? union(declared, declared.union().get()) : plain(declared);
    }

    /**
     * Describes a schema without its union. A wrapped subtype is the only member of an object, whose name selects the
     * subtype.
     */
    private Map<String, Object> plain(ObjectType type) {
        Union.Strings strings = type.discriminatorStrings().get(Union.WRAPPER);
        if (strings == null || strings.others()) {
            return object(type);
        }
        Map<String, Object> object = object(type);
        Map<String, Object> properties = new LinkedHashMap<>();
        strings.listed().forEach(string -> properties.put(string, object));
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("minProperties", 1);
        schema.put("maxProperties", 1);
        schema.put("additionalProperties", false);
        return schema;
    }

    /** Describes a union: one of its subtypes, or the schema of all other objects. */
    private Map<String, Object> union(ObjectType type, Union union) {
        Set<Object> cases = new LinkedHashSet<>();
        Map<String, Object> mapping = new LinkedHashMap<>();
        for (Union.Subtype subtype : union.subtypes()) {
            Map<String, Object> schema = member(type, subtype.type());
            if (union.discriminator().isPresent() && subtype.type() != type) {
                mapping.put(subtype.string(), types.reference(subtype.type()));
            }
            cases.add(schema);
        }
        union.otherwise().ifPresent(other -> cases.add(member(type, other)));
        Map<String, Object> schema = new LinkedHashMap<>();
        type.description().ifPresent(text -> schema.put("description", text));
        schema.put("type", "object");
        schema.put("oneOf", List.copyOf(cases));
        // Validators of this keyword expect the member under this name, never under an alias.
        union.discriminator()
                .filter(name -> types.hasDiscriminators())
                .flatMap(name -> column(type, name))
                .filter(column -> column.aliases().isEmpty())
                .ifPresent(column -> {
                    Map<String, Object> discriminator = new LinkedHashMap<>();
                    discriminator.put("propertyName", column.jsonName());
                    discriminator.put("mapping", mapping);
                    schema.put("discriminator", discriminator);
                });
        return schema;
    }

    private static Optional<Column> column(ObjectType type, String name) {
        return type.allColumns().stream()
                .filter(each -> each.name().equals(name))
                .findFirst();
    }

    private Map<String, Object> member(ObjectType type, ObjectType member) {
        return type == member ? plain(type) : Map.of("$ref", types.reference(member));
    }

    /** Restricts a property to the strings of the discriminator that select the schema. */
    private static void restrict(Union.Strings strings, Map<String, Object> property) {
        if (strings.others()) {
            if (!strings.listed().isEmpty()) {
                property.put("not", Map.of("enum", strings.listed()));
            }
        } else {
            property.put("type", "string");
            property.put("enum", strings.listed());
        }
    }

    private Map<String, Object> object(ValueType type) {
        boolean dynamic = type instanceof ObjectType declared && declared.dynamic();
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        List<Object> conditions = new ArrayList<>();
        for (Column column : NamedTypes.columns(type)) {
            Map<String, Object> value = new LinkedHashMap<>();
            column.description().ifPresent(text -> value.put("description", text));
            value.putAll(types.column(column));
            Union.Strings strings = type instanceof ObjectType declared
                    ? declared.discriminatorStrings().get(column.name())
                    : null;
            boolean isRequired = column.required();
            if (strings != null) {
                restrict(strings, value);
                isRequired |= !strings.others();
            }
            properties.put(column.jsonName(), value);
            for (String alias : column.aliases()) {
                Map<String, Object> property = new LinkedHashMap<>();
                property.put("description", "Alias of '" + column.jsonName() + "'.");
                value.forEach(property::putIfAbsent);
                properties.put(alias, property);
            }
            if (!column.aliases().isEmpty()) {
                addConditions(column, isRequired, conditions);
            } else if (isRequired) {
                required.add(column.jsonName());
            }
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        if (type instanceof ObjectType declared) {
            declared.description().ifPresent(text -> schema.put("description", text));
        }
        schema.put("type", "object");
        schema.put("properties", properties);
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        if (!dynamic) {
            schema.put("additionalProperties", false);
        }
        if (!conditions.isEmpty()) {
            schema.put("allOf", conditions);
        }
        return schema;
    }

    /**
     * Adds the conditions of a column with aliases. A document contains exactly one of the names if the column is required,
     * otherwise at most one. Strict validators want each required member described next to {@code required}.
     */
    private static void addConditions(Column column, boolean required, List<Object> conditions) {
        List<String> names = new ArrayList<>();
        names.add(column.jsonName());
        names.addAll(column.aliases());
        if (required) {
            conditions.add(
                    Map.of("oneOf", names.stream().map(ObjectSchemas::present).toList()));
            return;
        }
        for (int i = 0; i < names.size(); i++) {
            for (String other : names.subList(i + 1, names.size())) {
                conditions.add(Map.of("not", present(names.get(i), other)));
            }
        }
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
