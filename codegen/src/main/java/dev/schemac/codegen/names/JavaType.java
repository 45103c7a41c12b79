package dev.schemac.codegen.names;

import dev.schemac.dsl.model.JavaTypeName;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Java type in generated code. {@code toString()} returns it in source syntax with full names. */
public sealed interface JavaType {

    JavaType OBJECT = of(Object.class);

    /** One of the eight primitive types. */
    enum Primitive implements JavaType {
        BOOLEAN(boolean.class, Boolean.class),
        BYTE(byte.class, Byte.class),
        CHAR(char.class, Character.class),
        DOUBLE(double.class, Double.class),
        FLOAT(float.class, Float.class),
        INT(int.class, Integer.class),
        LONG(long.class, Long.class),
        SHORT(short.class, Short.class);

        private final Class<?> type;
        private final Class<?> wrapper;

        Primitive(Class<?> type, Class<?> wrapper) {
            this.type = type;
            this.wrapper = wrapper;
        }

        /** Returns the class literal. */
        public Class<?> type() {
            return type;
        }

        @Override
        public JavaType boxed() {
            return of(wrapper);
        }

        @Override
        public String toString() {
            return type.getName();
        }
    }

    /**
     * A class.
     *
     * @param packageName its package; for a nested application class its outer class, so that it is imported like
     *     others
     * @param simpleNames its name, after the names of its outer classes
     */
    record Named(String packageName, List<String> simpleNames) implements JavaType {

        public static Named of(String packageName, String simpleName) {
            return new Named(packageName, List.of(simpleName));
        }

        public String simpleName() {
            return simpleNames.get(simpleNames.size() - 1);
        }

        public String canonicalName() {
            String name = String.join(".", simpleNames);
            return packageName.isEmpty() ? name : packageName + "." + name;
        }

        public Named nested(String name) {
            return new Named(
                    packageName,
                    Stream.concat(simpleNames.stream(), Stream.of(name)).toList());
        }

        @Override
        public String toString() {
            return canonicalName();
        }
    }

    /** An array. */
    record ArrayOf(JavaType component) implements JavaType {
        @Override
        public String toString() {
            return component + "[]";
        }
    }

    /** A class with type arguments. */
    record Generic(Named raw, List<JavaType> arguments) implements JavaType {
        @Override
        public String toString() {
            return raw + arguments.stream().map(JavaType::toString).collect(Collectors.joining(", ", "<", ">"));
        }
    }

    /**
     * A type argument that is a wildcard.
     *
     * @param lower whether it is a lower bound, {@code ? super}
     */
    record Wildcard(JavaType bound, boolean lower) implements JavaType {
        @Override
        public String toString() {
            return lower ? "? super " + bound : bound.equals(OBJECT) ? "?" : "? extends " + bound;
        }
    }

    /** A type whose values include null, in generated code that declares this. */
    record Nullable(JavaType type) implements JavaType {
        @Override
        public String toString() {
            return type.toString();
        }
    }

    /** Returns a type without type parameters, by its class. */
    static JavaType of(Class<?> type) {
        if (type.isArray()) {
            return new ArrayOf(of(type.getComponentType()));
        }
        return Arrays.stream(Primitive.values())
                .filter(primitive -> primitive.type() == type)
                .<JavaType>map(primitive -> primitive)
                .findFirst()
                .orElseGet(() -> named(type));
    }

    static Named named(Class<?> type) {
        return Named.of(type.getPackageName(), type.getSimpleName());
    }

    /** Returns a class of the application. */
    static Named named(String canonicalName) {
        int dot = canonicalName.lastIndexOf('.');
        return Named.of(dot < 0 ? "" : canonicalName.substring(0, dot), canonicalName.substring(dot + 1));
    }

    static Generic generic(Class<?> raw, JavaType... arguments) {
        return new Generic(named(raw), List.of(arguments));
    }

    /** Returns a type of the application. */
    static JavaType of(JavaTypeName type) {
        if (type.wildcard() != JavaTypeName.Wildcard.NONE) {
            return new Wildcard(
                    of(type.as(JavaTypeName.Wildcard.NONE)), type.wildcard() == JavaTypeName.Wildcard.SUPER);
        } else if (type.dimensions() > 0) {
            return new ArrayOf(of(type.element()));
        } else if (!type.arguments().isEmpty()) {
            return new Generic(
                    named(type.name()),
                    type.arguments().stream().map(JavaType::of).toList());
        }
        return Arrays.stream(Primitive.values())
                .filter(primitive -> primitive.toString().equals(type.name()))
                .<JavaType>map(primitive -> primitive)
                .findFirst()
                .orElseGet(() -> named(type.name()));
    }

    /** Returns the value in source of a field that is never assigned. */
    default String absentValue() {
        if (!isPrimitive()) {
            return "null";
        } else if (this == Primitive.BOOLEAN) {
            return "false";
        }
        return this == Primitive.CHAR ? "'\\0'" : "0";
    }

    default boolean isPrimitive() {
        return this instanceof Primitive;
    }

    /** Returns whether it is the class of a primitive type. */
    default boolean isWrapper() {
        return Arrays.stream(Primitive.values())
                .anyMatch(primitive -> primitive.boxed().equals(this));
    }

    /** Returns the class of a primitive type; other types unchanged. */
    default JavaType boxed() {
        return this;
    }

    /** Returns the type without type arguments. */
    default JavaType erased() {
        if (this instanceof ArrayOf array) {
            return new ArrayOf(array.component().erased());
        }
        return this instanceof Generic generic ? generic.raw() : this;
    }

    /** Returns the innermost element type of arrays. */
    default JavaType innermost() {
        return this instanceof ArrayOf array ? array.component().innermost() : this;
    }

    /** Returns the number of its array dimensions. */
    default int dimensions() {
        return this instanceof ArrayOf array ? 1 + array.component().dimensions() : 0;
    }
}
