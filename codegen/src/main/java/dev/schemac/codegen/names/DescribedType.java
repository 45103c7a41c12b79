package dev.schemac.codegen.names;

import java.util.Optional;

/** The {@code ColumnType} of the runtime with which an event type describes a column. */
public sealed interface DescribedType {
    /**
     * A constant of the runtime's {@code Scalar}, which has the constants of {@code ScalarType}.
     *
     * @param form its form in JSON; empty for the default one
     */
    record OfScalar(String constant, Optional<Form> form) implements DescribedType {}

    /**
     * A form of a scalar.
     *
     * @param constant a constant of the runtime's {@code ScalarForm}; for a pattern the pattern itself
     */
    record Form(String constant, boolean isPattern) {}

    /** A constant of {@code ColumnTypes}. */
    record Untyped(String constant) implements DescribedType {}

    /**
     * The values of a class.
     *
     * @param factory the method of {@code ColumnTypes}
     * @param adapter the class that reads and writes the values, if it is an argument
     */
    record OfClass(String factory, JavaType type, Optional<JavaType> adapter) implements DescribedType {}

    /**
     * An array, a list or a map.
     *
     * @param method the method of {@code ColumnTypes}
     * @param withoutNulls whether a rule excludes null
     */
    record OfContainer(DescribedType held, String method, boolean withoutNulls) implements DescribedType {}
}
