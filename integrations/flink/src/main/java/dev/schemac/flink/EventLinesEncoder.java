package dev.schemac.flink;

import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.integrations.common.WriterPool;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;
import org.apache.flink.api.common.serialization.Encoder;

/**
 * Writes events into files as JSON Lines: one document a line, each line ended by a line feed.
 *
 * <pre>{@code
 * FileSink<Visit> sink = FileSink.forRowFormat(folder, EventLinesEncoder.of(VisitParser.INSTANCE)).build();
 * }</pre>
 *
 * <p>The encoder is immutable until it is used; from then on it belongs to one thread, as every encoder of a sink does.
 *
 * @param <T> the value class
 */
public final class EventLinesEncoder<T> implements Encoder<T> {
    private static final long serialVersionUID = 1L;

    /** The generated parser, which knows its writer. */
    private final GeneratedParser<T> parser;

    /** See {@link #withOptions}. */
    private final JsonOptions options;

    private transient WriterPool writers;

    private EventLinesEncoder(GeneratedParser<T> parser, JsonOptions options) {
        this.parser = parser;
        this.options = options;
    }

    /**
     * {@return an encoder that writes with {@link JsonOptions#DEFAULT}}
     *
     * @param parser the generated parser, {@code VisitParser.INSTANCE}, which contains its writer
     * @throws IllegalArgumentException if the parser cannot be recreated on a task manager, because it is not a
     *     generated one
     */
    public static <T> EventLinesEncoder<T> of(ObjectParser<T> parser) {
        return new EventLinesEncoder<>(GeneratedParser.of(parser), JsonOptions.DEFAULT);
    }

    /**
     * {@return this encoder with other options}
     *
     * @throws IllegalArgumentException if they indent: an event is one line
     */
    public EventLinesEncoder<T> withOptions(JsonOptions options) {
        if (options.indent() != 0) {
            throw new IllegalArgumentException(
                    "expected options without indentation, because an event must be one line, but found an indent of "
                            + options.indent() + ": use withIndent(0)");
        }
        return new EventLinesEncoder<>(parser, options);
    }

    /**
     * Writes one event as {@linkplain JsonWriter#writeLineTo one line}, in one call of the stream.
     *
     * @param element the event, not null
     * @throws JsonWriteException if a part of the event has no JSON form; nothing is written then
     * @throws IOException if the stream fails
     */
    @Override
    public void encode(T element, OutputStream stream) throws IOException {
        Objects.requireNonNull(element, "element");
        if (writers == null) {
            writers = new WriterPool(options);
        }
        JsonWriter line = writers.take();
        parser.get().writer().write(element, line);
        line.writeLineTo(stream);
        writers.give(line);
    }
}
