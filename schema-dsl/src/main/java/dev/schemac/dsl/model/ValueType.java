package dev.schemac.dsl.model;

/** The type of a column or of an array element, resolved. {@code toString()} is its spelling in a schema. */
public sealed interface ValueType permits ScalarType, UntypedType, ArrayType, ObjectType {}
