package dev.schemac.codegen.jsonschema.write;

import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.List;
import java.util.stream.Stream;

/** Exports linked schemas as JSON Schema or OpenAPI. */
public final class SchemaExport {
    private static final JsonOptions INDENTED = JsonOptions.DEFAULT.withIndent(2);

    private SchemaExport() {}

    /**
     * {@return the schemas and all types that they refer to, as JSON with a final line end} The same schemas always result
     * in the same JSON.
     *
     * @param types the schemas in the order of their declaration
     * @param roots the names of the wanted schemas, simple or with their module; empty for all schemas. With one root, a
     *     JSON Schema document is the schema of the root's documents. Otherwise the output only has definitions, to which
     *     other schemas may refer
     * @throws IllegalArgumentException if no schema, or more than one, has such a name
     */
    public static String text(List<ObjectType> types, ExportFormat format, List<String> roots) {
        List<ObjectType> wanted = roots.isEmpty() ? types : named(types, roots);
        Definitions definitions = new Definitions(format, wanted);
        JsonWriter out = new JsonWriter(INDENTED);
        out.untypedValue(
                format.document(definitions.schemas(), roots.size() == 1 ? definitions.name(wanted.get(0)) : null));
        return out.toJson() + "\n";
    }

    /**
     * {@return the schemas with these names, simple or with their module, in the order of the names}
     *
     * @throws IllegalArgumentException if no schema, or more than one, has such a name
     */
    public static List<ObjectType> named(List<ObjectType> types, List<String> names) {
        return names.stream().map(name -> named(types, name)).toList();
    }

    private static ObjectType named(List<ObjectType> types, String name) {
        List<ObjectType> found = types.stream()
                .filter(type -> type.name().equals(name) || qualifiedName(type).equals(name))
                .toList();
        if (found.size() == 1) {
            return found.get(0);
        }
        if (found.isEmpty()) {
            List<String> known = types.stream()
                    .flatMap(type -> Stream.of(type.name(), qualifiedName(type)))
                    .distinct()
                    .toList();
            throw new IllegalArgumentException(
                    "there is no schema '" + name + "'" + NearestName.suggestion(name, known));
        }
        throw new IllegalArgumentException("there is more than one schema '" + name + "': name its module too, as in '"
                + qualifiedName(found.get(0)) + "'");
    }

    /** {@return the name with its module, if it has one} */
    public static String qualifiedName(ObjectType type) {
        return type.module().isEmpty() ? type.name() : type.module() + "." + type.name();
    }
}
