package dev.schemac.dsl.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.schemac.testing.Seed;
import java.lang.management.ManagementFactory;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Regular expressions as automata, against {@code java.util.regex}. */
@Tag("slow")
@Tag("each-jdk")
class PatternAutomatonTest {
    private static final RandomPatterns RANDOM = new RandomPatterns(new Random(seed()));

    private static long seed() {
        long seed = Seed.drawn();
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
                automaton = automaton(text);
            } catch (PatternException e) {
                assertThat(e).as(text).hasMessageStartingWith("is too complex: it needs more than 1000 states");
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
                "\\z;an unsupported escape, '\\z' (character 1)",
                "(?i)a;the unsupported group '(?i' (character 1)",
                "(?>a);the unsupported group '(?>' (character 1)",
                "a*+;a repetition of a repetition, or a possessive one: '+' (character 3)",
                "a**;a repetition of a repetition, or a possessive one: '*' (character 3)",
                "*a;'*' with nothing before it to repeat (character 1)",
                "^*;a repetition of '^' or '$' (character 2)",
                "(a;a '(' without its ')' (character 1)",
                "a);a ')' without its '(' (character 2)",
                "[a;a '[' without its ']' (character 1)",
                "[];a '[' with nothing in it; the character ']' itself is '\\]' (character 1)",
                "[z-a];the range 'z-a', whose end is before its beginning (character 2)",
                "[[:alpha:]];a '[:' within brackets; the character '[' itself is '\\[' (character 2)",
                "a{2,1};a '{' that does not begin a repetition such as {2}, {2,} or {2,4}; the character itself is '\\{' (character 2)",
                "a{1001};a repetition of more than 1000 times (character 2)",
                "{a};a '{' with nothing before it to repeat; the character itself is '\\{' (character 1)",
                "\\u12;a '\\u' without 4 hexadecimal digits (character 1)",
                "a\\;a '\\' at its end (character 2)"
            })
    void constructsAreRefusedByName(String line) {
        int split = line.indexOf(';');
        assertThatThrownBy(() -> automaton(line.substring(0, split)))
                .isInstanceOf(PatternException.class)
                .hasMessage("has " + line.substring(split + 1));
    }

    private static PatternAutomaton automaton(String pattern) throws PatternException {
        return new PatternCompiler().compile(pattern).automaton();
    }

    private static final String TOO_MANY_STATES =
            "is too complex: it needs more than 1000 states; use fewer repetitions, or begin it with '^'";
    private static final String TOO_MANY_RANGES =
            "distinguishes more than 5000 ranges of characters; use fewer or wider ranges";
    private static final String TOO_MANY_STEPS =
            "needs more than 10000000 steps to compile; use fewer repetitions, or begin it with '^'";

    /** Characters that no other part of a pattern contains. */
    private static String ideographs(int from, int count) {
        return IntStream.range(from, from + count)
                .mapToObj(i -> Character.toString(0x4E00 + 2 * i))
                .collect(Collectors.joining());
    }

    private static String each(int count, IntFunction<String> part) {
        return IntStream.range(0, count).mapToObj(part).collect(Collectors.joining());
    }

    /** Each with the most steps that it may take, or why it is refused. */
    static Stream<Arguments> patternsThatCouldTakeLong() {
        return Stream.of(
                // bodies that match the empty text only
                arguments("((((){1000}){1000}){1000}){1000}", 100),
                arguments("((((){0,1000}){0,1000}){0,1000}){0,1000}", 100),
                arguments("(((()*){1000}){1000}){1000}", TOO_MANY_STATES),
                arguments("(((a{0}){1000}){1000}){1000}", 100),
                arguments("((" + "()".repeat(4_000) + "){1000}){1000}", 10_000),
                arguments("((a" + "()".repeat(4_000) + "){1000}){20}", TOO_MANY_STEPS),
                arguments("(((|){1000}){1000}){1000}", TOO_MANY_STATES),
                arguments("(((^){1000}){1000}){1000}", TOO_MANY_STATES),
                // bodies that match it too
                arguments("((((a?){1000}){1000}){1000}){1000}", TOO_MANY_STATES),
                arguments("((((a*)*)*)*)*", 100),
                arguments("(((a*)*)*)*".repeat(500) + "x{1000}", TOO_MANY_STATES),
                arguments("(a?){1000}".repeat(9), 100_000),
                arguments("(.{0,1000}a){0,1000}", TOO_MANY_STATES),
                arguments("((((a{1000}){1000}){1000}){1000}){1000}", TOO_MANY_STATES),
                // sets
                arguments("^a{990}[" + ideographs(0, 150) + "]$", 500_000),
                arguments("^a{990}[" + ideographs(0, 2_000) + "]$", 500_000),
                arguments("[" + ideographs(0, 9_900) + "]", TOO_MANY_RANGES),
                arguments("^" + ideographs(0, 900) + "$", TOO_MANY_STEPS),
                arguments("^(" + each(900, i -> ideographs(i, 1) + "|") + "x)$", 1_000_000),
                arguments("^(" + each(9_000, i -> "^") + ")$", 5_000_000),
                arguments("^[" + ideographs(0, 4_900) + "]{0,2}" + ideographs(0, 4_900), TOO_MANY_STEPS),
                arguments("^(" + each(1_990, i -> "[^" + ideographs(i, 1) + "]|") + "x){1,10}", TOO_MANY_STATES),
                arguments("^" + each(900, i -> "[^" + ideographs(i, 1) + "]") + "$", TOO_MANY_STEPS),
                arguments(ideographs(0, 9_999), TOO_MANY_STEPS),
                arguments("^(" + each(1_400, i -> "[\\s" + ideographs(i, 1) + "]") + ")*", 200_000),
                // choices
                arguments("(a|b)*a(a|b){1000}", TOO_MANY_STATES),
                arguments("(" + "\\w+|".repeat(900) + "a)*b{900}c", TOO_MANY_STEPS),
                arguments("^(" + each(1_200, i -> "word" + i + "|") + "x)$", 1_000_000),
                arguments("^(" + each(1_000, i -> (char) ('a' + i % 26) + "{" + i + "}|") + "x)$", TOO_MANY_STATES),
                // many states that differ only far behind
                arguments("^.{900}[0-9][A-Z][a-z][!-/][:-@][{-~]$", 5_000_000));
    }

    @ParameterizedTest
    @MethodSource("patternsThatCouldTakeLong")
    void everyPatternIsAcceptedOrRefusedInFewSteps(String pattern, Object expected) {
        PatternCompiler compiler = new PatternCompiler();
        long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        String found;
        try {
            PatternAutomaton automaton = compiler.compile(pattern).automaton();
            assertThat(automaton.next().length).isLessThanOrEqualTo(PatternAutomaton.MAX_STATES);
            found = "accepted";
        } catch (PatternException e) {
            found = e.getMessage();
        }
        long millis = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin) / 1_000_000;
        System.out.println(
                pattern.length() + " characters, " + compiler.steps() + " steps, " + millis + " ms: " + found);
        assertThat(found).isEqualTo(expected instanceof Integer ? "accepted" : expected);
        assertThat(compiler.steps())
                .isLessThanOrEqualTo(expected instanceof Integer most ? most : PatternAutomaton.MAX_STEPS * 2);
        // a step that is not counted shows here, if it is one of many
        assertThat(millis).isLessThan(5_000);
    }

    @Test
    void longPatternsAndDeepGroupsAreRefused() {
        assertThatThrownBy(() -> automaton("a".repeat(10_001))).hasMessage("is longer than 10000 characters");
        assertThatThrownBy(() -> automaton("(".repeat(101) + ")".repeat(101)))
                .hasMessage("has more than 100 levels of groups");
    }

    @Test
    void aPatternIsCompiledOnceWhetherItIsAcceptedOrRefused() throws PatternException {
        PatternCompiler compiler = new PatternCompiler();
        CompiledPattern first = compiler.compile("^a{500}$");
        assertThatThrownBy(() -> compiler.compile("(a|b)*a(a|b){1000}")).hasMessage(TOO_MANY_STATES);
        long steps = compiler.steps();
        assertThat(steps).isPositive();

        assertThat(compiler.compile("^a{500}$")).isSameAs(first);
        assertThatThrownBy(() -> compiler.compile("(a|b)*a(a|b){1000}")).hasMessage(TOO_MANY_STATES);
        assertThat(compiler.steps()).isEqualTo(steps);
        assertThat(first).isEqualTo(new PatternCompiler().compile("^a{500}$")).hasToString("^a{500}$");
    }

    @Test
    void allPatternsTogetherHaveALimitToo() throws PatternException {
        PatternCompiler compiler = new PatternCompiler(200_000);
        int accepted = 0;
        PatternException refused = null;
        while (refused == null) {
            try {
                compiler.compile("^a{900}" + ideographs(accepted, 1));
                accepted++;
            } catch (PatternException e) {
                refused = e;
            }
        }
        assertThat(accepted).isBetween(2, 20);
        assertThat(refused)
                .hasMessage(
                        "is one too many: all patterns together need more than 50000000 steps to compile; simplify the largest patterns");
        assertThatThrownBy(() -> compiler.compile("a")).hasMessageStartingWith("is one too many");
        assertThat(compiler.compile("^a{900}" + ideographs(0, 1)).regex()).hasSize(8);
    }

    @Test
    void statesAndClassesThatAreAlikeAreOne() throws PatternException {
        PatternAutomaton automaton = automaton("^[A-Z]{2}-\\d+$");
        assertThat(automaton.next()).hasDimensions(5, 4);
        assertThat(automaton("").next()).hasDimensions(1, 1);
        assertThat(automaton("a|b|c").next()).hasDimensions(1, 2);
    }
}
