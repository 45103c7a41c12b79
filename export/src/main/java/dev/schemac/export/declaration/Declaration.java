package dev.schemac.export.declaration;

import java.util.List;

/**
 * Schemas in another language. The same schemas always result in the same text.
 *
 * @param text the schemas in the other language, with a final line end
 * @param differences what the other language does not express, in the order of the declarations; empty for JSON Schema and
 *     OpenAPI, whose differences docs/json-schema.md lists
 */
public record Declaration(String text, List<Difference> differences) {
    public Declaration {
        differences = List.copyOf(differences);
    }
}
