/**
 * Shared code of the integrations: Jackson, Kafka, Flink, Spark and the command.
 *
 * <p>An integration finds generated parsers with {@code ParserIndex}. It switches over {@code
 * EventType.Column.type().kind()} for the type of a column, and uses {@code ScalarFormats} for the JSON forms of scalars. {@code
 * Unions} finds the schemas of a union. {@code ColumnGetters} combines getters and conversions to method handles, which
 * fill rows of Flink and Spark without reflection for each row.
 *
 * <p>{@code RuntimeAccess} calls members of {@code runtime} that are not public. It finds them by {@code
 * internal.access}, which is below {@code runtime} and cannot name its types. {@code FileInput} reads files for streams
 * and the command. It does not map them, because it can then report a file that becomes shorter.
 */
package dev.schemac.runtime.internal.integration;
