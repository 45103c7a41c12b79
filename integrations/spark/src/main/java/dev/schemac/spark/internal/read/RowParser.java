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
 * that does not fit in a row, such as a number that is too large for its {@code DECIMAL}. Stateless without a filter.
 */
final class RowParser implements GeneratedObjectParser<InternalRow> {
    private static final EventType<InternalRow> TYPE = GeneratedEventType.of(InternalRow.class, "", "row", List.of());

    /** The row of a document that the filter has dropped. */
    static final InternalRow DROPPED = new GenericInternalRow(0);

    private final EventParsers parsers;
    private final GeneratedParser<?> events;
    private final RowConverter rows;
    /** Converts columns that are not in the row, to find values that do not fit; or null. */
    private final RowConverter checks;

    private final int columns;
    private final int corruptColumn;
    /** Null for all rows. */
    private final RowFilter filter;

    private RowParser(
            EventParsers parsers,
            RowConverter rows,
            RowConverter checks,
            int columns,
            int corruptColumn,
            RowFilter filter) {
        this.parsers = parsers;
        this.events = (GeneratedParser<?>) parsers.root();
        this.rows = rows;
        this.checks = checks;
        this.columns = columns;
        this.corruptColumn = corruptColumn;
        this.filter = filter;
    }

    static RowParser of(RowPlan plan) {
        EventParsers parsers = plan.classes().load();
        RowConverter rows = new RowConverter(plan.columns(), parsers.types(), "$", plan.corruptColumn());
        RowConverter checks =
                plan.checked() == null ? null : new RowConverter(plan.checked(), parsers.types(), "$", -1);
        return new RowParser(parsers, rows, checks, plan.columns().size(), plan.corruptColumn(), null);
    }

    /** {@return a parser that drops rows, for one thread} Without a filter it is this one. */
    RowParser withFilter(RowFilter.Plan plan) {
        return plan == null
                ? this
                : new RowParser(parsers, rows, checks, columns, corruptColumn, new RowFilter(plan, parsers));
    }

    @Override
    public EventType<InternalRow> eventType() {
        return TYPE;
    }

    @Override
    public InternalRow read(JsonScanner in) {
        if (filter == null || !filter.isActive()) {
            return row(events.read(in), false);
        }
        if (filter.events() == null) {
            return row(events.read(in), true);
        }
        int begin = in.position();
        Object event = filter.events().read(in);
        if (event != null && !filter.matches(event)) {
            return DROPPED;
        }
        in.pos = begin;
        return row(events.read(in), false);
    }

    private InternalRow row(Object event, boolean filtered) {
        if (event == null) {
            return null;
        }
        if (filtered && !filter.matches(event)) {
            return DROPPED;
        }
        if (checks != null) {
            checks.convert(event);
        }
        return rows.convert(event);
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
