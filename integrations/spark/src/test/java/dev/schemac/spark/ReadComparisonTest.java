package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.sun.management.OperatingSystemMXBean;
import dev.schemac.testing.RunTimes;
import java.io.BufferedWriter;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
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
        RunTimes times = new RunTimes("Spark " + LocalSpark.session().version());
        compare("one user", ours.where("user = 'user-17'"), "Spark's JSON", theirs.where("user = 'user-17'"), times);
        compare("half of the rows", ours.where("cached"), "Spark's JSON", theirs.where("cached"), times);
        QUERIES.forEach((query, columns) ->
                compare(query, ours.selectExpr(columns), "Spark's JSON", theirs.selectExpr(columns), times));
        compareFunctions(path, ours.schema(), times);
        times.report();
    }

    /** Documents in a column of bytes, as Kafka has them, which are in memory. */
    private static void compareFunctions(String path, StructType columns, RunTimes times) {
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
        compare("all columns, of bytes in a column", ours, "from_json", theirs, times);
        documents.unpersist();
    }

    private static void compare(String query, Dataset<Row> ours, String other, Dataset<Row> theirs, RunTimes times) {
        for (int round = -2; round < ROUNDS; round++) {
            long[] first = run(ours);
            long[] second = run(theirs);
            if (round >= 0) { // the others are for the compiler
                times.add(query, "schemac", first[0], first[1]);
                times.add(query, other, second[0], second[1]);
            }
        }
    }

    /** Returns the nanoseconds of the processor and of the clock. */
    private static long[] run(Dataset<Row> rows) {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long processor = system.getProcessCpuTime();
        long begin = System.nanoTime();
        rows.write().format("noop").mode("overwrite").save();
        return new long[] {system.getProcessCpuTime() - processor, System.nanoTime() - begin};
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
