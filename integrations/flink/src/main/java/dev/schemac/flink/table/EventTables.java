package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.internal.row.TableTypes;
import java.util.Objects;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.table.api.Schema;
import org.apache.flink.table.api.Table;
import org.apache.flink.table.api.bridge.java.StreamTableEnvironment;
import org.apache.flink.table.types.DataType;

/**
 * Declares the columns of generated classes for the Table API, and converts streams of events to tables.
 *
 * <pre>{@code
 * Table clicks = EventTables.fromDataStream(tableEnvironment, stream);
 * TableDescriptor files = TableDescriptor.forConnector("filesystem").schema(EventTables.schema(Click.class))...
 * }</pre>
 *
 * <p>Columns have the names of the members in JSON, and the order of the schema. All are nullable. Stateless.
 */
public final class EventTables {
    static {
        try {
            Class.forName("org.apache.flink.table.api.DataTypes");
        } catch (ClassNotFoundException e) {
            NoClassDefFoundError error = new NoClassDefFoundError("the tables of Flink are not on the class path; add"
                    + " flink-table-api-java-bridge and flink-table-runtime");
            error.initCause(e);
            throw error;
        }
    }

    private EventTables() {}

    /**
     * {@return the columns of a class as a row}
     *
     * @param type a generated class
     * @throws IllegalArgumentException if no parser was generated for it
     */
    public static DataType dataType(Class<?> type) {
        return TableTypes.row(EventTypeInfo.of(type).parser());
    }

    /**
     * {@return the columns of a class as the schema of a table}
     *
     * @param type a generated class
     * @throws IllegalArgumentException if no parser was generated for it
     */
    public static Schema schema(Class<?> type) {
        return Schema.newBuilder().fromRowDataType(dataType(type)).build();
    }

    /**
     * {@return a table with the columns of the events} {@code fromDataStream} of Flink would return a table with one
     * column of type {@code RAW}.
     *
     * @param stream events of a generated class, with their {@link EventTypeInfo} or at least their class
     * @throws IllegalArgumentException if no parser was generated for the class of the stream
     */
    public static <T> Table fromDataStream(StreamTableEnvironment environment, DataStream<T> stream) {
        return environment.fromDataStream(EventRows.ofStream(stream));
    }

    /**
     * {@return a table with the columns of the events, and more}
     *
     * @param schema computed and metadata columns, watermarks and a primary key, without the columns of the events
     * @throws IllegalArgumentException if no parser was generated for the class of the stream
     */
    public static <T> Table fromDataStream(StreamTableEnvironment environment, DataStream<T> stream, Schema schema) {
        return environment.fromDataStream(EventRows.ofStream(stream), Objects.requireNonNull(schema, "schema"));
    }
}
