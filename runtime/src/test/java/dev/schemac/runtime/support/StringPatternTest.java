package dev.schemac.runtime.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.support.RandomRegex.Automaton;
import dev.schemac.testing.Seed;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Automata of random regular expressions, made here by derivatives, against {@code java.util.regex}. */
class StringPatternTest {

    @Test
    void textsAreMatchedAsByJava() {
        long seed = Seed.drawn();
        System.out.println("StringPatternTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        int compared = 0;
        int matched = 0;
        for (int i = 0; i < 1_500; i++) {
            RandomRegex regex = new RandomRegex(random);
            Automaton automaton = regex.automaton(200);
            if (automaton == null) {
                continue;
            }
            StringPattern pattern = StringPattern.of(automaton.ranges(), automaton.states());
            Pattern java = Pattern.compile(regex.java(), Pattern.DOTALL);
            for (int j = 0; j < 40; j++) {
                String text = regex.text(random);
                boolean expected = java.matcher(text).matches();
                assertThat(pattern.matches(text))
                        .as("-Dschemac.seed=%d: '%s' in '%s'", seed, regex.java(), text)
                        .isEqualTo(expected);
                compared++;
                matched += expected ? 1 : 0;
            }
        }
        assertThat(compared).isGreaterThan(30_000);
        assertThat(matched).isBetween(compared / 10, compared * 9 / 10);
    }

    @Test
    void aTableIsReadAsItsJavadocSays() {
        // class 0 is all but b, class 1 is b
        String ranges = range(0, 0) + range('b', 1) + range('c', 0);
        // from state 0, anything but b stays there, and b is a match
        StringPattern containsB = StringPattern.of(ranges, "-\"!");
        assertThat(List.of("b", "ab", "ba", "\ud83d\ude00b", "\ud83db")).allMatch(containsB::matches);
        assertThat(List.of("", "a", "c", "\u0162", "\ud83d\ude00", "\ud83d", "\ude00"))
                .noneMatch(containsB::matches);
        // anything but b fails, and b leads to state 1, where the text may end
        StringPattern onlyB = StringPattern.of(ranges, "- #" + "+  ");
        assertThat(onlyB.matches("b")).isTrue();
        assertThat(List.of("", "bb", "ba", "ab", "b\ud83d\ude00")).noneMatch(onlyB::matches);
    }

    /** One range for each plane of Unicode, at the borders of what a table splits a code point into. */
    @Test
    void codePointsAreToldApartAtEachBorder() {
        for (int point : new int[] {1, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF}) {
            String ranges = range(0, 0) + range(point, 1) + (point == 0x10FFFF ? "" : range(point + 1, 0));
            StringPattern only = StringPattern.of(ranges, "- #" + "+  ");
            assertThat(only.matches(Character.toString(point))).as("%x", point).isTrue();
            assertThat(only.matches(Character.toString(point - 1)))
                    .as("%x", point)
                    .isFalse();
            if (point < 0x10FFFF) {
                assertThat(only.matches(Character.toString(point + 1)))
                        .as("%x", point)
                        .isFalse();
            }
        }
    }

    private static String range(int first, int type) {
        return new String(
                new char[] {(char) (' ' + (first >> 11)), (char) (' ' + (first & 0x7FF)), (char) (' ' + type)});
    }

    /** Expressions and texts for which an engine that backtracks takes as many steps as 2 to the length, or a stack of that depth. */
    @Tag("slow")
    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void hostileExpressionsTakeOneStepForEachCharacter() {
        int length = 5_000_000;
        for (RandomRegex regex : RandomRegex.hostile()) {
            Automaton automaton = regex.automaton(2_000);
            StringPattern pattern = StringPattern.of(automaton.ranges(), automaton.states());
            assertThat(pattern.matches("a".repeat(length))).as(regex.java()).isFalse();
            assertThat(pattern.matches("a".repeat(length) + "b"))
                    .as(regex.java())
                    .isTrue();
            assertThat(pattern.matches("\ud83d\ude00".repeat(length / 2)))
                    .as(regex.java())
                    .isFalse();
            assertThat(pattern.matches("\ud83d".repeat(length)))
                    .as(regex.java())
                    .isFalse();
        }
    }
}
