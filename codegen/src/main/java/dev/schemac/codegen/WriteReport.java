package dev.schemac.codegen;

/**
 * What {@link SchemaCompiler#write} did.
 *
 * @param written files that were new or had another content
 * @param unchanged files that already had exactly this content and were left alone, time stamp included
 */
public record WriteReport(int written, int unchanged) {}
