package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.output.BigNumberEncoder;
import dev.schemac.runtime.internal.output.DecimalEncoder;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.runtime.internal.output.Output;
import dev.schemac.runtime.internal.output.StringEncoder;
import dev.schemac.runtime.internal.text.KeyPattern;
import dev.schemac.runtime.internal.text.OneCharacter;
import dev.schemac.runtime.internal.text.Words;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;

/**
 * Names, and members in one call. Those of columns are what generated writers write: separator, name and colon are stored as the
 * prepared words of the column's key, the value right behind them. {@link JsonWriter} is the only subclass and has the values
 * without a name.
 */
abstract sealed class MemberWriter extends Output permits JsonWriter {

    private static final byte[] NULL = {'n', 'u', 'l', 'l'};

    private final boolean writesNulls;
    private final boolean escapesAllControls;
    /** Whether what has no JSON form is shown all the same, see {@link JsonEvent#toDisplayString}. */
    final boolean display;

    /** Whether a column's prepared bytes are all that there is to its name. */
    private final boolean copiesKeys;

    MemberWriter(JsonOptions options, byte[] bytes, boolean display) {
        super(options, bytes);
        this.writesNulls = options.writesNulls();
        this.escapesAllControls = options.escapesAllControls();
        this.display = display;
        this.copiesKeys = !escapesAllControls && options.indent() == 0 && !options.sortedMembers();
    }

    /**
     * Writes the name of the next member; its value must follow.
     *
     * @param key the member's key
     */
    public void name(JsonKey key) {
        if (copiesKeys) {
            copyKey(key, 1);
            state = MEMBER_VALUE;
        } else {
            name(key.name(), true, 0); // the prepared bytes hold the escapes of RFC 8259 only, and no blanks
        }
    }

    /**
     * Writes the name of the next member; its value must follow. Null is refused by {@code NullPointerException}.
     *
     * @param name the member's name, not escaped
     */
    public void name(String name) {
        named(name, 0);
    }

    /** @param room so many bytes fit behind it then */
    private void name(String name, boolean declared, int room) {
        long mark = mark();
        beforeName(name, declared);
        try {
            StringEncoder.append(this, name, escapesAllControls, display);
            ensure(2);
            afterName();
            ensure(room);
        } catch (JsonWriteException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    /**
     * Name and value of a member; null becomes the literal {@code null}. A lone surrogate is refused.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
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

    /**
     * Name and value of a member: a string of one character.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
    public void member(String name, char value) {
        member(name, OneCharacter.string(value));
    }

    /**
     * Name and value of a member.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
    public void member(String name, boolean value) {
        named(name, Long.BYTES);
        appendLiteral(value);
        state = NEXT_NAME;
    }

    /**
     * Name and value of a member.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
    public void member(String name, int value) {
        named(name, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /**
     * Name and value of a member.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
    public void member(String name, long value) {
        named(name, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /**
     * Name and value of a member; NaN and the infinities are refused.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
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

    /**
     * Name and value of a member; NaN and the infinities are refused.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
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

    /**
     * Name and value of a member; null becomes the literal {@code null}.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
    public void member(String name, BigInteger value) {
        if (value == null || !BigNumberEncoder.isUsual(value)) {
            number(name, value == null ? NULL : BigNumberEncoder.text(value));
            return;
        }
        named(name, BigNumberEncoder.ROOM);
        size = BigNumberEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    /**
     * Name and value of a member; null becomes the literal {@code null}.
     *
     * @param name the member's name, not escaped
     * @param value the member's value
     */
    public void member(String name, BigDecimal value) {
        if (value == null || !BigNumberEncoder.isUsual(value)) {
            number(name, value == null ? NULL : BigNumberEncoder.text(value));
            return;
        }
        named(name, BigNumberEncoder.ROOM);
        size = BigNumberEncoder.append(bytes, size, value);
        state = NEXT_NAME;
    }

    private void number(String name, byte[] literal) {
        named(name, literal.length);
        append(literal, 0, literal.length);
        state = NEXT_NAME;
    }

    private void named(String name, int room) {
        name(Objects.requireNonNull(name, "name"), false, room);
    }

    /**
     * Name and value of a member; a null value counts as {@link #nullMember}.
     *
     * @param key the member's key
     * @param value the member's value
     */
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
     * Name and value of a member.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, char value) {
        member(key, OneCharacter.string(value));
    }

    /**
     * Name and value of a member.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, boolean value) {
        key(key, Long.BYTES);
        appendLiteral(value);
    }

    /**
     * Name and value of a member.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, int value) {
        key(key, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /**
     * Name and value of a member.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, long value) {
        key(key, IntegerEncoder.ROOM);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /**
     * Name and value of a member.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, float value) {
        if (!Float.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /**
     * Name and value of a member.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, double value) {
        if (!Double.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.ROOM);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /**
     * Name and value of a member; a null value counts as {@link #nullMember}.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, BigInteger value) {
        if (value == null) {
            nullMember(key);
        } else if (BigNumberEncoder.isUsual(value)) {
            key(key, BigNumberEncoder.ROOM);
            size = BigNumberEncoder.append(bytes, size, value);
        } else {
            member(key, BigNumberEncoder.text(value));
        }
    }

    /**
     * Name and value of a member; a null value counts as {@link #nullMember}.
     *
     * @param key the member's key
     * @param value the member's value
     */
    public void member(JsonKey key, BigDecimal value) {
        if (value == null) {
            nullMember(key);
        } else if (BigNumberEncoder.isUsual(value)) {
            key(key, BigNumberEncoder.ROOM);
            size = BigNumberEncoder.append(bytes, size, value);
        } else {
            member(key, BigNumberEncoder.text(value));
        }
    }

    private void member(JsonKey key, byte[] number) {
        key(key, number.length);
        append(number, 0, number.length);
    }

    /**
     * A column without a value: written as {@code null} where the options say so, else left out.
     *
     * @param key the member's key
     */
    public void nullMember(JsonKey key) {
        if (writesNulls) {
            key(key, Long.BYTES);
            Words.put(bytes, size, Literals.NULL);
            size += 4;
        }
    }

    /**
     * A column without a value whose parser would refuse a null, and refuse the document without the member or read it as a default.
     *
     * @param key the member's key
     * @throws JsonWriteException always, but for {@link JsonEvent#toDisplayString}
     */
    public void missingMember(JsonKey key) {
        if (!display) {
            throw new JsonWriteException("column '" + key.name() + "' has no value, and must have one");
        }
    }

    /** The name of a member whose value, without more ado, is stored next; as many bytes fit behind it. */
    private void key(JsonKey key, int room) {
        if (copiesKeys) {
            copyKey(key, room);
        } else {
            name(key.name(), true, room);
        }
        state = NEXT_NAME;
    }

    /**
     * Stores separator, name and colon as the words that the parser compares. The brace of an object that has just begun is stored
     * again, in the place of the comma.
     */
    private void copyKey(JsonKey key, int room) {
        KeyPattern pattern = key.pattern();
        ensure(pattern.room() + room);
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

    final void appendLiteral(boolean value) {
        Words.put(bytes, size, value ? Literals.TRUE : Literals.FALSE);
        size += value ? 4 : 5;
    }

    final void text(String value, long mark) {
        try {
            StringEncoder.append(this, value, escapesAllControls, display);
        } catch (JsonWriteException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    final void notFinite(double value) {
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
    final void ascii(byte[] literal) {
        beforeValue(literal.length);
        append(literal, 0, literal.length);
    }
}
