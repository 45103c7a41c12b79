package dev.schemac.runtime.support.event;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.internal.access.ColumnMap;
import java.lang.reflect.Array;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Presents an event as a map: {@link JsonEvent#asMap} of a generated class returns it. It is unmodifiable. All events
 * of a type share the names of the columns and their lookup. The map of an event therefore needs little more memory
 * than the array of its values.
 */
final class EventMap extends AbstractMap<String, Object> implements ColumnMap {
    /** A value can contain itself. */
    private static final int DEEPEST_SHOWN = 256;

    private final GeneratedEventType<?> type;
    private final Object[] values;
    private final Map<String, Object> members;
    private final boolean dynamic;

    /**
     * @param values the values of the columns; not copied
     * @param members the undeclared members; copied, except members with the JSON name of a column
     * @param dynamic whether the schema keeps undeclared members, so that any name is possible
     */
    EventMap(GeneratedEventType<?> type, Object[] values, Map<String, ?> members, boolean dynamic) {
        this.type = type;
        this.values = values;
        this.dynamic = dynamic;
        if (members.isEmpty()) {
            this.members = Map.of();
        } else {
            this.members = new LinkedHashMap<>(members);
            this.members.keySet().removeIf(name -> type.indexOf(name) >= 0);
        }
    }

    @Override
    public Optional<EventType<?>> onlyColumns() {
        return dynamic ? Optional.empty() : Optional.of(type);
    }

    @Override
    public int size() {
        return values.length + members.size();
    }

    /** Returns the usual string of a map, with the elements of arrays: {@code {tags=[a, b]}}. */
    @Override
    public String toString() {
        return shown(this, 0).toString();
    }

    /** Returns the value with lists instead of arrays. */
    private static Object shown(Object value, int depth) {
        if (depth > DEEPEST_SHOWN) {
            return "...";
        }
        if (value instanceof Map<?, ?> map) {
            Map<Object, Object> shown = new LinkedHashMap<>();
            map.forEach((name, each) -> shown.put(name, shown(each, depth + 1)));
            return shown;
        }
        List<Object> shown = new ArrayList<>();
        if (value instanceof Collection<?> elements) {
            elements.forEach(each -> shown.add(shown(each, depth + 1)));
        } else if (value != null && value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                shown.add(shown(Array.get(value, i), depth + 1));
            }
        } else {
            return value;
        }
        return shown;
    }

    @Override
    public Object get(Object name) {
        int index = type.indexOf(name);
        if (index >= 0) {
            return values[index];
        }
        return members.isEmpty() ? null : members.get(name); // an immutable map rejects null
    }

    @Override
    public boolean containsKey(Object name) {
        return type.indexOf(name) >= 0 || !members.isEmpty() && members.containsKey(name);
    }

    @Override
    public Set<String> keySet() {
        return Collections.unmodifiableSet(super.keySet());
    }

    @Override
    public Collection<Object> values() {
        return Collections.unmodifiableCollection(super.values());
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return Collections.unmodifiableSet(new Entries());
    }

    private final class Entries extends AbstractSet<Entry<String, Object>> {
        @Override
        public Iterator<Entry<String, Object>> iterator() {
            return new EntryIterator();
        }

        @Override
        public int size() {
            return EventMap.this.size();
        }

        @Override
        public boolean contains(Object other) {
            // Names are different, so only the entry of this name can be equal.
            return other instanceof Entry<?, ?> entry
                    && containsKey(entry.getKey())
                    && new SimpleImmutableEntry<>(entry.getKey(), get(entry.getKey())).equals(entry);
        }
    }

    private final class EntryIterator implements Iterator<Entry<String, Object>> {
        private final List<EventType.Column> columns = type.columns();
        private final Iterator<Entry<String, Object>> rest = members.entrySet().iterator();
        private int column;

        @Override
        public boolean hasNext() {
            return column < values.length || rest.hasNext();
        }

        @Override
        public Entry<String, Object> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return column < values.length
                    ? new SimpleImmutableEntry<>(columns.get(column).jsonName(), values[column++])
                    : new SimpleImmutableEntry<>(rest.next());
        }
    }

    // ---- changes: rejected, even if they would change nothing

    private static UnsupportedOperationException unchangeable() {
        return new UnsupportedOperationException("the map view of an event is read-only");
    }

    @Override
    public Object put(String name, Object value) {
        throw unchangeable();
    }

    @Override
    public void putAll(Map<? extends String, ?> others) {
        throw unchangeable();
    }

    @Override
    public Object putIfAbsent(String name, Object value) {
        throw unchangeable();
    }

    @Override
    public Object remove(Object name) {
        throw unchangeable();
    }

    @Override
    public boolean remove(Object name, Object value) {
        throw unchangeable();
    }

    @Override
    public Object replace(String name, Object value) {
        throw unchangeable();
    }

    @Override
    public boolean replace(String name, Object before, Object after) {
        throw unchangeable();
    }

    @Override
    public void replaceAll(BiFunction<? super String, ? super Object, ?> change) {
        throw unchangeable();
    }

    @Override
    public Object merge(String name, Object value, BiFunction<? super Object, ? super Object, ?> change) {
        throw unchangeable();
    }

    @Override
    public Object compute(String name, BiFunction<? super String, ? super Object, ?> change) {
        throw unchangeable();
    }

    @Override
    public Object computeIfAbsent(String name, Function<? super String, ?> value) {
        throw unchangeable();
    }

    @Override
    public Object computeIfPresent(String name, BiFunction<? super String, ? super Object, ?> change) {
        throw unchangeable();
    }

    @Override
    public void clear() {
        throw unchangeable();
    }
}
