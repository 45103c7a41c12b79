package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.input.NameTable;
import dev.schemac.runtime.internal.input.SubtypeFinder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Contains the names of the members that each subtype of a union can have, for {@link JsonScanner#subtype}. Immutable.
 */
public final class SubtypeMembers {
    private final List<String> subtypes;
    private final NameTable names;

    /** For each name, a bit for each subtype that has a member of this name. */
    private final long[] masks;

    private final int empty;

    private SubtypeMembers(Builder builder) {
        this.subtypes = List.copyOf(builder.subtypes);
        this.names = Discriminator.table(builder.masks.keySet().toArray(String[]::new));
        this.masks = builder.masks.values().stream().mapToLong(Long::longValue).toArray();
        this.empty = builder.empty;
    }

    /** Collects the subtypes. */
    public static final class Builder {
        private final List<String> subtypes = new ArrayList<>();
        private final Map<String, Long> masks = new LinkedHashMap<>();
        private int empty = SubtypeFinder.NONE;

        /** Creates a builder without subtypes. */
        public Builder() {}

        /**
         * Adds a subtype, of at most 64.
         *
         * @param names the names of its members, with aliases; of all subtypes at most 32,767 different ones
         */
        public Builder add(String subtype, String... names) {
            if (names.length == 0) {
                empty = subtypes.size();
            }
            for (String name : names) {
                masks.merge(name, 1L << subtypes.size(), (one, other) -> one | other);
            }
            subtypes.add(subtype);
            return this;
        }

        /** {@return the members of these subtypes} */
        public SubtypeMembers build() {
            return new SubtypeMembers(this);
        }
    }

    List<String> subtypes() {
        return subtypes;
    }

    int find(JsonScanner in) {
        return SubtypeFinder.deduce(in, names, masks, empty);
    }
}
