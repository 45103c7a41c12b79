package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ScalarType.JsonForm;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.math.BigInteger;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads what {@code @Column} says about a column of one type. What does not fit is reported and left out. */
final class ColumnOptionsReader {
    /** Digits that nobody writes into a schema; more would take the square of their number to convert. */
    private static final int MAX_LENGTH = 1_000;

    private static final Map<String, Base64Variant> VARIANTS = Map.of(
            "mime", Base64Variant.MIME,
            "mime-no-linefeeds", Base64Variant.MIME_NO_LINEFEEDS,
            "pem", Base64Variant.PEM,
            "url", Base64Variant.URL);

    private final AnnotationAttributes annotation;
    private final ValueType type;
    private final Diagnostics diagnostics;

    private ColumnOptionsReader(AnnotationAttributes annotation, ValueType type, Diagnostics diagnostics) {
        this.annotation = annotation;
        this.type = type;
        this.diagnostics = diagnostics;
    }

    static ColumnOptions read(AnnotationAttributes annotation, ValueType type, Diagnostics diagnostics) {
        ColumnOptionsReader reader = new ColumnOptionsReader(annotation, type, diagnostics);
        return new ColumnOptions(
                annotation.text("jsonName"),
                annotation.texts("alias").stream().map(TextValue::text).toList(),
                annotation.flag("required", ColumnOptions.DEFAULT.required()),
                reader.nullable(),
                reader.defaultValue(),
                reader.base64(),
                reader.unknownConstant(),
                reader.lazy());
    }

    private boolean nullable() {
        boolean nullable = annotation.flag("nullable", ColumnOptions.DEFAULT.nullable());
        if (!nullable && type == UntypedType.NULL) {
            doesNotFit("nullable", "a 'null' column is always null");
        }
        return nullable;
    }

    private Optional<Boolean> lazy() {
        if (annotation.value("lazy").isEmpty()) {
            return ColumnOptions.DEFAULT.lazy();
        }
        if (type != ScalarType.STRING) {
            doesNotFit("lazy", "'lazy' is for columns of type 'string', and this one is '" + type + "'");
        }
        return Optional.of(annotation.flag("lazy", false));
    }

    // ---- default values

    private Optional<Object> defaultValue() {
        if (annotation.value("defaultValue").isEmpty()) {
            return Optional.empty();
        }
        AnnotationValue literal = annotation.value("defaultValue").get();
        if (type instanceof EnumType constants && AnnotationAttributes.isText(literal)) {
            return constant(AnnotationAttributes.asText(literal), constants, "defaultValue")
                    .map(Object.class::cast);
        }
        Optional<Object> value = type instanceof ScalarType scalar ? value(literal, scalar) : Optional.empty();
        if (value.isEmpty()) {
            boolean possible = type instanceof EnumType || type instanceof ScalarType && type != ScalarType.BINARY;
            diagnostics.error(
                    DiagnosticCode.DEFAULT_VALUE,
                    annotation.location("defaultValue"),
                    possible
                            ? "the default value is no value of type '" + type + "'"
                            : "a column of type '" + type + "' cannot have a default value");
        }
        return value;
    }

    /** The Java value, or empty where the literal is none of the column's type. */
    private static Optional<Object> value(AnnotationValue literal, ScalarType type) {
        boolean number = type.jsonForm() == JsonForm.INTEGER || type.jsonForm() == JsonForm.FRACTION;
        return text(literal, type)
                .filter(text -> !number || text.length() <= MAX_LENGTH)
                .flatMap(type::parse);
    }

    private static Optional<String> text(AnnotationValue literal, ScalarType type) {
        if (literal instanceof NumberValue number) {
            return digits(number.literal().replace("_", ""), type);
        }
        boolean isText =
                type.jsonForm() == JsonForm.TEXT || type == ScalarType.BIG_INTEGER || type == ScalarType.BIG_DECIMAL;
        boolean fits = isText
                ? AnnotationAttributes.isText(literal)
                : type.jsonForm() == JsonForm.BOOLEAN && AnnotationAttributes.isFlag(literal);
        return fits ? Optional.of(AnnotationAttributes.asText(literal)) : Optional.empty();
    }

    /** Numbers as in Java; what a suffix says about the type does not count, the column's type does. */
    private static Optional<String> digits(String literal, ScalarType type) {
        if (literal.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        try {
            return switch (type.jsonForm()) {
                case INTEGER -> Optional.of(integer(literal));
                case FRACTION -> Optional.of(decimal(literal));
                case TEXT, BOOLEAN -> Optional.empty();
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

    // ---- what some types have

    private Base64Variant base64() {
        Optional<String> text = annotation.text("base64");
        if (text.isEmpty()) {
            return ColumnOptions.DEFAULT.base64();
        }
        Base64Variant variant = VARIANTS.get(text.get().toLowerCase(Locale.ROOT));
        if (variant == null) {
            diagnostics.error(
                    DiagnosticCode.ATTRIBUTE_VALUE,
                    annotation.location("base64"),
                    "'base64' of '@Column' expects 'mime', 'mime-no-linefeeds', 'pem' or 'url' but found '"
                            + text.get() + "'"
                            + NearestName.suggestion(
                                    text.get(),
                                    VARIANTS.keySet().stream().sorted().toList()));
            return ColumnOptions.DEFAULT.base64();
        }
        if (element(type) != ScalarType.BINARY) {
            doesNotFit("base64", "'base64' is for columns of type 'binary', and this one is '" + type + "'");
        }
        return variant;
    }

    private UnknownConstant unknownConstant() {
        Optional<String> text = annotation.text("unknown");
        if (text.isEmpty()) {
            return UnknownConstant.FAIL;
        }
        if (!(element(type) instanceof EnumType constants)) {
            doesNotFit("unknown", "'unknown' is for columns of an enum, and this one is '" + type + "'");
            return UnknownConstant.FAIL;
        }
        boolean named = constants.constants().contains(text.get());
        if (!named && text.get().equals("fail")) {
            return UnknownConstant.FAIL;
        } else if (!named && text.get().equalsIgnoreCase("null")) {
            return UnknownConstant.NULL;
        }
        return constant(text.get(), constants, "unknown")
                .map(UnknownConstant::named)
                .orElse(UnknownConstant.FAIL);
    }

    private Optional<String> constant(String name, EnumType constants, String attribute) {
        if (constants.constants().contains(name)) {
            return Optional.of(name);
        }
        diagnostics.error(
                DiagnosticCode.UNKNOWN_CONSTANT,
                annotation.location(attribute),
                "enum '" + constants.className() + "' has no constant '" + name + "'"
                        + NearestName.suggestion(name, constants.constants()));
        return Optional.empty();
    }

    private void doesNotFit(String attribute, String message) {
        SourceLocation at = annotation.location(attribute);
        diagnostics.error(DiagnosticCode.ATTRIBUTE_DOES_NOT_FIT, at, message);
    }

    private static ValueType element(ValueType type) {
        if (type instanceof ArrayType array) {
            return element(array.element());
        } else if (type instanceof ListType list) {
            return element(list.element());
        }
        return type instanceof MapType map ? element(map.value()) : type;
    }
}
