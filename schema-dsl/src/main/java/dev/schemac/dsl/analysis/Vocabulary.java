package dev.schemac.dsl.analysis;

import dev.schemac.dsl.annotation.AnnotationDefinition;
import dev.schemac.dsl.annotation.AnnotationDefinition.Kind;
import dev.schemac.dsl.annotation.AnnotationDefinition.Referent;
import dev.schemac.dsl.link.BuiltInTypes;
import dev.schemac.dsl.syntax.ColumnAnnotations;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaParser;
import dev.schemac.dsl.syntax.ShortForm;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words that the language has, from the tables that linking reads, and how names are written among them. */
public final class Vocabulary {
    /**
     * An attribute of an annotation.
     *
     * @param accepts what its value may be
     * @param values its fixed values in source form; empty if there are none
     * @param sample how it is written, with a value
     * @param meaning its effect; empty if only the documentation describes it
     */
    public record Attribute(
            String name, String accepts, List<String> values, boolean required, String sample, String meaning) {}

    /**
     * An annotation before a column.
     *
     * @param name its name without {@code @}
     * @param sameAs the attributes of {@code @Column} that it sets; empty for {@code @Column} and descriptions
     * @param meaning its effect
     */
    public record ColumnAnnotation(String name, List<String> sameAs, String meaning) {}

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

    /**
     * {@return the annotations before a column that set attributes of {@code @Column}, short forms first}
     *
     * @param attributes the values in source form, by name
     * @param items whether the column is an array, a list or a map
     */
    public static String annotationsBeforeColumn(Map<String, String> attributes, boolean items) {
        return ColumnAnnotations.written(attributes, Optional.of(items));
    }

    /**
     * {@return the description of a column with these comments above it; empty if none of them describes it}
     *
     * @param lines each begins with {@code //}
     */
    public static Optional<String> description(List<String> lines) {
        return SchemaParser.description(lines).filter(text -> !text.isBlank());
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
        return names(AnnotationDefinition.SUGGESTED).toList();
    }

    /** {@return the attributes of an annotation before a statement; empty if it is unknown} */
    public static List<Attribute> attributes(String annotation) {
        return AnnotationDefinition.of(annotation).map(Vocabulary::attributes).orElse(List.of());
    }

    /** {@return the names of the annotations before a module, without {@code @}} */
    static List<String> annotationsBeforeModule() {
        return names(AnnotationDefinition.SUGGESTED_BEFORE_MODULES).toList();
    }

    /** {@return the attributes of an annotation before a module; empty if it is unknown} */
    static List<Attribute> attributesBeforeModule(String annotation) {
        return AnnotationDefinition.ofModule(annotation)
                .map(Vocabulary::attributes)
                .orElse(List.of());
    }

    /** {@return the attributes of an annotation before a column, which need not name it; empty if it is unknown} */
    static List<Attribute> attributesBeforeColumn(String annotation) {
        return AnnotationDefinition.ofColumn(annotation).map(Vocabulary::attributes).orElse(List.of()).stream()
                .filter(attribute -> !attribute.name().equals(ShortForm.COLUMN_NAME))
                .toList();
    }

    /** {@return the declarations that an attribute of an annotation names} */
    static Referent referent(String annotation, String attribute) {
        return AnnotationDefinition.ofColumn(annotation)
                .or(() -> AnnotationDefinition.of(annotation))
                .flatMap(definition -> definition.attribute(attribute))
                .map(AnnotationDefinition.Attribute::referent)
                .orElse(Referent.NOTHING);
    }

    private static Stream<String> names(List<String> annotations) {
        return annotations.stream().map(name -> name.substring(1));
    }

    private static List<Attribute> attributes(AnnotationDefinition definition) {
        return definition.attributes().stream()
                .map(each -> new Attribute(
                        each.name(), each.kind().words, values(each), each.required(), each.sample(), each.meaning()))
                .toList();
    }

    private static List<String> values(AnnotationDefinition.Attribute attribute) {
        return attribute.kind() == Kind.FLAG
                ? List.of("true", "false")
                : attribute.values().stream().map(Vocabulary::quoted).toList();
    }

    /** {@return a string in source form} */
    public static String quoted(String string) {
        return "'" + string.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    /** {@return the annotations that may precede a column, by name} */
    public static List<ColumnAnnotation> columnAnnotations() {
        return names(AnnotationDefinition.SUGGESTED_BEFORE_COLUMNS)
                .map(Vocabulary::columnAnnotation)
                .flatMap(Optional::stream)
                .toList();
    }

    /** {@return the annotation of a name before a column} */
    public static Optional<ColumnAnnotation> columnAnnotation(String name) {
        return AnnotationDefinition.ofColumn(name)
                .map(definition -> new ColumnAnnotation(
                        definition.name(),
                        definition.shortForm().map(Vocabulary::attributesOf).orElse(List.of()),
                        definition.meaning()));
    }

    private static List<String> attributesOf(ShortForm form) {
        return Stream.concat(
                        form.parameters().stream().map(ShortForm.Parameter::attribute),
                        form.parameters().stream().map(ShortForm.Parameter::ofItems))
                .distinct()
                .toList();
    }
}
