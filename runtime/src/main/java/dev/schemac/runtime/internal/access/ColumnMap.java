package dev.schemac.runtime.internal.access;

import java.util.Optional;

/** The map of an event, which knows the columns of the event's schema. */
public interface ColumnMap {
    /** Returns the {@code EventType} of an event without members besides its columns; empty for a dynamic schema. */
    Optional<?> onlyColumns();
}
