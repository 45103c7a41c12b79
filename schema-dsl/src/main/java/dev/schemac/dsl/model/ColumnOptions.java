package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What {@code @Column} says about a column; {@link #NONE} is what holds without one. */
record ColumnOptions(
        Optional<String> jsonName,
        List<String> aliases,
        boolean required,
        boolean nullable,
        Optional<Object> defaultValue,
        Base64Variant base64,
        UnknownConstant unknownConstant) {
    static final ColumnOptions NONE = new ColumnOptions(
            Optional.empty(),
            List.of(),
            false,
            true,
            Optional.empty(),
            Base64Variant.MIME_NO_LINEFEEDS,
            UnknownConstant.FAIL);

    private static final Map<String, Base64Variant> VARIANTS = Map.of(
            "mime", Base64Variant.MIME,
            "mime-no-linefeeds", Base64Variant.MIME_NO_LINEFEEDS,
            "pem", Base64Variant.PEM,
            "url", Base64Variant.URL);

    /** What {@code annotation} says about a column of this type. What does not fit is reported and left out. */
    static ColumnOptions of(AnnotationAttributes annotation, ValueType type, Diagnostics diagnostics) {
        Reader reader = new Reader(annotation, type, diagnostics);
        return new ColumnOptions(
                annotation.text("jsonName"),
                annotation.texts("alias").stream().map(TextValue::text).toList(),
                annotation.flag("required", false),
                reader.nullable(),
                reader.defaultValue(),
                reader.base64(),
                reader.unknownConstant());
    }

    /** The attributes whose meaning depends on the type. */
    private record Reader(AnnotationAttributes annotation, ValueType type, Diagnostics diagnostics) {
        boolean nullable() {
            boolean nullable = annotation.flag("nullable", true);
            if (!nullable && type == UntypedType.NULL) {
                doesNotFit("nullable", "a 'null' column is always null");
            }
            return nullable;
        }

        Optional<Object> defaultValue() {
            if (annotation.value("defaultValue").isEmpty()) {
                return Optional.empty();
            }
            if (type instanceof EnumType constants) {
                Optional<AnnotationValue> name =
                        annotation.value("defaultValue").filter(AnnotationAttributes::isText);
                if (name.isPresent()) {
                    return constant(AnnotationAttributes.asText(name.get()), constants, "defaultValue")
                            .map(Object.class::cast);
                }
            }
            Optional<Object> value = type instanceof ScalarType scalar
                    ? annotation.value("defaultValue").flatMap(literal -> DefaultValue.of(literal, scalar))
                    : Optional.empty();
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

        Base64Variant base64() {
            Optional<String> text = annotation.text("base64");
            if (text.isEmpty()) {
                return NONE.base64;
            }
            Base64Variant variant = VARIANTS.get(text.get().toLowerCase(Locale.ROOT));
            if (variant == null) {
                diagnostics.error(
                        DiagnosticCode.ATTRIBUTE_VALUE,
                        annotation.location("base64"),
                        "'base64' of '@Column' takes 'mime', 'mime-no-linefeeds', 'pem' or 'url' but found '"
                                + text.get() + "'"
                                + NearestName.suggestion(
                                        text.get(),
                                        VARIANTS.keySet().stream().sorted().toList()));
                return NONE.base64;
            }
            if (element(type) != ScalarType.BINARY) {
                doesNotFit("base64", "'base64' is for columns of type 'binary', and this one is '" + type + "'");
            }
            return variant;
        }

        UnknownConstant unknownConstant() {
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

        private Optional<String> constant(String name, EnumType type, String attribute) {
            if (type.constants().contains(name)) {
                return Optional.of(name);
            }
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_CONSTANT,
                    annotation.location(attribute),
                    "enum '" + type.className() + "' has no constant '" + name + "'"
                            + NearestName.suggestion(name, type.constants()));
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
}
