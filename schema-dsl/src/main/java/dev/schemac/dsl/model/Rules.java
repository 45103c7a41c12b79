package dev.schemac.dsl.model;

import dev.schemac.dsl.pattern.CompiledPattern;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What {@code @Column} demands of the values of a column. A column that is absent, and a value that is null, break no
 * rule. {@link #min}, {@link #max}, the lengths and {@link #pattern} are for the innermost values of arrays, lists and
 * maps; the others for the column's own array, list or map, the outermost one.
 *
 * @param min the least number, a value of the column's type
 * @param max the greatest number, likewise
 * @param minLength the fewest code points of a string
 * @param maxLength the most code points of a string
 * @param pattern the regular expression of which a string must contain a match
 * @param minItems the fewest elements of an array or list, or entries of a map
 * @param maxItems the most of them
 * @param unique whether no two elements of an array or list may be equal
 * @param constant the only value that a column which is no array, list or map may have, as {@link
 *     ColumnOptions#defaultValue()} describes one; such a column is not nullable
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
        Optional<Object> constant) {
    /** Every value of the type is allowed. */
    public static final Rules NONE = new Rules(
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            false,
            Optional.empty());

    /**
     * One end of a range.
     *
     * @param value as it is written, which a {@code float} or {@code double} column reads as the nearest such number
     * @param exclusive whether {@code value} itself is outside
     */
    public record Bound(BigDecimal value, boolean exclusive) {}

    /** {@return whether innermost values have rules} */
    public boolean ofValues() {
        return min.isPresent()
                || max.isPresent()
                || minLength.isPresent()
                || maxLength.isPresent()
                || pattern.isPresent()
                || constant.isPresent();
    }

    /** {@return whether the array, list or map has rules} */
    public boolean ofItems() {
        return minItems.isPresent() || maxItems.isPresent() || unique;
    }

    /** {@return whether there is any rule} */
    public boolean any() {
        return ofValues() || ofItems();
    }
}
