package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.model.ObjectType.Visibility;
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
 * Resolves the names of schemas and enums in a file: first in its own module, then in the modules of {@code uses},
 * otherwise in all. Visible declarations of other runs are included. A declaration of this run hides one of the same
 * name and module.
 */
final class SchemaNames {
    /** The limit of suggestions, because comparing names takes time. */
    private static final int MAX_SUGGESTIONS = 100;

    /** By simple name, then by module. */
    private final Map<String, Map<String, Declared>> declared = new LinkedHashMap<>();

    /** Names of existing declarations with syntax errors. */
    private final Set<String> broken = new HashSet<>();

    private final List<LinkedRun> others;

    /** {@link #others} by their files. */
    private final Map<SchemaFile, LinkedRun> otherFiles = new IdentityHashMap<>();

    /** The runs of {@link #others} that some name refers to. */
    private final Set<LinkedRun> referred = new LinkedHashSet<>();

    private final Diagnostics diagnostics;
    private int suggestions;

    /** @param others the linked runs that names may refer to */
    SchemaNames(List<LinkedRun> others, Diagnostics diagnostics) {
        this.others = new ArrayList<>(others);
        others.forEach(other -> other.files().forEach(file -> otherFiles.put(file, other)));
        this.diagnostics = diagnostics;
    }

    /** Returns whether it comes from another run, so that it is linked and unchanged. */
    boolean isOther(Declared found) {
        return otherFiles.containsKey(found.file());
    }

    /** Returns the other runs that names refer to. Unused runs can be garbage collected. */
    List<LinkedRun> referred() {
        others.retainAll(referred);
        otherFiles.values().retainAll(referred);
        return List.copyOf(referred);
    }

    /** Adds a schema or an enum, or returns the one of the same name in the same module. */
    Optional<Declared> declare(Declared added) {
        Map<String, Declared> modules = declared.computeIfAbsent(added.name(), name -> new LinkedHashMap<>());
        return Optional.ofNullable(modules.putIfAbsent(added.module(), added));
    }

    /** Declares names whose uses are neither errors nor resolved. */
    void declareBroken(Collection<String> names) {
        broken.addAll(names);
    }

    boolean isBroken(String name) {
        return broken.contains(name) || broken.contains(SchemaFile.ANY_NAME);
    }

    /** Returns the declarations that {@code name} can refer to: several if it is ambiguous. */
    List<Declared> find(String name, SchemaFile from) {
        LinkedRun other = otherFiles.get(from);
        List<Declared> found = other == null ? look(name, from) : other.names().look(name, from);
        found.stream().filter(this::isOther).forEach(each -> referred.add(otherFiles.get(each.file())));
        return found;
    }

    /** Returns the declarations of a name in a qualifier or annotation; tools that read classes write full names. */
    List<Declared> written(String name, SchemaFile from) {
        Optional<Declared> full = from.ofClasses() ? qualified(name) : Optional.empty();
        return full.map(List::of).orElseGet(() -> find(name, from));
    }

    /** Returns the declaration of a name with its module, in this run. */
    private Optional<Declared> qualified(String name) {
        int dot = name.lastIndexOf('.');
        return Optional.ofNullable(
                declared.getOrDefault(name.substring(dot + 1), Map.of()).get(name.substring(0, Math.max(dot, 0))));
    }

    private List<Declared> look(String name, SchemaFile from) {
        return from.meant(visible(name, from.moduleName()));
    }

    /** Returns the declarations of that name by module: all of this run, and the visible ones of others. */
    private Map<String, Declared> visible(String name, String module) {
        Map<String, Declared> modules = declared.getOrDefault(name, Map.of());
        if (others.isEmpty()) {
            return modules;
        }
        Map<String, Declared> all = new LinkedHashMap<>(modules);
        others(name).filter(other -> isVisible(other, module)).forEach(other -> all.putIfAbsent(other.module(), other));
        return all;
    }

    /** Returns the declarations of that name in other runs. */
    private Stream<Declared> others(String name) {
        return others.stream().flatMap(other -> other.names().declared.getOrDefault(name, Map.of()).values().stream());
    }

    private static boolean isVisible(Declared other, String module) {
        return other.visibility() == Visibility.PUBLIC
                || other.visibility() == Visibility.MODULE && other.module().equals(module);
    }

    /** Reports that the name is ambiguous between {@code found}. */
    void reportAmbiguous(String name, SourceLocation location, List<Declared> found) {
        diagnostics.error(
                DiagnosticCode.AMBIGUOUS_SCHEMA,
                location,
                words(found) + " '" + name + "' is ambiguous, because it is declared in " + modules(found)
                        + "; 'uses' chooses a module",
                found.stream().map(Declared::location).toArray(SourceLocation[]::new));
    }

    /**
     * Reports that {@code uses} or their visibility hides all schemas of that name; returns false if there are none.
     */
    boolean reportHidden(String name, SourceLocation location, SchemaFile from) {
        String module = from.moduleName();
        Map<String, Declared> modules = visible(name, module);
        if (modules.isEmpty()) {
            return reportNotPublic(name, location);
        }
        diagnostics.error(
                DiagnosticCode.HIDDEN_BY_USES,
                location,
                words(modules.values()) + " '" + name + "' is declared in " + modules(modules.values())
                        + ", which the 'uses' declarations of this file leave out");
        return true;
    }

    private boolean reportNotPublic(String name, SourceLocation location) {
        Optional<Declared> hidden = others(name).findFirst();
        hidden.ifPresent(found -> diagnostics.error(
                DiagnosticCode.NOT_PUBLIC,
                location,
                found.word() + " '" + found.qualifiedName() + "' is "
                        + (found.visibility() == Visibility.MODULE
                                ? "'@protected', so only schemas of its module can use it"
                                : "not '@public'")
                        + "; declare it '@public' at " + found.location(),
                found.location()));
        return hidden.isPresent();
    }

    /** Returns the noun for several declarations: the noun of the first, usually the only one. */
    private static String words(Collection<Declared> found) {
        return found.iterator().next().word();
    }

    private static String modules(Collection<Declared> found) {
        return found.stream()
                .map(Declared::module)
                .map(module -> module.isEmpty() ? "a file without module" : "module '" + module + "'")
                .collect(Collectors.joining(" and "));
    }

    /** Returns the fix of a name by that of a schema, an enum or one of {@code others}. */
    Optional<Fix> fix(Part part, String name, Collection<String> others) {
        if (++suggestions > MAX_SUGGESTIONS) {
            return Optional.empty();
        }
        List<String> candidates = new ArrayList<>(declared.keySet());
        for (LinkedRun other : this.others) {
            other.names().declared.values().stream()
                    .flatMap(modules -> modules.values().stream())
                    .filter(each -> each.visibility() == Visibility.PUBLIC)
                    .map(Declared::name)
                    .forEach(candidates::add);
        }
        candidates.addAll(others);
        return Replacement.of(part, name, candidates);
    }

    static void checkWellFormed(String name, SourceLocation at, Diagnostics diagnostics) {
        if (!SourceText.isWellFormed(name)) {
            diagnostics.error(DiagnosticCode.HALF_SURROGATE, at, "the name contains an unpaired surrogate");
        }
    }

    static String duplicate(String what, String name, SourceLocation first, SourceLocation second) {
        String place = first.file().equals(second.file()) ? "in line " + first.line() : "at " + first;
        return what + " '" + name + "' is already declared " + place;
    }
}
