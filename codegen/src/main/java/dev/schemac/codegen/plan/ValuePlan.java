package dev.schemac.codegen.plan;

import dev.schemac.dsl.model.ValueType;
import java.util.Optional;

/**
 * One distinct array, list or typed map of a schema; the parser has one method that reads it, the writer one that
 * writes it.
 *
 * @param held the type of its elements, or of the values of a map
 * @param format how the scalars in it are read and written, where that is by a format
 * @param javaType the whole type
 * @param heldType the type of its elements in Java
 * @param methodSuffix what follows {@code read} or {@code write} in the method's name
 * @param emptyConstant the parser's constant for the array without elements; empty for lists and maps, which can be added to
 */
public record ValuePlan(
        ValueType type,
        ValueType held,
        Optional<FormatPlan> format,
        JavaType javaType,
        JavaType heldType,
        String methodSuffix,
        Optional<String> emptyConstant) {

    /** What tells containers apart. */
    public record Key(ValueType type, Optional<FormatPlan> format) {}

    public String readMethod() {
        return "read" + methodSuffix;
    }

    public String writeMethod() {
        return "write" + methodSuffix;
    }
}
