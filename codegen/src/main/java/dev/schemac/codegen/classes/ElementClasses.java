package dev.schemac.codegen.classes;

import dev.schemac.codegen.classes.ClassProperties.ElementProperty;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.runtime.JsonAdapter;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Describes classes for schemas from the elements of a compiler: of a compilation that an annotation processor takes
 * part in, or of a compiler that only looks for classes. No class is loaded or initialised. Not thread-safe.
 */
public final class ElementClasses implements JavaClasses {

    private final Elements elements;
    private final Types types;
    private final Map<String, Optional<JavaClass>> known = new HashMap<>();
    private final ConsultedClasses consulted = new ConsultedClasses();

    /** Describes the classes that these elements contain. */
    public ElementClasses(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** {@return the names of all classes, found or not, that influenced the results of {@link #find} so far} */
    public Set<String> names() {
        return consulted.names();
    }

    @Override
    public Optional<JavaClass> find(String name) {
        consulted.add(name);
        return known.computeIfAbsent(name, this::look);
    }

    private Optional<JavaClass> look(String name) {
        // in this order: after a lookup by binary name, the compiler no longer finds a nested class as a member
        return Stream.of(name.replace('$', '.'), name)
                .distinct()
                .map(elements::getTypeElement)
                .filter(element -> element != null)
                .findFirst()
                .map(element -> describe((DeclaredType) element.asType()));
    }

    @Override
    public Optional<JavaClass> find(JavaTypeName type) {
        return type.arguments().isEmpty()
                ? find(type.name())
                : find(type.name()).map(generic -> describe((DeclaredType) mirror(type)));
    }

    private TypeMirror mirror(JavaTypeName type) {
        if (type.dimensions() > 0) {
            return types.getArrayType(mirror(type.element()));
        }
        TypeElement element = elements.getTypeElement(type.name());
        return element == null
                ? types.getPrimitiveType(TypeKind.valueOf(type.name().toUpperCase(Locale.ROOT)))
                : types.getDeclaredType(
                        element, type.arguments().stream().map(this::mirror).toArray(TypeMirror[]::new));
    }

    private JavaClass describe(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        consulted.add(element);
        ClassProperties properties = new ClassProperties(elements, types);
        boolean visible = Stream.<Element>iterate(element, ElementClasses::isType, Element::getEnclosingElement)
                .allMatch(ElementClasses::isPublic);
        return new JavaClass(
                element.getQualifiedName().toString(),
                elements.getPackageOf(element).getQualifiedName().toString(),
                kind(element),
                visible,
                Stream.<Element>iterate(element, ElementClasses::isType, Element::getEnclosingElement)
                        .noneMatch(each -> each.getModifiers().contains(Modifier.PRIVATE)),
                constants(element).map(ClassProperties::nameOf).toList(),
                constants(element)
                        .map(constant -> ClassProperties.jsonName(constant).orElse(ClassProperties.nameOf(constant)))
                        .toList(),
                visible && kind(element) == Kind.CLASS && isMadeWithoutArguments(element),
                properties
                        .creator(element)
                        .filter(creator -> !creator.getModifiers().contains(Modifier.PRIVATE)
                                && ClassProperties.isCalledFreely(creator, elements, types))
                        .map(creator -> properties.described(type, creator)),
                properties.of(type).stream().map(ElementProperty::described).toList(),
                properties.undeclared(element),
                adapterType(type),
                abstractMethods(element),
                isMarker(element),
                supertypes(element.asType()).distinct().toList());
    }

    /** Returns the names of all classes and interfaces that a type inherits from, the nearest first. */
    private Stream<String> supertypes(TypeMirror type) {
        return types.directSupertypes(type).stream()
                .flatMap(each -> Stream.concat(
                        Stream.of(((TypeElement) types.asElement(each))
                                .getQualifiedName()
                                .toString()),
                        supertypes(each)));
    }

    /** Returns the abstract methods of an interface, except those that every class inherits from {@code Object}. */
    private List<JavaMethod> abstractMethods(TypeElement element) {
        if (!element.getKind().isInterface()) {
            return List.of();
        }
        return ElementFilter.methodsIn(elements.getAllMembers(element)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                .map(method -> new JavaMethod(
                        method.getSimpleName().toString(),
                        method.getParameters().stream()
                                .map(parameter -> ClassProperties.name(parameter.asType(), types)
                                        .toString())
                                .toList()))
                .toList();
    }

    /** Returns whether it is an annotation for classes whose attributes all have defaults. */
    private static boolean isMarker(TypeElement element) {
        Target target = element.getAnnotation(Target.class);
        return element.getKind() == ElementKind.ANNOTATION_TYPE
                && (target == null || List.of(target.value()).contains(ElementType.TYPE))
                && ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                        .allMatch(attribute -> attribute.getDefaultValue() != null);
    }

    private static boolean isType(Element element) {
        return element instanceof TypeElement;
    }

    private static boolean isPublic(Element element) {
        return element.getModifiers().contains(Modifier.PUBLIC);
    }

    private static Kind kind(TypeElement element) {
        return switch (element.getKind()) {
            case ENUM -> Kind.ENUM;
            case RECORD -> Kind.RECORD;
            case INTERFACE -> element.getTypeParameters().isEmpty() ? Kind.INTERFACE : Kind.GENERIC;
            case ANNOTATION_TYPE -> Kind.ANNOTATION;
            default -> {
                if (element.getModifiers().contains(Modifier.ABSTRACT)) {
                    yield Kind.ABSTRACT;
                }
                yield element.getTypeParameters().isEmpty() ? Kind.CLASS : Kind.GENERIC;
            }
        };
    }

    private static Stream<? extends Element> constants(TypeElement element) {
        return element.getEnclosedElements().stream().filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT);
    }

    private boolean isMadeWithoutArguments(TypeElement element) {
        boolean inner =
                element.getNestingKind().isNested() && !element.getModifiers().contains(Modifier.STATIC);
        return !inner
                && ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                        .anyMatch(constructor -> isPublic(constructor)
                                && constructor.getParameters().isEmpty()
                                && ClassProperties.isCalledFreely(constructor, elements, types));
    }

    /** Returns T if the type is a {@code JsonAdapter<T>}, or inherits from one. */
    private Optional<JavaTypeName> adapterType(TypeMirror type) {
        if (type instanceof DeclaredType declared
                && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(JsonAdapter.class.getName())) {
            return declared.getTypeArguments().stream()
                    .findFirst()
                    .map(argument -> ClassProperties.name(argument, types));
        }
        return types.directSupertypes(type).stream()
                .map(this::adapterType)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * Collects the classes that influence a lookup: the requested classes, their supertypes, and the types of their
     * members. JDK classes are omitted. Not thread-safe.
     */
    private static final class ConsultedClasses {

        private final Set<String> names = new TreeSet<>();
        private final Set<Element> seen = new HashSet<>();

        Set<String> names() {
            return names;
        }

        /** Adds a requested name, whether the class exists or not. */
        void add(String name) {
            names.add(name);
        }

        /** Adds a found class with all types in its declaration. */
        void add(TypeElement type) {
            if (isOfTheJdk(type) || !seen.add(type)) {
                return;
            }
            names.add(type.getQualifiedName().toString());
            type.getTypeParameters().forEach(parameter -> parameter.getBounds().forEach(this::mention));
            inherit(type.getSuperclass());
            type.getInterfaces().forEach(this::inherit);
            for (Element member : type.getEnclosedElements()) {
                if (member instanceof ExecutableElement method) {
                    mention(method.getReturnType());
                    method.getParameters().forEach(parameter -> mention(parameter.asType()));
                    // its supertypes decide whether it is checked
                    method.getThrownTypes().forEach(this::inherit);
                } else if (member.getKind() == ElementKind.FIELD) {
                    mention(member.asType());
                }
            }
            if (type.getEnclosingElement() instanceof TypeElement outer) {
                names.add(outer.getQualifiedName().toString());
            }
        }

        private void inherit(TypeMirror type) {
            mention(type);
            if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
                add(element);
            }
        }

        /** Adds the names in a type, without the declarations of these classes. */
        private void mention(TypeMirror type) {
            if (type instanceof ArrayType array) {
                mention(array.getComponentType());
            } else if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
                if (!isOfTheJdk(element)) {
                    names.add(element.getQualifiedName().toString());
                }
                List<? extends TypeMirror> arguments = declared.getTypeArguments();
                arguments.forEach(this::mention);
            }
        }

        private static boolean isOfTheJdk(TypeElement type) {
            Element at = type;
            while (at != null && at.getKind() != ElementKind.MODULE) {
                at = at.getEnclosingElement();
            }
            return at instanceof ModuleElement module && !module.isUnnamed();
        }
    }
}
