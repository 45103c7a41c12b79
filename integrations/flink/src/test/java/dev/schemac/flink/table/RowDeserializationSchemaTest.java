package dev.schemac.flink.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.beans.Click;
import dev.schemac.flink.internal.row.ChangelogEnvelope;
import dev.schemac.flink.internal.row.ErrorColumn;
import dev.schemac.flink.internal.row.ErrorPart;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.metrics.Counter;
import org.apache.flink.metrics.MetricGroup;
import org.apache.flink.metrics.SimpleCounter;
import org.apache.flink.metrics.groups.UnregisteredMetricsGroup;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.data.StringData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.util.InstantiationUtil;
import org.apache.flink.util.SimpleUserCodeClassLoader;
import org.apache.flink.util.UserCodeClassLoader;
import org.junit.jupiter.api.Test;

/** Records of bytes as rows, as connectors such as Kafka read them. */
final class RowDeserializationSchemaTest {
    private static final RowType TYPE = (RowType) DataTypes.ROW(
                    DataTypes.FIELD("page", DataTypes.STRING().notNull()), DataTypes.FIELD("at", DataTypes.BIGINT()))
            .getLogicalType();

    private final Map<String, Counter> counters = new HashMap<>();

    private RowDeserializationSchema<Click> schema(boolean skips) throws Exception {
        return schema(EventRows.of(EventTypeInfo.of(Click.class), TYPE, "t"), skips);
    }

    private RowDeserializationSchema<Click> schema(EventRows<Click> rows, boolean skips) throws Exception {
        RowDeserializationSchema<Click> schema =
                InstantiationUtil.clone(new RowDeserializationSchema<>(rows, InternalTypeInfo.of(TYPE), skips));
        schema.open(new DeserializationSchema.InitializationContext() {
            @Override
            public MetricGroup getMetricGroup() {
                return new UnregisteredMetricsGroup() {
                    @Override
                    public Counter counter(String name) {
                        return counters.computeIfAbsent(name, any -> new SimpleCounter());
                    }
                };
            }

            @Override
            public UserCodeClassLoader getUserCodeClassLoader() {
                return SimpleUserCodeClassLoader.create(Click.class.getClassLoader());
            }
        });
        return schema;
    }

    private static byte[] json(String json) {
        return json.getBytes(UTF_8);
    }

    @Test
    void recordsAreRows() throws Exception {
        RowDeserializationSchema<Click> schema = schema(false);
        RowData row = schema.deserialize(json("{\"user\":\"u\",\"page\":\"/a\",\"at\":1}"));
        // Kafka's connector casts it where a table has metadata columns or a key
        assertThat(row).isEqualTo(GenericRowData.of(StringData.fromString("/a"), 1L));
        assertThat(schema.deserialize(null)).isNull();
        assertThat(schema.isEndOfStream(row)).isFalse();
        assertThat(schema.getProducedType()).isEqualTo(InternalTypeInfo.of(TYPE));
    }

    @Test
    void invalidRecordsFailTheJob() throws Exception {
        RowDeserializationSchema<Click> schema = schema(false);
        assertThatThrownBy(() -> schema.deserialize(json("{\"page\":\"/a\",\"at\":\"now\"}")))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot read a record as dev.schemac.flink.beans.Click: expected long but found string at"
                        + " $.at (line 1, column 19); 'schemac.ignore-parse-errors' = 'true' skips and counts such"
                        + " records");
        assertThatThrownBy(() -> schema.deserialize(json("{\"at\":1}")))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot read a record as dev.schemac.flink.beans.Click: expected a value, because of NOT"
                        + " NULL, in column 'page' at $ (line 1, column 1); 'schemac.ignore-parse-errors' = 'true' skips and counts such"
                        + " records");
    }

    /** Because all documents of a topic would be skipped. */
    @Test
    void envelopesFailTheJobEvenIfInvalidRecordsAreSkipped() throws Exception {
        RowDeserializationSchema<Click> schema = schema(
                EventRows.of(
                        new TableEvents.Generated<>(EventTypeInfo.of(Click.class)),
                        TYPE,
                        new EventRows.Extras(List.of(), false, null, true),
                        "t"),
                true);
        assertThat(schema.deserialize(json("{"))).isNull();
        // the second one also has an error
        for (String each : List.of("1", "\"now\"")) {
            assertThatThrownBy(() ->
                            schema.deserialize(json("{\"op\":\"c\",\"before\":null,\"after\":{},\"at\":" + each + "}")))
                    .isInstanceOf(IOException.class)
                    .hasMessage("cannot read a record as dev.schemac.flink.beans.Click: "
                            + ChangelogEnvelope.DEBEZIUM.error());
        }
        assertThat(counters.get("rejectedEvents").getCount()).isEqualTo(1);
    }

    @Test
    void invalidRecordsAreSkippedAndCounted() throws Exception {
        RowDeserializationSchema<Click> schema = schema(true);
        for (String each : List.of("{", "{\"page\":\"/a\",\"at\":\"now\"}", "{\"at\":1}", "")) {
            assertThat(schema.deserialize(json(each))).as(each).isNull();
        }
        assertThat(schema.deserialize(json("{\"page\":\"/a\"}"))).isNotNull();
        assertThat(counters.get("rejectedEvents").getCount()).isEqualTo(4);
    }

    /** Also if invalid records would be skipped without the column. */
    @Test
    void invalidRecordsAreRowsAndCounted() throws Exception {
        RowType type = (RowType) DataTypes.ROW(
                        DataTypes.FIELD("at", DataTypes.BIGINT()), DataTypes.FIELD("$error.offset", DataTypes.BIGINT()))
                .getLogicalType();
        EventRows<Click> rows = EventRows.of(
                new TableEvents.Generated<>(EventTypeInfo.of(Click.class)),
                type,
                new EventRows.Extras(List.of(new ErrorColumn("$error.offset", ErrorPart.OFFSET)), true, null, true),
                "t");
        RowDeserializationSchema<Click> schema = schema(rows, true);
        assertThat(schema.deserialize(json("{\"at\":1}"))).isEqualTo(GenericRowData.of(1L, null));
        assertThat(schema.deserialize(json("{\"at\":x}"))).isEqualTo(GenericRowData.of(null, 6L));
        assertThat(schema.deserialize(json("{\"before\":{},\"after\":{},\"op\":\"u\"}")))
                .isEqualTo(GenericRowData.of(null, 0L));
        assertThat(schema.deserialize(null)).isNull();
        assertThat(counters.get("rejectedEvents").getCount()).isEqualTo(2);

        assertThat(rows.write(GenericRowData.of(1L, null))).asString().isEqualTo("{\"at\":1}");
        assertThatThrownBy(() -> rows.write(GenericRowData.of(1L, 6L)))
                .hasMessage(
                        "cannot write a row of table t as dev.schemac.flink.beans.Click: expected null, because errors"
                                + " are only read, in column '$error.offset'");
    }
}
