package dev.schemac.dsl.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.testing.Seed;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Places, order and the printed form. */
class DiagnosticsTest {
    @Test
    void placesCountAllLineEnds() {
        SourceText text = new SourceText("f", "ab\ncd\r\nef\rgh\n");

        assertThat(text.locate(0, 2)).isEqualTo(new SourceLocation("f", 1, 1, 2));
        assertThat(text.locate(4, 1)).isEqualTo(new SourceLocation("f", 2, 2, 1));
        assertThat(text.locate(7, 1)).isEqualTo(new SourceLocation("f", 3, 1, 1));
        assertThat(text.locate(10, 1)).isEqualTo(new SourceLocation("f", 4, 1, 1));
        assertThat(text.locate(13, 0)).isEqualTo(new SourceLocation("f", 5, 1, 1));
        assertThat(IntStream.rangeClosed(1, 6)
                        .mapToObj(line -> text.text().substring(text.lineStart(line), text.lineEnd(line))))
                .containsExactly("ab", "cd", "ef", "gh", "", "");
    }

    @Test
    void aMarkEndsWithItsLine() {
        assertThat(new SourceText("f", "ab cd\r\nef").locate(3, 7)).isEqualTo(new SourceLocation("f", 1, 4, 2));
    }

    @Test
    void aPlaceHasPositiveNumbers() {
        assertThatThrownBy(() -> new SourceLocation("f", 1, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void comeInTheOrderOfSourcesAndPositions() {
        Diagnostics diagnostics = new Diagnostics();
        SourceText z = new SourceText("z", "one\ntwo three\n");
        SourceText a = new SourceText("a", "\tfour");
        diagnostics.addSource(z);
        diagnostics.addSource(a);
        assertThat(diagnostics.hasErrors()).isFalse();
        assertThat(diagnostics.render()).isEmpty();

        diagnostics.error(DiagnosticCode.SYNTAX, a.locate(1, 4), "fourth");
        diagnostics.error(DiagnosticCode.SYNTAX, z.locate(8, 5), "third");
        diagnostics.error(DiagnosticCode.SYNTAX, z.locate(4, 3), "second");
        diagnostics.error(DiagnosticCode.SYNTAX, z.locate(0, 3), "first");

        assertThat(diagnostics.hasErrors()).isTrue();
        assertThat(new SchemaException(diagnostics)).hasMessage("""
                        z:1:1: error: first [SC004]
                          one
                          ^^^
                        z:2:1: error: second [SC004]
                          two three
                          ^^^
                        z:2:5: error: third [SC004]
                          two three
                              ^^^^^
                        a:1:2: error: fourth [SC004]
                          \tfour
                          \t^^^^""");
    }

    /** So no report can differ from the documentation of the code. */
    @ParameterizedTest
    @EnumSource
    void aDiagnosticHasTheSeverityOfItsCode(DiagnosticCode code) {
        SourceLocation at = new SourceLocation("f", 1, 1, 1);
        boolean error = code.severity() == Diagnostic.Severity.ERROR;
        Diagnostics right = new Diagnostics();
        if (error) {
            right.error(code, at, "what");
        } else {
            right.warning(code, at, "what");
        }

        assertThat(right.list()).extracting(Diagnostic::severity).containsExactly(code.severity());
        assertThat(right.hasErrors()).isEqualTo(error);
        Diagnostics wrong = new Diagnostics();
        assertThatThrownBy(() -> {
                    if (error) {
                        wrong.warning(code, at, "what");
                    } else {
                        wrong.error(code, at, "what");
                    }
                })
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        error
                                ? "expected a code of severity WARNING but found " + code + ", whose severity is ERROR"
                                : "expected a code of severity ERROR but found " + code
                                        + ", whose severity is WARNING");
        assertThat(wrong.list()).isEmpty();
        assertThat(wrong.hasErrors()).isFalse();
    }

    @Test
    void aPlaceInAnUnknownSourceIsPrintedWithoutText() {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.error(DiagnosticCode.SYNTAX, new SourceLocation("gone", 3, 4, 5), "what");

        assertThat(diagnostics.render()).isEqualTo("gone:3:4: error: what [SC004]");
    }

    @Test
    void controlCharactersAreEscapedInMessageAndExcerpt() {
        Diagnostics diagnostics = new Diagnostics();
        SourceText text = new SourceText("f", "a\u001b[31mb\uD800\u2028\tc\u0085d");
        diagnostics.addSource(text);
        diagnostics.error(DiagnosticCode.SYNTAX, text.locate(10, 2), "what\u0000");

        assertThat(diagnostics.render()).isEqualTo("""
                f:1:11: error: what\\u0000 [SC004]
                  a\\u001B[31mb\\uD800\\u2028\tc\\u0085d
                  %s\t^^^^^^^""".formatted(" ".repeat("a.....u[31mb.....u.....u".length())));
    }

    /** They would hide text, or show it in another order than the compiler reads. */
    @Test
    void formatCharactersAreEscapedInPlaceMessageAndExcerpt() {
        Diagnostics diagnostics = new Diagnostics();
        SourceText text = new SourceText("f\u202E\n", "\uFEFF\uFEFFa\u00AD\uDB40\uDC41bc");
        diagnostics.addSource(text);
        diagnostics.error(DiagnosticCode.SYNTAX, text.locate(5, 1), "what\u200B");

        assertThat(diagnostics.render()).isEqualTo("""
                f\\u202E\\u000A:1:6: error: what\\u200B [SC004]
                  \\uFEFFa\\u00AD\\uDB40\\uDC41bc
                  %s^""".formatted(" ".repeat("u.....au.....u.....u.....".length())));
    }

    /** Whatever a line holds, its excerpt has a bounded width, and the carets are below what is meant. */
    @Test
    void excerptsOfBinaryAreShortAndMarkTheirPlace() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            int[] characters = random.ints(random.nextInt(400), 0, 12)
                    .map(kind -> kind < 5 ? random.nextInt(0x20) : kind < 7 ? 0x1F600 : 'a' + kind)
                    .filter(c -> c != '\n' && c != '\r' && c != '\t')
                    .toArray();
            int marked = characters.length == 0 ? 0 : random.nextInt(characters.length);
            int offset = new String(characters, 0, marked).length();
            SourceText text = new SourceText(
                    "f",
                    new String(characters, 0, marked) + "#"
                            + new String(characters, marked, characters.length - marked));
            Diagnostics diagnostics = new Diagnostics();
            diagnostics.addSource(text);
            diagnostics.error(DiagnosticCode.SYNTAX, text.locate(offset, 1), "what");

            String[] lines = diagnostics.render().split("\n");
            int[] excerpt = lines[1].codePoints().toArray();
            assertThat(lines).as("-Dschemac.seed=%d", seed).hasSize(3);
            assertThat(lines[1])
                    .as("-Dschemac.seed=%d", seed)
                    .hasSizeLessThan(136)
                    .doesNotContainPattern("\\p{Cc}");
            assertThat(lines[2]).as("-Dschemac.seed=%d", seed).matches(" +\\^");
            assertThat(excerpt[lines[2].length() - 1])
                    .as("-Dschemac.seed=%d", seed)
                    .isEqualTo('#');
        }
    }

    @Test
    void theFirstHundredAreRenderedThenACount() {
        SourceText text = new SourceText("f", "x;".repeat(300));
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addSource(text);
        for (int i = 0; i < 300; i++) {
            if (i % 3 == 0) {
                diagnostics.error(DiagnosticCode.SYNTAX, text.locate(2 * i, 1), "error " + i);
            } else {
                diagnostics.warning(DiagnosticCode.UNUSED_SCHEMA, text.locate(2 * i, 1), "warning " + i);
            }
        }
        Findings findings = diagnostics.findings();

        assertThat(findings.render(100).lines().filter(line -> line.startsWith("f:")))
                .hasSize(100)
                .contains("f:1:1: error: error 0 [SC004]", "f:1:595: error: error 297 [SC004]");
        assertThat(findings.render(100)).endsWith("^\n200 more warnings");
        assertThat(findings.render(99)).endsWith("^\n1 more error and 200 more warnings");
        assertThat(findings.render(299)).endsWith("^\n1 more warning");
        assertThat(findings.render(300)).isEqualTo(findings.render());
        assertThat(findings.render(0)).isEqualTo("\n100 more errors and 200 more warnings");
        assertThat(findings.first(150).list())
                .isSortedAccordingTo(
                        Comparator.comparingInt(found -> found.location().column()))
                .filteredOn(found -> found.severity() == Diagnostic.Severity.WARNING)
                .hasSize(50);
    }

    @Test
    void anExceptionHasAllErrorsAndAShortMessage() {
        SourceText text = new SourceText("f", "x;".repeat(200_000));
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addSource(text);
        for (int i = 0; i < 200_000; i++) {
            diagnostics.error(DiagnosticCode.SYNTAX, text.locate(2 * i, 1), "what");
        }
        SchemaException exception = new SchemaException(diagnostics);

        assertThat(exception.diagnostics()).hasSize(200_000);
        assertThat(exception.getMessage()).endsWith("\n199900 more errors").hasSizeLessThan(40_000);
    }

    @Test
    void aLongMessageLosesItsMiddle() {
        Diagnostic diagnostic = new Diagnostic(
                DiagnosticCode.SYNTAX,
                new SourceLocation("f", 1, 1, 1),
                "unknown type '" + "x".repeat(100_000) + "'",
                Optional.of(new Replacement(Part.TYPE, "x", List.of("y"))),
                List.of());
        assertThat(diagnostic.finding()).hasSizeLessThan(2_000);
        assertThat(diagnostic.message())
                .hasSize(1_000)
                .startsWith("unknown type 'xxx")
                .contains("xxx...xxx")
                .endsWith("xxx'; did you mean 'y'?");
        assertThat(Diagnostic.shortened("x".repeat(1_000))).isEqualTo("x".repeat(1_000));
        assertThat(SourceText.isWellFormed(Diagnostic.shortened("\uD83D\uDE00".repeat(1_000))))
                .isTrue();
        assertThat(SourceText.isWellFormed(Diagnostic.shortened("x" + "\uD83D\uDE00".repeat(1_000))))
                .isTrue();
    }

    @Test
    void longLinesAreCutBetweenCharacters() {
        String pair = "\uD83D\uDE00";
        for (int shift = 0; shift < 3; shift++) {
            Diagnostics diagnostics = new Diagnostics();
            SourceText text = new SourceText("f", "x".repeat(shift) + pair.repeat(200));
            diagnostics.addSource(text);
            diagnostics.error(DiagnosticCode.SYNTAX, text.locate(shift + 200, 2), "what");

            String[] lines = diagnostics.render().split("\n");
            assertThat(lines[1].codePoints()).noneMatch(c -> Character.getType(c) == Character.SURROGATE);
            assertThat(lines[1]).startsWith("  ...").endsWith("...").hasSizeLessThan(130);
            assertThat(lines[2]).endsWith(" ^");
        }
    }

    @Test
    void anErrorAtTheEndOfALongLineIsShownWhereverTheCutFalls() {
        for (int shift = 0; shift < 5; shift++) {
            Diagnostics diagnostics = new Diagnostics();
            SourceText text = new SourceText("f", "\uD83D\uDE00".repeat(30) + "x".repeat(100 + shift));
            diagnostics.addSource(text);
            diagnostics.error(DiagnosticCode.SYNTAX, text.locate(160 + shift, 0), "what");

            String[] lines = diagnostics.render().split("\n");
            assertThat(lines[1]).startsWith("  ...").endsWith("x");
            assertThat(lines[2])
                    .hasSize(lines[1].codePointCount(0, lines[1].length()) + 1)
                    .endsWith(" ^");
        }
    }

    @Test
    void suggestsTheNearestName() {
        List<String> names = List.of("string", "int", "Names", "User");

        assertThat(NearestName.suggestion("Naems", names)).isEqualTo("; did you mean 'Names'?");
        assertThat(NearestName.suggestion("STRINGS", names)).isEqualTo("; did you mean 'string'?");
        assertThat(NearestName.suggestion("nit", names)).isEqualTo("; did you mean 'int'?");
        assertThat(NearestName.suggestion("Usr", names)).isEqualTo("; did you mean 'User'?");
        assertThat(NearestName.suggestion("x", names)).isEmpty();
        assertThat(NearestName.suggestion("", names)).isEmpty();
        assertThat(NearestName.suggestion("entirely", names)).isEmpty();
    }

    @Test
    void aReplacementHasTheNearestNamesAndItsMessageTheFirst() {
        List<String> names = List.of("far", "column3", "colunm", "column2", "column3", "column4", "Column1");
        Fix fix = Replacement.ofName("column1", names).orElseThrow();

        assertThat(fix).isEqualTo(new Replacement(Part.NAME, "column1", List.of("Column1", "column3", "column2")));
        assertThat(fix.sentence()).isEqualTo("; did you mean 'Column1'?");
        assertThat(Replacement.ofName("column1", List.of("far"))).isEmpty();
        assertThat(new Fix.Import("java.time.Instant").sentence())
                .isEqualTo("; 'import java.time.Instant;' makes it known");
    }

    @Test
    void suggestsOneOfTheExpectedWords() {
        List<String> styles = List.of("bean", "record");

        assertThat(NearestName.noneOf(styles, "recrod"))
                .isEqualTo("expected one of [bean, record] but was 'recrod'; did you mean 'record'?");
        assertThat(NearestName.noneOf(styles, "class")).isEqualTo("expected one of [bean, record] but was 'class'");
    }
}
