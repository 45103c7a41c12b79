/**
 * The binary form of events between tasks and in state, and the columns that a savepoint contains. {@code EventTypeSerializer}
 * uses it. Internal: it may change with each version.
 */
// For developers: Flink stores the names of `EventTypeSerializerSnapshot` and of generated parsers in savepoints, but
// no
// name of this package.
package dev.schemac.flink.internal.binary;
