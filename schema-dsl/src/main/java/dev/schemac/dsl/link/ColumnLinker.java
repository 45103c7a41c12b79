package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.annotation.ColumnAttributes;
import dev.schemac.dsl.annotation.ColumnOptionsReader;
import dev.schemac.dsl.annotation.ColumnOptionsReader.DefaultPresence;
import dev.schemac.dsl.annotation.FormatReader.DefaultFormats;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.DeclaredSchema.EventKind;
import dev.schemac.dsl.link.DeclaredSchema.LinkedColumn;
import dev.schemac.dsl.link.DeclaredSchema.Reference;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ClassColumns;
import dev.schemac.dsl.syntax.SchemaFile.ClassList;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Dimension;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Links the columns of each schema, with their annotations: copied columns first, then declared ones. */
final class ColumnLinker {
    /** More columns than any schema needs, and fewer than a generated class can have. */
    private static final int MAX_COLUMNS = 10_000;

    /** The limit for all schemas of a run: a few lines could copy any number. */
    private static final int MAX_COPIED = 1_000_000;

    private final Function<SchemaFile, TypeLinker> types;
    private final Function<SchemaFile, AdapterLinker> adapters;
    private final Function<SchemaFile, DefaultFormats> formats;
    private final PatternCompiler patterns;
    private final Diagnostics diagnostics;
    private int copied;

    ColumnLinker(
            Function<SchemaFile, TypeLinker> types,
            Function<SchemaFile, AdapterLinker> adapters,
            Function<SchemaFile, DefaultFormats> formats,
            PatternCompiler patterns,
            Diagnostics diagnostics) {
        this.types = types;
        this.adapters = adapters;
        this.formats = formats;
        this.patterns = patterns;
        this.diagnostics = diagnostics;
    }

    /** Links one schema after the schemas that it inherits and copies from. */
    void link(DeclaredSchema schema) {
        if (schema.eventKind == EventKind.OTHER) {
            schema.forgetColumns();
            return;
        }
        if (schema.eventKind == EventKind.MAP) {
            schema.supertypes.forEach(supertype -> copy(schema, supertype));
        }
        schema.copied.forEach(source -> copy(schema, source));
        if (schema.declaration.shape() instanceof ClassList) {
            schema.forgetColumns();
        } else {
            schema.declaration.columns().forEach(column -> declare(schema, column));
        }
        if (schema.eventKind == EventKind.MAP) {
            return;
        }
        checkSize(schema);
        boolean ofClass = schema.declaration.shape() instanceof ClassColumns;
        if (!ofClass) {
            checkNotInherited(schema);
        }
        checkAdapters(schema);
        schema.setOwnColumns(columns(schema));
        if (ofClass) {
            shareInherited(schema);
        }
    }

    // ---- own columns

    private void declare(DeclaredSchema schema, ColumnDeclaration column) {
        SourceLocation at = column.location();
        LinkedColumn first = schema.columns.get(column.name());
        SchemaAnnotations.OfColumn annotations = SchemaAnnotations.ofColumn(column, diagnostics);
        if (schema.eventKind == EventKind.MAP) {
            annotations.attributes().forEach(this::refuseInMap);
            schema.columns.put(column.name(), unlinked(schema, column, annotations.description()));
            return;
        }
        SchemaNames.checkWellFormed(column.name(), at, diagnostics);
        if (first != null) {
            diagnostics.error(DiagnosticCode.DUPLICATE_COLUMN, at, duplicate(column, first), first.location());
        }
        LinkedColumn linked =
                linked(schema, column.name(), column.type(), schema.file(), at, Optional.empty(), annotations);
        schema.columns.putIfAbsent(column.name(), linked);
    }

    private void refuseInMap(AnnotationAttributes annotation) {
        diagnostics.error(
                DiagnosticCode.COLUMN_ANNOTATION,
                annotation.location(),
                "'@" + annotation.definition().name() + "' is for columns of JSON schemas: a map is not checked");
    }

    private static String duplicate(ColumnDeclaration column, LinkedColumn first) {
        return first.source()
                .map(schema -> "column '" + column.name() + "' is already copied from schema '" + schema + "'")
                .orElseGet(() -> SchemaNames.duplicate("column", column.name(), first.location(), column.location()));
    }

    /** Keeps the types of a map schema unlinked until another schema copies them. */
    private static LinkedColumn unlinked(
            DeclaredSchema schema, ColumnDeclaration column, Optional<String> description) {
        return new LinkedColumn(
                column.name(),
                column.type(),
                schema.file(),
                column.location(),
                Optional.empty(),
                Optional.empty(),
                false,
                description,
                List.of());
    }

    private LinkedColumn linked(
            DeclaredSchema schema,
            String name,
            TypeReference written,
            SchemaFile file,
            SourceLocation at,
            Optional<String> source,
            SchemaAnnotations.OfColumn annotations) {
        AnnotationAttributes adapter = schema.annotations.adapters().get(name);
        boolean adapted = adapter != null && adapter.value("adapter").isPresent();
        Optional<ValueType> type = adapted
                ? adapters.apply(schema.file())
                        .link(adapter, adapters.apply(file).javaType(written, types.apply(file)), written.location())
                : types.apply(file).link(name, written);
        return new LinkedColumn(
                name, written, file, at, source, type, !adapted, annotations.description(), annotations.attributes());
    }

    // ---- copied columns

    private void copy(DeclaredSchema schema, Reference source) {
        if (source.schema().columnsUnknown()) {
            schema.forgetColumns();
            return;
        }
        for (LinkedColumn column : allColumns(source.schema())) {
            if (copied++ >= MAX_COPIED) {
                reportTooManyCopied(schema, source);
                return;
            }
            copy(schema, source, column);
        }
    }

    /** Reports the error once. Later copies are silently empty. */
    private void reportTooManyCopied(DeclaredSchema schema, Reference source) {
        if (copied == MAX_COPIED + 1) {
            diagnostics.error(
                    DiagnosticCode.TOO_MANY_COLUMNS,
                    source.name().location(),
                    String.format(Locale.ROOT, "more than %,d columns are copied", MAX_COPIED));
        }
        copied = MAX_COPIED + 1;
        schema.forgetColumns();
    }

    private static List<LinkedColumn> allColumns(DeclaredSchema schema) {
        List<DeclaredSchema> levels = new ArrayList<>();
        Optional<DeclaredSchema> at = Optional.of(schema);
        while (at.isPresent()) {
            levels.add(0, at.get());
            at = at.get().eventKind == EventKind.MAP
                    ? Optional.empty()
                    : at.get().parent();
        }
        return levels.stream().flatMap(level -> level.columns.values().stream()).toList();
    }

    private void copy(DeclaredSchema schema, Reference source, LinkedColumn column) {
        String name = column.name();
        SourceLocation at = source.name().location();
        boolean adapted = schema.annotations.adapters().containsKey(name);
        boolean known = column.asWritten() && (column.type().isEmpty() || !adapted);
        LinkedColumn copy = known || schema.eventKind == EventKind.MAP
                ? column.copiedTo(at, source.schema().name())
                : diagnostics.about(
                        "column '" + name + "' of schema '" + source.schema().name() + "'",
                        () -> linked(
                                schema,
                                name,
                                movedTo(at, column.written()),
                                column.file(),
                                at,
                                Optional.of(source.schema().name()),
                                new SchemaAnnotations.OfColumn(column.description(), List.of())));
        LinkedColumn before = schema.columns.putIfAbsent(name, copy);
        boolean conflict = before != null
                && before.type().isPresent()
                && copy.type().isPresent()
                && !before.type().equals(copy.type());
        if (conflict) {
            diagnostics.error(
                    DiagnosticCode.COPY_CONFLICT,
                    at,
                    "column '" + name + "' of schema '" + source.schema().name() + "' has the type '"
                            + copy.type().get() + "', but a column copied before has the type '"
                            + before.type().get() + "'");
        }
    }

    /** Moves errors about a copied column to the copy, because its source is valid. */
    private static TypeReference movedTo(SourceLocation at, TypeReference type) {
        return new TypeReference(
                at,
                type.name(),
                type.parts(),
                type.arguments().stream()
                        .map(argument -> argument.map(inner -> movedTo(at, inner)))
                        .toList(),
                type.dimensions().stream()
                        .map(dimension -> new Dimension(at, dimension.word()))
                        .toList());
    }

    // ---- checks across the ancestors

    private void checkSize(DeclaredSchema schema) {
        int inherited =
                schema.ancestors().mapToInt(ancestor -> ancestor.columns.size()).sum();
        int own = schema.columns.size();
        if (inherited + own > MAX_COLUMNS && inherited <= MAX_COLUMNS) {
            SourceLocation at = schema.columns.values().stream()
                    .skip(MAX_COLUMNS - inherited)
                    .findFirst()
                    .map(LinkedColumn::location)
                    .orElse(schema.type.location());
            diagnostics.error(
                    DiagnosticCode.TOO_MANY_COLUMNS,
                    at,
                    "schema '" + schema.name() + "' has more than " + String.format(Locale.ROOT, "%,d", MAX_COLUMNS)
                            + " columns");
        }
    }

    private void checkNotInherited(DeclaredSchema schema) {
        if (schema.columnsUnknown()) {
            return;
        }
        List<DeclaredSchema> ancestors = schema.ancestors().toList();
        for (LinkedColumn column : schema.columns.values()) {
            ancestors.stream()
                    .filter(ancestor -> ancestor.columns.containsKey(column.name()))
                    .findFirst()
                    .ifPresent(ancestor -> diagnostics.error(
                            DiagnosticCode.INHERITED_COLUMN,
                            column.location(),
                            "column '" + column.name() + "' is already declared in schema '" + ancestor.name()
                                    + "', which '" + schema.name() + "' inherits from"));
        }
    }

    /**
     * Removes the properties of a class that its schema inherits as columns. They must be alike; only the names of a
     * discriminator count, which may be an enum.
     */
    private void shareInherited(DeclaredSchema schema) {
        List<Column> own = new ArrayList<>();
        List<Column> shared = new ArrayList<>();
        for (Column column : schema.ownColumns()) {
            Optional<DeclaredSchema> owner = schema.ancestors()
                    .filter(ancestor -> ancestor.columns.containsKey(column.name()))
                    .findFirst();
            if (owner.isEmpty()) {
                own.add(column);
                continue;
            }
            shared.add(column);
            schema.columns.remove(column.name());
            owner.get().ownColumns().stream()
                    .filter(inherited -> inherited.name().equals(column.name()))
                    .findFirst()
                    .flatMap(inherited -> difference(column, inherited, UnionLinker.discriminator(owner.get())))
                    .ifPresent(difference -> diagnostics.error(
                            DiagnosticCode.INHERITED_COLUMN,
                            column.location(),
                            "column '" + column.name() + "' has " + difference + " in schema '"
                                    + owner.get().name() + "', which '" + schema.name() + "' inherits from"));
        }
        schema.setOwnColumns(own);
        schema.setInheritedProperties(shared);
    }

    private static Optional<String> difference(Column column, Column inherited, Optional<String> discriminator) {
        boolean discriminates = discriminator.filter(column.name()::equals).isPresent();
        boolean ofOneType =
                column.type().equals(inherited.type()) || discriminates && column.type() instanceof EnumType;
        if (!ofOneType) {
            return Optional.of("the type '" + column.type() + "', but '" + inherited.type() + "'");
        }
        boolean alike = discriminates
                ? column.jsonName().equals(inherited.jsonName())
                        && column.aliases().equals(inherited.aliases())
                : column.options().equals(inherited.options());
        return alike ? Optional.empty() : Optional.of("other attributes than");
    }

    // ---- annotations

    private void checkAdapters(DeclaredSchema schema) {
        schema.annotations.adapters().values().forEach(adapter -> checkColumn(schema, adapter));
    }

    /** Reports an annotation that names no column of the schema. */
    private boolean checkColumn(DeclaredSchema schema, AnnotationAttributes annotation) {
        String name = annotation.text("name").orElseThrow();
        if (schema.columns.containsKey(name)) {
            return true;
        }
        Optional<DeclaredSchema> owner = schema.ancestors()
                .filter(ancestor -> ancestor.columns.containsKey(name))
                .findFirst();
        if (owner.isPresent() || !schema.columnsUnknown()) {
            SourceLocation at = annotation.location("name");
            owner.ifPresentOrElse(
                    ancestor -> diagnostics.error(
                            DiagnosticCode.UNKNOWN_COLUMN,
                            at,
                            "column '" + name + "' belongs to schema '" + ancestor.name() + "': annotate it there"),
                    () -> reportUnknown(schema, name, at, schema.columns.keySet().stream(), diagnostics));
        }
        return false;
    }

    /** Reports a name that is no column of the schema or its ancestors, if all of them are known. */
    static void reportUnknown(DeclaredSchema schema, String name, SourceLocation at, Diagnostics diagnostics) {
        if (!schema.columnsUnknown()) {
            Stream<String> columns = schema.levels().flatMap(level -> level.columns.keySet().stream());
            reportUnknown(schema, name, at, columns, diagnostics);
        }
    }

    private static void reportUnknown(
            DeclaredSchema schema, String name, SourceLocation at, Stream<String> columns, Diagnostics diagnostics) {
        diagnostics.error(
                DiagnosticCode.UNKNOWN_COLUMN,
                at,
                "schema '" + schema.name() + "' has no column '" + name + "'",
                Replacement.ofName(name, columns.toList()));
    }

    private List<Column> columns(DeclaredSchema schema) {
        Map<String, AnnotationAttributes> beforeSchema = columnAnnotations(schema);
        DefaultFormats defaults = schema.annotations.formats(formats.apply(schema.file()));
        DefaultPresence presence = schema.options.presence();
        List<Column> columns = new ArrayList<>();
        List<DeclaredSchema> ancestors = schema.ancestors().toList();
        for (LinkedColumn column : schema.columns.values()) {
            ColumnAttributes attributes = attributes(column, Optional.ofNullable(beforeSchema.get(column.name())));
            ValueType type = column.type().orElse(null);
            if (type != null) {
                ColumnOptions options = ColumnOptionsReader.read(attributes, type, defaults, presence, patterns);
                columns.add(new Column(column.name(), type, column.location(), options, column.description()));
            }
            takeJsonNames(schema, ancestors, column, attributes);
        }
        return columns;
    }

    /** Merges the annotations of a column into one form. */
    private ColumnAttributes attributes(LinkedColumn column, Optional<AnnotationAttributes> beforeSchema) {
        ColumnAttributes attributes = new ColumnAttributes(column.name(), column.type(), diagnostics);
        beforeSchema.ifPresent(attributes::add);
        column.annotations().forEach(attributes::add);
        return attributes;
    }

    private Map<String, AnnotationAttributes> columnAnnotations(DeclaredSchema schema) {
        Map<String, AnnotationAttributes> annotations = new HashMap<>();
        for (AnnotationAttributes annotation : schema.annotations.columns()) {
            Optional<String> name = annotation.text("name");
            if (name.isEmpty() || !checkColumn(schema, annotation)) {
                continue;
            }
            if (annotations.putIfAbsent(name.get(), annotation) != null) {
                diagnostics.error(
                        DiagnosticCode.REPEATED_COLUMN_ANNOTATION,
                        annotation.location("name"),
                        "column '" + name.get() + "' has a '@Column' already");
            }
        }
        return annotations;
    }

    // ---- names in JSON

    private void takeJsonNames(
            DeclaredSchema schema, List<DeclaredSchema> ancestors, LinkedColumn column, ColumnAttributes attributes) {
        if (attributes.value("jsonName").isEmpty()) {
            takeJsonName(schema, ancestors, column, column.name(), column.location());
        }
        Stream.concat(attributes.texts("jsonName").stream(), attributes.texts("alias").stream())
                .forEach(name -> takeJsonName(schema, ancestors, column, name.text(), name.location()));
    }

    private void takeJsonName(
            DeclaredSchema schema,
            List<DeclaredSchema> ancestors,
            LinkedColumn column,
            String jsonName,
            SourceLocation at) {
        if (!jsonName.equals(column.name())) {
            SchemaNames.checkWellFormed(jsonName, at, diagnostics);
        }
        String other = schema.jsonNames.putIfAbsent(jsonName, column.name());
        if (other == null) {
            other = ancestors.stream()
                    .map(ancestor -> ancestor.jsonNames.get(jsonName))
                    .filter(owner -> owner != null && !owner.equals(column.name()))
                    .findFirst()
                    .orElse(null);
        }
        if (other != null) {
            diagnostics.error(
                    DiagnosticCode.DUPLICATE_JSON_NAME,
                    at,
                    other.equals(column.name())
                            ? "column '" + column.name() + "' has the JSON name '" + jsonName + "' already"
                            : "column '" + other + "' has the JSON name '" + jsonName + "' already");
        }
    }
}
