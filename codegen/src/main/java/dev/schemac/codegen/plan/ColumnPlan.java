package dev.schemac.codegen.plan;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.Optional;
import java.util.Set;

/**
 * What is settled about one column before a line is emitted.
 *
 * @param index its place among the columns, those of the ancestors included, from 0
 * @param declared the column in the schema
 * @param format how its scalars are read and written, where that is by a format
 * @param javaType the type of its field
 * @param field its field in the value class
 * @param accessor what follows {@code get}, {@code set}, {@code has} and {@code clear}
 * @param constant its {@code JsonKey} in parser and writer
 * @param presenceField the presence bits it is among, if it is primitive; empty where the value class has none
 * @param inherited whether an ancestor declares it
 * @param access how parser and writer get at it
 * @param getter the method by which the writer gets it where it does not use the field; empty where it cannot
 */
public record ColumnPlan(
        int index,
        Column declared,
        Optional<FormatPlan> format,
        JavaType javaType,
        String field,
        String accessor,
        String constant,
        String presenceField,
        boolean inherited,
        Access access,
        String getter) {

    /** How parser and writer get at a column. */
    public enum Access {
        /** They use the field. */
        FIELD,
        /** They call the methods of a generated class: an ancestor in another package has the field, or stands between. */
        METHODS,
        /** They call methods of the application, so each runs once at most. */
        APPLICATION_METHODS
    }

    /** What a parser does about null when it reads a column. */
    public enum NullHandling {
        /** The column has no value: the value of the member is skipped. */
        SKIP,
        /** What is read is set: null cannot come, or is set like any other value. */
        SET,
        /** Null changes nothing: the class has no way to say that the column is absent. */
        LEAVE,
        /** Null makes the column absent. */
        CLEAR,
        /** Null is refused before the value is read: it cannot be set, or setting it runs code of the application. */
        REFUSE_BEFORE,
        /** Null is refused after the value has been read and set, as other values may read as null too. */
        REFUSE_AFTER
    }

    ColumnPlan withFormat(Optional<FormatPlan> settled) {
        return new ColumnPlan(
                index,
                declared,
                settled,
                javaType,
                field,
                accessor,
                constant,
                presenceField,
                inherited,
                access,
                getter);
    }

    /** At the place where the schema has the column: its key has refused null already, where null is a literal. */
    public NullHandling nullsInOrder() {
        if (alwaysNull()) {
            return NullHandling.SKIP;
        } else if (declared.nullable() || !TypeMapper.mayReadNull(this)) {
            return NullHandling.SET;
        }
        return callsApplication() ? NullHandling.REFUSE_BEFORE : NullHandling.REFUSE_AFTER;
    }

    /** Anywhere else. */
    public NullHandling nullsInAnyOrder() {
        if (alwaysNull()) {
            return NullHandling.SKIP;
        } else if (!declared.nullable()) {
            return primitive() || callsApplication() ? NullHandling.REFUSE_BEFORE : NullHandling.REFUSE_AFTER;
        } else if (!primitive()) {
            return NullHandling.SET;
        }
        return hasPresenceBit() ? NullHandling.CLEAR : NullHandling.LEAVE;
    }

    /** Whether parser and writer may use the field. */
    public boolean reachable() {
        return access == Access.FIELD;
    }

    /** Whether code of the application runs to set the column and to get it. */
    public boolean callsApplication() {
        return access == Access.APPLICATION_METHODS;
    }

    /** Whether the writer can get at the column at all. */
    public boolean readable() {
        return reachable() || !getter.isEmpty();
    }

    public String name() {
        return declared.name();
    }

    public ValueType type() {
        return declared.type();
    }

    public boolean primitive() {
        return javaType.isPrimitive();
    }

    /** Whether a bit says that it is present. */
    public boolean hasPresenceBit() {
        return primitive() && !presenceField.isEmpty();
    }

    /** Whether parser and writer may use that bit. */
    public boolean hasReachablePresenceBit() {
        return hasPresenceBit() && reachable();
    }

    /** Whether it is a scalar that could be primitive, and is not: it is null where it is absent. */
    public boolean boxed() {
        return javaType.isWrapper() && format.isEmpty();
    }

    /** Whether it never has a value: it has no field then. */
    public boolean alwaysNull() {
        return type() == UntypedType.NULL;
    }

    /** The column's place in the bits of its group. */
    public int bit() {
        return index % ColumnGroup.SIZE;
    }

    /** The field as code inside the value class writes it, where local variables of these names are in scope. */
    public String fieldBeside(Set<String> locals) {
        return locals.contains(field) ? "this." + field : field;
    }
}
