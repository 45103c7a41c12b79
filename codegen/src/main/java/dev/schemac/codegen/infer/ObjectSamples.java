package dev.schemac.codegen.infer;

import dev.schemac.codegen.infer.ObjectShape.Branch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The sample objects of one place. They are grouped by the strings of members that may become discriminators. */
final class ObjectSamples {
    private static final Pattern NAME = Pattern.compile("[@$_A-Za-z][A-Za-z0-9_@$-]{0,63}");

    private static final int MOST_CANDIDATES = 32;

    /** The limit of combinations of strings. Above it, the member with the most strings is excluded. */
    private static final int MOST_VARIANTS = 100;

    /** The number of objects after which every discriminator is known. */
    private static final int ENOUGH = 250;

    /** The names of all members, in the order of their first occurrence. */
    private final Set<String> names = new LinkedHashSet<>();

    /** Members that were a constant in each object; null before the first object. */
    private List<String> candidates;

    /** By the strings of the candidates. */
    private Map<List<String>, ObjectShape> variants = new LinkedHashMap<>();

    private long count;

    Set<String> names() {
        return names;
    }

    void add(Map<?, ?> object) {
        count++;
        object.keySet().forEach(name -> names.add((String) name));
        if (candidates == null) {
            candidates = object.keySet().stream()
                    .map(String.class::cast)
                    .filter(name -> NAME.matcher(name).matches() && isConstant(object.get(name)))
                    .limit(MOST_CANDIDATES)
                    .toList();
        } else if (!candidates.stream().allMatch(name -> isConstant(object.get(name)))) {
            keep(candidates.stream()
                    .filter(name -> isConstant(object.get(name)))
                    .toList());
        }
        List<String> key =
                candidates.stream().map(name -> (String) object.get(name)).toList();
        variants.computeIfAbsent(key, unknown -> new ObjectShape()).add(object);
        reduce();
        if (count == ENOUGH) {
            keep(candidates.stream()
                    .filter(name -> Discriminator.of(name, byText(name)).isPresent())
                    .toList());
        }
    }

    private static boolean isConstant(Object value) {
        return value instanceof String text && StringShape.isConstant(text);
    }

    /** Adds all samples of another place, which stays unchanged. */
    void add(ObjectSamples other) {
        names.addAll(other.names);
        count += other.count;
        if (other.candidates == null) {
            return;
        }
        if (candidates == null) {
            candidates = other.candidates;
        } else {
            keep(candidates.stream().filter(other.candidates::contains).toList());
        }
        int[] kept = candidates.stream().mapToInt(other.candidates::indexOf).toArray();
        other.variants.forEach((key, shape) -> variants.computeIfAbsent(
                        IntStream.of(kept).mapToObj(key::get).toList(), unknown -> new ObjectShape())
                .include(shape));
        reduce();
    }

    private void reduce() {
        while (variants.size() > MOST_VARIANTS) {
            int most = 0;
            long texts = 0;
            for (int i = 0; i < candidates.size(); i++) {
                int at = i;
                long different = variants.keySet().stream()
                        .map(key -> key.get(at))
                        .distinct()
                        .count();
                if (different >= texts) {
                    most = i;
                    texts = different;
                }
            }
            List<String> fewer = new ArrayList<>(candidates);
            fewer.remove(most);
            keep(fewer);
        }
    }

    private void keep(List<String> kept) {
        if (kept.size() == candidates.size()) {
            return;
        }
        int[] at = kept.stream().mapToInt(candidates::indexOf).toArray();
        Map<List<String>, ObjectShape> before = variants;
        variants = new LinkedHashMap<>();
        candidates = List.copyOf(kept);
        before.forEach((key, shape) -> {
            ObjectShape known =
                    variants.putIfAbsent(IntStream.of(at).mapToObj(key::get).toList(), shape);
            if (known != null) {
                known.include(shape);
            }
        });
    }

    /** Returns copies of the objects by the strings of a candidate. */
    private Map<String, ObjectShape> byText(String candidate) {
        int at = candidates.indexOf(candidate);
        Map<String, ObjectShape> shapes = new LinkedHashMap<>();
        variants.forEach((key, shape) ->
                shapes.computeIfAbsent(key.get(at), text -> new ObjectShape()).include(shape));
        return shapes;
    }

    // ---- results

    /**
     * Returns the structure of the objects, and consumes the samples.
     *
     * @param unions whether they, and objects in them, may be unions
     * @param maps whether they may be a map
     */
    ObjectShape settled(boolean unions, boolean maps) {
        Optional<Discriminator> discriminator = unions && candidates != null ? discriminator() : Optional.empty();
        ObjectShape shape = discriminator.map(this::union).orElseGet(this::whole);
        shape.settle(unions, maps);
        return shape;
    }

    /** Returns the candidate with the most branches, the first of several. */
    private Optional<Discriminator> discriminator() {
        Discriminator best = null;
        for (String candidate : candidates) {
            Optional<Discriminator> found = Discriminator.of(candidate, byText(candidate));
            if (found.isPresent()
                    && (best == null
                            || found.get().branches().size() > best.branches().size())) {
                best = found.get();
            }
        }
        return Optional.ofNullable(best);
    }

    private ObjectShape whole() {
        ObjectShape all = new ObjectShape();
        variants.values().forEach(all::include);
        return all.only(names);
    }

    /** Moves the members of all branches to the base. */
    private ObjectShape union(Discriminator discriminator) {
        Set<String> common = new LinkedHashSet<>(names);
        common.removeIf(name -> !name.equals(discriminator.member()) && !discriminator.isCommon(name));
        Set<String> own = new LinkedHashSet<>(names);
        own.removeAll(common);
        ObjectShape base = whole().only(common);
        base.tellApart(
                discriminator.member(),
                discriminator.branches().stream()
                        .map(branch -> new Branch(branch.texts(), branch.shape().only(own)))
                        .toList());
        return base;
    }
}
