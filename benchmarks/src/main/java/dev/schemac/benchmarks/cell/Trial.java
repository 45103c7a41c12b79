package dev.schemac.benchmarks.cell;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.model.Numbers;
import dev.schemac.benchmarks.payload.Arrival;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One cell with its documents, checked. JMH runs each in JVMs of its own. */
@State(Scope.Benchmark)
public class Trial {
    /** The property with the folder in which the timing JVM finds the documents and leaves facts about its output. */
    public static final String FOLDER = "schemac.work";

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int CHECKED_PART = 4;

    @Param("schemac/users-1k/read/bytes")
    public String cell;

    private Turn turn;
    private boolean touched;
    private double meanBytes;

    /**
     * Makes the documents and checks the library on the first of them; {@code benchmarks/run --check} does on all.
     *
     * @throws IllegalStateException if the library reads or writes a value wrongly; JMH then times nothing
     */
    @Setup(Level.Trial)
    public void prepare() throws IOException {
        Cell wanted = Cell.of(cell);
        String folder = System.getProperty(FOLDER);
        List<Document> first = wanted.payload().generate(checked(wanted));
        CorrectnessCheck.check(wanted, first);
        List<Document> documents = documents(wanted, first, folder);
        turn = Turn.of(wanted, documents);
        touched = wanted.payload().arrival().touched();
        meanBytes = Payload.meanBytes(documents);
        if (folder != null && wanted.operation() != Operation.READ) {
            MAPPER.writeValue(file(wanted, Path.of(folder)).toFile(), facts(wanted, turn, first));
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
        return folder == null || writes || wanted.library().tier() == Tier.LIMIT
                ? wanted.payload().generate()
                : DocumentFile.read(wanted.payload(), Path.of(folder));
    }

    private static ObjectNode facts(Cell cell, Turn turn, List<Document> documents) throws IOException {
        ObjectNode facts = MAPPER.createObjectNode().put("encodedBytes", turn.meanBytes(documents.size()));
        if (cell.payload().type() == Numbers.class && cell.library().tier() != Tier.LIMIT) {
            facts.put("shortestDoubles", WrittenDoubles.areShortest(turn, documents));
        }
        return facts;
    }

    /**
     * The facts of a cell: the mean size of its documents in its library's own format, and whether their doubles
     * are short.
     */
    public static ObjectNode facts(Cell cell, Path folder) throws IOException {
        return (ObjectNode) MAPPER.readTree(file(cell, folder).toFile());
    }

    private static Path file(Cell cell, Path folder) {
        return folder.resolve(cell.word().replace('/', '_') + ".facts");
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
