package dev.schemac.codegen;

import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.diagnostic.Findings;

/**
 * The result of {@link SchemaCompiler#link}.
 *
 * @param schemas the schemas of the sources
 * @param findings warnings about them, including statements that Esper rejects if the options select them
 */
public record LinkResult(LinkedSchemas schemas, Findings findings) {}
