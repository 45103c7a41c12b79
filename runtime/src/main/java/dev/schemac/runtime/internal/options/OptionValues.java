package dev.schemac.runtime.internal.options;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.output.Output;
import java.io.Serializable;
import java.util.Objects;

/**
 * Contains the values of a {@code JsonOptions}, for reader and writer. The components are the options, in the order of
 * their documentation; {@code JsonOptions} describes them.
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
        implements Cursor.Options, Output.Options, Serializable {

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

    public OptionValues withMaxDepth(int levels) {
        return new OptionValues(
                profile, levels, maxNumberLength, maxDecimalScale, maxEventBytes, indent, sortedMembers, eitherBase64);
    }

    public OptionValues withMaxNumberLength(int characters) {
        return new OptionValues(
                profile, maxDepth, characters, maxDecimalScale, maxEventBytes, indent, sortedMembers, eitherBase64);
    }

    public OptionValues withMaxDecimalScale(int scale) {
        return new OptionValues(
                profile, maxDepth, maxNumberLength, scale, maxEventBytes, indent, sortedMembers, eitherBase64);
    }

    public OptionValues withMaxEventBytes(int bytes) {
        return new OptionValues(
                profile, maxDepth, maxNumberLength, maxDecimalScale, bytes, indent, sortedMembers, eitherBase64);
    }

    public OptionValues withIndent(int spaces) {
        return new OptionValues(
                profile,
                maxDepth,
                maxNumberLength,
                maxDecimalScale,
                maxEventBytes,
                spaces,
                sortedMembers,
                eitherBase64);
    }

    public OptionValues withSortedMembers(boolean sorted) {
        return new OptionValues(
                profile, maxDepth, maxNumberLength, maxDecimalScale, maxEventBytes, indent, sorted, eitherBase64);
    }

    public OptionValues withEitherBase64(boolean either) {
        return new OptionValues(
                profile, maxDepth, maxNumberLength, maxDecimalScale, maxEventBytes, indent, sortedMembers, either);
    }

    @Override
    public boolean acceptsScalarsAsStrings() {
        return profile != Policy.STRICT;
    }

    @Override
    public boolean acceptsStringsAsScalars() {
        return profile != Policy.STRICT;
    }

    @Override
    public boolean acceptsJavaNumbers() {
        return profile == Policy.ESPER;
    }

    @Override
    public boolean acceptsJavaStrings() {
        return profile == Policy.ESPER;
    }

    @Override
    public boolean acceptsIntegralFractions() {
        return profile == Policy.DEFAULT;
    }

    @Override
    public boolean acceptsOverflow() {
        return profile == Policy.ESPER;
    }

    @Override
    public boolean readsOtherKindsAsNull() {
        return profile == Policy.ESPER;
    }

    @Override
    public boolean refusesUndeclared() {
        return profile == Policy.STRICT;
    }

    @Override
    public boolean lastDuplicateWins() {
        return profile == Policy.ESPER;
    }

    @Override
    public boolean keepsLoneSurrogates() {
        return profile == Policy.ESPER;
    }

    @Override
    public boolean skipsByteOrderMark() {
        return profile == Policy.DEFAULT;
    }

    @Override
    public boolean writesNulls() {
        return profile == Policy.ESPER;
    }

    @Override
    public boolean escapesAllControls() {
        return profile == Policy.ESPER;
    }
}
