package dev.schemac.codegen;

import dev.schemac.codegen.plan.PlannedSchemas;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.model.ObjectType;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * The schemas of one run, whose classes are settled: what a later run needs to know so that its schemas can refer to
 * them. Immutable, and equal only to itself.
 */
final class PlannedRun {

    private final LinkedSchemas loaded;
    private final PlannedSchemas plans;
    private final List<PlannedRun> dependencies;

    /** @param dependencies what the schemas refer to directly */
    PlannedRun(LinkedSchemas loaded, PlannedSchemas plans, List<PlannedRun> dependencies) {
        this.loaded = loaded;
        this.plans = plans;
        this.dependencies = List.copyOf(dependencies);
    }

    LinkedSchemas loaded() {
        return loaded;
    }

    PlannedSchemas plans() {
        return plans;
    }

    /** Whether any of the schemas and enums can be referred to by those of other runs. */
    boolean visibleToOthers() {
        return loaded.types().stream().anyMatch(ObjectType::visibleToOthers)
                || loaded.schemas().enums().stream()
                        .anyMatch(constants ->
                                constants.declaration().orElseThrow().visibleToOthers());
    }

    List<PlannedRun> dependencies() {
        return dependencies;
    }

    /** These runs and, before each, what it depends on. */
    static Set<PlannedRun> withTheirs(Collection<PlannedRun> runs) {
        return inOrder(runs, PlannedRun::dependencies);
    }

    /**
     * These and, before each, what it depends on.
     *
     * @param dependencies what something needs directly; never in a circle
     */
    static <T> Set<T> inOrder(Collection<T> wanted, Function<T, ? extends Collection<T>> dependencies) {
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
