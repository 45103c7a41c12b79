package dev.schemac.codegen;

import dev.schemac.dsl.diagnostic.Findings;

/**
 * What {@link SchemaCompiler#export} returns.
 *
 * @param text JSON with a line end behind it
 * @param findings warnings of the schemas: what Esper would refuse, where the options ask for that
 */
public record ExportedContract(String text, Findings findings) {}
