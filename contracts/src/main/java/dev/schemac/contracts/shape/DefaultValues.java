package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NONE;

import dev.schemac.contracts.epl.AttributeCheck;
import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes the defaults of columns. */
record DefaultValues(AttributeCheck check) {
    private static final Set<String> INTEGERS = Set.of("byte", "short", "int", "long", "BigInteger");

    /**
     * Returns the default of a column, as a schema writes it.
     *
     * @param attributes the other attributes of {@code @Column}, each {@code name=value}
     */
    Optional<String> of(Facts facts, ColumnShape column, boolean required, List<String> attributes, Use use) {
        Keyword value = facts.defaultValue();
        if (value == null || value.value() == null) {
            return Optional.empty();
        }
        if (required) {
            use.report(value, NONE, "the default has no effect, because the member is required");
            return Optional.empty();
        }
        EplType type = column.type();
        List<String> formats =
                attributes.stream().filter(each -> each.startsWith("format=")).toList();
        Optional<String> literal = literal(value.value(), type)
                .filter(text -> type instanceof EplType.Declared || isAccepted(type, formats, text));
        if (literal.isEmpty()) {
            use.report(
                    value,
                    NONE,
                    "a column cannot have this default; its type is '" + kind(type) + "'"
                            + unquoted(value.value(), type));
        } else if (!attributes.isEmpty() && !isAccepted(type, attributes, literal.get())) {
            use.report(value, NONE, "the default violates a rule of the column");
            return Optional.empty();
        }
        return literal;
    }

    private boolean isAccepted(EplType type, List<String> attributes, String literal) {
        List<String> all = new ArrayList<>(attributes);
        all.add("defaultValue=" + literal);
        return check.isAccepted(type, all);
    }

    /** Explains a number or boolean that is the default of strings: in YAML, the quotes may be missing. */
    private static String unquoted(Object value, EplType type) {
        return type.equals(new EplType.Scalar("string")) && (value instanceof Number || value instanceof Boolean)
                ? ", and '" + value + "' is " + JsonKind.of(value).article() + " in this file: quote it"
                : "";
    }

    /** Returns the type in messages. Schemas have no names yet. */
    private static String kind(EplType type) {
        if (type instanceof EplType.Array array) {
            return kind(array.element()) + "[]";
        } else if (type instanceof EplType.MapOf map) {
            return map.value().equals(EplType.ANY) ? "Map" : "Map<String, " + kind(map.value()) + ">";
        }
        return type instanceof EplType.Scalar scalar ? scalar.word() : "schema";
    }

    static Optional<String> literal(Object value, EplType type) {
        if (type instanceof EplType.Declared) {
            return value instanceof String text && EnumColumns.has(type, text)
                    ? Optional.of(EplText.quoted(text))
                    : Optional.empty();
        }
        boolean scalar = type instanceof EplType.Scalar && !type.equals(EplType.ANY);
        if (!scalar || JsonKind.isBeyondNumbers(value)) {
            return Optional.empty();
        }
        String word = ((EplType.Scalar) type).word();
        if (value instanceof String text) {
            return Optional.of(text).filter(JavaLimits::isConstant).map(EplText::quoted);
        } else if (value instanceof Boolean flag) {
            return word.equals("boolean") ? Optional.of(flag.toString()) : Optional.empty();
        }
        return value instanceof Number && !word.equals("string")
                ? Optional.of(ScalarColumns.literal(value, INTEGERS.contains(word)))
                : Optional.empty();
    }
}
