package dev.schemac.processor;

import static dev.schemac.processor.ClassReader.JACKSON;
import static dev.schemac.processor.ClassReader.OURS;

import dev.schemac.codegen.GeneratedFile;
import dev.schemac.processor.Report.Place;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Finds the classes whose objects are scalars in JSON: those with an adapter, and those with {@code @JsonValue}. */
record ValueClasses(Types types, Report report) {
    /** The end of the name of a generated adapter. */
    static final String ADAPTER = "Adapter";

    /** Returns the value of {@code string}, which {@code Boolean.valueOf} would do for any string. */
    private static final String BOOLEAN = """
            switch (string) {
                        case "true" -> true;
                        case "false" -> false;
                        default -> throw new IllegalArgumentException("expected true or false");
                    }""";

    /**
     * A class whose objects are scalars.
     *
     * @param adapter the full name of its adapter
     * @param source the adapter, if it must be generated
     */
    record ValueClass(String adapter, Optional<GeneratedFile> source) {}

    /** Returns whether objects of the class are scalars. */
    static boolean isValue(Element element) {
        return Mirrors.find(element, OURS + ADAPTER).isPresent()
                || getter(element).isPresent()
                || field(element).isPresent();
    }

    /** Returns the field with {@code @JsonValue}, which no adapter can read if it is private. */
    private static Optional<VariableElement> field(Element element) {
        return ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
                .filter(field -> Mirrors.find(field, JACKSON + "JsonValue").isPresent())
                .findFirst();
    }

    private static Optional<ExecutableElement> getter(Element element) {
        return Mirrors.executables(element)
                .filter(method -> Mirrors.find(method, JACKSON + "JsonValue")
                        .filter(mirror -> !Mirrors.is(mirror, "value", "false"))
                        .isPresent())
                .findFirst();
    }

    /**
     * Returns the adapter of a class whose objects are scalars.
     *
     * @param schema the full name of the schema that it would have
     */
    Optional<ValueClass> find(TypeElement element, String schema) {
        Optional<String> named =
                Mirrors.find(element, OURS + ADAPTER).flatMap(mirror -> Mirrors.string(mirror, "value"));
        if (named.isEmpty() && getter(element).isEmpty()) {
            field(element)
                    .ifPresent(field -> report.error(
                            new Place(field),
                            "'@JsonValue' at a field is not supported; move it to a visible method that returns the"
                                    + " value"));
        }
        if (named.isPresent() || getter(element).isEmpty()) {
            return named.map(adapter -> new ValueClass(adapter, Optional.empty()));
        }
        ExecutableElement getter = getter(element).get();
        String name = schema + ADAPTER;
        Optional<String> parse = parse(element, getter.getReturnType());
        if (parse.isEmpty() || getter.getModifiers().contains(Modifier.PRIVATE)) {
            report.error(
                    new Place(getter),
                    "'@JsonValue' needs a visible method that returns a string, number or boolean, and a creator with one"
                            + " parameter of this type; '@Adapter' converts other values");
        }
        String source = source(name, element.getQualifiedName().toString(), getter, parse.orElse("null"));
        return Optional.of(new ValueClass(
                name, Optional.of(new GeneratedFile(name.replace('.', '/') + ".java", source))));
    }

    /** Returns the expression that makes an object of {@code string}. */
    private Optional<String> parse(TypeElement element, TypeMirror type) {
        String boxed = type.getKind().isPrimitive()
                ? types.boxedClass(types.getPrimitiveType(type.getKind())).toString()
                : TypeReader.erasedName(type);
        if (!boxed.matches("java\\.lang\\.(String|Boolean|Byte|Short|Integer|Long|Float|Double)|java\\.math\\.\\w+")) {
            return Optional.empty();
        }
        String value = boxed.endsWith("String")
                ? "string"
                : boxed.startsWith("java.math")
                        ? "new " + boxed + "(string)"
                        : boxed.endsWith("Boolean") ? BOOLEAN : boxed.substring(10) + ".valueOf(string)";
        List<ExecutableElement> makers = Mirrors.executables(element)
                .filter(method -> !method.getModifiers().contains(Modifier.PRIVATE)
                        && method.getParameters().size() == 1
                        && types.isSameType(method.getParameters().get(0).asType(), type))
                .toList();
        Stream<ExecutableElement> marked = makers.stream()
                .filter(method -> Mirrors.find(method, JACKSON + "JsonCreator").isPresent());
        boolean isEnum = element.getKind() == ElementKind.ENUM;
        Stream<ExecutableElement> constructors =
                makers.stream().filter(method -> !isEnum && method.getKind() == ElementKind.CONSTRUCTOR);
        return Stream.concat(marked, constructors)
                .findFirst()
                .map(maker -> maker.getKind() == ElementKind.CONSTRUCTOR
                        ? "new " + element.getQualifiedName() + "(" + value + ")"
                        : element.getQualifiedName() + "." + maker.getSimpleName() + "(" + value + ")")
                .or(() -> Optional.of("").filter(none -> isEnum));
    }

    /** @param parse the expression that makes an object; empty for an enum, whose constants are compared */
    private static String source(String name, String type, ExecutableElement getter, String parse) {
        int dot = name.lastIndexOf('.');
        String constants = """
                for (%1$s constant : %1$s.values()) {
                            if (String.valueOf(constant.%2$s()).equals(string)) {
                                return constant;
                            }
                        }
                        throw new IllegalArgumentException("expected a constant of %1$s");""";
        return """
                %1$simport dev.schemac.runtime.JsonAdapter;
                import dev.schemac.runtime.JsonWriter;

                /** Reads and writes the scalars of {@code %3$s}. */
                public final class %2$s implements JsonAdapter<%3$s> {
                    @Override
                    public %3$s parse(String string) {
                        %4$s
                    }

                    @Override
                    public void write(%3$s value, JsonWriter out) {
                        out.value(value.%5$s());
                    }
                }
                """.formatted(
                        dot < 0 ? "" : "package " + name.substring(0, dot) + ";\n\n",
                        name.substring(dot + 1),
                        type,
                        parse.isEmpty() ? constants.formatted(type, getter.getSimpleName()) : "return " + parse + ";",
                        getter.getSimpleName());
    }
}
