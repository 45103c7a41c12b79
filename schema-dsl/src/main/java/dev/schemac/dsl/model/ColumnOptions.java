package dev.schemac.dsl.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The attributes of {@code @Column}; {@link #DEFAULT} applies without the annotation.
 *
 * @param jsonName the name of the JSON member; if empty, the name of the column
 * @param aliases more JSON names, which are read and never written
 * @param required whether the JSON member must be present; it may be null
 * @param nullable whether the JSON member may be null; false if a rule allows only one value
 * @param keepNull whether null differs from an absent member, in events and when they are written
 * @param defaultValue the value of an absent member: the boxed Java value of a {@link ScalarType} column, or the
 *     constant's name as a string for an enum
 * @param base64 the variant of a {@code binary} string, in the column or in its elements
 * @param unknownConstant how unknown constants of an enum are read, in the column or in its elements
 * @param lazy whether the strings of a {@code string} column are decoded on first access; if empty, the compiler's
 *     options decide
 * @param rules the rules for its values
 * @param format the JSON form of the column, or of its elements; empty for the default form
 */
public record ColumnOptions(
        Optional<String> jsonName,
        List<String> aliases,
        boolean required,
        boolean nullable,
        boolean keepNull,
        Optional<Object> defaultValue,
        Base64Variant base64,
        UnknownConstant unknownConstant,
        Optional<Boolean> lazy,
        Rules rules,
        Optional<ColumnFormat> format) {
    /** The options of a column without {@code @Column}. */
    public static final ColumnOptions DEFAULT = new ColumnOptions(
            Optional.empty(),
            List.of(),
            false,
            true,
            false,
            Optional.empty(),
            Base64Variant.MIME_NO_LINEFEEDS,
            UnknownConstant.FAIL,
            Optional.empty(),
            Rules.NONE,
            Optional.empty());

    public ColumnOptions {
        aliases = List.copyOf(aliases);
    }

    /** {@return these options for a discriminator, whose string is always decoded eagerly} */
    public ColumnOptions eager() {
        return with(required, nullable, Optional.of(false));
    }

    /** {@return these options with a member that is required and not nullable} */
    public ColumnOptions mandatory() {
        return with(true, false, lazy);
    }

    private ColumnOptions with(boolean isRequired, boolean isNullable, Optional<Boolean> isLazy) {
        return new ColumnOptions(
                jsonName,
                aliases,
                isRequired,
                isNullable,
                keepNull,
                defaultValue,
                base64,
                unknownConstant,
                isLazy,
                rules,
                format);
    }

    /** The alphabets and line rules of base64 strings. */
    public enum Base64Variant {
        /** RFC 2045: lines of 76 characters, ended by CR LF. */
        MIME,
        /** The alphabet of RFC 2045 in one line. */
        MIME_NO_LINEFEEDS,
        /** RFC 1421: lines of 64 characters. */
        PEM,
        /** RFC 4648, section 5: {@code -} and {@code _} instead of {@code +} and {@code /}, one line, no padding. */
        URL;

        /** The names in a schema. */
        public static final List<String> WORDS =
                Arrays.stream(values()).map(Base64Variant::word).toList();

        /** {@return the name in a schema} */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * How a column of an enum reads a string that names no constant.
     *
     * @param constant the constant to read; present for {@link Policy#CONSTANT} only
     */
    public record UnknownConstant(Policy policy, Optional<String> constant) {
        /** Reports an error. */
        public static final UnknownConstant FAIL = new UnknownConstant(Policy.FAIL, Optional.empty());

        /** Reads null. */
        public static final UnknownConstant NULL = new UnknownConstant(Policy.NULL, Optional.empty());

        /** How an unknown string is read. */
        public enum Policy {
            /** As an error. */
            FAIL,
            /** As null. */
            NULL,
            /** As {@link UnknownConstant#constant()}. */
            CONSTANT
        }

        /** {@return the policy that reads unknown strings as the constant of this name} */
        public static UnknownConstant named(String constant) {
            return new UnknownConstant(Policy.CONSTANT, Optional.of(constant));
        }

        /** Returns {@code fail}, {@code null} or the name of the constant. */
        @Override
        public String toString() {
            return constant.orElse(policy == Policy.FAIL ? "fail" : "null");
        }
    }
}
