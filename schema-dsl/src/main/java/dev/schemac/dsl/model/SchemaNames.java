package dev.schemac.dsl.model;

import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.UsesDeclaration;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which schema a name means, seen from a file: the own module first, then the others. */
final class SchemaNames {
    /** By simple name, then by module. */
    private final Map<String, Map<String, ObjectType>> types = new LinkedHashMap<>();

    /** Names of schemas that exist, but whose statements are broken. */
    private final Set<String> broken = new HashSet<>();

    /** Adds a schema, or returns the one of the same name in the same module. */
    Optional<ObjectType> declare(ObjectType type) {
        Map<String, ObjectType> modules = types.computeIfAbsent(type.name(), name -> new LinkedHashMap<>());
        return Optional.ofNullable(modules.putIfAbsent(type.module(), type));
    }

    /** Uses of these names are no errors, and mean nothing. */
    void declareBroken(Collection<String> names) {
        broken.addAll(names);
    }

    boolean isBroken(String name) {
        return broken.contains(name);
    }

    /** Every simple name, in the order of declaration. */
    Collection<String> all() {
        return types.keySet();
    }

    /** The schemas {@code name} may mean: none, one, or several where it is ambiguous. */
    List<ObjectType> find(String name, SchemaFile from) {
        Map<String, ObjectType> modules = types.getOrDefault(name, Map.of());
        ObjectType own = modules.get(Linker.moduleName(from));
        if (own != null) {
            return List.of(own);
        }
        List<ObjectType> used = from.uses().stream()
                .map(UsesDeclaration::module)
                .distinct()
                .filter(modules::containsKey)
                .map(modules::get)
                .toList();
        return used.isEmpty() ? List.copyOf(modules.values()) : used;
    }
}
