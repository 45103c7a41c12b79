package dev.schemac.benchmarks.cell;

import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Arrival;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The work of a cell with its documents: the timed code, which is also the checked code. */
public abstract class Turn {
    /** Bytes in a line of the cache. */
    private static final int LINE = 64;

    /** The prepared work of a cell. */
    public static Turn of(Cell cell, List<Document> documents) throws IOException {
        return cell.operation() == Operation.READ ? new Read(cell, documents) : new Write(cell, documents);
    }

    /** Deals with one document; any number selects one, in the order of the payload. */
    public abstract Object take(int turn) throws IOException;

    /**
     * Brings into the cache what {@link #take} will read for the same number, line by line.
     *
     * @return something that depends on it
     */
    public int touch(int turn) {
        return 0;
    }

    /** An object whose values {@code ValueTree} can read. */
    public abstract Object values(Object result) throws IOException;

    /** The mean size of the documents in the library's own format, if it writes. */
    public double meanBytes(int documents) throws IOException {
        long total = 0;
        for (int i = 0; i < documents; i++) {
            total += written(take(i)).length;
        }
        return (double) total / documents;
    }

    private static byte[] written(Object result) {
        return result instanceof String text ? text.getBytes(StandardCharsets.UTF_8) : (byte[]) result;
    }

    private static int touchLines(byte[] bytes) {
        int mix = bytes.length;
        for (int i = 0; i < bytes.length; i += LINE) {
            mix += bytes[i];
        }
        return mix;
    }

    /** Its characters have one byte or two. */
    private static int touchLines(String text) {
        int mix = text.length();
        for (int i = 0; i < text.length(); i += LINE / 2) {
            mix += text.charAt(i);
        }
        return mix;
    }

    private static final class Read extends Turn {
        private final Reader reader;
        private final Cell.Form input;
        private final Arrival.Order order;

        /** One of these two is empty: a large batch in an unused form would waste memory. */
        private final byte[][] bytes;

        private final String[] texts;

        Read(Cell cell, List<Document> documents) throws IOException {
            reader = cell.library().reader(cell.payload(), documents);
            input = cell.form();
            order = cell.payload().arrival().order(documents.size());
            boolean fromText = input == Cell.Form.STRING;
            bytes = fromText
                    ? new byte[0][]
                    : documents.stream().map(Document::bytes).toArray(byte[][]::new);
            texts = fromText ? documents.stream().map(Document::text).toArray(String[]::new) : new String[0];
        }

        @Override
        public Object take(int turn) throws IOException {
            return switch (input) {
                case BYTES -> reader.read(bytes[order.at(turn)]);
                case STRING -> reader.read(texts[order.at(turn)]);
            };
        }

        @Override
        public int touch(int turn) {
            int index = order.at(turn);
            return input == Cell.Form.STRING ? touchLines(texts[index]) : touchLines(bytes[index]);
        }

        @Override
        public Object values(Object result) {
            return reader.values(result);
        }
    }

    private static final class Write extends Turn {
        private final Writer writer;
        private final boolean toText;
        private final Arrival.Order order;
        private final Object[] objects;

        Write(Cell cell, List<Document> documents) throws IOException {
            writer = cell.library().writer(cell.payload());
            toText = cell.form() == Cell.Form.STRING;
            order = cell.payload().arrival().order(documents.size());
            objects = new Object[documents.size()];
            for (int i = 0; i < objects.length; i++) {
                objects[i] = writer.prepare(documents.get(i));
            }
        }

        @Override
        public Object take(int turn) throws IOException {
            Object object = objects[order.at(turn)];
            return toText ? writer.writeText(object) : writer.writeBytes(object);
        }

        @Override
        public Object values(Object result) throws IOException {
            return writer.values(written(result));
        }
    }
}
