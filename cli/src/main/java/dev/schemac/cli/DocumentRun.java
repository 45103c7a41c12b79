package dev.schemac.cli;

import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import java.io.IOException;
import java.io.InputStream;

/** Parses documents one after the other and prints the event, or what is wrong, for each. */
final class DocumentRun {
    /** About what fits in one array. The limit of the profiles is for streams, not for a file that somebody names. */
    private static final int LARGEST_FILE = Integer.MAX_VALUE - 16;

    private final EventSender<?> sender;
    private final JsonOptions options;
    private final boolean ndjson;
    private final StandardStreams streams;
    private final Progress progress;
    private final EventOutput output;
    private long documents;
    private long failedDocuments;
    private boolean failed;

    /** @param totalBytes the size of all documents, or -1 where it is not known */
    DocumentRun(EventSender<?> sender, JsonOptions options, boolean ndjson, StandardStreams streams, long totalBytes) {
        this.options = ndjson ? options : options.withMaxEventBytes(LARGEST_FILE);
        this.sender = sender.withOptions(this.options);
        this.ndjson = ndjson;
        this.streams = streams;
        this.progress = new Progress(streams, totalBytes, System::nanoTime);
        this.output = new EventOutput(streams.out(), progress);
    }

    /**
     * Parses what the stream holds.
     *
     * @param name what messages call the stream
     * @throws OutputLost where events can no longer be printed
     * @throws IOException where the stream cannot be read; the run can go on with the next one
     */
    void parse(String name, InputStream in) throws IOException {
        DocumentInput input = new DocumentInput(in, output, progress);
        if (ndjson) {
            LineSplitter lines = new LineSplitter(input, options.maxEventBytes());
            while (lines.next()) {
                print(name, lines.number(), () -> sender.parse(lines.buffer(), lines.offset(), lines.length()));
            }
        } else {
            print(name, 1, () -> sender.parse(input));
        }
    }

    private void print(String name, long firstLine, Document document) throws IOException {
        documents++;
        try {
            output.line(text(sender, document.parse()));
        } catch (JsonParseException e) {
            long line = firstLine + e.line() - 1;
            failDocument(name + ":" + line + ":" + e.column() + ": " + e.description() + " at " + e.path());
        } catch (JsonWriteException e) {
            failDocument(name + ":" + firstLine + ":1: " + e.getMessage());
        } catch (OutOfMemoryError e) {
            failDocument(name + ":" + firstLine + ":1: document too large for the Java heap (-Xmx)");
        }
    }

    /** The whole event before any of it is printed: one that cannot be written leaves nothing behind. */
    private static <T> byte[] text(EventSender<T> sender, Object event) {
        return sender.toJsonBytes(sender.eventType().type().cast(event));
    }

    private void failDocument(String message) throws OutputLost {
        failedDocuments++;
        fail(message);
    }

    /** Reports a problem in its place between the events, and lets the run end with a failure. */
    void fail(String message) throws OutputLost {
        failed = true;
        output.flush();
        progress.clear();
        streams.err().println(message);
    }

    /** Prints what is still to be printed; returns whether every document was parsed. */
    boolean finish() throws OutputLost {
        output.flush();
        progress.summary(documents, failedDocuments);
        return !failed;
    }

    /** Whether everything so far was parsed. */
    boolean clean() {
        return !failed;
    }

    /** One document that is ready to be parsed. */
    private interface Document {
        Object parse() throws IOException;
    }
}
