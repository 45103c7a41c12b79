package dev.schemac.codegen.infer;

import dev.schemac.codegen.infer.ObjectShape.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A member whose text decides which members an object has. Objects with one text, or with texts that make no
 * difference, are a branch. A branch has its own where all its objects have a member that no other branch has, or that
 * is something else there. There are at least two such branches, and at most one branch has nothing of its own.
 */
record Discriminator(String member, List<Branch> branches) {
    /** So many objects for each text are enough, on average. */
    private static final int OBJECTS_EACH = 3;

    /**
     * The discriminator, where the member is one.
     *
     * @param byText the objects with each text; the shapes of the branches are made of these
     */
    static Optional<Discriminator> of(String member, Map<String, ObjectShape> byText) {
        long objects = byText.values().stream().mapToLong(ObjectShape::count).sum();
        if (byText.size() < 2 || objects < (long) OBJECTS_EACH * byText.size()) {
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

    /** Whether the member is in all branches, and much the same. */
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
