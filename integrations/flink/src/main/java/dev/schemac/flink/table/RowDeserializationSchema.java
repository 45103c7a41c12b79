package dev.schemac.flink.table;

import dev.schemac.flink.EventDeserializationSchema;
import dev.schemac.flink.internal.row.Rejection;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.metrics.Counter;
import org.apache.flink.metrics.SimpleCounter;
import org.apache.flink.table.data.RowData;

/** Reads records of bytes, each one JSON document, as rows. An envelope is never skipped: all documents of a topic would be. */
final class RowDeserializationSchema<T> implements DeserializationSchema<RowData> {
    private static final long serialVersionUID = 1L;

    private final EventRows<T> rows;
    private final TypeInformation<RowData> produced;
    private final boolean skipsRejected;

    private transient RowParser<T> parser;
    private transient Counter rejected;

    /** @param skipsRejected whether invalid records are skipped and counted */
    RowDeserializationSchema(EventRows<T> rows, TypeInformation<RowData> produced, boolean skipsRejected) {
        this.rows = rows;
        this.produced = produced;
        this.skipsRejected = skipsRejected;
    }

    @Override
    public void open(InitializationContext context) {
        rejected = context.getMetricGroup().counter(EventDeserializationSchema.REJECTED_EVENTS);
    }

    @Override
    public RowData deserialize(byte[] message) throws IOException {
        if (message == null) {
            return null;
        }
        if (parser == null) {
            parser = new RowParser<>(rows, rows::read);
        }
        try {
            // as a range, so that lazy strings do not refer to an array of the connector
            return parser.parse(message, 0, message.length, JsonOptions.DEFAULT);
        } catch (JsonParseException e) {
            String envelope = rows.envelopeError(message, 0, message.length);
            if (rows.hasErrorRows()) {
                count();
                return rows.rejected(new Rejection(message, envelope, e));
            }
            if (envelope == null && skipsRejected) {
                count();
                return null;
            }
            throw new IOException(
                    "cannot read a record as " + rows.events().name() + ": "
                            + (envelope != null
                                    ? envelope
                                    : e.getMessage() + "; " + SchemacFormat.SKIP_HINT
                                            + " skips and counts such records"),
                    e);
        }
    }

    private void count() {
        if (rejected == null) {
            // a source that does not open its schema has no place for the metric either
            rejected = new SimpleCounter();
        }
        rejected.inc();
    }

    @Override
    public boolean isEndOfStream(RowData nextElement) {
        return false;
    }

    @Override
    public TypeInformation<RowData> getProducedType() {
        return produced;
    }
}
