package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.Linker.LinkedRun;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which schema a name means, seen from a file: the own module first, then those that {@code uses} names, or all.
 * Schemas of other runs are among them as far as they are visible; one of this run hides one of its name and module
 * there.
 */
final class SchemaNames {
    /** Comparing names takes time: after so many unknown names nobody reads suggestions any more. */
    private static final int MAX_SUGGESTIONS = 100;

    /** By simple name, then by module. */
    private final Map<String, Map<String, DeclaredSchema>> schemas = new LinkedHashMap<>();

    /** Names of schemas that exist, but whose statements are broken. */
    private final Set<String> broken = new HashSet<>();

    private final List<LinkedRun> others;

    /** {@link #others} by their files. */
    private final Map<SchemaFile, LinkedRun> otherFiles = new IdentityHashMap<>();

    /** Those of {@link #others} that some name has led to. */
    private final Set<LinkedRun> referred = new LinkedHashSet<>();

    private final Diagnostics diagnostics;
    private int suggestions;

    /** @param others what has been linked before, and may be referred to */
    SchemaNames(List<LinkedRun> others, Diagnostics diagnostics) {
        this.others = new ArrayList<>(others);
        others.forEach(other -> other.files().forEach(file -> otherFiles.put(file, other)));
        this.diagnostics = diagnostics;
    }

    /** Whether the schema comes from another run: it is linked already, and stays as it is. */
    boolean isOther(DeclaredSchema schema) {
        return otherFiles.containsKey(schema.file());
    }

    /** The other runs that names have led to. All else is forgotten: a run must not keep what it does not need. */
    List<LinkedRun> referred() {
        others.retainAll(referred);
        otherFiles.values().retainAll(referred);
        return List.copyOf(referred);
    }

    /** Adds a schema, or returns the one of the same name in the same module. */
    Optional<DeclaredSchema> declare(DeclaredSchema schema) {
        Map<String, DeclaredSchema> modules = schemas.computeIfAbsent(schema.name(), name -> new LinkedHashMap<>());
        return Optional.ofNullable(modules.putIfAbsent(schema.type().module(), schema));
    }

    /** Uses of these names are no errors, and mean nothing. */
    void declareBroken(Collection<String> names) {
        broken.addAll(names);
    }

    boolean isBroken(String name) {
        return broken.contains(name);
    }

    /** The schemas {@code name} may mean: none, one, or several where it is ambiguous. */
    List<DeclaredSchema> find(String name, SchemaFile from) {
        LinkedRun other = otherFiles.get(from);
        List<DeclaredSchema> found =
                other == null ? look(name, from) : other.names().look(name, from);
        found.stream().filter(this::isOther).forEach(schema -> referred.add(otherFiles.get(schema.file())));
        return found;
    }

    private List<DeclaredSchema> look(String name, SchemaFile from) {
        return from.meant(visible(name, from.moduleName()));
    }

    /** The schemas of that name by their modules: those of this run, and those of others that a module sees. */
    private Map<String, DeclaredSchema> visible(String name, String module) {
        Map<String, DeclaredSchema> modules = schemas.getOrDefault(name, Map.of());
        if (others.isEmpty()) {
            return modules;
        }
        Map<String, DeclaredSchema> all = new LinkedHashMap<>(modules);
        others(name)
                .filter(schema -> isVisible(schema, module))
                .forEach(schema -> all.putIfAbsent(schema.type().module(), schema));
        return all;
    }

    /** The schemas of that name that other runs declare. */
    private Stream<DeclaredSchema> others(String name) {
        return others.stream().flatMap(other -> other.names().schemas.getOrDefault(name, Map.of()).values().stream());
    }

    private static boolean isVisible(DeclaredSchema other, String module) {
        return other.type().publicType()
                || other.annotations().isProtected() && other.type().module().equals(module);
    }

    /** Reports that {@code found}, more than one, answer to the name. */
    void reportAmbiguous(String name, SourceLocation location, List<DeclaredSchema> found) {
        diagnostics.error(
                DiagnosticCode.AMBIGUOUS_SCHEMA,
                location,
                "schema '" + name + "' is ambiguous, it is declared in " + modules(found)
                        + "; 'uses' chooses a module");
    }

    /**
     * Reports that {@code uses} hides every schema of that name, or that those there are cannot be seen from the file;
     * answers false where there is none.
     */
    boolean reportHidden(String name, SourceLocation location, SchemaFile from) {
        String module = from.moduleName();
        Map<String, DeclaredSchema> modules = visible(name, module);
        if (modules.isEmpty()) {
            return reportNotPublic(name, location);
        }
        diagnostics.error(
                DiagnosticCode.HIDDEN_BY_USES,
                location,
                "schema '" + name + "' is declared in " + modules(modules.values())
                        + ", which the 'uses' declarations of this file leave out");
        return true;
    }

    private boolean reportNotPublic(String name, SourceLocation location) {
        List<DeclaredSchema> found = others(name).toList();
        if (found.isEmpty()) {
            return false;
        }
        boolean isProtected =
                found.stream().allMatch(schema -> schema.annotations().isProtected());
        diagnostics.error(
                DiagnosticCode.NOT_PUBLIC,
                location,
                "schema '" + name + "', which is compiled already in " + modules(found)
                        + (isProtected
                                ? ", is '@protected': only schemas of the same module see it; declare it '@public'"
                                : ", is not '@public': schemas of other runs do not see it"));
        return true;
    }

    private static String modules(Collection<DeclaredSchema> found) {
        return found.stream()
                .map(schema -> schema.type().module())
                .map(module -> module.isEmpty() ? "a file without module" : "module '" + module + "'")
                .collect(Collectors.joining(" and "));
    }

    /** {@link NearestName#suggestion} among the schemas and {@code others}. */
    String suggestion(String name, Collection<String> others) {
        if (++suggestions > MAX_SUGGESTIONS) {
            return "";
        }
        List<String> candidates = new ArrayList<>(schemas.keySet());
        for (LinkedRun other : this.others) {
            other.schemas().types().stream()
                    .filter(ObjectType::publicType)
                    .map(ObjectType::name)
                    .forEach(candidates::add);
        }
        candidates.addAll(others);
        return NearestName.suggestion(name, candidates);
    }
}
