package dev.schemac.contracts.infer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the first schema that is similar to an object. Two sets with a minimum ratio of common members share at least
 * one of a few members of each set. So only schemas with the rarest of these are compared.
 */
final class ShapeIndex {
    /** Limits the schemas that are compared with one object. More have a rare member of it only in unusual samples. */
    private static final int MOST_COMPARED = 100;

    /** Compensates the rounding of ratios. */
    private static final double ROUNDING = 1e-6;

    /**
     * A schema.
     *
     * @param number the number of schemas before it
     */
    private record Entry(int number, ObjectShape shape, String name) {}

    /** The schemas with a member, by the name of the schema and the member. */
    private final Map<String, Map<String, List<Entry>>> byName = new HashMap<>();

    /** The schemas with a member, by the member. */
    private final Map<String, List<Entry>> byMember = new HashMap<>();

    private int size;

    /** The number of comparisons, by which tests recognize quadratic time. */
    private long comparisons;

    /** Adds a schema. Its later members are added, too. */
    void add(ObjectShape shape, String name) {
        Entry entry = new Entry(size++, shape, name);
        shape.members().keySet().forEach(member -> add(member, entry));
        shape.onAbsorbed(member -> add(member, entry));
    }

    private void add(String member, Entry entry) {
        byName.computeIfAbsent(entry.name(), name -> new HashMap<>())
                .computeIfAbsent(member, key -> new ArrayList<>(1))
                .add(entry);
        byMember.computeIfAbsent(member, key -> new ArrayList<>(1)).add(entry);
    }

    long comparisons() {
        return comparisons;
    }

    /** Returns the first similar schema that is one of these. */
    Optional<ObjectShape> similar(ObjectShape shape, String name, Set<ObjectShape> among) {
        Set<Entry> found = new HashSet<>();
        collect(shape, byName.getOrDefault(name, Map.of()), ObjectShape.ALIKE, found);
        if (shape.members().size() >= ObjectShape.TELLING) {
            collect(shape, byMember, ObjectShape.SAME, found);
        }
        return found.stream()
                .sorted(Comparator.comparingInt(Entry::number))
                .filter(entry -> among.contains(entry.shape()) && entry.shape().self() == entry.shape())
                .filter(entry -> isSimilar(entry, shape, name))
                .map(Entry::shape)
                .findFirst();
    }

    private boolean isSimilar(Entry entry, ObjectShape shape, String name) {
        comparisons++;
        return entry.shape().isSameAs(shape)
                || entry.name().equals(name) && entry.shape().isLike(shape);
    }

    /** Collects the schemas with one of so many members that similar ones cannot lack all of them, the rarest first. */
    private static void collect(ObjectShape shape, Map<String, List<Entry>> byMember, double ratio, Set<Entry> found) {
        int size = shape.members().size();
        int most = found.size() + MOST_COMPARED;
        shape.members().keySet().stream()
                .map(member -> byMember.getOrDefault(member, List.of()))
                .sorted(Comparator.comparingInt(List::size))
                .limit((long) ((1 - ratio) * size + ROUNDING) + 1)
                .flatMap(List::stream)
                .takeWhile(entry -> found.size() < most)
                .forEach(found::add);
    }
}
