package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import java.util.function.Function;

/**
 * The calls that the annotation processor generates beside an annotated class of the application.
 *
 * @param type the annotated class
 */
public record OwnClass<T>(
        Class<T> type,
        Function<byte[], T> bytes,
        Function<String, T> text,
        Function<T, byte[]> toBytes,
        Function<T, String> toText)
        implements Reader, Writer {

    @Override
    public Object read(byte[] json) {
        return bytes.apply(json);
    }

    @Override
    public Object read(String json) {
        return text.apply(json);
    }

    @Override
    public Object prepare(Document document) {
        return read(document.bytes());
    }

    @Override
    public Object writeBytes(Object value) {
        return toBytes.apply(type.cast(value));
    }

    @Override
    public String writeText(Object value) {
        return toText.apply(type.cast(value));
    }
}
