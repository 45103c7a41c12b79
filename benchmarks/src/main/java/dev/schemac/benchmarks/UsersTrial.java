package dev.schemac.benchmarks;

import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.UsersGenerator;
import dev.schemac.benchmarks.users.UsersCheck;
import dev.schemac.benchmarks.users.UsersLibraries;
import dev.schemac.benchmarks.users.UsersReader;
import java.io.IOException;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One library with the documents of one payload, checked. JMH runs each combination in a JVM of its own. */
@State(Scope.Benchmark)
public class UsersTrial {
    @Param({"schemac", "gson", "jackson", "floor"})
    public String library;

    @Param({"1k", "10k", "100k", "1000k", "pretty"})
    public String payload;

    @Param({"bytes", "string"})
    public String input;

    private UsersReader reader;
    private byte[][] bytes;
    private String[] texts;

    /**
     * Generates the documents and checks the library on all of them.
     *
     * @throws IllegalStateException if the library reads a value wrongly; JMH then times nothing
     */
    @Setup(Level.Trial)
    public void prepare() throws IOException {
        boolean fromText = switch (input) {
            case "bytes" -> false;
            case "string" -> true;
            default -> throw new IllegalArgumentException("input is bytes or string, not " + input);
        };
        List<Document> documents = UsersGenerator.generate(Payload.named(payload));
        reader = UsersLibraries.reader(library, documents);
        UsersCheck.check(library, reader, documents, fromText);
        bytes = fromText ? null : documents.stream().map(Document::bytes).toArray(byte[][]::new);
        texts = fromText ? documents.stream().map(Document::text).toArray(String[]::new) : null;
    }

    /** Reads one document; any number selects one, in rotation. */
    Object read(int turn) throws IOException {
        return texts == null
                ? reader.read(bytes[turn & (bytes.length - 1)])
                : reader.read(texts[turn & (texts.length - 1)]);
    }
}
