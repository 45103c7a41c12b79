package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.format.ListedStrings;
import dev.schemac.runtime.internal.format.NumberStringFormat;
import dev.schemac.runtime.internal.format.ValueFormat;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.input.MemberFinder;
import dev.schemac.runtime.internal.input.NumberReader;
import dev.schemac.runtime.internal.input.StringDecoder;
import dev.schemac.runtime.internal.input.StringRange;
import dev.schemac.runtime.internal.input.StringReader;
import dev.schemac.runtime.internal.input.SubtypeFinder;
import dev.schemac.runtime.internal.input.UntypedReader;
import dev.schemac.runtime.internal.input.ValueCursor;
import dev.schemac.runtime.internal.input.ValueFinder;
import dev.schemac.runtime.internal.input.ValueSkipper;
import dev.schemac.runtime.internal.options.OptionValues;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Reads one JSON document from complete bytes in memory, member by member, as generated parsers request it. All state
 * of a parse is in one scanner, used by one thread. Only generated parsers and hand-written {@code ObjectParser}s use
 * this class.
 *
 * <p><b>Position.</b> Methods that begin with {@code read}, {@code begin} or {@code skip} expect the scanner at the
 * first byte of a value, after blanks. They leave the scanner directly after the value. {@link #tryNext},
 * {@link #tryFirst}, {@link #nextColumn}, {@link #nextElement} and {@link #firstElement} lead from there to the first
 * byte of the next value.
 *
 * <p><b>Two ways through an object.</b> On the fast path the parser requests its columns in schema order with
 * {@link #tryFirst} and {@link #tryNext}. They return true only for the expected member, if the first byte of its value
 * fits. {@link #tryNull} consumes null in a column whose key does not accept it. Undeclared members before the expected one are skipped,
 * if the keys of the schema are given and a document has had such members before. If a column is not the next member, the parser tries
 * the next column. In a schema of more than 64 columns the fast path ends there. The remaining members are read in any order, by
 * {@link #nameWord} and {@link #tryMember} if these identify the member, otherwise by {@link #nextColumn}.
 *
 * <p><b>Errors.</b> An error in the document is one unchecked exception, from which the entry points of the runtime
 * make a {@code JsonParseException}.
 */
public final class JsonScanner extends ValueCursor implements Violations {
    /** Returned by {@link #nextColumn} and {@link #nextMember} after the last member. */
    public static final int NO_MEMBER = MemberFinder.NONE;

    /** Returned by {@link #nextMember} for a member that no column declares. */
    public static final int UNDECLARED = MemberFinder.UNDECLARED;

    /** Null if no lazy string has been requested, or {@link #releaseStrings} has been called since. */
    private StringSource strings;

    /** Null if the first error ends the parse. */
    private Predicate<RuntimeException> errors;

    /** Makes a scanner at the first byte of a document; only this library calls it. */
    public JsonScanner(byte[] bytes, int start, int end, OptionValues options) {
        super(bytes, start, end, options);
    }

    // ---- objects

    /**
     * Returns whether the first member of the object just begun is the key's, with a value of the column's kind. If so,
     * the scanner is at the value (after its opening quote for {@link JsonKey#string}). Otherwise it has not moved.
     */
    public boolean tryFirst(JsonKey key) {
        return MemberFinder.tryFirst(this, key.pattern(), null);
    }

    /**
     * Does the same as {@link #tryFirst(JsonKey)}, but may skip undeclared members before, if the options allow them.
     * If it returns false, the scanner is after the last member that was skipped.
     *
     * @param keys all keys of the schema
     */
    public boolean tryFirst(JsonKey key, JsonKeys keys) {
        return MemberFinder.tryFirst(this, key.pattern(), keys.names());
    }

    /** Does the same as {@link #tryFirst(JsonKey)} for the next member, the first one or any other. */
    public boolean tryNext(JsonKey key) {
        return MemberFinder.tryNext(this, key.pattern(), null);
    }

    /** Does the same as {@link #tryFirst(JsonKey, JsonKeys)} for the next member, the first one or any other. */
    public boolean tryNext(JsonKey key, JsonKeys keys) {
        return MemberFinder.tryNext(this, key.pattern(), keys.names());
    }

    /**
     * Returns whether the next member is the key's with the value null, and reads it if so. Call this only after
     * {@link #tryNext} or {@link #tryFirst} has returned false for the same key.
     */
    public boolean tryNull(JsonKey key) {
        return MemberFinder.tryNull(this, key.pattern());
    }

    /**
     * Returns four bytes of the name of the next member, the first one lowest, if the member follows another one
     * without blanks. Otherwise, or near the end of the document, returns any number. Nothing is checked:
     * {@link #tryMember} checks the column that it may be.
     *
     * @param offset the number of bytes before these four, including the opening quote of the name
     */
    public int nameWord(int offset) {
        int at = pos + 1 + offset;
        return end - at >= 8 ? (int) Words.at(bytes, at) : 0;
    }

    /** Does the same as {@link #tryNext(JsonKey)}, but only for a member that follows another one without blanks. */
    public boolean tryMember(JsonKey key) {
        return MemberFinder.isMember(this, key.pattern());
    }

    /**
     * Moves to the value of the next member that {@code keys} declare, in the object just begun or after a member of
     * it. Undeclared members before it are checked and skipped, or rejected, according to the options.
     *
     * @param expected the column that is tried first, any number
     * @return its column, or {@link #NO_MEMBER} after the closing brace has been read
     */
    public int nextColumn(JsonKeys keys, int expected) {
        return MemberFinder.next(this, keys.names(), expected, false);
    }

    /**
     * Does the same as {@link #nextColumn}, for a dynamic schema.
     *
     * @param expected the column that is tried first, any number
     * @return the column; {@link #NO_MEMBER}, the closing brace has been read then; or {@link #UNDECLARED} for a member
     *     that {@code keys} do not declare, whose name is {@link #memberName()}
     */
    public int nextMember(JsonKeys keys, int expected) {
        return MemberFinder.next(this, keys.names(), expected, true);
    }

    /**
     * Adds a column to the columns already read. Rejects a second member of a column, unless the options accept it:
     * then the last one wins.
     *
     * @param seen the bits of the columns already read
     * @param column the column of the member whose value is next; only the lowest six bits of the number count
     * @return {@code seen} with the bit of the column
     */
    public long markSeen(long seen, int column) {
        long bit = 1L << column;
        if ((seen & bit) != 0) {
            duplicateMember();
        }
        return seen | bit;
    }

    /**
     * Returns the decoded name of the undeclared member whose value is next: valid directly after {@link #UNDECLARED}.
     */
    public String memberName() {
        int value = pos;
        String name = StringDecoder.readName(this, nameAt);
        pos = value;
        return name;
    }

    /**
     * Returns the same name. Rejects a name that was read before, unless the options let the last
     * one win.
     *
     * @param before the members, or null
     */
    public String memberName(Map<String, ?> before) {
        String name = memberName();
        if (before != null && before.containsKey(name)) {
            duplicateMember();
        }
        return name;
    }

    /** {@return the position of the scanner, for {@link #putMember} and {@link #addElement}} */
    public int position() {
        return pos;
    }

    /**
     * {@return the string of the member that decides which schema the object at the position has} Returns the empty
     * string if it is not one of the discriminator's strings, or is missing. The scanner does not move. If the member
     * comes first, finding it costs one comparison. Otherwise the members before it are scanned twice.
     */
    public String discriminator(Discriminator discriminator) {
        int found = SubtypeFinder.find(
                this, discriminator.key().pattern(), discriminator.names(), discriminator.stringTable());
        return found == SubtypeFinder.NONE ? "" : discriminator.strings().get(found);
    }

    /** {@return the error of an object for which {@link #discriminator} returns the empty string} */
    public RuntimeException unknownSubtype(Discriminator discriminator) {
        return SubtypeFinder.unknown(this, discriminator.names(), ListedStrings.describe(discriminator.strings()));
    }

    /**
     * {@return the name of the only subtype that has all members of the object at the position} Members that no subtype
     * has are ignored. Returns the empty string if no subtype has them, or several. The scanner does not move. The members
     * up to the one that decides are scanned twice.
     */
    public String subtype(SubtypeMembers members) {
        int found = members.find(this);
        return found == SubtypeFinder.NONE ? "" : members.subtypes().get(found);
    }

    /** {@return the error of an object for which {@link #subtype} returns the empty string} */
    public RuntimeException unknownSubtype(SubtypeMembers members) {
        return SubtypeFinder.undecided(this, ListedStrings.describe(members.subtypes()));
    }

    /**
     * Moves to the value of the first member of the object just begun, if its name is one of the discriminator's
     * strings.
     *
     * @return the name, or the empty string; in that case the scanner is not at a value
     */
    public String enterWrapper(Discriminator discriminator) {
        int found = SubtypeFinder.findWrapperMember(this, discriminator.stringTable());
        return found == SubtypeFinder.NONE ? "" : discriminator.strings().get(found);
    }

    /** {@return the error of an object for which {@link #enterWrapper} returns the empty string} */
    public RuntimeException unknownWrapperMember(Discriminator discriminator) {
        return SubtypeFinder.unknownWrapperMember(this, ListedStrings.describe(discriminator.strings()));
    }

    /**
     * Ends the object that {@link #enterWrapper} has begun with.
     *
     * @param event what its member has been read as
     * @return the same; null is rejected, and so is a second member
     */
    public <T> T exitWrapper(T event) {
        if (event == null) {
            throw mismatchedNull("object");
        }
        SubtypeFinder.endWrapper(this);
        return event;
    }

    /**
     * Reports that the object whose closing brace was read last has no members for required columns.
     *
     * @param columns has bit i for each missing column i
     * @throws RuntimeException for the first of them; its path leads to the missing member. None while
     *     {@linkplain #collectErrors errors are collected}
     */
    public void missing(JsonKeys keys, long columns) {
        missing(keys, 0, columns);
    }

    /**
     * Does the same as {@link #missing(JsonKeys, long)} for other columns than the first 64.
     *
     * @param first the number of the column whose bit is 0
     */
    public void missing(JsonKeys keys, int first, long columns) {
        for (long left = columns; left != 0; left &= left - 1) {
            report(missing(keys.names().name(first + Long.numberOfTrailingZeros(left))));
        }
    }

    /**
     * Reports that the value read last is null, which its column does not allow.
     *
     * @param expected the expected value in the message, as in {@code expected int but found null}
     * @throws RuntimeException always
     */
    public void nullMember(String expected) {
        throw mismatchedNull(expected);
    }

    /**
     * Reports that the value read last, or a value within it, breaks a rule of its column.
     *
     * @throws RuntimeException with the place of the value; none while {@linkplain #collectErrors errors are
     *     collected}
     */
    @Override
    public void violation(JsonKey column, String expected, Object... path) {
        report(ValueFinder.violated(this, expected, path));
    }

    /**
     * Reports that the constructor of a class of the application threw an exception for the object read last.
     *
     * @param type the class
     * @return null, while {@linkplain #collectErrors errors are collected}
     * @throws RuntimeException with the place of the object and the exception as its cause
     */
    public <T> T refused(Class<? super T> type, RuntimeException cause) {
        report(ValueFinder.violated(this, "an object that " + type.getName() + " accepts")
                .withCause(cause));
        return null;
    }

    private void report(InvalidInput error) {
        if (errors == null || !errors.test(error)) {
            throw error;
        }
    }

    /**
     * Collects missing members and violated rules, and lets the parse continue after them. All other errors end it. Only
     * this library calls this.
     *
     * @param collector returns whether the parse continues after an error
     */
    public void collectErrors(Predicate<RuntimeException> collector) {
        errors = collector;
    }

    // ---- arrays

    /**
     * {@return the probable number of elements in the array whose first element comes next} At least 1, and exact for
     * numbers, booleans and nulls. It scans each byte of the array.
     */
    public int countElements() {
        return ValueSkipper.countScalars(bytes, pos, end);
    }

    // ---- values

    /**
     * Reads a string, or the source characters of a number or boolean if the options accept that; null for null.
     * {@link #tryNext}, {@link #tryFirst} and {@link #tryMember} have consumed the opening quote if the key was a
     * {@link JsonKey#string}.
     *
     * @return the string, or null
     */
    public String readString() {
        return openingQuoteConsumed() ? StringDecoder.readRest(this) : StringReader.readString(this);
    }

    /**
     * Checks the string that {@link #readString} would read, without decoding it.
     *
     * @return its place in {@link #stringSource}; 0 for null
     */
    public long locateString() {
        return openingQuoteConsumed() ? StringRange.readRest(this) : StringRange.read(this);
    }

    /** {@return the source of the strings that {@link #locateString} locates in this document} */
    public StringSource stringSource() {
        if (strings == null) {
            strings = new StringSource(bytes);
        }
        return strings;
    }

    /**
     * Ends an event: its lazy strings no longer use this scanner. Whatever thread the event is handed to, with or
     * without synchronisation, the strings are those of this document.
     *
     * @param copy whether the bytes from the beginning of the document to the position are copied for them, because the
     *     array is not theirs
     */
    public void releaseStrings(boolean copy) {
        if (strings != null) {
            if (copy) {
                strings.copy(start, pos);
            }
            // The source and the places in the event are stored before the reference to the event, as with final
            // fields.
            VarHandle.releaseFence();
            strings = null;
        }
    }

    /**
     * Reads a value that is a string in JSON; null for null. Rejects a string that does not fit the format, with
     * kind {@code MISMATCH}.
     */
    public <T> T readAs(JsonFormat<T> format) {
        return openingQuoteConsumed()
                ? ValueFormat.readRest(this, format.format())
                : ValueFormat.read(this, format.format());
    }

    /** Reads a byte in a format of numbers; rejects null. */
    public byte readByte(JsonFormat<Byte> format) {
        return (byte) readInteger(format, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    /** Reads a short in a format of numbers; rejects null. */
    public short readShort(JsonFormat<Short> format) {
        return (short) readInteger(format, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /** Reads an int in a format of numbers; rejects null. */
    public int readInt(JsonFormat<Integer> format) {
        return (int) readInteger(format, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Reads a long in a format of numbers; rejects null. */
    public long readLong(JsonFormat<Long> format) {
        return readInteger(format, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** Reads a float in a format of numbers; rejects null. */
    public float readFloat(JsonFormat<Float> format) {
        return (float) readDecimal(format, true);
    }

    /** Reads a double in a format of numbers; rejects null. */
    public double readDouble(JsonFormat<Double> format) {
        return readDecimal(format, false);
    }

    private double readDecimal(JsonFormat<? extends Number> format, boolean single) {
        int at = pos;
        if (enterNumber(format)) {
            try {
                double value = single ? NumberReader.readFloat(this) : NumberReader.readDouble(this);
                if (skipClosingQuote()) {
                    return value;
                }
            } catch (InvalidInput e) {
                // the format finds the same error, and names itself
            }
            pos = at;
        }
        return readPresentAs(format).doubleValue();
    }

    private long readInteger(JsonFormat<? extends Number> format, long min, long max) {
        int at = pos;
        if (enterNumber(format)) {
            try {
                long value = NumberReader.readInteger(this, min, max, "integer");
                if (skipClosingQuote()) {
                    return value;
                }
            } catch (InvalidInput e) {
                // the format finds the same error, and names itself
            }
            pos = at;
        }
        return readPresentAs(format).longValue();
    }

    /**
     * Moves to the first byte of a string that begins like a number, if numbers are strings in the format. A number
     * that ends at the closing quote is then read without an object for it. Otherwise the scanner has not moved.
     */
    private boolean enterNumber(JsonFormat<?> format) {
        int first = openingQuoteConsumed() ? pos : pos + 1;
        if (!(format.format() instanceof NumberStringFormat) || first >= end || bytes[first - 1] != '"') {
            return false;
        }
        byte b = bytes[first];
        boolean number = b == '-' || b >= '0' && b <= '9';
        if (number) {
            pos = first;
        }
        return number;
    }

    private boolean skipClosingQuote() {
        boolean closed = pos < end && bytes[pos] == '"';
        if (closed) {
            pos++;
        }
        return closed;
    }

    /** Does the same as {@link #readAs}, but rejects null. */
    private <T> T readPresentAs(JsonFormat<T> format) {
        int at = pos;
        T value = readAs(format);
        if (value == null) {
            pos = at;
            throw mismatch(format.format().name());
        }
        return value;
    }

    /** Reads a string of exactly one UTF-16 unit. */
    public char readChar() {
        return StringReader.readChar(this);
    }

    /** Reads a boolean. */
    public boolean readBoolean() {
        return Literals.readBoolean(this);
    }

    /** Reads an integer from -128 to 127. */
    public byte readByte() {
        return (byte) NumberReader.readInteger(this, Byte.MIN_VALUE, Byte.MAX_VALUE, "byte");
    }

    /** Reads an integer from -32,768 to 32,767. */
    public short readShort() {
        return (short) NumberReader.readInteger(this, Short.MIN_VALUE, Short.MAX_VALUE, "short");
    }

    /** Reads an integer of 32 bits. */
    public int readInt() {
        return (int) NumberReader.readInteger(this, Integer.MIN_VALUE, Integer.MAX_VALUE, "int");
    }

    /** Reads an integer of 64 bits. */
    public long readLong() {
        return NumberReader.readInteger(this, Long.MIN_VALUE, Long.MAX_VALUE, "long");
    }

    /** Reads the float that is nearest to the number. */
    public float readFloat() {
        return NumberReader.readFloat(this);
    }

    /** Reads the double that is nearest to the number. */
    public double readDouble() {
        return NumberReader.readDouble(this);
    }

    /** Reads as {@link #readChar} does; null for null. */
    public Character readCharOrNull() {
        return skipNull() ? null : (Character) readChar();
    }

    /** Reads as {@link #readBoolean} does; null for null. */
    public Boolean readBooleanOrNull() {
        return skipNull() ? null : (Boolean) readBoolean();
    }

    /** Reads as {@link #readByte} does; null for null. */
    public Byte readByteOrNull() {
        return skipNull() ? null : (Byte) readByte();
    }

    /** Reads as {@link #readShort} does; null for null. */
    public Short readShortOrNull() {
        return skipNull() ? null : (Short) readShort();
    }

    /** Reads as {@link #readInt} does; null for null. */
    public Integer readIntOrNull() {
        return skipNull() ? null : (Integer) readInt();
    }

    /** Reads as {@link #readLong} does; null for null. */
    public Long readLongOrNull() {
        return skipNull() ? null : (Long) readLong();
    }

    /** Reads as {@link #readFloat} does; null for null. */
    public Float readFloatOrNull() {
        return skipNull() ? null : (Float) readFloat();
    }

    /** Reads as {@link #readDouble} does; null for null. */
    public Double readDoubleOrNull() {
        return skipNull() ? null : (Double) readDouble();
    }

    /** Reads an integer of any size within {@code JsonOptions.maxNumberLength}; null for null. */
    public BigInteger readBigInteger() {
        return skipNull() ? null : NumberReader.readBigInteger(this);
    }

    /** Reads a number exactly, with the scale it is written in; null for null. */
    public BigDecimal readBigDecimal() {
        return skipNull() ? null : NumberReader.readBigDecimal(this);
    }

    /**
     * Reads a value of any kind: String, Boolean, {@code Object[]}, {@code LinkedHashMap}, null, or a number. Numbers
     * are Integer, Long or BigInteger by size, or Double if they have a fraction or exponent. Rejects two members of
     * an object with the same name, unless the options let the last one win.
     */
    public Object readValue() {
        return UntypedReader.read(this);
    }

    /** Reads a value as {@link #readValue} does, but as unmodifiable lists and maps, without arrays. */
    public Object readUnmodifiableValue() {
        return UntypedReader.readUnmodifiable(this);
    }

    /** Reads an object as {@link #readMap} does, but as an unmodifiable map whose values are unmodifiable as well. */
    public Map<String, Object> readUnmodifiableMap() {
        return UntypedReader.readUnmodifiableMap(this);
    }

    /**
     * Reads an object as {@link #readValue} does, in the order of its members; null for null.
     *
     * @return the members, or null
     */
    public Map<String, Object> readMap() {
        return UntypedReader.readMap(this);
    }
}
