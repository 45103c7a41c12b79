package dev.schemac.export.jsonschema;

import dev.schemac.dsl.jsonschema.Extension;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.export.types.NamedTypes;
import dev.schemac.export.types.UniqueNames;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The types that have their own definition: the wanted schemas, the schemas and enums that they refer to, and application
 * classes. The key of a type is its simple name, or its full name if two types share the simple name.
 */
final class Definitions {
    private final String prefix;
    private final Map<ValueType, String> names = new LinkedHashMap<>();

    /**
     * @param prefix of a reference to a definition
     * @param wanted the schemas that come first
     */
    Definitions(String prefix, List<ObjectType> wanted) {
        this.prefix = prefix;
        Collection<ValueType> found = NamedTypes.reached(wanted, ObjectSchemas::cases);
        Map<String, Long> simpleNames =
                found.stream().collect(Collectors.groupingBy(NamedTypes::simpleName, Collectors.counting()));
        UniqueNames keys = new UniqueNames(key -> key);
        for (ValueType type : found) {
            String name = key(
                    simpleNames.get(NamedTypes.simpleName(type)) == 1 ? NamedTypes.simpleName(type) : fullName(type));
            names.put(type, keys.free(name));
        }
    }

    boolean has(ValueType type) {
        return names.containsKey(type);
    }

    /** Returns the key of a type's definition. */
    String name(ValueType type) {
        return names.get(type);
    }

    /** Returns the reference to the definition of a type. */
    String reference(ValueType type) {
        return prefix + name(type);
    }

    /**
     * Returns all definitions, the wanted ones first.
     *
     * @param namesTypes whether {@code x-schemac} names types that JSON Schema cannot express
     * @param withDiscriminators whether unions have the keyword {@code discriminator}
     */
    Map<String, Object> schemas(boolean namesTypes, boolean withDiscriminators) {
        ObjectSchemas objects = new ObjectSchemas(new TypeSchemas(this, namesTypes, withDiscriminators));
        Map<String, Object> schemas = new LinkedHashMap<>();
        names.forEach((type, key) -> {
            Map<String, Object> schema =
                    type instanceof EnumType constants ? TypeSchemas.declared(constants) : objects.schema(type);
            String name = NamedTypes.simpleName(type);
            boolean derived = Extension.isNameOfKey(name)
                    && !(type instanceof EnumType one && one.strings().size() == 1);
            if (namesTypes && key.equals(key(name)) && !derived) {
                Extension.NAME.write(schema, name);
            }
            schemas.put(key, schema);
        });
        return schemas;
    }

    private static String fullName(ValueType type) {
        if (type instanceof ObjectType schema) {
            return schema.qualifiedName();
        }
        return type instanceof EnumType constants && !constants.module().isEmpty()
                ? constants.module() + "." + constants.name()
                : type.toString();
    }

    /**
     * Returns the key that OpenAPI accepts and references need not escape. Other characters become their hexadecimal code.
     */
    private static String key(String name) {
        String key = name.codePoints()
                .mapToObj(c -> isPlain(c) ? Character.toString(c) : "_" + Integer.toHexString(c) + "_")
                .collect(Collectors.joining());
        return key.isEmpty() ? "_" : key;
    }

    private static boolean isPlain(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '.' || c == '-';
    }
}
