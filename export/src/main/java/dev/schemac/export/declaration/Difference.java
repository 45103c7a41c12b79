package dev.schemac.export.declaration;

import dev.schemac.dsl.diagnostic.SourceLocation;

/**
 * A difference between a schema and its declaration in another language.
 *
 * @param location the schema or its column; for a member of a nested object in a table, the column of the table
 * @param path the schema and the members below it, separated by points: {@code Order.address.zip}
 * @param message one sentence without its full stop
 */
public record Difference(SourceLocation location, String path, String message) {

    /** {@return the difference as a line: place, path and message} */
    @Override
    public String toString() {
        return location + ": note: " + path + ": " + message;
    }
}
