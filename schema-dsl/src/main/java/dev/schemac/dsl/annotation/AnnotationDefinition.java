package dev.schemac.dsl.annotation;

import dev.schemac.dsl.annotation.FormatReader.DefaultFormats;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.Rules.AllowedType;
import dev.schemac.dsl.syntax.ShortForm;
import dev.schemac.dsl.syntax.ShortForm.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An annotation of the language and the attributes that it may have.
 *
 * @param exactCase whether its name is case-sensitive
 * @param esper whether Esper knows it
 */
public record AnnotationDefinition(String name, boolean exactCase, boolean esper, List<Attribute> attributes) {
    /** The values that an attribute accepts, as its error message describes them. */
    public enum Kind {
        TEXT("a string"),
        TEXTS("a string or a list of strings"),
        /** A string, or {@code null} without quotes. */
        WORD("a string"),
        FLAG("true or false"),
        NUMBER("a number"),
        /** A number or a string. Strings are checked later, by the type of the column. */
        BOUND("a number"),
        LITERAL("a string, a number, true or false");

        /** The description of the values. */
        public final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    /** The declarations that the strings of an attribute name. */
    public enum Referent {
        NOTHING,
        /** A column of the schema. */
        COLUMN,
        /** A schema. */
        SCHEMA,
        /** A constant of the enum that is the type of the column. */
        ENUM
    }

    /**
     * An attribute.
     *
     * @param esper whether Esper knows it
     * @param sample how it is written, with a value
     * @param meaning its effect in one sentence; empty if only the documentation of Esper describes it
     * @param ofFile whether the annotation of a module can have it, as the default of all schemas of its file
     * @param constant whether its strings are constants of generated classes
     * @param referent the declarations that its strings name
     * @param values the strings that it accepts, besides those names; empty if there are no fixed ones
     */
    public record Attribute(
            String name,
            Kind kind,
            boolean required,
            boolean esper,
            String sample,
            String meaning,
            boolean ofFile,
            boolean constant,
            Referent referent,
            List<String> values) {
        Attribute(String name, Kind kind, boolean required, boolean esper) {
            this(name, kind, required, esper, name, "", false, false, Referent.NOTHING, List.of());
        }

        /** Returns the attribute of an annotation that already names the column. */
        private Attribute optional() {
            return new Attribute(name, kind, false, esper, sample, meaning, ofFile, constant, referent, values);
        }
    }

    /** The annotation that schemas, columns and constants can have. */
    public static final String DESCRIPTION = "Description";

    /** The annotation with the options of a schema, or of all schemas of a file. */
    public static final String JSON_SCHEMA = "JsonSchema";

    /** Sample, kind, properties and meaning of each attribute; see {@link Attribute}. */
    private static final String OF_JSON_SCHEMA = """
            dynamic=true             | FLAG  | esper file | undeclared members are kept, and written again
            className='...'          | TEXT  | esper      | the class of the application to use, instead of a generated one
            refill=true              | FLAG  | file       | generate parseInto, which fills an event again
            required=true            | FLAG  | file       | columns are required by default, except columns with a default value
            nullable=false           | FLAG  | file       | columns are not nullable by default
            nullElements=false       | FLAG  | file       | elements of arrays and lists, and values of maps, are not nullable by default
            discriminator='...'      | TEXT  | column     | makes a union: the column whose string selects the subtype
            wrapper=true             | FLAG  |            | makes a union: the name of the only member selects the subtype
            deduction=true           | FLAG  |            | makes a union: the names of the members select the subtype
            otherwise='...'          | TEXT  | schema     | how a union reads objects that match no subtype: error, base, or the name of a schema
            discriminatorValue='...' | TEXTS | constant   | the strings of the discriminator that select this subtype
            names='as-is'            | TEXT  | file       | names columns in Java: java, the default, or as-is
            collections='list'       | TEXT  | file       | the Java type of array columns: array or list; the default is the option collections of the compiler
            implements='...'         | TEXTS |            | interfaces of the generated class
            annotations='...'        | TEXTS |            | annotations of the generated class
            """;

    private static final String OF_COLUMN = """
            name                  | TEXT    | required column | the column
            jsonName='...'        | TEXT    | constant | the name of the JSON member, if it differs from the column's
            alias={'...', '...'}  | TEXTS   | constant | more names that are accepted in input
            required=true         | FLAG    |          | the member must be present, null or not; a null is always written
            nullable=false        | FLAG    |          | the member may be absent, but not null; an absent value is never written, not even under ESPER
            keepNull=true         | FLAG    |          | null differs from an absent member, and is always written: for partial updates
            nullElements=false    | FLAG    |          | no element of an array or list, and no value of a map, is null, at each level
            defaultValue=...      | LITERAL | constant enum | the value if the member is absent; a null is always written
            base64='url'          | TEXT    |          | the base64 variant of binary
            unknown='null'        | WORD    | enum     | result of an unknown enum constant: fail (the default), null, or the constant named here
            lazy=true             | FLAG    |          | a string column of a bean: decode on first access; lazy=false: at once, even with --strings lazy
            min=0                 | BOUND   |          | the least number
            max=150               | BOUND   |          | the greatest number
            exclusiveMin=0        | BOUND   |          | the number that all values are above
            exclusiveMax=1        | BOUND   |          | the number that all values are below
            minLength=1           | NUMBER  |          | the least number of characters, counted in code points
            maxLength=20          | NUMBER  |          | the greatest number of characters, counted in code points
            pattern='...'         | TEXT    |          | a regular expression that matches somewhere in the string
            minItems=1            | NUMBER  |          | the least number of elements or entries
            maxItems=20           | NUMBER  |          | the greatest number of elements or entries
            unique=true           | FLAG    |          | no two elements are equal
            const='...'           | LITERAL | constant enum | the only value
            types={'...', '...'}  | TEXTS   |          | the JSON types of a value of type Object: string, integer, number, boolean, object or array
            format='epoch-millis' | TEXT    |          | another JSON form of a number, date, time or duration
            """;

    private static final Map<String, AnnotationDefinition> BY_FOLDED_NAME = Stream.of(
                    anyCase(DESCRIPTION, required("value", Kind.TEXT)),
                    anyCase("EventRepresentation", required("value", Kind.TEXT)),
                    anyCase("Name", required("value", Kind.TEXT)),
                    anyCase("Tag", required("name", Kind.TEXT), required("value", Kind.TEXT)),
                    anyCase("Priority", required("value", Kind.NUMBER)),
                    anyCase(
                            "Hint",
                            optional("value", Kind.TEXT),
                            optional("applies", Kind.TEXT),
                            optional("model", Kind.TEXT)),
                    anyCase("Audit", optional("value", Kind.TEXT)),
                    anyCase("Hook", required("type", Kind.TEXT), required("hook", Kind.TEXT)),
                    anyCase("Drop"),
                    anyCase("NoLock"),
                    anyCase("IterableUnbound"),
                    anyCase("Public"),
                    anyCase("Protected"),
                    anyCase("Private"),
                    anyCase("BusEventType"),
                    exact(JSON_SCHEMA, attributes(OF_JSON_SCHEMA)),
                    exact("JsonSchemaField", attributes("""
                            name          | TEXT | required esper column | the column
                            adapter='...' | TEXT | required esper        | the class that reads and writes the strings of the column
                            """)),
                    exact("JsonEventField", required("adapter", Kind.TEXT)),
                    own(ShortForm.COLUMN, attributes(OF_COLUMN)),
                    own(
                            DefaultFormats.ANNOTATION,
                            DefaultFormats.TYPES.keySet().stream()
                                    .sorted()
                                    .map(type -> type + "='...' | TEXT | file | the format of columns of type " + type)
                                    .map(AnnotationDefinition::read)
                                    .toArray(Attribute[]::new)))
            .collect(Collectors.toUnmodifiableMap(
                    definition -> definition.name.toLowerCase(Locale.ROOT), Function.identity()));

    /** The annotations that a column can have before its name, by name. */
    private static final Map<String, AnnotationDefinition> BEFORE_COLUMNS = byName(Stream.concat(
            Stream.of(
                    of(DESCRIPTION).orElseThrow(),
                    withoutName(of(ShortForm.COLUMN).orElseThrow())),
            Arrays.stream(ShortForm.values()).map(AnnotationDefinition::ofShortForm)));

    /** The annotations that a module can have before it, by name. */
    private static final Map<String, AnnotationDefinition> BEFORE_MODULES = byName(BY_FOLDED_NAME.values().stream()
            .filter(definition -> definition.attributes.stream().anyMatch(Attribute::ofFile))
            .map(definition -> definition.with(definition.attributes.stream().filter(Attribute::ofFile))));

    /** The names of these annotations, each with its {@code @}. */
    public static final List<String> SUGGESTED_BEFORE_MODULES =
            BEFORE_MODULES.keySet().stream().map(name -> "@" + name).toList();

    /** The names of the annotations of columns, each with its {@code @}. */
    public static final List<String> SUGGESTED_BEFORE_COLUMNS =
            BEFORE_COLUMNS.keySet().stream().map(name -> "@" + name).toList();

    /** The names to suggest for a mistyped annotation, each with its {@code @}. */
    public static final List<String> SUGGESTED = BY_FOLDED_NAME.values().stream()
            .map(definition -> "@" + definition.name)
            .sorted()
            .toList();

    /** {@return the annotation of a simple name, if the language has one} */
    public static Optional<AnnotationDefinition> of(String name) {
        return Optional.ofNullable(BY_FOLDED_NAME.get(name.toLowerCase(Locale.ROOT)))
                .filter(definition -> !definition.exactCase || definition.name.equals(name));
    }

    /** {@return the annotation of a simple name before a column, if there is one} */
    public static Optional<AnnotationDefinition> ofColumn(String name) {
        return Optional.ofNullable(BEFORE_COLUMNS.get(name))
                .or(() -> of(name).filter(definition -> definition.name.equals(DESCRIPTION)));
    }

    /** {@return the annotation of a simple name before a module, with its attributes there, if there is one} */
    public static Optional<AnnotationDefinition> ofModule(String name) {
        return Optional.ofNullable(BEFORE_MODULES.get(name));
    }

    /** Returns whether it is the annotation of a module. */
    boolean isOfFile() {
        return equals(BEFORE_MODULES.get(name));
    }

    /** Returns whether the annotation of the same name before a schema has an attribute. */
    boolean hasBeforeCreate(String attribute) {
        return of(name).flatMap(definition -> definition.attribute(attribute)).isPresent();
    }

    /** {@return the short form that it is, if it is one} */
    public Optional<ShortForm> shortForm() {
        return ShortForm.named(name).filter(form -> !esper);
    }

    /** {@return its effect before a column} */
    public String meaning() {
        if (name.equals(DESCRIPTION)) {
            return "the description of the column, for Javadoc and JSON Schema";
        }
        return shortForm().map(AnnotationDefinition::meaning).orElse("options of the column");
    }

    private static String meaning(ShortForm form) {
        return switch (form) {
            case SIZE -> "the least and the greatest length of a string, or number of elements or entries";
            case NULLABLE -> "the member may be null, although nullable=false is the default";
            case NULLABLE_ELEMENTS -> "elements may be null, although nullElements=false is the default";
            default ->
                of(ShortForm.COLUMN)
                        .flatMap(column ->
                                column.attribute(form.parameters().get(0).attribute()))
                        .orElseThrow()
                        .meaning;
        };
    }

    private static Map<String, AnnotationDefinition> byName(Stream<AnnotationDefinition> definitions) {
        return definitions.collect(Collectors.toMap(
                AnnotationDefinition::name, Function.identity(), (first, second) -> first, TreeMap::new));
    }

    private AnnotationDefinition with(Stream<Attribute> others) {
        return new AnnotationDefinition(name, exactCase, esper, others.toList());
    }

    private static AnnotationDefinition withoutName(AnnotationDefinition column) {
        return column.with(column.attributes.stream()
                .map(attribute -> attribute.name.equals(ShortForm.COLUMN_NAME) ? attribute.optional() : attribute));
    }

    /** Its values have the kinds of the attributes that they set. */
    private static AnnotationDefinition ofShortForm(ShortForm form) {
        boolean required = form.parameters().size() == 1 && !form.isFlag();
        return new AnnotationDefinition(
                form.simpleName(),
                true,
                false,
                form.parameters().stream()
                        .filter(parameter -> form.takesValue())
                        .map(parameter -> value(parameter, required))
                        .toList());
    }

    private static Attribute value(Parameter parameter, boolean required) {
        AnnotationDefinition column = of(ShortForm.COLUMN).orElseThrow();
        Attribute set = column.attribute(parameter.attribute()).orElseThrow();
        Attribute ofItems = column.attribute(parameter.ofItems()).orElseThrow();
        return new Attribute(
                parameter.name(),
                set.kind,
                required,
                false,
                parameter.name() + set.sample.substring(set.sample.indexOf('=')),
                set == ofItems ? set.meaning : set.meaning + "; of arrays, lists and maps " + ofItems.meaning,
                false,
                set.constant,
                set.referent,
                set.values);
    }

    /** {@return the attribute of a name, if the annotation has one} */
    public Optional<Attribute> attribute(String attribute) {
        return attributes.stream()
                .filter(candidate -> candidate.name.equals(attribute))
                .findFirst();
    }

    private static AnnotationDefinition anyCase(String name, Attribute... attributes) {
        return new AnnotationDefinition(name, false, true, List.of(attributes));
    }

    private static AnnotationDefinition exact(String name, Attribute... attributes) {
        return new AnnotationDefinition(name, true, true, List.of(attributes));
    }

    private static AnnotationDefinition own(String name, Attribute... attributes) {
        return new AnnotationDefinition(name, true, false, List.of(attributes));
    }

    private static Attribute required(String name, Kind kind) {
        return new Attribute(name, kind, true, true);
    }

    private static Attribute optional(String name, Kind kind) {
        return new Attribute(name, kind, false, true);
    }

    private static Attribute[] attributes(String table) {
        return table.lines().map(AnnotationDefinition::read).toArray(Attribute[]::new);
    }

    /** Reads a row of a table: a sample, which begins with the name, the kind, properties, and the meaning. */
    private static Attribute read(String row) {
        List<String> cells = Stream.of(row.split("\\|")).map(String::strip).toList();
        String sample = cells.get(0);
        String name = sample.split("=")[0];
        List<String> properties = List.of(cells.get(2).split(" "));
        return new Attribute(
                name,
                Kind.valueOf(cells.get(1)),
                properties.contains("required"),
                properties.contains("esper"),
                sample,
                cells.get(3),
                properties.contains("file"),
                properties.contains("constant"),
                Arrays.stream(Referent.values())
                        .filter(each -> properties.contains(each.name().toLowerCase(Locale.ROOT)))
                        .findFirst()
                        .orElse(Referent.NOTHING),
                values(name));
    }

    private static List<String> values(String attribute) {
        return switch (attribute) {
            case "names" -> strings(NamingStyle.values());
            case "collections" -> strings(CollectionStyle.values());
            case "unknown" -> List.of(UnknownConstant.FAIL.toString(), UnknownConstant.NULL.toString());
            case "otherwise" -> List.of("error", "base");
            case "base64" -> Base64Variant.WORDS;
            case "types" ->
                Arrays.stream(AllowedType.values()).map(AllowedType::word).toList();
            case "format" -> ColumnFormat.Kind.words(List.of(ColumnFormat.Kind.values()));
            default ->
                Optional.ofNullable(DefaultFormats.TYPES.get(attribute))
                        .map(type -> ColumnFormat.Kind.words(type.formats()))
                        .orElse(List.of());
        };
    }

    private static List<String> strings(Object[] constants) {
        return Stream.of(constants).map(Object::toString).toList();
    }
}
