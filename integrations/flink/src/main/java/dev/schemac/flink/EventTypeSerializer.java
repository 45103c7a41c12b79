package dev.schemac.flink;

import dev.schemac.flink.internal.binary.BinaryInput;
import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;
import dev.schemac.flink.internal.binary.BinaryInput.UnknownConstantException;
import dev.schemac.flink.internal.binary.BinaryOutput;
import dev.schemac.flink.internal.binary.BinaryToJson;
import dev.schemac.flink.internal.binary.EventCodec;
import dev.schemac.flink.internal.binary.EventCodecs;
import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.internal.binary.ImmutableRecords;
import dev.schemac.flink.internal.binary.ScalarCodecs;
import dev.schemac.integrations.common.WriterPool;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/**
 * Serializes events for Flink: four bytes of length, one byte for the form, and the event. Jobs obtain it from
 * {@link EventTypeInfo}.
 *
 * <pre>{@code
 * TypeSerializer<Click> serializer = EventTypeInfo.of(ClickParser.INSTANCE).createSerializer(new SerializerConfigImpl());
 * serializer.serialize(click, out);
 * Click same = serializer.deserialize(in);
 * }</pre>
 *
 * <p>The binary form begins with one bit for each column, set if the column has a value. The values follow: numbers
 * unchanged, strings as their characters, untyped values and undeclared members as JSON. The whole event is JSON if its
 * class is an application class, if the schema has subtypes, or if a column has an adapter or application class. Events of
 * subtypes read back as the same subtype.
 *
 * <p>An event reads back equal, including nulls, undeclared members and untyped values. In untyped values, types
 * become those of the JSON reader: a {@code Long} of 5 becomes an {@code Integer}. {@code NaN}, infinities and
 * unpaired surrogates in untyped values, and in events that are JSON, cause a {@link JsonWriteException}.
 *
 * <p>A serializer is not thread-safe; {@link #duplicate} creates one for another thread. Newer schemas read the
 * state of older ones, see {@link EventTypeSerializerSnapshot}.
 *
 * @param <T> the value class
 */
public final class EventTypeSerializer<T> extends TypeSerializer<T> {
    private static final long serialVersionUID = 2L;

    /** The length of a missing event. */
    private static final int NO_EVENT = -1;

    /** The first byte of the binary form. JSON begins with a brace. */
    private static final byte BINARY = 1;

    private static final byte JSON = '{';

    /** Larger arrays are not kept for the next event, which is probably smaller. */
    static final int LARGEST_BUFFER = 1 << 20;

    private static final byte[] NOTHING = {};

    /** The number of bytes that are allocated before any has been read. */
    private static final int FIRST_READ = 1 << 16;

    /** The generated parser, which knows its writer. */
    private final GeneratedParser<T> parser;

    /** Whether copies may be the events themselves. */
    private final boolean immutable;

    /** The columns of the events to read if they differ from the current ones; otherwise null. */
    private final EventShape older;

    /** The columns, which every checkpoint keeps; null after deserialization, as all that follows. */
    private transient EventShape shape;

    private transient EventCodec codec;
    private transient BinaryOutput binary;
    private transient BinaryInput input;
    private transient WriterPool writers;
    private transient LengthPrefix prefix;
    private transient byte[] buffer;

    EventTypeSerializer(GeneratedParser<T> parser) {
        this(parser, ImmutableRecords.contain(parser.valueClass()), null, EventShape.of(parser.get()));
    }

    private EventTypeSerializer(GeneratedParser<T> parser, boolean immutable, EventShape older, EventShape shape) {
        this.parser = parser;
        this.immutable = immutable;
        this.older = older;
        this.shape = shape;
    }

    /** {@return a serializer for state that was written with these columns} It writes JSON. */
    static <T> EventTypeSerializer<T> restored(GeneratedParser<T> parser, EventShape written) {
        EventTypeSerializer<T> now = new EventTypeSerializer<>(parser);
        return now.shape.readsAsIs(written)
                ? now
                : new EventTypeSerializer<>(parser, now.immutable, written, now.shape);
    }

    private EventShape shape() {
        if (shape == null) {
            shape = EventShape.of(parser.get());
        }
        return shape;
    }

    GeneratedParser<T> parser() {
        return parser;
    }

    /**
     * {@return whether the event and its content are immutable: a record of scalars, and of lists and maps that it copies}
     */
    @Override
    public boolean isImmutableType() {
        return immutable;
    }

    @Override
    public TypeSerializer<T> duplicate() {
        return new EventTypeSerializer<>(parser, immutable, older, shape());
    }

    /** {@return an event of an empty document; null if the schema requires members} */
    @Override
    public T createInstance() {
        try {
            return parser.get().parse("{}");
        } catch (JsonParseException e) {
            return null;
        }
    }

    /**
     * {@return an equal event that shares nothing that can change}
     *
     * @param from the event, or null
     * @throws JsonWriteException if a part of the event has no form in which it can be written
     */
    @Override
    public T copy(T from) {
        if (from == null || immutable) {
            return from;
        }
        try {
            if (isBinary()) {
                writeBinary(from);
                T copy = read(binary.bytes, binary.size);
                binary.reset(LARGEST_BUFFER);
                return copy;
            }
            JsonWriter document = document(from);
            byte[] bytes = buffer(document.size());
            int length = document.copyTo(bytes, 0);
            writers.give(document);
            return parse(bytes, length);
        } catch (IOException e) {
            throw new IllegalStateException("cannot read an event that was just written", e);
        }
    }

    @Override
    public T copy(T from, T reuse) {
        return copy(from);
    }

    /** {@return -1: events differ in length} */
    @Override
    public int getLength() {
        return -1;
    }

    /**
     * Writes an event.
     *
     * @param event the event, or null
     * @throws JsonWriteException if a part of the event has no JSON or binary form; nothing is written then
     * @throws IllegalArgumentException if the class of the event extends the value class and is not a subtype of the
     *     schema
     * @throws IOException if the target fails
     */
    @Override
    public void serialize(T event, DataOutputView target) throws IOException {
        if (event == null) {
            target.writeInt(NO_EVENT);
        } else if (isBinary()) {
            writeBinary(event);
            target.writeInt(binary.size);
            target.write(binary.bytes, 0, binary.size);
            binary.reset(LARGEST_BUFFER);
        } else {
            JsonWriter document = document(event);
            prefix.target = target;
            document.writeTo(prefix);
            prefix.target = null;
            writers.give(document);
        }
    }

    /**
     * Reads an event.
     *
     * @param source positioned at the event
     * @return the event, or null if null was written
     * @throws IOException if the source fails, if the bytes are not an event, or if the current schema rejects an
     *     event of an older schema
     */
    @Override
    public T deserialize(DataInputView source) throws IOException {
        int length = readLength(source);
        if (length == NO_EVENT) {
            return null;
        }
        return read(readBytes(source, length), length);
    }

    @Override
    public T deserialize(T reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    /** Copies an event as it is, without making it. */
    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        int length = readLength(source);
        target.writeInt(length);
        for (int left = length; left > 0; left -= FIRST_READ) {
            target.write(source, Math.min(left, FIRST_READ)); // which allocates this many bytes
        }
    }

    private int readLength(DataInputView source) throws IOException {
        int length = source.readInt();
        if (length < NO_EVENT) {
            throw new IOException("expected the length of an event of " + parser.valueName() + " but found " + length
                    + ": these bytes were written by another serializer, or are damaged");
        }
        return length;
    }

    /** Reads the bytes of an event into an array that grows with them, because the length may be damaged. */
    private byte[] readBytes(DataInputView source, int length) throws IOException {
        byte[] bytes = buffer(Math.min(length, FIRST_READ));
        int read = 0;
        try {
            while (true) {
                int count = Math.min(bytes.length, length) - read;
                source.readFully(bytes, read, count);
                read += count;
                if (read == length) {
                    return bytes;
                }
                bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * bytes.length));
                if (bytes.length <= LARGEST_BUFFER) {
                    buffer = bytes;
                }
            }
        } catch (EOFException e) {
            throw damaged("expected " + length + " bytes but found the end of the input", e);
        }
    }

    /** Whether events are written in the binary form. */
    private boolean isBinary() {
        if (binary == null) {
            codec = older == null ? EventCodecs.of(parser.get()).root() : null;
            binary = new BinaryOutput();
            input = new BinaryInput();
        }
        return codec != null;
    }

    /** Leaves the event in its binary form; as JSON if the stack is too small for how deep it nests. */
    private void writeBinary(T event) {
        checkClass(event);
        binary.reset(LARGEST_BUFFER);
        try {
            binary.putByte(BINARY);
            codec.write(event, binary);
        } catch (StackOverflowError e) {
            JsonWriter document = document(event);
            binary.reset(LARGEST_BUFFER);
            int at = binary.reserve(document.size());
            document.copyTo(binary.bytes, at);
            writers.give(document);
        } catch (JsonWriteException e) {
            binary.reset(LARGEST_BUFFER);
            throw e;
        }
    }

    private T read(byte[] bytes, int length) throws IOException {
        byte encoding = length == 0 ? 0 : bytes[0];
        if (encoding == JSON) {
            return parse(bytes, length);
        } else if (encoding == BINARY) {
            return isBinary() ? readBinary(bytes, length) : migrate(bytes, length);
        }
        String found = length == 0 ? "no byte" : "the byte " + encoding;
        throw damaged("expected a byte for the form of the event but found " + found, null);
    }

    private T readBinary(byte[] bytes, int length) throws IOException {
        input.reset(bytes, 0, length);
        try {
            input.take(1, "the form");
            Object event = codec.read(input);
            input.end();
            return parser.valueClass().cast(event);
        } catch (UnknownConstantException | StackOverflowError e) {
            // the schema may define the result for such a constant; and this path needs less stack
            return migrate(bytes, length);
        } catch (DamagedEventException e) {
            throw damaged(e.getMessage(), e);
        } finally {
            input.reset(NOTHING, 0, 0);
        }
    }

    /** Reads an event that was written with other columns, through JSON. */
    private T migrate(byte[] bytes, int length) throws IOException {
        EventShape written = older == null ? shape() : older;
        if (!written.binary().contains(written.root())) {
            throw damaged("expected JSON but found the binary form", null);
        }
        JsonWriter document = new JsonWriter();
        BinaryInput in = new BinaryInput();
        in.reset(bytes, 0, length);
        try {
            in.take(1, "the form");
            new BinaryToJson(written).convert(in, document);
            in.end();
        } catch (DamagedEventException e) {
            throw damaged(e.getMessage(), e);
        } catch (StackOverflowError e) {
            throw damaged("it is nested too deep for the stack of this thread", null);
        } catch (JsonWriteException e) {
            throw new IOException(
                    "an event of " + parser.valueName() + " in old state cannot be read with the new columns: "
                            + e.getMessage(),
                    e);
        }
        byte[] json = document.toByteArray();
        return parse(json, json.length);
    }

    private T parse(byte[] json, int length) throws IOException {
        try {
            return parser.get().parse(json, 0, length, ScalarCodecs.READ);
        } catch (JsonParseException e) {
            throw new IOException(
                    "cannot read an event of old state as " + parser.get().eventType() + ": " + e.getMessage()
                            + "; restore the state with a schema that can read it",
                    e);
        }
    }

    private IOException damaged(String message, IOException cause) {
        return new IOException(
                "an event of " + parser.valueName() + " cannot be read: " + message
                        + ": these bytes were written by another serializer, or are damaged",
                cause);
    }

    private void checkClass(T event) {
        if (event.getClass() != parser.valueClass() && !isSubtype(event.getClass(), parser.get())) {
            throw new IllegalArgumentException("expected an event of " + parser.valueName() + " but found one of "
                    + event.getClass().getName()
                    + ", which would lose its columns: set the type of the stream to "
                    + "that class");
        }
    }

    /** Whether events that a parser reads may be of this class. Interfaces are sealed, or only records implement them. */
    private static boolean isSubtype(Class<?> type, ObjectParser<?> parser) {
        if (type == parser.eventType().type()
                || parser.eventType().type().isInterface()
                        && parser.eventType().type().isAssignableFrom(type)) {
            return true;
        }
        return parser.subtypes().stream().anyMatch(subtype -> isSubtype(type, subtype));
    }

    /** The event as JSON, in a writer that is used again. */
    private JsonWriter document(T event) {
        checkClass(event);
        if (writers == null) {
            writers = new WriterPool(JsonOptions.of(shape().written()));
            prefix = new LengthPrefix();
        }
        JsonWriter document = writers.take();
        parser.get().writer().write(event, document);
        return document;
    }

    /** Returns an array of at least this size, which the next call may reuse, unless it is large. */
    private byte[] buffer(int size) {
        if (buffer != null && buffer.length >= size) {
            return buffer;
        }
        if (size > LARGEST_BUFFER) {
            return new byte[size];
        }
        buffer = new byte[Math.max(512, Integer.highestOneBit(size) << 1)];
        return buffer;
    }

    @Override
    public TypeSerializerSnapshot<T> snapshotConfiguration() {
        return new EventTypeSerializerSnapshot<>(parser, older == null ? shape() : older);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EventTypeSerializer<?> that && parser.equals(that.parser);
    }

    @Override
    public int hashCode() {
        return parser.hashCode();
    }

    /** Writes the document of a writer after its length. */
    private static final class LengthPrefix extends OutputStream {
        private DataOutputView target;

        @Override
        public void write(int b) {
            throw new IllegalStateException("documents are written whole");
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            target.writeInt(length);
            target.write(bytes, offset, length);
        }
    }
}
