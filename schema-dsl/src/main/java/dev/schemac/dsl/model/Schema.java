package dev.schemac.dsl.model;

import java.util.List;

/** All schemas of one run, linked: whoever holds one holds valid types only. Immutable. */
public final class Schema {
    private final List<ObjectType> types;

    Schema(List<ObjectType> types) {
        this.types = List.copyOf(types);
    }

    /** The schemas of all modules, in the order of the sources and of their declaration. */
    public List<ObjectType> types() {
        return types;
    }
}
