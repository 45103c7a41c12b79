package dev.schemac.benchmarks.wide;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.payload.ValueTree;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import java.util.Optional;
import java.util.Random;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A schema that is compiled in this JVM, with its documents, checked. */
@State(Scope.Benchmark)
public class WideTrial {
    /**
     * The least number of members in the documents of each schema, whose number is a power of two. A processor
     * learns 16 documents of 20 members completely, but not 16 of 2,000: with as few of both, the comparison would
     * measure that instead of the parsers. With more, the documents would not fit into the caches.
     */
    private static final int MEMBERS = 32_000;

    private static final long SEED = 0x5C4E_3AC0_0002L;

    @Param("plain-20-schema")
    public String shape;

    private EventSender<?> sender;
    private OddDocument[] documents;

    /**
     * Compiles the schema and checks all documents.
     *
     * @throws IllegalStateException if a value is read wrongly
     */
    @Setup(Level.Trial)
    public void prepare() {
        OddShape wanted = OddShape.named(shape);
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(runtime, wanted.epl());
        sender = runtime.eventSender("Odd");
        documents = new OddDocument[documentsFor(wanted)];
        Random random = new Random(SEED);
        for (int i = 0; i < documents.length; i++) {
            documents[i] = wanted.next(random);
            JsonNode expected = ValueTree.of(documents[i].values());
            Optional<String> difference =
                    CorrectnessCheck.firstDifference(expected, ValueTree.of(sender.parse(documents[i].bytes())), "$");
            if (difference.isPresent()) {
                throw new IllegalStateException(
                        "schemac reads document " + i + " of " + shape + " wrongly: " + difference.orElseThrow());
            }
        }
    }

    private static int documentsFor(OddShape shape) {
        int members = shape.next(new Random(SEED)).members();
        return Integer.highestOneBit((MEMBERS + members - 1) / members * 2 - 1);
    }

    /** Parses one document; any number selects one, in rotation. */
    Object parse(int turn) {
        return sender.parse(documents[turn & documents.length - 1].bytes());
    }
}
