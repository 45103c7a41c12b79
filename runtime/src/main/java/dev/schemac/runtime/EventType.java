package dev.schemac.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Describes the events of a schema: their class, their names and their columns. Every generated parser has one.
 * Immutable.
 *
 * <pre>{@code
 * for (Column column : runtime.eventType("Users").columns()) {
 *     System.out.println(column.name() + " " + column.type());
 * }
 * }</pre>
 *
 * <p>It refers to the value class, so a reference to it keeps the classes of its deployment in memory.
 *
 * @param <T> the value class
 */
public final class EventType<T> {
    private final Class<T> type;
    private final String moduleName;
    private final String name;
    private final EventType<?> supertype;
    private final List<Column> columns;
    private final Map<String, Integer> byName;
    private final Map<String, Integer> byJsonName;

    private EventType(Class<T> type, String moduleName, String name, EventType<?> supertype, List<Column> columns) {
        this.type = Objects.requireNonNull(type, "type");
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
     * @param type the value class
     * @param moduleName empty for a schema without a module
     * @param name the schema's name, without its module
     * @param columns in the order of the schema, with different names, also in JSON
     * @throws IllegalArgumentException if two columns have the same name or the same JSON name
     */
    public static <T> EventType<T> of(Class<T> type, String moduleName, String name, List<Column> columns) {
        return new EventType<>(type, moduleName, name, null, List.copyOf(columns));
    }

    /**
     * {@return the event type of a schema that inherits from another one}
     *
     * @param <T> the value class
     * @param type the value class
     * @param moduleName empty for a schema without a module
     * @param name the schema's name, without its module
     * @param supertype its columns precede the schema's own columns
     * @param columns the schema's own columns
     * @throws IllegalArgumentException if two columns have the same name or the same JSON name
     */
    public static <T> EventType<T> of(
            Class<T> type, String moduleName, String name, EventType<?> supertype, List<Column> columns) {
        List<Column> all = new ArrayList<>(supertype.columns);
        all.addAll(columns);
        return new EventType<>(type, moduleName, name, supertype, List.copyOf(all));
    }

    /** {@return the value class} */
    public Class<T> type() {
        return type;
    }

    /** {@return the module's name, or an empty string if the schema has none} */
    public String moduleName() {
        return moduleName;
    }

    /** {@return the schema's name, without its module} */
    public String name() {
        return name;
    }

    /** {@return {@code module.Name}, or the name alone if the schema has no module} */
    public String qualifiedName() {
        return moduleName.isEmpty() ? name : moduleName + "." + name;
    }

    /** {@return the event type that this one inherits from; empty if there is none} */
    public Optional<EventType<?>> supertype() {
        return Optional.ofNullable(supertype);
    }

    /**
     * {@return all columns in the order of {@link JsonEvent#asMap}, those of the supertype first; a list that cannot be
     * changed}
     */
    public List<Column> columns() {
        return columns;
    }

    /**
     * {@return the column of this name, which is compared exactly; empty if there is none}
     *
     * @param name the column's name in the schema
     */
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

    /** A column of an {@link EventType}. Immutable. */
    public static final class Column {
        private final String name;
        private final String jsonName;
        private final String javaName;
        private final ColumnType type;
        private final boolean nullable;
        private final boolean required;

        private Column(
                String name, String jsonName, String javaName, ColumnType type, boolean nullable, boolean required) {
            this.name = Objects.requireNonNull(name, "name");
            this.jsonName = Objects.requireNonNull(jsonName, "jsonName");
            this.javaName = Objects.requireNonNull(javaName, "javaName");
            this.type = Objects.requireNonNull(type, "type");
            this.nullable = nullable;
            this.required = required;
        }

        /**
         * Makes a column that has the same name in JSON and in Java, and may be absent or null.
         *
         * @param name the column's name in the schema
         * @param type the type of its values
         */
        public Column(String name, ColumnType type) {
            this(name, name, name, type, true, false);
        }

        /**
         * {@return the same column with other names in JSON and in Java}
         *
         * @param json the name of its member in JSON
         * @param java its name in a generated value class
         */
        public Column withNames(String json, String java) {
            return new Column(name, json, java, type, nullable, required);
        }

        /** {@return the same column whose member may be absent but not null} */
        public Column withoutNull() {
            return new Column(name, jsonName, javaName, type, false, required);
        }

        /** {@return the same column whose member must be present and not null} */
        public Column withValue() {
            return new Column(name, jsonName, javaName, type, false, true);
        }

        /** {@return its name in the schema} */
        public String name() {
            return name;
        }

        /** {@return the name of its member in JSON, which is its key in {@link JsonEvent#asMap}} */
        public String jsonName() {
            return jsonName;
        }

        /**
         * {@return its name in a generated value class} Of a record it is the component. Of a bean it follows {@code get},
         * {@code is}, {@code set}, {@code has} and {@code clear}, with its first letter in upper case.
         */
        public String javaName() {
            return javaName;
        }

        /** {@return the type of its values} */
        public ColumnType type() {
            return type;
        }

        /** {@return whether the parser accepts null for its member} */
        public boolean nullable() {
            return nullable;
        }

        /** {@return whether every parsed event has a value: the member must be present and not null} */
        public boolean required() {
            return required;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Column that
                    && name.equals(that.name)
                    && jsonName.equals(that.jsonName)
                    && javaName.equals(that.javaName)
                    && type.equals(that.type)
                    && nullable == that.nullable
                    && required == that.required;
        }

        @Override
        public int hashCode() {
            return Objects.hash(name, type);
        }

        /** Returns the column as a schema declares it: {@code tags string[]}. */
        @Override
        public String toString() {
            return name + " " + type;
        }
    }
}
