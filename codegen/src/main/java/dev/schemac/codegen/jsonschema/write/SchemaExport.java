package dev.schemac.codegen.jsonschema.write;

import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The way from linked schemas to the text that describes them. */
public final class SchemaExport {
    private static final JsonOptions INDENTED = JsonOptions.DEFAULT.withIndent(2);

    private SchemaExport() {}

    /**
     * {@return the schemas and all that they refer to, as JSON with a line end behind it} The same schemas give the same
     * text.
     *
     * @param types in the order of their declaration
     * @param roots names of those that are wanted, simple or with their module; none for all of them. A JSON Schema of one
     *     root is the schema of its documents; any other one only has definitions, to which others may refer
     * @throws IllegalArgumentException if there is no schema of such a name, or more than one
     */
    public static String text(List<ObjectType> types, ExportFormat format, List<String> roots) {
        List<ObjectType> wanted = roots.isEmpty() ? types : new ArrayList<>();
        roots.forEach(root -> wanted.add(named(types, root)));
        Definitions definitions = new Definitions(format, wanted);
        JsonWriter out = new JsonWriter(INDENTED);
        out.untypedValue(
                format.document(definitions.schemas(), roots.size() == 1 ? definitions.name(wanted.get(0)) : null));
        return out.toJson() + "\n";
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

    /** With its module, where it has one. */
    static String qualifiedName(ObjectType type) {
        return type.module().isEmpty() ? type.name() : type.module() + "." + type.name();
    }
}
