package dev.schemac.codegen.epl;

import java.util.LinkedHashMap;
import java.util.Map;

/** A column in a schema source, with its {@code @Column} attributes. */
public final class EplColumn {
    private final String member;
    private final EplType type;
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private String description = "";
    private String notes = "";
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
            description = EplText.description(text).orElseGet(() -> "@Description(" + EplText.quoted(text) + ") ");
        }
        return this;
    }

    /** Adds lines before the column that do not describe it. */
    public EplColumn note(String text) {
        notes += EplText.note(text);
        return this;
    }

    /** Sets the comment after the column in its line. */
    public EplColumn remark(String text) {
        remark = text;
        return this;
    }

    /**
     * {@return {@code @Column} and the end of its line, or nothing} It contains the member's name if the column has
     * another one.
     */
    String annotation(String name) {
        Map<String, String> all = new LinkedHashMap<>();
        if (!name.equals(member)) {
            all.put("jsonName", EplText.quoted(member));
        }
        all.putAll(attributes);
        if (all.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("@Column(name=").append(EplText.columnInAnnotation(name));
        all.forEach((attribute, value) ->
                text.append(", ").append(attribute).append('=').append(value));
        return text.append(")\n").toString();
    }

    /** {@return the column with its comments, and the end of its line} */
    String declaration(String name, boolean last) {
        String behind = remark.isEmpty() ? "" : " // " + remark;
        boolean annotated = description.startsWith("@");
        String above = annotated ? notes + description : description + notes;
        return above + EplText.columnName(name) + " " + type.text() + (last ? "" : ",") + behind + "\n";
    }
}
