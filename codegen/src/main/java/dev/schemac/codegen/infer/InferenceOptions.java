package dev.schemac.codegen.infer;

/**
 * How far a schema goes beyond what types alone say of samples. All samples read with each of them; a document that
 * comes later may have another text.
 *
 * @param required whether members that were everywhere are declared {@code required}, and {@code nullable=false} where
 *     they were never null
 * @param formats whether strings that are all dates, times, durations, UUIDs or URLs of the web have that type, if each
 *     is written as it was read; UUIDs in upper case and times with trailing zeros stay strings
 * @param enumConstants a member of at most so many different texts becomes an enum, where there were ten samples for
 *     each of them on average, and each is a word; 0 for no enums, at most {@link #MOST_CONSTANTS}
 * @param unions whether objects become a union where the text of one member decides which members they have
 */
public record InferenceOptions(boolean required, boolean formats, int enumConstants, boolean unions) {
    /** The most constants that an inferred enum can have. */
    public static final int MOST_CONSTANTS = 250;

    /** Nothing required; formats, enums of at most 12 constants, and unions. */
    public static final InferenceOptions DEFAULT = new InferenceOptions(false, true, 12, true);

    /** @throws IllegalArgumentException if there cannot be so many constants */
    public InferenceOptions {
        if (enumConstants < 0 || enumConstants > MOST_CONSTANTS) {
            throw new IllegalArgumentException(
                    "expected 0 to " + MOST_CONSTANTS + " constants of an enum but was " + enumConstants);
        }
    }

    public InferenceOptions withRequired(boolean declared) {
        return new InferenceOptions(declared, formats, enumConstants, unions);
    }

    public InferenceOptions withFormats(boolean recognized) {
        return new InferenceOptions(required, recognized, enumConstants, unions);
    }

    public InferenceOptions withEnumConstants(int most) {
        return new InferenceOptions(required, formats, most, unions);
    }

    public InferenceOptions withUnions(boolean recognized) {
        return new InferenceOptions(required, formats, enumConstants, recognized);
    }
}
