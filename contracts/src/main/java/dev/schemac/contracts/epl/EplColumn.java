package dev.schemac.contracts.epl;

import dev.schemac.dsl.analysis.Vocabulary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A column in a schema source, with its {@code @Column} attributes. */
public final class EplColumn {
    private final String member;
    private final EplType type;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private String comment = "";
    private String annotation = "";
    private final StringBuilder notes = new StringBuilder();
    private String remark = "";

    /** @param member the name in JSON */
    public EplColumn(String member, EplType type) {
        this.member = member;
        this.type = type;
    }

    public String member() {
        return member;
    }

    public EplType type() {
        return type;
    }

    /**
     * Adds an attribute of {@code @Column}.
     *
     * @param value in schema syntax: a number, a word, or {@link EplText#quoted}
     */
    public EplColumn with(String attribute, String value) {
        attributes.put(attribute, value);
        return this;
    }

    /**
     * Sets the description of the column: a comment above it, or {@code @Description} if a comment would be ambiguous.
     * A blank description is ignored.
     */
    public EplColumn description(String text) {
        if (!text.isBlank()) {
            Optional<String> unambiguous = EplText.description(text);
            comment = unambiguous.orElse("");
            annotation = unambiguous.isPresent() ? "" : "@Description(" + EplText.quoted(text) + ") ";
        }
        return this;
    }

    /** Adds lines before the column that do not describe it. */
    public EplColumn note(String text) {
        notes.append(EplText.note(text));
        return this;
    }

    /** Sets the comment after the column in its line. */
    public EplColumn remark(String text) {
        remark = text;
        return this;
    }

    /** {@return everything in the declaration besides the type and notes} */
    public List<Object> content() {
        return List.of(member, Map.copyOf(attributes), comment, annotation, remark);
    }

    /** {@return whether the column has an attribute that differs from the default of the language} */
    boolean has(Presence presence) {
        return presence.value().equals(attributes.get(presence.attribute()));
    }

    boolean has(String attribute) {
        return attributes.containsKey(attribute);
    }

    /** {@return whether an absent member is equal to null or to a default} */
    boolean hidesAbsence() {
        return !has(Presence.REQUIRED) && (!has(Presence.NOT_NULL) || has("defaultValue"));
    }

    /** {@return whether the default of a schema would apply to the column if it had no such attribute} */
    boolean takesDefault(Presence presence) {
        return switch (presence) {
            case REQUIRED -> !attributes.containsKey("defaultValue");
            case NOT_NULL_ELEMENTS -> type.hasNullableElements();
            case NOT_NULL -> !attributes.containsKey("const") && !type.equals(new EplType.Scalar("null"));
        };
    }

    /**
     * {@return the column with its comments and annotations, and the end of its line}
     *
     * @param name if it differs from the member's name, an annotation sets that one
     * @param defaults the attributes of all columns of the schema
     */
    String declaration(String name, Set<Presence> defaults, boolean last) {
        String behind = remark.isEmpty() ? "" : " // " + remark;
        return comment + notes + annotation + annotations(name, defaults) + EplText.columnName(name) + " " + type.text()
                + (last ? "" : ",") + behind + "\n";
    }

    private String annotations(String name, Set<Presence> defaults) {
        Map<String, String> all = new LinkedHashMap<>();
        if (!name.equals(member)) {
            all.put("jsonName", EplText.quoted(member));
        }
        all.putAll(attributes);
        for (Presence presence : Presence.inOrder()) {
            if (!defaults.contains(presence)) {
                continue;
            }
            if (takesDefault(presence) && !has(presence)) {
                all.put(presence.attribute(), presence.otherwise());
            } else if (takesDefault(presence) || presence != Presence.REQUIRED) {
                all.remove(presence.attribute());
            }
        }
        boolean items = type instanceof EplType.Array || type instanceof EplType.MapOf;
        return all.isEmpty() ? "" : Vocabulary.annotationsBeforeColumn(all, items) + " ";
    }
}
