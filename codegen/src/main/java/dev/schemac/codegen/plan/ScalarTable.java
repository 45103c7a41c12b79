package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.plan.ColumnTypePlan.KeyFactory;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.JsonType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The methods of the runtime that read and write each scalar, and the few facts about scalars that affect generated
 * code. Each scalar is one row of {@link #row}; no other part of the planner distinguishes scalars. Methods named
 * {@code is...} accept any type, the others a scalar only.
 */
final class ScalarTable {

    /**
     * The generated code for one scalar.
     *
     * @param keyFactory the factory method of {@code JsonKey}
     * @param read the scanner's method that starts at a value; it rejects null for a type that is primitive in Java
     * @param expected the name of the type in error messages
     * @param comparable whether {@code equals} of the class may be used
     * @param format the argument of the methods, for a type with a format of the runtime
     */
    private record Row(
            KeyFactory keyFactory, String read, String expected, boolean comparable, Optional<FormatPlan> format) {

        static Row of(KeyFactory keyFactory, String read, String expected) {
            return new Row(keyFactory, read, expected, true, Optional.empty());
        }

        /** Returns a row for the format with the name of the scalar. */
        static Row string(ScalarType scalar, boolean comparable) {
            return new Row(
                    KeyFactory.STRING,
                    "readAs",
                    scalar.toString(),
                    comparable,
                    Optional.of(runtimeFormat(scalar, scalar.name())));
        }
    }

    private static final Map<ScalarType, Row> ROWS = new EnumMap<>(ScalarType.class);

    static {
        for (ScalarType scalar : ScalarType.values()) {
            ROWS.put(scalar, row(scalar));
        }
    }

    /**
     * Returns a row. The default is a string that the format of the same name reads; a test looks for that format.
     * Numbers need a row.
     */
    private static Row row(ScalarType scalar) {
        return switch (scalar) {
            case STRING -> Row.of(KeyFactory.STRING, "readString", "string");
            case CHAR -> Row.of(KeyFactory.CHARACTER, "readChar", "string of one character");
            case BOOLEAN -> Row.of(KeyFactory.BOOLEAN, "readBoolean", "boolean");
            case BYTE -> Row.of(KeyFactory.NUMBER, "readByte", "byte");
            case SHORT -> Row.of(KeyFactory.NUMBER, "readShort", "short");
            case INT -> Row.of(KeyFactory.NUMBER, "readInt", "int");
            case LONG -> Row.of(KeyFactory.NUMBER, "readLong", "long");
            case FLOAT -> Row.of(KeyFactory.NUMBER, "readFloat", "float");
            case DOUBLE -> Row.of(KeyFactory.NUMBER, "readDouble", "double");
            case BIG_INTEGER -> Row.of(KeyFactory.NUMBER_OR_NULL, "readBigInteger", "BigInteger");
            case BIG_DECIMAL -> Row.of(KeyFactory.NUMBER_OR_NULL, "readBigDecimal", "BigDecimal");
            // its equals uses the network
            case URL -> Row.string(scalar, false);
            // the column defines the format: see format()
            case BINARY -> Row.of(KeyFactory.STRING, "readAs", "binary");
            default -> Row.string(scalar, true);
        };
    }

    private ScalarTable() {}

    private static FormatPlan runtimeFormat(ScalarType scalar, String constant) {
        return FormatPlan.ofRuntime(JavaType.of(scalar.unboxedClass()), constant);
    }

    private static Row row(ValueType scalar) {
        return ROWS.get((ScalarType) scalar);
    }

    // ---- Java

    /** Returns the constant of the runtime's {@code Scalar}. */
    static String constant(ValueType scalar) {
        return ((ScalarType) scalar).name();
    }

    /** Returns the type of a value that is not null: primitive if there is a primitive type. */
    static JavaType javaType(ValueType scalar) {
        return JavaType.of(((ScalarType) scalar).unboxedClass());
    }

    /** Returns the Java class, boxed. */
    static Named javaClass(ValueType scalar) {
        return JavaType.named(((ScalarType) scalar).className());
    }

    /** Returns whether {@code equals} of the class may be used. */
    static boolean isComparable(ValueType type) {
        return !(type instanceof ScalarType) || row(type).comparable();
    }

    /** Returns whether an array of this declared type contains no other class. */
    static boolean isOfFinalClass(ValueType type) {
        return type instanceof ScalarType scalar
                && Modifier.isFinal(scalar.boxedClass().getModifiers());
    }

    static boolean isBoolean(ValueType type) {
        return type == ScalarType.BOOLEAN;
    }

    /** Returns whether its values are strings, which may be lazy. */
    static boolean isString(ValueType type) {
        return type == ScalarType.STRING;
    }

    static boolean isBinary(ValueType type) {
        return type == ScalarType.BINARY;
    }

    /** Returns whether the JVM counts a parameter of the primitive type as two. */
    static boolean isOf64Bits(ValueType type) {
        return type == ScalarType.LONG || type == ScalarType.DOUBLE;
    }

    // ---- JSON

    /** Returns the factory method of {@code JsonKey}. */
    static KeyFactory keyFactory(ValueType scalar, Optional<ColumnFormat> format) {
        if (format.isEmpty()) {
            return row(scalar).keyFactory();
        } else if (format.get().jsonType() == JsonType.STRING) {
            return KeyFactory.STRING;
        }
        return javaType(scalar).isPrimitive() ? KeyFactory.NUMBER : KeyFactory.NUMBER_OR_NULL;
    }

    /** Returns the name of the type in error messages. */
    static String expected(ValueType scalar) {
        return row(scalar).expected();
    }

    /** Returns whether a value is a number or a boolean in JSON, without commas and brackets. */
    static boolean isScalarLiteral(ValueType type) {
        return type instanceof ScalarType scalar && scalar.jsonType() != JsonType.STRING;
    }

    /** Returns how a value is read and written. */
    static ValuePlan.Scalar plan(ValueType scalar, Optional<FormatPlan> format) {
        boolean primitive = javaType(scalar).isPrimitive();
        String read = row(scalar).read();
        if (format.isPresent()) {
            // a primitive with a format is a number
            return new ValuePlan.Scalar(primitive ? read : "readAs", "readAs", false, format);
        }
        return new ValuePlan.Scalar(read, primitive ? read + "OrNull" : read, false, format);
    }

    /** Returns the runtime's format for a type in another form than the default; empty if a parser must create it. */
    static Optional<FormatPlan> format(ValueType scalar, ColumnFormat format) {
        ScalarType type = (ScalarType) scalar;
        return switch (format.kind()) {
            case ISO, NUMBER, PATTERN -> Optional.empty();
            case STRING, EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS ->
                Optional.of(
                        runtimeFormat(type, type.name() + "_" + format.kind().name()));
        };
    }

    /** Returns the format of a date or time in a pattern. */
    static FormatPlan.OfPattern pattern(ValueType scalar, ColumnFormat format) {
        return new FormatPlan.OfPattern(row(scalar).format().orElseThrow().constant(), format.text());
    }

    /** Returns the runtime's format for a type, if it is a scalar that has one. */
    static Optional<FormatPlan> format(ValueType type, Base64Variant base64) {
        if (type == ScalarType.BINARY) {
            return Optional.of(runtimeFormat(ScalarType.BINARY, "BASE64_" + base64.name()));
        }
        return type instanceof ScalarType ? row(type).format() : Optional.empty();
    }

    /** Returns the string that the runtime's format reads as a value. */
    static String string(ValueType scalar, Object value) {
        return ((ScalarType) scalar).string(value);
    }

    // ---- numbers

    /** Returns whether it is a number of any size. */
    static boolean isBigNumber(ValueType type) {
        return type == ScalarType.BIG_INTEGER || type == ScalarType.BIG_DECIMAL;
    }

    /** Returns whether it is a primitive number with a fraction. */
    static boolean isFraction(ValueType type) {
        return type == ScalarType.FLOAT || type == ScalarType.DOUBLE;
    }

    /** Returns a number of a type as a literal; for a fraction the nearest one. */
    static String literal(ValueType scalar, BigDecimal value) {
        if (isFraction(scalar)) {
            return scalar == ScalarType.FLOAT ? value.floatValue() + "F" : String.valueOf(value.doubleValue());
        }
        long exact = value.longValueExact();
        return exact == (int) exact ? String.valueOf(exact) : exact + "L";
    }
}
