package dev.schemac.dsl;

/**
 * The source of a module and its name.
 *
 * @param name the name in diagnostics, usually the path of the file; unique within a run
 * @param text the whole module; a byte order mark at the start is ignored
 */
public record SchemaSource(String name, String text) {}
