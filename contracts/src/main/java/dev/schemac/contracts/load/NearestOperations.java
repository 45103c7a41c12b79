package dev.schemac.contracts.load;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Finds the operations whose methods and paths are similar to a mistyped one. */
final class NearestOperations {
    private static final int MOST = 5;

    /** The cost of another method, and of a segment that is spelled in another way. */
    private static final int SIMILAR = 1;

    /** The costs of a segment that only one of the paths has. */
    private static final int PARAMETER = 2;

    private static final int WORD = 3;

    private record Candidate(String name, int cost) {}

    private NearestOperations() {}

    /** Returns whether a name is a path, with or without a method, and not an {@code operationId}. */
    static boolean isPath(String name) {
        return name.startsWith("/") || name.contains(" /");
    }

    /**
     * Returns the end of a message that suggests operations, the most similar one first. Returns the empty string if none
     * has a similar word.
     *
     * @param written a path, with or without a method
     * @param names the names of all operations
     */
    static String suggestion(String written, Collection<String> names) {
        List<String> path = segments(written);
        List<Candidate> candidates = names.stream()
                .filter(name -> isPath(name) && haveSimilarWords(path, segments(name)))
                .map(name -> new Candidate(name, methodCost(written, name) + cost(path, segments(name))))
                .sorted(Comparator.comparingInt(Candidate::cost))
                .toList();
        List<String> near = candidates.stream()
                .filter(candidate -> candidate.cost <= candidates.get(0).cost + SIMILAR)
                .limit(MOST)
                .map(candidate -> "'" + candidate.name + "'")
                .collect(Collectors.toList());
        if (near.isEmpty()) {
            return "";
        }
        String last = near.remove(near.size() - 1);
        return "; did you mean " + (near.isEmpty() ? "" : String.join(", ", near) + " or ") + last + "?";
    }

    private static int methodCost(String written, String name) {
        return written.startsWith("/") || method(written).equals(method(name)) ? 0 : SIMILAR;
    }

    private static String method(String name) {
        return name.substring(0, name.indexOf('/')).trim().toUpperCase(Locale.ROOT);
    }

    private static List<String> segments(String name) {
        return Arrays.stream(name.substring(name.indexOf('/')).split("/"))
                .filter(segment -> !segment.isEmpty())
                .toList();
    }

    /** Returns the cost of the cheapest change from one path to another. */
    private static int cost(List<String> from, List<String> to) {
        int[] last = new int[to.size() + 1];
        for (int j = 0; j < to.size(); j++) {
            last[j + 1] = last[j] + weight(to.get(j));
        }
        for (String segment : from) {
            int[] current = new int[to.size() + 1];
            current[0] = last[0] + weight(segment);
            for (int j = 0; j < to.size(); j++) {
                int replaced = last[j] + cost(segment, to.get(j));
                int added = current[j] + weight(to.get(j));
                int removed = last[j + 1] + weight(segment);
                current[j + 1] = Math.min(replaced, Math.min(added, removed));
            }
            last = current;
        }
        return last[to.size()];
    }

    private static int cost(String segment, String other) {
        if (segment.equals(other) || isParameter(segment) && isParameter(other)) {
            return 0;
        }
        boolean similar = isParameter(segment) || isParameter(other) || areSimilar(segment, other);
        return similar ? SIMILAR : weight(segment) + weight(other);
    }

    private static boolean haveSimilarWords(List<String> path, List<String> other) {
        return path.stream()
                .filter(segment -> !isParameter(segment))
                .anyMatch(word -> other.stream().anyMatch(segment -> areSimilar(word, segment)));
    }

    private static boolean areSimilar(String word, String other) {
        return word.equals(other)
                || !NearestName.suggestion(word, List.of(other)).isEmpty();
    }

    private static int weight(String segment) {
        return isParameter(segment) ? PARAMETER : WORD;
    }

    private static boolean isParameter(String segment) {
        return segment.startsWith("{");
    }
}
