package dev.schemac.processor;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the written values of annotations. */
final class Mirrors {
    private Mirrors() {}

    static String name(AnnotationMirror mirror) {
        return type(mirror).getQualifiedName().toString();
    }

    /** Returns the annotation as messages show it. */
    static String shown(AnnotationMirror mirror) {
        return "'@" + type(mirror).getSimpleName() + "'";
    }

    static TypeElement type(AnnotationMirror mirror) {
        return (TypeElement) mirror.getAnnotationType().asElement();
    }

    static Optional<AnnotationMirror> find(Element element, String name) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> name(mirror).equals(name))
                .map(AnnotationMirror.class::cast)
                .findFirst();
    }

    /** Returns the constructors and methods of a class. */
    static Stream<ExecutableElement> executables(Element element) {
        return element.getEnclosedElements().stream()
                .filter(ExecutableElement.class::isInstance)
                .map(ExecutableElement.class::cast);
    }

    /** Returns a value that is written; a default is not. */
    static Optional<AnnotationValue> value(AnnotationMirror mirror, String attribute) {
        return mirror.getElementValues().entrySet().stream()
                .filter(value -> value.getKey().getSimpleName().contentEquals(attribute))
                .map(value -> (AnnotationValue) value.getValue())
                .findFirst();
    }

    static Optional<String> string(AnnotationMirror mirror, String attribute) {
        return value(mirror, attribute).map(Mirrors::string).filter(string -> !string.isEmpty());
    }

    static List<String> strings(AnnotationMirror mirror, String attribute) {
        return values(mirror, attribute).map(Mirrors::string).toList();
    }

    /** Returns the elements of an array, or the only value. */
    static Stream<AnnotationValue> values(AnnotationMirror mirror, String attribute) {
        return value(mirror, attribute).stream()
                .flatMap(value -> value.getValue() instanceof List<?> list
                        ? list.stream().map(AnnotationValue.class::cast)
                        : Stream.of(value));
    }

    static boolean is(AnnotationMirror mirror, String attribute, String expected) {
        return string(mirror, attribute).filter(expected::equals).isPresent();
    }

    /** Returns the class of an attribute; empty if the value is no class, or one that was not found. */
    static Optional<TypeElement> asClass(AnnotationValue value) {
        return value.getValue() instanceof DeclaredType type
                ? Optional.of((TypeElement) type.asElement())
                : Optional.empty();
    }

    /** Returns the simple name of a constant, the full name of a class, otherwise the value. */
    static String string(AnnotationValue value) {
        Object content = value.getValue();
        if (content instanceof VariableElement constant) {
            return constant.getSimpleName().toString();
        }
        return content instanceof TypeMirror && asClass(value).isPresent()
                ? asClass(value).get().getQualifiedName().toString()
                : content.toString();
    }

    /** Returns the value as an annotation of the language has it. */
    static SchemaFile.AnnotationValue written(AnnotationValue value, SourceLocation at) {
        Object content = value.getValue();
        if (content instanceof List<?> list) {
            return new ArrayValue(
                    at,
                    list.stream()
                            .map(each -> written((AnnotationValue) each, at))
                            .toList());
        } else if (content instanceof Number) {
            return new NumberValue(at, plain(content.toString()));
        }
        return content instanceof Boolean ? new WordValue(at, content.toString()) : new TextValue(at, string(value));
    }

    /** Returns {@code 0} for {@code 0.0}. */
    private static String plain(String number) {
        BigDecimal value = new BigDecimal(number);
        return value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
    }
}
