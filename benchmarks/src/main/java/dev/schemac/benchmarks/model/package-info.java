/**
 * The documents of the payloads as classes with public fields. Generators fill them, reflective libraries bind to
 * them, and the annotation processors of dsl-json and avaje-jsonb generate code for them. Arrays and lists match
 * those of the generated classes, so that every library builds the same object graph. The fields are in schema
 * order.
 */
package dev.schemac.benchmarks.model;
