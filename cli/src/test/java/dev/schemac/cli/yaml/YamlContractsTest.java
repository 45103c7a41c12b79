package dev.schemac.cli.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.codegen.jsonschema.source.ContractSyntaxException;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.testing.Seed;
import java.util.Random;
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
                assertThat(e.getMessage()).doesNotContainPattern("(?<!['!])null"); // but it may quote the text
            } catch (RuntimeException | StackOverflowError e) {
                fail("seed " + seed + ":\n" + yaml, e);
            }
        }
        assertThat(read).isPositive();
        assertThat(refused).isPositive();
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
