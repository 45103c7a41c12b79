/**
 * The annotations of the language: their attributes, checked, and the options of columns that they set. {@link
 * dev.schemac.dsl.annotation.AnnotationDefinition} is the table.
 */
package dev.schemac.dsl.annotation;
