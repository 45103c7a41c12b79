package dev.schemac.contracts.infer;

import java.util.Optional;

/** Decides whether the objects of a place are a map. */
final class MapRule {
    /** The number of names above which they are data, not declared names. */
    static final int MOST_MEMBERS = 1_000;

    /** The minimum number of names of a map whose names are rare. */
    private static final int RARE_NAMES = 10;

    /** A name is rare if at most one in so many objects has it, on average. */
    private static final int OBJECTS_EACH = 5;

    /**
     * The result of the rule of rare names.
     *
     * @param reason the reason why the objects are a map; empty if the rule does not apply
     * @param values the values of all members, if the rule applies
     */
    record RareNames(Optional<String> reason, Optional<ValueShape> values) {
        static final RareNames NO = new RareNames(Optional.empty(), Optional.empty());
    }

    private MapRule() {}

    /** Returns the last tenth of a number of objects, at least one. */
    static long lastTenth(long objects) {
        return (objects + 9) / 10;
    }

    /** Returns the reason why undecided objects are a map; empty if they are none, or have no members. */
    static Optional<String> reason(ObjectSamples samples, Place place) {
        int names = samples.names().size();
        if (place.isRequested()) {
            return Optional.of("requested");
        } else if (names > MOST_MEMBERS) {
            return Optional.of("more than " + MOST_MEMBERS + " names");
        } else if (names == 0 || !place.options().maps()) {
            return Optional.empty();
        } else if (ObjectShape.areData(samples.names())) {
            return Optional.of("each name is a number, a date, a version or a UUID");
        }
        return samples.rareNames(() -> rareNames(samples, place)).reason();
    }

    private static RareNames rareNames(ObjectSamples samples, Place place) {
        long objects = samples.count();
        long last = lastTenth(objects);
        long recent = samples.newNames(last);
        int names = samples.names().size();
        long members = samples.members();
        if (names < RARE_NAMES || recent == 0 || OBJECTS_EACH * members > names * objects) {
            return RareNames.NO;
        }
        Optional<ValueShape> values = valuesOfOneType(samples.whole(), place);
        long percent = Math.max(1, Math.round(100.0 * members / names / objects));
        return values.isEmpty()
                ? RareNames.NO
                : new RareNames(
                        Optional.of(names + " names, each in " + percent + "% of " + objects + " objects on average, "
                                + recent + " of them new in the last " + last),
                        values);
    }

    /**
     * Returns the values of all members, if they have one type; otherwise returns empty. Objects must share members, or be
     * maps.
     */
    private static Optional<ValueShape> valuesOfOneType(ObjectShape whole, Place place) {
        ValueShape all = new ValueShape();
        for (ValueShape value : whole.members().values()) {
            if (!all.hasTypeOf(value)) {
                return Optional.empty();
            }
            all.add(value);
        }
        Optional<ObjectSamples> objects = all.samples();
        if (objects.isEmpty()) {
            return Optional.of(all);
        }
        long different = whole.members().values().stream()
                .flatMap(value -> value.samples().stream())
                .mapToLong(value -> value.names().size())
                .sum();
        boolean alike = different >= 2L * objects.get().names().size()
                || reason(objects.get(), place.withoutEffect()).isPresent();
        return alike ? Optional.of(all) : Optional.empty();
    }
}
