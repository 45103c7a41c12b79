package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ClassList;
import dev.schemac.dsl.syntax.SchemaFile.Column;
import dev.schemac.dsl.syntax.SchemaFile.ColumnList;
import dev.schemac.dsl.syntax.SchemaFile.ModuleDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * From syntax trees to the {@link Schema}: gives every name its meaning, and refuses what has none. It is the only one
 * to build model objects.
 */
public final class Linker {
    /** More columns than any schema needs, and fewer than a generated class can have. */
    private static final int MAX_COLUMNS = 10_000;

    private static final List<String> KINDS = List.of("json", "map", "objectarray", "avro", "xml", "variant");

    private static final List<String> QUALIFIERS = List.of("inherits", "copyfrom", "starttimestamp", "endtimestamp");

    private final List<SchemaFile> files;
    private final Diagnostics diagnostics;
    private final SchemaNames names = new SchemaNames();
    private final List<Declared> declared = new ArrayList<>();

    /** A schema between its declaration and its columns. */
    private record Declared(SchemaFile file, SchemaDeclaration declaration, ObjectType type) {}

    private Linker(List<SchemaFile> files, Diagnostics diagnostics) {
        this.files = files;
        this.diagnostics = diagnostics;
    }

    /**
     * Links the files of one run together.
     *
     * @param diagnostics what parsing has found; linking adds to it
     * @throws SchemaException with all of {@code diagnostics}, if there is any error
     */
    public static Schema link(List<SchemaFile> files, Diagnostics diagnostics) {
        Linker linker = new Linker(files, diagnostics);
        linker.declareSchemas();
        // Every schema is known by name from here on: a column may refer to any of them, wherever it stands.
        linker.checkForms();
        linker.linkColumns();
        if (diagnostics.hasErrors()) {
            throw new SchemaException(diagnostics);
        }
        return linker.schema();
    }

    /** The module of a file, {@code ""} if it names none. */
    static String moduleName(SchemaFile file) {
        return file.module().map(ModuleDeclaration::name).orElse("");
    }

    private Schema schema() {
        return new Schema(declared.stream().map(Declared::type).toList(), List.of());
    }

    // ---- names

    private void declareSchemas() {
        for (SchemaFile file : files) {
            names.declareBroken(file.brokenSchemas());
            for (SchemaDeclaration declaration : file.schemas()) {
                declareSchema(file, declaration);
            }
        }
    }

    private void declareSchema(SchemaFile file, SchemaDeclaration declaration) {
        Name name = declaration.name();
        SchemaAnnotations annotations = new SchemaAnnotations(declaration, diagnostics);
        checkKind(declaration, annotations.representation());
        ObjectType type =
                new ObjectType(moduleName(file), name.text(), name.location(), annotations.description(), false);
        declared.add(new Declared(file, declaration, type));
        checkCharacters(name.text(), name.location());
        if (name.text().isEmpty()) {
            diagnostics.error(name.location(), "a schema needs a name");
        } else if (BuiltInTypes.isReserved(name.text())) {
            diagnostics.error(name.location(), "'" + name.text() + "' is a built-in type, no schema can have its name");
        } else {
            names.declare(type)
                    .ifPresent(first -> diagnostics.error(
                            name.location(), duplicate("schema", first.name(), first.location(), name.location())));
        }
    }

    /** JSON in UTF-8 cannot hold such a name. A file cannot either, but text handed over in memory can. */
    private void checkCharacters(String name, SourceLocation location) {
        if (name.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE)) {
            diagnostics.error(location, "the name holds half a surrogate pair");
        }
    }

    private static String duplicate(String what, String name, SourceLocation first, SourceLocation second) {
        String place = first.file().equals(second.file()) ? "in line " + first.line() : "at " + first;
        return what + " '" + name + "' is already declared " + place;
    }

    // ---- what is recognised, but not compiled

    private void checkKind(SchemaDeclaration declaration, Optional<WordValue> representation) {
        if (declaration.kind().isPresent()) {
            Name kind = declaration.kind().get();
            checkKind(kind.location(), kind.text(), "schema kind");
        } else if (representation.isPresent()) {
            WordValue kind = representation.get();
            checkKind(kind.location(), kind.word(), "event representation");
        } else if (declaration.shape() instanceof ColumnList) {
            diagnostics.error(
                    declaration.location(),
                    "'create schema' alone declares a map schema, which is not supported yet; "
                            + "'create json schema' declares a JSON schema");
        }
    }

    private void checkKind(SourceLocation location, String word, String what) {
        String kind = word.toLowerCase(Locale.ROOT);
        if (!KINDS.contains(kind)) {
            diagnostics.error(location, "unknown " + what + " '" + word + "'" + NearestName.suggestion(word, KINDS));
        } else if (!kind.equals("json")) {
            diagnostics.error(location, "'" + kind + "' schemas are not supported yet");
        }
    }

    private void checkForms() {
        for (Declared schema : declared) {
            if (schema.declaration.shape() instanceof ClassList classes) {
                diagnostics.error(classes.location(), "schemas made of classes are not supported yet");
            }
            schema.declaration.qualifiers().forEach(this::checkQualifier);
        }
    }

    private void checkQualifier(Qualifier qualifier) {
        String word = qualifier.word().text();
        boolean known = QUALIFIERS.contains(word.toLowerCase(Locale.ROOT));
        diagnostics.error(
                qualifier.location(),
                known
                        ? "'" + word.toLowerCase(Locale.ROOT) + "' is not supported yet"
                        : "expected ';' but found '" + word + "'" + NearestName.suggestion(word, QUALIFIERS));
    }

    // ---- columns

    private void linkColumns() {
        Map<SchemaFile, TypeLinker> linkers = new IdentityHashMap<>();
        for (Declared schema : declared) {
            if (schema.declaration.shape() instanceof ColumnList list) {
                TypeLinker types =
                        linkers.computeIfAbsent(schema.file, file -> new TypeLinker(file, names, diagnostics));
                schema.type.complete(fields(schema.type, list, types));
            }
        }
    }

    private List<Field> fields(ObjectType type, ColumnList list, TypeLinker types) {
        if (list.columns().size() > MAX_COLUMNS) {
            diagnostics.error(
                    list.columns().get(MAX_COLUMNS).location(),
                    "schema '" + type.name() + "' has more than " + String.format(Locale.ROOT, "%,d", MAX_COLUMNS)
                            + " columns");
        }
        Map<String, Column> seen = new HashMap<>();
        List<Field> fields = new ArrayList<>();
        for (Column column : list.columns()) {
            checkCharacters(column.name(), column.location());
            Column first = seen.putIfAbsent(column.name(), column);
            if (first != null) {
                diagnostics.error(
                        column.location(), duplicate("column", column.name(), first.location(), column.location()));
            }
            types.link(column.type())
                    .ifPresent(linked ->
                            fields.add(new Field(column.name(), linked, column.location(), ColumnFacts.NONE)));
        }
        return fields;
    }
}
