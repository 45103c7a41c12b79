package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.AnnotationDefinition.Attribute;
import dev.schemac.dsl.link.AnnotationDefinition.Kind;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The attributes of one annotation, checked against its definition. Attributes with errors are absent. */
final class AnnotationAttributes {
    private static final Set<String> LITERALS = Set.of("true", "false", "null");

    private final Annotation annotation;
    private final AnnotationDefinition definition;
    private final Diagnostics diagnostics;
    private final Map<String, AnnotationValue> values = new LinkedHashMap<>();

    AnnotationAttributes(Annotation annotation, AnnotationDefinition definition, Diagnostics diagnostics) {
        this.annotation = annotation;
        this.definition = definition;
        this.diagnostics = diagnostics;
        int errors = diagnostics.errorCount();
        Set<String> given = annotation.elements().stream()
                .map(AnnotationAttributes::attribute)
                .collect(Collectors.toSet());
        Map<String, AnnotationElement> seen = new LinkedHashMap<>();
        annotation.elements().forEach(element -> read(element, seen));
        if (diagnostics.errorCount() == errors) {
            definition.attributes().stream()
                    .filter(attribute -> attribute.required() && !given.contains(attribute.name()))
                    .forEach(this::reportMissing);
        }
    }

    SourceLocation location() {
        return annotation.location();
    }

    /** Returns the place of an existing value. */
    SourceLocation location(String attribute) {
        return values.get(attribute).location();
    }

    Optional<AnnotationValue> value(String attribute) {
        return Optional.ofNullable(values.get(attribute));
    }

    Optional<String> text(String attribute) {
        return value(attribute).map(AnnotationAttributes::asText);
    }

    /** Returns the strings of a list, or the only string, each with its place. */
    List<TextValue> texts(String attribute) {
        List<AnnotationValue> list = value(attribute).stream()
                .flatMap(value -> value instanceof ArrayValue array ? array.values().stream() : List.of(value).stream())
                .toList();
        return list.stream()
                .map(value -> new TextValue(value.location(), asText(value)))
                .toList();
    }

    boolean flag(String attribute, boolean otherwise) {
        return value(attribute)
                .map(value -> ((WordValue) value).word().equalsIgnoreCase("true"))
                .orElse(otherwise);
    }

    static boolean isText(AnnotationValue value) {
        return value instanceof TextValue
                || value instanceof WordValue word
                        && !LITERALS.contains(word.word().toLowerCase(Locale.ROOT));
    }

    static boolean isFlag(AnnotationValue value) {
        return value instanceof WordValue word
                && (word.word().equalsIgnoreCase("true") || word.word().equalsIgnoreCase("false"));
    }

    static String asText(AnnotationValue value) {
        return value instanceof TextValue text ? text.text() : ((WordValue) value).word();
    }

    private static String attribute(AnnotationElement element) {
        return element.attribute().map(Name::text).orElse("value");
    }

    private void read(AnnotationElement element, Map<String, AnnotationElement> seen) {
        String name = attribute(element);
        Optional<Attribute> attribute = definition.attribute(name);
        if (attribute.isEmpty()) {
            reportUnknown(element, name);
        } else if (seen.putIfAbsent(name, element) != null) {
            diagnostics.error(
                    DiagnosticCode.DUPLICATE_ATTRIBUTE,
                    element.location(),
                    "attribute '" + name + "' of '@" + annotation.name() + "' is given twice");
        } else if (fits(element.value(), attribute.get().kind())) {
            values.put(name, element.value());
        } else {
            reportMisfit(element.value(), attribute.get());
        }
    }

    /** Reports that the value of an attribute has the wrong kind. */
    void reportMisfit(String attribute) {
        reportMisfit(values.get(attribute), definition.attribute(attribute).orElseThrow());
    }

    /** Reports the first wrong value of a list. */
    private void reportMisfit(AnnotationValue value, Attribute attribute) {
        AnnotationValue wrong = value instanceof ArrayValue list && attribute.kind() == Kind.TEXTS
                ? list.values().stream()
                        .filter(element -> !isText(element))
                        .findFirst()
                        .orElse(value)
                : value;
        diagnostics.error(
                DiagnosticCode.ATTRIBUTE_VALUE,
                wrong.location(),
                subject(attribute.name()) + " expects " + attribute.kind().words + " but found " + words(wrong));
    }

    private String subject(String attribute) {
        return isMain(attribute)
                ? "'@" + annotation.name() + "'"
                : "'" + attribute + "' of '@" + annotation.name() + "'";
    }

    /** Returns whether the annotation can name this value without its attribute. */
    private boolean isMain(String attribute) {
        return attribute.equals("value")
                && definition.attributes().get(0).name().equals("value");
    }

    private static boolean fits(AnnotationValue value, Kind kind) {
        return switch (kind) {
            case TEXT -> isText(value);
            case TEXTS ->
                isText(value)
                        || value instanceof ArrayValue list
                                && list.values().stream().allMatch(AnnotationAttributes::isText);
            case WORD ->
                isText(value) || value instanceof WordValue word && word.word().equalsIgnoreCase("null");
            case FLAG -> isFlag(value);
            case NUMBER -> value instanceof NumberValue;
            case BOUND -> value instanceof NumberValue || isText(value);
            case LITERAL -> isText(value) || isFlag(value) || value instanceof NumberValue;
        };
    }

    private static String words(AnnotationValue value) {
        if (value instanceof TextValue) {
            return "a string";
        } else if (value instanceof NumberValue) {
            return "a number";
        } else if (value instanceof WordValue word) {
            return "'" + word.word() + "'";
        }
        return value instanceof ArrayValue ? "a list" : "an annotation";
    }

    private void reportUnknown(AnnotationElement element, String name) {
        List<String> names =
                definition.attributes().stream().map(Attribute::name).toList();
        String message;
        if (names.isEmpty()) {
            message = "'@" + annotation.name() + "' has no attributes";
        } else if (element.attribute().isEmpty()) {
            message = "'@" + annotation.name() + "' has named attributes: " + String.join(", ", names);
        } else {
            String suggestion = NearestName.suggestion(name, names);
            message = "'@" + annotation.name() + "' has no attribute '" + name + "'"
                    + (suggestion.isEmpty() ? "; it has " + String.join(", ", names) : suggestion);
        }
        diagnostics.error(
                DiagnosticCode.UNKNOWN_ATTRIBUTE,
                element.attribute().map(Name::location).orElse(element.location()),
                message);
    }

    private void reportMissing(Attribute attribute) {
        diagnostics.error(
                DiagnosticCode.MISSING_ATTRIBUTE,
                annotation.location(),
                isMain(attribute.name())
                        ? "'@" + annotation.name() + "' needs " + attribute.kind().words
                        : "'@" + annotation.name() + "' needs the attribute '" + attribute.name() + "'");
    }
}
