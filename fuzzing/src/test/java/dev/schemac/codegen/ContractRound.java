package dev.schemac.codegen;

import dev.schemac.contracts.ExportComparison;
import java.util.Random;

/** See {@link ExportComparison}. */
final class ContractRound extends CampaignRound {
    private final ExportComparison comparison;

    ContractRound(Random random) {
        comparison = new ExportComparison(random, "random");
    }

    @Override
    void step() {
        int accepted = comparison.accepted();
        int refused = comparison.refused();
        try {
            comparison.next();
        } catch (AssertionError | RuntimeException e) {
            String what = String.valueOf(e.getMessage());
            fail(e.getClass().getSimpleName() + " of the parser and the exported schema", what + "\n" + comparison);
        }
        if (comparison.accepted() + comparison.refused() > accepted + refused) {
            countDocument();
            countParses(1);
        }
        if (comparison.accepted() > accepted) {
            countAccepted();
        }
    }
}
