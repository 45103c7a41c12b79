package dev.schemac.codegen;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;

/** Puts what depends on each other in order: each thing once, behind all that it needs. */
final class DependencyOrder {
    private DependencyOrder() {}

    /**
     * These and, before each, what it depends on.
     *
     * @param dependencies what something needs directly; never in a circle
     */
    static <T> Set<T> of(Collection<T> wanted, Function<T, ? extends Collection<T>> dependencies) {
        Set<T> ordered = new LinkedHashSet<>();
        wanted.forEach(each -> add(each, dependencies, ordered));
        return ordered;
    }

    private static <T> void add(T each, Function<T, ? extends Collection<T>> dependencies, Set<T> ordered) {
        if (!ordered.contains(each)) {
            dependencies.apply(each).forEach(dependency -> add(dependency, dependencies, ordered));
            ordered.add(each);
        }
    }
}
