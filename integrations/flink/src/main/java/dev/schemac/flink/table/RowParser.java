package dev.schemac.flink.table;

import dev.schemac.flink.internal.row.ValueMismatchException;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;
import java.util.function.Function;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.RowData;

/**
 * Parses documents to rows. Rejects changelog envelopes, and documents with a value that does not fit its column. It
 * belongs to one thread.
 *
 * @param <T> the value class
 */
final class RowParser<T> implements GeneratedObjectParser<RowData> {
    /** The row of each document that the conditions of the query exclude. */
    static final RowData EXCLUDED = new GenericRowData(0);

    private static final EventType<RowData> TYPE = GeneratedEventType.of(RowData.class, "", "row", List.of());

    private final GeneratedParser<T> events;
    private final EventRows<T> rows;
    private final Function<T, RowData> conversion;

    /** @param conversion a method of the rows, for events that are not excluded */
    @SuppressWarnings("unchecked") // both types of a generated parser have the same value class
    RowParser(EventRows<T> rows, Function<T, RowData> conversion) {
        this.events = (GeneratedParser<T>) rows.events().parser();
        this.rows = rows;
        this.conversion = conversion;
    }

    @Override
    public EventType<RowData> eventType() {
        return TYPE;
    }

    @Override
    public RowData read(JsonScanner in) {
        int from = in.pos;
        T event = events.read(in);
        String envelope = rows.envelopeError(in.bytes, from, in.pos);
        if (envelope != null) {
            throw RuntimeAccess.mismatch(envelope);
        }
        try {
            return rows.accepts(event) ? conversion.apply(event) : EXCLUDED;
        } catch (ValueMismatchException e) {
            throw RuntimeAccess.mismatch(e.getMessage());
        }
    }
}
