package dev.schemac.export.jsonschema;

import dev.schemac.dsl.model.ObjectType;
import dev.schemac.export.declaration.Declaration;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Describes linked schemas as JSON Schema or OpenAPI. */
public final class SchemaExport {
    private static final JsonOptions INDENTED = JsonOptions.DEFAULT.withIndent(2);

    private SchemaExport() {}

    /**
     * Returns a JSON Schema document, draft 2020-12.
     *
     * @param wanted the schemas to describe, with all types that they refer to
     * @param rooted whether the document is the schema of the first one's documents; otherwise it only has definitions, to
     *     which other schemas may refer
     * @param namesTypes whether {@code x-schemac} names types that JSON Schema cannot express
     */
    public static Declaration jsonSchema(List<ObjectType> wanted, boolean rooted, boolean namesTypes) {
        Definitions definitions = new Definitions("#/$defs/", wanted);
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        if (rooted) {
            document.put("$ref", definitions.reference(wanted.get(0)));
        }
        document.put("$defs", definitions.schemas(namesTypes, false));
        return text(document);
    }

    /**
     * Returns an OpenAPI 3.1 document without operations.
     *
     * @param wanted the schemas to describe, with all types that they refer to
     * @param titled whether the first schema gives the document its title
     */
    public static Declaration openApi(List<ObjectType> wanted, boolean titled) {
        Definitions definitions = new Definitions("#/components/schemas/", wanted);
        Map<String, Object> info = new LinkedHashMap<>();
        info.put("title", titled ? definitions.name(wanted.get(0)) : "Schemas");
        info.put("version", "1.0.0");
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("openapi", "3.1.0");
        document.put("info", info);
        document.put("components", Map.of("schemas", definitions.schemas(true, true)));
        return text(document);
    }

    private static Declaration text(Map<String, Object> document) {
        JsonWriter out = new JsonWriter(INDENTED);
        out.untypedValue(document);
        return new Declaration(out.toJson() + "\n", List.of());
    }
}
