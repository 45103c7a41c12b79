package dev.schemac.dsl.annotation;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The values of attributes, by their names. Each has the kind of its definition. */
public abstract class AttributeValues {
    private static final Set<String> LITERALS = Set.of("true", "false", "null");

    final Map<String, AnnotationValue> values = new LinkedHashMap<>();

    /** {@return the place of an existing value} */
    public final SourceLocation location(String attribute) {
        return values.get(attribute).location();
    }

    /** {@return the value of an attribute} */
    public final Optional<AnnotationValue> value(String attribute) {
        return Optional.ofNullable(values.get(attribute));
    }

    /** {@return the string of an attribute} */
    public final Optional<String> text(String attribute) {
        return value(attribute).flatMap(AnnotationValue::asText);
    }

    /** {@return the strings of a list, or the only string, each with its place} */
    public final List<TextValue> texts(String attribute) {
        List<AnnotationValue> list = value(attribute).stream()
                .flatMap(value -> value instanceof ArrayValue array ? array.values().stream() : List.of(value).stream())
                .toList();
        return list.stream()
                .map(value -> new TextValue(value.location(), value.asText().orElseThrow()))
                .toList();
    }

    /** {@return whether an attribute is {@code true}} */
    public final boolean flag(String attribute, boolean otherwise) {
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

    /** Describes the kind of a value. */
    static String words(AnnotationValue value) {
        if (value instanceof TextValue) {
            return "a string";
        } else if (value instanceof NumberValue) {
            return "a number";
        } else if (value instanceof WordValue word) {
            return "'" + word.word() + "'";
        }
        return value instanceof ArrayValue ? "a list" : "an annotation";
    }
}
