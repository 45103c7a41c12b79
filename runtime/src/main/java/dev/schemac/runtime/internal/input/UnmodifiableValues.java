package dev.schemac.runtime.internal.input;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;

/**
 * Lists and maps that nobody can change, with null among their elements. What is made here is known by its class, and
 * never copied again.
 */
public final class UnmodifiableValues {
    private UnmodifiableValues() {}

    /**
     * A list of the first elements of an array, which nobody else may have; it is copied only where it is longer.
     *
     * @param <T> the type of all elements
     */
    @SuppressWarnings("unchecked") // nothing is put into the array any more
    public static <T> List<T> ofOwn(Object[] elements, int count) {
        if (count == 0) {
            return Collections.emptyList();
        }
        return new Elements<>((T[]) (count == elements.length ? elements : Arrays.copyOf(elements, count)));
    }

    /** A map that is that of another one, which nobody else may have. */
    public static <T> Map<String, T> ofOwn(Map<String, T> members) {
        return new Members<>(members);
    }

    /**
     * A copy of a list, unless it is one that was made here.
     *
     * @param levels 1 if its elements stay as they are, 2 if lists and maps among them are copied in the same way, and so on
     */
    public static <T> List<T> copyOf(List<T> list, int levels) {
        if (list instanceof Elements<?>) {
            return list;
        }
        Object[] given = list.toArray();
        Object[] own = new Object[given.length];
        for (int i = 0; i < own.length; i++) {
            own[i] = element(given[i], levels);
        }
        return ofOwn(own, own.length);
    }

    /** A copy of a map in the order of its entries, unless it is one that was made here; {@code levels} as for lists. */
    @SuppressWarnings("unchecked") // a copy of a value is of the same type
    public static <K, T> Map<K, T> copyOf(Map<K, T> map, int levels) {
        if (map instanceof Members<?, ?>) {
            return map;
        }
        Map<K, T> own = new LinkedHashMap<>();
        map.forEach((key, value) -> own.put(key, (T) element(value, levels)));
        return new Members<>(own);
    }

    private static Object element(Object value, int levels) {
        if (levels == Integer.MAX_VALUE) {
            return copyOf(value);
        } else if (levels == 1) {
            return value;
        } else if (value instanceof List<?> list) {
            return copyOf(list, levels - 1);
        }
        return value instanceof Map<?, ?> map ? copyOf(map, levels - 1) : value;
    }

    /** A copy of an untyped value, however deep: arrays of objects become lists, and what is not JSON stays as it is. */
    public static Object copyOf(Object value) {
        if (value instanceof List<?> list) {
            return copyOf(list, Integer.MAX_VALUE);
        } else if (value instanceof Map<?, ?> map) {
            return copyOf(map, Integer.MAX_VALUE);
        }
        return value instanceof Object[] array ? copyOf(Arrays.asList(array), Integer.MAX_VALUE) : value;
    }

    private static final class Elements<T> extends AbstractList<T> implements RandomAccess {
        private final T[] elements;

        Elements(T[] elements) {
            this.elements = elements;
        }

        @Override
        public T get(int index) {
            return elements[index];
        }

        @Override
        public int size() {
            return elements.length;
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(elements, elements.length, Object[].class);
        }
    }

    private static final class Members<K, T> extends AbstractMap<K, T> {
        private final Map<K, T> members;

        Members(Map<K, T> members) {
            this.members = Collections.unmodifiableMap(members);
        }

        @Override
        public Set<Entry<K, T>> entrySet() {
            return members.entrySet();
        }

        @Override
        public Set<K> keySet() {
            return members.keySet();
        }

        @Override
        public T get(Object key) {
            return members.get(key);
        }

        @Override
        public boolean containsKey(Object key) {
            return members.containsKey(key);
        }
    }
}
