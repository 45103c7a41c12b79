package dev.schemac.spark.internal.read;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.stream.RejectedEvent;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import dev.schemac.spark.internal.table.EventParsers;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Parses documents to rows: a generated parser, and the conversion of its events. Rejects a document with a value
 * that does not fit in a row, such as a number that is too large for its {@code DECIMAL}. Stateless.
 */
final class RowParser implements GeneratedObjectParser<InternalRow> {
    private static final EventType<InternalRow> TYPE = GeneratedEventType.of(InternalRow.class, "", "row", List.of());

    private final GeneratedParser<?> events;
    private final RowConverter rows;
    private final int columns;
    private final int corruptColumn;

    private RowParser(GeneratedParser<?> events, RowConverter rows, RowPlan plan) {
        this.events = events;
        this.rows = rows;
        this.columns = plan.columns().size();
        this.corruptColumn = plan.corruptColumn();
    }

    static RowParser of(RowPlan plan) {
        EventParsers parsers = plan.classes().load();
        RowConverter rows = new RowConverter(plan.columns(), parsers.types(), "$", plan.corruptColumn());
        return new RowParser((GeneratedParser<?>) parsers.root(), rows, plan);
    }

    @Override
    public EventType<InternalRow> eventType() {
        return TYPE;
    }

    @Override
    public InternalRow read(JsonScanner in) {
        Object event = events.read(in);
        return event == null ? null : rows.convert(event);
    }

    /** {@return the row of an invalid line: nulls, and the line in its column} */
    InternalRow invalid(RejectedEvent line) {
        GenericInternalRow row = new GenericInternalRow(columns);
        if (corruptColumn >= 0) {
            row.update(corruptColumn, UTF8String.fromBytes(line.document()));
        }
        return row;
    }
}
