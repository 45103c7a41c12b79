package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType.Visibility;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What the annotations of a schema say. Of several alike the first counts, as in Esper; but a column has one {@code
 * @Column}.
 */
final class SchemaAnnotations {
    /** Where Esper keeps its annotations; a name in full means the same as the simple one. */
    private static final String ESPER_PACKAGE = "com.espertech.esper.common.client.annotation.";

    private final ClassNames classNames;
    private final JavaClasses classes;
    private final Diagnostics diagnostics;

    private final Map<String, AnnotationAttributes> first = new LinkedHashMap<>();
    private final Map<String, AnnotationAttributes> adapters = new LinkedHashMap<>();
    private final List<AnnotationAttributes> columns = new ArrayList<>();
    private Optional<String> visibility = Optional.empty();

    SchemaAnnotations(
            SchemaDeclaration declaration, ClassNames classNames, JavaClasses classes, Diagnostics diagnostics) {
        this.classNames = classNames;
        this.classes = classes;
        this.diagnostics = diagnostics;
        declaration.annotations().forEach(this::read);
    }

    /** The text of {@code @Description}. */
    Optional<String> description() {
        return get("Description").flatMap(description -> description.text("value"));
    }

    /** The word in {@code @EventRepresentation(word)}, as the kind of a schema that names none itself. */
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

    /** {@code dynamic} of {@code @JsonSchema}. */
    boolean dynamic() {
        return get("JsonSchema").map(schema -> schema.flag("dynamic", false)).orElse(false);
    }

    /** {@code refill} of {@code @JsonSchema}. */
    boolean refill() {
        return get("JsonSchema").map(schema -> schema.flag("refill", false)).orElse(false);
    }

    /** {@code className} of {@code @JsonSchema}; the empty text means none, as in Esper. */
    Optional<TextValue> className() {
        return get("JsonSchema").stream()
                .flatMap(schema -> schema.texts("className").stream())
                .filter(name -> !name.text().isEmpty())
                .findFirst();
    }

    /** The {@code @JsonSchemaField}s by the columns they name. */
    Map<String, AnnotationAttributes> adapters() {
        return adapters;
    }

    /** Every {@code @Column}. */
    List<AnnotationAttributes> columns() {
        return columns;
    }

    private Optional<AnnotationAttributes> get(String form) {
        return Optional.ofNullable(first.get(form));
    }

    /** What is known about an annotation; empty where it is none of the language. */
    static Optional<AnnotationForm> form(Annotation annotation) {
        String name = annotation.name();
        return AnnotationForm.of(name.startsWith(ESPER_PACKAGE) ? name.substring(ESPER_PACKAGE.length()) : name);
    }

    private void read(Annotation annotation) {
        String name = annotation.name();
        Optional<AnnotationForm> form = form(annotation);
        if (form.isPresent()) {
            read(annotation, form.get());
        } else if (!isClass(name)) {
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_ANNOTATION,
                    annotation.location(),
                    "unknown annotation '@" + name + "'"
                            + NearestName.suggestion("@" + name, AnnotationForm.SUGGESTED));
        }
    }

    /** Any annotation of the application is accepted, and has no effect. */
    private boolean isClass(String name) {
        return classNames.resolve(name).flatMap(classes::find).isPresent();
    }

    private void read(Annotation annotation, AnnotationForm form) {
        AnnotationAttributes attributes = new AnnotationAttributes(annotation, form, diagnostics);
        first.putIfAbsent(form.name(), attributes);
        switch (form.name()) {
            case "JsonSchemaField" ->
                attributes.text("name").ifPresent(column -> adapters.putIfAbsent(column, attributes));
            case "Column" -> columns.add(attributes);
            case "Public", "Protected", "Private" ->
                readVisibility(annotation, form.name().toLowerCase(Locale.ROOT));
            default -> {
                // known by its first occurrence
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
