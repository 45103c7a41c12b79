/**
 * Annotations for your own classes, from which the annotation processor {@code schemac-processor} generates parsers and
 * writers. They have the names and the meaning of the schema language. The program does not need them when it runs.
 */
package dev.schemac.runtime.annotation;
