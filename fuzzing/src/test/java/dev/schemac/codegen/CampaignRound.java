package dev.schemac.codegen;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The documents of one seed. A round compiles its schemas once, and then tries any number of documents. Not thread-safe. */
abstract class CampaignRound {
    private final List<Failure> failures = new ArrayList<>();
    private final Map<String, Long> known = new TreeMap<>();
    private long documents;
    private long accepted;
    private long parses;
    private long differences;

    /**
     * A difference.
     *
     * @param documents the number of documents after which a round of the same seed has it again
     */
    record Failure(String kind, long documents, String details) {}

    /** Reads or writes a document. */
    interface Parse {
        JsonEvent parse() throws IOException;
    }

    /** Tries the next document, or the next few. */
    abstract void step() throws Exception;

    /** Ends programs that the round has started. */
    void close() {}

    /** Tries documents until their total is reached, or exceeded by a few. */
    final void run(long total) throws Exception {
        while (documents < total) {
            step();
        }
    }

    final long documents() {
        return documents;
    }

    final long accepted() {
        return accepted;
    }

    final long parses() {
        return parses;
    }

    /** Returns the number of all differences, also of those that {@link #takeFailures} has returned. */
    final long differences() {
        return differences;
    }

    /** Returns each difference since the last call. */
    final List<Failure> takeFailures() {
        List<Failure> taken = List.copyOf(failures);
        failures.clear();
        return taken;
    }

    /** Returns how often results differed for a reason that has nothing to do with this project, by reason. */
    final Map<String, Long> known() {
        return known;
    }

    final void countDocument() {
        documents++;
    }

    final void countAccepted() {
        accepted++;
    }

    final void countParses(long count) {
        parses += count;
    }

    final void countKnown(String reason) {
        known.merge(reason, 1L, Long::sum);
    }

    final Outcome outcome(Parse parse) {
        parses++;
        try {
            return new Outcome(parse.parse(), null);
        } catch (JsonParseException e) {
            return new Outcome(null, e);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    final void fail(String kind, String details) {
        differences++;
        failures.add(new Failure(kind, documents + 1, details));
    }
}
