package dev.schemac.codegen.infer;

import java.util.Optional;

/** Decides whether the objects of a place are a map. */
final class MapRule {
    /** The number of names above which they are data, not declared names. */
    static final int MOST_MEMBERS = 1_000;

    /** The minimum number of names of a map whose names are rare. */
    private static final int RARE_NAMES = 10;

    /** A name is rare if at most one in so many objects has it, on average. */
    private static final int OBJECTS_EACH = 5;

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
        return rareNames(samples, place);
    }

    private static Optional<String> rareNames(ObjectSamples samples, Place place) {
        long objects = samples.count();
        long last = lastTenth(objects);
        long recent = samples.newNames(last);
        int names = samples.names().size();
        if (names < RARE_NAMES || recent == 0) {
            return Optional.empty();
        }
        long members = samples.members();
        if (OBJECTS_EACH * members > names * objects || !haveOneType(samples.whole(), place)) {
            return Optional.empty();
        }
        long percent = Math.max(1, Math.round(100.0 * members / names / objects));
        return Optional.of(names + " names, each in " + percent + "% of " + objects + " objects on average, " + recent
                + " of them new in the last " + last);
    }

    /** Returns whether all values have one type. Objects must share members, or be maps. */
    private static boolean haveOneType(ObjectShape whole, Place place) {
        ValueShape all = new ValueShape();
        for (ValueShape value : whole.members().values()) {
            if (!all.hasTypeOf(value)) {
                return false;
            }
            all.add(value);
        }
        Optional<ObjectSamples> objects = all.samples();
        if (objects.isEmpty()) {
            return true;
        }
        long different = whole.members().values().stream()
                .flatMap(value -> value.samples().stream())
                .mapToLong(value -> value.names().size())
                .sum();
        return different >= 2L * objects.get().names().size()
                || reason(objects.get(), place.withoutEffect()).isPresent();
    }
}
