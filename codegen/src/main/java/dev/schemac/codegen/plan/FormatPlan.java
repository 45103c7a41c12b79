package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.List;
import java.util.Optional;

/**
 * Converts the string of a column to a value and back: a {@code JsonFormat} of the runtime, or one that the parser
 * creates.
 *
 * @param valueType the type of the value
 * @param constant its constant, in {@code JsonFormat} or in the parser
 * @param source the source of the format
 */
public record FormatPlan(JavaType valueType, String constant, Source source) {

    /** The source of a format. */
    public sealed interface Source {}

    /** A constant of the runtime. */
    public record OfRuntime() implements Source {}

    /**
     * An enum.
     *
     * @param substitute the constant for unknown strings
     * @param readsNull whether unknown strings read as null if there is no substitute; otherwise they are rejected
     * @param strings the strings of an application enum, if they are not the names of its constants; otherwise empty
     */
    public record OfEnum(Optional<String> substitute, boolean readsNull, List<String> strings) implements Source {

        static OfEnum of(UnknownConstant unknown, EnumType type) {
            return new OfEnum(
                    unknown.constant(),
                    unknown.policy() == UnknownConstant.Policy.NULL,
                    isNamed(type) ? List.of() : type.strings());
        }
    }

    /** Returns whether the runtime knows the strings of the constants. */
    private static boolean isNamed(EnumType type) {
        return type.generated() || type.strings().equals(type.constants());
    }

    /**
     * A set of strings.
     *
     * @param others whether it accepts all strings except these
     */
    public record OfStrings(List<String> strings, boolean others) implements Source {}

    /**
     * Some constants of an enum, which select a class.
     *
     * @param strings as for {@link OfEnum}
     */
    public record OfConstants(List<String> constants, List<String> strings) implements Source {

        static OfConstants of(EnumType type, List<String> constants) {
            return new OfConstants(
                    constants,
                    isNamed(type)
                            ? List.of()
                            : constants.stream().map(type::string).toList());
        }
    }

    /**
     * A pattern for dates or times.
     *
     * @param constant the constant of the runtime for the same type
     */
    public record OfPattern(String constant, String pattern) implements Source {}

    /** An adapter of the application. */
    public record OfAdapter(JavaType.Named adapter) implements Source {}

    static FormatPlan ofRuntime(JavaType valueType, String constant) {
        return new FormatPlan(valueType, constant, new OfRuntime());
    }

    /** Returns whether the parser must declare it. */
    public boolean declared() {
        return !(source instanceof OfRuntime);
    }
}
