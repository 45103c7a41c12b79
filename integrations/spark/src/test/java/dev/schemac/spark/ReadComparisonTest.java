package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same reads with schemac and with Spark's own JSON and an explicit schema, in turns in one JVM. Both must come to
 * the same rows; how long they take is printed and decides nothing. Runs with {@code -Dschemac.spark.rounds=7}.
 */
class ReadComparisonTest {
    private static final int ROUNDS = Integer.getInteger("schemac.spark.rounds", 0);
    private static final int EVENTS = Integer.getInteger("schemac.spark.events", 400_000);

    private static final String SCHEMA = """
            create json schema Client(ip string, agent string, language string, mobile boolean);
            create json schema Access(
                id string, user string, page string, referrer string, at java.time.Instant, millis int, bytes long,
                status int, price double, cached boolean, country string, tags string[], client Client, session string);
            """;

    private static final Map<String, String[]> QUERIES = new LinkedHashMap<>();

    static {
        QUERIES.put("all columns", new String[] {"*"});
        QUERIES.put("three columns", new String[] {"user", "millis", "status"});
    }

    private record Run(long nanos, long processorNanos) {}

    @TempDir
    private Path folder;

    @Test
    void sideBySide() throws IOException {
        assumeThat(ROUNDS)
                .as("-Dschemac.spark.rounds=N compares with Spark's JSON")
                .isPositive();
        String path = folder.resolve("access.jsonl").toString();
        long bytes = write(Path.of(path));
        Dataset<Row> ours = LocalSpark.read(SCHEMA).load(path);
        Dataset<Row> theirs = LocalSpark.session()
                .read()
                .schema(ours.schema())
                .option("mode", "FAILFAST")
                .json(path);
        String hash = "sum(xxhash64(" + String.join(", ", ours.columns()) + ") % 1000003)";
        assertThat(ours.selectExpr(hash).first())
                .isEqualTo(theirs.selectExpr(hash).first());
        System.out.printf(
                Locale.ROOT,
                "%,d events, %,d bytes, %d rounds in turns, JDK %s%n",
                EVENTS,
                bytes,
                ROUNDS,
                System.getProperty("java.version"));
        QUERIES.forEach((query, columns) -> compare(query, ours.selectExpr(columns), theirs.selectExpr(columns)));
        compareFunctions(path, ours.schema());
    }

    /** Documents in a column of bytes, as Kafka has them, which are in memory. */
    private static void compareFunctions(String path, StructType columns) {
        SparkSession spark = LocalSpark.session();
        spark.conf().set("spark.sql.catalog.events", EventFunctions.class.getName());
        spark.conf().set("spark.sql.catalog.events.schema", SCHEMA);
        Dataset<Row> documents = spark.read()
                .text(path)
                .selectExpr("cast(value AS binary) AS bytes")
                .cache();
        Dataset<Row> ours =
                documents.selectExpr("events.Access(bytes) AS event").select("event.*");
        Dataset<Row> theirs = documents
                .selectExpr(
                        "from_json(cast(bytes AS string), '" + columns.toDDL() + "', map('mode', 'FAILFAST')) AS event")
                .select("event.*");
        assertThat(ours.except(theirs).count()).isZero();
        compare("bytes in a column", ours, theirs);
        documents.unpersist();
    }

    private static void compare(String query, Dataset<Row> ours, Dataset<Row> theirs) {
        List<Run> schemac = new ArrayList<>();
        List<Run> spark = new ArrayList<>();
        for (int round = -2; round < ROUNDS; round++) {
            Run first = run(ours);
            Run second = run(theirs);
            if (round >= 0) { // the others are for the compiler
                schemac.add(first);
                spark.add(second);
            }
        }
        print(query + ", schemac", schemac);
        print(query + ", Spark's JSON", spark);
        System.out.printf(
                Locale.ROOT,
                "%s: ratio of the medians %.2f in processor time, %.2f by the clock%n",
                query,
                (double) quartiles(spark, true)[1] / quartiles(schemac, true)[1],
                (double) quartiles(spark, false)[1] / quartiles(schemac, false)[1]);
    }

    private static Run run(Dataset<Row> rows) {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long processor = system.getProcessCpuTime();
        long begin = System.nanoTime();
        rows.write().format("noop").mode("overwrite").save();
        return new Run(System.nanoTime() - begin, system.getProcessCpuTime() - processor);
    }

    private static void print(String what, List<Run> runs) {
        long[] processor = quartiles(runs, true);
        long[] clock = quartiles(runs, false);
        System.out.printf(
                Locale.ROOT,
                "%s: %d ms of processor time (quartiles %d, %d), %d ms (quartiles %d, %d)%n",
                what,
                processor[1],
                processor[0],
                processor[2],
                clock[1],
                clock[0],
                clock[2]);
    }

    private static long[] quartiles(List<Run> runs, boolean processor) {
        long[] sorted = runs.stream()
                .mapToLong(run -> (processor ? run.processorNanos() : run.nanos()) / 1_000_000)
                .sorted()
                .toArray();
        return new long[] {sorted[sorted.length / 4], sorted[sorted.length / 2], sorted[3 * sorted.length / 4]};
    }

    private static long write(Path file) throws IOException {
        Random random = new Random(1);
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int i = 0; i < EVENTS; i++) {
                out.write("{\"id\":\"" + Long.toHexString(random.nextLong()) + "\",\"user\":\"user-"
                        + random.nextInt(10_000)
                        + "\",\"page\":\"/articles/" + random.nextInt(1000) + "/comments\",\"referrer\":"
                        + (random.nextBoolean()
                                ? "null"
                                : "\"https://www.example.com/search?q=" + random.nextInt() + "\"")
                        + ",\"at\":\"" + Instant.ofEpochMilli(1_700_000_000_000L + i * 37L) + "\",\"millis\":"
                        + random.nextInt(5000) + ",\"bytes\":" + random.nextInt(1 << 24) + ",\"status\":200,\"price\":"
                        + random.nextInt(10_000) / 100.0 + ",\"cached\":" + random.nextBoolean()
                        + ",\"country\":\"CH\",\"tags\":[\"news\",\"tag-" + random.nextInt(100)
                        + "\"],\"client\":{\"ip\":\"192.0.2." + random.nextInt(256)
                        + "\",\"agent\":\"Mozilla/5.0 (X11; Linux x86_64)\",\"language\":\"de-CH\",\"mobile\":false},"
                        + "\"session\":\"" + Long.toHexString(random.nextLong())
                        + "\",\"experiment\":{\"name\":\"x\",\"arm\":2}}\n");
            }
        }
        return Files.size(file);
    }
}
