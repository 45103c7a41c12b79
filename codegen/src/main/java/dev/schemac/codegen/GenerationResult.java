package dev.schemac.codegen;

import dev.schemac.dsl.SchemaSource;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The result of one run. Immutable. */
public final class GenerationResult {

    private final PlannedRun linked;
    private final GeneratedFiles files;
    private final Set<String> classNames;
    private final List<String> requires;

    /**
     * @param classNames the names of the Java classes that were looked up, directly or not
     * @param libraries the names of the libraries that the schemas may refer to
     */
    GenerationResult(
            PlannedRun linked, GeneratedFiles files, Set<String> classNames, Map<PlannedRun, String> libraries) {
        this.linked = linked;
        this.files = files;
        this.classNames = Set.copyOf(classNames);
        this.requires = linked.dependencies().stream()
                .filter(libraries::containsKey)
                .map(libraries::get)
                .sorted()
                .toList();
    }

    PlannedRun linked() {
        return linked;
    }

    /** {@return the generated files, in memory} */
    public GeneratedFiles files() {
        return files;
    }

    /**
     * {@return the names of the classes that influenced the result, canonical or binary, found or not} These are the
     * classes that schemas name, and the classes in their declarations.
     */
    public Set<String> classNames() {
        return classNames;
    }

    /**
     * {@return these schemas for projects that depend on their classes}
     *
     * @param name unique among libraries
     * @param options the options of the run
     * @param sources the sources of the run, named by paths that are the same on every machine
     */
    public SchemaLibrary publish(String name, CompilerOptions options, List<SchemaSource> sources) {
        return new SchemaLibrary(name, name, options, linked.visibleToOthers(), requires, sources);
    }
}
