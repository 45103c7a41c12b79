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
    /** Where the classes of Java mean something else than those of ECMA-262. */
    private static final String SPACE =
            "[\\t-\\r \\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]";

    private static final Random RANDOM = new Random(seed());

    private static long seed() {
        long seed = Long.getLong("schemac.seed", System.nanoTime());
        System.out.println("PatternAutomatonTest: -Dschemac.seed=" + seed);
        return seed;
    }

    /** Java's matcher may take exponential time; a text for which it reads so many characters is not compared. */
    private static final int MOST_READS = 100_000;

    @Test
    void randomPatternsMatchAsInJava() {
        int tooLarge = 0;
        int tooSlow = 0;
        int matched = 0;
        int compared = 0;
        for (int i = 0; i < 4_000; i++) {
            String text = pattern(3, true);
            PatternAutomaton automaton;
            try {
                automaton = PatternAutomaton.of(text);
            } catch (PatternException e) {
                assertThat(e).as(text).hasMessageStartingWith("needs an automaton of more than 1000 states");
                tooLarge++;
                continue;
            }
            Pattern java = java(text);
            for (int j = 0; j < 60; j++) {
                String subject = subject();
                boolean expected;
                try {
                    expected = java.matcher(new Bounded(subject)).find();
                } catch (TooManyReads e) {
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

    /** Lets a matcher read so many characters. */
    private static final class Bounded implements CharSequence {
        private final String text;
        private int reads;

        Bounded(String text) {
            this.text = text;
        }

        @Override
        public char charAt(int index) {
            if (++reads > MOST_READS) {
                throw new TooManyReads();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }
    }

    @SuppressWarnings("serial")
    private static final class TooManyReads extends RuntimeException {}

    /** The dollar of ECMA-262 is the end of the text only, which Java writes {@code \z}. */
    private static Pattern java(String text) {
        return Pattern.compile(text.replace("$", "\\z").replace("\\s", SPACE).replace("\\S", SPACE.replace("[", "[^")));
    }

    private String pattern(int depth, boolean anchors) {
        StringBuilder pattern = new StringBuilder();
        int parts = RANDOM.nextInt(4);
        for (int i = 0; i < parts; i++) {
            pattern.append(part(depth, anchors));
        }
        return pattern.toString();
    }

    /** No anchor is repeated: Java does not count an empty turn, and finds nothing for {@code (^|b){2}a} in "ba". */
    private String part(int depth, boolean anchors) {
        int kind = RANDOM.nextInt(14);
        if (kind < 2 && anchors) {
            return kind == 0 ? "^" : "$";
        }
        String quantifier = quantifier();
        boolean once = anchors && quantifier.isEmpty();
        return (kind < 5 && depth > 0 ? group(depth - 1, once) : single()) + quantifier;
    }

    private String group(int depth, boolean anchors) {
        String open = pick(List.of("(", "(?:", "(?<n" + RANDOM.nextInt(1_000_000_000) + ">"));
        StringBuilder group = new StringBuilder(open).append(pattern(depth, anchors));
        for (int i = RANDOM.nextInt(3); i > 0; i--) {
            group.append('|').append(pattern(depth, anchors));
        }
        return group.append(')').toString();
    }

    private String single() {
        return pick(List.of(
                "a",
                "b",
                "c",
                "a",
                "b",
                "\u00e9",
                "\ud83d\ude00",
                ".",
                "\\d",
                "\\D",
                "\\w",
                "\\W",
                "\\s",
                "\\S",
                "\\.",
                "\\-",
                "[ab]",
                "[^a]",
                "[a-c]",
                "[^b-z\\d]",
                "[\\w-]",
                "[-a]",
                "[\\]\\\\]",
                "[\u00e0-\u00ff]",
                "\\x61",
                "\\u0062",
                "\\n",
                "[\\t-\ud83d\ude00]",
                "\\/"));
    }

    private String quantifier() {
        return RANDOM.nextInt(2) == 0
                ? ""
                : pick(List.of("*", "+", "?", "{2}", "{0,2}", "{1,}", "{1,3}", "*?", "+?", "??", "{0}"));
    }

    private String subject() {
        StringBuilder subject = new StringBuilder();
        for (int i = RANDOM.nextInt(8); i > 0; i--) {
            subject.append(pick(List.of(
                    "a",
                    "b",
                    "c",
                    "a",
                    "b",
                    "1",
                    "_",
                    "-",
                    ".",
                    " ",
                    "\n",
                    "\u00e9",
                    "\ud83d\ude00",
                    "\u2028",
                    "\u00a0",
                    "]",
                    "\ud83d")));
        }
        return subject.toString();
    }

    private <T> T pick(List<T> list) {
        return list.get(RANDOM.nextInt(list.size()));
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
