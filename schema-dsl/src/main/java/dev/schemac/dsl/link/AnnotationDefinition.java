package dev.schemac.dsl.link;

import dev.schemac.dsl.link.FormatReader.DefaultFormats;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

    /** @param esper whether Esper knows it */
    public record Attribute(String name, Kind kind, boolean required, boolean esper) {}

    private static final Map<String, AnnotationDefinition> BY_FOLDED_NAME = Stream.of(
                    anyCase("Description", required("value", Kind.TEXT)),
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
                    exact(
                            "JsonSchema",
                            optional("dynamic", Kind.FLAG),
                            optional("className", Kind.TEXT),
                            own("refill", Kind.FLAG),
                            own("discriminator", Kind.TEXT),
                            own("wrapper", Kind.FLAG),
                            own("otherwise", Kind.TEXT),
                            own("discriminatorValue", Kind.TEXTS),
                            own("names", Kind.TEXT),
                            own("collections", Kind.TEXT),
                            own("implements", Kind.TEXTS),
                            own("annotations", Kind.TEXTS)),
                    exact("JsonSchemaField", required("name", Kind.TEXT), required("adapter", Kind.TEXT)),
                    exact("JsonEventField", required("adapter", Kind.TEXT)),
                    own(
                            "Column",
                            new Attribute("name", Kind.TEXT, true, false),
                            own("jsonName", Kind.TEXT),
                            own("alias", Kind.TEXTS),
                            own("required", Kind.FLAG),
                            own("nullable", Kind.FLAG),
                            own("defaultValue", Kind.LITERAL),
                            own("base64", Kind.TEXT),
                            own("unknown", Kind.WORD),
                            own("lazy", Kind.FLAG),
                            own("min", Kind.BOUND),
                            own("max", Kind.BOUND),
                            own("exclusiveMin", Kind.BOUND),
                            own("exclusiveMax", Kind.BOUND),
                            own("minLength", Kind.NUMBER),
                            own("maxLength", Kind.NUMBER),
                            own("pattern", Kind.TEXT),
                            own("minItems", Kind.NUMBER),
                            own("maxItems", Kind.NUMBER),
                            own("unique", Kind.FLAG),
                            own("const", Kind.LITERAL),
                            own("format", Kind.TEXT)),
                    own(
                            DefaultFormats.ANNOTATION,
                            DefaultFormats.TYPES.keySet().stream()
                                    .sorted()
                                    .map(type -> own(type, Kind.TEXT))
                                    .toArray(Attribute[]::new)))
            .collect(Collectors.toUnmodifiableMap(
                    definition -> definition.name.toLowerCase(Locale.ROOT), Function.identity()));

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

    private static Attribute own(String name, Kind kind) {
        return new Attribute(name, kind, false, false);
    }
}
