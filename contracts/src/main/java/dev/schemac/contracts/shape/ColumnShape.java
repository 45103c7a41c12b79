package dev.schemac.contracts.shape;

import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.dsl.model.Rules.AllowedType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A node as the type of a column.
 *
 * @param nullable whether it may be null
 * @param attributes the attributes of {@code @Column} besides the type
 * @param nulls the nulls in its arrays and maps
 */
record ColumnShape(EplType type, boolean nullable, List<Attribute> attributes, ElementNulls nulls) {
    /**
     * An attribute of {@code @Column}.
     *
     * @param value the value as a schema writes it
     * @param keyword the keyword that the attribute is made from
     */
    record Attribute(String name, String value, Keyword keyword) {}

    /**
     * The nulls in arrays and maps, at all levels of a type.
     *
     * @param allowed whether the contract allows them at some level
     * @param refused the levels at which it does not, if the type alone does not exclude them
     */
    record ElementNulls(boolean allowed, List<Difference> refused) {
        static final ElementNulls NONE = new ElementNulls(false, List.of());
        static final ElementNulls ALLOWED = new ElementNulls(true, List.of());

        /** @param difference the report if the schemas allow null nevertheless */
        static ElementNulls refused(Difference difference) {
            return new ElementNulls(false, List.of(difference));
        }

        ElementNulls and(ElementNulls inner) {
            return new ElementNulls(
                    allowed || inner.allowed,
                    Stream.concat(refused.stream(), inner.refused.stream()).toList());
        }

        /** Returns whether an attribute of the column excludes all nulls that the contract excludes. */
        boolean isAttribute() {
            return !allowed && !refused.isEmpty();
        }
    }

    ColumnShape(EplType type, boolean nullable) {
        this(type, nullable, List.of());
    }

    ColumnShape(EplType type, boolean nullable, List<Attribute> attributes) {
        this(type, nullable, attributes, ElementNulls.NONE);
    }

    /**
     * Returns a column for values of several kinds.
     *
     * @param keyword the keyword that allows only these kinds
     */
    static ColumnShape ofKinds(Set<JsonKind> kinds, boolean nullable, Keyword keyword) {
        Set<AllowedType> types = EnumSet.noneOf(AllowedType.class);
        for (JsonKind kind : kinds) {
            switch (kind) {
                case STRING -> types.add(AllowedType.STRING);
                case INTEGER -> types.add(kinds.contains(JsonKind.FRACTION) ? AllowedType.NUMBER : AllowedType.INTEGER);
                case FRACTION -> types.add(AllowedType.NUMBER);
                case BOOLEAN -> types.add(AllowedType.BOOLEAN);
                case OBJECT -> types.add(AllowedType.OBJECT);
                case ARRAY -> types.add(AllowedType.ARRAY);
                case NULL -> {}
            }
        }
        Attribute rule = new Attribute("types", EplText.types(types), keyword);
        return new ColumnShape(EplType.ANY, nullable, List.of(rule));
    }

    /** Returns whether both have the same attributes. The keywords they are made from do not matter. */
    boolean says(ColumnShape other) {
        return texts().equals(other.texts());
    }

    private List<String> texts() {
        return attributes.stream()
                .map(attribute -> attribute.name() + "=" + attribute.value())
                .toList();
    }

    ColumnShape with(Attribute attribute) {
        List<Attribute> more = new ArrayList<>(attributes);
        more.add(attribute);
        return new ColumnShape(type, nullable, more, nulls);
    }

    ColumnShape notNull() {
        return new ColumnShape(type, false, attributes, nulls);
    }

    ColumnShape orNull(boolean alsoNull) {
        return new ColumnShape(type, nullable || alsoNull, attributes, nulls);
    }
}
