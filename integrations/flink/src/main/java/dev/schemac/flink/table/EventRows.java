package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.internal.row.BinaryRow;
import dev.schemac.flink.internal.row.ChangelogEnvelope;
import dev.schemac.flink.internal.row.ColumnMismatchException;
import dev.schemac.flink.internal.row.ErrorColumn;
import dev.schemac.flink.internal.row.ObjectRowPlan;
import dev.schemac.flink.internal.row.Rejection;
import dev.schemac.flink.internal.row.RowFilter;
import dev.schemac.flink.internal.row.RowPlans;
import dev.schemac.flink.internal.row.TableTypes;
import dev.schemac.flink.internal.row.ValueMismatchException;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import java.io.Serializable;
import java.util.List;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.table.api.ValidationException;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.util.FlinkRuntimeException;

/**
 * Converts the events of a class to the rows of a table, and rows to JSON. Serialized with the job as its events and columns. It
 * belongs to one thread.
 *
 * @param <T> the value class
 */
final class EventRows<T> implements Serializable {
    private static final long serialVersionUID = 1L;

    private final TableEvents<T> events;
    private final RowType type;
    private final Extras extras;

    /** The name of the table, for messages. */
    private final String table;

    private transient RowPlans<T> plans;

    /** The row that {@link #readBinary} writes and copies. */
    private transient BinaryRow row;

    private transient JsonWriter json;

    /** Tests events before they become rows; null without conditions. */
    private transient ObjectRowPlan<T> filtered;

    private EventRows(TableEvents<T> events, RowType type, Extras extras, String table) {
        this.events = events;
        this.type = type;
        this.extras = extras;
        this.table = table;
    }

    /**
     * Errors, conditions and checks beyond the members of the schema.
     *
     * @param errors the columns that contain errors
     * @param errorRows whether invalid documents become rows, even if the query reads none of these columns
     * @param filter the conditions of the query; null without one
     * @param envelopes whether changelog envelopes are rejected
     */
    record Extras(List<ErrorColumn> errors, boolean errorRows, RowFilter filter, boolean envelopes)
            implements Serializable {
        static final Extras NONE = new Extras(List.of(), false, null, false);
    }

    /** {@return the conversion of the events of a class} See {@link #of(TableEvents, RowType, Extras, String)}. */
    static <T> EventRows<T> of(EventTypeInfo<T> type, RowType columns, String table) {
        return of(new TableEvents.Generated<>(type), columns, Extras.NONE, table);
    }

    /**
     * {@return the conversion for these columns}
     *
     * @param table its name
     * @throws ValidationException if a column does not fit
     */
    static <T> EventRows<T> of(TableEvents<T> events, RowType type, Extras extras, String table) {
        EventRows<T> rows = new EventRows<>(events, type, extras, table);
        try {
            rows.prepare();
        } catch (ColumnMismatchException e) {
            throw new ValidationException("Column '" + e.path() + "' of table " + table + " does not fit "
                    + events.name() + ": " + e.getMessage());
        }
        return rows;
    }

    private void prepare() {
        row = new BinaryRow(type);
        plans = RowPlans.of(events.parser(), type, extras.errors);
        filtered = extras.filter == null
                ? null
                : RowPlans.of(events.parser(), extras.filter.columns(), List.of())
                        .objects();
    }

    /** {@return whether invalid documents become rows} */
    boolean hasErrorRows() {
        return extras.errorRows;
    }

    /** {@return the row of an invalid document} */
    GenericRowData rejected(Rejection rejection) {
        return ErrorColumn.row(type, extras.errors, rejection);
    }

    /** {@return the error of a changelog envelope in a range of bytes; null for all other documents} */
    String envelopeError(byte[] json, int from, int to) {
        return extras.envelopes
                ? ChangelogEnvelope.of(json, from, to)
                        .map(ChangelogEnvelope::error)
                        .orElse(null)
                : null;
    }

    /** {@return whether the row of an event can be in the result of the query} */
    boolean accepts(T event) {
        if (plans == null) {
            prepare();
        }
        try {
            return filtered == null || extras.filter.accepts(filtered.read(event));
        } catch (ValueMismatchException e) {
            return true; // reading the row reports it
        }
    }

    TableEvents<T> events() {
        return events;
    }

    /**
     * {@return the row of an event} Its class is {@code GenericRowData}, to which connectors such as Kafka's cast.
     *
     * @throws ValueMismatchException if a value does not fit its column
     */
    GenericRowData read(T event) {
        if (plans == null) {
            prepare();
        }
        return plans.objects().read(event);
    }

    /**
     * {@return the same row in one array} Operators copy rows, and copy an array faster than an object for each value.
     *
     * @throws ValueMismatchException if a value does not fit its column
     */
    RowData readBinary(T event) {
        if (plans == null) {
            prepare();
        }
        if (type.getFieldCount() == 0) {
            return read(event);
        }
        return plans.binary().read(event, row).copy();
    }

    /**
     * {@return the JSON of a row, as the schema writes it}
     *
     * @throws FlinkRuntimeException if the schema has no such event
     */
    byte[] write(RowData row) {
        if (plans == null) {
            prepare();
        }
        if (json == null) {
            json = new JsonWriter(JsonOptions.DEFAULT);
        }
        ObjectParser<T> parser = events.parser();
        try {
            json.reset();
            plans.writer().write(row, json);
            // reads the row like a document, which checks it against the schema
            T event = parser.parse(json.toByteArray());
            return parser.writer().toJsonBytes(event, JsonOptions.DEFAULT);
        } catch (JsonParseException e) {
            throw failure(e.description() + " at " + e.path(), e);
        } catch (JsonWriteException | ValueMismatchException e) {
            throw failure(e.getMessage(), e);
        }
    }

    private FlinkRuntimeException failure(String message, RuntimeException cause) {
        return new FlinkRuntimeException(
                "cannot write a row of table " + table + " as " + events.name() + ": " + message, cause);
    }

    /** Returns the events of a stream as rows with all columns of their schema. */
    static <T> DataStream<RowData> ofStream(DataStream<T> stream) {
        EventTypeInfo<T> events = stream.getType() instanceof EventTypeInfo<T> known
                ? known
                : EventTypeInfo.of(stream.getType().getTypeClass());
        RowType type = (RowType) TableTypes.row(events.parser()).getLogicalType();
        EventRows<T> rows = of(events, type, "of the stream");
        return stream.map(rows::readBinary).returns(InternalTypeInfo.of(type)).name("events to rows");
    }
}
