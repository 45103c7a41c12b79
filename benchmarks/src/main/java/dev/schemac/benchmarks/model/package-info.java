/**
 * The documents of the payloads as classes with public fields: what the generators fill, what reflective
 * libraries bind to and what the annotation processors of dsl-json and avaje-jsonb generate for. Arrays and lists match
 * those of the generated classes, so that every library builds the same object graph. The fields stand in the order of
 * the schema.
 */
package dev.schemac.benchmarks.model;
