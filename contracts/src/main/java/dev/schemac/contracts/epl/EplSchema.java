package dev.schemac.contracts.epl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A schema in a schema source. */
public final class EplSchema implements EplDeclaration {
    private final Map<String, String> attributes = new LinkedHashMap<>();
    private final List<EplColumn> columns = new ArrayList<>();
    private String name;
    private final StringBuilder notes = new StringBuilder();
    private String description = "";
    private EplSchema parent;
    private String discriminator = "";
    private EplSchema otherwise;

    @Override
    public String name() {
        return name;
    }

    @Override
    public void name(String chosen) {
        name = chosen;
    }

    /** Adds an attribute of {@code @JsonSchema}; the value is in schema syntax. */
    public void with(String attribute, String value) {
        attributes.put(attribute, value);
    }

    /** Adds lines before the statement that do not describe the schema. */
    public void note(String text) {
        notes.append(EplText.note(text));
    }

    /** Sets the string of {@code @Description}. */
    public void description(String text) {
        description = text;
    }

    /** Makes this a union, by an own or an inherited column. */
    public void discriminator(String member) {
        discriminator = member;
    }

    /** Sets the discriminator strings of this schema. */
    public void discriminatorValue(List<String> texts) {
        String all = texts.stream().map(EplText::quoted).collect(Collectors.joining(", "));
        with("discriminatorValue", texts.size() == 1 ? all : "{" + all + "}");
    }

    /** Sets the schema of objects whose discriminator selects no subtype. */
    public void otherwise(EplSchema schema) {
        otherwise = schema;
    }

    public void inherits(EplSchema schema) {
        parent = schema;
    }

    public Optional<EplSchema> parent() {
        return Optional.ofNullable(parent);
    }

    public void add(EplColumn column) {
        columns.add(column);
    }

    /** {@return the own columns} */
    public List<EplColumn> columns() {
        return columns;
    }

    /** {@return everything in the statement besides names, notes, the description, the parent and the columns} */
    public List<Object> content() {
        return List.of(Map.copyOf(attributes), discriminator);
    }

    /** {@return whether its events keep undeclared members, as those of a dynamic parent do} */
    boolean isDynamic() {
        return "true".equals(attributes.get("dynamic")) || parent != null && parent.isDynamic();
    }

    @Override
    public String statement() {
        return statement(FileDefaults.NONE, ColumnNames.of(this));
    }

    /** @param ofFile the defaults of its file */
    String statement(FileDefaults ofFile, ColumnNames names) {
        StringBuilder annotations = new StringBuilder();
        annotations.append(EplText.annotation(description));
        Map<String, String> all = new LinkedHashMap<>();
        if (!discriminator.isEmpty()) {
            names.ofMember(discriminator).ifPresent(name -> all.put("discriminator", EplText.quoted(name)));
        }
        if (otherwise != null) {
            all.put("otherwise", otherwise == this ? "base" : EplText.quoted(otherwise.name()));
        }
        all.putAll(attributes);
        if (ofFile.dynamic() && !isDynamic()) {
            all.put("dynamic", "false");
        } else if (ofFile.dynamic()) {
            all.remove("dynamic");
        }
        Set<Presence> defaults = Presence.ofSchema(columns, ofFile.presence());
        for (Presence presence : Presence.inOrder()) {
            boolean set = defaults.contains(presence);
            if (set != ofFile.presence().contains(presence)) {
                all.put(presence.attribute(), set ? presence.value() : presence.otherwise());
            }
        }
        annotations.append(FileDefaults.annotation(all));
        StringBuilder body = new StringBuilder();
        int left = columns.size();
        for (EplColumn column : columns) {
            body.append(column.declaration(names.of(column), defaults, --left == 0));
        }
        String inherits = parent == null ? "" : " inherits " + EplText.columnName(parent.name());
        return notes.toString() + annotations + "create json schema " + EplText.columnName(name)
                + (columns.isEmpty() ? "(" : "(\n") + body + ")" + inherits + ";";
    }
}
