package dev.schemac.flink.internal.row;

import dev.schemac.runtime.JsonWriter;

/**
 * Converts the values of a column between their class in an event and their class inside of tables. Null never
 * arrives here.
 *
 * @param reader from the value in the event
 * @param binary sets a field of a row in one array to the value in the event; null if it is set to the object that the
 *     reader returns
 * @param writer to the JSON of the schema
 * @param fromJson whether the reader is useless, because only the JSON of the event shows the value
 */
record Conversion(Reader reader, BinarySetter binary, Writer writer, boolean fromJson) {
    Conversion(Reader reader, Writer writer, boolean fromJson) {
        this(reader, null, writer, fromJson);
    }

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

    /** Sets a field to a value, without an object for it. */
    @FunctionalInterface
    interface BinarySetter {
        /** @throws ValueMismatchException if the column has no such value */
        void set(BinaryRow row, int field, Object value);
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
