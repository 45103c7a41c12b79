package dev.schemac.runtime;

import java.util.List;
import java.util.Locale;

/**
 * Finds the most similar name, as the compiler does for schemas. Uses the distance of Damerau and
 * Levenshtein: insertions, deletions, replacements and swaps of neighbours.
 */
final class SimilarName {
    /**
     * Names longer than this are not compared. Typing errors in them are rare, and a comparison needs time that grows
     * with the square of the length.
     */
    private static final int LONGEST = 64;

    private SimilarName() {}

    /**
     * {@return {@code "; did you mean 'X'?"} for the nearest of the names, or the empty string if none is near} Case
     * does not count. Of two that are as near the first one is meant.
     */
    static String suggestion(String written, List<String> names) {
        String nearest = null;
        int least = Math.min(Math.max(1, Math.min(3, written.length() / 3)), written.length() - 1) + 1;
        for (String name : names) {
            if (name.length() <= LONGEST && Math.abs(name.length() - written.length()) < least) {
                int distance = distance(written.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
                if (distance < least) {
                    least = distance;
                    nearest = name;
                }
            }
        }
        return nearest == null ? "" : "; did you mean '" + nearest + "'?";
    }

    private static int distance(String a, String b) {
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : least(a, b, i, j, rows);
            }
        }
        return rows[a.length()][b.length()];
    }

    private static int least(String a, String b, int i, int j, int[][] rows) {
        int replaced = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, rows[i - 2][j - 2] + 1) : least;
    }
}
