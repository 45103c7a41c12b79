package dev.schemac.runtime.support.event;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The event type of a generated parser, with which generated classes also make the maps of their events.
 *
 * @param <T> the value class
 */
public final class GeneratedEventType<T> implements EventType<T> {
    private final Class<T> type;
    private final String moduleName;
    private final String name;
    private final EventType<?> supertype;
    private final List<Column> columns;
    private final Map<String, Integer> byName;
    private final Map<String, Integer> byJsonName;

    @SuppressWarnings("unchecked") // the class of a generic type has no arguments
    private GeneratedEventType(
            Class<? super T> type, String moduleName, String name, EventType<?> supertype, List<Column> columns) {
        this.type = (Class<T>) Objects.requireNonNull(type, "type");
        this.moduleName = Objects.requireNonNull(moduleName, "moduleName");
        this.name = Objects.requireNonNull(name, "name");
        this.supertype = supertype;
        this.columns = columns;
        this.byName = indexes(columns, Column::name, "column");
        this.byJsonName = columns.stream().allMatch(column -> column.name().equals(column.jsonName()))
                ? byName
                : indexes(columns, Column::jsonName, "JSON name");
    }

    private Map<String, Integer> indexes(List<Column> columns, Function<Column, String> name, String kind) {
        Map<String, Integer> indexes = new HashMap<>(2 * columns.size());
        for (Column column : columns) {
            if (indexes.put(name.apply(column), indexes.size()) != null) {
                throw new IllegalArgumentException(
                        "duplicate " + kind + " '" + name.apply(column) + "' in " + qualifiedName());
            }
        }
        return indexes;
    }

    /**
     * {@return the event type of a schema without a supertype}
     *
     * @param <T> the value class
     * @param type the value class, without its type arguments
     * @param moduleName empty for a schema without a module
     * @param name the schema's name, without its module
     * @param columns in the order of the schema, with different names, also in JSON
     * @throws IllegalArgumentException if two columns have the same name or the same JSON name
     */
    public static <T> GeneratedEventType<T> of(
            Class<? super T> type, String moduleName, String name, List<? extends Column> columns) {
        return new GeneratedEventType<>(type, moduleName, name, null, List.copyOf(columns));
    }

    /**
     * {@return the event type of a schema that inherits from another one}
     *
     * @param <T> the value class
     * @param type the value class, without its type arguments
     * @param moduleName empty for a schema without a module
     * @param name the schema's name, without its module
     * @param supertype its columns precede the schema's own columns
     * @param columns the schema's own columns
     * @throws IllegalArgumentException if two columns have the same name or the same JSON name
     */
    public static <T> GeneratedEventType<T> of(
            Class<? super T> type,
            String moduleName,
            String name,
            EventType<?> supertype,
            List<? extends Column> columns) {
        List<Column> all = new ArrayList<>(supertype.columns());
        all.addAll(columns);
        return new GeneratedEventType<>(type, moduleName, name, supertype, List.copyOf(all));
    }

    @Override
    public Class<T> type() {
        return type;
    }

    @Override
    public String moduleName() {
        return moduleName;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String qualifiedName() {
        return moduleName.isEmpty() ? name : moduleName + "." + name;
    }

    @Override
    public Optional<EventType<?>> supertype() {
        return Optional.ofNullable(supertype);
    }

    @Override
    public List<Column> columns() {
        return columns;
    }

    @Override
    public Optional<Column> column(String name) {
        Integer index = byName.get(Objects.requireNonNull(name, "name"));
        return index == null ? Optional.empty() : Optional.of(columns.get(index));
    }

    /**
     * {@return the map of an event, for generated {@link JsonEvent#asMap} methods}
     *
     * @param values one for each of {@link #columns}, null for an absent one; the array is handed over, not copied
     * @throws IllegalArgumentException if there are more or fewer values than columns
     */
    public Map<String, @Nullable Object> asMap(@Nullable Object[] values) {
        checkCount(values);
        return new EventMap(this, values, Map.of(), false);
    }

    /**
     * {@return the map of an event of a dynamic schema: its columns, then its other members}
     *
     * @param values one for each of {@link #columns}, null for an absent one; the array is handed over, not copied
     * @param members undeclared members, which are copied; one that has the JSON name of a column is not in the map
     * @throws IllegalArgumentException if there are more or fewer values than columns
     */
    public Map<String, @Nullable Object> asMap(@Nullable Object[] values, Map<String, ?> members) {
        checkCount(values);
        return new EventMap(this, values, members, true);
    }

    private void checkCount(Object[] values) {
        if (values.length != columns.size()) {
            throw new IllegalArgumentException("expected " + columns.size() + " values, one for each column of "
                    + qualifiedName() + ", but found " + values.length);
        }
    }

    /**
     * {@return the exception that generated code throws if an undeclared member is set and a column has its JSON name}
     *
     * @param member the name of the member in JSON
     * @param column the number of the column
     * @param setter the method that sets it, or null if there is none
     */
    public IllegalArgumentException declared(String member, int column, @Nullable String setter) {
        Objects.requireNonNull(member, "member");
        return new IllegalArgumentException("member '" + member + "' of " + qualifiedName() + " belongs to column '"
                + columns.get(column).name()
                + (setter == null ? "', which is always null" : "': set it with " + setter));
    }

    /** Returns the number of the column of this JSON name, or -1. */
    int indexOf(Object name) {
        Integer index = byJsonName.get(name);
        return index == null ? -1 : index;
    }

    @Override
    public String toString() {
        return qualifiedName();
    }
}
