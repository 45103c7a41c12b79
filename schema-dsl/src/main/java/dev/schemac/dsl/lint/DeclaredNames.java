package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;
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
import java.util.stream.Stream;

/**
 * The declarations of a run by their names, and which of them refer to which. The run is linked, so each name means
 * one.
 */
final class DeclaredNames {
    /**
     * A schema or an enum. Two are equal if they are the same: comparing their files would take as long as the files are.
     *
     * @param module {@code ""} if the file declares none
     * @param schema empty for an enum
     */
    record Declaration(
            SchemaFile file,
            String module,
            Name declared,
            List<Annotation> annotations,
            Optional<SchemaDeclaration> schema) {
        String name() {
            return declared.text();
        }

        /** What messages call it. */
        String word() {
            return schema.isPresent() ? "schema" : "enum";
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    private static final List<String> REFERRING = List.of("inherits", "copyfrom");

    /** The files of the run. */
    final List<SchemaFile> files;
    /** All schemas, in the order of declaration. */
    final List<Declaration> schemas = new ArrayList<>();
    /** All enums, in the order of declaration. */
    final List<Declaration> enums = new ArrayList<>();

    private final Map<SchemaFile, List<Declaration>> byFile = new IdentityHashMap<>();

    /** By simple name, then by module. */
    private final Map<String, Map<String, Declaration>> byName = new LinkedHashMap<>();

    DeclaredNames(List<SchemaFile> files) {
        this.files = files;
        for (SchemaFile file : files) {
            for (SchemaDeclaration schema : file.schemas()) {
                Declaration declaration = new Declaration(
                        file, file.moduleName(), schema.name(), schema.annotations(), Optional.of(schema));
                schemas.add(declaration);
                byFile.computeIfAbsent(file, key -> new ArrayList<>()).add(declaration);
                addName(declaration);
            }
            for (EnumDeclaration constants : file.enums()) {
                Declaration declaration = new Declaration(
                        file, file.moduleName(), constants.name(), constants.annotations(), Optional.empty());
                enums.add(declaration);
                addName(declaration);
            }
        }
    }

    private void addName(Declaration declaration) {
        byName.computeIfAbsent(declaration.name(), name -> new LinkedHashMap<>())
                .put(declaration.module(), declaration);
    }

    /** The schemas of one file. */
    List<Declaration> in(SchemaFile file) {
        return byFile.getOrDefault(file, List.of());
    }

    /** Those of one name, in the order of declaration. */
    List<Declaration> named(String name) {
        return List.copyOf(byName.getOrDefault(name, Map.of()).values());
    }

    /** Finds the schema or enum of a name in a file; empty for other names. */
    Optional<Declaration> find(String name, SchemaFile from) {
        return from.meant(byName.getOrDefault(name, Map.of())).stream().findFirst();
    }

    /** The schemas that a schema refers to: by its columns, and by inheriting and copying. */
    List<Declaration> references(Declaration from) {
        return named(from).filter(found -> found.schema().isPresent()).toList();
    }

    /** The enums in the columns of a schema. */
    Stream<Declaration> enumsOf(Declaration from) {
        return named(from).filter(found -> found.schema().isEmpty());
    }

    private Stream<Declaration> named(Declaration from) {
        return from.schema().stream()
                .flatMap(schema -> typeNames(schema).stream())
                .flatMap(name -> find(name, from.file()).stream());
    }

    /** The places of the columns. */
    Set<SourceLocation> columnPlaces() {
        return schemas.stream()
                .flatMap(declaration -> declaration.schema().stream())
                .flatMap(schema -> schema.columns().stream())
                .map(ColumnDeclaration::location)
                .collect(Collectors.toSet());
    }

    /** Every name in a declaration that may be that of a schema or an enum. */
    static List<String> typeNames(SchemaDeclaration schema) {
        List<String> names = new ArrayList<>();
        schema.columns().forEach(column -> addNames(column.type(), names));
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
