package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.TextFormat;
import dev.schemac.runtime.generated.TextSource;
import dev.schemac.runtime.generated.Violations;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.output.Base64Writer;
import dev.schemac.runtime.internal.output.DecimalEncoder;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.runtime.internal.output.Output;
import dev.schemac.runtime.internal.output.StringEncoder;
import dev.schemac.runtime.internal.text.BufferPool;
import dev.schemac.runtime.internal.text.KeyPattern;
import dev.schemac.runtime.internal.text.Words;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

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
 * <p>Commas are the writer's business, and so are line ends, indentation and the order of members where the options ask
 * for them. What is written is always well-formed: calls out of order throw {@link IllegalStateException}, values
 * without a JSON form {@link JsonWriteException}, and in both cases the writer is as it was before the call. Doubles
 * and floats are written as the shortest decimal that reads back equal, in the form of {@code Double.toString} of JDK
 * 19 and newer, on every JDK.
 *
 * <p>Names and texts are given as they are, without escapes. A writer belongs to one thread and is made to be used
 * again: {@link #reset()} keeps the memory for the next document, which then allocates nothing, but for raw values,
 * decimals, instants, and the {@link TextFormat}s and big numbers whose text is not in the common form.
 */
@SuppressWarnings("exports") // what is inherited is this library's own business
public final class JsonWriter extends Output implements Violations {

    private static final int CAPACITY = 512;

    private static final byte[] NONE = {};

    /** Decides what is a {@link #rawValue}; made for the first one. */
    private JsonOptions rawOptions;

    private static final byte[] NULL = {'n', 'u', 'l', 'l'};

    private final boolean writesNulls;
    /** Whether a column's prepared bytes are all that there is to its name. */
    private final boolean copiesKeys;

    /** Null where nobody has asked for them. */
    private BinaryValues shownBinaryValues;

    /** A writer with {@link JsonOptions#DEFAULT}. */
    public JsonWriter() {
        this(JsonOptions.DEFAULT);
    }

    /**
     * A writer with options.
     *
     * @param options decides whether null columns are written, which characters are escaped beyond RFC 8259, and on
     *     indentation and the order of members
     */
    public JsonWriter(JsonOptions options) {
        this(options, new byte[CAPACITY], false);
    }

    private JsonWriter(JsonOptions options, byte[] bytes, boolean display) {
        super(options, bytes, display);
        this.writesNulls = options.writesNulls();
        this.copiesKeys = !escapesAllControls && options.indent() == 0 && !options.sortedMembers();
    }

    /**
     * A writer for one document, which is got from it by {@link #lastBytes} or {@link #lastText}: its array is lent.
     */
    static JsonWriter lent(JsonOptions options) {
        return new JsonWriter(options, BufferPool.take(), false);
    }

    /** The document; the writer is empty then. */
    byte[] lastBytes() {
        byte[] json = toByteArray();
        giveBack();
        return json;
    }

    /** As {@link #lastBytes}. */
    String lastText() {
        String json = toJson();
        giveBack();
        return json;
    }

    private void giveBack() {
        byte[] lent = bytes;
        clear();
        bytes = NONE;
        BufferPool.give(lent);
    }

    /** The document of one value, in an array of the size that most documents of its class need. */
    static <T> JsonWriter document(ObjectWriter<? super T> writer, T value, JsonOptions options) {
        BufferPool.SizeHint hint = BufferPool.SizeHint.of(writer.getClass());
        JsonWriter out = new JsonWriter(options, new byte[hint.bytes()], false);
        writer.write(value, out);
        hint.learn(out.size, out.bytes.length);
        return out;
    }

    /** As above. */
    static JsonWriter document(JsonEvent event, JsonOptions options) {
        BufferPool.SizeHint hint = BufferPool.SizeHint.of(event.getClass());
        JsonWriter out = new JsonWriter(options, new byte[hint.bytes()], false);
        event.writeTo(out);
        hint.learn(out.size, out.bytes.length);
        return out;
    }

    /** The event for people: whatever has no JSON form is shown all the same, and no failure gets out. */
    static String display(JsonEvent event) {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT, new byte[CAPACITY], true);
        try {
            event.writeTo(out);
        } catch (RuntimeException | StackOverflowError e) {
            return out.written() + "...";
        }
        return out.written();
    }

    @Override
    public JsonWriteException refused(String description) {
        return new JsonWriteException(description);
    }

    /** Begins an object: members follow, then {@link #endObject()}. */
    public void beginObject() {
        begin('{', FIRST_NAME);
    }

    /** Begins an object that is the value of a member, as {@link #name(String)} and {@link #beginObject()} do. */
    public void beginObject(String name) {
        long mark = mark();
        name(name);
        beginNamed('{', FIRST_NAME, mark);
    }

    /** Ends the object begun last. */
    public void endObject() {
        if (state != NEXT_NAME && state != FIRST_NAME) {
            throw misuse("endObject()");
        }
        end('}', NEXT_NAME);
    }

    /** Begins an array: elements follow, then {@link #endArray()}. */
    public void beginArray() {
        begin('[', FIRST_ELEMENT);
    }

    /** Begins an array that is the value of a member, as {@link #name(String)} and {@link #beginArray()} do. */
    public void beginArray(String name) {
        long mark = mark();
        name(name);
        beginNamed('[', FIRST_ELEMENT, mark);
    }

    /** Ends the array begun last. */
    public void endArray() {
        if (state != NEXT_ELEMENT && state != FIRST_ELEMENT) {
            throw misuse("endArray()");
        }
        end(']', NEXT_ELEMENT);
    }

    /** Writes a string of one character; half a surrogate pair is refused. */
    public void value(char value) {
        value(StringEncoder.oneCharacter(value));
    }

    /** Writes {@code true} or {@code false}. */
    public void value(boolean value) {
        beforeValue(Long.BYTES);
        appendLiteral(value);
    }

    /** Writes a whole number. */
    public void value(int value) {
        beforeValue(IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes a whole number. */
    public void value(long value) {
        beforeValue(IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this float; NaN and the infinities are refused. */
    public void value(float value) {
        if (!Float.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue(DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this double; NaN and the infinities are refused. */
    public void value(double value) {
        if (!Double.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue(DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes a whole number of any size; null becomes the literal {@code null}. */
    public void value(BigInteger value) {
        if (value == null) {
            nullValue();
        } else if (DecimalEncoder.isShort(value)) {
            beforeValue(DecimalEncoder.ROOM);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            ascii(DecimalEncoder.text(value));
        }
    }

    /** Writes a decimal as its {@code toString}, so that its scale survives; null becomes the literal {@code null}. */
    public void value(BigDecimal value) {
        if (value == null) {
            nullValue();
        } else if (DecimalEncoder.isShort(value)) {
            beforeValue(DecimalEncoder.ROOM);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            ascii(DecimalEncoder.text(value));
        }
    }

    /**
     * Writes a value whose kind is known only now: null, {@code String}, {@code Character}, {@code Boolean}, the eight
     * kinds of numbers ({@code Byte} to {@code Double}, {@code BigInteger}, {@code BigDecimal}), {@code Map} with
     * {@code String} keys, {@code Collection}, arrays of these or of primitives, {@link JsonEvent}.
     *
     * @param value such a value, or null
     * @throws JsonWriteException for another class (it is named), for a value without a JSON form, and for values
     *     nested deeper than 1,000, as those that contain themselves are
     */
    public void untypedValue(Object value) {
        untyped(mark(), value);
    }

    /**
     * Writes a value that is JSON already, as it is but for blanks around it, also where the options say that output is
     * indented or sorted.
     *
     * @param json one complete JSON value in UTF-8, not null; it is checked as a document is, with all that it holds
     * @throws JsonWriteException if it is anything else
     */
    public void rawValue(byte[] json) {
        Objects.requireNonNull(json, "json");
        afterValue(); // that a value does not fit here is said first
        if (rawOptions == null) {
            rawOptions = JsonOptions.STRICT.withMaxDepth(maxDepth);
        }
        long range = DocumentReader.valueRange(json, rawOptions);
        int from = (int) (range >>> 32);
        int length = (int) range - from;
        beforeValue(length);
        append(json, from, length);
        mayBreakLines = true;
    }

    /**
     * As {@link #rawValue(byte[])}; a lone surrogate is refused.
     *
     * @param json the value, in UTF-8 or as text
     */
    public void rawValue(String json) {
        afterValue();
        rawValue(DocumentReader.utf8(json));
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
            formatted(mark(), format, value);
        }
    }

    /**
     * Name and value of a member, see {@link #value(TextFormat, Object)}; a null value counts as {@link #nullMember}.
     */
    public <T> void member(JsonKey key, TextFormat<T> format, T value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        formatted(mark, format, value);
    }

    /** Name and value of a member, see {@link #untypedValue}. */
    public void untypedMember(String name, Object value) {
        long mark = mark();
        name(name);
        untyped(mark, value);
    }

    /** Name and value of a member, see {@link #untypedValue}; a null value counts as {@link #nullMember}. */
    public void untypedMember(JsonKey key, Object value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        untyped(mark, value);
    }

    /**
     * Which strings of the document are bytes in base64: for those who say the document again in a format that has
     * bytes. They are remembered from the first call on, in this document and those after a {@link #reset()}.
     *
     * @return always the same object, which is filled while the document is written
     */
    public BinaryValues binaryValues() {
        if (binaryValues == null) {
            binaryValues = new Base64Writer.Places();
            shownBinaryValues = new BinaryValues(binaryValues);
        }
        return shownBinaryValues;
    }

    /** Forgets what was written and is ready for another document, also after an error; the memory stays. */
    public void reset() {
        clear();
    }

    private void beginNamed(char opening, byte first, long mark) {
        try {
            begin(opening, first);
        } catch (JsonWriteException e) {
            rollBack(mark);
            throw e;
        }
    }

    /** A value of a class without a JSON form: refused, or shown by the name of its class. */
    void unknown(Object value) {
        String name = value.getClass().getTypeName();
        if (!display) {
            throw new JsonWriteException(name + " has no JSON form");
        }
        value(name);
    }

    /** Writes a value of several calls; where one of them fails, all that was written since the mark is undone. */
    private void untyped(long mark, Object value) {
        int outerDepth = depth;
        boolean outerForeignWriter = foreignWriter;
        try {
            UntypedEncoder.append(this, value);
        } catch (RuntimeException | Error e) {
            undo(mark, outerDepth, outerForeignWriter);
            throw e;
        }
    }

    /** As {@link #untyped}. */
    private <T> void formatted(long mark, TextFormat<T> format, T value) {
        int outerDepth = depth;
        boolean outerForeignWriter = foreignWriter;
        try {
            format.write(value, this);
        } catch (RuntimeException | Error e) {
            undo(mark, outerDepth, outerForeignWriter);
            throw e;
        }
    }

    private void undo(long mark, int outerDepth, boolean outerForeignWriter) {
        depth = outerDepth;
        foreignWriter = outerForeignWriter;
        rollBack(mark);
    }

    /** Writes the name of the next member; its value must follow. */
    public void name(JsonKey key) {
        if (copiesKeys) {
            copyKey(key, 1);
            state = MEMBER_VALUE;
        } else {
            name(key.name(), true, 0); // the prepared bytes hold the escapes of RFC 8259 only, and no blanks
        }
    }

    /** Writes the name of the next member; its value must follow. Null is refused by {@code NullPointerException}. */
    public void name(String name) {
        named(name, 0);
    }

    /** @param space how many bytes fit behind it then, for the value */
    private void name(String name, boolean declared, int space) {
        long mark = mark();
        beforeName(name, declared);
        try {
            StringEncoder.append(this, name, escapesAllControls, display);
            ensure(2);
            afterName();
            ensure(space);
        } catch (JsonWriteException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    /** Name and value of a member; null becomes the literal {@code null}. A lone surrogate is refused. */
    public void member(String name, String value) {
        if (value == null) {
            number(name, NULL);
            return;
        }
        long mark = mark();
        named(name, 0);
        state = NEXT_NAME;
        text(value, mark);
    }

    /** Name and value of a member: a string of one character. */
    public void member(String name, char value) {
        member(name, StringEncoder.oneCharacter(value));
    }

    /** Name and value of a member. */
    public void member(String name, boolean value) {
        named(name, Long.BYTES);
        appendLiteral(value);
        state = NEXT_NAME;
    }

    /** Name and value of a member. */
    public void member(String name, int value) {
        named(name, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /** Name and value of a member. */
    public void member(String name, long value) {
        named(name, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /** Name and value of a member; NaN and the infinities are refused. */
    public void member(String name, float value) {
        if (!Float.isFinite(value)) {
            refuseUnlessDisplayed(value);
            name(name);
            notFinite(value);
            return;
        }
        named(name, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /** Name and value of a member; NaN and the infinities are refused. */
    public void member(String name, double value) {
        if (!Double.isFinite(value)) {
            refuseUnlessDisplayed(value);
            name(name);
            notFinite(value);
            return;
        }
        named(name, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /** Name and value of a member; null becomes the literal {@code null}. */
    public void member(String name, BigInteger value) {
        if (value == null || !DecimalEncoder.isShort(value)) {
            number(name, value == null ? NULL : DecimalEncoder.text(value));
            return;
        }
        named(name, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /** Name and value of a member; null becomes the literal {@code null}. */
    public void member(String name, BigDecimal value) {
        if (value == null || !DecimalEncoder.isShort(value)) {
            number(name, value == null ? NULL : DecimalEncoder.text(value));
            return;
        }
        named(name, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    private void number(String name, byte[] literal) {
        named(name, literal.length);
        append(literal, 0, literal.length);
        state = NEXT_NAME;
    }

    private void named(String name, int space) {
        name(Objects.requireNonNull(name, "name"), false, space);
    }

    /** Name and value of a member; a null value counts as {@link #nullMember}. */
    public void member(JsonKey key, String value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        key(key, 0);
        text(value, mark);
    }

    /**
     * Name and value of a member whose text may not have been made yet; called by generated code.
     *
     * @param source what has the text, if {@code place} is not 0
     * @param place where it is there
     * @param value the text, if it has been made; else null
     */
    public void member(JsonKey key, TextSource source, long place, String value) {
        if (place == 0 || !source.canCopy(place, escapesAllControls)) {
            member(key, place == 0 || value != null ? value : source.text(place));
            return;
        }
        key(key, source.quotedLength(place));
        size = source.copyText(place, bytes, size);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, char value) {
        member(key, StringEncoder.oneCharacter(value));
    }

    /** Name and value of a member. */
    public void member(JsonKey key, boolean value) {
        key(key, Long.BYTES);
        appendLiteral(value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, int value) {
        key(key, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, long value) {
        key(key, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, float value) {
        if (!Float.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Name and value of a member. */
    public void member(JsonKey key, double value) {
        if (!Double.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Name and value of a member; a null value counts as {@link #nullMember}. */
    public void member(JsonKey key, BigInteger value) {
        if (value == null) {
            nullMember(key);
        } else if (DecimalEncoder.isShort(value)) {
            key(key, DecimalEncoder.ROOM);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            member(key, DecimalEncoder.text(value));
        }
    }

    /** Name and value of a member; a null value counts as {@link #nullMember}. */
    public void member(JsonKey key, BigDecimal value) {
        if (value == null) {
            nullMember(key);
        } else if (DecimalEncoder.isShort(value)) {
            key(key, DecimalEncoder.ROOM);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            member(key, DecimalEncoder.text(value));
        }
    }

    private void member(JsonKey key, byte[] number) {
        key(key, number.length);
        append(number, 0, number.length);
    }

    /** A column without a value: written as {@code null} where the options say so, else left out. */
    public void nullMember(JsonKey key) {
        if (writesNulls) {
            key(key, Long.BYTES);
            Words.put(bytes, size, Literals.NULL);
            size += 4;
        }
    }

    /**
     * A column without a value whose parser would refuse a null, and refuse the document without the member or read it
     * as a default.
     *
     * @throws JsonWriteException always, but for {@link JsonEvent#toDisplayString}
     */
    public void missingMember(JsonKey key) {
        if (!display) {
            throw new JsonWriteException(Violations.missing(key.name()));
        }
    }

    /**
     * A value that breaks a rule of its column; called by generated code.
     *
     * @throws JsonWriteException always, but for {@link JsonEvent#toDisplayString}
     */
    @Override
    public void violation(JsonKey column, String expected, Object... path) {
        if (!display) {
            throw new JsonWriteException(Violations.message(column, expected, path));
        }
    }

    /** The name of a member whose value, without more ado, is stored next; as many bytes fit behind it. */
    private void key(JsonKey key, int space) {
        if (copiesKeys) {
            copyKey(key, space);
        } else {
            name(key.name(), true, space);
        }
        state = NEXT_NAME;
    }

    /**
     * Stores separator, name and colon as the words that the parser compares. The brace of an object that has just
     * begun is stored again, in the place of the comma.
     */
    private void copyKey(JsonKey key, int space) {
        KeyPattern pattern = key.pattern();
        ensure(pattern.room() + space);
        int at = size;
        long separator = KeyPattern.COMMA;
        if (state != NEXT_NAME) {
            if (state != FIRST_NAME) {
                throw misuse("a name");
            }
            at--;
            separator = KeyPattern.BRACE;
        }
        size = pattern.put(bytes, at, separator);
    }

    private void appendLiteral(boolean value) {
        Words.put(bytes, size, value ? Literals.TRUE : Literals.FALSE);
        size += value ? 4 : 5;
    }

    private void notFinite(double value) {
        refuseUnlessDisplayed(value);
        ascii(Double.toString(value).getBytes(US_ASCII));
    }

    private void notFinite(JsonKey key, double value) {
        refuseUnlessDisplayed(value);
        member(key, Double.toString(value).getBytes(US_ASCII));
    }

    private void refuseUnlessDisplayed(double notFinite) {
        if (!display) {
            throw new JsonWriteException(notFinite + " has no JSON form");
        }
    }

    /** A value that is no string, and has no character beyond ASCII. */
    private void ascii(byte[] literal) {
        beforeValue(literal.length);
        append(literal, 0, literal.length);
    }
}
