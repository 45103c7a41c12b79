package dev.schemac.codegen;

import dev.schemac.dsl.diagnostic.Findings;

/**
 * The result of {@link SchemaCompiler#export}.
 *
 * @param text JSON with a line end
 * @param findings warnings about the schemas, including statements that Esper rejects if the options select them
 */
public record ExportedContract(String text, Findings findings) {}
