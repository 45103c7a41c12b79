package dev.schemac.codegen;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** All that one seed gives: the schemas, which are compiled once, and then any number of documents. For one thread. */
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

    /** Tries documents until there are so many in all, or a few more. */
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

    /** How often something was different; {@link #failures} has the first one of each kind. */
    final long differences() {
        return differences;
    }

    /** The first difference of each kind. */
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
