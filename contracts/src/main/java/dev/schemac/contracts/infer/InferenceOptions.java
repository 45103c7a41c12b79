package dev.schemac.contracts.infer;

import dev.schemac.runtime.PropertyPath;
import java.util.List;

/**
 * The facts that inference may derive beyond types. The schema reads all samples with each option, but a later document
 * may contain other strings.
 *
 * @param required whether members of all samples are declared {@code required}, and {@code nullable=false} if they were
 *     never null
 * @param formats whether strings get the type date, time, duration, UUID or web URL. All samples must have that type,
 *     and be written exactly as they were read. UUIDs in upper case and times with trailing zeros stay strings
 * @param enumConstants the maximum number of distinct words in a member that becomes an enum. The member needs ten
 *     samples for each word on average. 0 for no enums, at most {@link #MOST_CONSTANTS}. An enum rejects the words of
 *     later documents, or reads them as null
 * @param unions whether objects become a union if the string of one member, or the name of their only member, decides
 *     their members
 * @param closed whether strings that no sample contains are rejected in enums and discriminators. Otherwise an unknown
 *     constant is read as null, and an object of an unknown subtype as the base of its union
 * @param maps whether objects become a map if their names are data, or if they have many members of one type
 * @param mapPaths the property paths of objects that become a map in any case. An index matches all elements
 */
public record InferenceOptions(
        boolean required,
        boolean formats,
        int enumConstants,
        boolean unions,
        boolean closed,
        boolean maps,
        List<String> mapPaths) {
    /** The maximum number of constants of an inferred enum. */
    public static final int MOST_CONSTANTS = 250;

    /** No required members; formats, unions and maps, but no enums; open enums and unions. */
    public static final InferenceOptions DEFAULT = new InferenceOptions(false, true, 0, true, false, true, List.of());

    /** @throws IllegalArgumentException if the number of constants is out of range, or a path is not a property path */
    public InferenceOptions {
        if (enumConstants < 0 || enumConstants > MOST_CONSTANTS) {
            throw new IllegalArgumentException(
                    "expected 0 to " + MOST_CONSTANTS + " constants of an enum but was " + enumConstants);
        }
        mapPaths = List.copyOf(mapPaths);
        mapPaths.forEach(PropertyPath::of);
    }

    public InferenceOptions withRequired(boolean declared) {
        return new InferenceOptions(declared, formats, enumConstants, unions, closed, maps, mapPaths);
    }

    public InferenceOptions withFormats(boolean recognized) {
        return new InferenceOptions(required, recognized, enumConstants, unions, closed, maps, mapPaths);
    }

    public InferenceOptions withEnumConstants(int most) {
        return new InferenceOptions(required, formats, most, unions, closed, maps, mapPaths);
    }

    public InferenceOptions withUnions(boolean recognized) {
        return new InferenceOptions(required, formats, enumConstants, recognized, closed, maps, mapPaths);
    }

    public InferenceOptions withClosed(boolean rejecting) {
        return new InferenceOptions(required, formats, enumConstants, unions, rejecting, maps, mapPaths);
    }

    public InferenceOptions withMaps(boolean recognized) {
        return new InferenceOptions(required, formats, enumConstants, unions, closed, recognized, mapPaths);
    }

    public InferenceOptions withMapPaths(List<String> paths) {
        return new InferenceOptions(required, formats, enumConstants, unions, closed, maps, paths);
    }
}
