package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.annotation.AnnotationDefinition;
import dev.schemac.dsl.annotation.FormatReader.DefaultFormats;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.Declared.DeclaredEnum;
import dev.schemac.dsl.link.DeclaredSchema.EventKind;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.ClassColumns;
import dev.schemac.dsl.syntax.SchemaFile.ClassList;
import dev.schemac.dsl.syntax.SchemaFile.ClassValue;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ModuleDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Turns syntax trees into a {@link SchemaSet}: resolves every name, and rejects unknown names. Only this package
 * creates model objects.
 */
public final class Linker {
    private final List<SchemaFile> files;
    private final Diagnostics diagnostics;
    private final JavaClasses classes;
    private final PatternCompiler patterns;
    private final SchemaNames names;
    private final ClassLinker classLinker;
    private final List<DeclaredSchema> declared = new ArrayList<>();
    private final List<DeclaredEnum> enums = new ArrayList<>();
    private final Map<SchemaFile, ClassNames> classNames = new IdentityHashMap<>();
    private final Map<SchemaFile, TypeLinker> typeLinkers = new IdentityHashMap<>();
    private final Map<SchemaFile, AdapterLinker> adapterLinkers = new IdentityHashMap<>();
    private final Map<SchemaFile, DefaultFormats> formats = new IdentityHashMap<>();
    private final Map<SchemaFile, SchemaDefaults> defaults = new IdentityHashMap<>();

    /**
     * A linker of the files of one run, for one call.
     *
     * @param files the syntax trees of all sources of the run
     * @param others the linked schemas, which stay unchanged; files may refer to {@code @public} ones
     * @param classes finds the Java classes that the files may name
     * @param patterns compiles the patterns of columns
     * @param diagnostics the findings of the parser; linking adds to them
     */
    public Linker(
            List<SchemaFile> files,
            List<LinkedRun> others,
            JavaClasses classes,
            PatternCompiler patterns,
            Diagnostics diagnostics) {
        this.files = files;
        this.patterns = patterns;
        this.diagnostics = diagnostics;
        Map<String, Optional<JavaClasses.JavaClass>> known = new HashMap<>();
        this.classes = new JavaClasses() {
            @Override
            public Optional<JavaClass> find(String name) {
                return known.computeIfAbsent(name, classes::find);
            }

            @Override
            public Optional<JavaClass> find(JavaTypeName type) {
                return type.arguments().isEmpty() ? find(type.name()) : classes.find(type);
            }
        };
        this.names = new SchemaNames(List.copyOf(others), diagnostics);
        this.classLinker = new ClassLinker(this.classes, diagnostics);
    }

    /**
     * Links the files together. After an error, schemas lack the parts that could not be linked; then the result serves
     * analysis, not code generation.
     *
     * @param esperWarnings whether to warn of statements that Esper rejects
     */
    public LinkedRun link(boolean esperWarnings) {
        List<DeclaredSchema> order = declareAll();
        linkColumns(order);
        linkWhatNeedsColumns(order);
        checkMaps();
        if (esperWarnings) {
            warnAboutEsper();
        }
        return run(names.referred());
    }

    /**
     * Links like {@link #link}, but only the schemas of one file and their dependencies: ancestors, copied schemas, and
     * schemas with a class or a union. The other schemas have a name and no columns. The diagnostics receive all errors
     * of that file, and some of the others.
     *
     * @param wanted the name of the file; it need not exist
     */
    public LinkedRun linkFile(String wanted) {
        List<DeclaredSchema> order = needed(wanted, declareAll());
        linkColumns(order);
        linkWhatNeedsColumns(order);
        return run(List.of()); // another file may refer to any run
    }

    /** @param order ancestors first, as in the result */
    private static List<DeclaredSchema> needed(String file, List<DeclaredSchema> order) {
        Set<DeclaredSchema> needed = new HashSet<>();
        for (int i = order.size() - 1; i >= 0; i--) {
            DeclaredSchema schema = order.get(i);
            boolean wanted = schema.location().file().equals(file)
                    || schema.annotations.jsonSchema().isPresent();
            if (wanted || needed.contains(schema)) {
                needed.add(schema);
                schema.supertypes.forEach(reference -> needed.add(reference.schema()));
                schema.copied.forEach(reference -> needed.add(reference.schema()));
            }
        }
        return order.stream().filter(needed::contains).toList();
    }

    private LinkedRun run(List<LinkedRun> references) {
        List<ObjectType> types = declared.stream()
                .filter(schema -> schema.eventKind == EventKind.JSON)
                .map(schema -> schema.type)
                .toList();
        List<EnumType> constants = enums.stream().map(DeclaredEnum::type).toList();
        Map<String, SourceLocation> modules = new HashMap<>();
        files.forEach(file -> file.module().ifPresent(module -> modules.putIfAbsent(module.name(), module.location())));
        SchemaSet schemas =
                new SchemaSet(types, constants, modules, diagnostics.findings().of(Severity.WARNING));
        return new LinkedRun(schemas, files, names, references);
    }

    /** Reads the annotations of a module: the defaults of its file. The first of several {@code @JsonSchema} counts. */
    private void readModule(SchemaFile file) {
        DefaultFormats found = DefaultFormats.NONE;
        for (Annotation annotation :
                file.module().map(ModuleDeclaration::annotations).orElse(List.of())) {
            Optional<AnnotationDefinition> definition = SchemaAnnotations.ofModule(annotation);
            if (definition.isEmpty()) {
                reportMisplaced(annotation);
                continue;
            }
            AnnotationAttributes attributes = new AnnotationAttributes(annotation, definition.get(), diagnostics);
            if (attributes.definition().name().equals(DefaultFormats.ANNOTATION)) {
                found = found.with(attributes, diagnostics);
            } else if (!defaults.containsKey(file)) {
                defaults.put(file, SchemaDefaults.NONE.with(attributes, diagnostics));
            }
        }
        formats.put(file, found);
    }

    private void reportMisplaced(Annotation annotation) {
        boolean known = SchemaAnnotations.definition(annotation).isPresent();
        String possible = String.join(" and ", AnnotationDefinition.SUGGESTED_BEFORE_MODULES);
        diagnostics.error(
                DiagnosticCode.UNKNOWN_ANNOTATION,
                annotation.location(),
                known
                        ? "'@" + annotation.name() + "' belongs before 'create'; a module can have " + possible
                        : "a module has no annotation '@" + annotation.name() + "'; it can have " + possible);
    }

    private DefaultFormats formats(SchemaFile file) {
        return formats.getOrDefault(file, DefaultFormats.NONE);
    }

    // ---- names

    /**
     * Declares the names of all schemas and enums, so that the order of declarations is free. The result has ancestors
     * first.
     */
    private List<DeclaredSchema> declareAll() {
        files.forEach(this::readModule);
        EnumLinker enumLinker = new EnumLinker(diagnostics);
        for (SchemaFile file : files) {
            names.declareBroken(file.brokenSchemas());
            List<Declared> found = new ArrayList<>();
            for (SchemaDeclaration declaration : file.schemas()) {
                if (declaration.shape() instanceof ClassValue value) {
                    classLinker.own(value.type(), new AdaptedType(ClassLinker.typeName(value.type()), value.adapter()));
                } else {
                    found.add(schema(file, declaration));
                }
            }
            for (EnumDeclaration declaration : file.enums()) {
                DeclaredEnum linked = enumLinker.link(file, declaration, classNames(file), classes);
                enums.add(linked);
                found.add(linked);
            }
            found.sort(Comparator.comparing(Declared::location, SourceLocation.IN_FILE));
            found.forEach(this::declare);
        }
        for (DeclaredSchema schema : declared) {
            if (schema.declaration.shape() instanceof ClassColumns columns) {
                classLinker.own(columns.type(), schema.type);
            }
        }
        return new Ancestry(names, diagnostics).link(declared);
    }

    private DeclaredSchema schema(SchemaFile file, SchemaDeclaration declaration) {
        Name name = declaration.name();
        SchemaAnnotations annotations =
                new SchemaAnnotations(declaration.annotations(), classNames(file), classes, diagnostics);
        SchemaDefaults options = annotations.options(defaults.getOrDefault(file, SchemaDefaults.NONE));
        ObjectType type = new ObjectType(new ObjectType.Declaration(
                file.moduleName(),
                name.text(),
                name.location(),
                annotations.description().or(declaration::comment),
                annotations.visibility(),
                options.dynamic() && annotations.className().isEmpty(),
                options.refill(),
                options.naming(),
                options.collections(),
                annotations.traits()));
        DeclaredSchema schema =
                new DeclaredSchema(file, declaration, annotations, options, eventKind(declaration, annotations), type);
        declared.add(schema);
        declaration.qualifiers().forEach(this::checkQualifier);
        return schema;
    }

    private void declare(Declared each) {
        SourceLocation at = each.location();
        String name = each.name();
        SchemaNames.checkWellFormed(name, at, diagnostics);
        if (name.isEmpty()) {
            diagnostics.error(
                    DiagnosticCode.SCHEMA_NAME,
                    at,
                    (each instanceof DeclaredSchema ? "a schema" : "an enum") + " needs a name");
        } else if (BuiltInTypes.isReserved(name)) {
            diagnostics.error(
                    DiagnosticCode.SCHEMA_NAME,
                    at,
                    "'" + name + "' is a built-in type, so no " + each.word() + " can have its name");
        } else {
            names.declare(each)
                    .ifPresent(first -> diagnostics.error(
                            DiagnosticCode.DUPLICATE_SCHEMA,
                            at,
                            SchemaNames.duplicate(first.word(), name, first.location(), at),
                            first.location()));
        }
    }

    // ---- forms

    /**
     * Returns the kind by keyword, or by annotation if there is no keyword. A schema with neither is a map, as in
     * Esper.
     */
    private EventKind eventKind(SchemaDeclaration declaration, SchemaAnnotations annotations) {
        Optional<TextValue> representation = annotations.representation();
        EventKind eventKind = EventKind.MAP;
        if (declaration.kind().isPresent()) {
            Name kind = declaration.kind().get();
            eventKind = eventKind(kind.location(), kind.text(), "schema kind");
        } else if (representation.isPresent()) {
            eventKind = eventKind(
                    representation.get().location(), representation.get().text(), "event representation");
        }
        if (eventKind != EventKind.OTHER && declaration.shape() instanceof ClassList classList) {
            diagnostics.error(
                    DiagnosticCode.NOT_JSON,
                    classList.location(),
                    "a schema of a class is not a JSON schema; '@JsonSchema(className=...)' makes one of the class");
            return EventKind.OTHER;
        }
        return eventKind;
    }

    private EventKind eventKind(SourceLocation location, String word, String what) {
        String kind = word.toLowerCase(Locale.ROOT);
        if (kind.equals("json")) {
            return EventKind.JSON;
        } else if (kind.equals("map")) {
            return EventKind.MAP;
        }
        if (SchemaFile.KINDS.contains(kind)) {
            diagnostics.error(
                    DiagnosticCode.NOT_JSON,
                    location,
                    "'" + kind
                            + "' schemas cannot be compiled: a schema file contains JSON schemas, and map schemas they use");
        } else {
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_KIND,
                    location,
                    "unknown " + what + " '" + word + "'",
                    Replacement.ofName(word, SchemaFile.KINDS));
            return EventKind.JSON;
        }
        return EventKind.OTHER;
    }

    private void checkQualifier(Qualifier qualifier) {
        String word = qualifier.word().text();
        if (!SchemaFile.QUALIFIERS.contains(word.toLowerCase(Locale.ROOT))) {
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_QUALIFIER,
                    qualifier.location(),
                    "expected ';' but found '" + word + "'",
                    Replacement.ofName(word, SchemaFile.QUALIFIERS));
        }
    }

    /**
     * Reports map schemas whose author probably forgot the word {@code json}: unused ones, and those of columns, because
     * they get no class.
     */
    private void checkMaps() {
        if (files.stream().anyMatch(file -> !file.brokenSchemas().isEmpty())) {
            return;
        }
        Optional<Fix> json = Optional.of(new Replacement(Part.KEYWORDS, "create", List.of("create json")));
        for (DeclaredSchema schema : declared) {
            SchemaDeclaration declaration = schema.declaration;
            boolean chosen = declaration.kind().isPresent()
                    || schema.annotations.representation().isPresent();
            if (schema.eventKind != EventKind.MAP || chosen) {
                continue;
            }
            if (!schema.used()) {
                diagnostics.error(
                        DiagnosticCode.NOT_JSON,
                        declaration.location(),
                        "'create schema' alone declares a map schema, and no JSON schema uses it",
                        json);
            } else if (schema.isColumnType()) {
                diagnostics.warning(
                        DiagnosticCode.MAP_COLUMNS,
                        declaration.location(),
                        "no class is generated for schema '" + schema.name()
                                + "': without 'json' it is a map schema, and columns of its type are a Map",
                        json);
            }
        }
    }

    // ---- columns

    private void linkColumns(List<DeclaredSchema> order) {
        ColumnLinker columns =
                new ColumnLinker(this::typeLinker, this::adapterLinker, this::formats, patterns, diagnostics);
        order.forEach(columns::link);
    }

    private void linkWhatNeedsColumns(List<DeclaredSchema> order) {
        TimestampLinker timestamps = new TimestampLinker(diagnostics);
        ProvidedClassLinker provided = new ProvidedClassLinker(classLinker, diagnostics);
        new UnionLinker(names, diagnostics).link(declared, order);
        for (DeclaredSchema schema : order) {
            if (schema.eventKind == EventKind.JSON) {
                provided.link(schema, classNames(schema.file()));
                timestamps.link(schema);
                schema.complete();
            }
        }
        if (!diagnostics.hasErrors()) {
            order.forEach(provided::check);
        }
    }

    private void warnAboutEsper() {
        Map<DeclaredSchema, Integer> order = new IdentityHashMap<>();
        declared.forEach(schema -> order.put(schema, order.size()));
        EsperRules rules = new EsperRules(names, order, diagnostics);
        files.forEach(file -> file.module().ifPresent(rules::checkModule));
        declared.forEach(rules::check);
        enums.forEach(rules::check);
    }

    private ClassNames classNames(SchemaFile file) {
        return classNames.computeIfAbsent(file, key -> new ClassNames(key, classes));
    }

    private TypeLinker typeLinker(SchemaFile file) {
        return typeLinkers.computeIfAbsent(
                file, key -> new TypeLinker(key, names, classNames(key), classLinker, diagnostics));
    }

    private AdapterLinker adapterLinker(SchemaFile file) {
        return adapterLinkers.computeIfAbsent(file, key -> new AdapterLinker(classNames(key), classes, diagnostics));
    }
}
