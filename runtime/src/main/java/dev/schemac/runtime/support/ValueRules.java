package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.output.DecimalEncoder;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collection;

/** Rules on values that are more than a comparison. Called by generated parsers; has no state. */
public final class ValueRules {
    /** The JSON type of strings. */
    public static final int STRING = 1;

    /** The JSON type of numbers without a fraction, such as 1 and 1.0. */
    public static final int INTEGER = 1 << 1;

    /** The JSON type of all numbers. */
    public static final int NUMBER = INTEGER | 1 << 2;

    /** The JSON type of {@code true} and {@code false}. */
    public static final int BOOLEAN = 1 << 3;

    /** The JSON type of objects. */
    public static final int OBJECT = 1 << 4;

    /** The JSON type of arrays. */
    public static final int ARRAY = 1 << 5;

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
     * {@return whether a value is written as one of some JSON types} A value of a class without a JSON form counts as an
     * object.
     *
     * @param value a value other than null
     * @param types {@link #STRING} and the other types, combined by {@code |}
     */
    public static boolean hasType(Object value, int types) {
        int type = value instanceof Number number ? numberType(number) : typeOf(value);
        return (type & types) != 0;
    }

    // ---- values of any type: rules on strings apply only to strings, rules on numbers only to numbers

    /**
     * {@return whether the length of a string is in this range, as {@link #isLength(String, int, int)} counts; true for other
     * values}
     */
    public static boolean isLength(Object value, int least, int most) {
        return typeOf(value) != STRING || isLength(value.toString(), least, most);
    }

    /** {@return whether a string contains a match; true for other values} */
    public static boolean matches(Object value, StringPattern pattern) {
        return typeOf(value) != STRING || pattern.matches(value.toString());
    }

    /**
     * {@return whether a value is a number below a bound, or NaN} A number with a fraction is a {@code double} or {@code
     * float}. It was rounded when it was read, and is compared as its shortest decimal.
     *
     * @param orEqual whether the bound itself counts, too
     */
    public static boolean isBelow(Object value, BigDecimal bound, boolean orEqual) {
        return value instanceof Number number && (isNaN(number) || compare(number, bound) < (orEqual ? 1 : 0));
    }

    /**
     * {@return whether a value is a number above a bound, or NaN} The comparison is the one of {@link #isBelow}.
     *
     * @param orEqual whether the bound itself counts, too
     */
    public static boolean isAbove(Object value, BigDecimal bound, boolean orEqual) {
        return value instanceof Number number && (isNaN(number) || compare(number, bound) > (orEqual ? -1 : 0));
    }

    private static boolean isNaN(Number number) {
        return number instanceof Double fraction && fraction.isNaN()
                || number instanceof Float single && single.isNaN();
    }

    /** Compares decimals exactly. A {@code double} or {@code float} is its shortest decimal. */
    private static int compare(Number number, BigDecimal bound) {
        if (number instanceof Double || number instanceof Float) {
            double fraction = number.doubleValue();
            return Double.isInfinite(fraction)
                    ? Double.compare(fraction, 0)
                    : shortest(number).compareTo(bound);
        } else if (number instanceof BigDecimal decimal) {
            return decimal.compareTo(bound);
        } else if (number instanceof BigInteger integer) {
            return new BigDecimal(integer).compareTo(bound);
        }
        return BigDecimal.valueOf(number.longValue()).compareTo(bound);
    }

    /** Returns the decimal that writers write, which {@code toString} of JDK 17 does not always return. */
    private static BigDecimal shortest(Number number) {
        byte[] decimal = new byte[DecimalEncoder.MAX_BYTES];
        int end = number instanceof Float
                ? DecimalEncoder.append(decimal, 0, number.floatValue())
                : DecimalEncoder.append(decimal, 0, number.doubleValue());
        return new BigDecimal(new String(decimal, 0, end, StandardCharsets.ISO_8859_1));
    }

    private static int typeOf(Object value) {
        if (value instanceof String || value instanceof Character) {
            return STRING;
        } else if (value instanceof Boolean) {
            return BOOLEAN;
        }
        return value instanceof Collection || value.getClass().isArray() ? ARRAY : OBJECT;
    }

    /** Returns the bit of integers, or the one that only other numbers have. */
    private static int numberType(Number number) {
        boolean integer;
        if (number instanceof Double || number instanceof Float) {
            integer = number.doubleValue() == Math.rint(number.doubleValue());
        } else if (number instanceof BigDecimal decimal) {
            integer = decimal.scale() <= 0 || decimal.stripTrailingZeros().scale() <= 0;
        } else {
            integer = true;
        }
        return integer ? INTEGER : NUMBER & ~INTEGER;
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
        } else if (elements instanceof Collection<?> collection) {
            return collection.toArray();
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
