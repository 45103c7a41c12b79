package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.ColumnPlan.Equality;
import dev.schemac.codegen.plan.EnumPlan.EnumClasses;
import dev.schemac.codegen.plan.JavaType.ArrayOf;
import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import dev.schemac.codegen.plan.RulePlan.Comparison;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ScalarType.JsonForm;
import dev.schemac.dsl.model.ValueFormat;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The one place that knows what a schema type is in Java and which runtime methods read and write it. What there is to
 * know about a scalar beyond {@link ScalarType} is one row of {@link #row}; nothing else in the generator tells scalars
 * apart.
 */
final class TypeMapper {

    /**
     * What generated code does for one scalar.
     *
     * @param keyFactory the factory method of {@code JsonKey}
     * @param read the scanner's method that starts at a value; for a type that is primitive in Java, null is an error
     * @param spoken what an error message calls a value
     * @param comparable whether {@code equals} of the class may be used
     * @param format what the methods are told, for a type whose text a format of the runtime reads and writes
     */
    private record Row(String keyFactory, String read, String spoken, boolean comparable, Optional<FormatPlan> format) {

        static Row of(String keyFactory, String read, String spoken) {
            return new Row(keyFactory, read, spoken, true, Optional.empty());
        }

        /** By the format that is called like the scalar. */
        static Row text(ScalarType scalar, boolean comparable) {
            return new Row(
                    "text", "readAs", scalar.toString(), comparable, Optional.of(runtimeFormat(scalar, scalar.name())));
        }
    }

    private static final Map<ScalarType, Row> SCALARS = new EnumMap<>(ScalarType.class);

    static {
        for (ScalarType scalar : ScalarType.values()) {
            SCALARS.put(scalar, row(scalar));
        }
    }

    /** Has no default: a scalar without a row does not compile. */
    private static Row row(ScalarType scalar) {
        return switch (scalar) {
            case STRING -> Row.of("text", "readString", "string");
            case CHAR -> Row.of("character", "readChar", "string of one character");
            case BOOLEAN -> Row.of("bool", "readBoolean", "boolean");
            case BYTE -> Row.of("number", "readByte", "byte");
            case SHORT -> Row.of("number", "readShort", "short");
            case INT -> Row.of("number", "readInt", "int");
            case LONG -> Row.of("number", "readLong", "long");
            case FLOAT -> Row.of("number", "readFloat", "float");
            case DOUBLE -> Row.of("number", "readDouble", "double");
            case BIG_INTEGER -> Row.of("number", "readBigInteger", "BigInteger");
            case BIG_DECIMAL -> Row.of("number", "readBigDecimal", "BigDecimal");
            case UUID,
                    URI,
                    LOCAL_DATE,
                    LOCAL_TIME,
                    LOCAL_DATE_TIME,
                    OFFSET_DATE_TIME,
                    ZONED_DATE_TIME,
                    INSTANT,
                    DURATION -> Row.text(scalar, true);
            // whose equals asks the network
            case URL -> Row.text(scalar, false);
            // the format is the column's: see format()
            case BINARY -> Row.of("text", "readAs", "binary");
        };
    }

    private static FormatPlan runtimeFormat(ScalarType scalar, String constant) {
        return FormatPlan.ofRuntime(JavaType.of(scalar.unboxedClass()), constant);
    }

    private final Map<ObjectType, ObjectNames> names;
    private final EnumClasses enums;
    private final ClassReaders readers;

    /**
     * @param names the classes of every schema that is generated in this run
     * @param enums the classes of enums
     * @param readers those for the application classes in its columns
     */
    TypeMapper(Map<ObjectType, ObjectNames> names, EnumClasses enums, ClassReaders readers) {
        this.names = names;
        this.enums = enums;
        this.readers = readers;
    }

    ObjectNames names(ObjectType type) {
        return names.get(type);
    }

    /** The class of an enum. */
    Named enumClass(EnumType type) {
        return enums.of(type);
    }

    /** The classes that read and write an application class in a package. */
    ObjectNames reader(String packageName, ClassType application) {
        return readers.of(packageName, application);
    }

    /** Whether a schema, or an enum that is generated, has a class whose name begins so. */
    boolean isSomeClassNamedLike(String prefix) {
        return names.values().stream().anyMatch(name -> name.baseName().startsWith(prefix))
                || enums.generated().values().stream()
                        .anyMatch(name -> name.simpleName().startsWith(prefix));
    }

    boolean isSomeClassNamed(String simpleName) {
        return names.values().stream()
                        .anyMatch(name -> name.value().simpleName().equals(simpleName))
                || enums.generated().values().stream()
                        .anyMatch(name -> name.simpleName().equals(simpleName));
    }

    /**
     * The type of a column's field, parameter and return value: a record has no other way than null to say that a column
     * is absent.
     */
    JavaType columnType(Column column, ValueKind kind) {
        JavaType type = javaType(column.type());
        return kind == ValueKind.BEAN || isAlwaysThere(column) ? type : type.boxed();
    }

    /** Whether no event that is read lacks the column, or has null there. */
    static boolean isAlwaysThere(Column column) {
        return column.required() && !column.nullable();
    }

    /** The type of a value that is not null. */
    JavaType javaType(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return JavaType.of(scalar.unboxedClass());
        } else if (type instanceof UntypedType untyped) {
            return untyped == UntypedType.MAP ? PlatformNames.STRING_TO_OBJECT : JavaType.OBJECT;
        } else if (type instanceof ArrayType array) {
            return new ArrayOf(heldType(array));
        } else if (type instanceof ListType list) {
            return JavaType.generic(List.class, heldType(list));
        } else if (type instanceof MapType map) {
            return JavaType.generic(Map.class, JavaType.of(String.class), heldType(map));
        } else if (type instanceof EnumType constants) {
            return enumClass(constants);
        } else if (type instanceof AdaptedType adapted) {
            return JavaType.spelled(adapted.className());
        } else if (type instanceof ClassType application) {
            return JavaType.named(application.className());
        }
        return names((ObjectType) type).value();
    }

    /** What {@code EventType.Column.schemaType()} says of a column. */
    String schemaType(Column column) {
        return schemaType(column.type(), column);
    }

    private String schemaType(ValueType type, Column column) {
        Base64Variant base64 = column.base64();
        if (type instanceof ArrayType array) {
            return schemaType(array.element(), column) + (array.primitive() ? "[primitive]" : "[]");
        } else if (type instanceof ListType list) {
            return "List<" + schemaType(list.element(), column) + ">";
        } else if (type instanceof MapType map) {
            return "Map<String, " + schemaType(map.value(), column) + ">";
        } else if (type instanceof ObjectType schema) {
            return names(schema).value().binaryName();
        } else if (type instanceof EnumType constants) {
            return enumClass(constants).canonicalName();
        } else if (type instanceof AdaptedType adapted) {
            return adapted.className() + "(" + adapted.adapterClassName() + ")";
        } else if (type == ScalarType.BINARY && base64 != Base64Variant.MIME_NO_LINEFEEDS) {
            return type + "(" + base64.name().toLowerCase(Locale.ROOT) + ")";
        }
        return type + column.format().map(format -> "(" + format + ")").orElse("");
    }

    /** What an array, list or typed map holds; null for other types. */
    static ValueType held(ValueType type) {
        if (type instanceof ArrayType array) {
            return array.element();
        } else if (type instanceof ListType list) {
            return list.element();
        }
        return type instanceof MapType map ? map.value() : null;
    }

    /** The type with lists in place of arrays, but for those of primitives. */
    static ValueType withLists(ValueType type) {
        if (type instanceof ArrayType array) {
            return array.primitive() ? array : new ListType(withLists(array.element()));
        } else if (type instanceof ListType list) {
            return new ListType(withLists(list.element()));
        }
        return type instanceof MapType map ? new MapType(withLists(map.value())) : type;
    }

    /** How many lists and maps are in one another; the greatest number where nobody knows. */
    static int levels(ValueType type) {
        if (type instanceof UntypedType) {
            return type == UntypedType.NULL ? 0 : Integer.MAX_VALUE;
        } else if (type instanceof ListType || type instanceof MapType) {
            int held = levels(held(type));
            return held == Integer.MAX_VALUE ? held : held + 1;
        }
        return 0;
    }

    /** The Java type of what an array, list or typed map holds. */
    JavaType heldType(ValueType container) {
        ValueType held = held(container);
        if (held instanceof ScalarType scalar) {
            boolean primitive = container instanceof ArrayType array && array.primitive();
            return JavaType.of(primitive ? scalar.unboxedClass() : scalar.boxedClass());
        }
        return javaType(held);
    }

    /** Whether an array of it, or of arrays of it, holds nothing but its class. */
    static boolean isOfFinalClass(ValueType type) {
        if (type instanceof ArrayType array) {
            return isOfFinalClass(array.element());
        }
        return type instanceof ScalarType scalar
                && Modifier.isFinal(scalar.boxedClass().getModifiers());
    }

    /** The factory method of {@code JsonKey} for a column. */
    static String keyFactory(Column column) {
        ValueType type = column.type();
        if (type instanceof ScalarType scalar) {
            if (column.format().isPresent()) {
                return column.format().get().jsonForm() == JsonForm.TEXT ? "text" : "number";
            }
            return SCALARS.get(scalar).keyFactory();
        } else if (type instanceof UntypedType untyped) {
            return untyped == UntypedType.MAP ? "object" : "any";
        } else if (type instanceof EnumType) {
            return "text";
        } else if (type instanceof AdaptedType) {
            return "any";
        }
        return type instanceof ArrayType || type instanceof ListType ? "array" : "object";
    }

    /**
     * How a value is read and written that no generated class or method reads.
     *
     * @param unmodifiable whether the lists and maps of an untyped value cannot be changed
     */
    static ValuePlan.Scalar scalar(ValueType type, Optional<FormatPlan> format, boolean unmodifiable) {
        if (type instanceof ScalarType scalar) {
            Row row = SCALARS.get(scalar);
            boolean primitive = scalar.unboxedClass().isPrimitive();
            if (format.isPresent()) {
                return new ValuePlan.Scalar(primitive ? "readPresentAs" : "readAs", "readAs", false, format);
            }
            String orNull = primitive ? "OrNull" : "";
            return new ValuePlan.Scalar(row.read(), row.read() + orNull, false, format);
        } else if (type instanceof EnumType || type instanceof AdaptedType) {
            return new ValuePlan.Scalar("readAs", "readAs", false, format);
        }
        String read = (unmodifiable ? "readUnmodifiable" : "read") + (type == UntypedType.MAP ? "Map" : "Value");
        return new ValuePlan.Scalar(read, read, true, format);
    }

    /** The runtime's format for a type in another form than the usual one; empty where it has to be made. */
    static Optional<FormatPlan> format(ValueType scalar, ValueFormat format) {
        ScalarType type = (ScalarType) scalar;
        return switch (format.kind()) {
            case ISO, NUMBER, PATTERN -> Optional.empty();
            case STRING, EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS ->
                Optional.of(
                        runtimeFormat(type, type.name() + "_" + format.kind().name()));
        };
    }

    /** The runtime's format for a type, if it is a scalar that has one. */
    static Optional<FormatPlan> format(ValueType type, Base64Variant base64) {
        if (type == ScalarType.BINARY) {
            return Optional.of(runtimeFormat(ScalarType.BINARY, "BASE64_" + base64.name()));
        }
        return type instanceof ScalarType scalar ? SCALARS.get(scalar).format() : Optional.empty();
    }

    /** The Java class of a scalar, boxed. */
    static Named scalarClass(ValueType scalar) {
        return JavaType.named(((ScalarType) scalar).className());
    }

    static boolean isBoolean(ValueType type) {
        return type == ScalarType.BOOLEAN;
    }

    /** Whether a parameter of the type counts as two, as the JVM counts parameters, where it is no class. */
    static boolean isOf64Bits(ValueType type) {
        return type == ScalarType.LONG || type == ScalarType.DOUBLE;
    }

    /** How two numbers of a type are compared. */
    static Comparison comparison(ValueType type) {
        return switch ((ScalarType) type) {
            case BIG_INTEGER, BIG_DECIMAL -> Comparison.OBJECT;
            case FLOAT, DOUBLE -> Comparison.FRACTION;
            default -> Comparison.INTEGER;
        };
    }

    /** A number that is a value of a type, as a literal; of a fraction the nearest one. */
    static String literal(ValueType type, BigDecimal value) {
        if (comparison(type) == Comparison.FRACTION) {
            return type == ScalarType.FLOAT ? value.floatValue() + "F" : String.valueOf(value.doubleValue());
        }
        long exact = value.longValueExact();
        return exact == (int) exact ? String.valueOf(exact) : exact + "L";
    }

    /** The text that the runtime's format for a scalar reads as a value. */
    static String text(ValueType type, Object value) {
        return ((ScalarType) type).text(value);
    }

    /**
     * Whether a value that is there, and is not null, may read as null all the same; or null may be read on the
     * fast path.
     */
    static boolean mayReadNull(ColumnPlan column) {
        return column.type() == UntypedType.OBJECT
                || column.type() instanceof AdaptedType
                || column.type() instanceof EnumType
                        && column.declared().unknownConstant().policy() == UnknownConstant.Policy.NULL;
    }

    /** Whether its values are strings, which may be lazy. */
    static boolean isString(ValueType type) {
        return type == ScalarType.STRING;
    }

    /** What an error message calls a value of a column. */
    static String spoken(Column column) {
        ValueType type = column.type();
        if (type instanceof ScalarType scalar) {
            return SCALARS.get(scalar).spoken()
                    + column.format().map(format -> " as " + format).orElse("");
        } else if (type instanceof EnumType || type instanceof AdaptedType) {
            String name = type.toString();
            return name.substring(name.lastIndexOf('.') + 1);
        } else if (type instanceof ArrayType || type instanceof ListType) {
            return "array";
        }
        return type == UntypedType.OBJECT ? "value" : "object";
    }

    /** Whether a value is a number or a boolean in JSON, in which no comma and no bracket can be. */
    static boolean isScalarLiteral(ValueType type) {
        return type instanceof ScalarType scalar && scalar.jsonForm() != JsonForm.TEXT;
    }

    /** The text that the value of an absent column has in Javadoc. */
    static String absentValue(ColumnPlan column) {
        if (!column.primitive()) {
            return "null";
        } else if (column.javaType() == JavaType.Primitive.BOOLEAN) {
            return "false";
        }
        return column.javaType() == JavaType.Primitive.CHAR ? "'\\0'" : "0";
    }

    /** How two values of a column are compared, and hashed. */
    static Equality equality(ColumnPlan column) {
        if (column.primitive()) {
            boolean fraction =
                    column.javaType() == JavaType.Primitive.DOUBLE || column.javaType() == JavaType.Primitive.FLOAT;
            return fraction ? Equality.FRACTION : Equality.PRIMITIVE;
        }
        ValueType type = column.type();
        JavaType javaType = column.javaType();
        ValueType leaf = leaf(type);
        boolean comparable =
                !(leaf instanceof ScalarType scalar) || SCALARS.get(scalar).comparable();
        if (leaf instanceof UntypedType
                || !comparable
                || containsCollection(type) && javaType.toString().contains("[]")) {
            return Equality.MIXED;
        } else if (javaType.dimensions() > 1) {
            return Equality.ARRAYS;
        }
        return javaType.dimensions() == 1 ? Equality.ARRAY : Equality.VALUE;
    }

    private static boolean containsCollection(ValueType type) {
        return type instanceof ListType
                || type instanceof MapType
                || type instanceof ArrayType array && containsCollection(array.element());
    }

    /** Whether its values are arrays, lists or maps, or may be. */
    static boolean holdsMutable(ValueType type) {
        return held(type) != null || type instanceof UntypedType || type == ScalarType.BINARY;
    }

    /** How values of a column are compared with the only one that it may have. */
    static RulePlan.OnlyBy comparedWithOnly(ValueType type, Object only) {
        if (type == ScalarType.STRING) {
            return RulePlan.OnlyBy.EQUALS;
        } else if (type == ScalarType.BIG_INTEGER || type == ScalarType.BIG_DECIMAL) {
            return RulePlan.OnlyBy.COMPARE;
        } else if (only instanceof Boolean flag) {
            return flag ? RulePlan.OnlyBy.TRUE : RulePlan.OnlyBy.FALSE;
        }
        return RulePlan.OnlyBy.OPERATOR;
    }

    /** The text of a value in JSON, without quotes and escapes. */
    static String jsonText(ValueType type, Object value) {
        return type instanceof EnumType constants ? constants.text(value.toString()) : value.toString();
    }

    /** What the containers of a type hold in the end. */
    static ValueType leaf(ValueType type) {
        ValueType held = held(type);
        return held == null ? type : leaf(held);
    }
}
