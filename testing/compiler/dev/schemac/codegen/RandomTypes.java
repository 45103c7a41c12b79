package dev.schemac.codegen;

import dev.schemac.dsl.model.ScalarType;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Random types of columns: all of those that the language has, as far as a schema may hold them. */
public final class RandomTypes {

    /** As random schemas write them: by the name of the language or, where that is a simple name of a class, by its full name. */
    public static final List<String> PRIMITIVES = scalars(true);

    public static final List<String> SCALARS = Stream.concat(
                    scalars(false).stream(), Stream.of("java.time.DayOfWeek", "dev.schemac.codegen.COLOR"))
            .toList();

    private static final List<String> UNTYPED = List.of("java.lang.Object", "java.util.Map", "java.util.List");

    /** A type, as a schema writes it and as values of it are made. */
    public sealed interface Type {
        String text();

        /** What remains without arrays, lists and maps. */
        default Type leaf() {
            return this;
        }
    }

    /** A built-in type or enum; or {@code null}, or a date, which only an adapter can read. */
    public record Scalar(String text) implements Type {}

    public record Untyped(String text) implements Type {}

    public record Nested(String text) implements Type {}

    /** @param texts what stands for the constants of an enum that a schema file declares */
    public record Constants(String text, List<String> texts) implements Type {}

    /** @param primitive whether the elements are Java primitives, never null */
    public record ArrayOf(Type element, boolean primitive) implements Type {
        @Override
        public String text() {
            return element.text() + (primitive ? "[primitive]" : "[]");
        }

        @Override
        public Type leaf() {
            return element.leaf();
        }
    }

    public record ListOf(Type element) implements Type {
        @Override
        public String text() {
            return "List<" + element.text() + ">";
        }

        @Override
        public Type leaf() {
            return element.leaf();
        }
    }

    public record MapOf(Type value) implements Type {
        @Override
        public String text() {
            return "Map<String, " + value.text() + ">";
        }

        @Override
        public Type leaf() {
            return value.leaf();
        }
    }

    public static final Type NULL = new Scalar("null");
    public static final Type ADAPTED = new Scalar("java.util.Date");

    private static List<String> scalars(boolean primitive) {
        return Stream.of(ScalarType.values())
                .filter(scalar -> scalar.unboxedClass().isPrimitive() == primitive)
                .map(RandomTypes::name)
                .toList();
    }

    private static String name(ScalarType scalar) {
        return scalar.className().endsWith("." + scalar) ? scalar.className() : scalar.toString();
    }

    /** Whether columns of a type can have another form in JSON than the default one. */
    static boolean hasFormats(String type) {
        return Stream.of(ScalarType.values())
                .anyMatch(scalar -> !scalar.formats().isEmpty() && name(scalar).equals(type));
    }

    private final Random random;
    private final List<String> schemas;
    private final List<Constants> enums;

    /**
     * @param schemas the schemas that columns may be of
     * @param enums the declared enums that columns may be of
     */
    public RandomTypes(Random random, List<String> schemas, List<Constants> enums) {
        this.random = random;
        this.schemas = schemas;
        this.enums = enums;
    }

    /** Any type that a column can have. */
    public Type next() {
        return switch (random.nextInt(40)) {
            case 0 -> NULL;
            case 1 -> ADAPTED;
            default -> next(3);
        };
    }

    private Type next(int depth) {
        int kind = depth == 0 ? 0 : random.nextInt(12);
        if (kind < 7) {
            return leaf();
        } else if (kind < 10) {
            return array(depth);
        }
        return kind == 10 ? new ListOf(next(depth - 1)) : new MapOf(next(depth - 1));
    }

    private Type array(int depth) {
        Type type = random.nextInt(3) == 0
                ? new ArrayOf(new Scalar(pick(PRIMITIVES)), true)
                : new ArrayOf(random.nextInt(4) == 0 ? next(depth - 1) : leaf(), false);
        int more = random.nextInt(3) == 0 ? random.nextInt(4) : 0;
        for (int i = 0; i < more; i++) {
            type = new ArrayOf(type, false);
        }
        return type;
    }

    private Type leaf() {
        int kind = random.nextInt(10);
        if (kind < 3) {
            return new Scalar(pick(PRIMITIVES));
        } else if (kind < 7) {
            return random.nextInt(8) == 0 && !enums.isEmpty() ? pick(enums) : new Scalar(pick(SCALARS));
        }
        return kind < 8 ? new Untyped(pick(UNTYPED)) : new Nested(pick(schemas));
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
