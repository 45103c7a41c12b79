package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;

/**
 * Where libraries meet: all figures of one setting may be compared with each other.
 *
 * @param operation what is done with a document: {@code read}
 * @param payload the name of the documents
 * @param input the form in which they come in: {@code bytes}, {@code string} or {@code stream}
 * @param threads how many threads do it at once; the figures are their sum
 */
record Setting(String operation, String payload, String input, int threads) {
    private static final Map<String, String> INPUTS =
            Map.of("bytes", "byte[]", "string", "String", "stream", "InputStream");

    /** Reading with one thread. */
    static Setting read(String payload, String input) {
        return new Setting("read", payload, input, 1);
    }

    static Setting ofResult(JsonNode result) {
        JsonNode parameters = result.path("params");
        return new Setting(
                parameters.path("operation").asText(),
                parameters.path("payload").asText(),
                parameters.path("input").asText(),
                result.path("threads").asInt(1));
    }

    /** The same with another number of threads. */
    Setting with(int otherThreads) {
        return new Setting(operation, payload, input, otherThreads);
    }

    /** The Java type of the input. */
    static String type(String input) {
        return INPUTS.getOrDefault(input, input);
    }

    /** Such as {@code users-1k, byte[], 2 threads}. */
    @Override
    public String toString() {
        return payload + ", " + type(input)
                + (operation.equals("read") ? "" : ", " + operation)
                + (threads == 1 ? "" : ", " + threads + " threads");
    }
}
