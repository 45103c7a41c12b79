package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A Java type by its names.
 *
 * @param name the canonical name of a class, or the name of a primitive type; of a wildcard that of its bound
 * @param arguments the type arguments
 * @param dimensions the number of array dimensions
 * @param wildcard whether it is a type argument with a wildcard, and which
 */
public record JavaTypeName(String name, List<JavaTypeName> arguments, int dimensions, Wildcard wildcard) {
    /** How a type argument is written. */
    public enum Wildcard {
        /** The type itself. */
        NONE(""),
        /** {@code ? extends} the type; {@code ?} if that is {@code Object}. */
        EXTENDS("? extends "),
        /** {@code ? super} the type. */
        SUPER("? super ");

        private final String prefix;

        Wildcard(String prefix) {
            this.prefix = prefix;
        }
    }

    public JavaTypeName {
        arguments = List.copyOf(arguments);
    }

    /** {@return a class or a primitive type, with type arguments} */
    public static JavaTypeName of(String name, JavaTypeName... arguments) {
        return new JavaTypeName(name, List.of(arguments), 0, Wildcard.NONE);
    }

    /** {@return the type of the value of an {@code Optional}, or of one of its primitive forms} */
    public Optional<JavaTypeName> optional() {
        if (dimensions > 0) {
            return Optional.empty();
        }
        return switch (name) {
            case "java.util.Optional" -> arguments.stream().findFirst();
            case "java.util.OptionalInt" -> Optional.of(of(Integer.class.getName()));
            case "java.util.OptionalLong" -> Optional.of(of(Long.class.getName()));
            case "java.util.OptionalDouble" -> Optional.of(of(Double.class.getName()));
            default -> Optional.empty();
        };
    }

    /** {@return an array of this type} */
    public JavaTypeName array() {
        return new JavaTypeName(name, arguments, dimensions + 1, wildcard);
    }

    /** {@return the type of the elements of an array} */
    public JavaTypeName element() {
        return new JavaTypeName(name, arguments, dimensions - 1, wildcard);
    }

    /** {@return this type as a wildcard} */
    public JavaTypeName as(Wildcard kind) {
        return new JavaTypeName(name, arguments, dimensions, kind);
    }

    /** {@return the type without type arguments, as a class object shows it} */
    public JavaTypeName erased() {
        return new JavaTypeName(name, List.of(), dimensions, Wildcard.NONE);
    }

    /** {@return whether it, or one of its arguments, is a wildcard} */
    public boolean hasWildcard() {
        return wildcard != Wildcard.NONE || arguments.stream().anyMatch(JavaTypeName::hasWildcard);
    }

    /** Returns the type as Java source spells it, with full names. */
    @Override
    public String toString() {
        if (wildcard == Wildcard.EXTENDS && name.equals(Object.class.getName()) && dimensions == 0) {
            return "?";
        }
        return wildcard.prefix
                + name
                + (arguments.isEmpty()
                        ? ""
                        : arguments.stream().map(JavaTypeName::toString).collect(Collectors.joining(", ", "<", ">")))
                + "[]".repeat(dimensions);
    }
}
