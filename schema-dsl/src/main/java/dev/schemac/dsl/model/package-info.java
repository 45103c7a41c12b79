/**
 * Contains linked schemas: every name is resolved, and every rule of the language is checked.
 *
 * <pre>{@code
 * for (ObjectType type : schema.types()) {
 *     for (Column column : type.columns()) {
 *         System.out.println(column.jsonName() + ": " + column.type());
 *     }
 * }
 * }</pre>
 *
 * <p>Only linking creates these objects. The objects that {@link dev.schemac.dsl.SchemaLoader} returns are valid and
 * immutable.
 */
package dev.schemac.dsl.model;
