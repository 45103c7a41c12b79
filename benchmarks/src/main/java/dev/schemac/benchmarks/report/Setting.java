package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/**
 * A setting: all figures with the same setting can be compared.
 *
 * @param operation {@code read}, {@code write} or {@code rmw}
 * @param payload the name of the documents
 * @param form the form of the input, or of the output for writing: {@code bytes}, {@code string} or {@code stream}
 * @param threads the number of threads; the figures are their sum
 * @param mixed whether the JVM has processed documents of all kinds before
 * @param withoutUnsafe whether the JVM denied {@code sun.misc.Unsafe} access to memory
 */
record Setting(String operation, String payload, String form, int threads, boolean mixed, boolean withoutUnsafe) {
    /** The operations, in the order of the page. */
    static final List<String> OPERATIONS = List.of("read", "write", "rmw");

    /** The remark on a JVM that denies it. */
    static final String WITHOUT_UNSAFE = ", without Unsafe";

    private static final Map<String, String> TYPES =
            Map.of("bytes", "byte[]", "string", "String", "stream", "InputStream");

    /** In a JVM that has met no other documents. */
    Setting(String operation, String payload, String form, int threads) {
        this(operation, payload, form, threads, false, false);
    }

    /** Reading with one thread. */
    static Setting read(String payload, String input) {
        return new Setting("read", payload, input, 1);
    }

    /** Writing with one thread. */
    static Setting write(String payload, String output) {
        return new Setting("write", payload, output, 1);
    }

    /** Read-modify-write with one thread, from bytes to bytes. */
    static Setting rewrite(String payload) {
        return new Setting("rmw", payload, "bytes", 1);
    }

    static Setting ofResult(JsonNode result) {
        JsonNode parameters = result.path("params");
        return new Setting(
                parameters.path("operation").asText(),
                parameters.path("payload").asText(),
                parameters.has("output")
                        ? parameters.path("output").asText()
                        : parameters.path("input").asText(),
                result.path("threads").asInt(1),
                result.path("mixed").asBoolean(),
                result.path("withoutUnsafe").asBoolean());
    }

    /** The same with another number of threads. */
    Setting with(int otherThreads) {
        return new Setting(operation, payload, form, otherThreads, mixed, withoutUnsafe);
    }

    /** The same in a JVM that has dealt with documents of all kinds before. */
    Setting amongAllKinds() {
        return new Setting(operation, payload, form, threads, true, withoutUnsafe);
    }

    /** The same in a JVM that denies {@code sun.misc.Unsafe} access to memory. */
    Setting denyingUnsafe() {
        return new Setting(operation, payload, form, threads, mixed, true);
    }

    /** The Java type of the documents. */
    static String type(String form) {
        return TYPES.getOrDefault(form, form);
    }

    /** The direction, such as {@code from byte[]}. */
    static String direction(String operation, String form) {
        return switch (operation) {
            case "write" -> "to " + type(form);
            case "rmw" -> "read, changed and written";
            default -> "from " + type(form);
        };
    }

    /** Such as {@code users-1k, byte[], 2 threads}, or {@code real, byte[], all kinds}. */
    @Override
    public String toString() {
        String work = switch (operation) {
            case "write" -> "write to " + type(form);
            case "rmw" -> "read-modify-write";
            default -> type(form);
        };
        return payload + ", " + work + remarks();
    }

    /** Unusual conditions, such as {@code , 2 threads}; usually empty. */
    String remarks() {
        return (threads == 1 ? "" : ", " + threads + " threads")
                + (mixed ? ", all kinds" : "")
                + (withoutUnsafe ? WITHOUT_UNSAFE : "");
    }
}
