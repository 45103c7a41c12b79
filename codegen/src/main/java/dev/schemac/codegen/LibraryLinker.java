package dev.schemac.codegen;

import dev.schemac.codegen.plan.PlannedSchemas;
import dev.schemac.codegen.plan.PlannedSchemas.PreviewedTypes;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JavaClasses;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Links the schemas of libraries with the options that generated their classes, each after its dependencies. */
final class LibraryLinker {

    private final CompilerOptions options;
    private final Map<String, SchemaLibrary> libraries = new LinkedHashMap<>();
    private final JavaClasses classes;
    private final Set<String> begun = new HashSet<>();
    private final Map<String, PlannedRun> linked = new LinkedHashMap<>();

    /** The libraries without a schema for others. */
    private final List<LinkedSchemas> hidden = new ArrayList<>();

    /** The declarations of all libraries, by the generated classes. */
    private final Map<String, SourceLocation> declared = new HashMap<>();

    /** @throws SchemaException if one no longer compiles: a class or a library that it names is missing or changed */
    LibraryLinker(CompilerOptions options, List<SchemaLibrary> libraries, JavaClasses classes) {
        this.options = options;
        libraries.forEach(library -> this.libraries.putIfAbsent(library.name(), library));
        this.classes = classes;
        this.libraries.values().forEach(this::link);
    }

    /** Returns the schemas of all libraries. Names that only the hidden ones have are errors with an explanation. */
    List<LinkedSchemas> loaded() {
        return Stream.concat(linked.values().stream().map(PlannedRun::loaded), hidden.stream())
                .toList();
    }

    /** Reports schemas and enums whose classes a library contains, too. */
    void checkClasses(LinkedSchemas own, Diagnostics diagnostics) {
        Set<SourceLocation> reported = new HashSet<>();
        classes(own, options).forEach((name, location) -> {
            SourceLocation other = declared.get(name);
            if (other != null && reported.add(location)) {
                diagnostics.error(
                        DiagnosticCode.DUPLICATE_SCHEMA,
                        location,
                        "'" + name + "' is already declared at " + other + "; delete or rename one of them",
                        other);
            }
        });
    }

    /** Returns the declarations of a run by the generated classes, with the value class first. */
    private static Map<String, SourceLocation> classes(LinkedSchemas run, CompilerOptions options) {
        PreviewedTypes types = new PreviewedTypes(List.of(run.schemas()), options.plan());
        Map<String, SourceLocation> classes = new LinkedHashMap<>();
        run.types().forEach(type -> types.classes(type).forEach(name -> classes.put(name, type.location())));
        run.schemas()
                .enums()
                .forEach(type -> classes.put(
                        types.of(type), type.declaration().orElseThrow().location()));
        return classes;
    }

    /** Returns all libraries with schemas for others, with their names. */
    Map<PlannedRun, String> linked() {
        Map<PlannedRun, String> names = new LinkedHashMap<>();
        linked.forEach((name, schemas) -> names.put(schemas, name));
        return names;
    }

    private void link(SchemaLibrary library) {
        if (!begun.add(library.name())) {
            return;
        }
        List<SchemaSource> sources = library.placedSources();
        CompilerOptions generatedWith = library.options(options);
        LinkedSchemas loaded;
        if (library.visibleToOthers()) {
            // the use of a missing library reports the error
            library.requires().stream().filter(libraries::containsKey).forEach(name -> link(libraries.get(name)));
            List<PlannedRun> required = library.requires().stream()
                    .filter(linked::containsKey)
                    .map(linked::get)
                    .toList();
            loaded = SchemaLoader.load(
                    sources, required.stream().map(PlannedRun::loaded).toList(), classes, false);
            PlannedSchemas plans =
                    SchemaCompiler.plan(loaded, required, generatedWith, SchemaLoader.diagnostics(sources));
            linked.put(library.name(), new PlannedRun(loaded, plans, required));
        } else {
            loaded = SchemaLoader.loadNames(sources);
            hidden.add(loaded);
        }
        classes(loaded, generatedWith).forEach(declared::putIfAbsent);
    }
}
