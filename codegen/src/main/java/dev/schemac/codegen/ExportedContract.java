package dev.schemac.codegen;

import dev.schemac.codegen.declare.Difference;
import dev.schemac.dsl.diagnostic.Findings;
import java.util.List;

/**
 * The result of {@link SchemaCompiler#export} and {@link SchemaCompiler#declare}.
 *
 * @param text the schemas in the other language, with a line end
 * @param findings warnings about the schemas, including statements that Esper rejects if the options select them
 * @param differences the parts of the schemas that the other language does not express; empty for JSON Schema and OpenAPI,
 *     whose differences docs/json-schema.md lists
 */
public record ExportedContract(String text, Findings findings, List<Difference> differences) {
    public ExportedContract {
        differences = List.copyOf(differences);
    }
}
