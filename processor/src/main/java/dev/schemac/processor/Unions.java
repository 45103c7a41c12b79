package dev.schemac.processor;

import static dev.schemac.processor.ClassReader.JACKSON;
import static dev.schemac.processor.ClassReader.OURS;

import dev.schemac.processor.Report.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Finds the unions of classes: their bases, subtypes and strings, from annotations of schemac or Jackson. */
final class Unions {
    static final String JSON_SCHEMA = OURS + "JsonSchema";
    private static final String NAME = OURS + "Name";
    private static final String DEDUCTION = "deduction";
    private static final String TYPE_INFO = JACKSON + "JsonTypeInfo";
    private static final String SUBTYPES = JACKSON + "JsonSubTypes";
    private static final String TYPE_NAME = JACKSON + "JsonTypeName";

    /**
     * The union that a class declares.
     *
     * @param place the annotation
     * @param attribute the attribute of {@code @JsonSchema} for such a union
     * @param discriminator the member with the string; empty for other unions
     * @param otherwise the class of all other objects
     */
    record Union(
            TypeElement base,
            Place place,
            String attribute,
            Optional<String> discriminator,
            Optional<TypeElement> otherwise) {
        /** Returns whether the names of the members select a subtype. */
        boolean isDeduced() {
            return attribute.equals(DEDUCTION);
        }

        boolean isOfJackson() {
            return Mirrors.name(place.annotation().orElseThrow()).equals(TYPE_INFO);
        }
    }

    private final Types types;
    private final Report report;

    Unions(Types types, Report report) {
        this.types = types;
        this.report = report;
    }

    /** Returns the union that a class declares. */
    Optional<Union> declared(TypeElement element) {
        Optional<AnnotationMirror> ours = Mirrors.find(element, JSON_SCHEMA);
        Optional<String> kind = Stream.of("discriminator", "wrapper", DEDUCTION)
                .filter(attribute -> ours.flatMap(mirror -> Mirrors.string(mirror, attribute))
                        .filter(value -> !value.equals("false"))
                        .isPresent())
                .findFirst();
        if (kind.isPresent()) {
            return Optional.of(new Union(
                    element,
                    new Place(element, ours.get()),
                    kind.get(),
                    Mirrors.string(ours.get(), "discriminator"),
                    Mirrors.value(ours.get(), "otherwise").flatMap(Mirrors::asClass)));
        }
        return Mirrors.find(element, TYPE_INFO).flatMap(info -> ofJackson(element, info));
    }

    private Optional<Union> ofJackson(TypeElement element, AnnotationMirror info) {
        Place place = new Place(element, info);
        boolean deduced = place.is("use", "DEDUCTION");
        String include = place.string("include").filter(value -> !deduced).orElse("PROPERTY");
        boolean named = place.string("use").orElse("NAME").matches("NAME|SIMPLE_NAME|DEDUCTION");
        if (!named && !place.is("use", "NONE")) {
            report.error(
                    place.at("use"),
                    "'@JsonTypeInfo': 'use = " + place.string("use").get()
                            + "' is not supported; use NAME or DEDUCTION, with '@JsonSubTypes'");
        } else if (!include.matches("PROPERTY|EXISTING_PROPERTY|WRAPPER_OBJECT")) {
            report.error(
                    place.at("include"),
                    "'@JsonTypeInfo': 'include = " + include
                            + "' is not supported; use PROPERTY, EXISTING_PROPERTY or WRAPPER_OBJECT");
            named = false;
        }
        String attribute = deduced ? DEDUCTION : include.equals("WRAPPER_OBJECT") ? "wrapper" : "discriminator";
        Optional<String> property = Optional.of(place.string("property").orElse("@type"));
        Union union = new Union(
                element,
                place,
                attribute,
                property.filter(name -> attribute.equals("discriminator")),
                Mirrors.value(info, "defaultImpl").flatMap(Mirrors::asClass));
        return named ? Optional.of(union) : Optional.empty();
    }

    /** Returns the nearest union that a class is a subtype of. */
    Optional<Union> around(TypeElement element) {
        return Annotations.supertypes(element.asType(), types)
                .flatMap(ancestor -> declared(ancestor).stream())
                .findFirst();
    }

    /** Returns the supertype in the union whose schema the schema of the class inherits from. */
    TypeElement parent(TypeElement element, Union union) {
        TypeMirror base = types.erasure(union.base().asType());
        return types.directSupertypes(element.asType()).stream()
                .filter(type -> types.isSubtype(types.erasure(type), base))
                .map(type -> (TypeElement) ((DeclaredType) type).asElement())
                .findFirst()
                .orElse(union.base());
    }

    /** Returns the classes that the base names or permits, and those that these name or permit. */
    List<TypeElement> subtypes(Union union) {
        List<TypeElement> found = new ArrayList<>();
        collect(union.base(), found);
        union.otherwise()
                .filter(other -> !found.contains(other) && !other.equals(union.base()))
                .ifPresent(found::add);
        return found;
    }

    private void collect(TypeElement element, List<TypeElement> found) {
        for (TypeElement subtype : directSubtypes(element)) {
            if (!found.contains(subtype)) {
                found.add(subtype);
                collect(subtype, found);
            }
        }
    }

    private static List<TypeElement> directSubtypes(TypeElement element) {
        List<TypeElement> named = Stream.concat(
                        Mirrors.find(element, JSON_SCHEMA).stream()
                                .flatMap(mirror -> Mirrors.values(mirror, "subtypes")),
                        jacksonTypes(element).flatMap(type -> Mirrors.value(type, "value").stream()))
                .flatMap(value -> Mirrors.asClass(value).stream())
                .toList();
        return !named.isEmpty()
                ? named
                : element.getPermittedSubclasses().stream()
                        .map(type -> (TypeElement) ((DeclaredType) type).asElement())
                        .toList();
    }

    private static Stream<AnnotationMirror> jacksonTypes(TypeElement element) {
        return Mirrors.find(element, SUBTYPES).stream()
                .flatMap(mirror -> Mirrors.values(mirror, "value"))
                .map(AnnotationValue::getValue)
                .map(AnnotationMirror.class::cast);
    }

    /** Returns whether the names of its members select a class. The base is one of its subtypes if it has objects. */
    boolean isDeduced(TypeElement element, Union union) {
        List<TypeElement> named = new ArrayList<>(List.of(union.base()));
        collect(union.base(), named);
        return union.isDeduced()
                && named.contains(element)
                && !element.getModifiers().contains(Modifier.ABSTRACT);
    }

    /**
     * Returns the strings that select a subtype. None for a class that others extend only, and if the names of members
     * select the subtype.
     */
    List<String> strings(TypeElement subtype, Union union) {
        if (union.isDeduced()) {
            return List.of();
        }
        Stream<String> ours = Mirrors.find(subtype, JSON_SCHEMA).stream()
                .flatMap(mirror -> Mirrors.strings(mirror, "discriminatorValue").stream());
        Stream<String> byBase = Stream.concat(Stream.of(union.base()), Annotations.supertypes(subtype.asType(), types))
                .flatMap(Unions::jacksonTypes)
                .filter(type -> Mirrors.values(type, "value")
                        .flatMap(value -> Mirrors.asClass(value).stream())
                        .anyMatch(subtype::equals))
                .flatMap(type -> Stream.of("name", "names").flatMap(name -> Mirrors.strings(type, name).stream()))
                .filter(string -> !string.isEmpty())
                .distinct();
        boolean unnamed = subtype.getModifiers().contains(Modifier.ABSTRACT)
                || union.otherwise().filter(subtype::equals).isPresent();
        return Stream.of(
                        ours,
                        string(subtype, NAME).stream(),
                        byBase,
                        string(subtype, TYPE_NAME).stream(),
                        Stream.of(defaultString(subtype, union)).filter(string -> !unnamed))
                .map(Stream::toList)
                .filter(strings -> !strings.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private static Optional<String> string(Element element, String annotation) {
        return Mirrors.find(element, annotation).flatMap(mirror -> Mirrors.string(mirror, "value"));
    }

    /** Returns the simple name. Jackson uses the binary name without the package, unless it is told otherwise. */
    private static String defaultString(TypeElement subtype, Union union) {
        boolean simple = !union.isOfJackson() || union.place().is("use", "SIMPLE_NAME");
        String name = subtype.getSimpleName().toString();
        return !simple && subtype.getEnclosingElement() instanceof TypeElement outer
                ? defaultString(outer, union) + "$" + name
                : name;
    }
}
