package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import java.util.List;
import java.util.Optional;

/**
 * How the text of a column becomes a value and back: a {@code TextFormat}, either one of the runtime's own or one that
 * parser and writer make for themselves.
 *
 * @param valueType what the format makes of a text
 * @param constant the constant that holds it, in {@code TextFormat} or in parser and writer
 * @param source what it is made of
 */
public record FormatPlan(JavaType valueType, String constant, Source source) {

    /** What a format is made of. */
    public sealed interface Source {}

    /** It is a constant of the runtime. */
    public record OfRuntime() implements Source {}

    /**
     * It is made from an enum.
     *
     * @param substitute the constant that text is read as which names none
     * @param readsNull whether such text is null where there is no substitute; else it is an error
     */
    public record OfEnum(Optional<String> substitute, boolean readsNull) implements Source {

        static OfEnum of(UnknownConstant unknown) {
            return new OfEnum(unknown.constant(), unknown.policy() == UnknownConstant.Policy.NULL);
        }
    }

    /**
     * It accepts some strings.
     *
     * @param others whether it accepts all but these
     */
    public record OfTexts(List<String> texts, boolean others) implements Source {}

    /** It is made from a pattern for dates or times. */
    public record OfPattern(String pattern) implements Source {}

    /** It is made from an adapter of the application. */
    public record OfAdapter(JavaType.Named adapter) implements Source {}

    static FormatPlan ofRuntime(JavaType valueType, String constant) {
        return new FormatPlan(valueType, constant, new OfRuntime());
    }

    /** Whether parser and writer have to declare it. */
    public boolean declared() {
        return !(source instanceof OfRuntime);
    }
}
