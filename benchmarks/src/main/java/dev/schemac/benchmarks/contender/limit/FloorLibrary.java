package dev.schemac.benchmarks.contender.limit;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.ReusedBuffer;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Arrival;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Builds the object graph of a known document from values that were recorded beforehand. It parses nothing, so its
 * time is the cost of creating the objects. No parser can be faster. Writing is copying bytes that were prepared.
 */
public final class FloorLibrary implements Library {
    private static final Map<String, Function<Tape, Object>> BUILDERS = Map.of(
            "Users", FloorBuilders::users,
            "Clients", FloorBuilders::clients,
            "People", FloorBuilders::people,
            "Obj", FloorBuilders::obj,
            "Numbers", FloorBuilders::numbers,
            "Texts", FloorBuilders::texts,
            "Sparse", FloorBuilders::sparse,
            "Tweets", FloorBuilders::tweets);

    @Override
    public String name() {
        return "floor";
    }

    @Override
    public Tier tier() {
        return Tier.LIMIT;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        if (operation == Operation.RMW) {
            return Optional.of("has nothing to change: it reads into objects, but writes bytes");
        }
        return operation == Operation.READ
                        && !BUILDERS.containsKey(payload.type().getSimpleName())
                ? Optional.of("what it builds is written by hand for the other documents")
                : Optional.empty();
    }

    @Override
    public boolean knowsText(Operation operation) {
        return operation == Operation.READ;
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        Function<Tape, Object> builder = BUILDERS.get(payload.type().getSimpleName());
        Tape[] tapes = documents.stream().map(Document::model).map(Tape::of).toArray(Tape[]::new);
        return new InOrder(builder, tapes, payload.arrival().order(tapes.length));
    }

    @Override
    public Writer writer(Payload payload) {
        return payload.intoReusedBuffer() ? new InPlace(new ReusedBuffer()) : new Copy();
    }

    private static final class Copy implements Writer {
        @Override
        public Object prepare(Document document) {
            return document.bytes();
        }

        @Override
        public Object writeBytes(Object value) {
            return ((byte[]) value).clone();
        }
    }

    private record InPlace(ReusedBuffer buffer) implements Writer {
        @Override
        public Object prepare(Document document) {
            return document.bytes();
        }

        @Override
        public Object writeBytes(Object value) {
            return buffer.copyOf((byte[]) value);
        }
    }

    /** Returns the objects of the documents in their order, again and again, whatever it is given. */
    private static final class InOrder implements Reader {
        private final Function<Tape, Object> builder;
        private final Tape[] tapes;
        private final Arrival.Order order;
        private int next;

        InOrder(Function<Tape, Object> builder, Tape[] tapes, Arrival.Order order) {
            this.builder = builder;
            this.tapes = tapes;
            this.order = order;
        }

        @Override
        public int touch(int document) {
            return tapes[document].touch();
        }

        @Override
        public Object read(byte[] json) {
            return builder.apply(tapes[order.at(next++)].rewind());
        }

        @Override
        public Object read(String json) {
            return read((byte[]) null);
        }

        @Override
        public Object read(InputStream json) {
            return read((byte[]) null);
        }
    }
}
