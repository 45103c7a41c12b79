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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Streams of events as tables. */
@Tag("slow")
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

        assertThat(table.getResolvedSchema().toString()).isEqualTo("""
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
        CloseableIterator<Row> found = tables.executeSql("SELECT * FROM clicks").collect();
        found.forEachRemaining(rows::add);
        found.close();
        assertThat(rows).hasToString("[+I[a, null, 1000, null, [x]], +I[null, /p, null, 0.5, null]]");
    }

    @Test
    void columnsOfAClass() {
        assertThat(EventTables.schema(Purchase.class).toString()).isEqualTo("""
                        (
                          `user` STRING,
                          `page` STRING,
                          `at` BIGINT,
                          `price` DOUBLE,
                          `tags` ARRAY<STRING>,
                          `items` INT
                        )""");
        assertThat(EventTables.dataType(dev.schemac.flink.shop.Purchase.class)
                        .getLogicalType()
                        .asSummaryString())
                .isEqualTo(
                        "ROW<`id` STRING, `e-mail` STRING, `user` STRING, `letter` STRING, `paid` BOOLEAN, `tiny` TINYINT,"
                                + " `small` SMALLINT, `count` INT, `big` BIGINT, `ratio` FLOAT, `rate` DOUBLE,"
                                + " `huge` DECIMAL(38, 0), `amount` DECIMAL(38, 18), `link` STRING, `page` STRING, `day` DATE,"
                                + " `time` STRING, `local` TIMESTAMP(9), `offset` STRING, `zoned` STRING,"
                                + " `at` TIMESTAMP_LTZ(9), `took` STRING, `data` BYTES, `token` BYTES, `quoted` BIGINT,"
                                + " `precise` DECIMAL(38, 18), `millis` TIMESTAMP_LTZ(9), `waited` DECIMAL(38, 9),"
                                + " `printed` DATE, `state` STRING, `week` STRING, `tags` ARRAY<STRING>,"
                                + " `grid` ARRAY<ARRAY<INT NOT NULL>>, `names` ARRAY<STRING>, `counts` MAP<STRING, INT>,"
                                + " `lists` MAP<STRING, ARRAY<INT>>, `anything` STRING, `members` MAP<STRING, STRING>,"
                                + " `items` ARRAY<ROW<`sku` STRING, `price` DOUBLE, `at` TIMESTAMP_LTZ(9)>>,"
                                + " `address` ROW<`street` STRING, `zip` STRING>,"
                                + " `shape` ROW<`kind` STRING, `radius` INT, `label` STRING, `side` INT>,"
                                + " `command` ROW<`no` INT, `host` STRING, `force` BOOLEAN>,"
                                + " `tree` ROW<`name` STRING, `children` ARRAY<STRING>>, `place` STRING, `raw` STRING>");
    }
}
