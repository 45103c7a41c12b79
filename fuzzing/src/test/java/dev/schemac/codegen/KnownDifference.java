package dev.schemac.codegen;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.contracts.ExportedValidator;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** A verdict of a validator that its language or a defect of its own explains. */
enum KnownDifference {
    NUMBERS("a number that the language rounds to a double"),
    BINARY_BOUNDS("an integer that rounds to a bound, whose binary value Python compares"),
    LINE_FEEDS("a string that ends with a line feed, before which $ also matches in Python"),
    NAMELESS("a required member with an empty name, which ajv 8 does not require if the list has others, too");

    private static final BigDecimal EXACT_INTEGERS = BigDecimal.valueOf(1L << 53);

    /** A list of several required members, one of which has an empty name. */
    private static final Pattern NAMELESS_MEMBERS =
            Pattern.compile("\"required\":\\s*\\[(\\s*\"\"\\s*,|[^\\]]*,\\s*\"\"\\s*[,\\]])");

    private final String description;

    KnownDifference(String description) {
        this.description = description;
    }

    /**
     * Returns the explanation of a verdict that differs from that of the exported schema, if there is one.
     *
     * @param valid the verdict
     */
    static Optional<KnownDifference> of(String validator, boolean valid, String schema, JsonNode document) {
        if (validator.equals("ajv")) {
            if (valid && NAMELESS_MEMBERS.matcher(schema).find()) {
                return Optional.of(NAMELESS);
            }
            return contains(document, KnownDifference::isRoundedAsDouble) ? Optional.of(NUMBERS) : Optional.empty();
        }
        // Python compares integers exactly.
        if (contains(document, node -> !node.isIntegralNumber() && isRoundedAsDouble(node))) {
            return Optional.of(NUMBERS);
        }
        if (contains(document, node -> node.isIntegralNumber() && isAtBinaryBound(node, schema))) {
            return Optional.of(BINARY_BOUNDS);
        }
        return valid && contains(document, node -> node.asText().endsWith("\n"))
                ? Optional.of(LINE_FEEDS)
                : Optional.empty();
    }

    /** Returns whether an integer rounds to a bound with an exponent. */
    private static boolean isAtBinaryBound(JsonNode integer, String schema) {
        return isRoundedAsDouble(integer)
                && contains(
                        ExportedValidator.tree(schema),
                        bound -> bound.isFloatingPointNumber() && bound.doubleValue() == integer.doubleValue());
    }

    private static boolean isRoundedAsDouble(JsonNode node) {
        if (!node.isNumber()) {
            return false;
        }
        if (node.decimalValue().abs().compareTo(EXACT_INTEGERS) >= 0) {
            return true;
        }
        double nearest = node.decimalValue().doubleValue();
        return node.decimalValue().compareTo(new BigDecimal(Double.toString(nearest))) != 0;
    }

    private static boolean contains(JsonNode node, Predicate<JsonNode> trait) {
        if (trait.test(node)) {
            return true;
        }
        for (JsonNode child : node) {
            if (contains(child, trait)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return description;
    }
}
