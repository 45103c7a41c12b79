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
 * The schemas of one run with planned classes: the facts that schemas of a later run need to refer to them. Immutable,
 * and equal only to itself.
 */
final class PlannedRun {

    private final LinkedSchemas loaded;
    private final PlannedSchemas plans;
    private final List<PlannedRun> dependencies;

    /** @param dependencies the runs that the schemas refer to directly */
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

    /** Returns whether schemas of other runs can refer to any of the schemas and enums. */
    boolean visibleToOthers() {
        return loaded.types().stream().anyMatch(ObjectType::visibleToOthers)
                || loaded.schemas().enums().stream()
                        .anyMatch(constants ->
                                constants.declaration().orElseThrow().visibleToOthers());
    }

    List<PlannedRun> dependencies() {
        return dependencies;
    }

    /** Returns these runs, each after its dependencies. */
    static Set<PlannedRun> withTheirs(Collection<PlannedRun> runs) {
        return inOrder(runs, PlannedRun::dependencies);
    }

    /**
     * Returns these elements, each after its dependencies.
     *
     * @param dependencies returns the direct dependencies, which are acyclic
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
