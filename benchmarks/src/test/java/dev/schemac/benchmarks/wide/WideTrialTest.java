package dev.schemac.benchmarks.wide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WideTrialTest {

    static Stream<String> shapes() {
        // One order of 2,000 columns is enough of the compiler's time.
        return WideRun.shapes().stream().filter(shape -> !shape.matches("plain-(500|2000)-(schema|reverse)"));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("shapes")
    void readsTheValuesOfTheGenerator(String shape) {
        WideTrial trial = new WideTrial();
        trial.shape = shape;

        trial.prepare(); // fails at the first wrong value

        assertThat(trial.parse(0)).isNotNull();
    }

    @Test
    void shapesAreWords() {
        assertThat(WideRun.shapes())
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[a-z0-9-]+"))
                .contains("plain-2000-reverse", "colliding-100-random", "deep-200", "tree-6x4");
    }

    @Test
    void collidingNamesShareLengthAndEnds() {
        List<String> names = ((WideShape) OddShape.named("colliding-100-schema")).names();

        assertThat(names)
                .hasSize(100)
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name)
                        .hasSize(names.get(0).length())
                        .startsWith(names.get(0).substring(0, 8))
                        .endsWith(names.get(0).substring(names.get(0).length() - 8)));
    }

    @Test
    void longNamesAreLong() {
        assertThat(((WideShape) OddShape.named("long-100-schema")).names())
                .doesNotHaveDuplicates()
                .allSatisfy(name -> assertThat(name).hasSize(60));
    }

    @Test
    void allDocumentsOfAShapeHaveAsManyMembers() {
        for (OddShape shape : OddShape.ALL) {
            Random random = new Random(1);
            HashSet<Integer> members = new HashSet<>();
            for (int i = 0; i < 3; i++) {
                members.add(shape.next(random).members());
            }
            assertThat(members).as(shape.name()).hasSize(1);
        }
        assertThat(OddShape.named("plain-2000-random").next(new Random(1)).members())
                .isEqualTo(2000);
        assertThat(OddShape.named("deep-200").next(new Random(1)).members()).isEqualTo(599);
    }
}
