package dev.schemac.processor;

import static dev.schemac.processor.ClassReader.JACKSON;
import static dev.schemac.processor.ClassReader.OURS;

import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.processor.AnnotationTable.Effect;
import dev.schemac.processor.AnnotationTable.Row;
import dev.schemac.processor.AnnotationTable.Where;
import dev.schemac.processor.Report.Place;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The annotations of one property, from all its declarations: field, parameter, getter and setter; or of a class, with
 * those of Jackson that it inherits. Each is there once.
 */
final class Annotations {
    private final Report report;
    private final Where where;
    private final Place place;

    /** By qualified name. */
    private final Map<String, Place> found = new LinkedHashMap<>();

    /** Reads the annotations of elements that declare the same. */
    Annotations(Where where, Collection<? extends Element> declarations, Report report) {
        this.where = where;
        // only the field of a record's component has a place
        boolean component = declarations.stream().anyMatch(each -> each.getKind() == ElementKind.RECORD_COMPONENT);
        this.place = new Place(declarations.stream()
                .map(Element.class::cast)
                .filter(each -> !component || each.getKind() == ElementKind.FIELD)
                .findFirst()
                .orElseThrow());
        this.report = report;
        for (Element declaration : declarations) {
            declaration.getAnnotationMirrors().forEach(mirror -> add(declaration, mirror));
            if (where == Where.PROPERTY) {
                types(declaration)
                        .forEach(type -> type.getAnnotationMirrors().forEach(mirror -> add(declaration, mirror)));
            }
        }
    }

    /** Reads the annotations of a class, and those of Jackson of its supertypes. */
    static Annotations of(TypeElement element, Types types, Report report) {
        Annotations annotations = new Annotations(Where.TYPE, List.of(element), report);
        supertypes(element.asType(), types)
                .forEach(ancestor -> ancestor.getAnnotationMirrors().stream()
                        .filter(mirror -> Mirrors.name(mirror).contains(".jackson."))
                        .forEach(mirror ->
                                annotations.found.putIfAbsent(Mirrors.name(mirror), new Place(element, mirror))));
        return annotations;
    }

    /** Returns all supertypes, the nearest first. */
    static Stream<TypeElement> supertypes(TypeMirror type, Types types) {
        List<TypeMirror> direct = List.copyOf(types.directSupertypes(type));
        return Stream.concat(
                        direct.stream().map(each -> (TypeElement) ((DeclaredType) each).asElement()),
                        direct.stream().flatMap(each -> supertypes(each, types)))
                .distinct();
    }

    private static Stream<? extends TypeMirror> types(Element declaration) {
        if (declaration instanceof ExecutableElement method) {
            return method.getParameters().isEmpty()
                    ? Stream.of(method.getReturnType())
                    : method.getParameters().stream().map(Element::asType);
        }
        return Stream.of(declaration.asType());
    }

    private void add(Element declaration, AnnotationMirror mirror) {
        String name = Mirrors.name(mirror);
        Element type = Mirrors.type(mirror);
        if (type.getSimpleName().contentEquals("List")
                && AnnotationTable.isOfKnownLibrary(name.substring(0, name.lastIndexOf('.')))) {
            Mirrors.values(mirror, "value").forEach(value -> add(declaration, (AnnotationMirror) value.getValue()));
            return;
        } else if (Mirrors.find(type, JACKSON + "JacksonAnnotationsInside").isPresent()) {
            type.getAnnotationMirrors().stream()
                    .filter(inside -> Mirrors.name(inside).startsWith(JACKSON))
                    .forEach(inside -> add(declaration, inside));
        }
        Place before = found.putIfAbsent(name, new Place(declaration, mirror));
        if (before != null
                && where == Where.PROPERTY
                && !before.mirror().toString().equals(mirror.toString())
                && isRead(name)) {
            report.error(
                    new Place(declaration, mirror),
                    Mirrors.shown(mirror) + " differs from the one of '"
                            + before.element().getSimpleName() + "', which belongs to the same property");
        }
    }

    private boolean isRead(String name) {
        return AnnotationTable.rows(name, where).stream()
                .anyMatch(row -> row.effect() != Effect.NONE && row.effect() != Effect.WARNING);
    }

    /** Returns the place of the first declaration. */
    Place place() {
        return place;
    }

    /** Returns the place of an annotation, if there is one. */
    Optional<Place> find(String name) {
        return Optional.ofNullable(found.get(name));
    }

    Optional<String> description() {
        return Stream.of(OURS + "Description", JACKSON + "JsonPropertyDescription", JACKSON + "JsonClassDescription")
                .flatMap(name -> string(name, "value").stream())
                .findFirst();
    }

    boolean is(String name, String attribute, String value) {
        return find(name).filter(place -> place.is(attribute, value)).isPresent();
    }

    Optional<String> string(String name, String attribute) {
        return find(name).flatMap(place -> place.string(attribute));
    }

    List<String> strings(String name, String attribute) {
        return find(name)
                .map(place -> Mirrors.strings(place.mirror(), attribute))
                .orElse(List.of());
    }

    /** Returns the annotation that makes the element part of JSON, if there is one. */
    Optional<Place> ofJson() {
        return found.keySet().stream()
                .filter(name -> name.matches("(dev\\.schemac|com\\.fasterxml|tools\\.jackson|com\\.google\\.gson).*"))
                .findFirst()
                .map(found::get);
    }

    boolean isIgnored() {
        return found.entrySet().stream()
                .anyMatch(each -> !each.getValue().is("value", "false")
                        && AnnotationTable.rows(each.getKey(), where).stream()
                                .anyMatch(row -> row.effect() == Effect.IGNORE));
    }

    /** Reports the annotations that are not obeyed. */
    void report() {
        found.forEach((name, place) -> {
            List<Row> rows = AnnotationTable.rows(name, where);
            rows.stream().filter(row -> applies(row, place)).forEach(row -> report(row, place));
            if (rows.isEmpty() && AnnotationTable.isOfKnownLibrary(name)) {
                report.error(place, place.shown() + " is not supported here");
            } else if (rows.isEmpty() && isConstraint(Mirrors.type(place.mirror()))) {
                report.warning(place, place.shown() + " is not checked");
            }
        });
    }

    private static boolean isConstraint(Element annotation) {
        return Mirrors.find(annotation, "jakarta.validation.Constraint")
                .or(() -> Mirrors.find(annotation, "javax.validation.Constraint"))
                .isPresent();
    }

    private void report(Row row, Place place) {
        String attribute = row.attribute();
        boolean shown = !attribute.isEmpty() && !attribute.equals("value");
        String message = place.shown() + (shown ? ": '" + attribute.replace("=", " = ") + "' " : " ") + row.argument();
        Place at = place.at(attribute.split("=")[0]);
        if (row.effect() == Effect.ERROR) {
            report.error(at, message);
        } else if (row.effect() == Effect.WARNING) {
            report.warning(at, message);
        }
    }

    /** Returns whether an attribute is written, and has the value of the row if that names one. */
    private static boolean applies(Row row, Place place) {
        String[] parts = row.attribute().split("=");
        return row.attribute().isEmpty()
                || (parts.length == 1 ? place.at(parts[0]).value().isPresent() : place.is(parts[0], parts[1]));
    }

    // ---- attributes of columns

    /**
     * Sets the attributes that the annotations set, those of schemac first.
     *
     * @param neverNull whether null is no value of the type, so that only annotations of schemac decide about it
     */
    void set(ColumnDraft draft, boolean neverNull) {
        found.entrySet().stream()
                .sorted((a, b) -> Boolean.compare(isForeign(a.getKey()), isForeign(b.getKey())))
                .forEach(each -> AnnotationTable.rows(each.getKey(), where).stream()
                        .filter(row -> applies(row, each.getValue()))
                        .forEach(row -> set(draft, row, each.getValue(), neverNull && isForeign(each.getKey()))));
    }

    private static boolean isForeign(String name) {
        return !name.startsWith("dev.schemac.");
    }

    private void set(ColumnDraft draft, Row row, Place place, boolean neverNull) {
        AnnotationMirror mirror = place.mirror();
        if (Mirrors.name(mirror).contains(".validation.")
                && Mirrors.values(mirror, "groups").findFirst().isPresent()) {
            report.warning(place.at("groups"), place.shown() + " is not checked: it belongs to groups");
        } else if (row.effect() == Effect.SETS) {
            sets(draft, row.argument(), place, neverNull);
        } else if (row.effect() == Effect.SET && row.argument().equals("*")) {
            mirror.getElementValues().keySet().stream()
                    .map(attribute -> attribute.getSimpleName().toString())
                    .forEach(name -> set(draft, name, name.equals("constant") ? "const" : name, place));
        } else if (row.effect() == Effect.SET) {
            // '@DecimalMin'
            boolean exclusive = place.is("inclusive", "false");
            set(draft, row.attribute(), (exclusive ? "exclusive " : "") + row.argument(), place);
        }
    }

    static void sets(ColumnDraft draft, String assignments, Place place, boolean neverNull) {
        for (String assignment : assignments.split(" ")) {
            String[] parts = assignment.split("=", 2);
            if (!neverNull || !Set.of("nullable", "required").contains(parts[0])) {
                draft.set(parts[0], parts[1], place);
            }
        }
    }

    private void set(ColumnDraft draft, String attribute, String target, Place place) {
        Place at = place.at(attribute);
        AnnotationValue value = Mirrors.written(at.value().orElseThrow(), report.location(at));
        String text = value.asText().orElse("");
        switch (target) {
            // Bean Validation matches the whole string
            case "full.pattern" -> draft.set("pattern", new TextValue(value.location(), "^(?:" + text + ")$"), at);
            case "exclusive min" -> draft.set("exclusiveMin", value, at);
            case "exclusive max" -> draft.set("exclusiveMax", value, at);
            default -> {
                if (!text.isEmpty() || !target.equals("jsonName")) {
                    draft.set(target, value, at);
                }
            }
        }
    }

    /** Returns the row of the annotation of a type that decides about null, if there is one. */
    static Optional<Row> nullness(TypeMirror type) {
        return type.getAnnotationMirrors().stream()
                .flatMap(mirror -> AnnotationTable.rows(Mirrors.name(mirror), Where.PROPERTY).stream())
                .filter(row -> row.argument().contains("nullable="))
                .findFirst();
    }
}
