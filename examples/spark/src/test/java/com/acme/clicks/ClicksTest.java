package com.acme.clicks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.schemac.runtime.JsonParseException;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.Tuple2;

class ClicksTest {
    private static final String DATA = "src/main/data";

    private static final String ADA =
            "{\"user\":\"ada\",\"page\":\"/\",\"at\":\"2026-03-01T12:00:03Z\",\"device\":\"desktop\",\"millis\":120,\"tags\":[\"new\"]}";

    /** Has no member {@code millis}. */
    private static final String GRACE =
            "{\"user\":\"grace\",\"page\":\"/\",\"at\":\"2026-03-01T12:00:59Z\",\"device\":\"phone\",\"tags\":[]}";

    @TempDir
    Path folder;

    private SparkSession spark;

    @BeforeEach
    void startSpark() {
        spark = SparkSession.builder()
                .appName("test")
                .master("local[2]")
                .config("spark.ui.enabled", false)
                .config("spark.sql.shuffle.partitions", 2)
                .config("spark.serializer", "org.apache.spark.serializer.KryoSerializer")
                .getOrCreate();
    }

    @AfterEach
    void stopSpark() {
        spark.stop();
    }

    private String file(String... lines) throws Exception {
        return Files.write(folder.resolve("clicks.jsonl"), List.of(lines)).toString();
    }

    private static List<String> sorted(List<Click> clicks) {
        return clicks.stream().map(Click::toString).sorted().toList();
    }

    private static JsonParseException invalid(SparkException e) {
        Throwable cause = e;
        while (!(cause instanceof JsonParseException invalid)) {
            cause = cause.getCause();
        }
        return invalid;
    }

    @Test
    void columnsAreThoseOfTheSchema() throws Exception {
        Dataset<Click> clicks = Clicks.read(spark, file(ADA, "", GRACE));
        assertEquals(
                "at TIMESTAMP,device STRING,millis INT NOT NULL,page STRING,tags ARRAY<STRING>,user STRING",
                clicks.schema().toDDL());
        assertEquals(1, clicks.filter("device = 'PHONE' AND at > '2026-03-01T12:00:30Z'").count());
    }

    @Test
    void absentNumbersBecomeZero() throws Exception {
        assertEquals(
                List.of(Click.parse(ADA).toString(), GRACE.replace(",\"tags\"", ",\"millis\":0,\"tags\"")).stream()
                        .sorted()
                        .toList(),
                sorted(Clicks.read(spark, file(ADA, GRACE)).collectAsList()));
    }

    @Test
    void writtenClicksAreReadBack() throws Exception {
        String written = folder.resolve("written").toString();
        Clicks.write(Clicks.read(spark, file(ADA, ADA.replace("ada", "bob"))), written);
        assertEquals(List.of(ADA, ADA.replace("ada", "bob")), spark.read().textFile(written).collectAsList().stream()
                .sorted()
                .toList());
        assertEquals(2, Clicks.read(spark, written).count());
    }

    @Test
    void kryoKeepsEventsUnchanged() throws Exception {
        Dataset<Click> clicks = spark.read()
                .textFile(file(ADA, GRACE))
                .map((MapFunction<String, Click>) Click::parse, Encoders.kryo(Click.class))
                .repartition(2);
        assertEquals("value BINARY NOT NULL", clicks.schema().toDDL());
        assertEquals(List.of(ADA, GRACE).stream().sorted().toList(), sorted(clicks.collectAsList()));
    }

    @Test
    void invalidLinesAreCounted() {
        LongAccumulator invalid = spark.sparkContext().longAccumulator("invalid lines");
        Dataset<Click> clicks = Clicks.readValid(spark, DATA, invalid);
        assertEquals(5, clicks.collectAsList().size());
        assertEquals(2, invalid.value());
    }

    @Test
    void anInvalidLineFailsTheJob() {
        SparkException e = assertThrows(
                SparkException.class, () -> Clicks.read(spark, DATA).collectAsList());
        assertEquals(
                "expected an instant (such as 2007-12-03T10:15:30Z) but found string at $.at (line 1, column 33)",
                invalid(e).getMessage());
    }

    @Test
    void errorsInBytesHaveTheirOffsetInTheFile() throws Exception {
        String file = file(ADA, "", GRACE.replace("phone", "phone\",\"millis\":\"?"));
        SparkException e =
                assertThrows(SparkException.class, () -> Clicks.readBytes(spark, file).count());
        assertEquals(
                "expected int but found string at $.millis (line 1, column 82)",
                invalid(e).getMessage());
        assertTrue(e.toString().contains("invalid line at byte " + (ADA.length() + 2) + ": expected int"));
    }

    /** Not the case for Strings of Spark, in which each invalid byte becomes U+FFFD. */
    @Test
    void bytesMustBeUtf8() throws Exception {
        Path file = folder.resolve("latin1.jsonl");
        Files.writeString(file, "{\"user\":\"\u00e9\"}\n", StandardCharsets.ISO_8859_1);
        assertEquals("\uFFFD", Clicks.read(spark, file.toString()).first().getUser());
        SparkException e = assertThrows(
                SparkException.class,
                () -> Clicks.readBytes(spark, file.toString()).count());
        assertEquals("ill-formed UTF-8 at $.user (byte 9, column 10)", invalid(e).getMessage());
    }

    @Test
    void kryoSendsEventsOfAnRdd() throws Exception {
        Map<String, Iterable<Click>> byPage = Clicks.readBytes(spark, file(ADA, GRACE))
                .mapToPair(click -> new Tuple2<>(click.getPage(), click))
                .groupByKey()
                .collectAsMap();
        List<Click> clicks = new ArrayList<>();
        byPage.get("/").forEach(clicks::add);
        clicks.sort(Comparator.comparing(Click::getAt));
        assertEquals(List.of(Click.parse(ADA), Click.parse(GRACE)), clicks);
    }

    @Test
    void printsTheCounts() {
        spark.stop();
        PrintStream console = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Main.main(new String[0]);
        } finally {
            System.setOut(console);
        }
        assertEquals("/: 2\n/cart: 2\n/pay: 1\ninvalid lines: 2\n", printed.toString(StandardCharsets.UTF_8).replace("\r", ""));
    }
}
