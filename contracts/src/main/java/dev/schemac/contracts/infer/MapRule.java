package dev.schemac.contracts.infer;

import dev.schemac.dsl.model.JavaLimits;
import java.util.Optional;

/** Decides whether the objects of a place are a map. */
final class MapRule {
    /** The number of names above which they are data, not declared names. */
    static final int MOST_MEMBERS = 1_000;

    /** The minimum number of names that are data because all values have one type. */
    static final int MANY_NAMES = 50;

    /** The minimum number of names of a map whose names are rare. */
    private static final int RARE_NAMES = 10;

    /** A name is rare if at most one in so many objects has it, on average. */
    private static final int OBJECTS_EACH = 5;

    /**
     * The result of the rules about names whose values have one type.
     *
     * @param reason the reason why the objects are a map; empty if no rule applies
     * @param values the values of all members, if a rule applies
     */
    record NamesOfValues(Optional<String> reason, Optional<ValueShape> values) {
        static final NamesOfValues NO = new NamesOfValues(Optional.empty(), Optional.empty());
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
        return samples.namesOfValues(() -> namesOfValues(samples, place)).reason();
    }

    /**
     * Returns whether samples that are a map have a schema without columns. Otherwise each name is a column, because
     * undeclared members have no type.
     */
    static boolean isWithoutColumns(ObjectSamples samples, Place place) {
        return samples.names().size() > JavaLimits.MOST_COLUMNS
                || place.options().maps() && valuesOfOneType(samples.whole()).isPresent();
    }

    private static NamesOfValues namesOfValues(ObjectSamples samples, Place place) {
        long objects = samples.count();
        long last = lastTenth(objects);
        long recent = samples.newNames(last);
        int names = samples.names().size();
        long members = samples.members();
        boolean rare = names >= RARE_NAMES && recent > 0 && OBJECTS_EACH * members <= names * objects;
        if (!rare && names < MANY_NAMES) {
            return NamesOfValues.NO;
        }
        ObjectShape whole = samples.whole();
        Optional<ValueShape> values = valuesOfOneType(whole).filter(all -> areAlike(whole, all, place));
        // A sample with many scalars is rather a row of a table.
        if (values.isEmpty()
                || !rare && place.isRoot() && values.get().samples().isEmpty()) {
            return NamesOfValues.NO;
        }
        long percent = Math.max(1, Math.round(100.0 * members / names / objects));
        return new NamesOfValues(
                Optional.of(
                        rare
                                ? names + " names, each in " + percent + "% of " + objects + " objects on average, "
                                        + recent + " of them new in the last " + last
                                : names + " names, whose values have one type"),
                values);
    }

    /** Returns the values of all members, if they have one type; otherwise returns empty. */
    private static Optional<ValueShape> valuesOfOneType(ObjectShape whole) {
        ValueShape all = new ValueShape();
        for (ValueShape value : whole.members().values()) {
            if (!all.hasTypeOf(value)) {
                return Optional.empty();
            }
            all.add(value);
        }
        return Optional.of(all);
    }

    /** Returns whether objects share members, or are maps. Other values are alike. */
    private static boolean areAlike(ObjectShape whole, ValueShape all, Place place) {
        if (all.samples().isEmpty()) {
            return true;
        }
        ObjectSamples objects = all.samples().get();
        long different = whole.members().values().stream()
                .flatMap(value -> value.samples().stream())
                .mapToLong(value -> value.names().size())
                .sum();
        return different >= 2L * objects.names().size()
                || reason(objects, place.withoutEffect()).isPresent();
    }
}
