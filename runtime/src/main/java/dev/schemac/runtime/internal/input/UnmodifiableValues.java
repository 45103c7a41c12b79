package dev.schemac.runtime.internal.input;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;

/**
 * Makes unmodifiable lists and maps, with null among their elements. Lists and maps of this class are recognized by
 * their class, and never copied again.
 */
public final class UnmodifiableValues {
    private UnmodifiableValues() {}

    /**
     * Returns a list of the first elements of an array, which no other code may use; it is copied only if it is longer.
     *
     * @param <T> the type of all elements
     */
    @SuppressWarnings("unchecked") // nothing is put into the array any more
    public static <T> List<T> wrap(Object[] elements, int count) {
        if (count == 0) {
            return Collections.emptyList();
        }
        return new Elements<>((T[]) (count == elements.length ? elements : Arrays.copyOf(elements, count)));
    }

    /** Returns an unmodifiable view of a map, which no other code may use. */
    public static <T> Map<String, T> wrap(Map<String, T> members) {
        return new Members<>(members);
    }

    /**
     * Returns a copy of a list, unless this class made it.
     *
     * @param levels 1 if its elements stay unchanged, 2 if lists and maps among them are copied in the same way, and so
     *     on
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
        return wrap(own, own.length);
    }

    /** Returns a copy of a map in the order of its entries, unless this class made it; {@code levels} as for lists. */
    @SuppressWarnings("unchecked") // a copy of a value is of the same type
    public static <K, T> Map<K, T> copyOf(Map<K, T> map, int levels) {
        if (map instanceof Members<?, ?>) {
            return map;
        }
        Map<K, T> own = new LinkedHashMap<>();
        map.forEach((key, value) -> own.put(key, (T) element(value, levels)));
        return new Members<>(own);
    }

    /** Returns an unmodifiable view of a set, which no other code may use. */
    public static <T> Set<T> wrap(Set<T> elements) {
        return new Distinct<>(elements);
    }

    /** Returns a copy of a set in the order of its elements, unless this class made it; {@code levels} as for lists. */
    @SuppressWarnings("unchecked") // a copy of an element is of the same type
    public static <T> Set<T> copyOf(Set<T> elements, int levels) {
        if (elements instanceof Distinct<?>) {
            return elements;
        }
        Set<T> own = new LinkedHashSet<>();
        elements.forEach(element -> own.add((T) element(element, levels)));
        return wrap(own);
    }

    /** Returns a copy of an element of a list that is copied with these levels. */
    public static Object element(Object value, int levels) {
        if (levels == Integer.MAX_VALUE) {
            return copyOf(value);
        } else if (levels == 1) {
            return value;
        } else if (value instanceof List<?> list) {
            return copyOf(list, levels - 1);
        } else if (value instanceof Set<?> set) {
            return copyOf(set, levels - 1);
        }
        return value instanceof Map<?, ?> map ? copyOf(map, levels - 1) : value;
    }

    /**
     * Returns a copy of an untyped value, at any depth: arrays of objects become lists, and values that are not JSON
     * stay unchanged.
     */
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

    private static final class Distinct<T> extends AbstractSet<T> {
        private final Set<T> elements;

        Distinct(Set<T> elements) {
            this.elements = Collections.unmodifiableSet(elements);
        }

        @Override
        public Iterator<T> iterator() {
            return elements.iterator();
        }

        @Override
        public int size() {
            return elements.size();
        }

        @Override
        public boolean contains(Object element) {
            return elements.contains(element);
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
