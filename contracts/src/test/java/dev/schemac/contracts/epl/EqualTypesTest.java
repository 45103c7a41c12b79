package dev.schemac.contracts.epl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EqualTypesTest {
    private static final long SEED = Seed.drawn();

    /** Random types that refer to each other have the groups that repeated comparisons of all types find. */
    @Test
    void groupsAreThoseOfRepeatedComparisons() {
        Random random = new Random(SEED);
        for (int round = 0; round < 2_000; round++) {
            int types = 1 + random.nextInt(12);
            List<Integer> contents = new ArrayList<>();
            List<List<Integer>> references = new ArrayList<>();
            for (int i = 0; i < types; i++) {
                int content = random.nextInt(3);
                contents.add(content);
                references.add(random.ints(content, 0, types).boxed().toList());
            }
            assertThat(normalised(EqualTypes.groups(contents, references)))
                    .as("seed %s: %s %s", SEED, contents, references)
                    .isEqualTo(compared(contents, references));
        }
    }

    private static List<Integer> compared(List<Integer> contents, List<List<Integer>> references) {
        List<Integer> groups = contents;
        for (int round = 0; round <= contents.size(); round++) {
            List<Integer> before = groups;
            Map<List<Object>, Integer> numbers = new HashMap<>();
            groups = IntStream.range(0, contents.size())
                    .mapToObj(i -> numbers.computeIfAbsent(
                            List.of(
                                    before.get(i),
                                    references.get(i).stream().map(before::get).toList()),
                            key -> numbers.size()))
                    .toList();
        }
        return normalised(groups.stream().mapToInt(group -> group).toArray());
    }

    /** Numbers the groups by their first types. */
    private static List<Integer> normalised(int[] groups) {
        Map<Integer, Integer> numbers = new HashMap<>();
        return Arrays.stream(groups)
                .mapToObj(group -> numbers.computeIfAbsent(group, key -> numbers.size()))
                .toList();
    }
}
