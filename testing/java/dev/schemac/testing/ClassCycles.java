package dev.schemac.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Finds the cycles of classes within a package: its strongly connected components, by Tarjan's algorithm. A nested class
 * belongs to its outermost class.
 */
public final class ClassCycles {

    private final Map<String, Set<String>> uses;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> lowest = new HashMap<>();
    private final Deque<String> open = new ArrayDeque<>();
    private final List<Set<String>> found = new ArrayList<>();

    private ClassCycles(Map<String, Set<String>> uses) {
        this.uses = uses;
    }

    /**
     * Returns the components of more than one class in each package, as simple names in alphabetical order.
     *
     * @param dependencies the binary names of a class and of a class that it uses
     */
    public static Map<String, List<Set<String>>> of(Stream<Map.Entry<String, String>> dependencies) {
        Map<String, Map<String, Set<String>>> packages = new TreeMap<>();
        dependencies.forEach(dependency -> {
            String name = packageName(dependency.getKey());
            Set<String> used = packages.computeIfAbsent(name, each -> new TreeMap<>())
                    .computeIfAbsent(outermost(dependency.getKey()), each -> new TreeSet<>());
            if (packageName(dependency.getValue()).equals(name)) {
                used.add(outermost(dependency.getValue()));
            }
        });
        Map<String, List<Set<String>>> cycles = new TreeMap<>();
        packages.forEach((name, uses) -> cycles.put(name, new ClassCycles(uses).find()));
        return cycles;
    }

    private static String packageName(String type) {
        return type.substring(0, Math.max(0, type.lastIndexOf('.')));
    }

    private static String outermost(String type) {
        String name = type.substring(type.lastIndexOf('.') + 1);
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    private List<Set<String>> find() {
        uses.keySet().forEach(this::visit);
        return found.stream().filter(component -> component.size() > 1).toList();
    }

    private void visit(String type) {
        if (numbers.containsKey(type)) {
            return;
        }
        int number = numbers.size();
        numbers.put(type, number);
        lowest.put(type, number);
        open.push(type);
        for (String used : uses.getOrDefault(type, Set.of())) {
            visit(used);
            if (open.contains(used)) {
                lowest.merge(type, lowest.get(used), Math::min);
            }
        }
        if (lowest.get(type) == number) {
            Set<String> component = new TreeSet<>();
            String member;
            do {
                member = open.pop();
                component.add(member);
            } while (!member.equals(type));
            found.add(component);
        }
    }
}
