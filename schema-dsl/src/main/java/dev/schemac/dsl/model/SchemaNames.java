package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.UsesDeclaration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which schema a name means, seen from a file: the own module first, then those that {@code uses} names, or all. */
final class SchemaNames {
    /** Comparing names takes time: after so many unknown names nobody reads suggestions any more. */
    private static final int MAX_SUGGESTIONS = 100;

    /** By simple name, then by module. */
    private final Map<String, Map<String, DeclaredSchema>> schemas = new LinkedHashMap<>();

    /** Names of schemas that exist, but whose statements are broken. */
    private final Set<String> broken = new HashSet<>();

    private final Diagnostics diagnostics;
    private int suggestions;

    SchemaNames(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
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
        Map<String, DeclaredSchema> modules = schemas.getOrDefault(name, Map.of());
        DeclaredSchema own = modules.get(Linker.moduleName(from));
        if (own != null) {
            return List.of(own);
        }
        if (from.uses().isEmpty()) {
            return List.copyOf(modules.values());
        }
        return from.uses().stream()
                .map(UsesDeclaration::module)
                .distinct()
                .filter(modules::containsKey)
                .map(modules::get)
                .toList();
    }

    /** Reports that {@code found}, more than one, answer to the name. */
    void reportAmbiguous(String name, SourceLocation location, List<DeclaredSchema> found) {
        diagnostics.error(
                DiagnosticCode.AMBIGUOUS_SCHEMA,
                location,
                "schema '" + name + "' is ambiguous, it is declared in " + modules(found)
                        + "; 'uses' chooses a module");
    }

    /** Reports that {@code uses} hides every schema of that name, or answers false where there is none. */
    boolean reportHidden(String name, SourceLocation location) {
        Map<String, DeclaredSchema> modules = schemas.getOrDefault(name, Map.of());
        if (modules.isEmpty()) {
            return false;
        }
        diagnostics.error(
                DiagnosticCode.HIDDEN_BY_USES,
                location,
                "schema '" + name + "' is declared in " + modules(modules.values())
                        + ", which the 'uses' declarations of this file leave out");
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
        candidates.addAll(others);
        return NearestName.suggestion(name, candidates);
    }
}
