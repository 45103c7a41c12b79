package dev.schemac.spark.internal.write;

import dev.schemac.runtime.JsonWriter;

/** Writes the values of a column, as rows of Spark contain them, to JSON. */
interface ValueWriter {
    /**
     * @param value not null
     * @throws RowWriteException if JSON has no such value
     */
    void write(Object value, JsonWriter out);
}
