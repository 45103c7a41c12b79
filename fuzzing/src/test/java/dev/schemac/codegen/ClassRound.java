package dev.schemac.codegen;

import dev.schemac.fuzzing.classes.ClassComparison;
import dev.schemac.fuzzing.classes.ClassComparison.Compared;
import java.util.Random;

/** See {@link ClassComparison}. */
final class ClassRound extends CampaignRound {
    private static final int CLASSES = 10;

    private final ClassComparison comparison;

    ClassRound(Random random) {
        comparison = ClassComparison.ofRandomClasses(random, CLASSES);
        comparison.broken().forEach(each -> fail(each.kind(), each.details()));
    }

    @Override
    void step() {
        Compared compared = comparison.next();
        compared.difference().ifPresent(each -> fail(each.kind(), each.details()));
        compared.known().forEach(each -> countKnown(each.toString()));
        countDocument();
        countParses(1);
        if (compared.isAccepted()) {
            countAccepted();
        }
    }
}
