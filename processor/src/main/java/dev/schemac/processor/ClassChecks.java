package dev.schemac.processor;

import static dev.schemac.processor.ClassReader.JACKSON;
import static dev.schemac.processor.ClassReader.OURS;

import dev.schemac.codegen.classes.ClassProperties;
import dev.schemac.codegen.classes.ClassProperties.ElementProperty;
import dev.schemac.dsl.model.JavaClasses.Access;
import dev.schemac.processor.AnnotationTable.Where;
import dev.schemac.processor.Report.Place;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reports what generated code cannot do with a class: make its objects, set its properties. */
final class ClassChecks {
    private final Elements elements;
    private final Types types;
    private final ClassProperties properties;
    private final Unions unions;
    private final Report report;
    private final boolean jackson;

    ClassChecks(Elements elements, Types types, ClassProperties properties, Unions unions, Report report) {
        this.elements = elements;
        this.types = types;
        this.properties = properties;
        this.unions = unions;
        this.report = report;
        this.jackson = elements.getTypeElement(JACKSON + "JsonProperty") != null;
    }

    private static boolean has(Element element, Modifier modifier) {
        return element.getModifiers().contains(modifier);
    }

    // ---- objects

    void checkConstruction(TypeElement element, boolean ofUnion) {
        boolean isInterface = element.getKind().isInterface();
        String name = (isInterface ? "interface '" : "class '") + element.getSimpleName() + "'";
        Place place = new Place(element);
        if (Stream.<Element>iterate(element, TypeElement.class::isInstance, Element::getEnclosingElement)
                .anyMatch(each -> has(each, Modifier.PRIVATE))) {
            report.error(place, name + " is private; make it visible in its package, or public");
        } else if (isInterface || has(element, Modifier.ABSTRACT)) {
            if (!ofUnion) {
                report.error(
                        place,
                        name
                                + " has no objects of its own; make it a union with '@JsonSchema(discriminator = \"type\")',"
                                + " or use '@Adapter' at the properties of this type");
            }
        } else if (element.getNestingKind().isNested() && !has(element, Modifier.STATIC)) {
            report.error(place, name + " is an inner class, which needs an object of the outer class; make it static");
        } else {
            checkConstructor(element, place, name);
        }
    }

    /** Warns of a property whose getter has another type, because it is never written. */
    void checkWritten(TypeElement element, ElementProperty property, Place place) {
        Optional<AnnotationMirror> writeOnly = property.declarations().stream()
                .flatMap(each -> Mirrors.find(each, JACKSON + "JsonProperty").stream())
                .filter(mirror -> Mirrors.is(mirror, "access", "WRITE_ONLY"))
                .findFirst();
        if (property.described().access() == Access.FIELD) {
            writeOnly.ifPresent(mirror -> report.error(
                    new Place(property.declarations().get(0), mirror).at("access"),
                    "'@JsonProperty': 'access = WRITE_ONLY' is not supported at a public field, which is also"
                            + " written; use a private field with a setter"));
            return;
        } else if (property.described().getter().isPresent()
                || ClassProperties.isIgnoredOnOutput(property.declarations())
                || writeOnly.isPresent()) {
            return;
        }
        String suffix = Character.toUpperCase(property.name().charAt(0))
                + property.name().substring(1);
        Set<String> names = Set.of(property.name(), "get" + suffix, "is" + suffix);
        ElementFilter.methodsIn(elements.getAllMembers(element)).stream()
                .filter(method -> names.contains(method.getSimpleName().toString())
                        && method.getParameters().isEmpty()
                        && !has(method, Modifier.STATIC))
                .findFirst()
                .ifPresent(method -> report.warning(
                        place,
                        "property '" + property.name() + "' is read and never written: its type is '" + property.type()
                                + "', and '" + method.getSimpleName() + "()' returns '" + method.getReturnType()
                                + "'"));
    }

    private void checkConstructor(TypeElement element, Place place, String name) {
        List<Place> marked = element.getEnclosedElements().stream()
                .flatMap(method -> Stream.of(JACKSON + "JsonCreator", OURS + "Creator")
                        .flatMap(each -> Mirrors.find(method, each).stream())
                        .filter(mirror -> !Mirrors.is(mirror, "mode", "DISABLED"))
                        .map(mirror -> new Place(method, mirror)))
                .toList();
        marked.stream()
                .filter(each -> each.is("mode", "DELEGATING"))
                .forEach(
                        each -> report.error(
                                each.at("mode"),
                                "'@JsonCreator': 'mode = DELEGATING' needs a method with '@JsonValue'; otherwise use '@Adapter'"));
        if (marked.size() > 1) {
            report.error(new Place(marked.get(1).element()), name + " has several creators; mark one of them only");
        }
        Optional<ExecutableElement> creator = properties.creator(element);
        creator.ifPresent(method -> checkCreator(element, method, "the creator of " + name));
        boolean made = ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .anyMatch(each -> each.getParameters().isEmpty() && !has(each, Modifier.PRIVATE));
        if (creator.isEmpty() && marked.isEmpty() && !made) {
            report.error(
                    place,
                    name + " has no visible constructor without parameters; add one, or mark a constructor or factory"
                            + " with '@Creator'");
        }
    }

    private void checkCreator(TypeElement element, ExecutableElement method, String name) {
        Place place = new Place(method);
        if (has(method, Modifier.PRIVATE)) {
            report.error(place, name + " is private; make it visible in its package, or public");
        }
        if (!ClassProperties.isCalledFreely(method, elements, types)) {
            report.error(place, name + " throws checked exceptions; wrap them");
        }
        boolean nameless = !method.getParameters().isEmpty()
                && element.getKind() != ElementKind.RECORD
                && method.getParameters().get(0).getSimpleName().contentEquals("arg0")
                && ClassProperties.jsonName(method.getParameters().get(0)).isEmpty();
        if (nameless) {
            report.error(place, name + " has no names of parameters; compile it with '-parameters'");
        }
    }

    // ---- properties

    /** Warns of a name that Jackson derives from a setter in another way. */
    void checkJsonName(Place place, String ofJackson, String name) {
        if (jackson && !ofJackson.equals(name)) {
            report.warning(
                    place, "the member is '" + name + "', but Jackson calls it '" + ofJackson + "'; '@Name' decides");
        }
    }

    /**
     * Reports members of a class that no parser sets.
     *
     * @param seen the properties that are columns or ignored
     */
    void checkUnset(TypeElement element, Set<String> seen) {
        int before = seen.size();
        boolean creator = properties.creator(element).isPresent();
        for (ElementProperty member : properties.members((DeclaredType) element.asType())) {
            if (seen.add(member.name()) && !annotations(member.declarations()).isIgnored()) {
                report.error(
                        new Place(member.declarations().get(0)),
                        "property '" + member.name() + "' is no parameter of the creator, which alone sets properties;"
                                + " add it, or mark it with '@Ignore'");
            }
        }
        boolean fields = false;
        for (Element member : elements.getAllMembers(element)) {
            String name = propertyName(member);
            if (ClassProperties.keepsUndeclared(member)) {
                seen.add(name);
                checkUndeclared(member, creator);
            } else if (!name.isEmpty() && !seen.contains(name)) {
                fields |= member.getKind() == ElementKind.FIELD;
                Annotations annotations = annotations(List.of(member));
                if (annotations.isIgnored()) {
                    seen.add(name);
                } else if (annotations.ofJson().isPresent() && seen.add(name)) {
                    report.error(
                            annotations.ofJson().get(),
                            "nothing sets property '" + name + "'; add a public setter, or a parameter of the creator");
                }
            }
        }
        if (seen.size() == before
                && before == 0
                && fields
                && unions.around(element).isEmpty()) {
            report.error(
                    new Place(element),
                    "nothing sets the properties of class '" + element.getSimpleName()
                            + "'; add public setters, or a constructor with '@Creator'");
        } else if (jackson && element.getKind() != ElementKind.INTERFACE) {
            ElementFilter.methodsIn(elements.getAllMembers(element)).stream()
                    .filter(getter -> isUnwritten(element, propertyName(getter)) && seen.add(propertyName(getter)))
                    .forEach(getter -> report.warning(
                            new Place(getter),
                            "nothing sets property '" + propertyName(getter)
                                    + "', so that it is not written; mark it with '@Ignore' if that is right"));
        }
    }

    private Annotations annotations(List<Element> declarations) {
        return new Annotations(Where.PROPERTY, declarations, report);
    }

    private boolean isUnwritten(TypeElement element, String property) {
        return !property.isEmpty()
                && Stream.concat(unions.declared(element).stream(), unions.around(element).stream())
                        .noneMatch(union ->
                                union.discriminator().filter(property::equals).isPresent());
    }

    /** Undeclared members have a setter with name and value, or a map that the creator receives. */
    private void checkUndeclared(Element member, boolean creator) {
        boolean usable = creator && member.getKind() == ElementKind.FIELD;
        if (member instanceof ExecutableElement method && has(method, Modifier.PUBLIC)) {
            List<String> parameters = method.getParameters().stream()
                    .map(each -> TypeReader.erasedName(each.asType()))
                    .toList();
            usable = parameters.equals(List.of("java.lang.String", "java.lang.Object"))
                    || parameters.isEmpty()
                            && TypeReader.erasedName(method.getReturnType()).equals("java.util.Map");
        }
        if (!usable) {
            report.error(
                    new Place(member),
                    "undeclared members need a public method with the parameters 'String' and 'Object', and one that"
                            + " returns a 'Map'");
        }
    }

    /** Returns the property that a field or getter belongs to; empty for other members. */
    static String propertyName(Element member) {
        String name = member.getSimpleName().toString();
        boolean object = member.getEnclosingElement().toString().matches("java\\.lang\\.(Object|Record)");
        if (has(member, Modifier.STATIC) || object) {
            return "";
        } else if (member instanceof VariableElement) {
            return member.getKind() == ElementKind.FIELD ? name : "";
        }
        boolean getter = member instanceof ExecutableElement method
                && method.getParameters().isEmpty()
                && has(method, Modifier.PUBLIC)
                && (name.matches("get[^a-z].*") && method.getReturnType().getKind() != TypeKind.VOID
                        || name.matches("is[^a-z].*") && method.getReturnType().getKind() == TypeKind.BOOLEAN);
        return getter ? ClassProperties.decapitalized(name.substring(name.startsWith("is") ? 2 : 3)) : "";
    }
}
