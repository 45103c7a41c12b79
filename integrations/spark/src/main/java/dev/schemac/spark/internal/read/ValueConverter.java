package dev.schemac.spark.internal.read;

/** Converts the values of a column to the objects that rows of Spark contain. */
interface ValueConverter {
    /**
     * @param value not null
     * @return the converted value
     * @throws dev.schemac.runtime.JsonParseException if a row cannot contain the value
     */
    Object convert(Object value);
}
