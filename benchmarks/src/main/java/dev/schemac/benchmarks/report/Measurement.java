package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.benchmarks.record.Ratio;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.StreamSupport;

/**
 * The measurement of one library in one setting.
 *
 * @param setting operation and input: everything except the library
 * @param library the contender
 * @param tier the name of its tier; empty in records without it
 * @param speed documents a second
 * @param bytesPerOperation the allocation of one operation, if the run counted it
 * @param documentBytes the mean size of the JSON documents, if the record has it
 * @param written the output of the library, if any
 * @param run the name of the record of the speed; only figures of one run met the same conditions
 * @param turns the flags of the JVMs in which it took turns with others; none if it had separate JVMs
 */
record Measurement(
        Setting setting,
        String library,
        String tier,
        Iterations speed,
        OptionalDouble bytesPerOperation,
        OptionalDouble documentBytes,
        Written written,
        String run,
        Optional<String> turns) {
    private static final String BY_TURNS = "interleaved";

    /**
     * The output of a library.
     *
     * @param bytes the mean size of its documents, in its own format
     * @param shortest whether every double had the fewest digits; false if there were none
     */
    record Written(OptionalDouble bytes, boolean shortest) {
        static final Written NOTHING = new Written(OptionalDouble.empty(), false);
    }

    /**
     * Reads what JMH wrote.
     *
     * @param results the array of JMH's JSON report; throughput in operations a second
     * @param run the name of the record
     * @throws IllegalArgumentException if it is not such an array
     */
    static List<Measurement> of(JsonNode results, String run) {
        if (!results.isArray()) {
            throw new IllegalArgumentException("not a list of JMH results");
        }
        return StreamSupport.stream(results.spliterator(), false)
                .map(result -> ofResult(result, run))
                .toList();
    }

    private static Measurement ofResult(JsonNode result, String run) {
        JsonNode parameters = result.path("params");
        return new Measurement(
                Setting.ofResult(result),
                parameters.path("library").asText(),
                parameters.path("tier").asText(),
                Iterations.ofResult(result, "ops/s"),
                number(result.path("secondaryMetrics")
                        .path("gc.alloc.rate.norm")
                        .path("score")),
                number(parameters.path("documentBytes")),
                new Written(
                        number(parameters.path("encodedBytes")),
                        parameters.path("shortestDoubles").asBoolean()),
                run,
                result.path("mode").asText().equals(BY_TURNS)
                        ? Optional.of(result.path("jvmArgs").toString())
                        : Optional.empty());
    }

    private static OptionalDouble number(JsonNode node) {
        return node.isNumber() ? OptionalDouble.of(node.asDouble()) : OptionalDouble.empty();
    }

    double median() {
        return speed.median();
    }

    /** Whether each figure of one met the same moments as that of the other. */
    boolean tookTurnsWith(Measurement other) {
        return turns.isPresent()
                && turns.equals(other.turns)
                && run.equals(other.run)
                && setting.equals(other.setting)
                && speed.isShapedAs(other.speed);
    }

    /** How many times as fast this one is as the other. */
    Ratio ratioTo(Measurement other) {
        double[] own = speed.all();
        double[] rival = other.speed.all();
        return tookTurnsWith(other) ? Ratio.byTurns(own, rival) : Ratio.apart(own, rival);
    }

    /** The same figures, with the bytes per operation of another run. */
    Measurement with(OptionalDouble otherBytesPerOperation) {
        return new Measurement(
                setting, library, tier, speed, otherBytesPerOperation, documentBytes, written, run, turns);
    }
}
