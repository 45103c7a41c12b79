package dev.schemac.flink.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.OperatingSystemMXBean;
import dev.schemac.flink.ComparedEvents;
import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.beans.Access;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.flink.api.common.functions.util.ListCollector;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.types.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same queries with {@code schemac} and with Flink's {@code json}, in turns in one JVM. Both must have the same
 * result; the processor time is printed and decides nothing. Runs with {@code -Dschemac.flink.rounds=5}.
 */
final class TableComparisonTest {
    private static final int ROUNDS = Integer.getInteger("schemac.flink.rounds", 0);
    private static final int EVENTS = Integer.getInteger("schemac.flink.events", 400_000);

    private static final String COLUMNS = """
            id STRING, `user` STRING, page STRING, `at` BIGINT, `method` STRING, status INT, `bytes` BIGINT, millis DOUBLE,
            agent STRING, referer STRING, country STRING, mobile BOOLEAN, tags ARRAY<STRING>,
            city ROW<name STRING, latitude DOUBLE, longitude DOUBLE>""";

    private static final Map<String, String> QUERIES = Map.of(
            "3 of 14 columns",
            "SELECT COUNT(*), SUM(`bytes`), MAX(page) FROM %s WHERE status = 200",
            "all columns",
            "SELECT COUNT(id), COUNT(`user`), MAX(page), SUM(`at`), COUNT(`method`), SUM(status), SUM(`bytes`), COUNT(millis),"
                    + " COUNT(agent), MAX(referer), COUNT(country), COUNT(mobile), MAX(CARDINALITY(tags)), MAX(city.name)"
                    + " FROM %s");

    @TempDir
    private Path folder;

    @Test
    void sideBySide() throws Exception {
        assumeThat(ROUNDS).as("-Dschemac.flink.rounds=N compares with json").isPositive();
        Path file = folder.resolve("accesses.jsonl");
        ComparedEvents.write(file, EVENTS, new Random(42));
        TableEnvironment environment = Tables.batch();
        environment.executeSql(Tables.create("schemac", COLUMNS, file, Tables.schemac(Access.class)));
        environment.executeSql(Tables.create("json", COLUMNS, file, "'format' = 'json'"));
        Map<String, List<Long>> times = new LinkedHashMap<>();
        for (int round = 0; round <= ROUNDS; round++) {
            for (String query : QUERIES.keySet()) {
                List<Row> result = null;
                for (String format : round % 2 == 0 ? List.of("schemac", "json") : List.of("json", "schemac")) {
                    OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
                    long before = system.getProcessCpuTime();
                    List<Row> rows = Tables.rows(environment, QUERIES.get(query).formatted("`" + format + "`"));
                    long time = (system.getProcessCpuTime() - before) / 1_000_000;
                    assertThat(result == null ? rows : result).isEqualTo(rows);
                    result = rows;
                    if (round > 0) { // the first is for the compiler
                        times.computeIfAbsent(query + ": " + format, any -> new ArrayList<>())
                                .add(time);
                    }
                }
            }
        }
        System.out.printf(
                "%,d events, %,d bytes, %d rounds, JDK %s%n",
                EVENTS, Files.size(file), ROUNDS, System.getProperty("java.version"));
        times.forEach((what, all) -> System.out.println(what + ": processor time in ms, quartiles " + quartiles(all)));
    }

    /** One thread turns records into rows, without the rest of a query. */
    @Test
    void records() throws Exception {
        assumeThat(ROUNDS).as("-Dschemac.flink.rounds=N compares with json").isPositive();
        Path file = folder.resolve("accesses.jsonl");
        ComparedEvents.write(file, EVENTS, new Random(42));
        List<byte[]> records = Files.readAllLines(file).stream()
                .map(line -> line.getBytes(StandardCharsets.UTF_8))
                .toList();
        RowType type = (RowType) EventTables.dataType(Access.class).getLogicalType();
        Map<String, DeserializationSchema<RowData>> formats = Map.of(
                "schemac",
                new RowDeserializationSchema<>(
                        EventRows.of(EventTypeInfo.of(Access.class), type, "t"), InternalTypeInfo.of(type), false),
                "json",
                Tables.json(type));
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Map<String, List<Long>> times = new LinkedHashMap<>();
        for (int round = 0; round < ROUNDS + 3; round++) {
            for (String format : round % 2 == 0 ? List.of("schemac", "json") : List.of("json", "schemac")) {
                List<RowData> rows = new ArrayList<>(records.size());
                ListCollector<RowData> out = new ListCollector<>(rows);
                long before = threads.getCurrentThreadCpuTime();
                for (byte[] record : records) {
                    formats.get(format).deserialize(record, out);
                }
                long time = (threads.getCurrentThreadCpuTime() - before) / 1_000_000;
                assertThat(rows).hasSize(records.size());
                if (round > 2) { // the first are for the compiler
                    times.computeIfAbsent(format, any -> new ArrayList<>()).add(time);
                }
            }
        }
        times.forEach((format, all) ->
                System.out.println("records, " + format + ": processor time in ms, quartiles " + quartiles(all)));
    }

    private static String quartiles(List<Long> times) {
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        return Arrays.toString(
                new long[] {sorted[sorted.length / 4], sorted[sorted.length / 2], sorted[sorted.length * 3 / 4]});
    }
}
