package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.contender.streaming.ReusedTripWriters;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;

/** The writers that schemac generates, and its public writer without a schema. */
public final class SchemacWriters {

    private SchemacWriters() {}

    /** The calls of the value classes, which make a writer each time. */
    public static Writer of(Class<?> type) {
        return type.getSimpleName().equals("Trip")
                ? new ReusedTripWriters.Schemac()
                : new Calls(SchemacReaders.of(type));
    }

    /** One writer that the caller reuses. */
    public static Writer reused(Class<?> type) {
        return new Reused(SchemacReaders.of(type), new JsonWriter());
    }

    /** The calls of the value classes. */
    record Calls(Reader reader) implements Writer {
        @Override
        public Object prepare(Document document) throws IOException {
            return reader.read(document.bytes());
        }

        @Override
        public Object writeBytes(Object value) {
            return ((JsonEvent) value).toJsonBytes();
        }

        @Override
        public String writeText(Object value) {
            return ((JsonEvent) value).toJson();
        }
    }

    private record Reused(Reader reader, JsonWriter out) implements Writer {
        @Override
        public Object prepare(Document document) throws IOException {
            return reader.read(document.bytes());
        }

        @Override
        public Object writeBytes(Object value) {
            out.reset();
            ((JsonEvent) value).writeTo(out);
            return out.toByteArray();
        }

        @Override
        public String writeText(Object value) {
            out.reset();
            ((JsonEvent) value).writeTo(out);
            return out.toJson();
        }
    }
}
