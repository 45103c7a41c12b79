package dev.schemac.codegen;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The classes that decide what the compiler says of those it is asked for: these themselves, what they inherit from, and
 * what their members are declared with. Classes of the JDK are left out. For one thread.
 */
final class ConsultedClasses {

    private final Set<String> names = new TreeSet<>();
    private final Set<Element> seen = new HashSet<>();

    Set<String> names() {
        return names;
    }

    /** A name that was asked for, whether there is such a class or not. */
    void add(String name) {
        names.add(name);
    }

    /** A class that was found, with all that it is declared with. */
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
                // whether it is checked depends on what it inherits from
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

    /** Notes the names in a type, but not what these classes look like. */
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
