package dev.schemac.benchmarks.cell;

import dev.schemac.benchmarks.payload.Arrival;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** One cell with its documents, checked. */
public final class Trial {
    /** The property with the folder in which the timing JVM finds the documents and leaves the size of its output. */
    public static final String FOLDER = "schemac.work";

    private static final int CHECKED_PART = 4;

    private final Turn turn;
    private final boolean touched;
    private final double meanBytes;

    /**
     * Makes the documents and checks the library on the first of them; {@code benchmarks/run --check} does on all.
     *
     * @throws IllegalStateException if the library reads or writes a value wrongly
     */
    public Trial(Cell wanted) throws IOException {
        String folder = System.getProperty(FOLDER);
        List<Document> first = wanted.payload().generate(checked(wanted));
        CorrectnessCheck.check(wanted, first);
        List<Document> documents = documents(wanted, first, folder);
        turn = Turn.of(wanted, documents);
        touched = wanted.payload().arrival().touched();
        meanBytes = Payload.meanBytes(documents);
        if (folder != null && wanted.operation() != Operation.READ) {
            Files.writeString(file(wanted, Path.of(folder)), Double.toString(turn.meanBytes(first.size())));
        }
    }

    /** Fewer where the documents come from a file, because generating them takes a third of the time of a row. */
    private static int checked(Cell wanted) {
        int few = wanted.payload().few();
        boolean fromFile = wanted.operation() == Operation.READ
                && few < wanted.payload().arrival().documents();
        return fromFile ? Math.max(1, few / CHECKED_PART) : few;
    }

    /** Returns the documents of a cell. Writing needs only the first ones, unless they come from memory. */
    private static List<Document> documents(Cell wanted, List<Document> first, String folder) throws IOException {
        Arrival arrival = wanted.payload().arrival();
        boolean writes = wanted.operation() == Operation.WRITE;
        if (first.size() == arrival.documents() || writes && arrival.way() != Arrival.Way.COLD) {
            return first;
        }
        return folder == null || writes
                ? wanted.payload().generate()
                : DocumentFile.read(wanted.payload(), Path.of(folder));
    }

    /** The mean size of the documents that a cell wrote, in its library's own format. */
    public static double writtenBytes(Cell cell, Path folder) throws IOException {
        return Double.parseDouble(Files.readString(file(cell, folder)));
    }

    private static Path file(Cell cell, Path folder) {
        return folder.resolve(cell.word().replace('/', '_') + ".size");
    }

    /** The mean size of the documents in JSON. */
    public double meanBytes() {
        return meanBytes;
    }

    /**
     * Brings the document that a number selects into the cache, if the payload is one of documents just received.
     *
     * @return something that depends on it
     */
    public int touch(int number) {
        return touched ? turn.touch(number) : 0;
    }

    /** Deals with one document; any number selects one, in the order of the payload. */
    public Object take(int number) throws IOException {
        return turn.take(number);
    }
}
