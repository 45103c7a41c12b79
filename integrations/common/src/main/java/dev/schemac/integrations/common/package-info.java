/**
 * Code that several integrations share; each of them depends on this module.
 *
 * <p>An integration finds generated parsers with {@code ParserIndex}. It switches over {@code
 * EventType.Column.type().kind()} for the type of a column, and uses {@code ScalarFormats} for the JSON forms of scalars.
 * {@code Unions} finds the schemas of a union. {@code ColumnGetters} combines getters and conversions to method handles,
 * which fill rows of Flink and Spark without reflection for each row. {@code ProblemDetails} writes the responses to
 * invalid requests.
 */
package dev.schemac.integrations.common;
