package dev.schemac.dsl.model;

import dev.schemac.dsl.pattern.CompiledPattern;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The rules of {@code @Column} for the values of a column. Absent columns and null values violate no rule. {@link
 * #min}, {@link #max}, the lengths, {@link #pattern} and {@link #types} apply to the innermost values of arrays, lists
 * and maps. The other rules apply to the outermost array, list or map, except {@link #nullElements}, which applies to
 * all of them.
 *
 * @param min the least number, a value of the column's type; any decimal for untyped values
 * @param max the greatest number, a value of the column's type; any decimal for untyped values
 * @param minLength the minimum number of code points of a string
 * @param maxLength the maximum number of code points of a string
 * @param pattern the regular expression that must match a part of a string
 * @param minItems the minimum number of elements of an array or list, or of entries of a map
 * @param maxItems the maximum number of them
 * @param unique whether the elements of an array or list must be distinct
 * @param nullElements whether elements of arrays and lists, and values of maps, may be null, at each level. Always true
 *     for types whose elements are never null
 * @param constant the only allowed value, as {@link ColumnOptions#defaultValue()} describes it; not for arrays, lists
 *     and maps; such a column is not nullable
 * @param types the JSON types that values of type {@code Object} may have; empty if they may have any
 */
public record Rules(
        Optional<Bound> min,
        Optional<Bound> max,
        OptionalInt minLength,
        OptionalInt maxLength,
        Optional<CompiledPattern> pattern,
        OptionalInt minItems,
        OptionalInt maxItems,
        boolean unique,
        boolean nullElements,
        Optional<Object> constant,
        Set<AllowedType> types) {
    /** Every value of the type is allowed. */
    public static final Rules NONE = none(true);

    private static Rules none(boolean nullElements) {
        return new Rules(
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                nullElements,
                Optional.empty(),
                Set.of());
    }

    /** Makes rules. */
    public Rules {
        types = Collections.unmodifiableSet(
                types.isEmpty() ? EnumSet.noneOf(AllowedType.class) : EnumSet.copyOf(types));
    }

    /** A JSON type that a rule allows. Null is not among them: {@code nullable} decides about it. */
    public enum AllowedType {
        /** Strings. */
        STRING("a string"),
        /** Numbers without a fraction, such as 1 and 1.0. */
        INTEGER("an integer"),
        /** All numbers. */
        NUMBER("a number"),
        /** {@code true} and {@code false}. */
        BOOLEAN("a boolean"),
        /** Objects. */
        OBJECT("an object"),
        /** Arrays. */
        ARRAY("an array");

        private final String description;

        AllowedType(String description) {
            this.description = description;
        }

        /** {@return one value of the type in words, with an article} */
        public String description() {
            return description;
        }

        /** {@return the name that a schema and JSON Schema have for it} */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One end of a range.
     *
     * @param value as written; a {@code float} or {@code double} column rounds it to the nearest number of its type
     * @param exclusive whether {@code value} itself is excluded
     */
    public record Bound(BigDecimal value, boolean exclusive) {}

    /** {@return only the rule {@link #nullElements}, which any type of elements can have} */
    public Rules ofNulls() {
        return none(nullElements);
    }

    /** {@return whether rules apply to the innermost values} */
    public boolean ofValues() {
        return min.isPresent()
                || max.isPresent()
                || minLength.isPresent()
                || maxLength.isPresent()
                || pattern.isPresent()
                || constant.isPresent()
                || !types.isEmpty();
    }

    /** {@return whether rules apply to the array, list or map} */
    public boolean ofItems() {
        return minItems.isPresent() || maxItems.isPresent() || unique;
    }

    /** {@return whether there is any rule} */
    public boolean any() {
        return ofValues() || ofItems() || !nullElements;
    }
}
