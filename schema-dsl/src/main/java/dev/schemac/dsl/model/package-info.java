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
 * <p>Only {@code Linker} makes these objects, so that whoever holds one holds a valid one. They are immutable.
 */
package dev.schemac.dsl.model;
