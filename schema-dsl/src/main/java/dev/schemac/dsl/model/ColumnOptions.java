package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;

/**
 * What {@code @Column} says about a column; {@link #DEFAULT} is what holds without one.
 *
 * @param jsonName the name of the JSON member; where it is empty, that of the column
 * @param aliases other JSON names that are read, but never written
 * @param required whether the JSON member must be there; it may be null all the same
 * @param nullable whether the JSON member, where it is there, may be null; not where a rule names the only value
 * @param defaultValue the value of an absent member: the boxed Java value of a {@link ScalarType} column, or the
 *     constant's name as a string where the column is an enum
 * @param base64 how {@code binary} text is spelt, in the column or in its elements
 * @param unknownConstant what unknown constants of an enum become, in the column or in its elements
 * @param lazy whether the texts of a {@code string} column are made when they are first asked for; where it is empty,
 *     the options of the compiler decide
 * @param rules what is demanded of its values
 * @param format the form in JSON of the column, or of its elements; empty where it is the usual one
 */
public record ColumnOptions(
        Optional<String> jsonName,
        List<String> aliases,
        boolean required,
        boolean nullable,
        Optional<Object> defaultValue,
        Base64Variant base64,
        UnknownConstant unknownConstant,
        Optional<Boolean> lazy,
        Rules rules,
        Optional<ValueFormat> format) {
    /** What holds for a column without {@code @Column}. */
    public static final ColumnOptions DEFAULT = new ColumnOptions(
            Optional.empty(),
            List.of(),
            false,
            true,
            Optional.empty(),
            Base64Variant.MIME_NO_LINEFEEDS,
            UnknownConstant.FAIL,
            Optional.empty(),
            Rules.NONE,
            Optional.empty());

    public ColumnOptions {
        aliases = List.copyOf(aliases);
    }

    /** {@return these options of a discriminator: its text is made at once, whatever the options of the compiler say} */
    public ColumnOptions eager() {
        return new ColumnOptions(
                jsonName,
                aliases,
                required,
                nullable,
                defaultValue,
                base64,
                unknownConstant,
                Optional.of(false),
                rules,
                format);
    }

    /** {@return these options where the member must be there and not be null} */
    public ColumnOptions mandatory() {
        return new ColumnOptions(
                jsonName, aliases, true, false, defaultValue, base64, unknownConstant, lazy, rules, format);
    }

    /** {@return the same with another format} */
    public ColumnOptions withFormat(Optional<ValueFormat> other) {
        return new ColumnOptions(
                jsonName, aliases, required, nullable, defaultValue, base64, unknownConstant, lazy, rules, other);
    }

    /** The alphabets and line rules of base64 text. */
    public enum Base64Variant {
        /** RFC 2045: lines of 76 characters, ended by CR LF. */
        MIME,
        /** The alphabet of RFC 2045 in one line. */
        MIME_NO_LINEFEEDS,
        /** RFC 1421: lines of 64 characters. */
        PEM,
        /** RFC 4648, section 5: {@code -} and {@code _} for {@code +} and {@code /}, one line, no padding. */
        URL
    }

    /**
     * What a column of an enum does with text that names none of its constants.
     *
     * @param constant the name of the constant that such text is read as; present for {@link Policy#CONSTANT} only
     */
    public record UnknownConstant(Policy policy, Optional<String> constant) {
        /** It is an error. */
        public static final UnknownConstant FAIL = new UnknownConstant(Policy.FAIL, Optional.empty());

        /** It is null. */
        public static final UnknownConstant NULL = new UnknownConstant(Policy.NULL, Optional.empty());

        /** What becomes of such text. */
        public enum Policy {
            /** It is an error. */
            FAIL,
            /** It reads as null. */
            NULL,
            /** It is {@link UnknownConstant#constant()}. */
            CONSTANT
        }

        /** {@return the policy that reads such text as the constant of this name} */
        public static UnknownConstant named(String constant) {
            return new UnknownConstant(Policy.CONSTANT, Optional.of(constant));
        }

        /** {@code fail}, {@code null} or the name of the constant. */
        @Override
        public String toString() {
            return constant.orElse(policy == Policy.FAIL ? "fail" : "null");
        }
    }
}
