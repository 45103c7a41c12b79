package dev.schemac.processor;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile.Dimension;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * Turns the types of the properties of one class into types of columns, and collects the classes that they name. Not
 * thread-safe.
 */
final class TypeReader {
    private static final Map<String, String> OPTIONALS = Map.of(
            "java.util.OptionalInt", "int",
            "java.util.OptionalLong", "long",
            "java.util.OptionalDouble", "double");

    private static final String OPTIONAL = "java.util.Optional";

    private static final Set<String> CONTAINERS = Set.of("java.util.List", "java.util.Set", "java.util.Map");

    /** Supertypes and subtypes of the collections that a parser makes. */
    private static final Pattern OTHER_CONTAINERS =
            Pattern.compile("java\\.(lang\\.Iterable|util\\.(Collection|\\w+(List|Set|Map)|\\w*(Queue|Deque)))");

    private final Elements elements;
    private final List<DeclaredType> mentioned = new ArrayList<>();
    private boolean unresolved;

    TypeReader(Elements elements) {
        this.elements = elements;
    }

    /** Returns the classes of the application in the types so far, also of enums. */
    List<DeclaredType> mentioned() {
        return mentioned;
    }

    /** Returns whether a class was not found; another processor may generate it. */
    boolean isUnresolved() {
        return unresolved;
    }

    /** Returns whether values of the type are never null. */
    static boolean isNeverNull(TypeMirror type) {
        String name = erasedName(type);
        return type.getKind().isPrimitive() || name.equals(OPTIONAL) || OPTIONALS.containsKey(name);
    }

    /** Returns the type without {@code Optional}. */
    static TypeMirror withoutOptional(TypeMirror type) {
        return type instanceof DeclaredType declared
                        && erasedName(type).equals(OPTIONAL)
                        && !declared.getTypeArguments().isEmpty()
                ? declared.getTypeArguments().get(0)
                : type;
    }

    /** Returns the type of the elements, or of the values of a map; empty for other types. */
    static Optional<TypeMirror> element(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return Optional.of(array.getComponentType());
        }
        return type instanceof DeclaredType declared && CONTAINERS.contains(erasedName(type))
                ? declared.getTypeArguments().stream()
                        .reduce((first, second) -> second)
                        .map(TypeMirror.class::cast)
                : Optional.empty();
    }

    /** Returns the type of the values in all arrays and collections. */
    static TypeMirror leaf(TypeMirror type) {
        TypeMirror inner = withoutOptional(type);
        return element(inner).map(TypeReader::leaf).orElse(inner);
    }

    static String erasedName(TypeMirror type) {
        if (type instanceof DeclaredType declared) {
            return ((TypeElement) declared.asElement()).getQualifiedName().toString();
        }
        return type.getKind().isPrimitive() ? type.getKind().name().toLowerCase(Locale.ROOT) : type.toString();
    }

    /** Thrown for a type that no column has, with the reason. */
    static final class NoColumnType extends Exception {
        private static final long serialVersionUID = 1;

        NoColumnType(String reason) {
            super(reason);
        }
    }

    /** Returns the type of a column with an adapter, which decides what it is. */
    static TypeReference adapted(TypeMirror type, SourceLocation at) {
        if (type instanceof ArrayType array) {
            TypeReference element = adapted(array.getComponentType(), at);
            List<Dimension> dimensions = new ArrayList<>(element.dimensions());
            dimensions.add(new Dimension(at, Optional.empty()));
            return new TypeReference(at, element.name(), element.parts(), List.of(), dimensions);
        }
        return named(erasedName(type), at);
    }

    /** Returns the type of a column. */
    TypeReference read(TypeMirror property, SourceLocation at) throws NoColumnType {
        return reference(withoutOptional(property), at);
    }

    /** Returns a class with its type arguments. */
    TypeReference reference(TypeMirror type, SourceLocation at) throws NoColumnType {
        if (type.getKind() == TypeKind.TYPEVAR) {
            throw new NoColumnType("the type '" + type + "' is not known here; name the class with its type arguments");
        } else if (type instanceof ArrayType array) {
            return array(array, at);
        } else if (type.getKind() == TypeKind.ERROR) {
            unresolved = true;
            throw new NoColumnType("class '" + type + "' was not found");
        } else if (type.getKind() == TypeKind.WILDCARD) {
            throw new NoColumnType("the type '" + type + "' is a wildcard; write the type itself");
        }
        String name = erasedName(type);
        if (type.getKind().isPrimitive() || OPTIONALS.containsKey(name)) {
            return named(OPTIONALS.getOrDefault(name, name), at);
        }
        return type instanceof DeclaredType declared ? declared(declared, name, at) : named(name, at);
    }

    private TypeReference array(ArrayType array, SourceLocation at) throws NoColumnType {
        TypeMirror element = array.getComponentType();
        if (element.getKind() == TypeKind.BYTE) {
            return named("binary", at);
        } else if (element.getKind() == TypeKind.CHAR) {
            throw new NoColumnType("the type 'char[]' is not supported; use 'String'");
        }
        TypeReference inner = reference(element, at);
        List<Dimension> dimensions = new ArrayList<>(inner.dimensions());
        dimensions.add(new Dimension(
                at,
                element.getKind().isPrimitive() ? Optional.of(new Name(at, "primitive", false)) : Optional.empty()));
        return new TypeReference(at, inner.name(), inner.parts(), inner.arguments(), dimensions);
    }

    private TypeReference declared(DeclaredType type, String name, SourceLocation at) throws NoColumnType {
        if (name.equals(OPTIONAL)) {
            throw new NoColumnType("'Optional' is the type of a property only, not of its elements");
        } else if (OTHER_CONTAINERS.matcher(name).matches()) {
            throw new NoColumnType("the type '" + name + "' is not supported; use 'List', 'Set' or 'Map'");
        }
        List<Optional<TypeReference>> references = new ArrayList<>();
        for (TypeMirror argument : type.getTypeArguments()) {
            references.add(Optional.of(reference(argument, at)));
        }
        TypeElement element = (TypeElement) type.asElement();
        if (!isOfJdk(element)) {
            if (!element.getTypeParameters().isEmpty() && references.isEmpty()) {
                throw new NoColumnType("the class '" + name + "' has type parameters; name it with type arguments");
            }
            mentioned.add(type);
        }
        return new TypeReference(at, name, List.of(new Name(at, name, true)), references, List.of());
    }

    /** Returns a type without arguments. */
    static TypeReference named(String name, SourceLocation at) {
        return new TypeReference(at, name, List.of(new Name(at, name, true)), List.of(), List.of());
    }

    private boolean isOfJdk(TypeElement element) {
        ModuleElement module = elements.getModuleOf(element);
        String moduleName = module == null ? "" : module.getQualifiedName().toString();
        return moduleName.startsWith("java.")
                || moduleName.startsWith("jdk.")
                || element.getQualifiedName().toString().startsWith("java.");
    }

    static boolean isEnum(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement().getKind() == ElementKind.ENUM;
    }
}
