package dev.schemac.contracts.infer;

import dev.schemac.contracts.infer.MapRule.NamesOfValues;
import dev.schemac.contracts.infer.ObjectShape.Branch;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The sample objects of one place. They are grouped by the strings of members that may become discriminators. */
final class ObjectSamples {
    private static final Pattern NAME = Pattern.compile("[@$_A-Za-z][A-Za-z0-9_@$-]{0,63}");

    private static final int MOST_CANDIDATES = 32;

    /** The limit of combinations of strings. Above it, a member with many strings is excluded. */
    private static final int MOST_VARIANTS = 100;

    /** The number of objects after which every discriminator is known. */
    private static final int ENOUGH = 250;

    /** The names of all members, with the number of objects before their first occurrence, in this order. */
    private final Map<String, Long> names = new LinkedHashMap<>();

    /** Members that were a constant in each object that has them. */
    private List<String> candidates = List.of();

    /** The number of members that have ever been a candidate. */
    private int tried;

    /** By the strings of the candidates; null if the object lacks the member. */
    private Map<List<String>, ObjectShape> variants = new LinkedHashMap<>();

    private long count;

    /** The number of members of all objects. */
    private long members;

    /** Whether each object has one member, which is an object. */
    private boolean wrapped = true;

    /** The result of the rules about names whose values have one type; null if it is unknown. */
    private NamesOfValues namesOfValues;

    Set<String> names() {
        return names.keySet();
    }

    /** Returns the number of objects. */
    long count() {
        return count;
    }

    /** Returns the number of members of all objects. */
    long members() {
        return members;
    }

    /** Returns the number of names that first occur in the last objects. */
    long newNames(long last) {
        return names.values().stream().filter(before -> before >= count - last).count();
    }

    /** Returns the result of the rules about names whose values have one type. They read all nested objects, but once. */
    NamesOfValues namesOfValues(Supplier<NamesOfValues> rule) {
        if (namesOfValues == null) {
            namesOfValues = rule.get();
        }
        return namesOfValues;
    }

    /** Returns a copy that shares nothing with these samples. */
    ObjectSamples copy() {
        ObjectSamples copy = new ObjectSamples();
        copy.names.putAll(names);
        copy.candidates = candidates;
        copy.tried = tried;
        copy.count = count;
        copy.members = members;
        copy.wrapped = wrapped;
        variants.forEach((key, shape) -> copy.variants.put(key, shape.copy()));
        return copy;
    }

    void add(Map<?, ?> object) {
        namesOfValues = null;
        List<String> unseen = object.keySet().stream()
                .map(String.class::cast)
                .filter(name -> names.putIfAbsent(name, count) == null)
                .toList();
        wrapped &= object.size() == 1 && object.values().iterator().next() instanceof Map<?, ?>;
        count++;
        members += object.size();
        keep(candidates.stream()
                .filter(name -> !object.containsKey(name) || isConstant(object.get(name)))
                .toList());
        if (count <= ENOUGH) {
            extend(unseen.stream()
                    .filter(name -> NAME.matcher(name).matches() && isConstant(object.get(name)))
                    .limit(MOST_CANDIDATES - tried)
                    .toList());
        }
        List<String> key =
                candidates.stream().map(name -> (String) object.get(name)).toList();
        variants.computeIfAbsent(key, unknown -> new ObjectShape()).add(object);
        reduce();
        if (count == ENOUGH) {
            Set<String> useful = discriminators();
            keep(candidates.stream().filter(useful::contains).toList());
        }
    }

    /** Adds candidates that no earlier object has. */
    private void extend(List<String> added) {
        if (added.isEmpty()) {
            return;
        }
        tried += added.size();
        candidates = concat(candidates, added);
        List<String> absent = Collections.nCopies(added.size(), null);
        Map<List<String>, ObjectShape> before = variants;
        variants = new LinkedHashMap<>();
        before.forEach((key, shape) -> variants.put(concat(key, absent), shape));
    }

    private static List<String> concat(List<String> first, List<String> second) {
        List<String> both = new ArrayList<>(first);
        both.addAll(second);
        return both;
    }

    /** Returns the candidates that are discriminators of all objects, or of a branch. */
    private Set<String> discriminators() {
        Set<String> found = new HashSet<>();
        addDiscriminators(variants, true, found);
        return found;
    }

    private void addDiscriminators(Map<List<String>, ObjectShape> part, boolean nested, Set<String> found) {
        for (String candidate : candidates) {
            discriminator(candidate, part, names()).ifPresent(discriminator -> {
                found.add(candidate);
                if (nested) {
                    discriminator
                            .branches()
                            .forEach(branch -> addDiscriminators(part(part, candidate, branch), false, found));
                }
            });
        }
    }

    private static boolean isConstant(Object value) {
        return value instanceof String text && StringShape.isConstant(text);
    }

    /** Adds all samples of another place, which stays unchanged. */
    void add(ObjectSamples other) {
        if (other.count == 0) {
            return;
        }
        namesOfValues = null;
        List<String> unseen = other.candidates.stream()
                .filter(name -> !names.containsKey(name))
                .limit(MOST_CANDIDATES - tried)
                .toList();
        keep(candidates.stream()
                .filter(name -> !other.names.containsKey(name) || other.candidates.contains(name))
                .toList());
        extend(unseen);
        other.names.forEach((name, before) -> names.putIfAbsent(name, count + before));
        wrapped &= other.wrapped;
        count += other.count;
        members += other.members;
        int[] at = candidates.stream().mapToInt(other.candidates::indexOf).toArray();
        other.variants.forEach((key, shape) -> variants.computeIfAbsent(key(key, at), unknown -> new ObjectShape())
                .include(shape));
        reduce();
    }

    /** Returns the strings at these positions, null at negative ones. */
    private static List<String> key(List<String> strings, int[] at) {
        return IntStream.of(at).mapToObj(i -> i < 0 ? null : strings.get(i)).toList();
    }

    private void reduce() {
        Set<String> useful = null;
        while (variants.size() > MOST_VARIANTS) {
            Optional<String> rare = mostStrings(true, Set.of());
            if (rare.isEmpty() && useful == null) {
                useful = discriminators();
            }
            Set<String> last = useful;
            String least = rare.or(() -> mostStrings(false, last))
                    .or(() -> mostStrings(false, Set.of()))
                    .orElseThrow();
            keep(candidates.stream().filter(name -> !name.equals(least)).toList());
        }
    }

    /**
     * Returns the candidate with the most strings.
     *
     * @param rare whether its strings must rarely repeat
     * @param excluded other candidates
     */
    private Optional<String> mostStrings(boolean rare, Set<String> excluded) {
        Optional<String> result = Optional.empty();
        int most = 0;
        for (String candidate : candidates) {
            Map<String, Long> objects = objectsByText(candidate, variants);
            long all = objects.values().stream().mapToLong(Long::longValue).sum();
            boolean isRare = 3L * objects.size() > 2 * all;
            if (objects.size() >= most && (isRare || !rare) && !excluded.contains(candidate)) {
                result = Optional.of(candidate);
                most = objects.size();
            }
        }
        return result;
    }

    /** Returns the number of objects with each string of a candidate, without those that lack it. */
    private Map<String, Long> objectsByText(String candidate, Map<List<String>, ObjectShape> part) {
        int at = candidates.indexOf(candidate);
        Map<String, Long> objects = new HashMap<>();
        part.forEach((key, shape) -> {
            if (key.get(at) != null) {
                objects.merge(key.get(at), shape.count(), Long::sum);
            }
        });
        return objects;
    }

    private void keep(List<String> kept) {
        if (kept.size() == candidates.size()) {
            return;
        }
        int[] at = kept.stream().mapToInt(candidates::indexOf).toArray();
        Map<List<String>, ObjectShape> before = variants;
        variants = new LinkedHashMap<>();
        candidates = kept;
        before.forEach((key, shape) -> {
            ObjectShape known = variants.putIfAbsent(key(key, at), shape);
            if (known != null) {
                known.include(shape);
            }
        });
    }

    /** Returns the objects with the strings of a branch. */
    private Map<List<String>, ObjectShape> part(Map<List<String>, ObjectShape> part, String candidate, Branch branch) {
        int at = candidates.indexOf(candidate);
        Map<List<String>, ObjectShape> inner = new LinkedHashMap<>();
        part.forEach((key, shape) -> {
            if (branch.texts().contains(key.get(at))) {
                inner.put(key, shape);
            }
        });
        return inner;
    }

    /**
     * Returns whether a candidate is a discriminator of some objects.
     *
     * @param own the members in which they may differ
     */
    private Optional<Discriminator> discriminator(
            String candidate, Map<List<String>, ObjectShape> part, Set<String> own) {
        int at = candidates.indexOf(candidate);
        Map<String, ObjectShape> byText = new LinkedHashMap<>();
        for (Map.Entry<List<String>, ObjectShape> variant : part.entrySet()) {
            String text = variant.getKey().get(at);
            if (text == null) {
                return Optional.empty();
            }
            byText.computeIfAbsent(text, unknown -> new ObjectShape())
                    .include(variant.getValue().only(own));
        }
        return Discriminator.of(candidate, byText);
    }

    // ---- results

    /** Returns the structure of the objects, and consumes the samples. */
    ObjectShape settled(Place place) {
        Optional<ObjectShape> union = place.options().unions() && !place.isRequested() ? union() : Optional.empty();
        Optional<String> map = union.isPresent() ? Optional.empty() : MapRule.reason(this, place);
        boolean asMap = map.isPresent() && (!place.isRoot() || MapRule.isWithoutColumns(this, place));
        map.ifPresent(reason -> place.reportMap(reason, asMap));
        if (asMap) {
            ObjectShape shape = whole();
            shape.settleAsMap(
                    place,
                    Optional.ofNullable(namesOfValues)
                            .flatMap(NamesOfValues::values)
                            .orElseGet(shape::asMapValue));
            return shape;
        }
        ObjectShape shape = union.orElseGet(() -> place.options().unions() ? wrapper() : whole());
        shape.settle(place, place.options().maps() && !place.isRoot());
        return shape;
    }

    private Optional<ObjectShape> union() {
        return discriminator(variants, names(), Set.of())
                .map(discriminator -> union(discriminator, variants, names(), Set.of()))
                .filter(union -> union.columns() <= JavaLimits.MOST_COLUMNS);
    }

    /** Returns the candidate with the most branches, the first of several. */
    private Optional<Discriminator> discriminator(
            Map<List<String>, ObjectShape> part, Set<String> own, Set<String> used) {
        Discriminator best = null;
        for (String candidate : candidates) {
            Optional<Discriminator> found =
                    used.contains(candidate) ? Optional.empty() : discriminator(candidate, part, own);
            if (found.isPresent()
                    && (best == null
                            || found.get().branches().size() > best.branches().size())) {
                best = found.get();
            }
        }
        return Optional.ofNullable(best);
    }

    /** Returns all objects without a union. */
    ObjectShape whole() {
        return whole(variants);
    }

    private ObjectShape whole(Map<List<String>, ObjectShape> part) {
        ObjectShape all = new ObjectShape();
        part.values().forEach(all::include);
        return all.only(names());
    }

    /**
     * Moves the members of all branches to the base. A branch may be a union too.
     *
     * @param own the members that no outer union has moved
     * @param used the discriminators of outer unions
     */
    private ObjectShape union(
            Discriminator discriminator, Map<List<String>, ObjectShape> part, Set<String> own, Set<String> used) {
        String member = discriminator.member();
        Set<String> common = new LinkedHashSet<>(own);
        common.removeIf(name -> !name.equals(member) && !discriminator.isCommon(name));
        Set<String> left = new LinkedHashSet<>(own);
        left.removeAll(common);
        Set<String> taken = new HashSet<>(used);
        taken.add(member);
        ObjectShape base = whole(part).only(common);
        base.tellApart(
                member,
                discriminator.branches().stream()
                        .map(branch -> {
                            Map<List<String>, ObjectShape> inner = part(part, member, branch);
                            ObjectShape shape = discriminator(inner, left, taken)
                                    .map(nested -> union(nested, inner, left, taken))
                                    .orElseGet(() -> branch.shape().only(left));
                            return new Branch(branch.texts(), shape);
                        })
                        .toList());
        return base;
    }

    /**
     * Returns a union of wrapped objects, if the name of the only member decides the members of the object in it.
     * Otherwise returns all objects.
     */
    private ObjectShape wrapper() {
        ObjectShape plain = whole();
        if (!wrapped
                || names.size() > MOST_VARIANTS
                || !names().stream().allMatch(StringShape::isConstant)
                || newNames(MapRule.lastTenth(count)) > 0) {
            return plain;
        }
        Map<String, ObjectShape> byName = new LinkedHashMap<>();
        List<Branch> branches = new ArrayList<>();
        ObjectShape all = new ObjectShape();
        Set<String> inner = new LinkedHashSet<>();
        plain.members().forEach((name, value) -> {
            ObjectSamples objects = value.samples().orElseThrow();
            ObjectShape shape = objects.whole();
            byName.put(name, objects.whole());
            branches.add(new Branch(List.of(name), shape));
            all.include(shape);
            inner.addAll(shape.members().keySet());
        });
        if (Discriminator.of("", byName).isEmpty()) {
            return plain;
        }
        Discriminator wrappers = new Discriminator("", branches);
        Set<String> common = new LinkedHashSet<>(inner);
        common.removeIf(name -> !wrappers.isCommon(name));
        inner.removeAll(common);
        ObjectShape base = all.only(common);
        base.wrap(
                branches.stream()
                        .map(branch -> new Branch(branch.texts(), branch.shape().only(inner)))
                        .toList(),
                plain.copy());
        return base.columns() <= JavaLimits.MOST_COLUMNS ? base : plain;
    }
}
