package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplType;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import java.util.ArrayList;
import java.util.List;

/**
 * A node as the type of a column.
 *
 * @param nullable whether it may be null
 * @param attributes the attributes of {@code @Column} besides the type
 */
record ColumnFacts(EplType type, boolean nullable, List<Attribute> attributes) {
    /**
     * An attribute of {@code @Column}.
     *
     * @param value the value as a schema writes it
     * @param keyword the keyword that the attribute is made from
     */
    record Attribute(String name, String value, Keyword keyword) {}

    ColumnFacts(EplType type, boolean nullable) {
        this(type, nullable, List.of());
    }

    /** Returns whether both have the same attributes. The keywords they are made from do not matter. */
    boolean says(ColumnFacts other) {
        return texts().equals(other.texts());
    }

    private List<String> texts() {
        return attributes.stream()
                .map(attribute -> attribute.name() + "=" + attribute.value())
                .toList();
    }

    ColumnFacts with(Attribute attribute) {
        List<Attribute> more = new ArrayList<>(attributes);
        more.add(attribute);
        return new ColumnFacts(type, nullable, more);
    }

    ColumnFacts orNull(boolean alsoNull) {
        return new ColumnFacts(type, nullable || alsoNull, attributes);
    }
}
