package dev.schemac.codegen;

import dev.schemac.codegen.plan.PlannedSchemas;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.JavaClasses;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Links the schemas of libraries with the options that generated their classes, each after its dependencies. */
final class LibraryLinker {

    private final CompilerOptions options;
    private final Map<String, SchemaLibrary> libraries = new LinkedHashMap<>();
    private final JavaClasses classes;
    private final Set<String> begun = new HashSet<>();
    private final Map<String, PlannedRun> linked = new LinkedHashMap<>();

    LibraryLinker(CompilerOptions options, List<SchemaLibrary> libraries, JavaClasses classes) {
        this.options = options;
        libraries.forEach(library -> this.libraries.putIfAbsent(library.name(), library));
        this.classes = classes;
    }

    /**
     * Returns all libraries, with their names.
     *
     * @throws SchemaException if one no longer compiles: a class or a library that it names is missing or changed
     */
    Map<PlannedRun, String> linked() {
        libraries.values().forEach(this::link);
        Map<PlannedRun, String> names = new LinkedHashMap<>();
        linked.forEach((name, schemas) -> names.put(schemas, name));
        return names;
    }

    private void link(SchemaLibrary library) {
        if (!begun.add(library.name())) {
            return;
        }
        // the use of a missing library reports the error
        library.requires().stream().filter(libraries::containsKey).forEach(name -> link(libraries.get(name)));
        List<PlannedRun> required = library.requires().stream()
                .filter(linked::containsKey)
                .map(linked::get)
                .toList();
        List<SchemaSource> sources = library.sources().stream()
                .map(source -> new SchemaSource(library.place() + "!/" + source.name(), source.text()))
                .toList();
        LinkedSchemas loaded = SchemaLoader.load(
                sources, required.stream().map(PlannedRun::loaded).toList(), classes, false);
        PlannedSchemas plans =
                SchemaCompiler.plan(loaded, required, library.options(options), SchemaLoader.diagnostics(sources));
        linked.put(library.name(), new PlannedRun(loaded, plans, required));
    }
}
