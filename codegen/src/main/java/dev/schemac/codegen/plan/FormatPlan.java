package dev.schemac.codegen.plan;

import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;

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

    /** It is made from an enum. */
    public record OfEnum(UnknownConstant unknown) implements Source {}

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
