package dev.schemac.runtime.support.event;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import java.util.Objects;

/**
 * A column of a generated event type.
 *
 * @param keepsNull whether events distinguish null from an absent member
 * @param required whether the member must be present and not null
 */
public record EventColumn(
        String name,
        String jsonName,
        String javaName,
        ColumnType type,
        boolean nullable,
        boolean keepsNull,
        boolean required)
        implements EventType.Column {
    /** Checks that the names and the type are not null. */
    public EventColumn {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(jsonName, "jsonName");
        Objects.requireNonNull(javaName, "javaName");
        Objects.requireNonNull(type, "type");
    }

    /** Makes a column that has the same name in JSON and in Java, and may be absent or null. */
    public EventColumn(String name, ColumnType type) {
        this(name, name, name, type, true, false, false);
    }

    /** {@return the same column with other names in JSON and in Java} */
    public EventColumn withNames(String json, String java) {
        return new EventColumn(name, json, java, type, nullable, keepsNull, required);
    }

    /** {@return the same column whose member may be absent but not null} */
    public EventColumn withoutNull() {
        return new EventColumn(name, jsonName, javaName, type, false, false, required);
    }

    /** {@return the same column whose null differs from an absent member} */
    public EventColumn keepingNull() {
        return new EventColumn(name, jsonName, javaName, type, true, true, false);
    }

    /** {@return the same column whose member must be present and not null} */
    public EventColumn withValue() {
        return new EventColumn(name, jsonName, javaName, type, false, false, true);
    }

    @Override
    public String toString() {
        return name + " " + type;
    }
}
