package dev.schemac.spark.internal.write;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.spark.internal.table.EventParsers;
import org.apache.spark.sql.catalyst.InternalRow;

/**
 * Writes rows as documents of a schema. Each row is read back by the generated parser, which checks all rules, and
 * written by the generated writer. Used by one thread at a time.
 */
final class RowWriter {
    private final ObjectParser<?> parser;
    private final ValueWriter rows;
    private final JsonWriter json = new JsonWriter();

    RowWriter(WritePlan plan) {
        EventParsers parsers = plan.classes().load();
        this.parser = parsers.root();
        this.rows = new ValueWriters(parsers).ofRows(plan.columns());
    }

    /**
     * {@return the document}
     *
     * @throws IllegalArgumentException if the schema has no such document
     */
    byte[] document(InternalRow row) {
        json.reset();
        try {
            rows.write(row, json);
            return written(parser);
        } catch (JsonParseException e) {
            throw failure(e.description() + " at " + e.path(), e);
        } catch (RowWriteException e) {
            throw failure(e.getMessage(), e);
        }
    }

    private <T> byte[] written(ObjectParser<T> events) {
        T event = events.parse(json.toByteArray());
        return events.writer().toJsonBytes(event);
    }

    private IllegalArgumentException failure(String description, RuntimeException cause) {
        return new IllegalArgumentException(
                "cannot write a row as schema '" + parser.eventType().qualifiedName() + "': " + description
                        + "; filter such rows, or change the schema",
                cause);
    }
}
