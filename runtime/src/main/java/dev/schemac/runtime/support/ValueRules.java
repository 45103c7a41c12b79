package dev.schemac.runtime.support;

import java.lang.reflect.Array;
import java.util.List;

/** Rules on values that are more than a comparison. Called by generated parsers; has no state. */
public final class ValueRules {
    /** Up to here each element is compared with each. */
    private static final int FEW = 8;

    /** How many elements one may meet, on average, instead of the table: honest ones meet one or two. */
    private static final int MOST_MET = 100;

    /** Spreads hash codes over the upper bits: 2 to the 32, divided by the golden ratio. */
    private static final int SPREAD = 0x9E3779B9;

    private ValueRules() {}

    /**
     * {@return whether the number of code points of a string is in this range; an unpaired surrogate counts as one}
     */
    public static boolean isLength(String string, int least, int most) {
        int units = string.length();
        // each code point is one unit or two
        if (units <= most && units - units / 2 >= least) {
            return true;
        } else if (units < least) {
            return false;
        }
        int points = string.codePointCount(0, units);
        return points >= least && points <= most;
    }

    /**
     * Checks that no two elements are equal, as {@link JsonValues#equal} has it; nulls are equal. Needs time and memory
     * in proportion to the elements, even if they were chosen for their hash codes. Too many elements of the same hash
     * code are also a violation.
     *
     * @param elements an array of any type, or a list
     */
    public static void checkUnique(Violations violations, JsonKey column, Object elements) {
        Object[] values = values(elements);
        if (values.length > FEW) {
            checkByHash(violations, column, values);
            return;
        }
        for (int i = 1; i < values.length; i++) {
            for (int before = 0; before < i; before++) {
                if (JsonValues.equal(values[before], values[i])) {
                    repeated(violations, column, i);
                    return;
                }
            }
        }
    }

    private static Object[] values(Object elements) {
        if (elements instanceof Object[] array) {
            return array;
        } else if (elements instanceof List<?> list) {
            return list.toArray();
        }
        Object[] boxed = new Object[Array.getLength(elements)];
        for (int i = 0; i < boxed.length; i++) {
            boxed[i] = Array.get(elements, i);
        }
        return boxed;
    }

    private static void checkByHash(Violations violations, JsonKey column, Object[] values) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(values.length);
        // the last element in each place, plus 1, and for each element the previous one in its place
        int[] last = new int[1 << bits];
        int[] before = new int[values.length];
        int[] hashes = new int[values.length];
        long left = (long) MOST_MET * values.length;
        for (int i = 0; i < values.length; i++) {
            int hash = JsonValues.hash(values[i]);
            int place = hash * SPREAD >>> Integer.SIZE - bits;
            for (int other = last[place] - 1; other >= 0; other = before[other] - 1) {
                if (hashes[other] == hash && JsonValues.equal(values[other], values[i])) {
                    repeated(violations, column, i);
                    return;
                }
                if (left-- == 0) {
                    violations.violation(column, "fewer elements with the same hash code");
                    return;
                }
            }
            hashes[i] = hash;
            before[i] = last[place];
            last[place] = i + 1;
        }
    }

    private static void repeated(Violations violations, JsonKey column, int index) {
        violations.violation(column, "a unique element", index);
    }
}
