package dev.schemac.dsl.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the most similar name for a mistyped one. */
public final class NearestName {
    /** The longest name to compare. Comparison needs time quadratic in the length. */
    private static final int LONGEST = 64;

    private NearestName() {}

    /**
     * {@return {@code "; did you mean 'X'?"} for the candidate nearest to {@code written}, or the empty string if none
     * is near} Case is ignored. Swapped neighbours count as one change. Among equals the first candidate wins.
     */
    public static String suggestion(String written, Collection<String> candidates) {
        return near(written, candidates).stream()
                .findFirst()
                .map(NearestName::didYouMean)
                .orElse("");
    }

    /** {@return the end of a message that suggests this name} */
    public static String didYouMean(String name) {
        return "; did you mean '" + name + "'?";
    }

    /** {@return the message for a word that is none of the expected ones, with a suggestion} */
    public static String noneOf(List<String> expected, String written) {
        return "expected one of " + expected + " but was '" + written + "'" + suggestion(written, expected);
    }

    /** Returns the candidates near to {@code written}, the nearest one first; among equals they keep their order. */
    static List<String> near(String written, Collection<String> candidates) {
        int limit = Math.max(1, Math.min(3, written.length() / 3));
        return candidates.stream()
                .filter(name -> name.length() <= LONGEST && Math.abs(name.length() - written.length()) <= limit)
                .map(name -> new Candidate(name, distance(fold(written), fold(name))))
                .filter(candidate -> candidate.distance <= limit && candidate.distance < written.length())
                .sorted(Comparator.comparingInt(Candidate::distance))
                .map(Candidate::name)
                .distinct()
                .toList();
    }

    private record Candidate(String name, int distance) {}

    private static String fold(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Returns the number of insertions, deletions, replacements and swaps of neighbours between two strings. */
    private static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        int[] current = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replaced, 1 + Math.min(last[j], current[j - 1]));
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    current[j] = Math.min(current[j], beforeLast[j - 2] + 1);
                }
            }
            int[] free = beforeLast;
            beforeLast = last;
            last = current;
            current = free;
        }
        return last[b.length()];
    }
}
