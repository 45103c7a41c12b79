package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Records written by hand. */
final class SmallRecords {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final ObjectNode record = MAPPER.createObjectNode();
    private final ArrayNode results = record.putArray("results");

    private SmallRecords(String jdk) {
        record.putObject("machine")
                .put("cpu", "Some CPU")
                .put("processors", 2)
                .put("os", "Linux")
                .put("architecture", "amd64");
        record.putObject("jvm")
                .put("name", "Some VM")
                .put("version", jdk + "+6")
                .put("jdk", jdk);
        record.putObject("libraries").put("gson", "2.1").put("schemac", "0.1");
    }

    /** An empty record of a JDK such as {@code 17.0.15}. */
    static SmallRecords on(String jdk) {
        return new SmallRecords(jdk);
    }

    /** The records of one JDK 17, each under its name. */
    static RecordedJdk jdk17(Map<String, SmallRecords> records) {
        List<RecordedJdk> jdks = RecordedJdk.of(json(records));
        if (jdks.size() != 1) {
            throw new IllegalArgumentException("not one JDK: " + jdks);
        }
        return jdks.get(0);
    }

    static Map<String, JsonNode> json(Map<String, SmallRecords> records) {
        return records.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> entry.getValue().json()));
    }

    JsonNode json() {
        return record;
    }

    /** The library reads {@code users-1k} and the like, one iteration in each of these forks. */
    SmallRecords reads(String library, String payload, String input, int threads, double... forks) {
        return result("read", library, payload, "input", input, threads, forks);
    }

    private SmallRecords result(
            String operation,
            String library,
            String payload,
            String direction,
            String form,
            int threads,
            double... forks) {
        ObjectNode result =
                results.addObject().put("benchmark", "a.CellBenchmark.turn").put("threads", threads);
        result.putObject("params")
                .put("library", library)
                .put("payload", payload)
                .put("operation", operation)
                .put(direction, form)
                .put("tier", tier(library))
                .put("documentBytes", 1000.0);
        ArrayNode raw =
                result.putObject("primaryMetric").put("scoreUnit", "ops/s").putArray("rawData");
        for (double fork : forks) {
            raw.addArray().add(fork);
        }
        return this;
    }

    SmallRecords reads(String library, String payload, double... forks) {
        return reads(library, payload, "bytes", 1, forks);
    }

    /** The library writes documents of 900 bytes to {@code byte[]}, with one thread. */
    SmallRecords writes(String library, String payload, double... forks) {
        return writes(library, payload, "bytes", forks);
    }

    SmallRecords writes(String library, String payload, String output, double... forks) {
        return result("write", library, payload, "output", output, 1, forks).noting("encodedBytes", 900.0);
    }

    /** The library reads documents, changes them and writes them again, with one thread. */
    SmallRecords rewrites(String library, String payload, double... forks) {
        return result("rmw", library, payload, "input", "bytes", 1, forks);
    }

    /** The last one took turns with the others of its record that have these flags. */
    SmallRecords byTurns(String... flags) {
        ArrayNode all = last().put("mode", "interleaved").putArray("jvmArgs");
        for (String flag : flags) {
            all.add(flag);
        }
        return this;
    }

    /** The last one was timed in a JVM that knew all kinds of documents. */
    SmallRecords mixed() {
        last().put("mixed", true);
        return this;
    }

    /** The last one was timed in a JVM that denied Unsafe. */
    SmallRecords withoutUnsafe() {
        last().put("withoutUnsafe", true);
        return this;
    }

    /** A library did not start. */
    SmallRecords failing(String library, String reason) {
        record.withObject("/failures").put(library, reason);
        return this;
    }

    /** The last one wrote no digit too many. */
    SmallRecords shortest() {
        last().withObject("/params").put("shortestDoubles", true);
        return this;
    }

    private SmallRecords noting(String name, double value) {
        last().withObject("/params").put(name, value);
        return this;
    }

    private ObjectNode last() {
        return (ObjectNode) results.get(results.size() - 1);
    }

    /** What the last one allocated. */
    SmallRecords allocating(double bytes) {
        last().putObject("secondaryMetrics").putObject("gc.alloc.rate.norm").put("score", bytes);
        return this;
    }

    /** Milliseconds to the first parse, one for each fresh JVM. */
    SmallRecords starts(String library, int... millis) {
        ObjectNode figures = record.withObject("/cold/libraries").putObject(library);
        for (String name : List.of("firstParse", "processToFirstParse", "documentsInFirstSecond")) {
            ArrayNode all = figures.putArray(name);
            for (int time : millis) {
                all.add(time * 1_000_000L);
            }
        }
        return this;
    }

    /** Nanoseconds for a document with so many members. */
    SmallRecords parses(String shape, int members, double nanos) {
        ObjectNode result = record.withArray("/wide").addObject().put("benchmark", "a.WideBenchmark.parse");
        result.putObject("params").put("shape", shape).put("members", Integer.toString(members));
        result.putObject("primaryMetric")
                .put("scoreUnit", "ns/op")
                .putArray("rawData")
                .addArray()
                .add(nanos);
        return this;
    }

    private static String tier(String library) {
        return switch (library) {
            case "floor", "scan" -> "limit";
            case "protobuf", "protobuf-json", "simdjson" -> "schema";
            case "jackson-streaming" -> "streaming";
            case "schemac-open" -> "variant";
            default -> "databind";
        };
    }
}
