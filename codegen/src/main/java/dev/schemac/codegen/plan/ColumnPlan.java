package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.DescribedType;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.plan.ColumnTypePlan.KeyFactory;
import dev.schemac.codegen.plan.ValuePlan.Scalar;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The plan of one column.
 *
 * @param index its place among the columns, including inherited ones, from 0
 * @param declared the column in the schema, with its Java type, where arrays may be lists
 * @param collections the Java type of arrays in the declaring schema
 * @param value how its values are read and written
 * @param described its type in an event type
 * @param type its type in Java and in JSON
 * @param field its field in the value class
 * @param accessor the name after {@code get}, {@code set}, {@code has} and {@code clear}
 * @param constant its {@code JsonKey} in the parser, which the writer uses too
 * @param bitConstant its number in the parser: its bit in {@code seen}
 * @param presenceField the field of its presence bit, if it has one; empty in records, because their primitive columns
 *     are always present
 * @param inherited whether an ancestor declares it
 * @param access how parser and writer access it
 * @param wrapper the class around the value in an application class, or in a record that keeps null
 * @param getter the method that the writer calls instead of reading the field; empty if there is none
 * @param lazy the fields of an undecoded string; empty if it is decoded eagerly, or parser and writer do not use the
 *     field
 * @param containsLazy whether it contains events with lazy strings, directly or not
 * @param rules how its values are checked; empty if it has no rules
 * @param given the values from the schema
 */
public record ColumnPlan(
        int index,
        Column declared,
        CollectionStyle collections,
        ValuePlan value,
        DescribedType described,
        ColumnTypePlan type,
        String field,
        String accessor,
        String constant,
        String bitConstant,
        String presenceField,
        boolean inherited,
        Access access,
        Wrapper wrapper,
        String getter,
        Optional<LazyString> lazy,
        boolean containsLazy,
        Optional<RulePlan> rules,
        Given given) {

    /**
     * The fields of a lazy string besides the field of the column.
     *
     * @param place its position; 0 if there is none, or it has been set
     * @param source the bytes that contain it, shared by the columns of a class
     */
    public record LazyString(String place, String source) {}

    /**
     * The values that the schema defines.
     *
     * @param initial the string of a discriminator in a new event, which is also written instead of null
     * @param ifAbsent the value if the member is absent; empty if the column is then absent too
     * @param only the only allowed value; empty if there are others
     */
    public record Given(Optional<String> initial, Optional<DefaultValue> ifAbsent, Optional<DefaultValue> only) {}

    /** How parser and writer access a column. */
    public enum Access {
        /** They use the field. */
        FIELD,
        /**
         * They call the methods of a generated class: an ancestor in another package has the field, or is in between.
         */
        METHODS,
        /** They call methods of the application, at most once each. */
        APPLICATION_METHODS,
        /** The parser uses a field of its builder, the writer calls a method of the application. */
        BUILDER,
        /** The class does not have it: the parser only checks the string of a discriminator, and the writer knows it. */
        NONE
    }

    /** The class around a value that may be absent, or null. */
    public enum Wrapper {
        /** None: the value itself, which is null if it is absent. */
        NONE(Object.class, "", ""),
        OPTIONAL(Optional.class, "ofNullable", "get"),
        OPTIONAL_INT(OptionalInt.class, "optionalInt", "getAsInt"),
        OPTIONAL_LONG(OptionalLong.class, "optionalLong", "getAsLong"),
        OPTIONAL_DOUBLE(OptionalDouble.class, "optionalDouble", "getAsDouble");

        private final Class<?> type;
        private final String factory;
        private final String getter;

        Wrapper(Class<?> type, String factory, String getter) {
            this.type = type;
            this.factory = factory;
            this.getter = getter;
        }

        static Wrapper of(JavaTypeName type) {
            return type.optional().isEmpty()
                    ? NONE
                    : Arrays.stream(values())
                            .filter(each -> each.type.getName().equals(type.name()))
                            .findFirst()
                            .orElseThrow();
        }

        /** Returns the class, without the type of the value. */
        public Class<?> type() {
            return type;
        }

        /** Returns the method that makes it of a value or null; of a primitive form it is a method of the runtime. */
        public String factory() {
            return factory;
        }

        /** Returns the method that returns a present value. */
        public String getter() {
            return getter;
        }
    }

    /** How a parser reads null in a column. */
    public enum NullHandling {
        /** The column has no value: the value of the member is skipped. */
        SKIP,
        /** The value is set: null is impossible, or is set like any other value. */
        SET,
        /** Null changes nothing, because the class cannot represent an absent column. */
        LEAVE,
        /** Null changes nothing: the field is set to the value that it has. */
        KEEP,
        /** Null makes the column absent. */
        CLEAR,
        /** Null is rejected before the value is read: it cannot be set, or setting it runs application code. */
        REFUSE_BEFORE,
        /** Null is rejected after the value has been read and set, because other values may also read as null. */
        REFUSE_AFTER;

        /** Returns whether it needs one statement, so that a branch of a switch needs no braces. */
        public boolean isOneStatement() {
            return this == SKIP || this == SET || this == KEEP;
        }
    }

    /** When a writer writes the value of a column. */
    public enum Writing {
        /** Never: there is no accessible value. */
        NEVER,
        /** Always: it cannot be null, or the method that writes it handles null. */
        ALWAYS,
        /** If the event declares it present. */
        IF_PRESENT,
        /** If the event declares it present, null or not. */
        IF_PRESENT_OR_NULL,
        /** If it is not null. */
        IF_NOT_NULL,
        /** If it is not null; it is read only once. */
        IF_NOT_NULL_ONCE,
        /** Always, the string of a discriminator instead of null; it is read only once. */
        STRING_IF_NULL,
        /** Always the string of a discriminator. */
        STRING
    }

    /** How a writer writes a column without a value, so that the column's parser reads the same. */
    public enum Absence {
        /** It writes nothing. */
        LEFT_OUT,
        /** It writes null if the options include nulls. */
        NULL_IF_ASKED_FOR,
        /** It writes the only allowed value. */
        ONLY_VALUE,
        /** It always writes null, because any other output reads differently. */
        NULL,
        /** It throws: the parser rejects null and an absent member, or reads them differently. */
        REFUSED
    }

    /** The value of a column if its member is absent. */
    public sealed interface DefaultValue {}

    /** A constant of the column's enum. */
    public record EnumConstant(String name) implements DefaultValue {}

    /** The result of a format for a string. */
    public record FormattedString(FormatPlan format, String string) implements DefaultValue {}

    /** A string, a number, a boolean or a character. */
    public record Literal(Object value) implements DefaultValue {}

    /**
     * An immutable object that is created once, because its creation is slower than reading a constant.
     *
     * @param constant its constant in the parser
     */
    public record SharedObject(String constant, DefaultValue value) implements DefaultValue {}

    /** In the order of the schema. A key of a column that cannot be null has rejected null already. */
    public NullHandling nullsInOrder() {
        if (alwaysNull()) {
            return NullHandling.SKIP;
        } else if (declared.nullable() || !mayReadNull()) {
            return NullHandling.SET;
        }
        return callsApplication() ? NullHandling.REFUSE_BEFORE : NullHandling.REFUSE_AFTER;
    }

    /** Whether the key is {@code notNull()}: it rejects null on the fast path, which most keys of this kind accept. */
    public boolean keyRefusesNull() {
        boolean readsNull = declared.nullable() && !primitive() && !javaType().isWrapper();
        return !readsNull && type.keyFactory().changedByNotNull();
    }

    /**
     * Whether the parser reads null in the order of the schema by a call of its own: the column may be null, and its
     * key does not accept that, because reading a value of this type cannot return null.
     */
    public boolean readsNullByItself() {
        return !alwaysNull() && !callsApplication() && declared.nullable() && !keyAcceptsNull();
    }

    /** Returns whether a call of its own reads null, which is present in JSON but not in the event. */
    public boolean nullClearsBit() {
        return primitive() && hasReachablePresenceBit() && readsNullByItself();
    }

    private boolean keyAcceptsNull() {
        return type.keyFactory() == KeyFactory.ANY || type.keyFactory().changedByNotNull() && !keyRefusesNull();
    }

    /** Whether other values may read as null, or the key accepts null for every column of the kind. */
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
        return hasPresenceBit() ? NullHandling.CLEAR : reachable() ? NullHandling.KEEP : NullHandling.LEAVE;
    }

    /** Returns when the writer writes the value. */
    public Writing writing() {
        if (given.initial().isPresent()) {
            return !readable() ? Writing.STRING : readOnce() ? Writing.STRING_IF_NULL : Writing.ALWAYS;
        } else if (alwaysNull() || !readable()) {
            return Writing.NEVER;
        } else if (keepsNull()) {
            return Writing.IF_PRESENT_OR_NULL;
        } else if (hasPresenceBit()) {
            return Writing.IF_PRESENT;
        } else if (wrapped()) {
            return Writing.IF_NOT_NULL_ONCE;
        } else if (primitive() || declared.nullable() && !absenceIsRead() && !value.generated() && !boxed()) {
            return Writing.ALWAYS;
        }
        return readOnce() ? Writing.IF_NOT_NULL_ONCE : Writing.IF_NOT_NULL;
    }

    /** Returns how the writer writes an absent or inaccessible value. */
    public Absence absence() {
        if (keepsNull()) {
            return Absence.NULL;
        } else if (!alwaysNull() && !readable()) {
            return required() ? Absence.REFUSED : Absence.LEFT_OUT;
        } else if (absenceIsRead() && onlyValue().isPresent()) {
            return Absence.ONLY_VALUE;
        } else if (absenceIsRead()) {
            return declared.nullable() ? Absence.NULL : Absence.REFUSED;
        }
        return declared.nullable() ? Absence.NULL_IF_ASKED_FOR : Absence.LEFT_OUT;
    }

    /** Returns whether a builder without its value throws, because no document has this content. */
    public boolean mustHaveValue() {
        boolean neverMissing =
                given.initial().isPresent() || primitive() && builtValue().isPresent();
        return !neverMissing && !alwaysNull() && absence() == Absence.REFUSED;
    }

    /** Returns its value in a new builder; empty if it has none. */
    public Optional<DefaultValue> builtValue() {
        if (given.initial().isPresent()) {
            return Optional.of(initialValue());
        }
        return primitive() && absence() == Absence.ONLY_VALUE ? onlyValue() : defaultValue();
    }

    /** Returns the string of a discriminator as a value of the column. */
    public DefaultValue initialValue() {
        String string = given.initial().orElseThrow();
        return declared.type() instanceof EnumType constants
                ? new EnumConstant(constants.constant(string).orElseThrow())
                : new Literal(string);
    }

    /** Returns whether an absent member is rejected, or sets the column. */
    private boolean absenceIsRead() {
        return required() || declared.defaultValue().isPresent();
    }

    /** Returns whether the parser uses a field, and so does the writer of a generated class. */
    public boolean reachable() {
        return access == Access.FIELD || access == Access.BUILDER;
    }

    /** Returns whether the class has it as an {@code Optional}, or as one of its primitive forms. */
    public boolean wrapped() {
        return wrapper != Wrapper.NONE;
    }

    /** Returns whether its value cannot be read again: application code sets it, or nothing stores it. */
    private boolean callsApplication() {
        return access == Access.APPLICATION_METHODS || access == Access.NONE;
    }

    /** Returns whether the writer calls application code, at most once. */
    private boolean readOnce() {
        return access == Access.APPLICATION_METHODS || access == Access.BUILDER;
    }

    /** Returns whether the writer can access the column. */
    private boolean readable() {
        return access == Access.FIELD || !getter.isEmpty();
    }

    /** Returns the fields of the bytes with the lazy strings of some columns. */
    public static List<String> sources(List<ColumnPlan> some) {
        return some.stream()
                .flatMap(column -> column.lazy().stream())
                .map(LazyString::source)
                .distinct()
                .toList();
    }

    public String name() {
        return declared.name();
    }

    /** Returns whether Javadoc must contain its name, because the Java name is different. */
    public boolean renamed() {
        String letters = name().replaceAll("[^A-Za-z0-9]", "");
        return Stream.of(accessor, getter)
                .noneMatch(called -> called.equalsIgnoreCase(name()) || called.equalsIgnoreCase(letters));
    }

    /** Returns its description in the schema; never blank. */
    public Optional<String> description() {
        return declared.description();
    }

    /** Returns whether documents must meet conditions for it, or an absent member has a value. */
    public boolean hasContract() {
        return required()
                || !nullable()
                || keepsNull()
                || declared.defaultValue().isPresent()
                || rules.isPresent();
    }

    /** Returns its value if its member is absent, as the schema names it; empty if there is none. */
    public Optional<String> namedDefault() {
        return declared.defaultValue().map(Object::toString);
    }

    /** Returns the rules of its values, in words. */
    public List<String> describedRules() {
        return rules.map(RulePlan::described).orElse(List.of());
    }

    /** Returns the name of its member. */
    public String jsonName() {
        return declared.jsonName();
    }

    /** Returns whether its member is required. */
    public boolean required() {
        return declared.required();
    }

    /** Returns whether the member can be null. */
    public boolean nullable() {
        return declared.nullable();
    }

    /** Returns whether null differs from an absent member. */
    public boolean keepsNull() {
        return declared.keepNull();
    }

    /** Returns whether every event from a parser has a value for it. */
    public boolean alwaysPresent() {
        return JavaTypes.isAlwaysThere(declared);
    }

    /** Returns the type of its field. */
    public JavaType javaType() {
        return type.java();
    }

    /** Returns the string of a discriminator in a new event. */
    public Optional<String> initial() {
        return given.initial();
    }

    public boolean primitive() {
        return javaType().isPrimitive();
    }

    /** Returns whether it has a presence bit, which is also set for null if the column keeps null. */
    public boolean hasPresenceBit() {
        return (primitive() || keepsNull()) && !presenceField.isEmpty();
    }

    /** Returns whether parser and writer may use that bit. */
    public boolean hasReachablePresenceBit() {
        return hasPresenceBit() && reachable();
    }

    /** Returns whether null is one of its values, although its type could be primitive. */
    public boolean readsNull() {
        return javaType().isWrapper() && value instanceof Scalar;
    }

    /** Returns whether it is a boxed scalar that could be primitive: it is null if it is absent. */
    public boolean boxed() {
        return javaType().isWrapper()
                && value instanceof Scalar scalar
                && scalar.format().isEmpty();
    }

    /** Returns whether the parser stores its value. */
    public boolean stored() {
        return !alwaysNull() && access != Access.NONE;
    }

    /** Returns whether it never has a value, and therefore no field. */
    public boolean alwaysNull() {
        return declared.type() == UntypedType.NULL;
    }

    /** Returns the field as code inside the value class names it, next to local variables of these names. */
    public String fieldBeside(Set<String> locals) {
        return locals.contains(field) ? "this." + field : field;
    }

    /** Returns the field's value if the column is absent. */
    public String absentValue() {
        return javaType().absentValue();
    }

    /** Returns whether it may have a value of any kind. */
    public boolean ofAnyKind() {
        return declared.type() == UntypedType.OBJECT;
    }

    /** Returns the value if its member is absent, also in a new event; empty if the column is then absent too. */
    public Optional<DefaultValue> defaultValue() {
        return given.ifAbsent();
    }

    /** Returns the only allowed value; empty if there are others. */
    public Optional<DefaultValue> onlyValue() {
        return given.only();
    }
}
