package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.jsonschema.read.Omission.Effect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The result of an import.
 *
 * @param text the schemas, formatted
 * @param omissions the constraints that the schemas lack, by effect, and then in the order of the contracts
 * @param events the names of the schemas for whole contracts, in the order of the contracts
 */
public record ImportedContract(String text, List<Omission> omissions, List<String> events) {
    public ImportedContract {
        omissions = List.copyOf(omissions);
        events = List.copyOf(events);
    }

    /**
     * {@return a line for each effect, with the number of its omissions and the numbers by keyword, as in {@code wider: 3
     * (oneOf 2, not 1)}}
     */
    public List<String> summary() {
        List<String> lines = new ArrayList<>();
        for (Effect effect : Effect.values()) {
            Map<String, Long> keywords = omissions.stream()
                    .filter(line -> line.effect() == effect)
                    .collect(Collectors.groupingBy(Omission::keyword, TreeMap::new, Collectors.counting()));
            if (!keywords.isEmpty()) {
                long all = keywords.values().stream().mapToLong(Long::longValue).sum();
                lines.add(keywords.entrySet().stream()
                        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                        .map(keyword -> keyword.getKey() + " " + keyword.getValue())
                        .collect(Collectors.joining(", ", effect + ": " + all + " (", ")")));
            }
        }
        return lines;
    }
}
