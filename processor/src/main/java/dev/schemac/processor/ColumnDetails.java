package dev.schemac.processor;

import static dev.schemac.processor.ClassReader.JACKSON;

import dev.schemac.codegen.classes.ClassProperties;
import dev.schemac.processor.AnnotationTable.Row;
import dev.schemac.processor.AnnotationTable.Where;
import dev.schemac.processor.Report.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads what depends on the type of a property: formats, null of elements, default constants of enums. */
record ColumnDetails(ColumnDraft draft, Annotations annotations, TypeMirror type, Report report) {
    /** @param scope the annotation that decides whether properties are null by default */
    void read(Optional<Place> scope) {
        annotations.find(JACKSON + "JsonFormat").ifPresent(this::readFormat);
        scope.ifPresent(place -> {
            boolean decided = draft.has("nullable") || draft.has("required") || TypeReader.isNeverNull(type);
            if (!decided) {
                Annotations.sets(draft, row(place).argument(), place, false);
            }
        });
        readElements(scope);
        readEnum();
    }

    private static Row row(Place scope) {
        return AnnotationTable.rows(Mirrors.name(scope.mirror()), Where.SCOPE).get(0);
    }

    // ---- formats

    private void readFormat(Place place) {
        Optional<String> pattern = place.string("pattern");
        pattern.ifPresent(text -> draft.set("format", inStrictResolver(text), place.at("pattern")));
        place.string("shape").ifPresent(shape -> readShape(shape, place.at("shape")));
        if (pattern.isPresent() && !place.string("timezone").orElse("UTC").matches("UTC|GMT|Z")) {
            report.error(place.at("timezone"), "'@JsonFormat': 'timezone' is not supported, except for UTC");
        }
        Stream.of("locale", "with", "without", "lenient", "radix")
                .filter(attribute -> place.at(attribute).value().isPresent())
                .forEach(attribute ->
                        report.warning(place.at(attribute), "'@JsonFormat': '" + attribute + "' is not obeyed"));
    }

    private void readShape(String shape, Place at) {
        boolean string = shape.equals("STRING");
        if (string && draft.isNumber()) {
            draft.set("format", "string", at);
        } else if (!shape.matches("ANY|NATURAL|SCALAR")
                && !(string && !draft.isBoolean())
                && !(shape.startsWith("NUMBER") && draft.isNumber())) {
            report.error(
                    at,
                    "'@JsonFormat': 'shape = " + shape
                            + "' is not supported here; '@Column(format = ...)' has formats of dates, times and durations");
        }
    }

    /** Returns the pattern with the year of a strict formatter: {@code y} needs an era there. */
    private static String inStrictResolver(String pattern) {
        StringBuilder result = new StringBuilder();
        boolean quoted = false;
        boolean era = pattern.replaceAll("'[^']*'", "").contains("G");
        for (char c : pattern.toCharArray()) {
            quoted ^= c == '\'';
            result.append(c == 'y' && !quoted && !era ? 'u' : c);
        }
        return result.toString();
    }

    // ---- elements

    /** Reads the annotations of the types of elements. The language has one option for all levels. */
    private void readElements(Optional<Place> scope) {
        List<Boolean> nullable = new ArrayList<>();
        boolean annotated = scope.isPresent();
        TypeMirror container = TypeReader.withoutOptional(type);
        Optional<TypeMirror> element = TypeReader.element(container);
        while (element.isPresent()) {
            Optional<Row> own = Annotations.nullness(element.get());
            annotated |= own.isPresent();
            boolean primitive = element.get().getKind().isPrimitive();
            if (!primitive) {
                nullable.add(own.or(() -> scope.map(ColumnDetails::row))
                        .map(row -> row.argument().contains("nullable=true"))
                        .orElse(true));
            }
            reportUnchecked(element.get());
            element = TypeReader.element(element.get());
        }
        if (!annotated || nullable.isEmpty() || draft.has("nullElements")) {
            return;
        }
        Place place = annotations.place();
        if (!nullable.contains(true)) {
            draft.set("nullElements", "false", place);
        } else if (nullable.contains(false)) {
            report.warning(place, "null is accepted at all levels of the elements, because one of them accepts it");
        }
    }

    /** Constraints of elements are not checked, except those about null. */
    private void reportUnchecked(TypeMirror element) {
        element.getAnnotationMirrors().stream()
                .filter(mirror -> Mirrors.name(mirror).matches(".*\\.validation\\.constraints\\.(?!NotNull).*"))
                .forEach(mirror ->
                        report.warning(annotations.place(), Mirrors.shown(mirror) + " is not checked for elements"));
    }

    // ---- enums

    /** Finds the default constant of an enum, and reports annotations of the enum that are not obeyed. */
    private void readEnum() {
        TypeMirror leaf = TypeReader.leaf(type);
        if (!TypeReader.isEnum(leaf)) {
            return;
        }
        Element constants = ((DeclaredType) leaf).asElement();
        new Annotations(Where.TYPE, List.of(constants), report).report();
        if (!ValueClasses.isValue(constants)) {
            Mirrors.executables(constants)
                    .filter(method ->
                            Mirrors.find(method, JACKSON + "JsonCreator").isPresent())
                    .forEach(method -> report.error(
                            new Place(method),
                            "'@JsonCreator' of an enum needs a method with '@JsonValue'; or name the constants with"
                                    + " '@JsonProperty'"));
        }
        for (Element constant : constants.getEnclosedElements()) {
            Annotations ofConstant = new Annotations(Where.CONSTANT, List.of(constant), report);
            if (constant.getKind() == ElementKind.ENUM_CONSTANT) {
                ofConstant.report();
            }
            if (ofConstant.find(JACKSON + "JsonEnumDefaultValue").isPresent() && !draft.has("unknown")) {
                String name = constant.getSimpleName().toString();
                draft.set("unknown", ClassProperties.jsonName(constant).orElse(name), annotations.place());
            }
        }
    }
}
