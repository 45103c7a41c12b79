package dev.schemac.contracts.epl;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** An attribute of {@code @Column} that {@code @JsonSchema} can set for all columns of a schema or a file. */
enum Presence {
    /** The member may not be null. */
    NOT_NULL("nullable", "false", "true"),
    /** The elements of arrays, and the values of maps, may not be null. */
    NOT_NULL_ELEMENTS("nullElements", "false", "true"),
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

    /** {@return the attributes in the order in which annotations list them} */
    static List<Presence> inOrder() {
        return List.of(REQUIRED, NOT_NULL, NOT_NULL_ELEMENTS);
    }

    /**
     * {@return the attributes that become defaults of a file} They must save annotations: more than one schema has them
     * as its defaults, and few others have columns without them.
     *
     * @param schemas the columns of each schema
     */
    static Set<Presence> ofFile(List<List<EplColumn>> schemas) {
        Set<Presence> shared = EnumSet.noneOf(Presence.class);
        for (Presence presence : values()) {
            long having = schemas.stream()
                    .filter(columns -> ofSchema(columns, Set.of()).contains(presence))
                    .count();
            long others = schemas.stream()
                    .filter(columns -> !ofSchema(columns, Set.of()).contains(presence))
                    .filter(columns -> presence.lacking(columns) > 0)
                    .count();
            if (having > others + 1) {
                shared.add(presence);
            }
        }
        return shared;
    }

    /**
     * {@return the attributes that are defaults of a schema: most of its columns have them} If only {@code required}
     * differs from the defaults of the file, the annotation must save others. {@code nullable} and {@code nullElements}
     * of one column are defaults, too, because contracts mean them for columns that are added later.
     *
     * @param ofFile the defaults of its file
     */
    static Set<Presence> ofSchema(List<EplColumn> columns, Set<Presence> ofFile) {
        Set<Presence> changed = EnumSet.noneOf(Presence.class);
        long saved = 0;
        for (Presence presence : values()) {
            long more = presence.having(columns) - presence.lacking(columns);
            long each = ofFile.contains(presence) ? -more : more;
            if (each > 0) {
                changed.add(presence);
                saved += each;
            }
        }
        boolean enough = saved > 1 || changed.contains(NOT_NULL) || changed.contains(NOT_NULL_ELEMENTS);
        Set<Presence> shared = EnumSet.noneOf(Presence.class);
        for (Presence presence : values()) {
            boolean change = enough && changed.contains(presence);
            if (change != ofFile.contains(presence)) {
                shared.add(presence);
            }
        }
        return shared;
    }

    private long having(List<EplColumn> columns) {
        return columns.stream().filter(column -> column.has(this)).count();
    }

    /** Returns the number of columns that need an annotation if the attribute is the default. */
    private long lacking(List<EplColumn> columns) {
        return columns.stream()
                .filter(column -> !column.has(this) && column.takesDefault(this))
                .count();
    }
}
