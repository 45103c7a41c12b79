package dev.schemac.contracts.report;

import dev.schemac.contracts.report.Difference.Effect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The result of an import.
 *
 * @param text the schemas, formatted
 * @param differences the differences from the contracts, by effect, and then in the order of the contracts
 * @param events the names of the schemas for whole contracts, in the order of the contracts
 */
public record ImportedContract(String text, List<Difference> differences, List<String> events) {
    public ImportedContract {
        differences = List.copyOf(differences);
        events = List.copyOf(events);
    }

    /** {@return the number of differences by effect and keyword, the most frequent keyword first} */
    public Map<Effect, Map<String, Integer>> counts() {
        Map<Effect, Map<String, Integer>> counts = new EnumMap<>(Effect.class);
        for (Difference difference : differences) {
            counts.computeIfAbsent(difference.effect(), effect -> new TreeMap<>())
                    .merge(difference.keyword(), 1, Integer::sum);
        }
        counts.replaceAll((effect, keywords) -> {
            Map<String, Integer> sorted = new LinkedHashMap<>();
            keywords.entrySet().stream()
                    .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                    .forEach(keyword -> sorted.put(keyword.getKey(), keyword.getValue()));
            return sorted;
        });
        return counts;
    }

    /**
     * {@return a line for each effect, with the number of its differences and the numbers by keyword, as in {@code wider: 3
     * (oneOf 2, not 1)}}
     */
    public List<String> summary() {
        List<String> lines = new ArrayList<>();
        counts().forEach((effect, keywords) -> {
            int all = keywords.values().stream().mapToInt(Integer::intValue).sum();
            lines.add(keywords.entrySet().stream()
                    .map(keyword -> keyword.getKey() + " " + keyword.getValue())
                    .collect(Collectors.joining(", ", effect + ": " + all + " (", ")")));
        });
        return lines;
    }
}
