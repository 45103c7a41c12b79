package dev.schemac.codegen;

import dev.schemac.dsl.model.JavaClasses.Access;
import dev.schemac.dsl.model.JavaClasses.JavaProperty;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Lists the properties of a class through the compiler: assignable public fields, and public setters. Methods with
 * checked exceptions are excluded. Not thread-safe.
 */
final class CompilerProperties {

    private final Elements elements;
    private final Types types;

    CompilerProperties(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /**
     * Returns the properties of the class, then those of its ancestors, with fields before setters. The first of
     * several with one name counts.
     */
    List<JavaProperty> of(TypeElement element) {
        DeclaredType self = (DeclaredType) element.asType();
        List<ExecutableElement> methods = ElementFilter.methodsIn(elements.getAllMembers(element));
        Map<String, JavaProperty> properties = new LinkedHashMap<>();
        Set<String> hidden = new HashSet<>();
        for (TypeElement at = element; at != null; at = superclass(at)) {
            for (VariableElement field : ElementFilter.fieldsIn(at.getEnclosedElements())) {
                String name = field.getSimpleName().toString();
                // an unusable field hides the field of an ancestor
                if (hidden.add(name) && isUsable(field) && !field.getModifiers().contains(Modifier.FINAL)) {
                    String type = spelled(types.asMemberOf(self, field), types);
                    properties.putIfAbsent(name, new JavaProperty(name, type, Access.FIELD, Optional.empty()));
                }
            }
            for (ExecutableElement method : ElementFilter.methodsIn(at.getEnclosedElements())) {
                setter(self, method, methods)
                        .ifPresent(found -> properties.merge(found.name(), found, CompilerProperties::better));
            }
        }
        return List.copyOf(properties.values());
    }

    /** Returns the setter for the type of the getter, otherwise the first one. */
    private static JavaProperty better(JavaProperty first, JavaProperty second) {
        boolean better = first.access() == Access.SETTER
                && first.getter().isEmpty()
                && second.getter().isPresent();
        return better ? second : first;
    }

    private static TypeElement superclass(TypeElement element) {
        return element.getSuperclass() instanceof DeclaredType parent ? (TypeElement) parent.asElement() : null;
    }

    private static boolean isUsable(Element member) {
        return member.getModifiers().contains(Modifier.PUBLIC)
                && !member.getModifiers().contains(Modifier.STATIC);
    }

    private Optional<JavaProperty> setter(
            DeclaredType owner, ExecutableElement method, List<ExecutableElement> allMethods) {
        String name = method.getSimpleName().toString();
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
        Optional<String> getter = Stream.of("get" + suffix, "is" + suffix)
                .filter(getterName -> allMethods.stream().anyMatch(other -> reads(owner, other, getterName, type)))
                .findFirst();
        return Optional.of(new JavaProperty(decapitalized(suffix), spelled(type, types), Access.SETTER, getter));
    }

    private boolean reads(DeclaredType owner, ExecutableElement method, String name, TypeMirror type) {
        return method.getSimpleName().contentEquals(name)
                && isUsable(method)
                && method.getParameters().isEmpty()
                && isCalledFreely(method, elements, types)
                && types.isSameType(((ExecutableType) types.asMemberOf(owner, method)).getReturnType(), type);
    }

    /** Returns {@code eyeColor} for {@code EyeColor}, but {@code URL} for {@code URL}, as JavaBeans do. */
    private static String decapitalized(String name) {
        boolean acronym =
                name.length() > 1 && Character.isUpperCase(name.charAt(0)) && Character.isUpperCase(name.charAt(1));
        return acronym ? name : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns whether a call needs no {@code try}. */
    static boolean isCalledFreely(ExecutableElement method, Elements elements, Types types) {
        return method.getThrownTypes().stream()
                .allMatch(thrown -> Stream.of("RuntimeException", "Error")
                        .map(name ->
                                elements.getTypeElement("java.lang." + name).asType())
                        .anyMatch(unchecked -> types.isSubtype(types.erasure(thrown), unchecked)));
    }

    /** Returns the type with full names, without the annotations of {@code toString}. */
    static String spelled(TypeMirror type, Types types) {
        if (type.getKind().isPrimitive()) {
            return type.getKind().name().toLowerCase(Locale.ROOT);
        } else if (type instanceof ArrayType array) {
            return spelled(array.getComponentType(), types) + "[]";
        } else if (type.getKind() == TypeKind.TYPEVAR) {
            return spelled(types.erasure(type), types);
        } else if (type instanceof WildcardType wildcard) {
            return wildcard.getExtendsBound() == null ? "?" : "? extends " + spelled(wildcard.getExtendsBound(), types);
        } else if (type instanceof DeclaredType declared) {
            List<String> arguments = new ArrayList<>();
            declared.getTypeArguments().forEach(argument -> arguments.add(spelled(argument, types)));
            String name =
                    ((TypeElement) declared.asElement()).getQualifiedName().toString();
            return name + (arguments.isEmpty() ? "" : "<" + String.join(", ", arguments) + ">");
        }
        return type.toString();
    }
}
