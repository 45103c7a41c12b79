package dev.schemac.codegen;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The documents of one seed. A round compiles its schemas once, and then tries any number of documents. Not thread-safe. */
abstract class CampaignRound {
    private final Map<String, String> failures = new LinkedHashMap<>();
    private long documents;
    private long accepted;
    private long parses;
    private long differences;

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

    /** Returns the number of differences; {@link #failures} has the first one of each kind. */
    final long differences() {
        return differences;
    }

    /** Returns the first difference of each kind. */
    final Map<String, String> failures() {
        return failures;
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
        failures.putIfAbsent(kind, "after " + documents + " documents\n" + details);
    }
}
