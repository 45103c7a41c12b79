package dev.schemac.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.contracts.FamilyComparison.Compared;
import dev.schemac.contracts.FamilyComparison.Finding;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Random families of OpenAPI, see {@link FamilyComparison}. The campaign {@code families} tries more documents.
 *
 * <p>{@code -Dschemac.volume=N} tries more contracts, {@code -Dschemac.seed=S} those of a failed run.
 */
class FamiliesRandomTest {
    private static final int CONTRACTS = Volume.cases(30, 600);
    private static final int CONTRACTS_AT_ONCE = 30;
    private static final int DOCUMENTS = 50;
    private static final int MOST_SHOWN = 3;
    private static final long SEED = Seed.drawn();

    @Test
    void everyDifferenceIsReported() {
        Map<String, List<String>> differences = new TreeMap<>();
        int accepted = 0;
        int documents = 0;
        for (int i = 0; i < CONTRACTS; i += CONTRACTS_AT_ONCE) {
            FamilyComparison comparison = new FamilyComparison(SEED + i, CONTRACTS_AT_ONCE);
            List<Finding> found = new ArrayList<>(comparison.broken());
            for (int j = DOCUMENTS * comparison.compiled(); j > 0; j--) {
                Compared compared = comparison.next();
                documents++;
                accepted += compared.isAccepted() ? 1 : 0;
                compared.difference().ifPresent(found::add);
            }
            found.forEach(each -> differences
                    .computeIfAbsent(each.kind(), kind -> new ArrayList<>())
                    .add(each.details()));
        }
        System.out.printf("seed %d: %d of %d documents are accepted%n", SEED, accepted, documents);
        StringBuilder shown = new StringBuilder();
        differences.forEach((kind, all) -> {
            shown.append('\n')
                    .append(all.size())
                    .append(" times: ")
                    .append(kind)
                    .append('\n');
            all.stream()
                    .limit(MOST_SHOWN)
                    .forEach(details -> shown.append(details).append('\n'));
        });
        assertThat(shown.toString()).isEmpty();
        assertThat(accepted).isBetween(documents / 3, documents * 9 / 10);
    }
}
