package dev.schemac.codegen;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.codegen.ExportComparison.Compared;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Compares the verdicts of {@link ExportComparison} with those of validators in other languages. */
final class ValidatorRound extends CampaignRound {
    private static final int DOCUMENTS_AT_ONCE = 50;
    private static final BigDecimal EXACT_INTEGERS = BigDecimal.valueOf(1L << 53);

    /** A list of required members, one of which has an empty name. */
    private static final Pattern NAMELESS = Pattern.compile("\"required\":\\s*\\[[^\\]]*\"\"\\s*[,\\]]");

    private final ExportComparison comparison;
    private final List<String> exported;
    private final List<ValidatorProcess> validators = new ArrayList<>();

    ValidatorRound(Random random) {
        comparison = new ExportComparison(random, "random");
        exported = comparison.exported();
        try {
            for (ValidatorProcess validator : List.of(ValidatorProcess.jsonschema(), ValidatorProcess.ajv())) {
                validators.add(validator);
                String errors = validator.schemas(exported);
                if (!errors.isEmpty()) {
                    fail(validator + " rejects an exported schema", errors + "\n" + comparison);
                }
            }
        } catch (IOException e) {
            close();
            throw new UncheckedIOException(e);
        }
    }

    @Override
    void step() throws IOException {
        List<Compared> documents = new ArrayList<>();
        while (documents.size() < DOCUMENTS_AT_ONCE) {
            try {
                Compared compared = comparison.nextStrict();
                if (compared != null) {
                    documents.add(compared);
                }
            } catch (AssertionError | RuntimeException e) {
                fail(
                        e.getClass().getSimpleName() + " of the parser and the exported schema",
                        e.getMessage() + "\n" + comparison);
            }
        }
        List<String> verdicts = new ArrayList<>();
        for (ValidatorProcess validator : validators) {
            verdicts.add(validator.verdicts(documents));
        }
        for (int i = 0; i < documents.size(); i++) {
            Compared compared = documents.get(i);
            countDocument();
            countParses(1);
            if (compared.valid()) {
                countAccepted();
            }
            for (int v = 0; v < validators.size(); v++) {
                boolean valid = verdicts.get(v).charAt(i) == '1';
                String validator = validators.get(v).toString();
                String schema = exported.get(compared.schema());
                if (valid != compared.valid() && !isKnown(validator, valid, schema, compared.document())) {
                    fail(
                            validator + (valid ? " accepts" : " rejects") + " a document",
                            compared.document() + "\nof " + schema + "\n" + comparison);
                }
            }
        }
    }

    /**
     * Returns whether the validator's language explains its verdict.
     *
     * @param valid the verdict
     */
    static boolean isKnown(String validator, boolean valid, String schema, JsonNode document) {
        if (validator.equals("ajv")) {
            // ajv 8 takes a member with an empty name for present if the list of required members has others, too.
            return NAMELESS.matcher(schema).find() || contains(document, ValidatorRound::isRoundedAsDouble);
        }
        // Python compares integers exactly. In its patterns $ also matches before a final line feed.
        return contains(
                        document,
                        node -> node.isIntegralNumber() ? isAtBinaryBound(node, schema) : isRoundedAsDouble(node))
                || valid && contains(document, node -> node.asText().endsWith("\n"));
    }

    /** Returns whether an integer rounds to a bound with an exponent. Python compares it with the binary value of the bound. */
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
    void close() {
        for (ValidatorProcess validator : validators) {
            validator.close();
        }
    }
}
