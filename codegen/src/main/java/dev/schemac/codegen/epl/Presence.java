package dev.schemac.codegen.epl;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** An attribute of {@code @Column} that {@code @JsonSchema} can set for all columns of a schema. */
enum Presence {
    /** The member may not be null. */
    NOT_NULL("nullable", "false", "true"),
    /** The member must be present. */
    REQUIRED("required", "true", "false");

    private final String attribute;
    private final String value;
    private final String otherwise;

    /**
     * @param value the value that differs from the default of the language
     * @param otherwise the default of the language
     */
    Presence(String attribute, String value, String otherwise) {
        this.attribute = attribute;
        this.value = value;
        this.otherwise = otherwise;
    }

    String attribute() {
        return attribute;
    }

    String value() {
        return value;
    }

    String otherwise() {
        return otherwise;
    }

    /**
     * {@return the attributes that become defaults of a schema: most of its columns have them} {@code required} alone has
     * a short form, so it also must save an annotation.
     */
    static Set<Presence> shared(List<EplColumn> columns) {
        Set<Presence> shared = EnumSet.noneOf(Presence.class);
        for (Presence presence : values()) {
            long having =
                    columns.stream().filter(column -> column.has(presence)).count();
            long others = columns.stream()
                    .filter(column -> !column.has(presence) && column.takesDefault(presence))
                    .count();
            if (having > others + (presence == REQUIRED && shared.isEmpty() ? 1 : 0)) {
                shared.add(presence);
            }
        }
        return shared;
    }
}
