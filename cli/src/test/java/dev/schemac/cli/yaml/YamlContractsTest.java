package dev.schemac.cli.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.contracts.load.ContractSyntaxException;
import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.contracts.load.PointerPlaces.Place;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.testing.Seed;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Any bytes are a value, or are refused with a place in them. */
class YamlContractsTest {
    private static final String SOURCE = """
            %YAML 1.2
            --- # comment
            a: &a {b: [1, 0.5e3, 'q''', "\\u00e9\\x41"], ? c : d}
            d: !!str >-
              folded
              text

            e: |2
                literal
            f:
            - - 1
              - *a
            - ? complex
              : null
            g: "é😀"
            ...
            """;

    private static final String PIECES = "{}[]:,-?&*!|>'\"%@`#~<= \t\n\r\uFEFF\u2028\u0085\\x0u.ab19é😀";

    @Test
    void randomChangesAreReadOrRefusedWithTheirPlace() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        int read = 0;
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            String yaml = changed(random);
            byte[] content = yaml.getBytes(UTF_8);
            try {
                new YamlContracts().parse(content, JsonOptions.DEFAULT);
                read++;
            } catch (ContractSyntaxException e) {
                refused++;
                long lines = yaml.chars().filter(next -> next == '\n').count() + 1;
                assertThat(e.line()).as("seed %s:%n%s", seed, yaml).isBetween(1L, lines);
                int longest = yaml.lines().mapToInt(String::length).max().orElse(0);
                assertThat(e.column())
                        .as("seed %s:%n%s", seed, yaml)
                        .isBetween(1, Math.max(yaml.length(), longest) + 1);
                assertThat(e.getMessage().replaceAll("(?s)'.*'", "")) // without quoted content
                        .as("seed %s:%n%s", seed, yaml)
                        .doesNotContain("null");
            } catch (RuntimeException | StackOverflowError e) {
                fail("seed " + seed + ":\n" + yaml, e);
            }
        }
        assertThat(read).isPositive();
        assertThat(refused).isPositive();
    }

    @Test
    void namesAndElementsHavePlaces() {
        String yaml = """
                # a comment
                a: &first
                  - x
                  - 'b/c':   {d: 1}
                "\\u00e9 😀": *first
                ? 200
                : - [y,
                    z]
                """;
        assertThat(place(yaml, "/a")).isEqualTo(new Place(2, 1, 1));
        assertThat(place(yaml, "/a/0")).isEqualTo(new Place(3, 5, 1));
        assertThat(place(yaml, "/a/1/b~1c")).isEqualTo(new Place(4, 5, 5));
        assertThat(place(yaml, "/a/1/b~1c/d")).isEqualTo(new Place(4, 15, 1));
        assertThat(place(yaml, "/é 😀")).isEqualTo(new Place(5, 1, 11));
        assertThat(place(yaml, "/é 😀/0")).as("in an alias").isEqualTo(new Place(5, 1, 11));
        assertThat(place(yaml, "/200/0/1")).isEqualTo(new Place(8, 5, 1));
        assertThat(place(yaml, "")).isEqualTo(new Place(2, 1, 1));
    }

    private static Place place(String yaml, String pointer) {
        PointerPlaces places = new PointerPlaces(Set.of(pointer));
        new YamlContracts().locate(yaml.getBytes(UTF_8), JsonOptions.DEFAULT, places);
        return places.of(pointer).orElseThrow();
    }

    private static String changed(Random random) {
        StringBuilder yaml = new StringBuilder(SOURCE);
        for (int changes = random.nextInt(4); changes >= 0; changes--) {
            int at = random.nextInt(yaml.length());
            switch (random.nextInt(3)) {
                case 0 -> yaml.deleteCharAt(at);
                case 1 -> yaml.insert(at, PIECES.charAt(random.nextInt(PIECES.length())));
                default -> yaml.insert(at, yaml.substring(at, Math.min(yaml.length(), at + 1 + random.nextInt(20))));
            }
        }
        return yaml.toString();
    }
}
