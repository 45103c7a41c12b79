package dev.schemac.contracts.infer;

import dev.schemac.contracts.infer.ObjectShape.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A member whose string decides the members of an object. Objects with one string, or with equivalent strings, are a
 * branch. A branch is distinct if all its objects share a member that other branches lack or that has another type
 * there. At least two branches are distinct, and at most one is not.
 */
record Discriminator(String member, List<Branch> branches) {
    /** The sufficient average number of objects for each string. */
    private static final int OBJECTS_EACH = 3;

    /**
     * Returns the discriminator, if the member is one.
     *
     * @param byText the objects with each string; they become the branches
     */
    static Optional<Discriminator> of(String member, Map<String, ObjectShape> byText) {
        long objects = byText.values().stream().mapToLong(ObjectShape::count).sum();
        if (!areEnough(byText.size(), objects)) {
            return Optional.empty();
        }
        List<Branch> branches = new ArrayList<>();
        byText.forEach((text, shape) -> {
            Optional<Branch> same = branches.stream()
                    .filter(branch -> isSame(branch.shape(), shape))
                    .findFirst();
            if (same.isPresent()) {
                same.get().texts().add(text);
                same.get().shape().include(shape);
            } else {
                branches.add(new Branch(new ArrayList<>(List.of(text)), shape));
            }
        });
        long telling =
                branches.stream().filter(branch -> hasOwn(branch, branches)).count();
        return telling >= 2 && telling >= branches.size() - 1
                ? Optional.of(new Discriminator(member, branches))
                : Optional.empty();
    }

    /** Returns whether so many strings of so many objects can be a discriminator. */
    static boolean areEnough(int texts, long objects) {
        return texts > 1 && objects >= (long) OBJECTS_EACH * texts;
    }

    private static boolean isSame(ObjectShape a, ObjectShape b) {
        return a.members().keySet().equals(b.members().keySet())
                && a.members().entrySet().stream()
                        .noneMatch(member ->
                                member.getValue().differsFrom(b.members().get(member.getKey())));
    }

    private static boolean hasOwn(Branch branch, List<Branch> branches) {
        return branch.shape().members().entrySet().stream()
                .filter(member -> member.getValue().count() == branch.shape().count())
                .anyMatch(member -> branches.stream()
                        .filter(other -> other != branch)
                        .map(other -> other.shape().members().get(member.getKey()))
                        .allMatch(other -> other == null || member.getValue().differsFrom(other)));
    }

    /** Returns whether the member is in all branches with a similar type. */
    boolean isCommon(String name) {
        List<ValueShape> values = new ArrayList<>();
        for (Branch branch : branches) {
            ValueShape value = branch.shape().members().get(name);
            if (value == null || values.stream().anyMatch(value::differsFrom)) {
                return false;
            }
            values.add(value);
        }
        return true;
    }
}
