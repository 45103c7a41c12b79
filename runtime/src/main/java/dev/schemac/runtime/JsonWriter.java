package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.ErrorLocation;
import dev.schemac.runtime.internal.output.Base64Writer;
import dev.schemac.runtime.internal.output.DecimalEncoder;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.runtime.internal.output.Output;
import dev.schemac.runtime.internal.output.StringEncoder;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Writes one JSON document into memory, as UTF-8.
 *
 * <pre>{@code
 * JsonWriter out = new JsonWriter();
 * out.beginObject();
 * out.member("name", "Ada");
 * out.beginArray("tags");
 * out.value("a");
 * out.value(7);
 * out.endArray();
 * out.endObject();
 * out.toJson();                  // {"name":"Ada","tags":["a",7]}
 * }</pre>
 *
 * <p>The writer adds commas and, if the options have them, line ends, indentation and an order of members. The document
 * is always well-formed. Calls out of order throw {@link IllegalStateException}, and values without a JSON form
 * {@link JsonWriteException}. In both cases the writer remains in its state before the call. Doubles and floats are
 * written as the shortest decimal that reads back equal. Its form is the one of {@code Double.toString} of JDK 19 and
 * newer, on every JDK.
 *
 * <p>Names and strings are passed without escapes. A writer belongs to one thread. It can be used again:
 * {@link #reset()} keeps the memory for the next document. The next document then allocates nothing except for raw
 * values, decimals, instants, and values whose string is not in the common form.
 */
public final class JsonWriter {

    private static final int CAPACITY = 512;

    /** The paths found in one document: each takes a scan of the document, and code may catch one exception a value. */
    private static final int MOST_PATHS = 100;

    /** The document. Its methods check no call, so each method here checks first. */
    private final Document output;

    /** The options for reading a {@link #rawValue}; made for the first one. */
    private JsonOptions rawOptions;

    /** Null if they have not been requested. */
    private BinaryValues binaryValues;

    /** Makes a writer with {@link JsonOptions#DEFAULT}. */
    public JsonWriter() {
        this(JsonOptions.DEFAULT);
    }

    /**
     * Makes a writer with options.
     *
     * @param options the options; they decide whether null columns are written, and which characters are escaped in
     *     addition to RFC 8259. They also decide on indentation and the order of members
     */
    public JsonWriter(JsonOptions options) {
        this(new Document(options, new byte[CAPACITY], false));
    }

    private JsonWriter(Document output) {
        this.output = output;
        output.checked = this;
    }

    /** Returns the document, whose methods do not check calls. */
    JsonOutput output() {
        return output;
    }

    /** Returns the event for people: values without a JSON form are displayed nevertheless, and it never throws. */
    static String display(JsonEvent event) {
        Document out = new Document(JsonOptions.DEFAULT, new byte[CAPACITY], true);
        try {
            out.write(event);
        } catch (RuntimeException | StackOverflowError e) {
            return out.written() + "...";
        }
        return out.written();
    }

    /**
     * A document that is written in one call, or the document of a {@link JsonWriter}. It lets events, adapters and
     * writers of applications write to a {@code JsonWriter}. Generated code writes to it without one.
     */
    static final class Document extends JsonOutput {

        /** Null before the first code of an application that writes to this document. */
        private JsonWriter checked;

        private Document(JsonOptions options, byte[] bytes, boolean display) {
            super(options.values(), bytes, display);
        }

        /** Returns a document with a pooled array, for one value and one result. */
        static Document pooled(JsonOptions options) {
            return new Document(options, BufferPool.take(), false);
        }

        /** Does the same as {@link #pooled}, for a result as a string. */
        static Document pooledForString(JsonOptions options) {
            Document out = pooled(options);
            out.becomesString();
            return out;
        }

        /** Writes the event as the whole document, which it returns. */
        Document write(JsonEvent event) {
            if (event instanceof JsonOutput.Writable generated) {
                generated.writeTo(this);
            } else {
                event.writeTo(checked());
                checked.checkComplete();
            }
            return this;
        }

        /** Writes the value as the whole document, which it returns. */
        <T> Document write(ObjectWriter<T> writer, T value) {
            GeneratedWriter<T> generated = generated(writer);
            if (generated != null) {
                generated.write(Objects.requireNonNull(value, "value"), this);
            } else {
                writer.write(value, checked());
                checked.checkComplete();
            }
            return this;
        }

        /** Returns a generated writer as such, or null for a writer of an application. */
        @SuppressWarnings("unchecked") // both supertypes of a generated writer are for the same class
        static <T> GeneratedWriter<T> generated(ObjectWriter<T> writer) {
            return writer instanceof GeneratedWriter<?> generated ? (GeneratedWriter<T>) generated : null;
        }

        /** Returns the document and releases its memory. */
        byte[] toBytes() {
            byte[] json = Arrays.copyOf(bytes, size);
            release();
            return json;
        }

        /** Does the same as {@link #toBytes}, as a string. */
        String asString() {
            String json = written();
            release();
            return json;
        }

        /** Does the same as {@link #toBytes}, to a stream. */
        void sendTo(OutputStream stream) throws IOException {
            stream.write(bytes, 0, size);
            release();
        }

        /** Returns the writer for code of the application: always the same one. */
        private JsonWriter checked() {
            return checked == null ? new JsonWriter(this) : checked;
        }

        @Override
        public RuntimeException refused(String description) {
            return new JsonWriteException(description, null, path(null));
        }

        @Override
        public RuntimeException refusedMember(String name, String description, Object... steps) {
            return new JsonWriteException(description, null, path(name, steps));
        }

        /**
         * Returns the path of the value that is being written, or null after many refusals.
         *
         * @param member the name of the member if it may not have been written yet; null for the current value
         */
        private @Nullable String path(@Nullable String member, Object... steps) {
            return refusals++ < MOST_PATHS ? ErrorLocation.pathOfNext(written(), member, steps) : null;
        }

        /** Returns an exception of foreign code, whose output began at {@code from}, with the path of its value. */
        private JsonWriteException located(JsonWriteException failure, long outer, int from) {
            if (display || failure.path() != null) {
                return failure;
            }
            abandonForeignWriter(outer, from);
            return failure.at(path(null));
        }

        /** Writes the value with a writer of the application. */
        <T> void foreign(ObjectWriter<T> writer, T value) {
            long outer = enterForeignWriter();
            int from = size;
            try {
                writer.write(value, checked());
            } catch (JsonWriteException e) {
                throw located(e, outer, from);
            }
            leaveForeignWriter(outer, writer, "write");
        }

        @Override
        protected boolean writeEvent(Object value) {
            if (value instanceof JsonOutput.Writable generated) {
                generated.writeTo(this);
            } else if (value instanceof JsonEvent event) {
                long outer = enterForeignWriter();
                int from = size;
                try {
                    event.writeTo(checked());
                } catch (JsonWriteException e) {
                    throw located(e, outer, from);
                }
                leaveForeignWriter(outer, event, "writeTo");
            } else {
                return false;
            }
            return true;
        }

        @Override
        @SuppressWarnings("unchecked") // the adapter is that of the value's column
        public void writeAdapted(Object adapter, Object value) {
            long outer = enterForeignWriter();
            int from = size;
            try {
                ((JsonAdapter<Object>) adapter).write(value, checked());
            } catch (JsonWriteException e) {
                throw located(e, outer, from);
            } catch (RuntimeException e) {
                String rejected = adapter.getClass().getName() + " rejected a value";
                throw located(new JsonWriteException(rejected, e), outer, from);
            }
            leaveForeignWriter(outer, adapter, "write");
        }
    }

    /** Writes lists of values as arrays, see {@link ObjectWriter#listWriter}. */
    static final class ListWriter<T> extends GeneratedWriter<List<? extends T>>
            implements ObjectWriter<List<? extends T>> {

        private final ObjectWriter<T> elements;

        ListWriter(ObjectWriter<T> elements) {
            this.elements = elements;
        }

        @Override
        public void write(List<? extends T> values, JsonWriter out) {
            out.value(this, values);
        }

        @Override
        public void write(List<? extends T> values, JsonOutput out) {
            GeneratedWriter<T> generated = Document.generated(elements);
            out.beginArray();
            for (T value : values) {
                if (value == null) {
                    out.nullValue();
                } else if (value instanceof JsonOutput.Writable event) {
                    event.writeTo(out); // with the columns of its own class
                } else if (generated != null) {
                    generated.write(value, out);
                } else {
                    ((Document) out).foreign(elements, value);
                }
            }
            out.endArray();
        }
    }

    /** Begins an object: members follow, then {@link #endObject()}. */
    public void beginObject() {
        checkValue();
        output.beginObject();
    }

    /** Begins an object that is the value of a member, as {@link #name(String)} and {@link #beginObject()} do. */
    public void beginObject(String name) {
        beginMember(name, true);
    }

    /** Ends the object begun last. */
    public void endObject() {
        if (output.state != Output.NEXT_NAME && output.state != Output.FIRST_NAME) {
            throw misuse("call endObject()");
        }
        output.endObject();
    }

    /** Begins an array: elements follow, then {@link #endArray()}. */
    public void beginArray() {
        checkValue();
        output.beginArray();
    }

    /** Begins an array that is the value of a member, as {@link #name(String)} and {@link #beginArray()} do. */
    public void beginArray(String name) {
        beginMember(name, false);
    }

    private void beginMember(String name, boolean object) {
        long mark = output.mark();
        name(name);
        try {
            if (object) {
                output.beginObject();
            } else {
                output.beginArray();
            }
        } catch (RuntimeException | OutOfMemoryError e) {
            output.rollBack(mark);
            throw e;
        }
    }

    /** Ends the array begun last. */
    public void endArray() {
        if (output.state != Output.NEXT_ELEMENT && output.state != Output.FIRST_ELEMENT) {
            throw misuse("call endArray()");
        }
        output.endArray();
    }

    /** Writes the name of the next member; its value must follow. A null is a {@code NullPointerException}. */
    public void name(String name) {
        checkName();
        output.name(name);
    }

    /** Writes {@code null}. */
    public void nullValue() {
        checkValue();
        output.nullValue();
    }

    /** Writes a string; null becomes the literal {@code null}. An unpaired surrogate is rejected. */
    public void value(@Nullable String value) {
        checkValue();
        output.value(value);
    }

    /** Writes a string of one character; an unpaired surrogate is rejected. */
    public void value(char value) {
        checkValue();
        output.value(value);
    }

    /** Writes {@code true} or {@code false}. */
    public void value(boolean value) {
        checkValue();
        output.value(value);
    }

    /** Writes a whole number. */
    public void value(int value) {
        checkValue();
        output.value(value);
    }

    /** Writes a whole number. */
    public void value(long value) {
        checkValue();
        output.value(value);
    }

    /** Writes the shortest decimal that reads back as this float; NaN and the infinities are rejected. */
    public void value(float value) {
        checkValue();
        output.value(value);
    }

    /** Writes the shortest decimal that reads back as this double; NaN and the infinities are rejected. */
    public void value(double value) {
        checkValue();
        output.value(value);
    }

    /** Writes a whole number of any size; null becomes the literal {@code null}. */
    public void value(@Nullable BigInteger value) {
        checkValue();
        output.value(value);
    }

    /** Writes a decimal as its {@code toString}, so that its scale survives; null becomes the literal {@code null}. */
    public void value(@Nullable BigDecimal value) {
        checkValue();
        output.value(value);
    }

    /**
     * Writes a value by the writer of its class, as one JSON value. If the writer throws, the document is as it was
     * before the call.
     *
     * <pre>{@code
     * out.name("user");
     * out.value(UserWriter.INSTANCE, user);
     * }</pre>
     *
     * @param writer not null; it must write exactly one value
     * @param value not null
     * @throws JsonWriteException if a part of the value has no JSON form
     * @throws IllegalStateException if the writer writes no value, or more than one
     */
    public <T> void value(ObjectWriter<T> writer, T value) {
        Objects.requireNonNull(value, "value");
        checkValue();
        long mark = output.mark();
        int outerDepth = output.depth;
        boolean outerForeignWriter = output.foreignWriter;
        try {
            GeneratedWriter<T> generated = Document.generated(writer);
            if (generated != null) {
                generated.write(value, output);
            } else {
                output.foreign(writer, value);
            }
        } catch (RuntimeException | Error e) {
            if (!output.display) {
                output.undo(mark, outerDepth, outerForeignWriter);
            }
            throw e;
        }
    }

    /** Writes a generated event as one JSON value. An error has the effect that it has in {@link #value(ObjectWriter, Object)}. */
    void event(JsonOutput.Writable event) {
        checkValue();
        long mark = output.mark();
        int outerDepth = output.depth;
        boolean outerForeignWriter = output.foreignWriter;
        try {
            event.writeTo(output);
        } catch (RuntimeException | Error e) {
            if (!output.display) {
                output.undo(mark, outerDepth, outerForeignWriter);
            }
            throw e;
        }
    }

    /**
     * Writes a value whose kind is known only at run time. Supported are null, {@code String}, {@code Character},
     * {@code Boolean}, and {@link JsonEvent}. All kinds of numbers are supported: {@code Byte} to {@code Double},
     * {@code BigInteger}, {@code BigDecimal}. A {@code Map} with {@code String} keys, a {@code Collection}, and arrays
     * of these or of primitives are supported, too.
     *
     * @param value such a value, or null
     * @throws JsonWriteException for another class, which the message names, and for a value without a JSON form. Also
     *     for values nested deeper than 1,000, such as values that contain themselves
     */
    public void untypedValue(@Nullable Object value) {
        checkValue();
        output.untypedValue(value);
    }

    /**
     * Writes a value that is JSON already, unchanged except for blanks around it, even if the options demand indented
     * or sorted output.
     *
     * @param json one complete JSON value in UTF-8, not null; it is checked as a document is, with all its content
     * @throws JsonWriteException if it contains other data
     */
    public void rawValue(byte[] json) {
        Objects.requireNonNull(json, "json");
        checkValue(); // before anything is reported about the value
        if (rawOptions == null) {
            rawOptions = JsonOptions.STRICT.withMaxDepth(output.maxDepth);
        }
        long range = DocumentReader.valueRange(json, rawOptions);
        int from = (int) (range >>> 32);
        int length = (int) range - from;
        output.beforeValue(length);
        output.append(json, from, length);
        output.mayBreakLines = true;
    }

    /**
     * Writes a value as {@link #rawValue(byte[])} does; an unpaired surrogate is rejected.
     *
     * @param json the value
     */
    public void rawValue(String json) {
        checkValue();
        rawValue(DocumentReader.utf8(json));
    }

    /**
     * Writes the name and value of a member; null becomes the literal {@code null}. An unpaired surrogate is rejected.
     */
    public void member(String name, @Nullable String value) {
        long mark = output.mark();
        name(name);
        try {
            output.value(value);
        } catch (RuntimeException | OutOfMemoryError e) {
            output.rollBack(mark);
            throw e;
        }
    }

    /** Writes the name and value of a member: a string of one character; an unpaired surrogate is rejected. */
    public void member(String name, char value) {
        member(name, StringEncoder.oneCharacter(value));
    }

    /** Writes the name and value of a member. */
    public void member(String name, boolean value) {
        name(name, Long.BYTES);
        output.value(value);
    }

    /** Writes the name and value of a member. */
    public void member(String name, int value) {
        name(name, IntegerEncoder.MAX_BYTES);
        output.value(value);
    }

    /** Writes the name and value of a member. */
    public void member(String name, long value) {
        name(name, IntegerEncoder.MAX_BYTES);
        output.value(value);
    }

    /** Writes the name and value of a member; NaN and the infinities are rejected. */
    public void member(String name, float value) {
        output.checkFinite(name, value);
        name(name, DecimalEncoder.MAX_BYTES);
        output.value(value);
    }

    /** Writes the name and value of a member; NaN and the infinities are rejected. */
    public void member(String name, double value) {
        output.checkFinite(name, value);
        name(name, DecimalEncoder.MAX_BYTES);
        output.value(value);
    }

    /** Writes the name and value of a member; null becomes the literal {@code null}. */
    public void member(String name, @Nullable BigInteger value) {
        untypedMember(name, value);
    }

    /** Writes the name and value of a member; null becomes the literal {@code null}. */
    public void member(String name, @Nullable BigDecimal value) {
        untypedMember(name, value);
    }

    /** Writes the name and value of a member, see {@link #untypedValue}. */
    public void untypedMember(String name, @Nullable Object value) {
        long mark = output.mark();
        name(name);
        try {
            output.untypedValue(value);
        } catch (RuntimeException | Error e) {
            output.rollBack(mark);
            throw e;
        }
    }

    /**
     * Lists the strings of the document that are bytes in base64, for conversions into a format that has bytes. They are
     * recorded from the first call on, in this document and those after a {@link #reset()}.
     *
     * @return always the same object, which is filled while the document is written
     */
    public BinaryValues binaryValues() {
        if (output.binaryValues == null) {
            output.binaryValues = new Base64Writer.Places();
        }
        if (binaryValues == null) {
            binaryValues = new BinaryValues(output.binaryValues);
        }
        return binaryValues;
    }

    /**
     * Removes the document, complete or not, so that another one can be written; the memory is kept.
     *
     * @throws IllegalStateException from an adapter or an event, which writes one value of a document
     */
    public void reset() {
        if (output.foreignWriter) {
            throw misuse("call reset()");
        }
        output.clear();
    }

    /** {@return the number of bytes of the document written so far} */
    public int size() {
        return output.writtenBytes();
    }

    /**
     * {@return a copy of the document}
     *
     * @throws IllegalStateException if the document is not complete
     */
    public byte[] toByteArray() {
        completeBytes();
        return Arrays.copyOf(output.bytes, output.size);
    }

    /**
     * {@return the document as a string}
     *
     * @throws IllegalStateException if the document is not complete
     */
    public String toJson() {
        checkComplete();
        return output.written();
    }

    /**
     * Copies the document into an array.
     *
     * @param target the array
     * @param offset the index for the first byte
     * @return the number of copied bytes: {@link #size()}
     * @throws IllegalStateException if the document is not complete
     * @throws IndexOutOfBoundsException if it does not fit; nothing was copied then
     */
    public int copyTo(byte[] target, int offset) {
        completeBytes();
        System.arraycopy(output.bytes, 0, target, offset, output.size);
        return output.size;
    }

    /**
     * Returns a copy of the document as a line of JSON Lines, ended by a line feed. Line breaks between tokens become
     * spaces: those of indentation, and those of a {@linkplain #rawValue(byte[]) raw value}, which is copied unchanged.
     *
     * @return the line
     * @throws IllegalStateException if the document is not complete
     */
    public byte[] toLine() {
        byte[] line = new byte[Math.addExact(size(), 1)];
        copyLineTo(line, 0);
        return line;
    }

    /**
     * Copies the document into an array as a line, see {@link #toLine}.
     *
     * @param target the array
     * @param offset the index for the first byte
     * @return the number of copied bytes, the line feed included: one more than {@link #size()}
     * @throws IllegalStateException if the document is not complete
     * @throws IndexOutOfBoundsException if it does not fit; nothing was copied then
     */
    public int copyLineTo(byte[] target, int offset) {
        completeBytes();
        int size = output.size;
        Objects.checkFromIndexSize(offset, Math.addExact(size, 1), target.length);
        System.arraycopy(output.bytes, 0, target, offset, size);
        int end = offset + size;
        if (output.mayBreakLines) {
            for (int i = offset; i < end; i++) {
                if (target[i] == '\n' || target[i] == '\r') {
                    target[i] = ' ';
                }
            }
        }
        target[end] = '\n';
        return size + 1;
    }

    /**
     * Sends the document to a stream as a line, see {@link #toLine}, in one call of the stream, which is neither
     * flushed nor closed.
     *
     * @param stream the stream
     * @throws IllegalStateException if the document is not complete; nothing is sent then
     * @throws IOException if the stream throws it
     */
    public void writeLineTo(OutputStream stream) throws IOException {
        completeBytes();
        if (output.mayBreakLines) {
            stream.write(toLine());
            return;
        }
        output.ensure(1);
        output.bytes[output.size] = '\n';
        stream.write(output.bytes, 0, output.size + 1);
    }

    /**
     * Sends the document to a stream, which is neither flushed nor closed.
     *
     * @param stream the stream
     * @throws IllegalStateException if the document is not complete; nothing is sent then
     * @throws IOException if the stream throws it
     */
    public void writeTo(OutputStream stream) throws IOException {
        completeBytes();
        stream.write(output.bytes, 0, output.size);
    }

    /**
     * Does the same as {@link #writeTo(OutputStream)}; a print stream is an {@link Appendable} too, and writes the
     * bytes unchanged.
     *
     * @param stream the stream
     * @throws IllegalStateException if the document is not complete; nothing is sent then
     */
    public void writeTo(PrintStream stream) {
        completeBytes();
        stream.write(output.bytes, 0, output.size);
    }

    /**
     * Puts the document into a buffer, from its position on, and moves the position to the end of the document.
     *
     * @param target the buffer
     * @throws IllegalStateException if the document is not complete; nothing was put then
     * @throws java.nio.BufferOverflowException if it does not fit; nothing was put then
     */
    public void writeTo(ByteBuffer target) {
        completeBytes();
        target.put(output.bytes, 0, output.size);
    }

    /**
     * Appends the document as a string.
     *
     * @param target to which the string is appended
     * @throws IllegalStateException if the document is not complete; nothing is appended then
     * @throws IOException if the target throws it
     */
    public void writeTo(Appendable target) throws IOException {
        target.append(toJson());
    }

    /** @param capacity the number of bytes that are reserved for the value */
    private void name(String name, int capacity) {
        checkName();
        output.name(name, capacity);
    }

    private void checkName() {
        byte state = output.state;
        if (state != Output.NEXT_NAME && state != Output.FIRST_NAME) {
            throw misuse("write a name");
        }
    }

    private void checkValue() {
        byte state = output.state;
        if (state == Output.AFTER_ROOT || state == Output.FIRST_NAME || state == Output.NEXT_NAME) {
            throw misuse("write a value");
        }
    }

    private void checkComplete() {
        if (output.state != Output.AFTER_ROOT || output.foreignWriter) {
            throw new IllegalStateException("the document is incomplete: " + expectation());
        }
    }

    /** Checks that the document is complete, and encodes values without bytes. */
    private void completeBytes() {
        checkComplete();
        output.encodeStrings();
    }

    private IllegalStateException misuse(String action) {
        return new IllegalStateException("cannot " + action + " here: " + expectation());
    }

    private String expectation() {
        boolean foreign = output.foreignWriter;
        return switch (output.state) {
            case Output.BEFORE_ROOT -> foreign ? "expected exactly one value" : "expected a value";
            case Output.AFTER_ROOT -> foreign ? "the only expected value has been written" : "the document is complete";
            case Output.FIRST_ELEMENT, Output.NEXT_ELEMENT -> "expected a value or endArray()";
            case Output.MEMBER_VALUE -> "expected a value after the name";
            default -> "expected a name or endObject()";
        };
    }
}
