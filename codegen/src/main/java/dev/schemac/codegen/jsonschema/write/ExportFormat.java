package dev.schemac.codegen.jsonschema.write;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** The language of exported schemas. */
public enum ExportFormat {
    /** JSON Schema, draft 2020-12. */
    JSON_SCHEMA("#/$defs/"),

    /** The same without {@code x-schemac}, for validators that reject unknown keywords. */
    PLAIN_JSON_SCHEMA("#/$defs/"),

    /** OpenAPI 3.1. Its schemas are draft 2020-12 schemas below {@code components}. */
    OPENAPI("#/components/schemas/");

    private final String definitions;

    ExportFormat(String definitions) {
        this.definitions = definitions;
    }

    /**
     * {@return the format with this name on command lines and in build files, such as {@code json-schema} or {@code
     * openapi}}
     *
     * @throws IllegalArgumentException if no format has the name
     */
    public static ExportFormat named(String name) {
        for (ExportFormat format : values()) {
            if (format.toString().equals(name)) {
                return format;
            }
        }
        throw new IllegalArgumentException(NearestName.noneOf(
                Arrays.stream(values()).map(ExportFormat::toString).toList(), name));
    }

    /** Returns whether the schemas name types that JSON Schema cannot express. */
    boolean namesTypes() {
        return this != PLAIN_JSON_SCHEMA;
    }

    /** Returns the reference to a definition. */
    String reference(String definition) {
        return definitions + definition;
    }

    /**
     * Returns the whole document.
     *
     * @param root the definition that documents follow, or null
     */
    Map<String, Object> document(Map<String, Object> schemas, String root) {
        return switch (this) {
            case JSON_SCHEMA, PLAIN_JSON_SCHEMA -> {
                Map<String, Object> document = new LinkedHashMap<>();
                document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
                if (root != null) {
                    document.put("$ref", reference(root));
                }
                document.put("$defs", schemas);
                yield document;
            }
            case OPENAPI -> {
                Map<String, Object> info = new LinkedHashMap<>();
                info.put("title", root == null ? "Schemas" : root);
                info.put("version", "1.0.0");
                Map<String, Object> document = new LinkedHashMap<>();
                document.put("openapi", "3.1.0");
                document.put("info", info);
                document.put("components", Map.of("schemas", schemas));
                yield document;
            }
        };
    }

    /** Returns the name in lower case, with a hyphen between words. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
