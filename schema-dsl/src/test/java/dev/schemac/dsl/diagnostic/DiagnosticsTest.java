package dev.schemac.dsl.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

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
        assertThat(List.of(text.line(1), text.line(2), text.line(3), text.line(4), text.line(5), text.line(6)))
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

    @Test
    void aPlaceInAnUnknownSourceIsPrintedWithoutText() {
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.error(DiagnosticCode.SYNTAX, new SourceLocation("gone", 3, 4, 5), "what");

        assertThat(diagnostics.render()).isEqualTo("gone:3:4: error: what [SC004]");
    }

    @Test
    void controlCharactersDoNotReachTheTerminal() {
        Diagnostics diagnostics = new Diagnostics();
        SourceText text = new SourceText("f", "a\u001b[31mb\uD800c");
        diagnostics.addSource(text);
        diagnostics.error(DiagnosticCode.SYNTAX, text.locate(6, 1), "what");

        assertThat(diagnostics.render()).isEqualTo("f:1:7: error: what [SC004]\n  a\uFFFD[31mb\uFFFDc\n        ^");
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
    void findsTheSuggestionInAMessage() {
        String suggestion = NearestName.suggestion("Naems", List.of("Names"));

        assertThat(NearestName.suggested("unknown type 'Naems'" + suggestion)).contains("Names");
        assertThat(NearestName.suggested("unknown type 'Naems'")).isEmpty();
    }
}
