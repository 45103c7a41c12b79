package dev.schemac.flink.table;

import dev.schemac.runtime.JsonWriter;

/**
 * Converts the values of a column between their class in an event and their class inside of tables. Null never
 * arrives here.
 *
 * @param reader from the value in the event
 * @param writer to the JSON of the schema
 * @param fromJson whether the reader is useless, because only the JSON of the event shows the value
 */
record Conversion(Reader reader, Writer writer, boolean fromJson) {
    /** Reads a value. */
    @FunctionalInterface
    interface Reader {
        /**
         * {@return the value for Flink}
         *
         * @throws ValueMismatchException if the column has no such value
         */
        Object read(Object value);
    }

    /** Writes a value. */
    @FunctionalInterface
    interface Writer {
        /** @throws ValueMismatchException if the schema has no such value */
        void write(Object value, JsonWriter out);
    }

    static Conversion of(Reader reader, Writer writer) {
        return new Conversion(reader, writer, false);
    }
}
