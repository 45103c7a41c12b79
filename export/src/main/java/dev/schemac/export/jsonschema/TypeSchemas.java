package dev.schemac.export.jsonschema;

import dev.schemac.dsl.jsonschema.Extension;
import dev.schemac.dsl.jsonschema.JsonScalar;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Rules.AllowedType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.export.types.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Describes the values of columns.
 *
 * @param namesTypes whether {@code x-schemac} names types that JSON Schema cannot express
 * @param hasDiscriminators whether unions have the keyword {@code discriminator}
 */
record TypeSchemas(Definitions definitions, boolean namesTypes, boolean hasDiscriminators) {
    String reference(ValueType type) {
        return definitions.reference(type);
    }

    boolean hasDefinition(ValueType type) {
        return definitions.has(type);
    }

    /** Adds a member of {@code x-schemac}, if the export has this keyword. */
    void extend(Map<String, Object> schema, Extension member, Object value) {
        if (namesTypes) {
            member.write(schema, value);
        }
    }

    /** Describes the value of a column's member. */
    Map<String, Object> column(Column column) {
        Map<String, Object> value = column.type().match(new Values(column));
        Map<String, Object> schema = new LinkedHashMap<>(column.nullable() ? orNull(value) : value);
        column.rules().constant().ifPresent(only -> schema.put("const", Texts.json(column, only)));
        // A required member is never absent.
        column.defaultValue()
                .filter(given -> !column.required())
                .ifPresent(given -> schema.put("default", Texts.json(column, given)));
        return schema;
    }

    /** Describes an enum: {@code oneOf} its constants if one of them has a description. */
    static Map<String, Object> declared(EnumType type) {
        Map<String, Object> schema = new LinkedHashMap<>();
        type.declaration()
                .flatMap(EnumType.Declaration::description)
                .ifPresent(text -> schema.put("description", text));
        schema.put("type", "string");
        Map<String, String> said = type.declaration()
                .map(EnumType.Declaration::constantDescriptions)
                .orElse(Map.of());
        if (said.isEmpty()) {
            schema.put("enum", type.strings());
        } else {
            schema.put(
                    "oneOf",
                    type.constants().stream()
                            .map(constant -> constant(type.string(constant), said.get(constant)))
                            .toList());
        }
        return schema;
    }

    private static Map<String, Object> constant(String string, String description) {
        Map<String, Object> schema = object("const", string);
        if (description != null) {
            schema.put("description", description);
        }
        return schema;
    }

    /** Returns the schema that also accepts null. */
    private static Map<String, Object> orNull(Map<String, Object> schema) {
        Map<String, Object> nullable = new LinkedHashMap<>(schema);
        if (schema.get("type") instanceof List<?> types) {
            nullable.put("type", with(types, "null"));
        } else if (schema.get("type") != null) {
            nullable.put("type", List.of(schema.get("type"), "null"));
        } else if (schema.get("anyOf") instanceof List<?> branches) {
            nullable.put("anyOf", with(branches, Map.of("type", "null")));
        } else if (!schema.isEmpty()) {
            return Map.of("anyOf", List.of(schema, Map.of("type", "null")));
        }
        return nullable;
    }

    private static List<Object> with(List<?> list, Object last) {
        List<Object> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    private static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return object;
    }

    /** Describes values other than null. A schema without a type accepts any value. */
    private final class Values implements ValueType.Cases<Map<String, Object>> {
        private final Column column;

        Values(Column column) {
            this.column = column;
        }

        @Override
        public Map<String, Object> scalar(ScalarType type) {
            JsonScalar form = new JsonScalar(type, column.format(), column.base64());
            Map<String, Object> schema = ScalarSchemas.keywords(form);
            RuleSchemas.addToValue(column.rules(), schema);
            if (namesTypes) {
                ScalarSchemas.mark(form, schema);
            }
            return schema;
        }

        @Override
        public Map<String, Object> untyped(UntypedType type) {
            return switch (type) {
                case MAP -> withMapRules(type, ofMembers(type));
                case OBJECT -> ofAnyType(type);
                case NULL -> object();
            };
        }

        /** Returns the schema of an untyped value that is not null, with the rules on its type, strings and numbers. */
        private Map<String, Object> anyButNull() {
            Set<AllowedType> types = column.rules().types();
            Map<String, Object> schema = object(
                    "type",
                    types.isEmpty()
                            ? List.of("object", "array", "string", "number", "boolean")
                            : types.stream().map(AllowedType::word).toList());
            RuleSchemas.addToValue(column.rules(), schema);
            return schema;
        }

        private Map<String, Object> ofMembers(UntypedType type) {
            boolean refusesNull = column.type() == type && !column.rules().nullElements();
            if (!refusesNull && !column.rules().ofValues()) {
                return object("type", "object");
            }
            return object("type", "object", "additionalProperties", refusesNull ? anyButNull() : orNull(anyButNull()));
        }

        private Map<String, Object> ofAnyType(UntypedType type) {
            boolean refusesNull = column.type() == type && !column.nullable();
            return refusesNull || column.rules().ofValues() ? anyButNull() : object();
        }

        @Override
        public Map<String, Object> array(ArrayType type) {
            Object element = type.primitive() ? type.element().match(this) : element(type.element());
            return withArrayRules(type, object("type", "array", "items", element));
        }

        @Override
        public Map<String, Object> list(ListType type) {
            Map<String, Object> list = object("type", "array", "items", element(type.element()));
            if (type.distinct()) {
                list.put("uniqueItems", true);
            }
            return withArrayRules(type, list);
        }

        @Override
        public Map<String, Object> map(MapType type) {
            return withMapRules(type, object("type", "object", "additionalProperties", element(type.value())));
        }

        private Map<String, Object> element(ValueType type) {
            Map<String, Object> schema = type.match(this);
            if (column.rules().nullElements()) {
                return orNull(schema);
            }
            return type == UntypedType.OBJECT ? anyButNull() : schema;
        }

        /**
         * Adds the rules on items, which apply to the outermost array only. Below, the same is true of the outermost map.
         */
        private Map<String, Object> withArrayRules(ValueType type, Map<String, Object> schema) {
            if (type == column.type()) {
                RuleSchemas.addToArray(column.rules(), schema);
            }
            return schema;
        }

        private Map<String, Object> withMapRules(ValueType type, Map<String, Object> schema) {
            if (type == column.type()) {
                RuleSchemas.addToMap(column.rules(), schema);
            }
            return schema;
        }

        @Override
        public Map<String, Object> constants(EnumType type) {
            Map<String, Object> constants = object("$ref", definitions.reference(type));
            if (Texts.closed(column)) {
                return constants;
            }
            Map<String, Object> open = object("anyOf", List.of(constants, object("type", "string")));
            extend(
                    open,
                    Extension.UNKNOWN,
                    column.unknownConstant().constant().map(type::string).orElse(null));
            return open;
        }

        @Override
        public Map<String, Object> adapted(AdaptedType type) {
            return object("type", List.of("string", "number", "boolean"));
        }

        @Override
        public Map<String, Object> application(ClassType type) {
            return object("$ref", definitions.reference(type));
        }

        @Override
        public Map<String, Object> schema(ObjectType type) {
            return object("$ref", definitions.reference(type));
        }
    }
}
