package dev.schemac.flink.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.OperatingSystemMXBean;
import dev.schemac.flink.Cluster;
import dev.schemac.flink.ComparedEvents;
import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.beans.Access;
import dev.schemac.testing.RunTimes;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.apache.flink.api.common.functions.util.ListCollector;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.runtime.util.EnvironmentInformation;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.runtime.typeutils.RowDataSerializer;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.types.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same queries with {@code schemac} and with Flink's {@code json}, in turns on one cluster. Both must have the same
 * result; the processor time is printed and decides nothing. Runs with {@code -Dschemac.flink.rounds=5}.
 */
final class TableComparisonTest {
    private static final int ROUNDS = Integer.getInteger("schemac.flink.rounds", 0);
    private static final int EVENTS = Integer.getInteger("schemac.flink.events", 400_000);

    /** The records and their rows are in memory. */
    private static final int MOST_RECORDS = 60_000;

    private static final String COLUMNS = """
            id STRING, `user` STRING, page STRING, `at` BIGINT, `method` STRING, status INT, `bytes` BIGINT, millis DOUBLE,
            agent STRING, referer STRING, country STRING, mobile BOOLEAN, tags ARRAY<STRING>,
            city ROW<name STRING, latitude DOUBLE, longitude DOUBLE>""";

    private static final String SCHEMA = """
            create json schema City(name string, latitude double, longitude double);
            create json schema Access(
                id string, user string, page string, at long, method string, status int, bytes long, millis double,
                agent string, referer string, country string, mobile boolean, tags string[], city City)""";

    private static final Map<String, String> QUERIES = new TreeMap<>(Map.of(
            "COUNT(*)",
            "SELECT COUNT(*) FROM %s",
            "three columns",
            "SELECT COUNT(*), SUM(`bytes`), MAX(page) FROM %s WHERE status = 200",
            "all columns",
            "SELECT COUNT(id), COUNT(`user`), MAX(page), SUM(`at`), COUNT(`method`), SUM(status), SUM(`bytes`), COUNT(millis),"
                    + " COUNT(agent), MAX(referer), COUNT(country), COUNT(mobile), MAX(CARDINALITY(tags)), MAX(city.name)"
                    + " FROM %s"));

    private final RunTimes times = new RunTimes("Flink " + EnvironmentInformation.getVersion() + ", SQL");

    @TempDir
    private Path folder;

    @Test
    void sideBySide() throws Exception {
        assumeThat(ROUNDS).as("-Dschemac.flink.rounds=N compares with json").isPositive();
        Path file = folder.resolve("accesses.jsonl");
        ComparedEvents.write(file, EVENTS, new Random(42));
        try (Cluster cluster = new Cluster(1)) {
            sideBySide(Tables.batch(cluster.client()), file);
        }
        times.report();
    }

    private void sideBySide(TableEnvironment environment, Path file) throws Exception {
        environment.executeSql(Tables.create("class", COLUMNS, file, Tables.schemac(Access.class)));
        environment.executeSql(Tables.create(
                "schema",
                COLUMNS,
                file,
                "'format' = 'schemac', 'schemac.type' = 'Access', 'schemac.schema' = '" + SCHEMA + "'"));
        environment.executeSql(Tables.create("json", COLUMNS, file, "'format' = 'json'"));
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        List<String> formats = new ArrayList<>(List.of("class", "json", "schema"));
        for (int round = 0; round <= ROUNDS; round++) {
            for (String query : QUERIES.keySet()) {
                List<Row> result = null;
                for (String format : formats) {
                    long processor = system.getProcessCpuTime();
                    long begin = System.nanoTime();
                    List<Row> rows = Tables.rows(environment, QUERIES.get(query).formatted("`" + format + "`"));
                    if (round > 0) { // the first is for the compiler
                        add(query, format, system.getProcessCpuTime() - processor, System.nanoTime() - begin);
                    }
                    assertThat(result == null ? rows : result).isEqualTo(rows);
                    result = rows;
                }
                Collections.rotate(formats, 1);
            }
        }
    }

    private void add(String query, String format, long processorNanos, long nanos) {
        for (String table : format.equals("json") ? List.of("class", "schema") : List.of(format)) {
            times.add(
                    "files, " + query + ", by " + table,
                    format.equals("json") ? "json" : "schemac",
                    processorNanos,
                    nanos);
        }
    }

    private static List<String> turn(int round) {
        return round % 2 == 0 ? List.of("schemac", "json") : List.of("json", "schemac");
    }

    /** One thread turns records into rows, as for Kafka, and copies them like Flink for the next operator. */
    @Test
    void records() throws Exception {
        assumeThat(ROUNDS).as("-Dschemac.flink.rounds=N compares with json").isPositive();
        Path file = folder.resolve("accesses.jsonl");
        ComparedEvents.write(file, Math.min(EVENTS, MOST_RECORDS), new Random(42));
        List<byte[]> records = Files.readAllLines(file).stream()
                .map(line -> line.getBytes(StandardCharsets.UTF_8))
                .toList();
        RowType all = (RowType) EventTables.dataType(Access.class).getLogicalType();
        RowType three = new RowType(List.of(
                all.getFields().get(all.getFieldIndex("page")),
                all.getFields().get(all.getFieldIndex("status")),
                all.getFields().get(all.getFieldIndex("bytes"))));
        compare("records, all columns", all, records);
        compare("records, three columns", three, records);
        times.report();
    }

    private void compare(String task, RowType type, List<byte[]> records) throws Exception {
        Map<String, DeserializationSchema<RowData>> formats = Map.of(
                "schemac",
                new RowDeserializationSchema<>(
                        EventRows.of(EventTypeInfo.of(Access.class), type, "t"), InternalTypeInfo.of(type), false),
                "json",
                Tables.json(type));
        RowDataSerializer serializer = new RowDataSerializer(type);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        for (int round = 0; round < ROUNDS + 3; round++) {
            for (String format : turn(round)) {
                List<RowData> rows = new ArrayList<>(records.size());
                ListCollector<RowData> out = new ListCollector<>(rows);
                long processor = threads.getCurrentThreadCpuTime();
                long begin = System.nanoTime();
                for (byte[] record : records) {
                    formats.get(format).deserialize(record, out);
                    int last = rows.size() - 1;
                    rows.set(last, serializer.copy(rows.get(last)));
                }
                if (round > 2) { // the first are for the compiler
                    times.add(task, format, threads.getCurrentThreadCpuTime() - processor, System.nanoTime() - begin);
                }
                assertThat(rows).hasSize(records.size());
            }
        }
    }
}
