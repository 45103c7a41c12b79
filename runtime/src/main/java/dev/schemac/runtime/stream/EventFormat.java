package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * How events stand in a stream, how they are read, and what happens to bad ones. Immutable, and opens any number of
 * streams.
 *
 * <pre>{@code
 * EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE).onRejected(bad -> log.warn("{}", bad));
 * try (EventStream<User> users = lines.read(Path.of("users.ndjson"))) {
 *     users.forEach(user -> ...);
 * }
 * EventFormat<User> elements = EventFormat.elements(UserParser.INSTANCE, "$.data.users");
 * }</pre>
 *
 * <p><b>Bad events.</b> Without a handler the first one ends the stream with its {@link JsonParseException}, whose
 * offset and line count from the beginning of the stream; its column counts bytes up to the event and UTF-16 units
 * within it. With {@link #onRejected} bad events go to a handler and the stream goes on with the next one. In JSON
 * Lines the next one always is in the next line. Otherwise it is where the brackets and quotes of the bad one say;
 * where those do not belong together, or something is wrong around the events, it is not known, and the stream ends
 * with the error.
 *
 * <p><b>Limits</b> are those of {@link JsonOptions} and hold for each event: one that is longer than {@link
 * JsonOptions#maxEventBytes} is a bad event, of which no more is in memory.
 *
 * <p>Text is UTF-8, with a byte order mark at its beginning where the options skip one. Streams that are compressed
 * with gzip are recognised wherever they are read, but not by {@link #feed}.
 *
 * @param <T> the value class of the events
 */
public final class EventFormat<T> {
    private enum Framing {
        LINES,
        DOCUMENTS,
        ELEMENTS
    }

    private final Framing framing;
    private final ObjectParser<T> parser;
    private final ElementPath path;
    private final JsonOptions options;
    private final Consumer<? super RejectedEvent> rejected;

    private EventFormat(
            Framing framing,
            ObjectParser<T> parser,
            ElementPath path,
            JsonOptions options,
            Consumer<? super RejectedEvent> rejected) {
        this.framing = framing;
        this.parser = Objects.requireNonNull(parser, "parser");
        this.path = path;
        this.options = Objects.requireNonNull(options, "options");
        this.rejected = rejected;
    }

    /** {@return JSON Lines (also called NDJSON): each line is an event, lines of blanks are passed over} */
    public static <T> EventFormat<T> lines(ObjectParser<T> parser) {
        return new EventFormat<>(Framing.LINES, parser, null, JsonOptions.DEFAULT, null);
    }

    /** {@return documents one after another, with blanks between them or without} */
    public static <T> EventFormat<T> documents(ObjectParser<T> parser) {
        return new EventFormat<>(Framing.DOCUMENTS, parser, null, JsonOptions.DEFAULT, null);
    }

    /** {@return one document that is an array, whose elements are the events} */
    public static <T> EventFormat<T> elements(ObjectParser<T> parser) {
        return elements(parser, "$");
    }

    /**
     * One document with an array somewhere inside, whose elements are the events. Everything around it is checked and
     * skipped. Members of the path must not come twice; under {@link JsonOptions#STRICT} no member around the elements
     * must.
     *
     * @param path the way from the document to the array: {@code $.users}, {@code $.data['odd name'].users}; {@code $}
     *     for the document itself
     * @throws IllegalArgumentException if the path is none
     */
    public static <T> EventFormat<T> elements(ObjectParser<T> parser, String path) {
        return new EventFormat<>(Framing.ELEMENTS, parser, ElementPath.of(path), JsonOptions.DEFAULT, null);
    }

    /** {@return this format with other options} */
    public EventFormat<T> withOptions(JsonOptions options) {
        return new EventFormat<>(framing, parser, path, options, rejected);
    }

    /**
     * {@return this format with a handler for bad events, after which the stream goes on}
     *
     * @param handler called on the thread that asked for the event or fed its bytes, in order; what it throws ends the
     *     stream. Where many threads parse, it is called in order, too, by one of them at a time.
     */
    public EventFormat<T> onRejected(Consumer<? super RejectedEvent> handler) {
        return new EventFormat<>(framing, parser, path, options, Objects.requireNonNull(handler, "handler"));
    }

    // ---- reading

    /**
     * Opens a stream of events.
     *
     * @param source closed with the stream; gzip is recognised, for which its first bytes are read now
     * @throws IOException what the source throws, which is closed then
     */
    public EventStream<T> read(InputStream source) throws IOException {
        return read(ByteSource.of(source));
    }

    /**
     * Opens a stream of events.
     *
     * @param source in blocking mode; closed with the stream; gzip is recognised, for which its first bytes are read
     *     now
     * @throws IOException what the source throws, which is closed then
     */
    public EventStream<T> read(ReadableByteChannel source) throws IOException {
        return read(Channels.newInputStream(source));
    }

    /**
     * Opens a file of events, which is mapped into memory, or decompressed where it is gzip.
     *
     * @throws IOException if the file cannot be read
     */
    public EventStream<T> read(Path file) throws IOException {
        return read(ByteSource.of(file));
    }

    private EventStream<T> read(ByteSource source) {
        return new EventStream<>(reader(new StreamBuffer(new byte[StreamBuffer.SIZE])), source);
    }

    /**
     * Opens a stream of JSON Lines that is parsed ahead by several threads, and gives the events in order.
     *
     * @param source closed with the stream; gzip is recognised, for which its first bytes are read now
     * @param threads how many, at least 1; they are daemons and end with the stream
     * @throws IllegalStateException if this format is not that of JSON Lines
     * @throws IOException what the source throws, which is closed then
     */
    public EventStream<T> read(InputStream source, int threads) throws IOException {
        checkParallel(threads);
        return new EventStream<>(new OrderedEvents<>(this, ByteSource.of(source), threads));
    }

    /**
     * Opens a file of JSON Lines that is parsed ahead by several threads, and gives the events in order.
     *
     * @param threads how many, at least 1; they are daemons and end with the stream
     * @throws IllegalStateException if this format is not that of JSON Lines
     * @throws IOException if the file cannot be read
     */
    public EventStream<T> read(Path file, int threads) throws IOException {
        checkParallel(threads);
        return new EventStream<>(new OrderedEvents<>(this, ByteSource.of(file), threads));
    }

    /**
     * Reads JSON Lines to their end with several threads, each of which gives its events to the consumer at once: in no
     * order, and to a consumer that is safe for use by many threads.
     *
     * <p>What the consumer, the handler of bad events or a class of the application throws stops all threads: some
     * events before it may not have been given to the consumer then, and some behind it may have been. Where bad events
     * are handled and much of them waits for an earlier event that a consumer has not done with, the other threads
     * wait, too.
     *
     * @param source closed in the end; gzip is recognised
     * @param threads how many, at least 1, the calling thread being one of them
     * @param consumer what is called with each event; what it throws ends the reading
     * @throws IllegalStateException if this format is not that of JSON Lines
     * @throws JsonParseException for the first bad event, where there is no handler for them, after all events before
     *     it; those behind it are no longer read
     * @throws IOException what the source throws, after all events before it
     */
    public void forEach(InputStream source, int threads, Consumer<? super T> consumer) throws IOException {
        checkParallel(threads);
        Objects.requireNonNull(consumer, "consumer");
        new UnorderedEvents<>(this, ByteSource.of(source), threads, consumer).run();
    }

    /**
     * As {@link #forEach(InputStream, int, Consumer)}, for a file, which is mapped into memory.
     *
     * @param threads how many, at least 1, the calling thread being one of them
     * @param consumer what is called with each event; what it throws ends the reading
     * @throws IllegalStateException if this format is not that of JSON Lines
     * @throws JsonParseException for the first bad event, where there is no handler for them, after all events before
     *     it; those behind it are no longer read
     * @throws IOException if the file cannot be read
     */
    public void forEach(Path file, int threads, Consumer<? super T> consumer) throws IOException {
        checkParallel(threads);
        Objects.requireNonNull(consumer, "consumer");
        new UnorderedEvents<>(this, ByteSource.of(file), threads, consumer).run();
    }

    /**
     * {@return a feed, to which bytes are given as they come, in pieces of any size}
     *
     * @param consumer what is called with each event as soon as its last byte has come, on the thread that feeds
     */
    public EventFeed<T> feed(Consumer<? super T> consumer) {
        Objects.requireNonNull(consumer, "consumer");
        return new EventFeed<>(reader(new StreamBuffer(new byte[EventFeed.FIRST_SIZE])), consumer);
    }

    // ---- for the streams

    ObjectParser<T> parser() {
        return parser;
    }

    JsonOptions options() {
        return options;
    }

    ElementPath path() {
        return path;
    }

    /** The handler of bad events, or null where the first one ends the stream. */
    Consumer<? super RejectedEvent> rejected() {
        return rejected;
    }

    private EventReader<T> reader(StreamBuffer in) {
        return switch (framing) {
            case LINES -> new LineReader<>(this, in);
            case DOCUMENTS -> new BracketReader.Documents<>(this, in);
            case ELEMENTS -> new ElementsReader<>(this, in);
        };
    }

    private void checkParallel(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1 but is " + threads);
        }
        if (framing != Framing.LINES) {
            throw new IllegalStateException(
                    "only JSON Lines can be read by several threads: where an event begins in other"
                            + " formats is only known once all before it has been read");
        }
    }
}
