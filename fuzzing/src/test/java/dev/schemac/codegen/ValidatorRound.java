package dev.schemac.codegen;

import dev.schemac.contracts.ExportComparison;
import dev.schemac.contracts.ExportComparison.Compared;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Compares the verdicts of {@link ExportComparison} with those of validators in other languages. */
final class ValidatorRound extends CampaignRound {
    private static final int DOCUMENTS_AT_ONCE = 50;

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
                countDocument();
                countParses(1);
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
                if (valid != compared.valid()) {
                    KnownDifference.of(validator, valid, schema, compared.document())
                            .ifPresentOrElse(
                                    known -> countKnown(validator + ", " + known),
                                    () -> fail(
                                            validator + (valid ? " accepts" : " rejects") + " a document",
                                            compared.document() + "\nof " + schema + "\n" + comparison));
                }
            }
        }
    }

    @Override
    void close() {
        for (ValidatorProcess validator : validators) {
            validator.close();
        }
    }
}
