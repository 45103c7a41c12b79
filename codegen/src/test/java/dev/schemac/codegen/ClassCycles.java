package dev.schemac.codegen;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The cycles of classes within a package: its strongly connected components, found by Tarjan's algorithm. A nested class
 * belongs to its outermost class. It needs ArchUnit only, and is the same in each module that uses it.
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

    /** The components of more than one class in each package, as simple names in alphabetical order. */
    public static Map<String, List<Set<String>>> of(Collection<JavaClass> classes) {
        Map<String, Map<String, Set<String>>> packages = new TreeMap<>();
        for (JavaClass type : classes) {
            Set<String> used = packages.computeIfAbsent(type.getPackageName(), name -> new TreeMap<>())
                    .computeIfAbsent(outermost(type), name -> new TreeSet<>());
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (target.getPackageName().equals(type.getPackageName())) {
                    used.add(outermost(target));
                }
            }
        }
        Map<String, List<Set<String>>> cycles = new TreeMap<>();
        packages.forEach((name, uses) -> cycles.put(name, new ClassCycles(uses).find()));
        return cycles;
    }

    private static String outermost(JavaClass type) {
        String name = type.getName().substring(type.getPackageName().length() + 1);
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
