package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplType;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import java.util.ArrayList;
import java.util.List;

/**
 * What a node is as the type of a column.
 *
 * @param nullable whether it may be null
 * @param attributes what {@code @Column} says beside the type
 */
record ColumnFacts(EplType type, boolean nullable, List<Attribute> attributes) {
    /**
     * An attribute of {@code @Column}.
     *
     * @param value as it stands in a schema
     * @param keyword where it comes from
     */
    record Attribute(String name, String value, Keyword keyword) {}

    ColumnFacts(EplType type, boolean nullable) {
        this(type, nullable, List.of());
    }

    /** Whether both have the same attributes, wherever they come from. */
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
