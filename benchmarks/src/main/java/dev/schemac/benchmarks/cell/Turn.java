package dev.schemac.benchmarks.cell;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.ReusedBuffer;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;

/** What a cell does with its documents: the code that is timed, and the same that is checked before. */
public abstract class Turn {

    /** The prepared work of a cell. */
    public static Turn of(Cell cell, List<Document> documents) throws IOException {
        return switch (cell.operation()) {
            case READ -> new Read(cell, documents);
            case WRITE -> new Write(cell, documents);
            case RMW -> new Rewrite(cell, documents);
        };
    }

    /** Deals with one document; any number selects one, in rotation. */
    public abstract Object take(int turn) throws IOException;

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
        if (result instanceof ReusedBuffer buffer) {
            return buffer.toByteArray();
        }
        return result instanceof String text ? text.getBytes(StandardCharsets.UTF_8) : (byte[]) result;
    }

    private static byte[][] encoded(Cell cell, List<Document> documents) throws IOException {
        byte[][] bytes = new byte[documents.size()][];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = cell.library().encode(cell.payload(), documents.get(i));
        }
        return bytes;
    }

    private static final class Read extends Turn {
        private final Reader reader;
        private final Cell.Form input;
        private final byte[][] bytes;
        private final String[] texts;

        Read(Cell cell, List<Document> documents) throws IOException {
            reader = cell.library().reader(cell.payload(), documents);
            input = cell.form();
            bytes = encoded(cell, documents);
            texts = documents.stream().map(Document::text).toArray(String[]::new);
        }

        @Override
        public Object take(int turn) throws IOException {
            return switch (input) {
                case BYTES -> reader.read(bytes[turn & bytes.length - 1]);
                case STRING -> reader.read(texts[turn & texts.length - 1]);
                case STREAM -> reader.read(new ByteArrayInputStream(bytes[turn & bytes.length - 1]));
            };
        }

        @Override
        public Object values(Object result) {
            return reader.values(result);
        }
    }

    private static final class Write extends Turn {
        private final Writer writer;
        private final boolean toText;
        private final Object[] objects;

        Write(Cell cell, List<Document> documents) throws IOException {
            writer = cell.library().writer(cell.payload());
            toText = cell.form() == Cell.Form.STRING;
            objects = new Object[documents.size()];
            for (int i = 0; i < objects.length; i++) {
                objects[i] = writer.prepare(documents.get(i));
            }
        }

        @Override
        public Object take(int turn) throws IOException {
            Object object = objects[turn & objects.length - 1];
            return toText ? writer.writeText(object) : writer.writeBytes(object);
        }

        @Override
        public Object values(Object result) throws IOException {
            return writer.values(written(result));
        }
    }

    private static final class Rewrite extends Turn {
        private final Reader reader;
        private final UnaryOperator<Object> change;
        private final Writer writer;
        private final byte[][] bytes;

        Rewrite(Cell cell, List<Document> documents) throws IOException {
            Library library = cell.library();
            if (cell.form() != Cell.Form.BYTES) {
                throw new IllegalArgumentException("read-modify-write is from bytes to bytes: " + cell.word());
            }
            reader = library.reader(cell.payload(), documents);
            change = library.change(cell.payload());
            writer = library.writer(cell.payload());
            bytes = encoded(cell, documents);
        }

        @Override
        public Object take(int turn) throws IOException {
            return writer.writeBytes(change.apply(reader.read(bytes[turn & bytes.length - 1])));
        }

        @Override
        public Object values(Object result) throws IOException {
            return writer.values(written(result));
        }
    }
}
