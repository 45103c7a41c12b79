package dev.schemac.dsl.annotation;

import dev.schemac.dsl.annotation.FormatReader.DefaultFormats;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.FormattedScalar;
import dev.schemac.dsl.model.JsonType;
import dev.schemac.dsl.model.Rules;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads the options of a column of one type. It reports and skips attributes that do not apply. */
public final class ColumnOptionsReader {
    /** The limit of digits. Conversion needs time quadratic in their number. */
    private static final int MAX_LENGTH = 1_000;

    /**
     * Whether columns are required and nullable by default, and their elements nullable.
     *
     * @param required whether the member must be present, except for columns with a default value
     * @param nullable whether the member may be null
     * @param nullElements whether elements of arrays and lists, and values of maps, may be null
     */
    public record DefaultPresence(boolean required, boolean nullable, boolean nullElements) {}

    private final ColumnAttributes annotation;
    private final ValueType type;
    private final Optional<ColumnFormat> format;

    private ColumnOptionsReader(ColumnAttributes annotation, ValueType type, DefaultFormats formats) {
        this.annotation = annotation;
        this.type = type;
        this.format = format().or(() -> formats.of(type.leaf())).filter(given -> !given.isDefault());
    }

    /**
     * {@return the options of a column}
     *
     * @param formats the formats to use if no attribute names one
     * @param presence the options of its schema to use if no attribute sets them
     */
    public static ColumnOptions read(
            ColumnAttributes annotation,
            ValueType type,
            DefaultFormats formats,
            DefaultPresence presence,
            PatternCompiler patterns) {
        ColumnOptionsReader reader = new ColumnOptionsReader(annotation, type, formats);
        Rules rules = RulesReader.read(annotation, type, presence.nullElements(), patterns);
        UnknownConstant unknown = reader.unknownConstant(rules);
        boolean keepNull = annotation.flag("keepNull", false);
        boolean optional = keepNull || annotation.value("defaultValue").isPresent();
        return new ColumnOptions(
                annotation.text("jsonName"),
                annotation.texts("alias").stream().map(TextValue::text).toList(),
                annotation.flag("required", presence.required() && !optional),
                reader.nullable(rules, presence, keepNull),
                keepNull && reader.canKeepNull(unknown),
                reader.defaultValue(rules),
                reader.base64(),
                unknown,
                reader.lazy(rules),
                rules,
                reader.format);
    }

    /** Returns whether a column of this type has elements: it is an array, list or map. */
    static boolean hasItems(ValueType type) {
        return type instanceof ArrayType
                || type instanceof ListType
                || type instanceof MapType
                || type == UntypedType.MAP;
    }

    /** Reports the attributes by which null and an absent member cannot both occur, or cannot be distinguished. */
    private boolean canKeepNull(UnknownConstant unknown) {
        Map<String, Boolean> conflicts = new LinkedHashMap<>();
        conflicts.put("with 'required', the member is never absent", annotation.flag("required", false));
        conflicts.put("with 'nullable=false', the member is never null", !annotation.flag("nullable", true));
        conflicts.put(
                "with 'const', the member is never null",
                annotation.value("const").isPresent());
        conflicts.put(
                "with 'defaultValue', an absent member has that value",
                annotation.value("defaultValue").isPresent());
        conflicts.put(
                "unknown constants are read as null", unknown == UnknownConstant.NULL && type instanceof EnumType);
        conflicts.put("a 'null' column is always null", type == UntypedType.NULL);
        Optional<String> conflict =
                conflicts.keySet().stream().filter(conflicts::get).findFirst();
        conflict.ifPresent(
                reason -> doesNotFit("keepNull", "'keepNull' distinguishes null from an absent member, but " + reason));
        return conflict.isEmpty();
    }

    private boolean nullable(Rules rules, DefaultPresence presence, boolean keepNull) {
        boolean constant = rules.constant().isPresent();
        boolean byDefault = presence.nullable() || keepNull || type == UntypedType.NULL;
        boolean nullable = annotation.flag("nullable", byDefault && !constant);
        if (nullable && constant) {
            doesNotFit("nullable", "a column with 'const' has one value, and that is not null");
        }
        if (!nullable && type == UntypedType.NULL) {
            doesNotFit("nullable", "a 'null' column is always null");
        }
        return nullable;
    }

    private Optional<Boolean> lazy(Rules rules) {
        if (annotation.value("lazy").isEmpty()) {
            return ColumnOptions.DEFAULT.lazy();
        }
        if (type != ScalarType.STRING) {
            doesNotFit("lazy", "'lazy' is for columns of type 'string', but this one is of type '" + type + "'");
        }
        boolean lazy = annotation.flag("lazy", false);
        if (lazy && rules.any()) {
            doesNotFit("lazy", "a string with rules is always decoded eagerly, to check it");
        } else if (lazy && annotation.value("defaultValue").isPresent()) {
            doesNotFit("lazy", "a string with a default value is always decoded eagerly");
        } else if (lazy && annotation.flag("keepNull", false)) {
            doesNotFit("lazy", "a string with 'keepNull' is always decoded eagerly");
        }
        return Optional.of(lazy);
    }

    private Optional<ColumnFormat> format() {
        if (annotation.value("format").isEmpty()) {
            return Optional.empty();
        }
        TextValue written = annotation.texts("format").get(0);
        if (type.leaf() instanceof ScalarType scalar && !scalar.formats().isEmpty()) {
            return new FormatReader(annotation.diagnostics).read(written, scalar, annotation.subject("format"));
        }
        doesNotFit("format", "'format' is for numbers, dates, times and durations, but this column is '" + type + "'");
        return Optional.empty();
    }

    // ---- default values

    private Optional<Object> defaultValue(Rules rules) {
        if (annotation.value("defaultValue").isEmpty()) {
            return Optional.empty();
        }
        AnnotationValue literal = annotation.value("defaultValue").get();
        if (type instanceof EnumType constants && AttributeValues.isText(literal)) {
            Optional<Object> constant =
                    constant(annotation, "defaultValue", constants).map(Object.class::cast);
            constant.ifPresent(value -> checkDefault(rules, value));
            return constant;
        }
        Optional<Object> value = type instanceof ScalarType scalar ? given(literal, scalar) : Optional.empty();
        if (value.isEmpty()) {
            boolean possible = type instanceof EnumType || type instanceof ScalarType && type != ScalarType.BINARY;
            annotation.error(
                    DiagnosticCode.DEFAULT_VALUE,
                    "defaultValue",
                    possible
                            ? "the default value is not a value of type '" + type + "'"
                            : "a column of type '" + type + "' cannot have a default value");
        }
        value.ifPresent(given -> checkDefault(rules, given));
        return value;
    }

    private void checkDefault(Rules rules, Object value) {
        RulesReader.broken(rules, value)
                .ifPresent(rule -> annotation.error(
                        DiagnosticCode.DEFAULT_VALUE,
                        "defaultValue",
                        "the default value breaks the rule '" + rule + "'"));
    }

    /** Returns the Java value, or empty if the literal does not match the column's type. */
    private Optional<Object> given(AnnotationValue literal, ScalarType type) {
        return format.isPresent()
                ? formatted(literal, format.get()).flatMap(text -> new FormattedScalar(type, format.get()).parse(text))
                : value(literal, type);
    }

    /** Returns the same for a column without a format. */
    static Optional<Object> value(AnnotationValue literal, ScalarType type) {
        return text(literal, type)
                .filter(text -> !type.jsonType().isNumber() || text.length() <= MAX_LENGTH)
                .flatMap(type::parse);
    }

    /** Returns the literal of a formatted value. Numbers may be quoted. */
    private static Optional<String> formatted(AnnotationValue literal, ColumnFormat format) {
        if (literal instanceof NumberValue number && format.kind() != ColumnFormat.Kind.PATTERN) {
            try {
                return Optional.of(decimal(number.literal().replace("_", "")));
            } catch (NumberFormatException e) {
                return Optional.empty();
            }
        }
        return Optional.of(literal)
                .filter(text -> format.jsonType() == JsonType.STRING && AttributeValues.isText(text))
                .flatMap(AnnotationValue::asText)
                .filter(text -> text.length() <= MAX_LENGTH);
    }

    private static Optional<String> text(AnnotationValue literal, ScalarType type) {
        if (literal instanceof NumberValue number) {
            return digits(number.literal().replace("_", ""), type);
        }
        boolean isText =
                type.jsonType() == JsonType.STRING || type == ScalarType.BIG_INTEGER || type == ScalarType.BIG_DECIMAL;
        boolean fits = isText
                ? AttributeValues.isText(literal)
                : type.jsonType() == JsonType.BOOLEAN && AttributeValues.isFlag(literal);
        return fits ? literal.asText() : Optional.empty();
    }

    /** Returns a number in Java syntax. The column's type counts, the suffix does not. */
    static Optional<String> digits(String literal, ScalarType type) {
        if (literal.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        try {
            return switch (type.jsonType()) {
                case INTEGER -> Optional.of(integer(literal));
                case FRACTION -> Optional.of(decimal(literal));
                case STRING, BOOLEAN -> Optional.empty();
            };
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static String integer(String literal) {
        String sign = literal.startsWith("-") ? "-" : "";
        String digits =
                literal.replaceFirst("^[+-]", "").toLowerCase(Locale.ROOT).replaceFirst("l$", "");
        if (digits.startsWith("0x")) {
            return new BigInteger(sign + digits.substring(2), 16).toString();
        } else if (digits.startsWith("0b")) {
            return new BigInteger(sign + digits.substring(2), 2).toString();
        }
        boolean octal = digits.length() > 1 && digits.startsWith("0");
        return new BigInteger(sign + digits, octal ? 8 : 10).toString();
    }

    private static String decimal(String literal) {
        boolean radix =
                literal.replaceFirst("^[+-]", "").toLowerCase(Locale.ROOT).matches("0[xb].*");
        return radix ? integer(literal) : literal.replaceFirst("[lLfFdD]$", "");
    }

    // ---- options of some types only

    private Base64Variant base64() {
        Optional<String> text = annotation.text("base64");
        if (text.isEmpty()) {
            return ColumnOptions.DEFAULT.base64();
        }
        Optional<Base64Variant> variant = Arrays.stream(Base64Variant.values())
                .filter(each -> each.word().equalsIgnoreCase(text.get()))
                .findFirst();
        if (variant.isEmpty()) {
            annotation.diagnostics.error(
                    DiagnosticCode.ATTRIBUTE_VALUE,
                    annotation.location("base64"),
                    annotation.subject("base64") + " expects 'mime', 'mime-no-linefeeds', 'pem' or 'url' but found '"
                            + text.get() + "'",
                    Replacement.ofName(text.get(), Base64Variant.WORDS));
            return ColumnOptions.DEFAULT.base64();
        }
        if (type.leaf() != ScalarType.BINARY) {
            doesNotFit("base64", "'base64' is for columns of type 'binary', but this one is of type '" + type + "'");
        }
        return variant.get();
    }

    private UnknownConstant unknownConstant(Rules rules) {
        Optional<String> text = annotation.text("unknown");
        if (text.isEmpty()) {
            return UnknownConstant.FAIL;
        }
        if (!(type.leaf() instanceof EnumType constants)) {
            doesNotFit("unknown", "'unknown' is for columns of an enum, but this one is of type '" + type + "'");
            return UnknownConstant.FAIL;
        }
        if (rules.constant().isPresent()) {
            doesNotFit("unknown", "'unknown' has no effect, because 'const' rejects any other value");
            return UnknownConstant.FAIL;
        }
        boolean named = constants.strings().contains(text.get());
        if (!named && text.get().equals("fail")) {
            return UnknownConstant.FAIL;
        } else if (!named && text.get().equalsIgnoreCase("null")) {
            return UnknownConstant.NULL;
        }
        return constant(annotation, "unknown", constants)
                .map(UnknownConstant::named)
                .orElse(UnknownConstant.FAIL);
    }

    /** Returns the name of the constant whose string an attribute contains. */
    static Optional<String> constant(ColumnAttributes annotation, String attribute, EnumType constants) {
        String text = annotation.text(attribute).orElseThrow();
        Optional<String> constant = constants.constant(text);
        if (constant.isEmpty()) {
            boolean isName = constants.constants().contains(text);
            annotation.diagnostics.error(
                    DiagnosticCode.UNKNOWN_CONSTANT,
                    annotation.location(attribute),
                    "enum '" + constants.name() + "' has no constant '" + text + "'"
                            + (isName ? "; its JSON string is '" + constants.string(text) + "'" : ""),
                    isName ? Optional.empty() : Replacement.ofName(text, constants.strings()));
        }
        return constant;
    }

    private void doesNotFit(String attribute, String message) {
        annotation.error(DiagnosticCode.ATTRIBUTE_DOES_NOT_FIT, attribute, message);
    }
}
