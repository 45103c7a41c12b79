package dev.schemac.dsl.breaking;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The effect of another column type on JSON, with the default options. */
enum TypeChange {
    /** Each type reads the output of the other. */
    NONE,
    /** The new type reads the output of the old one, but not the reverse. */
    WIDENED,
    /** The new type does not read all that the old one wrote. */
    NARROWED,
    /** Neither type reads the output of the other, or values are lost. */
    CHANGED;

    static TypeChange of(ValueType old, ValueType now) {
        return of(old, now, new HashSet<>());
    }

    /** @param compared pairs of schemas that are being compared already, further up */
    private static TypeChange of(ValueType old, ValueType now, Set<List<ObjectType>> compared) {
        if (old.equals(now)) {
            return NONE;
        }
        if (old instanceof ObjectType before && now instanceof ObjectType after) {
            return ofSchemas(before, after, compared);
        }
        if (isSequence(old) && isSequence(now)) {
            return ofSequences(old, now, compared);
        }
        if (old instanceof MapType before && now instanceof MapType after) {
            return of(before.value(), after.value(), compared);
        }
        if (old instanceof EnumType && now instanceof EnumType) {
            // Another rule compares the constants.
            return NONE;
        }
        if (accepts(now, old)) {
            return WIDENED;
        }
        return accepts(old, now) ? NARROWED : CHANGED;
    }

    /** Whether {@code wide} reads whatever {@code narrow} wrote. */
    private static boolean accepts(ValueType wide, ValueType narrow) {
        if (narrow == UntypedType.NULL || wide == UntypedType.NULL) {
            return false;
        }
        if (wide == UntypedType.OBJECT) {
            // Which reads a fraction as a double.
            return narrow.leaf() != ScalarType.BIG_DECIMAL;
        }
        if (wide == UntypedType.MAP) {
            return narrow instanceof ObjectType
                    || narrow instanceof MapType map && accepts(UntypedType.OBJECT, map.value());
        }
        if (wide == ScalarType.STRING) {
            return narrow instanceof ScalarType || narrow instanceof EnumType;
        }
        return narrow instanceof ScalarType held && wide instanceof ScalarType scalar && scalar.accepts(held);
    }

    private static boolean isSequence(ValueType type) {
        return type instanceof ArrayType || type instanceof ListType;
    }

    private static ValueType element(ValueType sequence) {
        return sequence instanceof ArrayType array ? array.element() : ((ListType) sequence).element();
    }

    private static boolean refusesNull(ValueType sequence) {
        return sequence instanceof ArrayType array && array.primitive();
    }

    private static TypeChange ofSequences(ValueType old, ValueType now, Set<List<ObjectType>> compared) {
        TypeChange elements = of(element(old), element(now), compared);
        TypeChange nulls = NONE;
        if (refusesNull(old) != refusesNull(now)) {
            nulls = refusesNull(now) ? NARROWED : WIDENED;
        }
        return elements.and(nulls);
    }

    private TypeChange and(TypeChange other) {
        if (this == NONE || this == other) {
            return other;
        }
        return other == NONE ? this : CHANGED;
    }

    /** A schema of the same name is compared by itself; another one must have the same members. */
    private static TypeChange ofSchemas(ObjectType old, ObjectType now, Set<List<ObjectType>> compared) {
        boolean sameName = old.module().equals(now.module()) && old.name().equals(now.name());
        if (sameName || !compared.add(List.of(old, now))) {
            return NONE;
        }
        List<Column> before = old.allColumns();
        if (before.size() != now.allColumns().size()) {
            return CHANGED;
        }
        for (Column column : before) {
            TypeChange change = now.allColumns().stream()
                    .filter(other -> other.jsonName().equals(column.jsonName()))
                    .map(other -> of(column.type(), other.type(), compared))
                    .findFirst()
                    .orElse(CHANGED);
            if (change != NONE) {
                return CHANGED;
            }
        }
        return NONE;
    }
}
