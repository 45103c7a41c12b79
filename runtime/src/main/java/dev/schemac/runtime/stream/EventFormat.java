package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Defines how a stream separates events, how they are read, and how bad ones are handled. Immutable, and opens any
 * number of streams.
 *
 * <pre>{@code
 * EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE).onRejected(bad -> log.warn("{}", bad));
 * try (EventStream<User> users = lines.read(Path.of("users.ndjson"))) {
 *     users.forEach(user -> ...);
 * }
 * EventFormat<User> elements = EventFormat.elements(UserParser.INSTANCE, "$.data.users");
 * }</pre>
 *
 * <p><b>Bad events.</b> Without a handler the first bad event ends the stream with its {@link JsonParseException}. Its
 * offset and line count from the beginning of the stream. Its column counts bytes up to the event and UTF-16 units
 * within it. With {@link #onRejected} a handler receives bad events, and the stream continues with the next event. In
 * JSON Lines the next event is always in the next line. Otherwise the brackets and quotes of the bad event mark its
 * end. If they do not match, or the error is outside of the events, the next event cannot be found. The stream then
 * ends with the error.
 *
 * <p><b>Limits</b> are those of {@link JsonOptions} and apply to each event. An event longer than
 * {@link JsonOptions#maxEventBytes} is a bad event; at most that many bytes of it are in memory.
 *
 * <p>Streams are UTF-8. A byte order mark at the beginning is skipped if the options skip one, also before a blank line.
 * A stream that contains only a mark is like an empty one. Streams that are compressed with gzip are detected by all methods that
 * read, except {@link #feed}. Ranges of gzip files are rejected.
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
    private final ElementPath path;
    private final EventSettings<T> settings;

    private EventFormat(Framing framing, ElementPath path, EventSettings<T> settings) {
        this.framing = framing;
        this.path = path;
        this.settings = settings;
    }

    private static <T> EventFormat<T> of(Framing framing, ElementPath path, ObjectParser<T> parser) {
        return new EventFormat<>(framing, path, new EventSettings<>(parser, JsonOptions.DEFAULT, null));
    }

    /** {@return JSON Lines (also called NDJSON): each line is an event, lines of blanks are passed over} */
    public static <T> EventFormat<T> lines(ObjectParser<T> parser) {
        return of(Framing.LINES, null, parser);
    }

    /** {@return documents one after another, with blanks between them or without} */
    public static <T> EventFormat<T> documents(ObjectParser<T> parser) {
        return of(Framing.DOCUMENTS, null, parser);
    }

    /** {@return one document that is an array, whose elements are the events} */
    public static <T> EventFormat<T> elements(ObjectParser<T> parser) {
        return elements(parser, "$");
    }

    /**
     * Returns the format of one document that contains an array at any depth, whose elements are the events. Everything
     * around it is checked and skipped. A member of the path must not occur twice; under {@link JsonOptions#STRICT}
     * neither must any member around the elements.
     *
     * @param path the way from the document to the array: {@code $.users}, {@code $.data['odd name'].users}; {@code $}
     *     for the document itself
     * @throws IllegalArgumentException if the path is none
     */
    public static <T> EventFormat<T> elements(ObjectParser<T> parser, String path) {
        return of(Framing.ELEMENTS, ElementPath.of(path), parser);
    }

    /** {@return this format with other options} */
    public EventFormat<T> withOptions(JsonOptions options) {
        return new EventFormat<>(framing, path, settings.withOptions(options));
    }

    /**
     * {@return this format with a handler for bad events, after which the stream continues}
     *
     * @param handler called in order, on the thread that requests the event or feeds its bytes; its exceptions end the
     *     stream. If many threads parse, it is called in order as well, by one of them at a time.
     */
    public EventFormat<T> onRejected(Consumer<? super RejectedEvent> handler) {
        return new EventFormat<>(framing, path, settings.withRejected(Objects.requireNonNull(handler, "handler")));
    }

    // ---- reading

    /**
     * Opens a stream of events.
     *
     * @param source closed with the stream; gzip is detected, for which its first bytes are read now
     * @throws IOException if the source throws it; the source is then closed
     */
    public EventStream<T> read(InputStream source) throws IOException {
        return read(ByteSource.of(source));
    }

    /**
     * Opens a stream of events.
     *
     * @param source in blocking mode; closed with the stream; gzip is detected, for which its first bytes are read now
     * @throws IOException if the source throws it; the source is then closed
     */
    public EventStream<T> read(ReadableByteChannel source) throws IOException {
        return read(Channels.newInputStream(source));
    }

    /**
     * Opens a file of events, which is decompressed if it is gzip.
     *
     * <p>If the file becomes shorter while it is read, the stream ends with an {@link IOException}, because events are
     * missing. Events that are appended before the end is reached are read too. If the file is replaced by another one
     * of its name, it is read to its own end. The same applies to the other methods that read a {@link Path}.
     *
     * @throws IOException if the file cannot be read; its message contains the file, as in {@link EventStream#read}
     *     does
     */
    public EventStream<T> read(Path file) throws IOException {
        return read(ByteSource.of(file));
    }

    /**
     * Opens the part of a file of JSON Lines that begins in a range of bytes. A line belongs to the range that contains
     * its first byte, and is read to its end. Ranges that together cover a file therefore contain each event once,
     * wherever it is cut. Several threads, processes or machines can share a file in this way.
     *
     * <pre>{@code
     * long size = Files.size(file);
     * for (long from = 0; from < size; from += part) { // each range on any thread
     *     try (EventStream<User> users = lines.read(file, from, Math.min(size, from + part))) {
     *         users.forEach(user -> ...);
     *     }
     * }
     * }</pre>
     *
     * <p>Offsets of errors count from the beginning of the file. Lines are only known in a range that begins at 0.
     * Otherwise they are 0, and messages contain the offset instead. A byte order mark is skipped at the beginning of the
     * file only.
     *
     * @param from the offset of the first byte, at least 0; the range is empty after the end of the file
     * @param to the offset after the last byte, at least {@code from}; {@link Long#MAX_VALUE} for the end of the file
     * @throws IllegalArgumentException if the offsets are negative or in the wrong order
     * @throws IllegalStateException if this format is not JSON Lines
     * @throws IOException if the file cannot be read, or is compressed with gzip: its ranges contain no lines
     */
    public EventStream<T> read(Path file, long from, long to) throws IOException {
        checkRange(from, to);
        return read(LineRange.of(file, from, to), from, to);
    }

    /**
     * Does the same as {@link #read(Path, long, long)}, for file systems without a {@link Path}.
     *
     * @param file in blocking mode; closed with the stream. The first two bytes, in which gzip is detected, are read now.
     *     Then it is read from the byte before the range on, never backwards.
     * @param from the offset of the first byte, at least 0; the range is empty after the end of the file
     * @param to the offset after the last byte, at least {@code from}; {@link Long#MAX_VALUE} for the end of the file
     * @throws IllegalArgumentException if the offsets are negative or in the wrong order
     * @throws IllegalStateException if this format is not JSON Lines
     * @throws IOException if the file throws it, or is compressed with gzip; the file is then closed
     */
    public EventStream<T> read(SeekableByteChannel file, long from, long to) throws IOException {
        Objects.requireNonNull(file, "file");
        checkRange(from, to);
        return read(LineRange.of(file, from, to), from, to);
    }

    private EventStream<T> read(LineRange lines, long from, long to) {
        StreamBuffer in = new StreamBuffer(new byte[StreamBuffer.SIZE], LineRange.begin(from));
        return new EventStream<>(LineReader.ofRange(settings, in, from), lines, from, to);
    }

    private EventStream<T> read(ByteSource source) {
        return new EventStream<>(reader(new StreamBuffer(new byte[StreamBuffer.SIZE])), source);
    }

    /**
     * Opens a stream of JSON Lines that several threads parse ahead, and that returns the events in order.
     *
     * @param source closed with the stream; gzip is detected, for which its first bytes are read now
     * @param threads the number of threads, at least 1; they are daemons and end with the stream
     * @throws IllegalStateException if this format is not JSON Lines
     * @throws IOException if the source throws it; the source is then closed
     */
    public EventStream<T> read(InputStream source, int threads) throws IOException {
        checkParallel(threads);
        return new EventStream<>(ParallelLines.inOrder(settings, ByteSource.of(source), threads));
    }

    /**
     * Opens a file of JSON Lines that several threads parse ahead, and that returns the events in order.
     *
     * @param threads the number of threads, at least 1; they are daemons and end with the stream
     * @throws IllegalStateException if this format is not JSON Lines
     * @throws IOException if the file cannot be read
     */
    public EventStream<T> read(Path file, int threads) throws IOException {
        checkParallel(threads);
        return new EventStream<>(ParallelLines.inOrder(settings, ByteSource.of(file), threads));
    }

    /**
     * Reads JSON Lines to their end with several threads. Each thread passes its events to the consumer at once and in
     * no order, so the consumer must be thread-safe.
     *
     * <p>An exception of the consumer, of the handler of bad events or of a class of the application stops all threads.
     * By then the consumer may not have received some earlier events, and may have received some later ones. If bad
     * events are handled, they wait until the consumer has finished all earlier events. If many of them wait, the other
     * threads wait, too.
     *
     * @param source closed in the end; gzip is detected
     * @param threads the number of threads, at least 1, including the calling thread
     * @param consumer called with each event; its exceptions end the reading
     * @throws IllegalStateException if this format is not JSON Lines
     * @throws JsonParseException for the first bad event, if they have no handler, after all earlier events; later
     *     events are not read
     * @throws IOException if the source throws it, after all earlier events
     */
    public void forEach(InputStream source, int threads, Consumer<? super T> consumer) throws IOException {
        checkParallel(threads);
        Objects.requireNonNull(consumer, "consumer");
        ParallelLines.forEach(settings, ByteSource.of(source), threads, consumer);
    }

    /**
     * Does the same as {@link #forEach(InputStream, int, Consumer)}, for a file.
     *
     * @param threads the number of threads, at least 1, including the calling thread
     * @param consumer called with each event; its exceptions end the reading
     * @throws IllegalStateException if this format is not JSON Lines
     * @throws JsonParseException for the first bad event, if they have no handler, after all earlier events; later
     *     events are not read
     * @throws IOException if the file cannot be read
     */
    public void forEach(Path file, int threads, Consumer<? super T> consumer) throws IOException {
        checkParallel(threads);
        Objects.requireNonNull(consumer, "consumer");
        ParallelLines.forEach(settings, ByteSource.of(file), threads, consumer);
    }

    /**
     * {@return a feed, which receives bytes as they arrive, in pieces of any size}
     *
     * @param consumer called with each event as soon as its last byte has arrived, on the thread that feeds
     */
    public EventFeed<T> feed(Consumer<? super T> consumer) {
        Objects.requireNonNull(consumer, "consumer");
        return new EventFeed<>(reader(new StreamBuffer(new byte[EventFeed.FIRST_SIZE])), consumer);
    }

    private EventReader<T> reader(StreamBuffer in) {
        return switch (framing) {
            case LINES -> new LineReader<>(settings, in);
            case DOCUMENTS -> new BracketReader.Documents<>(settings, in);
            case ELEMENTS -> new ElementsReader<>(settings, path, in);
        };
    }

    private void checkParallel(int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1 but is " + threads);
        }
        checkLines("by several threads");
    }

    private void checkRange(long from, long to) {
        if (from < 0) {
            throw new IllegalArgumentException("from must be at least 0 but is " + from);
        }
        if (to < from) {
            throw new IllegalArgumentException("to must be at least from, which is " + from + ", but is " + to);
        }
        checkLines("in ranges");
    }

    private void checkLines(String how) {
        if (framing != Framing.LINES) {
            throw new IllegalStateException(
                    "only JSON Lines can be read " + how
                            + ": in other formats, the beginning of an event is only known after all data before it has been read");
        }
    }
}
