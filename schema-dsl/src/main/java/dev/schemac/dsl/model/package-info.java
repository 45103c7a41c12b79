/**
 * Linked schemas: every name resolved, every rule of the language kept.
 *
 * <pre>{@code
 * for (ObjectType type : schema.types()) {
 *     for (Column column : type.columns()) {
 *         System.out.println(column.jsonName() + ": " + column.type());
 *     }
 * }
 * }</pre>
 *
 * <p>These objects are made by linking only, and what {@link dev.schemac.dsl.SchemaLoader} returns is valid. They do
 * not change any more.
 */
package dev.schemac.dsl.model;
