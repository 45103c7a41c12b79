package dev.schemac.flink;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.WriterPool;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;

/**
 * Turns events into bytes and back for Flink: four bytes of length, then the JSON that the generated writer makes,
 * which the generated parser reads. Jobs get it from {@link EventTypeInfo}.
 *
 * <pre>{@code
 * TypeSerializer<Click> serializer = EventTypeInfo.of(ClickParser.INSTANCE).createSerializer(new SerializerConfigImpl());
 * serializer.serialize(click, out);
 * Click same = serializer.deserialize(in);
 * }</pre>
 *
 * <p>What comes back equals what was given, columns without a value, undeclared members and untyped values included:
 * null stays null, where a column has a default, too. Exceptions are what JSON has no form for. {@code NaN}, the
 * infinities and lone surrogates, which only {@code JsonOptions.ESPER} and setters let into an event, are a {@link
 * JsonWriteException}; untyped values come back as JSON reads them, a {@code Long} of 5 as an {@code Integer}; a column
 * that is neither nullable nor set reads as its default.
 *
 * <p>A serializer belongs to one thread; {@link #duplicate} makes one for another. State that an older schema wrote is
 * read by a newer one, see {@link EventTypeSerializerSnapshot}.
 *
 * @param <T> the value class
 */
public final class EventTypeSerializer<T> extends TypeSerializer<T> {
    private static final long serialVersionUID = 1L;

    /** Where an event should be is none. */
    private static final int NO_EVENT = -1;

    /** An array for more than that is not held until the next event, which most likely is smaller. */
    static final int LARGEST_BUFFER = 1 << 20;

    /** What was written can be read, however large: the limits that matter were those of the source. */
    private static final JsonOptions READ = JsonOptions.DEFAULT
            .withMaxDepth(JsonOptions.ESPER.maxDepth())
            .withMaxNumberLength(Integer.MAX_VALUE)
            .withMaxDecimalScale(Integer.MAX_VALUE)
            .withMaxEventBytes(Integer.MAX_VALUE);

    /** The generated parser, which knows its writer. */
    private final GeneratedParser<T> parser;

    /** Whether copies may be the events themselves. */
    private final boolean immutable;

    /** How events are written: this profile writes columns without a value as null, that one leaves them out. */
    private final JsonOptions.Profile written;

    private transient WriterPool writers;
    private transient LengthPrefix prefix;
    private transient byte[] buffer;

    /** The columns, which every checkpoint keeps; null after deserialization. */
    private transient EventShape shape;

    EventTypeSerializer(GeneratedParser<T> parser) {
        this(parser, ImmutableRecords.contain(parser.valueClass()), EventShape.of(parser.get()));
    }

    private EventTypeSerializer(GeneratedParser<T> parser, boolean immutable, EventShape shape) {
        this.parser = parser;
        this.immutable = immutable;
        this.shape = shape;
        this.written = shape.absentIsNull() ? JsonOptions.Profile.DEFAULT : JsonOptions.Profile.ESPER;
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

    /** {@return whether an event and all it holds can never change: a record of scalars} */
    @Override
    public boolean isImmutableType() {
        return immutable;
    }

    @Override
    public TypeSerializer<T> duplicate() {
        return new EventTypeSerializer<>(parser, immutable, shape());
    }

    /** {@return an event of an empty document; null where the schema requires members} */
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
     * @throws JsonWriteException if a part of the event has no JSON form
     */
    @Override
    public T copy(T from) {
        if (from == null || immutable) {
            return from;
        }
        JsonWriter document = document(from);
        byte[] bytes = buffer(document.size());
        int length = document.copyTo(bytes, 0);
        writers.give(document);
        return parser.get().parse(bytes, 0, length, READ);
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
     * @throws JsonWriteException if a part of the event has no JSON form; nothing is written then
     * @throws IllegalArgumentException if the event is of a class that extends the value class
     * @throws IOException what the target throws
     */
    @Override
    public void serialize(T event, DataOutputView target) throws IOException {
        if (event == null) {
            target.writeInt(NO_EVENT);
            return;
        }
        JsonWriter document = document(event);
        prefix.target = target;
        document.writeTo(prefix);
        prefix.target = null;
        writers.give(document);
    }

    /**
     * Reads an event.
     *
     * @param source where an event was written to
     * @return the event, or null if none was written
     * @throws IOException what the source throws; and if an older schema wrote the event, which the schema of now
     *     refuses
     */
    @Override
    public T deserialize(DataInputView source) throws IOException {
        int length = readLength(source);
        if (length == NO_EVENT) {
            return null;
        }
        byte[] bytes = buffer(length);
        source.readFully(bytes, 0, length);
        try {
            return parser.get().parse(bytes, 0, length, READ);
        } catch (JsonParseException e) {
            throw new IOException(
                    "an event that was written before is no " + parser.get().eventType() + ": " + e.getMessage()
                            + "; restore it with a schema that still reads it",
                    e);
        }
    }

    @Override
    public T deserialize(T reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        int length = readLength(source);
        target.writeInt(length);
        if (length > 0) {
            target.write(source, length);
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

    /** The event as JSON, in a writer that is used again. */
    private JsonWriter document(T event) {
        if (event.getClass() != parser.valueClass()) {
            throw new IllegalArgumentException("expected an event of " + parser.valueName() + " but found one of "
                    + event.getClass().getName()
                    + ", which would come back as less than it is: give the stream the type of "
                    + "that class");
        }
        if (writers == null) {
            writers = new WriterPool(JsonOptions.of(written));
            prefix = new LengthPrefix();
        }
        JsonWriter document = writers.take();
        parser.get().writer().write(event, document);
        return document;
    }

    /** An array of so many bytes at least, which the next call may use again, unless it is large. */
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
        return new EventTypeSerializerSnapshot<>(parser, shape());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EventTypeSerializer<?> that && parser.equals(that.parser);
    }

    @Override
    public int hashCode() {
        return parser.hashCode();
    }

    /** Sends a document as it lies in its writer, behind its length. */
    private static final class LengthPrefix extends OutputStream {
        private DataOutputView target;

        @Override
        public void write(int b) {
            throw new IllegalStateException("a document comes whole");
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            target.writeInt(length);
            target.write(bytes, offset, length);
        }
    }
}
