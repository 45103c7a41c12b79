package dev.schemac.codegen;

import dev.schemac.contracts.FamilyComparison;
import dev.schemac.contracts.FamilyComparison.Compared;
import java.util.Random;

/** See {@link FamilyComparison}. */
final class FamilyRound extends CampaignRound {
    private static final int CONTRACTS = 60;

    private final FamilyComparison comparison;

    FamilyRound(Random random) {
        comparison = new FamilyComparison(random.nextLong(), CONTRACTS);
        comparison.broken().forEach(each -> fail(each.kind(), each.details()));
    }

    @Override
    void step() {
        Compared compared = comparison.next();
        compared.difference().ifPresent(each -> fail(each.kind(), each.details()));
        countDocument();
        countParses(1);
        if (compared.isAccepted()) {
            countAccepted();
        }
    }
}
