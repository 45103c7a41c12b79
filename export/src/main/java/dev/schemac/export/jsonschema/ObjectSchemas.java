package dev.schemac.export.jsonschema;

import dev.schemac.dsl.jsonschema.Extension;
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
record ObjectSchemas(TypeSchemas types) {
    /**
     * Returns the JSON Schema of a type. The caller may change the map.
     *
     * @param type a schema, or a class of the application
     */
    Map<String, Object> schema(ValueType type) {
        if (!(type instanceof ObjectType declared)) {
            return object(type);
        }
        Map<String, Object> schema =
                declared.union().isPresent() ? union(declared, declared.union().get()) : plain(declared);
        declared.parent().filter(types::hasDefinition).ifPresent(parent -> extend(declared, parent, schema));
        if (declared.dynamic() && declared.allColumns().isEmpty()) {
            types.extend(schema, Extension.COLUMNS, List.of());
        }
        return schema;
    }

    private void extend(ObjectType type, ObjectType parent, Map<String, Object> schema) {
        types.extend(schema, Extension.INHERITS, types.reference(parent));
        parent.union().ifPresent(union -> {
            List<String> own = union.subtypes().stream()
                    .filter(subtype -> subtype.type() == type)
                    .map(Union.Subtype::string)
                    .toList();
            Union.Strings strings =
                    type.discriminatorStrings().get(union.discriminator().orElse(Union.WRAPPER));
            if (!own.isEmpty() && strings != null && strings.others()) {
                types.extend(schema, Extension.VALUES, own);
            }
        });
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

    /**
     * Returns the schemas in the {@code oneOf} or {@code anyOf} of a union; none if the schema has no union. They are the children with a
     * string of the discriminator, or with a descendant that has one, and the schema itself if some events of the union are
     * of no child.
     */
    static Set<ObjectType> cases(ObjectType type) {
        Set<ObjectType> cases = new LinkedHashSet<>();
        type.union().ifPresent(union -> {
            union.subtypes().forEach(subtype -> cases.add(caseOf(type, subtype.type())));
            union.otherwise().ifPresent(other -> cases.add(caseOf(type, other)));
        });
        return cases;
    }

    /** Returns the case that describes a subtype: the subtype itself, or its ancestor that is a child of the base. */
    private static ObjectType caseOf(ObjectType base, ObjectType subtype) {
        ObjectType at = subtype;
        while (at != base && at.parent().orElseThrow() != base) {
            at = at.parent().get();
        }
        return at;
    }

    /** Describes a union: one of its subtypes, or the schema of all other objects. */
    private Map<String, Object> union(ObjectType type, Union union) {
        Map<String, Object> schema = new LinkedHashMap<>();
        type.description().ifPresent(text -> schema.put("description", text));
        schema.put("type", "object");
        List<Map<String, Object>> members =
                cases(type).stream().map(each -> member(type, each)).toList();
        if (union.kind() == Union.Kind.MEMBERS) {
            // an object may be valid for several subtypes, and still only one has all of its members
            schema.put("anyOf", members);
            return schema;
        }
        schema.put("oneOf", members);
        Optional<Column> discriminator = union.discriminator().flatMap(name -> column(type, name));
        // Validators of this keyword expect the member under this name, never under an alias.
        discriminator
                .filter(column -> types.hasDiscriminators() && column.aliases().isEmpty())
                .ifPresent(column -> schema.put("discriminator", discriminator(column, type, union)));
        discriminator.ifPresentOrElse(
                column -> types.extend(schema, Extension.DISCRIMINATOR, column.jsonName()),
                () -> types.extend(schema, Extension.WRAPPER, true));
        types.extend(
                schema,
                Extension.COLUMNS,
                type.allColumns().stream().map(Column::jsonName).toList());
        return schema;
    }

    private Map<String, Object> discriminator(Column column, ObjectType type, Union union) {
        Map<String, Object> mapping = new LinkedHashMap<>();
        union.subtypes().stream()
                .filter(subtype -> subtype.type() != type)
                .forEach(subtype -> mapping.put(subtype.string(), types.reference(caseOf(type, subtype.type()))));
        Map<String, Object> discriminator = new LinkedHashMap<>();
        discriminator.put("propertyName", column.jsonName());
        discriminator.put("mapping", mapping);
        return discriminator;
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
            property.put(
                    strings.listed().size() == 1 ? "const" : "enum",
                    strings.listed().size() == 1 ? strings.listed().get(0) : strings.listed());
        }
    }

    private Map<String, Object> object(ValueType type) {
        boolean dynamic = type instanceof ObjectType declared && declared.dynamic();
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        List<Object> conditions = new ArrayList<>();
        Map<String, List<String>> aliases = new LinkedHashMap<>();
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
                List<String> names = new ArrayList<>(List.of(column.jsonName()));
                names.addAll(column.aliases());
                conditions.addAll(Extension.aliasConditions(names, isRequired));
                aliases.put(column.jsonName(), column.aliases());
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
            types.extend(schema, Extension.ALIASES, aliases);
        }
        return schema;
    }
}
