package dev.schemac.dsl.jsonschema;

import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import java.util.Arrays;
import java.util.Optional;

/**
 * A scalar type and its form in JSON. Its string is the value of {@code x-schemac}: the type, then the form in parentheses,
 * as in {@code Instant(epoch-millis)}. The default form is omitted.
 *
 * @param format empty for the default form
 * @param base64 the variant of {@link ScalarType#BINARY}
 */
public record JsonScalar(ScalarType type, Optional<ColumnFormat> format, Base64Variant base64) {
    private static final Base64Variant DEFAULT_BASE64 = Base64Variant.MIME_NO_LINEFEEDS;

    public JsonScalar {
        format = format.filter(each -> !each.isDefault());
        base64 = type == ScalarType.BINARY ? base64 : DEFAULT_BASE64;
    }

    /** {@return a type in its default form} */
    public static JsonScalar of(ScalarType type) {
        return new JsonScalar(type, Optional.empty(), DEFAULT_BASE64);
    }

    /** {@return the form that a string names, empty if it names none} */
    public static Optional<JsonScalar> named(String text) {
        int open = text.indexOf('(');
        boolean bare = open < 0 || !text.endsWith(")");
        String word = bare ? text : text.substring(0, open);
        Optional<ScalarType> type = Arrays.stream(ScalarType.values())
                .filter(each -> word(each).equals(word))
                .findFirst();
        return bare
                ? type.map(JsonScalar::of)
                : type.flatMap(each -> named(each, text.substring(open + 1, text.length() - 1)));
    }

    private static Optional<JsonScalar> named(ScalarType type, String form) {
        if (type == ScalarType.BINARY) {
            return Arrays.stream(Base64Variant.values())
                    .filter(variant -> variant.word().equals(form))
                    .findFirst()
                    .map(variant -> new JsonScalar(type, Optional.empty(), variant));
        }
        return type.formats().stream()
                .filter(kind -> kind == ColumnFormat.Kind.PATTERN
                        ? isPattern(form, type)
                        : kind.word().equals(form))
                .findFirst()
                .map(kind -> new JsonScalar(type, Optional.of(new ColumnFormat(kind, form)), DEFAULT_BASE64));
    }

    private static boolean isPattern(String text, ScalarType type) {
        try {
            type.formatter(text);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** {@return the type as schemas write it; otherwise the simple name of its class} */
    public String word() {
        return word(type);
    }

    private static String word(ScalarType type) {
        return type == ScalarType.BIG_INTEGER || type == ScalarType.BIG_DECIMAL
                ? type.boxedClass().getSimpleName()
                : type.toString();
    }

    /** {@return the value of {@code base64} in {@code @Column}; empty for the usual variant} */
    public Optional<String> variant() {
        return base64 == DEFAULT_BASE64 ? Optional.empty() : Optional.of(base64.word());
    }

    @Override
    public String toString() {
        return word()
                + format.map(ColumnFormat::text)
                        .or(this::variant)
                        .map(form -> "(" + form + ")")
                        .orElse("");
    }
}
