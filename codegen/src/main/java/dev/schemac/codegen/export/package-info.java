/**
 * Linked schemas as JSON Schema: which documents a parser accepts under {@code JsonOptions.STRICT}, in words that other
 * tools understand. Linked schemas become a tree of maps and lists, and {@code JsonWriter} makes the text of it.
 */
package dev.schemac.codegen.export;
