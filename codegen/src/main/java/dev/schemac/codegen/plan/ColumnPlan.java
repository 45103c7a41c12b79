package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.plan.ValuePlan.Scalar;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is settled about one column before a line is emitted.
 *
 * @param index its place among the columns, those of the ancestors included, from 0
 * @param declared the column in the schema; of the type that it has in Java, where arrays are lists
 * @param collections what arrays are in Java in the schema that declares it
 * @param value how its values are read and written
 * @param schemaType its type as an event type tells it
 * @param type its type in Java and in JSON
 * @param field its field in the value class
 * @param accessor what follows {@code get}, {@code set}, {@code has} and {@code clear}
 * @param constant its {@code JsonKey} in parser and writer
 * @param bitConstant its number in the parser: its bit in {@code seen}
 * @param presenceField the presence bits it is among, if it is primitive; empty where the value class has none, as in
 *     records, whose primitive columns are always present
 * @param inherited whether an ancestor declares it
 * @param access how parser and writer get at it
 * @param getter the method by which the writer gets it where it does not use the field; empty where it cannot
 * @param lazy where its text lies until it is asked for; empty where it is made at once, or parser and writer do not
 *     use the field
 * @param holdsLazy whether it holds events that have lazy texts, or hold others that have
 * @param rules how its values are checked; empty where it has no rules
 * @param given the values that the schema gives
 */
public record ColumnPlan(
        int index,
        Column declared,
        CollectionStyle collections,
        ValuePlan value,
        String schemaType,
        ColumnType type,
        String field,
        String accessor,
        String constant,
        String bitConstant,
        String presenceField,
        boolean inherited,
        Access access,
        String getter,
        Optional<LazyText> lazy,
        boolean holdsLazy,
        Optional<RulePlan> rules,
        Given given) {

    /**
     * The fields of a lazy text beside that of the column.
     *
     * @param place where it lies: 0 where there is none, or it has been set
     * @param source what it lies in, shared by the columns that a class declares
     */
    public record LazyText(String place, String source) {}

    /**
     * The values that the schema gives.
     *
     * @param initial the string of a discriminator in a new event, which is written too if it has been set to null
     * @param ifAbsent the value if the member is absent; empty if the column is then absent too
     * @param only the only value that it may have; empty if there are others
     */
    public record Given(Optional<String> initial, Optional<DefaultValue> ifAbsent, Optional<DefaultValue> only) {}

    /** How parser and writer get at a column. */
    public enum Access {
        /** They use the field. */
        FIELD,
        /**
         * They call the methods of a generated class: an ancestor in another package has the field, or stands between.
         */
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
        REFUSE_AFTER;

        /** Whether one statement does it, so that a branch of a switch needs no braces. */
        public boolean isOneStatement() {
            return this == SKIP || this == SET;
        }
    }

    /** When a writer writes the value of a column. */
    public enum Writing {
        /** There is none, or none that the writer can get at. */
        NEVER,
        /**
         * Always: it cannot be null, or the method that writes it accepts null and does what is to be done about it.
         */
        ALWAYS,
        /** Where the event says that it is present. */
        IF_PRESENT,
        /** Where it is not null. */
        IF_NOT_NULL,
        /** Where it is not null, and it is asked for once only. */
        IF_NOT_NULL_ONCE
    }

    /** What a writer does about a column without a value, so that the column's own parser reads the same. */
    public enum Absence {
        /** It writes nothing. */
        LEFT_OUT,
        /** It writes null where the options say so. */
        NULL_IF_ASKED_FOR,
        /** It writes the only value that the column may have. */
        ONLY_VALUE,
        /** It writes null, whatever the options say: nothing would read otherwise. */
        NULL,
        /** It throws: null is refused, and so is a document without the member, or it would read otherwise. */
        REFUSED
    }

    /** What a column is where its member is absent. */
    public sealed interface DefaultValue {}

    /** A constant of the column's enum. */
    public record EnumConstant(String name) implements DefaultValue {}

    /** What a format makes of a text. */
    public record FormattedText(FormatPlan format, String text) implements DefaultValue {}

    /** A string, a number, a boolean or a character. */
    public record Literal(Object value) implements DefaultValue {}

    /** At the place where the schema has the column: its key has refused null already, where null is a literal. */
    public NullHandling nullsInOrder() {
        if (alwaysNull()) {
            return NullHandling.SKIP;
        } else if (declared.nullable() || !mayReadNull()) {
            return NullHandling.SET;
        }
        return callsApplication() ? NullHandling.REFUSE_BEFORE : NullHandling.REFUSE_AFTER;
    }

    /** Whether a value that is not null may read as null, or null may be read on the fast path. */
    private boolean mayReadNull() {
        return ofAnyKind()
                || declared.type() instanceof AdaptedType
                || declared.type() instanceof EnumType
                        && declared.unknownConstant().policy() == UnknownConstant.Policy.NULL;
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

    /** When the writer writes the value. */
    public Writing writing() {
        if (alwaysNull() || !readable()) {
            return Writing.NEVER;
        } else if (given.initial().isPresent()) {
            return Writing.ALWAYS;
        } else if (hasPresenceBit()) {
            return Writing.IF_PRESENT;
        } else if (primitive() || declared.nullable() && !absenceIsRead() && !value.generated() && !boxed()) {
            return Writing.ALWAYS;
        }
        return callsApplication() ? Writing.IF_NOT_NULL_ONCE : Writing.IF_NOT_NULL;
    }

    /** What the writer does where there is no value, or none that it can get at. */
    public Absence absence() {
        if (!alwaysNull() && !readable()) {
            return required() ? Absence.REFUSED : Absence.LEFT_OUT;
        } else if (absenceIsRead() && onlyValue().isPresent()) {
            return Absence.ONLY_VALUE;
        } else if (absenceIsRead()) {
            return declared.nullable() ? Absence.NULL : Absence.REFUSED;
        }
        return declared.nullable() ? Absence.NULL_IF_ASKED_FOR : Absence.LEFT_OUT;
    }

    /** Whether a builder without a value for it makes no event: no document would be like that. */
    public boolean mustHaveValue() {
        return given.initial().isEmpty() && !alwaysNull() && absence() == Absence.REFUSED;
    }

    /** What it is in a new builder; empty where it has no value there. */
    public Optional<DefaultValue> builtValue() {
        if (given.initial().isPresent()) {
            return given.initial().<DefaultValue>map(Literal::new);
        }
        return primitive() && absence() == Absence.ONLY_VALUE ? onlyValue() : Optional.empty();
    }

    /** Whether a document without the member is refused, or gives the column a value. */
    private boolean absenceIsRead() {
        return required() || declared.defaultValue().isPresent();
    }

    /** Whether the writer needs the column's key. */
    public boolean namedByWriter() {
        return alwaysNull() || readable() || required();
    }

    /** Whether parser and writer may use the field. */
    public boolean reachable() {
        return access == Access.FIELD;
    }

    /** Whether code of the application runs to set the column and to get it. */
    private boolean callsApplication() {
        return access == Access.APPLICATION_METHODS;
    }

    /** Whether the writer can get at the column at all. */
    private boolean readable() {
        return reachable() || !getter.isEmpty();
    }

    /** The fields of the bytes in which the lazy strings of some columns lie. */
    public static List<String> sources(List<ColumnPlan> some) {
        return some.stream()
                .flatMap(column -> column.lazy().stream())
                .map(LazyText::source)
                .distinct()
                .toList();
    }

    public String name() {
        return declared.name();
    }

    /** Whether its name cannot be read from what it is called in Java, so that Javadoc has to say it. */
    public boolean renamed() {
        String letters = name().replaceAll("[^A-Za-z0-9]", "");
        return Stream.of(accessor, getter)
                .noneMatch(called -> called.equalsIgnoreCase(name()) || called.equalsIgnoreCase(letters));
    }

    /** What the schema says about it; never blank. */
    public Optional<String> description() {
        return declared.description();
    }

    /** The name of its member. */
    public String jsonName() {
        return declared.jsonName();
    }

    /** Whether its member must not be missing. */
    public boolean required() {
        return declared.required();
    }

    /** The type of its field. */
    public JavaType javaType() {
        return type.java();
    }

    /** The string of a discriminator in a new event. */
    public Optional<String> initial() {
        return given.initial();
    }

    public boolean primitive() {
        return javaType().isPrimitive();
    }

    /** Whether a bit says that it is present. */
    public boolean hasPresenceBit() {
        return primitive() && !presenceField.isEmpty();
    }

    /** Whether parser and writer may use that bit. */
    public boolean hasReachablePresenceBit() {
        return hasPresenceBit() && reachable();
    }

    /** Whether null is one of its values, although its type could be primitive. */
    public boolean readsNull() {
        return javaType().isWrapper() && value instanceof Scalar;
    }

    /** Whether it is a scalar that could be primitive, and is not: it is null where it is absent. */
    public boolean boxed() {
        return javaType().isWrapper()
                && value instanceof Scalar scalar
                && scalar.format().isEmpty();
    }

    /** Whether it never has a value: it has no field then. */
    public boolean alwaysNull() {
        return declared.type() == UntypedType.NULL;
    }

    /** The field as code inside the value class writes it, where local variables of these names are in scope. */
    public String fieldBeside(Set<String> locals) {
        return locals.contains(field) ? "this." + field : field;
    }

    /** The field's value if the column is absent. */
    public String absentValue() {
        if (!primitive()) {
            return "null";
        } else if (javaType() == JavaType.Primitive.BOOLEAN) {
            return "false";
        }
        return javaType() == JavaType.Primitive.CHAR ? "'\\0'" : "0";
    }

    /** Whether it may have a value of any kind. */
    public boolean ofAnyKind() {
        return declared.type() == UntypedType.OBJECT;
    }

    /** The value if its member is absent; empty if the column is then absent too. */
    public Optional<DefaultValue> defaultValue() {
        return given.ifAbsent();
    }

    /** The only value that it may have; empty if there are others. */
    public Optional<DefaultValue> onlyValue() {
        return given.only();
    }
}
