package dev.schemac.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.fuzzing.Ledger.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks the ledger of campaigns, and its sums in fuzzing/README.md, which {@code -Dschemac.docs.update=true} updates. The
 * page depends on the ledger alone, so a change of the sources does not affect it. {@code fuzzing/campaign --status} reports
 * the changes since the last runs.
 */
class LedgerTest {
    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("fuzzing/README.md");

    private static final String LINES = Ledger.HEADER + "\n" + """
            2026-11-23\taaaaaaaaaa\t17\tstreams\t1\t000000000001\t1000\t3000\t0
            2026-11-24\tbbbbbbbbbb\t25+vectors\tstreams\t2\t000000000002\t20000\t70000\t1
            2026-11-24\tbbbbbbbbbb\t17\twriter\t3\t000000000003\t5\t6\t0
            2026-11-25\tcccccccccc\t17\tstreams\t-4\t000000000002\t300000\t900000\t0
            """;

    @Test
    void thePageHasTheSumsOfTheLedger() throws IOException {
        String page = Files.readString(PAGE);
        String expected = Ledger.read(ROOT).inPage(page);
        if (Boolean.getBoolean("schemac.docs.update")) {
            Files.writeString(PAGE, expected);
        } else {
            assertThat(page)
                    .as("fuzzing/README.md has other sums than %s: -Dschemac.docs.update=true writes them", Ledger.FILE)
                    .isEqualTo(expected);
        }
    }

    @Test
    void everyLineOfTheLedgerIsOneOfAKnownForm() throws IOException {
        for (Run run : Ledger.read(ROOT).runs()) {
            assertThat(run.digest()).as(run.toString()).matches("[0-9a-f]{12}");
            assertThat(run.commit()).as(run.toString()).matches("[0-9a-f]{10}");
            assertThat(run.jdk()).as(run.toString()).matches("\\d+(\\+vectors)?");
            assertThat(run.documents()).as(run.toString()).isPositive();
            assertThat(run.parses()).as(run.toString()).isGreaterThanOrEqualTo(run.documents());
        }
    }

    @Test
    void sumsAreByProgramInAllAndOnTheLastSources() {
        Ledger ledger = Ledger.of(LINES);
        assertThat(ledger.inPage("before\n<!-- ledger -->\nold\n<!-- end of ledger -->\nafter\n"))
                .isEqualTo("""
                        before
                        <!-- ledger -->
                        | program | runs | documents | parses | differences | documents on the last code | parses | differences | last run |
                        |---|---|---|---|---|---|---|---|---|
                        | `streams` | 3 | 321,000 | 973,000 | 1 | 320,000 | 970,000 | 1 | 2026-11-25, cccccccccc |
                        | `writer` | 1 | 5 | 6 | 0 | 5 | 6 | 0 | 2026-11-24, bbbbbbbbbb |
                        <!-- end of ledger -->
                        after
                        """);
    }

    @Test
    void aRunIsAddedToTheLedgerAndToThePage(@TempDir Path root) throws IOException {
        Files.createDirectories(root.resolve("fuzzing/results"));
        Files.writeString(root.resolve(Ledger.FILE), LINES);
        Files.writeString(root.resolve("fuzzing/README.md"), "<!-- ledger -->\n<!-- end of ledger -->\n");
        String line = "2026-11-26\tdddddddddd\t17\twriter\t9\t000000000004\t7\t8\t0";

        Ledger.append(root, Run.of(line));

        assertThat(root.resolve(Ledger.FILE)).hasContent(LINES + line);
        assertThat(root.resolve("fuzzing/README.md"))
                .content()
                .contains("| `writer` | 2 | 12 | 14 | 0 | 7 | 8 | 0 | 2026-11-26, dddddddddd |");
    }

    @Test
    void otherLinesAreRefused() {
        assertThatThrownBy(() -> Ledger.of("date\tcommit\n"))
                .hasMessage("fuzzing/results/LEDGER: expected the header '" + Ledger.HEADER + "'");
        assertThatThrownBy(() -> Ledger.of(Ledger.HEADER + "\n2026-11-23\taaaaaaaaaa\n"))
                .hasMessage("fuzzing/results/LEDGER: expected 9 values but found 2: 2026-11-23\taaaaaaaaaa");
    }

    @Test
    void theDigestIsOfTheCode(@TempDir Path root) throws IOException {
        Path file = root.resolve("m/src/main/java/A.java");
        Files.createDirectories(file.getParent());
        String first = digest(root, file, "class A { // one\n  String s = \"a  // b\"; /* two */ char c = '\"'; }\n");
        assertThat(digest(root, file, "/** A. */\nclass A { String s = \"a  // b\";\n\n char c = '\"'; }"))
                .isEqualTo(first);
        assertThat(digest(root, file, "class A { String s = \"a // b\"; char c = '\"'; }"))
                .isNotEqualTo(first);
        assertThat(digest(root, file, "class A { String s = \"a  // b\"; char d = '\"'; }"))
                .isNotEqualTo(first);
        Files.writeString(root.resolve("m/src/main/x.txt"), "");
        assertThat(SourceDigest.of(root, List.of("m"))).isNotEqualTo(first);
    }

    private static String digest(Path root, Path file, String java) throws IOException {
        Files.writeString(file, java);
        return SourceDigest.of(root, List.of("m"));
    }
}
