package dev.schemac.codegen.plan;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.model.AdaptedType;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.Base64Variant;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.EnumType;
import dev.schemac.dsl.model.ListType;
import dev.schemac.dsl.model.MapType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.UnknownConstant;
import dev.schemac.dsl.model.UntypedType;
import dev.schemac.dsl.model.ValueType;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The one place that knows what a schema type is in Java and which runtime methods read and write it. Everything about
 * a scalar is one row of {@link #SCALARS}; nothing else in the generator tells scalars apart.
 */
final class TypeMapper {

    /**
     * What generated code does for one type.
     *
     * @param javaType the type of a column
     * @param boxedType the type of an array element that may be null
     * @param keyFactory the factory method of {@code JsonKey}
     * @param inOrderRead the scanner's method on the straight line, where the value is known not to be null
     * @param read the scanner's method that starts at a value; for a type that is primitive in Java, null is an error
     * @param readOrNull the same, where null is null
     * @param ofFinalClass whether an array of it holds nothing but its class
     * @param format what these methods are told, for a type that is a string in JSON
     */
    private record Row(
            TypeName javaType,
            TypeName boxedType,
            String keyFactory,
            String inOrderRead,
            String read,
            String readOrNull,
            boolean ofFinalClass,
            Optional<FormatPlan> format) {

        static Row primitive(Class<?> type, Class<?> boxed, String keyFactory, String read) {
            return new Row(
                    TypeName.get(type),
                    ClassName.get(boxed),
                    keyFactory,
                    read,
                    read,
                    read + "OrNull",
                    true,
                    Optional.empty());
        }

        static Row reference(Class<?> type, String keyFactory, String inOrderRead, String read) {
            return new Row(
                    ClassName.get(type),
                    ClassName.get(type),
                    keyFactory,
                    inOrderRead,
                    read,
                    read,
                    Modifier.isFinal(type.getModifiers()),
                    Optional.empty());
        }

        static Row text(Class<?> type, String format) {
            TypeName name = TypeName.get(type);
            return new Row(
                    name,
                    name,
                    "text",
                    "readTextAs",
                    "readAs",
                    "readAs",
                    Modifier.isFinal(type.getModifiers()),
                    Optional.of(FormatPlan.ofRuntime(name, format)));
        }
    }

    private static final Map<ScalarType, Row> SCALARS = new EnumMap<>(ScalarType.class);

    static {
        SCALARS.put(ScalarType.STRING, Row.reference(String.class, "text", "readText", "readString"));
        SCALARS.put(ScalarType.CHAR, Row.primitive(char.class, Character.class, "character", "readChar"));
        SCALARS.put(ScalarType.BOOLEAN, Row.primitive(boolean.class, Boolean.class, "bool", "readBoolean"));
        SCALARS.put(ScalarType.BYTE, Row.primitive(byte.class, Byte.class, "number", "readByte"));
        SCALARS.put(ScalarType.SHORT, Row.primitive(short.class, Short.class, "number", "readShort"));
        SCALARS.put(ScalarType.INT, Row.primitive(int.class, Integer.class, "number", "readInt"));
        SCALARS.put(ScalarType.LONG, Row.primitive(long.class, Long.class, "number", "readLong"));
        SCALARS.put(ScalarType.FLOAT, Row.primitive(float.class, Float.class, "number", "readFloat"));
        SCALARS.put(ScalarType.DOUBLE, Row.primitive(double.class, Double.class, "number", "readDouble"));
        SCALARS.put(
                ScalarType.BIG_INTEGER, Row.reference(BigInteger.class, "number", "readBigInteger", "readBigInteger"));
        SCALARS.put(
                ScalarType.BIG_DECIMAL, Row.reference(BigDecimal.class, "number", "readBigDecimal", "readBigDecimal"));
        SCALARS.put(ScalarType.UUID, Row.text(UUID.class, "UUID"));
        SCALARS.put(ScalarType.URI, Row.text(URI.class, "URI"));
        SCALARS.put(ScalarType.URL, Row.text(URL.class, "URL"));
        SCALARS.put(ScalarType.LOCAL_DATE, Row.text(LocalDate.class, "LOCAL_DATE"));
        SCALARS.put(ScalarType.LOCAL_TIME, Row.text(LocalTime.class, "LOCAL_TIME"));
        SCALARS.put(ScalarType.LOCAL_DATE_TIME, Row.text(LocalDateTime.class, "LOCAL_DATE_TIME"));
        SCALARS.put(ScalarType.OFFSET_DATE_TIME, Row.text(OffsetDateTime.class, "OFFSET_DATE_TIME"));
        SCALARS.put(ScalarType.ZONED_DATE_TIME, Row.text(ZonedDateTime.class, "ZONED_DATE_TIME"));
        SCALARS.put(ScalarType.INSTANT, Row.text(Instant.class, "INSTANT"));
        SCALARS.put(ScalarType.DURATION, Row.text(Duration.class, "DURATION"));
        SCALARS.put(ScalarType.BINARY, Row.text(byte[].class, "BASE64_MIME_NO_LINEFEEDS"));
    }

    private final Map<ObjectType, ObjectNames> names;
    private final ClassReaders readers;

    /**
     * @param names the classes of every schema that is generated in this run
     * @param readers those for the application classes in its columns
     */
    TypeMapper(Map<ObjectType, ObjectNames> names, ClassReaders readers) {
        this.names = names;
        this.readers = readers;
    }

    ObjectNames names(ObjectType type) {
        return names.get(type);
    }

    /** The classes that read and write an application class in a package. */
    ObjectNames reader(String packageName, ClassType application) {
        return readers.of(packageName, application);
    }

    /** Whether a schema of this run has a class whose name begins so. */
    boolean isSomeClassNamedLike(String prefix) {
        return names.values().stream().anyMatch(name -> name.baseName().startsWith(prefix));
    }

    boolean isSomeClassNamed(String simpleName) {
        return names.values().stream()
                .anyMatch(name -> name.value().simpleName().equals(simpleName));
    }

    /** The type of a column's field, parameter and return value. */
    TypeName columnType(ValueType type, ValueStyle style) {
        return style == ValueStyle.RECORD ? javaType(type).box() : javaType(type);
    }

    /** The type of a value that is not null. */
    TypeName javaType(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return SCALARS.get(scalar).javaType();
        } else if (type instanceof UntypedType untyped) {
            return untyped == UntypedType.MAP ? RuntimeNames.STRING_TO_OBJECT : TypeName.get(Object.class);
        } else if (type instanceof ArrayType array) {
            return ArrayTypeName.of(heldType(array));
        } else if (type instanceof ListType list) {
            return ParameterizedTypeName.get(RuntimeNames.LIST, heldType(list));
        } else if (type instanceof MapType map) {
            return ParameterizedTypeName.get(RuntimeNames.MAP, RuntimeNames.STRING, heldType(map));
        } else if (type instanceof EnumType constants) {
            return RuntimeNames.className(constants.className());
        } else if (type instanceof AdaptedType adapted) {
            return RuntimeNames.spelled(adapted.className());
        } else if (type instanceof ClassType application) {
            return RuntimeNames.className(application.className());
        }
        return names((ObjectType) type).value();
    }

    /** What {@code EventColumn.schemaType()} says of a column. */
    String schemaType(Column column) {
        return schemaType(column.type(), column.base64());
    }

    private String schemaType(ValueType type, Base64Variant base64) {
        if (type instanceof ArrayType array) {
            return schemaType(array.element(), base64) + (array.primitive() ? "[primitive]" : "[]");
        } else if (type instanceof ListType list) {
            return "List<" + schemaType(list.element(), base64) + ">";
        } else if (type instanceof MapType map) {
            return "Map<String, " + schemaType(map.value(), base64) + ">";
        } else if (type instanceof ObjectType schema) {
            return names(schema).value().reflectionName();
        } else if (type instanceof AdaptedType adapted) {
            return adapted.className() + "(" + adapted.adapterClassName() + ")";
        } else if (type == ScalarType.BINARY && base64 != Base64Variant.MIME_NO_LINEFEEDS) {
            return type + "(" + base64.name().toLowerCase(Locale.ROOT) + ")";
        }
        return type.toString();
    }

    /** The class of values where they are plain objects: boxed, and without type parameters. */
    static TypeName valueClass(TypeName javaType) {
        return erased(javaType.box());
    }

    private static TypeName erased(TypeName type) {
        if (type instanceof ArrayTypeName array) {
            return ArrayTypeName.of(erased(array.componentType()));
        }
        return type instanceof ParameterizedTypeName generic ? generic.rawType() : type;
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

    /** The Java type of what an array, list or typed map holds. */
    TypeName heldType(ValueType container) {
        ValueType held = held(container);
        if (held instanceof ScalarType scalar) {
            Row row = SCALARS.get(scalar);
            boolean primitive = container instanceof ArrayType array && array.primitive();
            return primitive ? row.javaType() : row.boxedType();
        }
        return javaType(held);
    }

    /**
     * An expression for a new array: Java has none of a parameterized type, hence the detour for maps and lists.
     *
     * @param length an expression
     */
    CodeBlock newArray(ContainerPlan array, String length) {
        TypeName innermost = innermost(array.heldType());
        String brackets = "[" + length + "]" + "[]".repeat(dimensions(array.heldType()));
        return innermost instanceof ParameterizedTypeName generic
                ? CodeBlock.of("($T) new $T<$L>$L", array.javaType(), generic.rawType(), wildcards(generic), brackets)
                : CodeBlock.of("new $T$L", innermost, brackets);
    }

    private static String wildcards(ParameterizedTypeName generic) {
        return generic.typeArguments().stream().map(argument -> "?").collect(Collectors.joining(", "));
    }

    /** Whether a variable of the array's type may hold one of another class, made for a subclass of what it holds. */
    boolean mayHoldSubclasses(ContainerPlan array) {
        ValueType leaf = array.held();
        while (leaf instanceof ArrayType inner) {
            leaf = inner.element();
        }
        return !(leaf instanceof ScalarType scalar) || !SCALARS.get(scalar).ofFinalClass();
    }

    /** Whether a cast to this type, or to an array of it, cannot be checked. */
    boolean isGeneric(TypeName type) {
        return innermost(type) instanceof ParameterizedTypeName;
    }

    private static TypeName innermost(TypeName type) {
        return type instanceof ArrayTypeName array ? innermost(array.componentType()) : type;
    }

    private static int dimensions(TypeName type) {
        return type instanceof ArrayTypeName array ? 1 + dimensions(array.componentType()) : 0;
    }

    /** The factory method of {@code JsonKey} for a column of this type. */
    String keyFactory(ValueType type) {
        if (type instanceof ScalarType scalar) {
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

    /** The scanner's method for a value on the straight line that no generated method reads. */
    static String inOrderRead(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return SCALARS.get(scalar).inOrderRead();
        }
        return type instanceof EnumType ? "readTextAs" : read(type);
    }

    /** The scanner's method for a column anywhere else; for one that is primitive in Java, null is an error. */
    String read(ColumnPlan column) {
        return column.boxed() ? SCALARS.get((ScalarType) column.type()).readOrNull() : read(column.type());
    }

    private static String read(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return SCALARS.get(scalar).read();
        } else if (type instanceof EnumType || type instanceof AdaptedType) {
            return "readAs";
        }
        return type == UntypedType.MAP ? "readMap" : "readValue";
    }

    /** The scanner's method for what an array, list or typed map holds. */
    static String heldRead(ContainerPlan container) {
        if (container.held() instanceof ScalarType scalar
                && !container.heldType().isPrimitive()) {
            return SCALARS.get(scalar).readOrNull();
        }
        return read(container.held());
    }

    /** The runtime's format for a type, if it is a scalar that has one. */
    static Optional<FormatPlan> format(ValueType type, Base64Variant base64) {
        if (type == ScalarType.BINARY) {
            return Optional.of(FormatPlan.ofRuntime(SCALARS.get(type).javaType(), "BASE64_" + base64.name()));
        }
        return type instanceof ScalarType scalar ? SCALARS.get(scalar).format() : Optional.empty();
    }

    /**
     * Whether a value that is there, and is not null, may read as null all the same; or null may be read on the
     * straight line.
     */
    static boolean mayReadNull(ColumnPlan column) {
        return column.type() == UntypedType.OBJECT
                || column.type() instanceof AdaptedType
                || column.type() instanceof EnumType
                        && column.declared().unknownConstant().policy() == UnknownConstant.Policy.NULL;
    }

    /** What an error message calls a value of this type. */
    static String spoken(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return scalar == ScalarType.CHAR ? "string of one character" : simpleName(scalar);
        } else if (type instanceof EnumType || type instanceof AdaptedType) {
            String name = type.toString();
            return name.substring(name.lastIndexOf('.') + 1);
        } else if (type instanceof ArrayType || type instanceof ListType) {
            return "array";
        }
        return type == UntypedType.OBJECT ? "value" : "object";
    }

    private static String simpleName(ScalarType scalar) {
        Row row = SCALARS.get(scalar);
        if (scalar == ScalarType.STRING) {
            return "string";
        }
        return row.javaType() instanceof ClassName name ? name.simpleName() : scalar.toString();
    }

    /** Whether a value is a number or a boolean in JSON, in which no comma and no bracket can be. */
    static boolean isScalarLiteral(ValueType type) {
        return type instanceof ScalarType scalar
                && Set.of("number", "bool").contains(SCALARS.get(scalar).keyFactory());
    }

    /** The text that the value of an absent column has in Javadoc. */
    static String absentValue(ColumnPlan column) {
        if (!column.primitive()) {
            return "null";
        } else if (column.javaType().equals(TypeName.BOOLEAN)) {
            return "false";
        }
        return column.javaType().equals(TypeName.CHAR) ? "'\\0'" : "0";
    }

    /** An expression that is true where two values of a column are equal, however deep. */
    CodeBlock equal(ColumnPlan column, String left, String right) {
        TypeName javaType = column.javaType();
        if (javaType.equals(TypeName.DOUBLE) || javaType.equals(TypeName.FLOAT)) {
            return CodeBlock.of("$T.compare($L, $L) == 0", javaType.box(), left, right);
        } else if (javaType.isPrimitive()) {
            return CodeBlock.of("$L == $L", left, right);
        }
        return switch (depth(column.type())) {
            case MIXED -> CodeBlock.of("$T.equal($L, $L)", RuntimeNames.JSON_VALUES, left, right);
            case ARRAYS -> CodeBlock.of("$T.deepEquals($L, $L)", RuntimeNames.ARRAYS, left, right);
            case ARRAY -> CodeBlock.of("$T.equals($L, $L)", RuntimeNames.ARRAYS, left, right);
            case PLAIN -> CodeBlock.of("$T.equals($L, $L)", RuntimeNames.OBJECTS, left, right);
        };
    }

    /** The hash code that goes with {@link #equal}. */
    CodeBlock hash(ColumnPlan column, String value) {
        if (column.primitive()) {
            return CodeBlock.of("$T.hashCode($L)", column.javaType().box(), value);
        }
        return switch (depth(column.type())) {
            case MIXED -> CodeBlock.of("$T.hash($L)", RuntimeNames.JSON_VALUES, value);
            case ARRAYS -> CodeBlock.of("$T.deepHashCode($L)", RuntimeNames.ARRAYS, value);
            case ARRAY -> CodeBlock.of("$T.hashCode($L)", RuntimeNames.ARRAYS, value);
            case PLAIN -> CodeBlock.of("$T.hashCode($L)", RuntimeNames.OBJECTS, value);
        };
    }

    /**
     * How values are compared: by their own {@code equals}, as an array of such, as an array of arrays, or as a
     * mixture.
     */
    private enum Depth {
        PLAIN,
        ARRAY,
        ARRAYS,
        MIXED
    }

    private Depth depth(ValueType type) {
        TypeName javaType = javaType(type);
        ValueType leaf = leaf(type);
        boolean collected = containsCollection(type);
        boolean url = javaType(leaf).equals(TypeName.get(URL.class)); // whose own equals asks the network
        if (leaf instanceof UntypedType
                || url
                || collected && javaType.toString().contains("[]")) {
            return Depth.MIXED;
        } else if (dimensions(javaType) > 1) {
            return Depth.ARRAYS;
        }
        return dimensions(javaType) == 1 ? Depth.ARRAY : Depth.PLAIN;
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

    /** What the containers of a type hold in the end. */
    static ValueType leaf(ValueType type) {
        ValueType held = held(type);
        return held == null ? type : leaf(held);
    }
}
