package dev.schemac.codegen.infer;

/**
 * The facts that inference may derive beyond types. The schema reads all samples with each option, but a later document
 * may contain other strings.
 *
 * @param required whether members of all samples are declared {@code required}, and {@code nullable=false} if they were
 *     never null
 * @param formats whether strings get the type date, time, duration, UUID or web URL. All samples must have that type,
 *     and be written exactly as they were read. UUIDs in upper case and times with trailing zeros stay strings
 * @param enumConstants the maximum number of distinct words in a member that becomes an enum. The member needs ten
 *     samples for each word on average. 0 for no enums, at most {@link #MOST_CONSTANTS}
 * @param unions whether objects become a union if the string of one member decides their members
 */
public record InferenceOptions(boolean required, boolean formats, int enumConstants, boolean unions) {
    /** The maximum number of constants of an inferred enum. */
    public static final int MOST_CONSTANTS = 250;

    /** No required members; formats, enums of at most 12 constants, and unions. */
    public static final InferenceOptions DEFAULT = new InferenceOptions(false, true, 12, true);

    /** @throws IllegalArgumentException if the number of constants is out of range */
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
