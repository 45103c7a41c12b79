package dev.schemac.runtime;

import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.List;
import java.util.Optional;

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
public sealed interface EventType<T> permits GeneratedEventType {
    /** {@return the value class} */
    Class<T> type();

    /** {@return the module's name, or an empty string if the schema has none} */
    String moduleName();

    /** {@return the schema's name, without its module} */
    String name();

    /** {@return {@code module.Name}, or the name alone if the schema has no module} */
    String qualifiedName();

    /** {@return the event type that this one inherits from; empty if there is none} */
    Optional<EventType<?>> supertype();

    /**
     * {@return all columns in the order of {@link JsonEvent#asMap}, those of the supertype first; a list that cannot be
     * changed}
     */
    List<Column> columns();

    /**
     * {@return the column of this name, which is compared exactly; empty if there is none}
     *
     * @param name the column's name in the schema
     */
    Optional<Column> column(String name);

    /** A column of an {@link EventType}. Immutable. {@code toString()} returns it as a schema declares it: {@code tags string[]}. */
    sealed interface Column permits EventColumn {
        /** {@return its name in the schema} */
        String name();

        /** {@return the name of its member in JSON, which is its key in {@link JsonEvent#asMap}} */
        String jsonName();

        /**
         * {@return its name in a generated value class} Of a record it is the component. Of a bean it follows {@code get},
         * {@code is}, {@code set}, {@code has} and {@code clear}, with its first letter in upper case.
         */
        String javaName();

        /** {@return the type of its values} */
        ColumnType type();

        /** {@return whether the parser accepts null for its member} */
        boolean nullable();

        /**
         * {@return whether events distinguish null from an absent member} A record then has an {@code Optional}. The value
         * in {@link JsonEvent#asMap} is null for both.
         */
        boolean keepsNull();

        /** {@return whether every parsed event has a value: the member must be present and not null} */
        boolean required();
    }
}
