package dev.schemac.codegen.classes;

import dev.schemac.dsl.model.JavaClasses.Access;
import dev.schemac.dsl.model.JavaClasses.Creator;
import dev.schemac.dsl.model.JavaClasses.JavaProperty;
import dev.schemac.dsl.model.JavaClasses.Undeclared;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.dsl.model.JavaTypeName.Wildcard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Lists the properties of a class through the compiler. They are the parameters of the creator, if the class has one;
 * otherwise the assignable public fields, and the public setters. Methods with checked exceptions are excluded. Not
 * thread-safe.
 */
public final class ClassProperties {
    private static final String JSON_PROPERTY = "com.fasterxml.jackson.annotation.JsonProperty";
    private static final String JSON_IGNORE = "com.fasterxml.jackson.annotation.JsonIgnore";

    /** The annotations that mark a constructor or static factory. */
    private static final Set<String> MARKS =
            Set.of("dev.schemac.runtime.annotation.Creator", "com.fasterxml.jackson.annotation.JsonCreator");

    /** The annotations of methods and parameters that keep undeclared members. */
    private static final Set<String> UNDECLARED = Set.of(
            "dev.schemac.runtime.annotation.Undeclared",
            "com.fasterxml.jackson.annotation.JsonAnySetter",
            "com.fasterxml.jackson.annotation.JsonAnyGetter");

    /** The annotations with the name of a property, or the string of a constant, in JSON. */
    private static final Set<String> NAMES =
            Set.of("dev.schemac.runtime.annotation.Name", JSON_PROPERTY, "com.google.gson.annotations.SerializedName");

    private final Elements elements;
    private final Types types;

    /** Lists properties of classes that these elements contain. */
    public ClassProperties(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /**
     * A property with its declarations.
     *
     * @param type its type as a member of the class
     * @param declarations the parameter, the record component, the field, the getter and the setter, as far as there are
     *     any; a private field too
     */
    public record ElementProperty(JavaProperty described, TypeMirror type, List<Element> declarations) {
        /** {@return the name of the property} */
        public String name() {
            return described.name();
        }
    }

    /** {@return the constructor or static factory that makes objects of a class from the values of its properties} */
    public Optional<ExecutableElement> creator(TypeElement element) {
        Optional<ExecutableElement> marked = element.getEnclosedElements().stream()
                .filter(ExecutableElement.class::isInstance)
                .map(ExecutableElement.class::cast)
                .filter(method -> !method.getParameters().isEmpty() && isMarked(method))
                .findFirst();
        List<TypeMirror> components = components(element);
        if (marked.isPresent() || components.isEmpty() && element.getKind() != ElementKind.RECORD) {
            return marked;
        }
        return ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                .filter(constructor -> constructor.getParameters().size() == components.size())
                .filter(constructor -> Stream.iterate(0, i -> i < components.size(), i -> i + 1)
                        .allMatch(i -> types.isSameType(
                                types.erasure(constructor.getParameters().get(i).asType()), components.get(i))))
                .findFirst();
    }

    /** Returns the types of the components of a record, or of a data class of Kotlin that only its constructor makes. */
    private List<TypeMirror> components(TypeElement element) {
        if (element.getKind() == ElementKind.RECORD) {
            return element.getRecordComponents().stream()
                    .map(component -> types.erasure(component.asType()))
                    .toList();
        }
        if (!has(element, "kotlin.Metadata")
                || ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                        .anyMatch(constructor -> constructor.getParameters().isEmpty())) {
            return List.of();
        }
        return ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                .filter(method -> nameOf(method).matches("component[0-9]+"))
                .sorted(Comparator.comparingInt(
                        method -> Integer.parseInt(nameOf(method).substring("component".length()))))
                .map(method -> types.erasure(method.getReturnType()))
                .toList();
    }

    /** Returns whether it is a marked constructor or static method; {@code @JsonCreator} can switch itself off. */
    private static boolean isMarked(ExecutableElement method) {
        boolean makes = method.getKind() == ElementKind.CONSTRUCTOR
                || method.getModifiers().contains(Modifier.STATIC);
        return makes
                && method.getAnnotationMirrors().stream()
                        .filter(mirror ->
                                MARKS.contains(mirror.getAnnotationType().toString()))
                        .anyMatch(mirror -> mirror.getElementValues().values().stream()
                                .map(value -> value.getValue().toString())
                                .noneMatch(Set.of("DELEGATING", "DISABLED")::contains));
    }

    /** Describes a creator. */
    Creator described(DeclaredType owner, ExecutableElement creator) {
        List<Creator.Parameter> parameters = new ArrayList<>();
        for (ElementProperty property : parameters(owner, creator)) {
            parameters.add(
                    new Creator.Parameter(property.name(), property.described().type()));
        }
        return new Creator(
                creator.getKind() == ElementKind.CONSTRUCTOR ? Optional.empty() : Optional.of(nameOf(creator)),
                isUsableByAll(creator),
                parameters);
    }

    /** {@return the properties of a class without type arguments, as {@link #of(DeclaredType)} does} */
    public List<ElementProperty> of(TypeElement element) {
        return of((DeclaredType) element.asType());
    }

    /** {@return the properties of a class, those of its ancestors last} The first of several with one name counts. */
    public List<ElementProperty> of(DeclaredType type) {
        return creator((TypeElement) type.asElement())
                .map(creator -> parameters(type, creator))
                .orElseGet(() -> members(type))
                .stream()
                .filter(property -> property.declarations().stream().noneMatch(ClassProperties::keepsUndeclared))
                .toList();
    }

    /** {@return how objects of a class keep undeclared members; empty if nothing is annotated} */
    public Optional<Undeclared> undeclared(TypeElement element) {
        List<ExecutableElement> methods = ElementFilter.methodsIn(elements.getAllMembers(element)).stream()
                .filter(method -> isUsable(method) && keepsUndeclared(method))
                .toList();
        Optional<ElementProperty> kept = creator(element)
                .flatMap(creator -> parameters((DeclaredType) element.asType(), creator).stream()
                        .filter(property -> property.declarations().stream().anyMatch(ClassProperties::keepsUndeclared))
                        .findFirst());
        Undeclared found = new Undeclared(
                named(methods, 2),
                named(methods, 0)
                        .or(() -> kept.flatMap(property -> property.described().getter())),
                kept.map(ElementProperty::name));
        return found.setter().isPresent() || kept.isPresent() ? Optional.of(found) : Optional.empty();
    }

    private static Optional<String> named(List<ExecutableElement> methods, int parameters) {
        return methods.stream()
                .filter(method -> method.getParameters().size() == parameters)
                .map(ClassProperties::nameOf)
                .findFirst();
    }

    /** {@return whether a method or parameter has the annotation for undeclared members} */
    public static boolean keepsUndeclared(Element declaration) {
        return UNDECLARED.stream().anyMatch(annotation -> has(declaration, annotation));
    }

    private List<ElementProperty> parameters(DeclaredType self, ExecutableElement creator) {
        TypeElement element = (TypeElement) self.asElement();
        List<? extends TypeMirror> typesOf = ((ExecutableType)
                        (creator.getKind() == ElementKind.CONSTRUCTOR
                                ? types.asMemberOf(self, creator)
                                : creator.asType()))
                .getParameterTypes();
        List<ElementProperty> properties = new ArrayList<>();
        for (int i = 0; i < typesOf.size(); i++) {
            VariableElement parameter = creator.getParameters().get(i);
            TypeMirror type = typesOf.get(i);
            // a class file of a record has the names of its components only
            String name = element.getKind() == ElementKind.RECORD
                            && creator.getKind() == ElementKind.CONSTRUCTOR
                            && element.getRecordComponents().size() == typesOf.size()
                    ? element.getRecordComponents().get(i).getSimpleName().toString()
                    : parameter.getSimpleName().toString();
            // the parameter of a factory may have another name than the getter and the field of its member
            String shown = jsonName(parameter).orElse(name);
            Optional<ExecutableElement> getter = getter(self, type, name).or(() -> getter(self, type, shown));
            List<Element> declarations = new ArrayList<>(List.of(parameter));
            declarations.addAll(fields(element, name));
            getter.ifPresent(declarations::add);
            properties.add(new ElementProperty(
                    new JavaProperty(name, name(type, types), Access.PARAMETER, written(getter, declarations)),
                    type,
                    declarations));
        }
        return properties;
    }

    /** Returns the method that reads a property, by its name or by the annotation with its name in JSON. */
    private Optional<ExecutableElement> getter(DeclaredType self, TypeMirror type, String name) {
        String suffix = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        List<ExecutableElement> methods =
                ElementFilter.methodsIn(elements.getAllMembers((TypeElement) self.asElement()));
        Predicate<ExecutableElement> annotated =
                method -> jsonName(method).filter(name::equals).isPresent();
        Stream<Predicate<ExecutableElement>> ways = Stream.concat(
                Stream.of(name, "get" + suffix, "is" + suffix)
                        .map(wanted -> method -> method.getSimpleName().contentEquals(wanted)),
                Stream.of(annotated));
        return ways.flatMap(way -> methods.stream().filter(method -> way.test(method) && reads(self, method, type)))
                .findFirst();
    }

    /** Returns the method that reads a property to write it; {@code WRITE_ONLY} of Jackson means input only. */
    private static Optional<String> written(Optional<ExecutableElement> getter, List<Element> declarations) {
        boolean inputOnly = declarations.stream()
                .flatMap(declaration -> declaration.getAnnotationMirrors().stream())
                .filter(mirror -> mirror.getAnnotationType().toString().equals(JSON_PROPERTY))
                .flatMap(mirror -> mirror.getElementValues().values().stream())
                .anyMatch(value -> value.getValue().toString().equals("WRITE_ONLY"));
        return inputOnly || isIgnoredOnOutput(declarations) ? Optional.empty() : getter.map(ClassProperties::nameOf);
    }

    /** {@return whether Jackson's {@code @JsonIgnore} is at the getter only, and another declaration is a property} */
    public static boolean isIgnoredOnOutput(List<Element> declarations) {
        Predicate<Element> getter = declaration -> declaration instanceof ExecutableElement method
                && method.getParameters().isEmpty();
        Predicate<Element> ignored = declaration -> has(declaration, JSON_IGNORE);
        return declarations.stream().anyMatch(getter.and(ignored))
                && declarations.stream().noneMatch(getter.negate().and(ignored))
                && declarations.stream().anyMatch(getter.negate().and(each -> has(each, JSON_PROPERTY)));
    }

    private static boolean has(Element declaration, String annotation) {
        return declaration.getAnnotationMirrors().stream()
                .anyMatch(mirror -> mirror.getAnnotationType().toString().equals(annotation));
    }

    /** {@return the name in JSON that an annotation of a property or constant sets} */
    public static Optional<String> jsonName(Element element) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> NAMES.contains(mirror.getAnnotationType().toString()))
                .flatMap(mirror -> mirror.getElementValues().entrySet().stream())
                .filter(value -> value.getKey().getSimpleName().contentEquals("value"))
                .map(value -> value.getValue().getValue().toString())
                .filter(string -> !string.isEmpty())
                .findFirst();
    }

    /** Returns the record component and the field of a property, whether others can use it or not. */
    private static List<Element> fields(TypeElement element, String name) {
        List<Element> found = new ArrayList<>();
        for (TypeElement at = element; at != null; at = superclass(at)) {
            for (Element member : at.getEnclosedElements()) {
                boolean holds =
                        member.getKind() == ElementKind.RECORD_COMPONENT || member.getKind() == ElementKind.FIELD;
                if (holds && member.getSimpleName().contentEquals(name)) {
                    found.add(member);
                }
            }
        }
        return found;
    }

    /** {@return the assignable public fields and the public setters, whether the class has a creator or not} */
    public List<ElementProperty> members(DeclaredType self) {
        TypeElement element = (TypeElement) self.asElement();
        List<ExecutableElement> methods = ElementFilter.methodsIn(elements.getAllMembers(element));
        Map<String, ElementProperty> properties = new LinkedHashMap<>();
        Set<String> hidden = new HashSet<>();
        for (TypeElement at = element; at != null; at = superclass(at)) {
            for (VariableElement field : ElementFilter.fieldsIn(at.getEnclosedElements())) {
                String name = nameOf(field);
                // an unusable field hides the field of an ancestor
                if (hidden.add(name) && isUsable(field) && !isFixed(field)) {
                    TypeMirror type = types.asMemberOf(self, field);
                    properties.putIfAbsent(
                            name,
                            new ElementProperty(
                                    new JavaProperty(name, name(type, types), Access.FIELD, Optional.empty()),
                                    type,
                                    List.of(field)));
                }
            }
            for (ExecutableElement method : ElementFilter.methodsIn(at.getEnclosedElements())) {
                setter(self, method, methods)
                        .ifPresent(found -> properties.merge(found.name(), found, ClassProperties::better));
            }
        }
        return List.copyOf(properties.values());
    }

    /** Returns whether JSON never sets a field. */
    private static boolean isFixed(VariableElement field) {
        return field.getModifiers().contains(Modifier.FINAL)
                || field.getModifiers().contains(Modifier.TRANSIENT);
    }

    /** Returns the setter for the type of the getter, otherwise the first one. */
    private static ElementProperty better(ElementProperty first, ElementProperty second) {
        boolean better = first.described().access() == Access.SETTER
                && first.described().getter().isEmpty()
                && second.described().getter().isPresent();
        return better ? second : first;
    }

    static String nameOf(Element element) {
        return element.getSimpleName().toString();
    }

    private static TypeElement superclass(TypeElement element) {
        return element.getSuperclass() instanceof DeclaredType parent ? (TypeElement) parent.asElement() : null;
    }

    private static boolean isUsableByAll(ExecutableElement creator) {
        return creator.getModifiers().contains(Modifier.PUBLIC);
    }

    private static boolean isUsable(Element member) {
        return member.getModifiers().contains(Modifier.PUBLIC)
                && !member.getModifiers().contains(Modifier.STATIC);
    }

    private Optional<ElementProperty> setter(
            DeclaredType owner, ExecutableElement method, List<ExecutableElement> allMethods) {
        String name = nameOf(method);
        boolean setter = isUsable(method)
                && name.length() > 3
                && name.startsWith("set")
                && !Character.isLowerCase(name.charAt(3))
                && method.getParameters().size() == 1
                && isCalledFreely(method, elements, types);
        if (!setter) {
            return Optional.empty();
        }
        String suffix = name.substring(3);
        TypeMirror type = ((ExecutableType) types.asMemberOf(owner, method))
                .getParameterTypes()
                .get(0);
        Optional<ExecutableElement> getter = Stream.of("get" + suffix, "is" + suffix)
                .flatMap(wanted -> allMethods.stream()
                        .filter(other -> other.getSimpleName().contentEquals(wanted) && reads(owner, other, type)))
                .findFirst();
        String property = decapitalized(suffix);
        List<Element> declarations = new ArrayList<>(fields((TypeElement) owner.asElement(), property));
        getter.ifPresent(declarations::add);
        declarations.add(method);
        return Optional.of(new ElementProperty(
                new JavaProperty(property, name(type, types), Access.SETTER, written(getter, declarations)),
                type,
                declarations));
    }

    private boolean reads(DeclaredType owner, ExecutableElement method, TypeMirror type) {
        return isUsable(method)
                && method.getParameters().isEmpty()
                && isCalledFreely(method, elements, types)
                && isOf(((ExecutableType) types.asMemberOf(owner, method)).getReturnType(), type);
    }

    /** Returns whether a getter has the type of the property, or its primitive form. */
    private boolean isOf(TypeMirror getter, TypeMirror property) {
        return types.isSameType(getter, property)
                || getter.getKind().isPrimitive()
                        && types.isSameType(
                                types.boxedClass((PrimitiveType) getter).asType(), property);
    }

    /** {@return {@code eyeColor} for {@code EyeColor}, but {@code URL} for {@code URL}, as JavaBeans do} */
    public static String decapitalized(String name) {
        boolean acronym =
                name.length() > 1 && Character.isUpperCase(name.charAt(0)) && Character.isUpperCase(name.charAt(1));
        return acronym ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** {@return whether a call needs no {@code try}} */
    public static boolean isCalledFreely(ExecutableElement method, Elements elements, Types types) {
        return method.getThrownTypes().stream()
                .allMatch(thrown -> Stream.of("RuntimeException", "Error")
                        .map(name ->
                                elements.getTypeElement("java.lang." + name).asType())
                        .anyMatch(unchecked -> types.isSubtype(types.erasure(thrown), unchecked)));
    }

    /** {@return a type by its names; of a type variable its bound} */
    public static JavaTypeName name(TypeMirror type, Types types) {
        if (type instanceof ArrayType array) {
            return name(array.getComponentType(), types).array();
        } else if (type.getKind() == TypeKind.TYPEVAR) {
            return name(types.erasure(type), types);
        } else if (type instanceof WildcardType wildcard) {
            if (wildcard.getSuperBound() != null) {
                return name(wildcard.getSuperBound(), types).as(Wildcard.SUPER);
            }
            TypeMirror bound = wildcard.getExtendsBound();
            return (bound == null ? JavaTypeName.of("java.lang.Object") : name(bound, types)).as(Wildcard.EXTENDS);
        } else if (type instanceof DeclaredType declared) {
            return JavaTypeName.of(
                    ((TypeElement) declared.asElement()).getQualifiedName().toString(),
                    declared.getTypeArguments().stream()
                            .map(argument -> name(argument, types))
                            .toArray(JavaTypeName[]::new));
        }
        return JavaTypeName.of(
                type.getKind().isPrimitive() ? type.getKind().name().toLowerCase(Locale.ROOT) : type.toString());
    }
}
