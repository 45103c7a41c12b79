package dev.schemac.benchmarks;

import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.payload.Document;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One cell with its documents, checked. JMH runs each in JVMs of its own. */
@State(Scope.Benchmark)
public class Trial {
    @Param("schemac/users-1k/read/bytes")
    public String cell;

    private Reader reader;
    private Cell.Input input;
    private byte[][] bytes;
    private String[] texts;

    /**
     * Generates the documents and checks the library on all of them.
     *
     * @throws IllegalStateException if the library reads a value wrongly; JMH then times nothing
     */
    @Setup(Level.Trial)
    public void prepare() throws IOException {
        Cell wanted = Cell.of(cell);
        List<Document> documents = wanted.payload().generate();
        AnswerCheck.check(wanted, documents);
        input = wanted.input();
        reader = wanted.library().reader(wanted.payload(), documents);
        bytes = new byte[documents.size()][];
        texts = documents.stream().map(Document::text).toArray(String[]::new);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = wanted.library().encode(wanted.payload(), documents.get(i));
        }
    }

    /** Reads one document; any number selects one, in rotation. */
    Object read(int turn) throws IOException {
        return switch (input) {
            case BYTES -> reader.read(bytes[turn & bytes.length - 1]);
            case STRING -> reader.read(texts[turn & texts.length - 1]);
            case STREAM -> reader.read(new ByteArrayInputStream(bytes[turn & bytes.length - 1]));
        };
    }
}
