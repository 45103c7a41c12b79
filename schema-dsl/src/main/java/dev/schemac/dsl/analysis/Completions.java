package dev.schemac.dsl.analysis;

import dev.schemac.dsl.analysis.Completion.Kind;
import dev.schemac.dsl.analysis.Vocabulary.Attribute;
import dev.schemac.dsl.analysis.Vocabulary.ColumnAnnotation;
import dev.schemac.dsl.annotation.FormatReader.DefaultFormats;
import dev.schemac.dsl.link.BuiltInTypes;
import dev.schemac.dsl.syntax.ShortForm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Lists the words that may be written at a place. Editors and the playground show the same list. */
public final class Completions {
    private static final String BUILT_IN = "built-in";

    private static final String ANNOTATION = "annotation";

    private final CompletionPlace place;
    private final Names names;
    private final List<Completion> found = new ArrayList<>();

    /**
     * The names that a place can refer to.
     *
     * @param broken the names of schemas whose statements cannot be parsed
     */
    public record Names(
            List<Declared> schemas, List<Declared> enums, Collection<String> broken, Collection<String> modules) {}

    /**
     * A schema or an enum.
     *
     * @param description empty if it has none
     * @param constants the strings of an enum
     */
    public record Declared(String name, String module, String description, List<String> constants) {}

    private Completions(CompletionPlace place, Names names) {
        this.place = place;
        this.names = names;
    }

    /** {@return the completions at a place} */
    public static List<Completion> at(CompletionPlace place, Names names) {
        Completions completions = new Completions(place, names);
        completions.find();
        return List.copyOf(completions.found);
    }

    private void find() {
        switch (place.wanted()) {
            case NOTHING -> {
                // a name that only the author knows
            }
            case STATEMENT -> keywords("create json schema ", "create json enum ", "module ", "uses ", "import ");
            case KIND -> keywords("json ");
            case DECLARED -> keywords("schema ", "enum ");
            case QUALIFIER -> Vocabulary.qualifiers().forEach(each -> keywords(each + " "));
            case TYPE -> types();
            case CLASS ->
                Vocabulary.classes().forEach(name -> add(Kind.CLASS, name, name, BUILT_IN, describe(name), true));
            case SCHEMA -> schemas();
            case MODULE ->
                names.modules().stream().distinct().forEach(name -> add(Kind.MODULE, name, name, "", "", true));
            case ANNOTATION -> Vocabulary.annotations().forEach(name -> annotation(name, Vocabulary.attributes(name)));
            case MODULE_ANNOTATION ->
                Vocabulary.annotationsBeforeModule()
                        .forEach(name -> annotation(name, Vocabulary.attributesBeforeModule(name)));
            case COLUMN_ANNOTATION -> Vocabulary.columnAnnotations().forEach(this::columnAnnotation);
            case ATTRIBUTE -> place.attributes().forEach(this::attribute);
            case VALUE ->
                place.attributes().stream()
                        .filter(each -> each.name().equals(place.attribute()))
                        .forEach(this::values);
        }
    }

    private void values(Attribute attribute) {
        // the formats of a type are the values of its attribute
        List<String> formats = Vocabulary.attributes(DefaultFormats.ANNOTATION).stream()
                .filter(each -> attribute.name().equals("format") && each.name().equals(place.type()))
                .map(Attribute::values)
                .findFirst()
                .orElse(attribute.values());
        formats.forEach(value -> add(Kind.KEYWORD, value.replace("'", ""), value, "", "", true));
        switch (Vocabulary.referent(place.annotation(), attribute.name())) {
            case COLUMN -> place.columns().forEach(each -> value(Kind.ATTRIBUTE, each.name(), each.type()));
            case SCHEMA -> names.schemas().forEach(each -> value(Kind.SCHEMA, each.name(), "schema " + each.module()));
            case ENUM ->
                names.enums().stream()
                        .filter(each -> each.name().equals(place.type()))
                        .forEach(each -> each.constants()
                                .forEach(constant -> value(Kind.KEYWORD, constant, "enum " + each.name())));
            case NOTHING -> {
                // only the fixed values
            }
        }
    }

    private void value(Kind kind, String name, String detail) {
        add(kind, name, Vocabulary.quoted(name), detail, "", true);
    }

    private void types() {
        schemas();
        names.enums().forEach(each -> declared(Kind.ENUM, "enum ", each));
        names.broken().stream()
                .distinct()
                .forEach(name -> add(Kind.SCHEMA, name, Vocabulary.written(name), "not finished", "", false));
        Vocabulary.types().forEach(type -> add(Kind.KEYWORD, type, type, BUILT_IN, describe(type), false));
    }

    private void schemas() {
        names.schemas().forEach(each -> declared(Kind.SCHEMA, "schema ", each));
    }

    private void declared(Kind kind, String word, Declared type) {
        add(kind, type.name(), Vocabulary.written(type.name()), word + type.module(), type.description(), true);
    }

    private static String describe(String type) {
        return BuiltInTypes.describe(type).orElse("");
    }

    private void annotation(String name, List<Attribute> possible) {
        String attributes = possible.stream().map(Attribute::name).collect(Collectors.joining(", "));
        add(Kind.CLASS, name, name, ANNOTATION, attributes.isEmpty() ? "" : "Attributes: " + attributes + ".", true);
    }

    private void columnAnnotation(ColumnAnnotation each) {
        String sets = each.sameAs().isEmpty() ? "" : " Sets " + String.join(", ", each.sameAs()) + " of @Column.";
        add(Kind.CLASS, each.name(), each.name(), ANNOTATION, sentence(each.meaning()) + sets, true);
    }

    /** Adds an attribute, or the values of the one that an annotation need not name. */
    private void attribute(Attribute each) {
        if (each.name().equals(ShortForm.VALUE)) {
            values(each);
            return;
        }
        add(
                Kind.ATTRIBUTE,
                each.name(),
                each.name() + "=",
                each.accepts() + (each.required() ? ", required" : ""),
                each.meaning().isEmpty() ? "" : each.sample() + ": " + each.meaning() + ".",
                each.required());
    }

    private static String sentence(String meaning) {
        return Character.toUpperCase(meaning.charAt(0)) + meaning.substring(1) + ".";
    }

    private void keywords(String... words) {
        for (String each : words) {
            add(Kind.KEYWORD, each.strip(), each, "", "", true);
        }
    }

    private void add(Kind kind, String name, String written, String detail, String documentation, boolean first) {
        found.add(new Completion(kind, name, written, detail.strip(), documentation, first));
    }
}
