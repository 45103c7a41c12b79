package dev.schemac.dsl.annotation;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnFormat.Kind;
import dev.schemac.dsl.model.JavaLimits;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.time.DateTimeException;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads the formats that annotations name, and reports invalid ones. */
public final class FormatReader {
    /**
     * The default formats of columns, by the types of their values: first from {@code @Formats} of the schema, then
     * from the module.
     */
    public record DefaultFormats(Map<ScalarType, ColumnFormat> byType) {
        /** No formats. */
        public static final DefaultFormats NONE = new DefaultFormats(Map.of());

        /** The name of the annotation. */
        public static final String ANNOTATION = "Formats";

        /** The types that can have a default format, by their names in the annotation. */
        static final Map<String, ScalarType> TYPES = Arrays.stream(ScalarType.values())
                .filter(type -> !type.formats().isEmpty())
                .collect(Collectors.toUnmodifiableMap(
                        type -> type.primitiveName().orElse(type.boxedClass().getSimpleName()), type -> type));

        /** {@return these formats, overridden by the annotation} */
        public DefaultFormats with(AnnotationAttributes annotation, Diagnostics diagnostics) {
            Map<ScalarType, ColumnFormat> formats = new HashMap<>(byType);
            FormatReader reader = new FormatReader(diagnostics);
            TYPES.forEach((name, type) -> {
                List<TextValue> written = annotation.texts(name);
                written.stream()
                        .findFirst()
                        .flatMap(text -> reader.read(text, type, "'" + name + "' of '@" + ANNOTATION + "'"))
                        .ifPresent(format -> formats.put(type, format));
            });
            return new DefaultFormats(formats);
        }

        /** Returns the format of a column whose values have this type. */
        Optional<ColumnFormat> of(ValueType type) {
            return type instanceof ScalarType scalar ? Optional.ofNullable(byType.get(scalar)) : Optional.empty();
        }
    }

    /** A time without 0 or 1 in any part, so that each part of a pattern shows. */
    private static final ZonedDateTime SAMPLE =
            ZonedDateTime.of(2024, 12, 29, 13, 14, 15, 123_456_789, ZoneOffset.ofHoursMinutes(2, 30));

    private final Diagnostics diagnostics;

    FormatReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /**
     * Returns the format that an attribute names for values of a type.
     *
     * @param subject the name of the attribute in messages
     */
    Optional<ColumnFormat> read(TextValue written, ScalarType type, String subject) {
        List<Kind> kinds = type.formats();
        String text = written.text();
        Optional<ColumnFormat> word = kinds.stream()
                .filter(kind -> kind != Kind.PATTERN && kind.word().equals(text))
                .map(kind -> new ColumnFormat(kind, text))
                .findFirst();
        if (word.isPresent()) {
            return word;
        }
        int bytes = JavaLimits.constantBytes(text);
        if (bytes > JavaLimits.FORMAT_BYTES) {
            diagnostics.error(
                    DiagnosticCode.JAVA_LIMIT,
                    written.location(),
                    "the format needs " + bytes + " bytes in a Java class; the limit is " + JavaLimits.FORMAT_BYTES
                            + ": choose a shorter format");
            return Optional.empty();
        }
        List<String> words = Kind.words(kinds);
        boolean patterns = kinds.contains(Kind.PATTERN);
        Optional<Fix> fix = Replacement.ofName(text, words);
        Optional<DateTimeFormatter> formatter = patterns && fix.isEmpty() ? formatter(text, type) : Optional.empty();
        if (formatter.isEmpty()) {
            String choice = words.stream().map(each -> "'" + each + "'").collect(Collectors.joining(", "))
                    + (patterns ? " or a pattern of DateTimeFormatter" : "");
            report(written, subject + " expects " + orLast(choice) + " but found '" + text + "'", fix);
            return Optional.empty();
        }
        Optional<String> obstacle = obstacle(formatter.get(), type, text);
        obstacle.ifPresent(reason -> report(written, "the pattern '" + text + "' " + reason, Optional.empty()));
        return obstacle.isEmpty() ? Optional.of(new ColumnFormat(Kind.PATTERN, text)) : Optional.empty();
    }

    private static String orLast(String choice) {
        int comma = choice.lastIndexOf(", ");
        return comma < 0 || choice.contains(" or ")
                ? choice
                : choice.substring(0, comma) + " or " + choice.substring(comma + 2);
    }

    private static Optional<DateTimeFormatter> formatter(String pattern, ScalarType type) {
        try {
            return pattern.isBlank() ? Optional.empty() : Optional.of(type.formatter(pattern));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Explains why the format cannot write and read values of the type, in words that follow it. */
    private static Optional<String> obstacle(DateTimeFormatter formatter, ScalarType type, String pattern) {
        TemporalQuery<?> query = type.query().orElseThrow();
        String text;
        try {
            text = formatter.format((TemporalAccessor) query.queryFrom(SAMPLE));
        } catch (DateTimeException e) {
            return Optional.of("has a field that is not part of a '" + type + "'");
        }
        try {
            Object value = formatter.parse(text, query);
            return formatter.format((TemporalAccessor) value).equals(text)
                    ? Optional.empty()
                    : Optional.of("does not read a '" + type + "' as it was written");
        } catch (DateTimeException e) {
            boolean era = pattern.contains("y") && !pattern.contains("G");
            return Optional.of("has too few fields to read a '" + type + "'"
                    + (era ? "; the year is '" + "u".repeat(count(pattern, 'y')) + "'" : ""));
        }
    }

    private static int count(String pattern, char letter) {
        return (int) pattern.toLowerCase(Locale.ROOT)
                .chars()
                .filter(each -> each == letter)
                .count();
    }

    private void report(TextValue at, String message, Optional<Fix> fix) {
        diagnostics.error(DiagnosticCode.FORMAT, at.location(), message, fix);
    }
}
