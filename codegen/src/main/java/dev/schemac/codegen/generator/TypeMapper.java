package dev.schemac.codegen.generator;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.UntypedType;
import dev.schemac.dsl.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;

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
     */
    private record Row(
            TypeName javaType,
            TypeName boxedType,
            String keyFactory,
            String inOrderRead,
            String read,
            String readOrNull) {

        static Row primitive(Class<?> type, Class<?> boxed, String keyFactory, String read) {
            return new Row(TypeName.get(type), ClassName.get(boxed), keyFactory, read, read, read + "OrNull");
        }

        static Row reference(Class<?> type, String keyFactory, String inOrderRead, String read) {
            return new Row(ClassName.get(type), ClassName.get(type), keyFactory, inOrderRead, read, read);
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
    }

    private final Map<ObjectType, ObjectNames> names;

    /** @param names the classes of every schema that is generated in this run */
    TypeMapper(Map<ObjectType, ObjectNames> names) {
        this.names = names;
    }

    ObjectNames names(ObjectType type) {
        return names.get(type);
    }

    /** Whether a schema of this run has a class whose name begins so. */
    boolean isSomeClassNamedLike(String prefix) {
        return names.values().stream()
                .anyMatch(name -> name.value().simpleName().startsWith(prefix));
    }

    /** The type of a column's field, parameter and return value. */
    TypeName javaType(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return SCALARS.get(scalar).javaType();
        } else if (type instanceof UntypedType untyped) {
            return untyped == UntypedType.MAP ? RuntimeNames.STRING_TO_OBJECT : TypeName.get(Object.class);
        } else if (type instanceof ArrayType array) {
            return ArrayTypeName.of(elementType(array));
        }
        return names((ObjectType) type).value();
    }

    TypeName elementType(ArrayType array) {
        if (array.element() instanceof ScalarType scalar) {
            Row row = SCALARS.get(scalar);
            return array.primitive() ? row.javaType() : row.boxedType();
        }
        return javaType(array.element());
    }

    /**
     * An expression for a new array of a few elements: Java has none of a parameterized type, hence the detour for
     * maps.
     */
    CodeBlock newArray(ArrayPlan array) {
        TypeName innermost = innermost(array.elementType());
        String brackets = "[4]" + "[]".repeat(dimensions(array.elementType()));
        return isGeneric(innermost)
                ? CodeBlock.of("($T) new $T<?, ?>$L", array.javaType(), Map.class, brackets)
                : CodeBlock.of("new $T$L", innermost, brackets);
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

    /** Whether a column of this type is primitive in Java: never null, and with a presence bit. */
    boolean isPrimitive(ValueType type) {
        return javaType(type).isPrimitive();
    }

    /** The class that has {@code compare} and {@code hashCode} for a primitive. */
    TypeName boxed(ValueType type) {
        return javaType(type).box();
    }

    /** The factory method of {@code JsonKey} for a column of this type. */
    String keyFactory(ValueType type) {
        if (type instanceof ScalarType scalar) {
            return SCALARS.get(scalar).keyFactory();
        } else if (type instanceof UntypedType untyped) {
            return untyped == UntypedType.MAP ? "object" : "any";
        }
        return type instanceof ArrayType ? "array" : "object";
    }

    /** The scanner's method for a scalar or untyped value on the straight line. */
    String inOrderRead(ValueType type) {
        return type instanceof ScalarType scalar ? SCALARS.get(scalar).inOrderRead() : untypedRead(type);
    }

    /** The scanner's method for a scalar or untyped value anywhere else. */
    String read(ValueType type) {
        return type instanceof ScalarType scalar ? SCALARS.get(scalar).read() : untypedRead(type);
    }

    /** The scanner's method for a scalar or untyped element of an array. */
    String elementRead(ArrayType array) {
        if (array.element() instanceof ScalarType scalar && !elementType(array).isPrimitive()) {
            return SCALARS.get(scalar).readOrNull();
        }
        return read(array.element());
    }

    private static String untypedRead(ValueType type) {
        return type == UntypedType.MAP ? "readMap" : "readValue";
    }

    /** The text that an absent column of this type has in Javadoc. */
    String absentValue(ValueType type) {
        TypeName javaType = javaType(type);
        if (!javaType.isPrimitive()) {
            return "null";
        } else if (javaType.equals(TypeName.BOOLEAN)) {
            return "false";
        }
        return javaType.equals(TypeName.CHAR) ? "'\\0'" : "0";
    }

    /** An expression that is true where two values of this type are equal, however deep. */
    CodeBlock equal(ValueType type, String left, String right) {
        TypeName javaType = javaType(type);
        if (javaType.equals(TypeName.DOUBLE) || javaType.equals(TypeName.FLOAT)) {
            return CodeBlock.of("$T.compare($L, $L) == 0", javaType.box(), left, right);
        } else if (javaType.isPrimitive()) {
            return CodeBlock.of("$L == $L", left, right);
        } else if (leaf(type) instanceof UntypedType) {
            return CodeBlock.of("$T.equal($L, $L)", RuntimeNames.JSON_VALUES, left, right);
        } else if (type instanceof ArrayType array) {
            String method = array.element() instanceof ArrayType ? "deepEquals" : "equals";
            return CodeBlock.of("$T.$L($L, $L)", RuntimeNames.ARRAYS, method, left, right);
        }
        return CodeBlock.of("$T.equals($L, $L)", RuntimeNames.OBJECTS, left, right);
    }

    /** The hash code that goes with {@link #equal}. */
    CodeBlock hash(ValueType type, String value) {
        if (isPrimitive(type)) {
            return CodeBlock.of("$T.hashCode($L)", boxed(type), value);
        } else if (leaf(type) instanceof UntypedType) {
            return CodeBlock.of("$T.hash($L)", RuntimeNames.JSON_VALUES, value);
        } else if (type instanceof ArrayType array) {
            String method = array.element() instanceof ArrayType ? "deepHashCode" : "hashCode";
            return CodeBlock.of("$T.$L($L)", RuntimeNames.ARRAYS, method, value);
        }
        return CodeBlock.of("$T.hashCode($L)", RuntimeNames.OBJECTS, value);
    }

    private static ValueType leaf(ValueType type) {
        return type instanceof ArrayType array ? leaf(array.element()) : type;
    }
}
