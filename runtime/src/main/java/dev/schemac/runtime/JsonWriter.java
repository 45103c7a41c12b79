package dev.schemac.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * Writes one JSON document into memory, as UTF-8 without blanks.
 *
 * <pre>{@code
 * JsonWriter out = new JsonWriter();
 * out.beginObject();
 * out.name("tags");
 * out.beginArray();
 * out.value("a");
 * out.value(7);
 * out.endArray();
 * out.endObject();
 * out.toJson();                  // {"tags":["a",7]}
 * }</pre>
 *
 * <p>Commas are the writer's business. What is written is always well-formed: calls out of order throw
 * {@link IllegalStateException}, values without a JSON form {@link JsonWriteException}, and in both cases the writer is
 * as it was before the call. Doubles and floats are written as the shortest decimal that reads back equal, in the form
 * of {@code Double.toString} of JDK 19 and newer, on every JDK.
 *
 * <p>A writer belongs to one thread. {@link #reset()} keeps the memory for the next document.
 */
public final class JsonWriter extends DocumentBuffer {

    private static final byte[] NULL = ascii("null");
    private static final byte[] TRUE = ascii("true");
    private static final byte[] FALSE = ascii("false");

    private final boolean writesNulls;
    private final boolean escapesAllControls;
    private final boolean display;

    /** A writer with {@link JsonOptions#DEFAULT}. */
    public JsonWriter() {
        this(JsonOptions.DEFAULT);
    }

    /** @param options decides whether null columns are written and which characters are escaped beyond RFC 8259 */
    public JsonWriter(JsonOptions options) {
        this(options, false);
    }

    private JsonWriter(JsonOptions options, boolean display) {
        super(options.maxDepth());
        this.writesNulls = options.writesNulls;
        this.escapesAllControls = options.escapesAllControls;
        this.display = display;
    }

    /** The event for people: whatever has no JSON form is shown all the same, and no failure gets out. */
    static String display(JsonEvent event) {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT, true);
        try {
            event.writeTo(out);
        } catch (RuntimeException | StackOverflowError e) {
            return out.written() + "...";
        }
        return out.written();
    }

    /** Begins an object: members follow, then {@link #endObject()}. */
    public void beginObject() {
        begin('{', FIRST_NAME);
    }

    /** Ends the object begun last. */
    public void endObject() {
        if (state != NEXT_NAME && state != FIRST_NAME) {
            throw misuse("endObject()");
        }
        end('}');
    }

    /** Begins an array: elements follow, then {@link #endArray()}. */
    public void beginArray() {
        begin('[', FIRST_ELEMENT);
    }

    /** Ends the array begun last. */
    public void endArray() {
        if (state != NEXT_ELEMENT && state != FIRST_ELEMENT) {
            throw misuse("endArray()");
        }
        end(']');
    }

    /** Writes the name of the next member; its value must follow. */
    public void name(JsonKey key) {
        if (escapesAllControls) {
            name(key.name()); // the prepared bytes hold the escapes of RFC 8259 only
            return;
        }
        byte[] member = key.pattern().member();
        ensure(member.length + 1);
        beforeName();
        appendWords(member);
        state = MEMBER_VALUE;
    }

    /** Writes the name of the next member; its value must follow. Null is refused by {@code NullPointerException}. */
    public void name(String name) {
        Objects.requireNonNull(name, "name");
        long mark = mark();
        ensure(1);
        beforeName();
        text(name, mark);
        ensure(1);
        bytes[size++] = ':';
        state = MEMBER_VALUE;
    }

    /** Writes {@code null}. */
    public void nullValue() {
        literal(NULL);
    }

    /** Writes a string; null becomes the literal {@code null}. A lone surrogate is refused. */
    public void value(String value) {
        if (value == null) {
            nullValue();
            return;
        }
        long mark = mark();
        beforeValue();
        text(value, mark);
    }

    /** Writes a string of one character; half a surrogate pair is refused. */
    public void value(char value) {
        value(String.valueOf(value));
    }

    /** Writes {@code true} or {@code false}. */
    public void value(boolean value) {
        literal(value ? TRUE : FALSE);
    }

    /** Writes a whole number. */
    public void value(int value) {
        beforeValue();
        ensure(IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes a whole number. */
    public void value(long value) {
        beforeValue();
        ensure(IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this float; NaN and the infinities are refused. */
    public void value(float value) {
        if (!Float.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue();
        ensure(DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this double; NaN and the infinities are refused. */
    public void value(double value) {
        if (!Double.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue();
        ensure(DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes a whole number of any size; null becomes the literal {@code null}. */
    public void value(BigInteger value) {
        literal(value == null ? NULL : ascii(BigNumberEncoder.text(value)));
    }

    /** Writes a decimal as its {@code toString}, so that its scale survives; null becomes the literal {@code null}. */
    public void value(BigDecimal value) {
        literal(value == null ? NULL : ascii(BigNumberEncoder.text(value)));
    }

    /**
     * Writes a value whose kind is known only now: null, {@code String}, {@code Character}, {@code Boolean}, the eight
     * kinds of numbers ({@code Byte} to {@code Double}, {@code BigInteger}, {@code BigDecimal}), {@code Map} with
     * {@code String} keys, {@code Collection}, arrays of these or of primitives, {@link JsonEvent}.
     *
     * @param value such a value, or null
     * @throws JsonWriteException for another class (it is named), for a value without a JSON form, and for values nested
     *     deeper than 1,000, as those that contain themselves are
     */
    public void untypedValue(Object value) {
        wholly(mark(), () -> UntypedEncoder.append(this, value));
    }

    /**
     * Writes a value in its format; null becomes the literal {@code null}.
     *
     * @throws JsonWriteException for a text that is no JSON string, or where an adapter refuses the value
     */
    public <T> void value(TextFormat<T> format, T value) {
        if (value == null) {
            nullValue();
        } else {
            wholly(mark(), () -> format.write(value, this));
        }
    }

    /** Name and value of a member; a null value counts as {@link #nullMember}. */
    public void member(JsonKey key, String value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        state = NEXT_NAME;
        text(value, mark);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, char value) {
        member(key, String.valueOf(value));
    }

    /** Name and value of a member. */
    public void member(JsonKey key, boolean value) {
        name(key);
        value(value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, int value) {
        name(key);
        value(value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, long value) {
        name(key);
        value(value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, float value) {
        if (!Float.isFinite(value)) {
            refuseUnlessDisplayed(value);
        }
        name(key);
        value(value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, double value) {
        if (!Double.isFinite(value)) {
            refuseUnlessDisplayed(value);
        }
        name(key);
        value(value);
    }

    /** Name and value of a member; a null value counts as {@link #nullMember}. */
    public void member(JsonKey key, BigInteger value) {
        if (value == null) {
            nullMember(key);
        } else {
            name(key);
            value(value);
        }
    }

    /** Name and value of a member; a null value counts as {@link #nullMember}. */
    public void member(JsonKey key, BigDecimal value) {
        if (value == null) {
            nullMember(key);
        } else {
            name(key);
            value(value);
        }
    }

    /** Name and value of a member, see {@link #value(TextFormat, Object)}; a null value counts as {@link #nullMember}. */
    public <T> void member(JsonKey key, TextFormat<T> format, T value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        wholly(mark, () -> format.write(value, this));
    }

    /** Name and value of a member, see {@link #untypedValue}; a null value counts as {@link #nullMember}. */
    public void untypedMember(JsonKey key, Object value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        wholly(mark, () -> UntypedEncoder.append(this, value));
    }

    /** A column without a value: written as {@code null} where the options say so, else left out. */
    public void nullMember(JsonKey key) {
        if (writesNulls) {
            name(key);
            nullValue();
        }
    }

    /** How many bytes of the document have been written so far. */
    public int size() {
        return size;
    }

    /** A copy of the document. */
    public byte[] toByteArray() {
        checkComplete();
        return Arrays.copyOf(bytes, size);
    }

    /** The document as text. */
    public String toJson() {
        checkComplete();
        return written();
    }

    /**
     * Sends the document to a stream, which is neither flushed nor closed.
     *
     * @throws IOException what the stream throws; nothing is sent before the document is complete
     */
    public void writeTo(OutputStream stream) throws IOException {
        checkComplete();
        stream.write(bytes, 0, size);
    }

    /** Forgets what was written and is ready for another document; the memory is kept. */
    public void reset() {
        clear();
    }

    /**
     * Code that is not ours and writes one value into the document: it is kept from what is around that, as if it wrote a document of
     * its own.
     *
     * @param owner whose code it is, and the method, for the message
     */
    void guest(Object owner, String method, Runnable code) {
        int outerDepth = depth;
        beforeValue();
        byte next = state;
        state = BEFORE_ROOT;
        code.run();
        if (state != AFTER_ROOT || depth != outerDepth) {
            throw new IllegalStateException(
                    owner.getClass().getName() + "." + method + " must write exactly one value");
        }
        state = next;
    }

    /** A value of a class without a JSON form: refused, or shown by the name of its class. */
    void unknown(Object value) {
        String name = value.getClass().getTypeName();
        if (!display) {
            throw new JsonWriteException(name + " has no JSON form");
        }
        value(name);
    }

    private void text(String value, long mark) {
        try {
            StringEncoder.append(this, value, escapesAllControls, display);
        } catch (JsonWriteException e) {
            rollBack(mark);
            throw e;
        }
    }

    /** Writes a value of several calls; where one of them fails, all that was written since the mark is undone. */
    private void wholly(long mark, Runnable value) {
        int outerDepth = depth;
        try {
            value.run();
        } catch (RuntimeException e) {
            depth = outerDepth;
            rollBack(mark);
            throw e;
        }
    }

    private void notFinite(double value) {
        refuseUnlessDisplayed(value);
        literal(ascii(Double.toString(value)));
    }

    private void refuseUnlessDisplayed(double notFinite) {
        if (!display) {
            throw new JsonWriteException(notFinite + " has no JSON form");
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
