package dev.schemac.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.support.JsonKeys;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * The plan for telling column names apart: few collisions, counted as the runtime will have them, and always the same
 * plan.
 */
class KeyMatchPlanTest {

    private static final List<String> USER = List.of(
            "_id",
            "index",
            "guid",
            "isActive",
            "balance",
            "picture",
            "age",
            "eyeColor",
            "name",
            "gender",
            "company",
            "email",
            "phone",
            "address",
            "about",
            "registered",
            "latitude",
            "longitude",
            "tags",
            "friends",
            "greeting",
            "favoriteFruit");

    @Test
    void ordinarySchemasHaveNoCollision() {
        assertThat(KeyMatchPlan.of(USER).collisions()).isZero();
        assertThat(KeyMatchPlan.of(List.of()).collisions()).isZero();
        assertThat(KeyMatchPlan.of(List.of("a")).collisions()).isZero();
    }

    @Test
    void theFirstMultiplierIsKeptWhereItIsGoodEnough() {
        assertThat(KeyMatchPlan.of(List.of("a", "b")).multiplier()).isEqualTo(0x9E3779B97F4A7C15L);
    }

    @Test
    void collisionsAreThoseOfTheRuntimesTable() {
        List<String> names = IntStream.range(0, 60).mapToObj(i -> "column" + i).toList();
        KeyMatchPlan plan = KeyMatchPlan.of(names);
        Set<Long> slots = new HashSet<>();
        int shift = 64 - JsonKeys.tableBits(names.size());
        long collisions = names.stream()
                .filter(name ->
                        !slots.add(JsonKeys.hash(name.getBytes(StandardCharsets.UTF_8)) * plan.multiplier() >>> shift))
                .count();

        assertThat(plan.collisions()).isEqualTo((int) collisions).isLessThan(6);
        assertThat(plan.multiplier() & 1).isEqualTo(1);
    }

    @Test
    void namesThatDifferInTheMiddleOnlyHaveHardlyAnyCollision() {
        List<String> names = IntStream.range(0, 100)
                .mapToObj(i -> String.format(Locale.ROOT, "prefix_a%04d_suffix_z", i * 37))
                .toList();

        assertThat(KeyMatchPlan.of(names).collisions()).isLessThan(10);
    }

    @Test
    void wideSchemasGetAPlanTooAndAlwaysTheSame() {
        List<String> names =
                IntStream.range(0, 2_000).mapToObj(i -> "column" + i).toList();

        assertThat(KeyMatchPlan.of(names)).isEqualTo(KeyMatchPlan.of(names));
        assertThat(KeyMatchPlan.of(names).collisions()).isLessThan(350);
    }
}
