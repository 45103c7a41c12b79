package dev.schemac.codegen;

/**
 * The result of {@link SchemaCompiler#write}.
 *
 * @param written the number of new and changed files
 * @param unchanged the number of files with the same content, which keep their time stamp
 */
public record WriteReport(int written, int unchanged) {}
