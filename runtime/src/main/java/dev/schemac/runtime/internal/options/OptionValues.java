package dev.schemac.runtime.internal.options;

import java.io.Serializable;
import java.util.Objects;

/**
 * Contains the values of a {@code JsonOptions}, for reader and writer. The components are the options, in the order of
 * their documentation; {@code JsonOptions} describes them. The other methods are the policies of the profiles.
 */
public record OptionValues(
        Policy profile,
        int maxDepth,
        int maxNumberLength,
        int maxDecimalScale,
        int maxEventBytes,
        int indent,
        boolean sortedMembers,
        boolean eitherBase64)
        implements Serializable {

    /** The behaviours that {@code JsonOptions.Profile} names. */
    public enum Policy {
        DEFAULT,
        STRICT,
        ESPER
    }

    /** @throws IllegalArgumentException if a limit or the indentation is out of its bounds */
    public OptionValues {
        Objects.requireNonNull(profile, "profile");
        checkAtLeast(1, "maxDepth", maxDepth);
        checkAtLeast(20, "maxNumberLength", maxNumberLength);
        checkAtLeast(1, "maxDecimalScale", maxDecimalScale);
        checkAtLeast(1, "maxEventBytes", maxEventBytes);
        if (indent < 0 || indent > 16) {
            throw new IllegalArgumentException("indent must be from 0 to 16 but is " + indent);
        }
    }

    private static void checkAtLeast(int least, String name, int value) {
        if (value < least) {
            throw new IllegalArgumentException(name + " must be at least " + least + " but is " + value);
        }
    }

    /** {@return the values of a profile without changes} */
    public static OptionValues of(Policy profile) {
        return new OptionValues(
                profile, profile == Policy.ESPER ? 1_000 : 256, 1_000, 10_000, 64 << 20, 0, false, false);
    }

    /** {@return whether a number or boolean for a string column is read as its source characters} */
    public boolean acceptsScalarsAsStrings() {
        return profile != Policy.STRICT;
    }

    /** {@return whether a string for a number or boolean column is converted if its content is exactly such a literal} */
    public boolean acceptsStringsAsScalars() {
        return profile != Policy.STRICT;
    }

    /** {@return whether a string for a number column is converted as the Java classes do: {@code +5}, {@code NaN}, {@code 0x1p3}} */
    public boolean acceptsJavaNumbers() {
        return profile == Policy.ESPER;
    }

    /** {@return whether a string format also accepts any scalar, and converts its characters as the Java class parses them: UUIDs of short groups} */
    public boolean acceptsJavaStrings() {
        return profile == Policy.ESPER;
    }

    /** {@return whether {@code 1.0} and {@code 1e2} are integers} */
    public boolean acceptsIntegralFractions() {
        return profile == Policy.DEFAULT;
    }

    /** {@return whether a double or float too large for its type becomes an infinity} */
    public boolean acceptsOverflow() {
        return profile == Policy.ESPER;
    }

    /** {@return whether a value of another kind (object, array, scalar) than the declared one reads as null} */
    public boolean readsOtherKindsAsNull() {
        return profile == Policy.ESPER;
    }

    /** {@return whether undeclared members are rejected} */
    public boolean refusesUndeclared() {
        return profile == Policy.STRICT;
    }

    /** {@return whether a second value for a member replaces the first} */
    public boolean lastDuplicateWins() {
        return profile == Policy.ESPER;
    }

    /** {@return whether an escaped surrogate without its partner stays in the string} */
    public boolean keepsLoneSurrogates() {
        return profile == Policy.ESPER;
    }

    /** {@return whether a UTF-8 byte order mark at offset 0 is skipped} */
    public boolean skipsByteOrderMark() {
        return profile == Policy.DEFAULT;
    }

    /** {@return whether columns without a value are written as null} */
    public boolean writesNulls() {
        return profile == Policy.ESPER;
    }

    /** {@return whether U+2028 and U+2029 are escaped, and control characters without the short forms of backspace and form feed} */
    public boolean escapesAllControls() {
        return profile == Policy.ESPER;
    }
}
