package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.runtime.JsonEvent;
import java.io.IOException;

/** The writers that schemac generates. */
public final class SchemacWriters {

    private SchemacWriters() {}

    /** Calls the methods of the value classes. */
    public static Writer of(Class<?> type) {
        return new Calls(SchemacReaders.of(type));
    }

    private record Calls(Reader reader) implements Writer {
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
}
