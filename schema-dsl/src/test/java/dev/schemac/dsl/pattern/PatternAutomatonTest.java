package dev.schemac.dsl.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Regular expressions as automata, against {@code java.util.regex}. */
class PatternAutomatonTest {
    private static final RandomPatterns RANDOM = new RandomPatterns(new Random(seed()));

    private static long seed() {
        long seed = Long.getLong("schemac.seed", System.nanoTime());
        System.out.println("PatternAutomatonTest: -Dschemac.seed=" + seed);
        return seed;
    }

    @Test
    void randomPatternsMatchAsInJava() {
        int tooLarge = 0;
        int tooSlow = 0;
        int matched = 0;
        int compared = 0;
        for (int i = 0; i < 4_000; i++) {
            String text = RANDOM.pattern();
            PatternAutomaton automaton;
            try {
                automaton = PatternAutomaton.of(text);
            } catch (PatternException e) {
                assertThat(e).as(text).hasMessageStartingWith("needs an automaton of more than 1000 states");
                tooLarge++;
                continue;
            }
            Pattern java = RandomPatterns.java(text);
            for (int j = 0; j < 60; j++) {
                String subject = RANDOM.subject();
                Boolean expected = RandomPatterns.find(java, subject);
                if (expected == null) {
                    automaton.matches(subject);
                    tooSlow++;
                    continue;
                }
                assertThat(automaton.matches(subject))
                        .as("'" + text + "' in '" + subject + "'")
                        .isEqualTo(expected);
                matched += expected ? 1 : 0;
                compared++;
            }
        }
        assertThat(tooLarge).isLessThan(40);
        assertThat(tooSlow).isLessThan(compared / 100);
        assertThat(matched).isBetween(compared / 10, compared * 9 / 10);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(?=a);a lookahead, '(?=' (character 1)",
                "x(?!a);a lookahead, '(?!' (character 2)",
                "(?<=a)b;a lookbehind, '(?<=' (character 1)",
                "(?<!a)b;a lookbehind, '(?<!' (character 1)",
                "(a)\\1;a backreference, '\\1' (character 4)",
                "(?<n>a)\\k<n>;a backreference, '\\k' (character 8)",
                "a\\b;a word boundary, '\\b' (character 2)",
                "\\p{L};a Unicode property, '\\p' (character 1)",
                "\\z;an escape that no pattern may have, '\\z' (character 1)",
                "(?i)a;the group '(?i', of a kind that no pattern may have (character 1)",
                "(?>a);the group '(?>', of a kind that no pattern may have (character 1)",
                "a*+;a repetition of a repetition, or one that gives nothing back: '+' (character 3)",
                "a**;a repetition of a repetition, or one that gives nothing back: '*' (character 3)",
                "*a;'*' with nothing before it to repeat (character 1)",
                "^*;a repetition of '^' or '$' (character 2)",
                "(a;a '(' without its ')' (character 1)",
                "a);a ')' without its '(' (character 2)",
                "[a;a '[' without its ']' (character 1)",
                "[];a '[' with nothing in it; the character ']' itself is '\\]' (character 1)",
                "[z-a];the range 'z-a', which does not lead upwards (character 2)",
                "[[:alpha:]];a '[:' within brackets; the character '[' itself is '\\[' (character 2)",
                "a{2,1};a '{' that is no repetition like {2}, {2,} or {2,4}; the character itself is '\\{' (character 2)",
                "a{1001};a repetition of more than 1000 times (character 2)",
                "{a};a '{' with nothing before it to repeat; the character itself is '\\{' (character 1)",
                "\\u12;a '\\u' without 4 hexadecimal digits (character 1)",
                "a\\;a '\\' at its end (character 2)"
            })
    void constructsAreRefusedByName(String line) {
        int split = line.indexOf(';');
        assertThatThrownBy(() -> PatternAutomaton.of(line.substring(0, split)))
                .isInstanceOf(PatternException.class)
                .hasMessage("has " + line.substring(split + 1));
    }

    @Test
    void whatWouldBeLargeIsRefusedInShortTime() {
        for (String pattern : List.of(
                "(a|b)*a(a|b){1000}",
                "((((a{1000}){1000}){1000}){1000}){1000}",
                "(.{0,1000}a){0,1000}",
                "(a?){1000}".repeat(9),
                "(((a*)*)*)*".repeat(500) + "x{1000}",
                "(" + "\\w+|".repeat(900) + "a)*b{900}c")) {
            long begin = System.nanoTime();
            try {
                PatternAutomaton automaton = PatternAutomaton.of(pattern);
                assertThat(automaton.next().length).isLessThanOrEqualTo(PatternAutomaton.MAX_STATES);
            } catch (PatternException e) {
                assertThat(e).hasMessageStartingWith("needs an automaton of more than 1000 states");
            }
            System.out.println(pattern.length() + " characters: " + (System.nanoTime() - begin) / 1_000_000 + " ms");
        }
        assertThatThrownBy(() -> PatternAutomaton.of("(a|b)*a(a|b){1000}"))
                .hasMessage("needs an automaton of more than 1000 states; fewer repetitions, or '^' at its beginning,"
                        + " make it smaller");
        assertThatThrownBy(() -> PatternAutomaton.of("a".repeat(10_001))).hasMessage("is longer than 10000 characters");
        assertThatThrownBy(() -> PatternAutomaton.of("(".repeat(101) + ")".repeat(101)))
                .hasMessage("has groups more than 100 deep");
    }

    @Test
    void statesAndClassesThatAreAlikeAreOne() throws PatternException {
        PatternAutomaton automaton = PatternAutomaton.of("^[A-Z]{2}-\\d+$");
        assertThat(automaton.next()).hasDimensions(5, 4);
        assertThat(PatternAutomaton.of("").next()).hasDimensions(1, 1);
        assertThat(PatternAutomaton.of("a|b|c").next()).hasDimensions(1, 2);
    }
}
