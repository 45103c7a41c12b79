package dev.schemac.cli.documents;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.OutputLost;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.ErrorLimit;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Reason;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.RejectedEvent;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Parses the documents of files in order, and prints the event or the error of each. */
public final class DocumentRun {
    /** The bytes of a document with a member are at least as many. */
    private static final int SHORTEST = 6;

    private final EventText<?> parser;
    private final JsonOptions options;
    private final EventFormat<byte[]> format;
    /** The layout of a file with an array, if no other one is given. */
    private final EventFormat<byte[]> array;

    private final int threads;
    private final Rejects rejects;
    private final Progress progress;
    private final DocumentOutput output;
    private final int mostErrors;
    private long errors;
    private long parsedDocuments;
    private long failedDocuments;
    private boolean failed;
    /** Whether a printed event has a value. */
    private boolean hasValue;

    /**
     * @param format the layout of documents in the files, or null for one in each file, or an array of them
     * @param threads the number of parsing threads; more than one only for JSON Lines
     * @param rejects receives rejected documents; null to report them on standard error
     * @param mostErrors the number of reported errors; the others are counted
     * @param totalBytes the size of all files, or -1 if it is unknown
     */
    public DocumentRun(
            EventText<?> parser,
            JsonOptions options,
            EventFormat<byte[]> format,
            int threads,
            Rejects rejects,
            int mostErrors,
            StandardStreams streams,
            long totalBytes) {
        this.parser = parser;
        this.options = options;
        this.format = format == null ? null : format.withOptions(options);
        this.array = EventFormat.elements(parser, "$").withOptions(options);
        this.threads = threads;
        this.rejects = rejects;
        this.mostErrors = mostErrors;
        this.progress = new Progress(streams, totalBytes, System::nanoTime);
        this.output = new DocumentOutput(streams.out(), progress);
    }

    /** Prints the line before those of the events, if there is one. */
    public void start() throws OutputLost {
        output.line(parser.header());
    }

    /**
     * Parses the content of a file.
     *
     * @param name the name in messages
     * @throws OutputLost if events cannot be printed
     * @throws CommandFailure if rejected documents cannot be written
     * @throws IOException if the file cannot be read; the run can continue with the next one
     */
    public void parse(String name, InputStream in) throws IOException, CommandFailure {
        DocumentInput input = new DocumentInput(in, output, progress);
        EventFormat<byte[]> layout = format;
        try (InputStream text = new BufferedInputStream(ForeignInput.text(input))) {
            if (layout == null && ForeignInput.isArray(text)) {
                layout = array;
            }
            if (layout == null) {
                print(parser.parse(text, options));
            } else {
                parseStream(name, text, layout);
            }
        } catch (JsonParseException e) {
            failDocument(describe(name, e) + (layout == null ? hint(e) : hintBetween(e)));
        } catch (OutOfMemoryError e) {
            failDocument(name + (layout == null ? ":1:1" : "") + ": document too large for the Java heap (-Xmx)");
        } catch (Stop e) {
            output.flush();
            e.rethrow();
        }
    }

    /** Returns the advice for a file with more than one document. */
    private static String hint(JsonParseException e) {
        return switch (e.reason()) {
            case SECOND_DOCUMENT -> "; add --ndjson if each line is a document, or --documents";
            default -> "";
        };
    }

    /** Returns the advice for an error between events, which only {@code --elements} can have at these places. */
    private static String hintBetween(JsonParseException e) {
        return switch (e.reason()) {
            case MISSING_MEMBER -> "; the path of --elements leads to it";
            case ARRAY -> "; --elements '" + e.path() + "' parses its elements";
            default -> "";
        };
    }

    private void parseStream(String name, InputStream input, EventFormat<byte[]> layout) throws IOException {
        EventFormat<byte[]> reporting = layout.onRejected(rejected -> reject(name, rejected));
        try (EventStream<byte[]> events = threads == 1 ? reporting.read(input) : reporting.read(input, threads)) {
            for (byte[] event = events.read(); event != null; event = events.read()) {
                print(event);
            }
        }
    }

    private void print(byte[] event) throws OutputLost {
        progress.document();
        parsedDocuments++;
        if (!parser.counts()) {
            output.line(event);
            hasValue |= !parser.isEmpty(event);
        }
    }

    private void reject(String name, RejectedEvent rejected) {
        try {
            if (rejects == null) {
                failDocument(describe(name, rejected.error()));
            } else {
                progress.document();
                failedDocuments++;
                failed = true;
                rejects.add(name, rejected);
            }
        } catch (OutputLost | CommandFailure e) {
            throw new Stop(e);
        }
    }

    private static String describe(String name, JsonParseException e) {
        return name + ":" + e.line() + ":" + e.column() + ": "
                + Diagnostic.shortened(e.description() + " at " + e.path())
                + (e.reason() == Reason.EVENT_BYTES ? "; --max-event-bytes changes this limit" : "");
    }

    private void failDocument(String message) throws OutputLost {
        progress.document();
        failedDocuments++;
        fail(message);
    }

    /** Reports a problem between the events, and marks the run as failed. */
    public void fail(String message) throws OutputLost {
        failed = true;
        errors++;
        if (errors <= mostErrors) {
            output.flush();
            progress.message(message);
        }
    }

    /** Prints the remaining output; returns whether every document was parsed. */
    public boolean finish() throws OutputLost {
        if (parser.counts()) {
            output.line((parsedDocuments + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        output.flush();
        if (errors > mostErrors) {
            progress.message(ErrorLimit.line(errors - mostErrors));
        }
        if (parsedDocuments > 0 && !hasValue && !parser.counts() && progress.isLongerThan(SHORTEST * parsedDocuments)) {
            progress.message("schemac: every event is empty: no document has a value for a column of '"
                    + parser.schema() + "'; check the schema (--type) and the names of its columns");
        }
        progress.summary(failedDocuments);
        if (rejects != null && rejects.count() > 0) {
            progress.message("schemac: " + rejects.count()
                    + (rejects.count() == 1 ? " document was" : " documents were") + " rejected: see " + rejects);
        }
        return !failed;
    }

    /** Returns whether all documents so far were parsed. */
    public boolean clean() {
        return !failed;
    }

    /** Ends a stream early, because documents cannot be printed or written. */
    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stop(Exception reason) {
            super(reason);
        }

        void rethrow() throws OutputLost, CommandFailure {
            if (getCause() instanceof OutputLost lost) {
                throw lost;
            }
            throw (CommandFailure) getCause();
        }
    }
}
