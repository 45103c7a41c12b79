package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.NUMBERS;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.ElementEquality;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rules on arrays. */
final class Arrays {
    /** Rules on the array, not on its elements. */
    static final Set<String> RULES = Set.of("minItems", "maxItems", "unique");

    private Arrays() {}

    /** Returns the attributes for the rules of an array. */
    static List<Attribute> rules(Map<String, Keyword> rules) {
        List<Attribute> attributes = new ArrayList<>();
        for (String name : List.of("minItems", "maxItems")) {
            Optional.ofNullable(rules.get(name))
                    .ifPresent(rule -> attributes.add(new Attribute(name, ScalarColumns.literal(rule.value()), rule)));
        }
        Optional.ofNullable(rules.get("uniqueItems"))
                .ifPresent(rule -> attributes.add(new Attribute("unique", "true", rule)));
        return attributes;
    }

    /** Reports that an array with a rule about unique elements of some type may contain equal numbers. */
    static void loseEqualNumbers(Map<String, Keyword> rules, EplType element, Use use) {
        if (rules.containsKey("uniqueItems") && isUntyped(element)) {
            use.report(difference(rules.get("uniqueItems"), ElementEquality.Difference.NUMBERS));
        }
    }

    /** Returns whether values of a type are compared without knowing the types of their numbers. */
    private static boolean isUntyped(EplType type) {
        return type instanceof EplType.Array array
                ? isUntyped(array.element())
                : type instanceof EplType.MapOf map ? isUntyped(map.value()) : type.equals(EplType.ANY);
    }

    /** Returns the difference for elements that the schemas compare in another way than the contract does. */
    static Difference difference(Keyword rule, ElementEquality.Difference equality) {
        Effect effect = switch (equality) {
            case TEXT, MEMBERS, ROUNDED -> NARROWER;
            case NUMBERS, ZERO -> WIDER;
        };
        String description = switch (equality) {
            case TEXT -> "the form of a value, such as capitals in a UUID, are rejected";
            case MEMBERS -> "a member that is absent in one, and null or its default in the other, are rejected";
            case ROUNDED -> "digits beyond the precision of a number are rejected";
            case NUMBERS -> "the form of a number, such as 1 and 1.0, are accepted";
            case ZERO -> "the sign of zero, 0 and -0.0, are accepted";
        };
        return rule.difference(effect, "elements that differ only in " + description);
    }
}
