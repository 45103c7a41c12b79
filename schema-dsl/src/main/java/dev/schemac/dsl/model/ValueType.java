package dev.schemac.dsl.model;

/** The type of a column or of an element, resolved. {@code toString()} is its spelling in a schema. */
public sealed interface ValueType
        permits ScalarType, UntypedType, ArrayType, ListType, MapType, EnumType, AdaptedType, ClassType, ObjectType {}
