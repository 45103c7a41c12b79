package dev.schemac.dsl.analysis;

import dev.schemac.dsl.link.AnnotationDefinition;
import dev.schemac.dsl.link.AnnotationDefinition.Kind;
import dev.schemac.dsl.link.BuiltInTypes;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The words that the language has, from the tables that linking reads, and how names are written among them. */
public final class Vocabulary {
    /**
     * An attribute of an annotation.
     *
     * @param accepts what its value may be
     * @param flag whether that is {@code true} or {@code false}
     */
    public record Attribute(String name, String accepts, boolean flag, boolean required) {}

    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    private static final Pattern CLASS_NAME = Pattern.compile(WORD + "(\\." + WORD + ")+");

    private Vocabulary() {}

    /** {@return a name in source form: in ticks if it is not a word} */
    public static String written(String name) {
        return WORD.matcher(name).matches() ? name : "`" + name + "`";
    }

    /** {@return the name of a type in source form: a class name needs no ticks for its dots} */
    public static String writtenType(String name) {
        return CLASS_NAME.matcher(name).matches() ? name : written(name);
    }

    /** {@return the names of the built-in types} */
    public static List<String> types() {
        return BuiltInTypes.NAMES;
    }

    /** {@return the full names of the classes that are built-in types} */
    public static List<String> classes() {
        return BuiltInTypes.CLASS_NAMES;
    }

    /** {@return the class that a source must import to use this simple name, if the name is a built-in type} */
    public static Optional<String> importName(String type) {
        return BuiltInTypes.importable(type);
    }

    /** {@return the words that may follow the columns of a schema} */
    public static List<String> qualifiers() {
        return SchemaFile.QUALIFIERS;
    }

    /** {@return the names of all annotations, without {@code @}} */
    public static List<String> annotations() {
        return AnnotationDefinition.SUGGESTED.stream()
                .map(name -> name.substring(1))
                .toList();
    }

    /** {@return the attributes of an annotation; empty if it is unknown} */
    public static List<Attribute> attributes(String annotation) {
        return AnnotationDefinition.of(annotation).stream()
                .flatMap(form -> form.attributes().stream())
                .map(each -> new Attribute(each.name(), each.kind().words, each.kind() == Kind.FLAG, each.required()))
                .toList();
    }
}
