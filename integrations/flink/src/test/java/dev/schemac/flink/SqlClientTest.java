package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Scripts of the SQL client on a cluster of several JVMs with a broker of Kafka: records with errors as metadata, a table of
 * totals by {@code upsert-kafka}, and a task manager that is killed. Runs with {@code -Pclusters}, which copies the jars.
 */
@Tag("clusters")
@Timeout(value = 20, unit = TimeUnit.MINUTES)
final class SqlClientTest {
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path JARS = TARGET.resolve("it/flink-sql/target");

    private static final int RECORDS = 60_000;

    /** The documents with these numbers are invalid, or have a number that their column does not accept. */
    private static final int INVALID = 1_000;

    private static final int PER_SECOND = 2_000;

    private static final String SCHEMA = "create json schema Click(page string, n int, price bigdecimal);"
            + " create json schema Total(page string, clicks long, numbers long)";

    @Test
    void aKilledTaskManagerLosesNothing() throws Exception {
        Path folder = TARGET.resolve("clusters-sql");
        StandaloneCluster.delete(folder);
        long begin = System.nanoTime();
        // jars that Flink needs too are in its folder
        String kafka = JARS.resolve("broker/*") + File.pathSeparator + JARS.resolve("lib/*");
        try (KafkaBroker broker = new KafkaBroker(folder.resolve("broker"), kafka);
                StandaloneCluster cluster = new StandaloneCluster(folder, JARS.resolve("lib"))) {
            cluster.startTaskManager();
            cluster.startTaskManager();
            cluster.awaitTaskManagers(2);
            Path rejected = folder.resolve("rejected");

            List<String> jobs = jobs(cluster.sql("jobs", settings() + tables(broker.address(), rejected) + """
                    INSERT INTO documents SELECT CASE
                        WHEN MOD(n, 1000) = 500 THEN '{"page":"/p","n":' || CAST(n AS STRING) || '0000000000}'
                        WHEN MOD(n, 1000) = 999 THEN '{"page":"/p","price":' || CAST(n AS STRING) || '00}'
                        ELSE '{"page":"/p' || CAST(MOD(n, 7) AS STRING) || '","n":' || CAST(n AS STRING) || '}' END
                    FROM numbers;
                    EXECUTE STATEMENT SET BEGIN
                    INSERT INTO totals SELECT page, COUNT(*), SUM(n) FROM clicks WHERE message IS NULL GROUP BY page;
                    INSERT INTO rejected SELECT message, document FROM clicks WHERE message IS NOT NULL;
                    END;
                    """));
            assertThat(jobs).hasSize(2);
            String job = jobs.get(1);

            cluster.await(
                    "some rejected documents",
                    () -> StandaloneCluster.lines(rejected).size() >= 2 * RECORDS / INVALID / 4);
            System.out.println("killing a task manager after "
                    + StandaloneCluster.lines(rejected).size() + " rejected documents and "
                    + cluster.completedCheckpoints(job) + " checkpoints");
            // the two jobs have a slot each: the one that is restarted writes or reads
            cluster.killTaskManager(0);
            cluster.startTaskManager();
            cluster.await("a restart", () -> jobs.stream().anyMatch(each -> restores(cluster, each) > 0));
            System.out.println("restored from checkpoints: "
                    + jobs.stream().map(each -> restores(cluster, each)).toList());

            cluster.await(
                    "all rejected documents",
                    () -> StandaloneCluster.lines(rejected).size() >= 2 * RECORDS / INVALID);
            assertThat(cluster.state(job)).isEqualTo("RUNNING");
            assertThat(StandaloneCluster.lines(rejected)).isEqualTo(expectedErrors());

            String totals = cluster.sql(
                    "totals",
                    settings() + "SET 'sql-client.execution.result-mode' = 'tableau';\n"
                            + tables(broker.address(), rejected)
                            + "SELECT page || ' ' || CAST(clicks AS STRING) || ' ' || CAST(numbers AS STRING) AS total"
                            + " FROM totals_to_the_end;\n");
            assertThat(lastTotals(totals)).isEqualTo(expectedTotals());
            System.out.println(lastTotals(totals));
            System.out.println(expectedErrors().size() + " rejected documents and the totals of " + RECORDS
                    + " records are exact, after "
                    + Duration.ofNanos(System.nanoTime() - begin).toSeconds() + " s");
        }
    }

    private static String settings() {
        return """
                SET 'execution.checkpointing.interval' = '1 s';
                SET 'parallelism.default' = '1';
                SET 'restart-strategy.type' = 'fixed-delay';
                SET 'restart-strategy.fixed-delay.attempts' = '100';
                SET 'restart-strategy.fixed-delay.delay' = '1 s';
                """;
    }

    private static String tables(String address, Path rejected) {
        String kafka = "'properties.bootstrap.servers' = '" + address + "'";
        String schema = "schemac.schema' = '" + SCHEMA + "'";
        return "CREATE TABLE numbers (n BIGINT) WITH ('connector' = 'datagen', 'fields.n.kind' = 'sequence',"
                + " 'fields.n.start' = '0', 'fields.n.end' = '" + (RECORDS - 1) + "', 'rows-per-second' = '"
                + PER_SECOND
                + "');\n"
                + "CREATE TABLE documents (doc STRING) WITH ('connector' = 'kafka', 'topic' = 'clicks', " + kafka
                + ", 'format' = 'raw', 'sink.delivery-guarantee' = 'exactly-once', 'sink.transactional-id-prefix' ="
                + " 'documents', 'properties.transaction.timeout.ms' = '600000');\n"
                + "CREATE TABLE clicks (page STRING, n INT, price DECIMAL(4, 2), message STRING METADATA FROM"
                + " 'value.error.message' VIRTUAL, document STRING METADATA FROM 'value.error.document' VIRTUAL, topic"
                + " STRING METADATA VIRTUAL, `partition` INT METADATA VIRTUAL, moment TIMESTAMP_LTZ(3) METADATA FROM"
                + " 'timestamp' VIRTUAL, WATERMARK FOR moment AS moment) WITH ('connector' = 'kafka', 'topic' = 'clicks', "
                + kafka
                + ", 'scan.startup.mode' = 'earliest-offset', 'properties.isolation.level' = 'read_committed',"
                + " 'format' = 'schemac', '" + schema + ", 'schemac.type' = 'Click');\n"
                + "CREATE TABLE rejected (message STRING, document STRING) WITH ('connector' = 'filesystem', 'path' = '"
                + rejected.toUri()
                + "', 'sink.rolling-policy.rollover-interval' = '1 s', 'sink.rolling-policy.check-interval' = '500 ms',"
                + " 'format' = 'schemac', 'schemac.schema' = 'create json schema Rejected(message string,"
                + " document string)');\n"
                + totals("totals", kafka, "")
                + totals("totals_to_the_end", kafka, ", 'scan.bounded.mode' = 'latest-offset'");
    }

    private static String totals(String table, String kafka, String more) {
        return "CREATE TABLE " + table
                + " (page STRING, clicks BIGINT, numbers BIGINT, PRIMARY KEY (page) NOT ENFORCED)"
                + " WITH ('connector' = 'upsert-kafka', 'topic' = 'totals', " + kafka
                + ", 'key.format' = 'raw', 'value.format' = 'schemac', 'value.schemac.schema' = '" + SCHEMA
                + "', 'value.schemac.type' = 'Total'" + more + ");\n";
    }

    private static List<String> jobs(String output) {
        return Pattern.compile("Job ID: ([0-9a-f]{32})")
                .matcher(output)
                .results()
                .map(each -> each.group(1))
                .toList();
    }

    private static int restores(StandaloneCluster cluster, String job) {
        try {
            return cluster.restores(job);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> expectedErrors() {
        List<String> lines = new ArrayList<>();
        for (int n = INVALID / 2; n < RECORDS; n += INVALID) {
            lines.add(
                    "{\"message\":\"expected int but found number out of range at $.n (line 1, column 18)\",\"document\":"
                            + "\"{\\\"page\\\":\\\"/p\\\",\\\"n\\\":" + n + "0000000000}\"}");
        }
        for (int n = INVALID - 1; n < RECORDS; n += INVALID) {
            lines.add("{\"message\":\"expected a number with at most 2 digits before the decimal point in column"
                    + " 'price'\",\"document\":\"{\\\"page\\\":\\\"/p\\\",\\\"price\\\":" + n + "00}\"}");
        }
        lines.sort(null);
        return lines;
    }

    private static Map<String, String> expectedTotals() {
        Map<String, String> totals = new TreeMap<>();
        for (int page = 0; page < 7; page++) {
            int rest = page;
            int[] numbers = IntStream.range(0, RECORDS)
                    .filter(n -> n % 7 == rest && n % INVALID != INVALID / 2 && n % INVALID != INVALID - 1)
                    .toArray();
            totals.put(
                    "/p" + page,
                    numbers.length + " " + IntStream.of(numbers).asLongStream().sum());
        }
        return totals;
    }

    /** Returns the last row of each page, which the client prints after those that it replaces. */
    private static Map<String, String> lastTotals(String output) {
        Map<String, String> totals = new TreeMap<>();
        Matcher rows =
                Pattern.compile("\\| \\+[IU] \\| +(/p\\d) (\\d+ \\d+) \\|").matcher(output);
        while (rows.find()) {
            totals.put(rows.group(1), rows.group(2));
        }
        return totals;
    }
}
