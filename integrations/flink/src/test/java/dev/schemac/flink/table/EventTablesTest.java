package dev.schemac.flink.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.Purchase;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.table.api.Schema;
import org.apache.flink.table.api.Table;
import org.apache.flink.table.api.bridge.java.StreamTableEnvironment;
import org.apache.flink.types.Row;
import org.apache.flink.util.CloseableIterator;
import org.junit.jupiter.api.Test;

/** Streams of events as tables. */
final class EventTablesTest {
    @Test
    void aStreamIsATableWithTheColumnsOfItsEvents() throws Exception {
        StreamExecutionEnvironment streams = StreamExecutionEnvironment.getExecutionEnvironment();
        streams.setParallelism(1);
        StreamTableEnvironment tables = StreamTableEnvironment.create(streams);
        DataStream<Click> clicks = streams.fromData(
                EventTypeInfo.of(Click.class),
                Click.parse("{\"user\":\"a\",\"at\":1000,\"tags\":[\"x\"]}"),
                Click.parse("{\"page\":\"/p\",\"price\":0.5}"));

        Table table = EventTables.fromDataStream(
                tables,
                clicks,
                Schema.newBuilder()
                        .columnByExpression("moment", "TO_TIMESTAMP_LTZ(`at`, 3)")
                        .watermark("moment", "moment - INTERVAL '1' SECOND")
                        .build());

        assertThat(table.getResolvedSchema().toString())
                .isEqualTo(
                        """
                        (
                          `user` STRING,
                          `page` STRING,
                          `at` BIGINT,
                          `price` DOUBLE,
                          `tags` ARRAY<STRING>,
                          `moment` TIMESTAMP_LTZ(3) *ROWTIME* AS TO_TIMESTAMP_LTZ(`at`, 3),
                          WATERMARK FOR `moment`: TIMESTAMP_LTZ(3) AS moment - INTERVAL '1' SECOND
                        )""");
        tables.createTemporaryView("clicks", EventTables.fromDataStream(tables, clicks));
        List<Row> rows = new ArrayList<>();
        try (CloseableIterator<Row> found =
                tables.executeSql("SELECT * FROM clicks").collect()) {
            found.forEachRemaining(rows::add);
        }
        assertThat(rows).hasToString("[+I[a, null, 1000, null, [x]], +I[null, /p, null, 0.5, null]]");
    }

    @Test
    void columnsOfAClass() {
        assertThat(EventTables.schema(Purchase.class).toString())
                .isEqualTo(
                        """
                        (
                          `user` [STRING],
                          `page` [STRING],
                          `at` [BIGINT],
                          `price` [DOUBLE],
                          `tags` [ARRAY<STRING>],
                          `items` [INT]
                        )""");
        assertThat(EventTables.dataType(dev.schemac.flink.shop.Purchase.class)
                        .getLogicalType()
                        .asSerializableString())
                .isEqualTo("?");
    }
}
