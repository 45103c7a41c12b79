package dev.schemac.cli.documents;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.OutputLost;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.ErrorLimit;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.RejectedEvent;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Parses the documents of files one after the other and prints the event, or what is wrong, for each. */
public final class DocumentRun {
    private final EventText<?> parser;
    private final JsonOptions options;
    private final EventFormat<byte[]> format;
    private final int threads;
    private final boolean counts;
    private final Rejects rejects;
    private final Progress progress;
    private final EventOutput output;
    private final int mostErrors;
    private long errors;
    private long parsedDocuments;
    private long failedDocuments;
    private boolean failed;

    /**
     * @param format how documents stand in the files, or null where each file is one
     * @param threads how many parse; more than one only JSON Lines
     * @param counts whether the number of documents is printed instead of the events
     * @param rejects where documents go that fail, or null where they are reported on standard error
     * @param mostErrors how many errors are reported; the rest are counted
     * @param totalBytes the size of all files, or -1 where it is not known
     */
    public DocumentRun(
            EventText<?> parser,
            JsonOptions options,
            EventFormat<byte[]> format,
            int threads,
            boolean counts,
            Rejects rejects,
            int mostErrors,
            StandardStreams streams,
            long totalBytes) {
        this.parser = parser;
        this.options = options;
        this.format = format == null ? null : format.withOptions(options);
        this.threads = threads;
        this.counts = counts;
        this.rejects = rejects;
        this.mostErrors = mostErrors;
        this.progress = new Progress(streams, totalBytes, System::nanoTime);
        this.output = new EventOutput(streams.out(), progress);
    }

    /**
     * Parses what a file holds.
     *
     * @param name what messages call it
     * @throws OutputLost where events can no longer be printed
     * @throws CommandFailure where rejected documents can no longer be written
     * @throws IOException where the file cannot be read; the run can go on with the next one
     */
    public void parse(String name, InputStream in) throws IOException, CommandFailure {
        DocumentInput input = new DocumentInput(in, output, progress);
        try (InputStream text = ForeignInput.text(input)) {
            if (format == null) {
                print(parser.parse(text, options));
            } else {
                parseStream(name, text);
            }
        } catch (JsonParseException e) {
            failDocument(describe(name, e) + (format == null ? hint(e) : ""));
        } catch (OutOfMemoryError e) {
            failDocument(name + (format == null ? ":1:1" : "") + ": document too large for the Java heap (-Xmx)");
        } catch (Stop e) {
            output.flush();
            e.rethrow();
        }
    }

    /** What to do where a file holds more than one document. */
    private static String hint(JsonParseException e) {
        return e.description().startsWith("expected end of input but found object")
                ? "; add --ndjson if each line is a document, or --documents"
                : "";
    }

    private void parseStream(String name, InputStream input) throws IOException {
        EventFormat<byte[]> reporting = format.onRejected(rejected -> reject(name, rejected));
        try (EventStream<byte[]> events = threads == 1 ? reporting.read(input) : reporting.read(input, threads)) {
            for (byte[] event = events.read(); event != null; event = events.read()) {
                print(event);
            }
        }
    }

    private void print(byte[] event) throws OutputLost {
        progress.document();
        parsedDocuments++;
        if (!counts) {
            output.line(event);
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
        } catch (OutputLost e) {
            throw new Stop(e);
        } catch (CommandFailure e) {
            throw new Stop(e);
        }
    }

    private static String describe(String name, JsonParseException e) {
        return name + ":" + e.line() + ":" + e.column() + ": "
                + Diagnostic.shortened(e.description() + " at " + e.path())
                + (e.description().startsWith("document longer than ") ? "; --max-event-bytes changes this limit" : "");
    }

    private void failDocument(String message) throws OutputLost {
        progress.document();
        failedDocuments++;
        fail(message);
    }

    /** Reports a problem in its place between the events, and lets the run end with a failure. */
    public void fail(String message) throws OutputLost {
        failed = true;
        errors++;
        if (errors <= mostErrors) {
            output.flush();
            progress.message(message);
        }
    }

    /** Prints what is still to be printed; returns whether every document was parsed. */
    public boolean finish() throws OutputLost {
        if (counts) {
            output.line((parsedDocuments + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        output.flush();
        if (errors > mostErrors) {
            progress.message(ErrorLimit.line(errors - mostErrors));
        }
        progress.summary(failedDocuments);
        if (rejects != null && rejects.count() > 0) {
            progress.message("schemac: " + rejects.count()
                    + (rejects.count() == 1 ? " document was" : " documents were") + " rejected: see " + rejects);
        }
        return !failed;
    }

    /** Whether everything so far was parsed. */
    public boolean clean() {
        return !failed;
    }

    /** Ends a stream from within, where documents can no longer be printed or written. */
    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Stop(OutputLost reason) {
            super(reason);
        }

        Stop(CommandFailure reason) {
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
