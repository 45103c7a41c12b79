package dev.schemac.dsl;

/**
 * A schema text and what to call it.
 *
 * @param name as printed in diagnostics, usually the path of the file; no two sources of one run share it
 * @param text the whole module; a byte order mark at the start is ignored
 */
public record SchemaSource(String name, String text) {}
