package dev.schemac.codegen;

import dev.schemac.dsl.SchemaSource;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What one run made of its sources. Immutable. */
public final class GenerationResult {

    private final PlannedRun linked;
    private final GeneratedFiles files;
    private final Set<String> classNames;
    private final List<String> requires;

    /**
     * @param classNames the names of the Java classes that were asked for, directly or not
     * @param libraries the names of the libraries among what the schemas may refer to
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
     * {@return the names of the classes on which the result depends besides the schemas, canonical or binary, found or
     * not; of the classes that schemas name, and of those that these are declared with}
     */
    public Set<String> classNames() {
        return classNames;
    }

    /** {@return whether any of the schemas can be referred to by those of other runs} */
    public boolean visibleToOthers() {
        return linked.visibleToOthers();
    }

    /**
     * {@return these schemas, for those who depend on their classes}
     *
     * @param name unique among libraries
     * @param options those of the run
     * @param sources those of the run, named by paths that are the same on every machine
     */
    public SchemaLibrary publish(String name, CompilerOptions options, List<SchemaSource> sources) {
        return new SchemaLibrary(name, name, options, requires, sources);
    }
}
