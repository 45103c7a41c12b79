package dev.schemac.kafka.connect;

import dev.schemac.runtime.JsonWriter;
import org.apache.kafka.connect.data.Schema;

/** Converts the values of one type: from Java to Connect when reading, from Connect to JSON when writing. */
interface ValueMapping {
    /** Returns the type in Connect. */
    Schema schema();

    /**
     * Converts a value of an event.
     *
     * @param value as {@code JsonEvent.asMap} has it, not null
     * @throws Mismatch if Connect cannot express the value
     */
    Object toConnect(Object value);

    /**
     * Writes a value of Connect as the JSON that the parser of the column reads. The parser checks ranges and rules.
     *
     * @param value not null
     * @throws Mismatch if the value is of another kind
     */
    void write(Object value, JsonWriter out);
}
