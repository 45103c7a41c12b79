package dev.schemac.runtime;

import dev.schemac.runtime.internal.access.ParsingAccess;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.options.OptionValues.Policy;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * Defines the accepted input of a parse, the output of a write, and the limits of both. Immutable, and can be shared
 * between threads.
 *
 * <p>There are three profiles. {@link #DEFAULT} converts if nothing is lost. {@link #STRICT} converts nothing and
 * rejects undeclared members. {@link #ESPER} behaves as Esper's JSON event types do. All of them reject documents that
 * RFC 8259 does not allow, and ill-formed UTF-8, in any place of the document.
 *
 * <pre>{@code
 * Users users = UsersParser.INSTANCE.parse(json, JsonOptions.STRICT);
 * JsonOptions deep = JsonOptions.DEFAULT.withMaxDepth(2_000);
 * }</pre>
 *
 * <p>Other options are made from a profile with the {@code with} methods.
 *
 * @serial exclude
 */
public final class JsonOptions implements Serializable {
    private static final long serialVersionUID = 1L;

    static {
        ParsingAccess.set(new ParsingAccess<JsonOptions, JsonParseException>() {
            @Override
            public OptionValues values(JsonOptions options) {
                return options.values();
            }

            @Override
            public JsonParseException parseException(Throwable failure, Cursor in, boolean traced) {
                return JsonParseException.of(failure, in, traced);
            }

            @Override
            public JsonParseException at(JsonParseException error, String path, long offset, long line, int column) {
                return error.at(path, offset, line, column);
            }
        });
    }

    /** Converts if nothing is lost, skips undeclared members, rejects duplicate members. */
    public static final JsonOptions DEFAULT = new JsonOptions(OptionValues.of(Policy.DEFAULT));

    /** Every value has the declared JSON kind, every member is declared. */
    public static final JsonOptions STRICT = new JsonOptions(OptionValues.of(Policy.STRICT));

    /**
     * Behaves as Esper's JSON event types do: a value that is not an object, array or scalar as declared becomes null.
     */
    public static final JsonOptions ESPER = new JsonOptions(OptionValues.of(Policy.ESPER));

    /** The named profiles of {@link JsonOptions}. */
    public enum Profile {
        /** See {@link JsonOptions#DEFAULT}. */
        DEFAULT,
        /** See {@link JsonOptions#STRICT}. */
        STRICT,
        /** See {@link JsonOptions#ESPER}. */
        ESPER
    }

    private final OptionValues values;

    private JsonOptions(OptionValues values) {
        this.values = values;
    }

    /** {@return the options of a profile, with nothing changed} */
    public static JsonOptions of(Profile profile) {
        return switch (profile) {
            case DEFAULT -> DEFAULT;
            case STRICT -> STRICT;
            case ESPER -> ESPER;
        };
    }

    /** Returns the options as reader and writer use them. */
    OptionValues values() {
        return values;
    }

    /** {@return the profile that these options started from} */
    public Profile profile() {
        return Profile.valueOf(values.profile().name());
    }

    /**
     * {@return the maximum number of objects and arrays that may be open at once, the document's own object included}
     * By default 256, and 1,000 under {@link #ESPER}.
     */
    public int maxDepth() {
        return values.maxDepth();
    }

    /**
     * {@return the maximum number of characters in a number} By default 1,000. For a {@link java.math.BigInteger}, the limit
     * also applies to the number without its exponent: {@code 1e3}, which is 1000, counts as four characters.
     */
    public int maxNumberLength() {
        return values.maxNumberLength();
    }

    /**
     * {@return the largest absolute scale of a {@link java.math.BigDecimal}, and the most zeros that an exponent adds to
     * an integer} By default 10,000.
     */
    public int maxDecimalScale() {
        return values.maxDecimalScale();
    }

    /** {@return the longest document, or event of a stream, in bytes of UTF-8} By default 67,108,864: 64 MiB. */
    public int maxEventBytes() {
        return values.maxEventBytes();
    }

    /** {@return the number of spaces of indentation for each level; 0, the default, is compact} */
    public int indent() {
        return values.indent();
    }

    /** {@return whether the members of objects are sorted on output; false by default} */
    public boolean sortedMembers() {
        return values.sortedMembers();
    }

    /** {@return whether columns of bytes are read from either alphabet of base64; false by default} */
    public boolean eitherBase64() {
        return values.eitherBase64();
    }

    /**
     * {@return these options with another nesting limit} Nested values are read by recursion: a limit of many thousands
     * needs a thread with a large stack. If the stack ends first, the parse fails with a limit error. A class whose
     * initialisation the stack ends, of the JDK or of the application, then stays unusable until the JVM ends. So raise
     * the limit only for threads whose stack has 1 KB for each level, and 256 KB more.
     *
     * @param levels at least 1
     */
    public JsonOptions withMaxDepth(int levels) {
        return withLimits(levels, maxNumberLength(), maxDecimalScale(), maxEventBytes());
    }

    /**
     * {@return these options with another limit for number literals} Converting to {@link java.math.BigDecimal} takes
     * time that grows with the square of the length.
     *
     * @param characters at least 20, the length of the longest {@code long}
     */
    public JsonOptions withMaxNumberLength(int characters) {
        return withLimits(maxDepth(), characters, maxDecimalScale(), maxEventBytes());
    }

    /**
     * {@return these options with another limit for the absolute scale of decimals}
     *
     * @param scale at least 1
     */
    public JsonOptions withMaxDecimalScale(int scale) {
        return withLimits(maxDepth(), maxNumberLength(), scale, maxEventBytes());
    }

    /**
     * {@return these options with another limit for the size of one document, or of one event of a stream}
     *
     * @param bytes at least 1
     */
    public JsonOptions withMaxEventBytes(int bytes) {
        return withLimits(maxDepth(), maxNumberLength(), maxDecimalScale(), bytes);
    }

    /**
     * {@return these options with indented output} Each member and each element is on a line of its own, indented by
     * its depth, with a space after the colon. An empty object or array stays on one line. Lines end in a line feed.
     * Reading ignores it.
     *
     * @param spaces for each level, up to 16; 0 for compact output
     */
    public JsonOptions withIndent(int spaces) {
        return withForm(spaces, sortedMembers(), eitherBase64());
    }

    /**
     * {@return these options with output in a fixed order} The members of each object are sorted by the code points of
     * their names, first declared members and then the others. Without it, declared members have the order of the
     * schema, and the others their own order. Reading ignores it.
     *
     * @param sorted whether members are sorted
     */
    public JsonOptions withSortedMembers(boolean sorted) {
        return withForm(indent(), sorted, eitherBase64());
    }

    /**
     * {@return these options with columns of bytes that accept base64 in the alphabet of RFC 4648 section 4 or 5}
     * Mixtures are rejected, and padding is optional. Without this option a column accepts only the form that its
     * variant writes. Writing ignores it.
     *
     * @param either whether either is accepted
     */
    public JsonOptions withEitherBase64(boolean either) {
        return withForm(indent(), sortedMembers(), either);
    }

    private JsonOptions withLimits(int depth, int numberLength, int decimalScale, int eventBytes) {
        return of(depth, numberLength, decimalScale, eventBytes, indent(), sortedMembers(), eitherBase64());
    }

    private JsonOptions withForm(int spaces, boolean sorted, boolean either) {
        return of(maxDepth(), maxNumberLength(), maxDecimalScale(), maxEventBytes(), spaces, sorted, either);
    }

    private JsonOptions of(int depth, int number, int scale, int event, int spaces, boolean sorted, boolean either) {
        return new JsonOptions(new OptionValues(values.profile(), depth, number, scale, event, spaces, sorted, either));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JsonOptions that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString().replaceFirst("^\\w+", "JsonOptions");
    }
}
