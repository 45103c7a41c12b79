package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.input.UnmodifiableValues;
import java.net.URL;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Compares untyped JSON values, as in {@code Object} and {@code Map} columns, and makes unmodifiable lists and maps.
 *
 * <p>Such a value may be an {@code Object[]} or a map that contains one, and arrays compare by identity only. Here
 * arrays are equal if their elements are, at any depth. Leaves are compared with {@code equals}. The {@code Integer} 1,
 * the {@code Long} 1 and the {@code Double} 1.0 are three different values, because their number literals differ. URLs
 * are compared by their strings, as {@code URL.equals} would use the network. Generated {@code equals} and
 * {@code hashCode} call this class; it has no state.
 */
public final class JsonValues {

    private JsonValues() {}

    /**
     * Whether two untyped values are the same, arrays, lists and maps by content.
     *
     * @param a a value, or null
     * @param b a value, or null
     * @return true if both are null or have the same content; the order of map entries is ignored
     */
    public static boolean equal(Object a, Object b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null) {
            return false;
        }
        if (a instanceof Object[] left) {
            return b instanceof Object[] right && equalArrays(left, right);
        }
        if (a instanceof Map<?, ?> left) {
            return b instanceof Map<?, ?> right && equalMaps(left, right);
        }
        if (a instanceof List<?> left) {
            return b instanceof List<?> right && equalLists(left, right);
        }
        if (a instanceof Optional<?> left) {
            return b instanceof Optional<?> right && equal(orNull(left), orNull(right));
        }
        if (a instanceof URL left) {
            return b instanceof URL right && left.toExternalForm().equals(right.toExternalForm());
        }
        // Compares arrays of primitives; for all other values it is a.equals(b).
        return Objects.deepEquals(a, b);
    }

    /**
     * Returns a hash code that agrees with {@link #equal}.
     *
     * @param value a value, or null
     * @return 0 for null
     */
    public static int hash(Object value) {
        if (value instanceof Object[] elements) {
            return hashElements(Arrays.asList(elements));
        }
        if (value instanceof Map<?, ?> map) {
            int hash = 0;
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                hash += Objects.hashCode(entry.getKey()) ^ hash(entry.getValue());
            }
            return hash;
        }
        if (value instanceof List<?> list) {
            return hashElements(list);
        }
        if (value instanceof Optional<?> optional) {
            return hash(orNull(optional));
        }
        if (value instanceof URL url) {
            return url.toExternalForm().hashCode();
        }
        if (value != null && value.getClass().isArray()) {
            return Arrays.deepHashCode(new Object[] {value});
        }
        return Objects.hashCode(value);
    }

    /**
     * {@return an unmodifiable list of the first elements of an array}
     *
     * @param <T> the type of all elements
     * @param elements an array that no other code uses; null elements are allowed
     */
    public static <T> List<T> unmodifiableList(Object[] elements, int count) {
        return UnmodifiableValues.wrap(elements, count);
    }

    /**
     * {@return an unmodifiable map of the entries of a map}
     *
     * @param <T> the type of the values
     * @param members a map that no other code uses
     */
    public static <T> Map<String, T> unmodifiableMap(Map<String, T> members) {
        return UnmodifiableValues.wrap(members);
    }

    /**
     * {@return an unmodifiable copy of a list; the list itself if this class made it}
     *
     * @param <T> the type of the elements
     * @param list a list, or null
     * @param levels 1 if its elements stay unchanged, 2 if lists and maps among them are copied too, and so on. For
     *     untyped elements it is the greatest number
     */
    public static <T> List<T> unmodifiable(List<T> list, int levels) {
        return list == null ? null : UnmodifiableValues.copyOf(list, levels);
    }

    /**
     * {@return an unmodifiable set}
     *
     * @param <T> the type of the elements
     * @param elements a set that no other code uses
     */
    public static <T> Set<T> unmodifiableSet(Set<T> elements) {
        return UnmodifiableValues.wrap(elements);
    }

    /**
     * {@return an unmodifiable copy of a set in the same order; the set itself if this class made it}
     *
     * @param <T> the type of the elements
     * @param elements a set, or null
     * @param levels as for lists
     */
    public static <T> Set<T> unmodifiable(Set<T> elements, int levels) {
        return elements == null ? null : UnmodifiableValues.copyOf(elements, levels);
    }

    /**
     * {@return a copy of a map that cannot be changed, in the same order; the map itself if it was made here}
     *
     * @param <T> the type of the values
     * @param members a map, or null
     * @param levels as for lists
     */
    public static <T> Map<String, T> unmodifiable(Map<String, T> members, int levels) {
        return members == null ? null : UnmodifiableValues.copyOf(members, levels);
    }

    /**
     * {@return an untyped value whose lists and maps are unmodifiable at any depth} Arrays of objects become lists;
     * other values stay unchanged.
     *
     * @param value a value, or null
     */
    public static Object unmodifiable(Object value) {
        return UnmodifiableValues.copyOf(value);
    }

    /**
     * {@return the same with an unmodifiable copy of its value}
     *
     * @param <T> the type of the value
     * @param value null stays null
     * @param levels as for a list that contains the value
     */
    @SuppressWarnings("unchecked") // a copy of a value is of the same type
    public static <T> Optional<T> unmodifiable(Optional<T> value, int levels) {
        return value == null ? null : value.map(held -> (T) UnmodifiableValues.element(held, levels));
    }

    /**
     * {@return the value; null if there is none}
     *
     * @param <T> the type of the value
     * @param value null has none
     */
    public static <T> T orNull(Optional<T> value) {
        return value == null ? null : value.orElse(null);
    }

    /** {@return the value, or empty for null} */
    public static OptionalInt optionalInt(Integer value) {
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    /** {@return the value, or empty for null} */
    public static OptionalLong optionalLong(Long value) {
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }

    /** {@return the value, or empty for null} */
    public static OptionalDouble optionalDouble(Double value) {
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    private static boolean equalArrays(Object[] left, Object[] right) {
        if (left.length != right.length) {
            return false;
        }
        for (int i = 0; i < left.length; i++) {
            if (!equal(left[i], right[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean equalLists(List<?> left, List<?> right) {
        Iterator<?> others = right.iterator();
        for (Object element : left) {
            if (!others.hasNext() || !equal(element, others.next())) {
                return false;
            }
        }
        return !others.hasNext();
    }

    private static boolean equalMaps(Map<?, ?> left, Map<?, ?> right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (Map.Entry<?, ?> entry : left.entrySet()) {
            Object other = right.get(entry.getKey());
            if (!equal(entry.getValue(), other) || other == null && !right.containsKey(entry.getKey())) {
                return false;
            }
        }
        return true;
    }

    private static int hashElements(List<?> elements) {
        int hash = 1;
        for (Object element : elements) {
            hash = 31 * hash + hash(element);
        }
        return hash;
    }
}
