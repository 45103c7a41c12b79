package dev.schemac.runtime.internal.input;

/** What a parse accepts, and its limits. {@code JsonOptions} says of each what it means. */
public interface InputOptions {
    /** The most objects and arrays that may be open at once. */
    int maxDepth();

    /** In characters. */
    int maxNumberLength();

    int maxDecimalScale();

    /** In bytes. */
    int maxEventBytes();

    boolean eitherBase64();

    /** A number or boolean for a string column gives its source text. */
    boolean takesScalarsAsText();

    /** A string for a number or boolean column is converted if its content is exactly such a literal. */
    boolean takesTextAsScalars();

    /** A string for a number column is converted as the Java classes do: {@code +5}, {@code NaN}, {@code 0x1p3}. */
    boolean takesJavaNumbers();

    /** What is written as a string is converted from any scalar's text, as the Java class parses it: UUIDs of short groups. */
    boolean takesJavaTexts();

    /** {@code 1.0} and {@code 1e2} are integers. */
    boolean takesIntegralFractions();

    /** A double or float too large for its type becomes an infinity. */
    boolean takesOverflow();

    /** A value of another kind (object, array, scalar) than the declared one reads as null. */
    boolean readsOtherKindsAsNull();

    /** A member that the schema does not declare is an error. */
    boolean refusesUndeclared();

    /** A second value for a member replaces the first. */
    boolean lastDuplicateWins();

    /** An escaped surrogate without its partner stays in the string. */
    boolean keepsLoneSurrogates();

    /** A UTF-8 byte order mark at offset 0 is skipped. */
    boolean skipsByteOrderMark();
}
