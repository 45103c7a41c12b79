package dev.schemac.runtime;

import java.util.Objects;

/**
 * A column of an {@link EventType}.
 *
 * @param name the column's name in the schema, which is its key in {@link JsonEvent#asMap}
 * @param jsonName the name of its member in JSON
 * @param type the class of its values in {@link JsonEvent#asMap}: {@code Integer} for an {@code int} column
 */
public record EventColumn(String name, String jsonName, Class<?> type) {
    /**
     * Checks that nothing is missing.
     *
     * @param name the column's name in the schema
     * @param jsonName the name of its member in JSON
     * @param type the class of its values
     */
    public EventColumn {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(jsonName, "jsonName");
        Objects.requireNonNull(type, "type");
    }

    /**
     * A column whose member has its name.
     *
     * @param name the column's name in the schema
     * @param type the class of its values
     */
    public EventColumn(String name, Class<?> type) {
        this(name, name, type);
    }
}
