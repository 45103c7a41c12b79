package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.annotation.AnnotationDefinition;
import dev.schemac.dsl.annotation.FormatReader.DefaultFormats;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.model.ClassTraits;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType.Visibility;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ConstantDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.ShortForm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The annotations of a schema or an enum. The first of several equal annotations counts, as in Esper. A column has one
 * {@code @Column} before its schema.
 */
final class SchemaAnnotations {
    /** The package of Esper's annotations. Full and simple names are equivalent. */
    private static final String ESPER_PACKAGE = "com.espertech.esper.common.client.annotation.";

    private static final String DESCRIPTION = AnnotationDefinition.DESCRIPTION;

    private static final String JSON_SCHEMA = AnnotationDefinition.JSON_SCHEMA;

    /** The annotations that an enum cannot have. */
    private static final Set<String> OF_SCHEMAS = Set.of(
            JSON_SCHEMA, "JsonSchemaField", "JsonEventField", ShortForm.COLUMN, "EventRepresentation", "BusEventType");

    private final ClassNames classNames;
    private final JavaClasses classes;
    private final Diagnostics diagnostics;

    private final Map<String, AnnotationAttributes> first = new LinkedHashMap<>();
    private final Map<String, AnnotationAttributes> adapters = new LinkedHashMap<>();
    private final List<AnnotationAttributes> columns = new ArrayList<>();
    private final List<Annotation> ofSchemas = new ArrayList<>();
    private Optional<String> visibility = Optional.empty();

    SchemaAnnotations(List<Annotation> written, ClassNames classNames, JavaClasses classes, Diagnostics diagnostics) {
        this.classNames = classNames;
        this.classes = classes;
        this.diagnostics = diagnostics;
        written.forEach(this::read);
    }

    /** Returns the annotations of columns and of the compilation of a schema. */
    List<Annotation> ofSchemasOnly() {
        return ofSchemas;
    }

    /** Returns the string of {@code @Description}. */
    Optional<String> description() {
        return get(DESCRIPTION).flatMap(description -> description.text("value"));
    }

    /**
     * The annotations of a column.
     *
     * @param description its first {@code @Description}, otherwise its comment
     * @param attributes the annotations that set attributes of {@code @Column}
     */
    record OfColumn(Optional<String> description, List<AnnotationAttributes> attributes) {}

    /** Reads the annotations of a column. */
    static OfColumn ofColumn(ColumnDeclaration column, Diagnostics diagnostics) {
        Optional<String> description = Optional.empty();
        List<AnnotationAttributes> attributes = new ArrayList<>();
        for (Annotation annotation : column.annotations()) {
            Optional<AnnotationDefinition> definition = AnnotationDefinition.ofColumn(simpleName(annotation));
            if (definition.isEmpty()) {
                refuse(annotation, diagnostics);
                continue;
            }
            AnnotationAttributes read = new AnnotationAttributes(annotation, definition.get(), diagnostics);
            if (definition.get().name().equals(DESCRIPTION)) {
                description = description.or(() -> read.text("value"));
            } else if (isOfColumn(column, read, attributes, diagnostics)) {
                attributes.add(read);
            }
        }
        return new OfColumn(description.or(column::comment).filter(text -> !text.isBlank()), List.copyOf(attributes));
    }

    private static void refuse(Annotation annotation, Diagnostics diagnostics) {
        String name = "@" + annotation.name();
        List<String> possible = AnnotationDefinition.SUGGESTED_BEFORE_COLUMNS;
        boolean misplaced =
                definition(annotation).isPresent() && possible.stream().noneMatch(name::equalsIgnoreCase);
        Optional<Fix> fix = misplaced ? Optional.empty() : Replacement.of(Part.ANNOTATION, annotation.name(), possible);
        diagnostics.error(
                DiagnosticCode.COLUMN_ANNOTATION,
                annotation.location(),
                misplaced
                        ? "'" + name + "' belongs before 'create', not before a column"
                        : "a column has no annotation '" + name + "'"
                                + (fix.isEmpty() ? "; it can have " + String.join(", ", possible) : ""),
                fix);
    }

    /** Returns whether an annotation is for this column. A {@code @Column} before it is the only one. */
    private static boolean isOfColumn(
            ColumnDeclaration column,
            AnnotationAttributes annotation,
            List<AnnotationAttributes> before,
            Diagnostics diagnostics) {
        boolean ofColumn = annotation.definition().name().equals(ShortForm.COLUMN);
        boolean repeated = ofColumn
                && before.stream().anyMatch(other -> other.definition().name().equals(ShortForm.COLUMN));
        Optional<String> other =
                annotation.text(ShortForm.COLUMN_NAME).filter(name -> ofColumn && !name.equals(column.name()));
        if (repeated) {
            diagnostics.error(
                    DiagnosticCode.REPEATED_COLUMN_ANNOTATION,
                    annotation.location(),
                    "column '" + column.name() + "' has a '@Column' already");
        } else if (other.isPresent()) {
            diagnostics.error(
                    DiagnosticCode.OTHER_COLUMN,
                    annotation.location(ShortForm.COLUMN_NAME),
                    "this '@Column' is before column '" + column.name() + "', but names column '" + other.get()
                            + "'; remove 'name', or move the annotation before 'create'",
                    column.location());
        }
        return !repeated && other.isEmpty();
    }

    /** Returns the description of a constant: its first {@code @Description}, otherwise a comment. */
    static Optional<String> description(ConstantDeclaration constant, Diagnostics diagnostics) {
        Optional<String> description = Optional.empty();
        for (Annotation annotation : constant.annotations()) {
            Optional<AnnotationDefinition> definition = definition(annotation);
            if (definition.isPresent() && definition.get().name().equals(DESCRIPTION)) {
                Optional<String> text =
                        new AnnotationAttributes(annotation, definition.get(), diagnostics).text("value");
                description = description.or(() -> text);
            } else {
                diagnostics.error(
                        DiagnosticCode.COLUMN_ANNOTATION,
                        annotation.location(),
                        definition.isPresent()
                                ? "'@" + annotation.name()
                                        + "' belongs before 'create'; a constant itself can only have"
                                        + " '@Description'"
                                : "a constant can only have '@Description', not '@" + annotation.name() + "'",
                        definition.isPresent()
                                ? Optional.empty()
                                : Replacement.of(Part.ANNOTATION, annotation.name(), List.of("@" + DESCRIPTION)));
            }
        }
        return description.or(constant::comment).filter(text -> !text.isBlank());
    }

    /** Returns the word in {@code @EventRepresentation(word)}, the kind of a schema without a keyword. */
    Optional<TextValue> representation() {
        return get("EventRepresentation").stream()
                .flatMap(annotation -> annotation.texts("value").stream())
                .findFirst();
    }

    boolean isProtected() {
        return get("Protected").isPresent();
    }

    Visibility visibility() {
        if (get("Public").isPresent()) {
            return Visibility.PUBLIC;
        }
        return isProtected() ? Visibility.MODULE : Visibility.RUN;
    }

    /**
     * Returns the options of the schema. Call once, because it reports errors.
     *
     * @param ofFile the defaults
     */
    SchemaDefaults options(SchemaDefaults ofFile) {
        return jsonSchema().map(own -> ofFile.with(own, diagnostics)).orElse(ofFile);
    }

    /** Returns {@code className} of {@code @JsonSchema}; empty for an empty string, as in Esper. */
    Optional<TextValue> className() {
        return get(JSON_SCHEMA).stream()
                .flatMap(schema -> schema.texts("className").stream())
                .filter(name -> !name.text().isEmpty())
                .findFirst();
    }

    /** Returns all attributes of {@code @JsonSchema}, for options with more than one. */
    Optional<AnnotationAttributes> jsonSchema() {
        return get(JSON_SCHEMA);
    }

    /** Returns {@code implements} and {@code annotations} of {@code @JsonSchema}. */
    ClassTraits traits() {
        return get(JSON_SCHEMA)
                .map(schema -> new ClassTraitsLinker(schema, classNames, classes, diagnostics).link())
                .orElse(ClassTraits.NONE);
    }

    /** Returns each {@code @JsonSchemaField} by the column that it names. */
    Map<String, AnnotationAttributes> adapters() {
        return adapters;
    }

    /** Returns the default formats of columns; the formats of the module are their defaults. */
    DefaultFormats formats(DefaultFormats ofModule) {
        return get(DefaultFormats.ANNOTATION)
                .map(own -> ofModule.with(own, diagnostics))
                .orElse(ofModule);
    }

    /** Returns every {@code @Column} before the schema. */
    List<AnnotationAttributes> columns() {
        return columns;
    }

    private Optional<AnnotationAttributes> get(String definition) {
        return Optional.ofNullable(first.get(definition));
    }

    /** Returns the definition of an annotation; empty if the language has none of this name. */
    static Optional<AnnotationDefinition> definition(Annotation annotation) {
        return AnnotationDefinition.of(simpleName(annotation));
    }

    /** Returns the definition of an annotation before a module; empty if none of this name can be there. */
    static Optional<AnnotationDefinition> ofModule(Annotation annotation) {
        return AnnotationDefinition.ofModule(simpleName(annotation));
    }

    private static String simpleName(Annotation annotation) {
        String name = annotation.name();
        return name.startsWith(ESPER_PACKAGE) ? name.substring(ESPER_PACKAGE.length()) : name;
    }

    private void read(Annotation annotation) {
        String name = annotation.name();
        Optional<AnnotationDefinition> definition = definition(annotation);
        if (definition.isPresent()) {
            read(annotation, definition.get());
        } else if (!isClass(name)) {
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_ANNOTATION,
                    annotation.location(),
                    "unknown annotation '@" + name + "'",
                    Replacement.of(Part.ANNOTATION, name, AnnotationDefinition.SUGGESTED));
        }
    }

    /** Returns whether an annotation is an application class. It is accepted without effect. */
    private boolean isClass(String name) {
        return classNames.resolve(name).flatMap(classes::find).isPresent();
    }

    private void read(Annotation annotation, AnnotationDefinition definition) {
        AnnotationAttributes attributes = new AnnotationAttributes(annotation, definition, diagnostics);
        first.putIfAbsent(definition.name(), attributes);
        if (OF_SCHEMAS.contains(definition.name())) {
            ofSchemas.add(annotation);
        }
        switch (definition.name()) {
            case "JsonSchemaField" ->
                attributes.text("name").ifPresent(column -> adapters.putIfAbsent(column, attributes));
            case ShortForm.COLUMN -> columns.add(attributes);
            case "Public", "Protected", "Private" ->
                readVisibility(annotation, definition.name().toLowerCase(Locale.ROOT));
            default -> {
                // reported at its first occurrence
            }
        }
    }

    private void readVisibility(Annotation annotation, String word) {
        if (visibility.isEmpty()) {
            visibility = Optional.of(word);
        } else if (!visibility.get().equals(word)) {
            diagnostics.error(
                    DiagnosticCode.VISIBILITY,
                    annotation.location(),
                    "the schema is declared '@" + visibility.get() + "' already");
        }
    }
}
