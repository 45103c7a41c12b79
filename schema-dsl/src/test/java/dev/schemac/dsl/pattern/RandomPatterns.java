package dev.schemac.dsl.pattern;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/** Random patterns, strings for them, and what {@code java.util.regex} makes of both. */
public final class RandomPatterns {
    /** Where the classes of Java mean something else than those of ECMA-262. */
    private static final String SPACE =
            "[\\t-\\r \\xA0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]";

    /** Java's matcher may take exponential time; a text for which it reads so many characters is not compared. */
    private static final int MOST_READS = 100_000;

    private final Random random;

    public RandomPatterns(Random random) {
        this.random = random;
    }

    /** A pattern that schemas may have, unless it is too large. */
    public String pattern() {
        return pattern(3, true);
    }

    /** {@return whether the string contains a match; null where Java takes too long to know} */
    public static Boolean find(Pattern java, String subject) {
        try {
            return java.matcher(new Bounded(subject)).find();
        } catch (TooManyReads e) {
            return null;
        }
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
    public static Pattern java(String text) {
        return Pattern.compile(text.replace("$", "\\z").replace("\\s", SPACE).replace("\\S", SPACE.replace("[", "[^")));
    }

    private String pattern(int depth, boolean anchors) {
        StringBuilder pattern = new StringBuilder();
        int parts = random.nextInt(4);
        for (int i = 0; i < parts; i++) {
            pattern.append(part(depth, anchors));
        }
        return pattern.toString();
    }

    /** No anchor is repeated: Java does not count an empty turn, and finds nothing for {@code (^|b){2}a} in "ba". */
    private String part(int depth, boolean anchors) {
        int kind = random.nextInt(14);
        if (kind < 2 && anchors) {
            return kind == 0 ? "^" : "$";
        }
        String quantifier = quantifier();
        boolean once = anchors && quantifier.isEmpty();
        return (kind < 5 && depth > 0 ? group(depth - 1, once) : single()) + quantifier;
    }

    private String group(int depth, boolean anchors) {
        String open = pick(List.of("(", "(?:", "(?<n" + random.nextInt(1_000_000_000) + ">"));
        StringBuilder group = new StringBuilder(open).append(pattern(depth, anchors));
        for (int i = random.nextInt(3); i > 0; i--) {
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
        return random.nextInt(2) == 0
                ? ""
                : pick(List.of("*", "+", "?", "{2}", "{0,2}", "{1,}", "{1,3}", "*?", "+?", "??", "{0}"));
    }

    public String subject() {
        StringBuilder subject = new StringBuilder();
        for (int i = random.nextInt(8); i > 0; i--) {
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
        return list.get(random.nextInt(list.size()));
    }
}
