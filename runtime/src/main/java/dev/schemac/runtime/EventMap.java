package dev.schemac.runtime;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * An event by names. The names of the columns and how they are found are shared by all events of a type, so that the map of an event
 * is little more than the array of its values. Handed out only behind a view that refuses every change.
 */
final class EventMap extends AbstractMap<String, Object> {
    private final EventType<?> type;
    private final Object[] values;
    private final Map<String, Object> members;

    EventMap(EventType<?> type, Object[] values, Map<String, ?> members) {
        this.type = type;
        this.values = values;
        if (members.isEmpty()) {
            this.members = Map.of();
        } else {
            this.members = new LinkedHashMap<>(members);
            this.members.keySet().removeIf(name -> type.indexOf(name) >= 0);
        }
    }

    @Override
    public int size() {
        return values.length + members.size();
    }

    @Override
    public Object get(Object name) {
        int index = type.indexOf(name);
        if (index >= 0) {
            return values[index];
        }
        return members.isEmpty() ? null : members.get(name); // an immutable map refuses null
    }

    @Override
    public boolean containsKey(Object name) {
        return type.indexOf(name) >= 0 || !members.isEmpty() && members.containsKey(name);
    }

    @Override
    public Set<Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Entry<String, Object>> iterator() {
                return new Entries();
            }

            @Override
            public int size() {
                return EventMap.this.size();
            }

            @Override
            public boolean contains(Object other) {
                // Names are different, so the one entry that may be equal is the one of this name.
                return other instanceof Entry<?, ?> entry
                        && containsKey(entry.getKey())
                        && new SimpleImmutableEntry<>(entry.getKey(), get(entry.getKey())).equals(entry);
            }
        };
    }

    private final class Entries implements Iterator<Entry<String, Object>> {
        private final Iterator<Entry<String, Object>> rest = members.entrySet().iterator();
        private int column;

        @Override
        public boolean hasNext() {
            return column < values.length || rest.hasNext();
        }

        @Override
        public Entry<String, Object> next() {
            if (column == values.length) {
                return rest.next();
            }
            String name = type.columns().get(column).name();
            return new SimpleImmutableEntry<>(name, values[column++]);
        }
    }
}
