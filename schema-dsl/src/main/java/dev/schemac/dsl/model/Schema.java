package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostic;
import java.util.List;

/** All schemas of one run, linked: whoever holds one holds valid types only. Immutable. */
public final class Schema {
    private final List<ObjectType> types;
    private final List<Diagnostic> warnings;
    private final String warningText;

    Schema(List<ObjectType> types, List<Diagnostic> warnings, String warningText) {
        this.types = List.copyOf(types);
        this.warnings = List.copyOf(warnings);
        this.warningText = warningText;
    }

    /** The schemas of all modules, in the order of the sources and of their declaration. */
    public List<ObjectType> types() {
        return types;
    }

    /** What may be a mistake but is none, in the order of the sources and within a source by position. */
    public List<Diagnostic> warnings() {
        return warnings;
    }

    /** The warnings as text for people, each with its source line and carets; empty if there are none. */
    public String renderWarnings() {
        return warningText;
    }
}
