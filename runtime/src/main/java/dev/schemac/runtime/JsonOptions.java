package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.output.Output;
import java.io.Serializable;
import java.util.Objects;

/**
 * What a parse accepts, what a write emits, and the limits of both. Immutable and shared freely between threads.
 *
 * <p>There are three profiles: {@link #DEFAULT} converts where nothing is lost, {@link #STRICT} converts nothing and
 * refuses undeclared members, {@link #ESPER} behaves as Esper's JSON event types do. What none of them accepts is text
 * that RFC 8259 does not allow, or ill-formed UTF-8, in any place of the document.
 *
 * <pre>{@code
 * Users users = UsersParser.INSTANCE.parse(json, JsonOptions.STRICT);
 * JsonOptions deep = JsonOptions.DEFAULT.withMaxDepth(2_000);
 * }</pre>
 *
 * <p>Other options are made from a profile with {@code with...}; the constructor names all of them, so that calls of it
 * break when one is added.
 *
 * @param profile the profile these options started from
 * @param maxDepth how many objects and arrays may be open at once, the document's own object included; at least 1
 * @param maxNumberLength the longest number literal, in characters, also of an integer if its exponent were written
 *     out; at least 20, the length of the longest {@code long}
 * @param maxDecimalScale the largest absolute scale of a {@link java.math.BigDecimal}, and the most zeros an exponent
 *     adds to an integer; at least 1
 * @param maxEventBytes the longest document, in bytes of UTF-8; at least 1
 * @param indent how many spaces a level is indented by on output, up to 16; 0, the default, is compact: without any
 *     blanks
 * @param sortedMembers whether the members of objects are sorted on output
 * @param eitherBase64 whether columns of bytes are read from either alphabet of base64
 */
@SuppressWarnings("exports") // how reader and writer see the options is nobody else's business
public record JsonOptions(
        Profile profile,
        int maxDepth,
        int maxNumberLength,
        int maxDecimalScale,
        int maxEventBytes,
        int indent,
        boolean sortedMembers,
        boolean eitherBase64)
        implements Cursor.Options, Output.Options, Serializable {
    /** Converts where nothing is lost, skips undeclared members, refuses duplicate members. */
    public static final JsonOptions DEFAULT = new Values(Profile.DEFAULT).options();

    /** Every value has the declared JSON kind, every member is declared. */
    public static final JsonOptions STRICT = new Values(Profile.STRICT).options();

    /** As Esper's JSON event types; what is not an object, array or scalar as declared becomes null. */
    public static final JsonOptions ESPER = new Values(Profile.ESPER).options();

    /** The named behaviours that {@link JsonOptions} come in. */
    public enum Profile {
        /** See {@link JsonOptions#DEFAULT}. */
        DEFAULT,
        /** See {@link JsonOptions#STRICT}. */
        STRICT,
        /** See {@link JsonOptions#ESPER}. */
        ESPER
    }

    /** @throws IllegalArgumentException if a limit or the indentation is out of its bounds */
    public JsonOptions {
        Objects.requireNonNull(profile, "profile");
        checkAtLeast(1, "maxDepth", maxDepth);
        checkAtLeast(20, "maxNumberLength", maxNumberLength);
        checkAtLeast(1, "maxDecimalScale", maxDecimalScale);
        checkAtLeast(1, "maxEventBytes", maxEventBytes);
        if (indent < 0 || indent > 16) {
            throw new IllegalArgumentException("indent must be from 0 to 16 but is " + indent);
        }
    }

    /** {@return the options of a profile, with nothing changed} */
    public static JsonOptions of(Profile profile) {
        return switch (profile) {
            case DEFAULT -> DEFAULT;
            case STRICT -> STRICT;
            case ESPER -> ESPER;
        };
    }

    /** The components of options that are being made; those of a profile at first, or those of other options. */
    private static final class Values {
        final Profile profile;
        int maxDepth;
        int maxNumberLength = 1_000;
        int maxDecimalScale = 10_000;
        int maxEventBytes = 64 << 20;
        int indent;
        boolean sortedMembers;
        boolean eitherBase64;

        Values(Profile profile) {
            this.profile = profile;
            this.maxDepth = profile == Profile.ESPER ? 1_000 : 256;
        }

        Values(JsonOptions options) {
            profile = options.profile;
            maxDepth = options.maxDepth;
            maxNumberLength = options.maxNumberLength;
            maxDecimalScale = options.maxDecimalScale;
            maxEventBytes = options.maxEventBytes;
            indent = options.indent;
            sortedMembers = options.sortedMembers;
            eitherBase64 = options.eitherBase64;
        }

        JsonOptions options() {
            return new JsonOptions(
                    profile,
                    maxDepth,
                    maxNumberLength,
                    maxDecimalScale,
                    maxEventBytes,
                    indent,
                    sortedMembers,
                    eitherBase64);
        }
    }

    private static void checkAtLeast(int least, String name, int value) {
        if (value < least) {
            throw new IllegalArgumentException(name + " must be at least " + least + " but is " + value);
        }
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
        Values values = new Values(this);
        values.maxDepth = levels;
        return values.options();
    }

    /**
     * {@return these options with another limit for number literals} Converting to {@link java.math.BigDecimal} takes
     * time that grows with the square of the length.
     *
     * @param characters at least 20, the length of the longest {@code long}
     */
    public JsonOptions withMaxNumberLength(int characters) {
        Values values = new Values(this);
        values.maxNumberLength = characters;
        return values.options();
    }

    /**
     * {@return these options with another limit for the absolute scale of decimals}
     *
     * @param scale at least 1
     */
    public JsonOptions withMaxDecimalScale(int scale) {
        Values values = new Values(this);
        values.maxDecimalScale = scale;
        return values.options();
    }

    /**
     * {@return these options with another limit for the size of one document}
     *
     * @param bytes at least 1
     */
    public JsonOptions withMaxEventBytes(int bytes) {
        Values values = new Values(this);
        values.maxEventBytes = bytes;
        return values.options();
    }

    /**
     * {@return these options with output for people: each member and each element on a line of its own, indented by its
     * depth, a space behind the colon; an object or array without content stays on one line} Lines end in a line feed.
     * Reading ignores it.
     *
     * @param spaces for each level, up to 16; 0 for compact output
     */
    public JsonOptions withIndent(int spaces) {
        Values values = new Values(this);
        values.indent = spaces;
        return values.options();
    }

    /**
     * {@return these options with output in a fixed order: the members of each object sorted by the code points of
     * their names, first those that the schema declares and then the others; without it they come in the order of the
     * schema, and the others in their own} Reading ignores it.
     *
     * @param sorted whether members are sorted
     */
    public JsonOptions withSortedMembers(boolean sorted) {
        Values values = new Values(this);
        values.sortedMembers = sorted;
        return values.options();
    }

    /**
     * {@return these options with columns of bytes that are read from base64 in the alphabet of RFC 4648 section 4 or
     * in that of section 5, but not a mixture, with padding or without; otherwise only from what their variant writes}
     * Writing ignores it.
     *
     * @param either whether either is accepted
     */
    public JsonOptions withEitherBase64(boolean either) {
        Values values = new Values(this);
        values.eitherBase64 = either;
        return values.options();
    }

    @Override
    public boolean acceptsScalarsAsText() {
        return profile != Profile.STRICT;
    }

    @Override
    public boolean acceptsTextAsScalars() {
        return profile != Profile.STRICT;
    }

    @Override
    public boolean acceptsJavaNumbers() {
        return profile == Profile.ESPER;
    }

    @Override
    public boolean acceptsJavaTexts() {
        return profile == Profile.ESPER;
    }

    @Override
    public boolean acceptsIntegralFractions() {
        return profile == Profile.DEFAULT;
    }

    @Override
    public boolean acceptsOverflow() {
        return profile == Profile.ESPER;
    }

    @Override
    public boolean readsOtherKindsAsNull() {
        return profile == Profile.ESPER;
    }

    @Override
    public boolean refusesUndeclared() {
        return profile == Profile.STRICT;
    }

    @Override
    public boolean lastDuplicateWins() {
        return profile == Profile.ESPER;
    }

    @Override
    public boolean keepsLoneSurrogates() {
        return profile == Profile.ESPER;
    }

    @Override
    public boolean skipsByteOrderMark() {
        return profile == Profile.DEFAULT;
    }

    @Override
    public boolean writesNulls() {
        return profile == Profile.ESPER;
    }

    @Override
    public boolean escapesAllControls() {
        return profile == Profile.ESPER;
    }
}
