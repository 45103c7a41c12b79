package dev.schemac.contracts.epl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds types with equal content, by Hopcroft's algorithm. At first, types are in one group if they differ only in the types that
 * they refer to. Then each group divides the others: into types that refer to it, and types that do not. It ends when no
 * group changes, so types that refer to themselves can be equal, too. The largest part of a divided group stays, so that the
 * time is almost linear.
 */
final class EqualTypes {
    /** A reference to a type, and its position among the references of the type that contains it. */
    private record Use(int user, int position) {}

    private final List<List<Use>> uses = new ArrayList<>();
    private final List<Set<Integer>> groups = new ArrayList<>();
    private final int[] groupOf;

    /** The groups that may separate others. */
    private final Deque<Integer> separators = new ArrayDeque<>();

    private EqualTypes(int types) {
        groupOf = new int[types];
        for (int i = 0; i < types; i++) {
            uses.add(new ArrayList<>());
        }
    }

    /**
     * Returns the number of the group of each type.
     *
     * @param contents the content of each type, without the types that it refers to
     * @param references the numbers of the types to which each type refers, in an order that the content determines
     */
    static int[] groups(List<?> contents, List<List<Integer>> references) {
        EqualTypes types = new EqualTypes(contents.size());
        Map<Object, List<Integer>> alike = new LinkedHashMap<>();
        for (int i = 0; i < contents.size(); i++) {
            alike.computeIfAbsent(contents.get(i), unknown -> new ArrayList<>()).add(i);
            for (int position = 0; position < references.get(i).size(); position++) {
                types.uses.get(references.get(i).get(position)).add(new Use(i, position));
            }
        }
        alike.values().forEach(types::add);
        while (!types.separators.isEmpty()) {
            types.separate(types.separators.removeFirst());
        }
        return types.groupOf;
    }

    private void add(Collection<Integer> members) {
        members.forEach(member -> groupOf[member] = groups.size());
        separators.addLast(groups.size());
        groups.add(new LinkedHashSet<>(members));
    }

    /** Divides all groups by the positions at which their types refer to a group. */
    private void separate(int separator) {
        Map<Integer, List<Integer>> positions = new LinkedHashMap<>();
        for (int used : groups.get(separator)) {
            for (Use use : uses.get(used)) {
                positions
                        .computeIfAbsent(use.user(), unknown -> new ArrayList<>())
                        .add(use.position());
            }
        }
        Map<Integer, Map<List<Integer>, List<Integer>>> parts = new LinkedHashMap<>();
        positions.forEach((user, own) -> {
            own.sort(Comparator.naturalOrder());
            parts.computeIfAbsent(groupOf[user], unknown -> new LinkedHashMap<>())
                    .computeIfAbsent(own, unknown -> new ArrayList<>())
                    .add(user);
        });
        parts.forEach((group, divided) -> divide(group, divided.values()));
    }

    /** @param parts disjoint parts of a group; the types in none of them are another part */
    private void divide(int group, Collection<List<Integer>> parts) {
        Set<Integer> rest = groups.get(group);
        parts.forEach(part -> part.forEach(rest::remove));
        List<Collection<Integer>> all = new ArrayList<>(parts);
        all.add(rest);
        Collection<Integer> largest = Collections.max(all, Comparator.comparing(Collection::size));
        if (largest != rest) {
            groups.set(group, new LinkedHashSet<>(largest));
        }
        all.stream().filter(part -> part != largest && !part.isEmpty()).forEach(this::add);
    }
}
