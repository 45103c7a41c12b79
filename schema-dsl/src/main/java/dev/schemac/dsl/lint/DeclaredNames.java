package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ColumnList;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The declarations of a run by their names, and which of them refer to which. The run is linked, so each name means
 * one.
 */
final class DeclaredNames {
    /** @param module {@code ""} where the file names none */
    record Declaration(SchemaFile file, String module, SchemaDeclaration schema) {
        String name() {
            return schema.name().text();
        }
    }

    private static final List<String> REFERRING = List.of("inherits", "copyfrom");

    private final List<Declaration> all = new ArrayList<>();
    private final Map<SchemaFile, List<Declaration>> byFile = new IdentityHashMap<>();

    /** By simple name, then by module. */
    private final Map<String, Map<String, Declaration>> byName = new LinkedHashMap<>();

    DeclaredNames(List<SchemaFile> files) {
        for (SchemaFile file : files) {
            for (SchemaDeclaration schema : file.schemas()) {
                Declaration declaration = new Declaration(file, file.moduleName(), schema);
                all.add(declaration);
                byFile.computeIfAbsent(file, key -> new ArrayList<>()).add(declaration);
                byName.computeIfAbsent(declaration.name(), name -> new LinkedHashMap<>())
                        .put(declaration.module(), declaration);
            }
        }
    }

    /** All of them, in the order of declaration. */
    List<Declaration> all() {
        return all;
    }

    /** Those of one file. */
    List<Declaration> in(SchemaFile file) {
        return byFile.getOrDefault(file, List.of());
    }

    /** Those of one name, in the order of declaration. */
    List<Declaration> named(String name) {
        return List.copyOf(byName.getOrDefault(name, Map.of()).values());
    }

    /** The schema a name means in a file, empty where it means something else. */
    Optional<Declaration> find(String name, SchemaFile from) {
        return from.meant(byName.getOrDefault(name, Map.of())).stream().findFirst();
    }

    /** The schemas that one refers to: by its columns, and by inheriting and copying. */
    List<Declaration> references(Declaration from) {
        List<Declaration> found = new ArrayList<>();
        typeNames(from.schema()).forEach(name -> find(name, from.file()).ifPresent(found::add));
        return found;
    }

    /** Where the columns stand. */
    Set<SourceLocation> columnPlaces() {
        return all.stream()
                .map(declaration -> declaration.schema().shape())
                .filter(ColumnList.class::isInstance)
                .flatMap(shape -> ((ColumnList) shape).columns().stream())
                .map(ColumnDeclaration::location)
                .collect(Collectors.toSet());
    }

    /** Every name in a declaration that may be that of a schema. */
    static List<String> typeNames(SchemaDeclaration schema) {
        List<String> names = new ArrayList<>();
        if (schema.shape() instanceof ColumnList list) {
            list.columns().forEach(column -> addNames(column.type(), names));
        }
        for (Qualifier qualifier : schema.qualifiers()) {
            if (REFERRING.stream().anyMatch(qualifier.word().text()::equalsIgnoreCase)) {
                qualifier.names().stream().map(Name::text).forEach(names::add);
            }
        }
        return names;
    }

    private static void addNames(TypeReference type, List<String> names) {
        names.add(type.name());
        type.arguments().forEach(argument -> argument.ifPresent(inner -> addNames(inner, names)));
    }
}
