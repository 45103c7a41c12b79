package dev.schemac.playground.workbench;

import dev.schemac.runtime.JsonEvent;
import java.lang.reflect.Array;
import java.util.Map;

/**
 * Estimates the size of a written event: a document of a few bytes can have many default values, and indentation adds
 * characters to deep values.
 */
final class EventSize {
    private static final int INDENT = 2;
    private static final int SCALAR = 32;

    private long left;

    private EventSize(long most) {
        this.left = most;
    }

    /**
     * Returns whether it has at most this number of characters, indented by two spaces on each level. Stops at that
     * number.
     */
    static boolean isAtMost(long most, Object event) {
        EventSize size = new EventSize(most);
        size.take(event, 1);
        return size.left >= 0;
    }

    private void take(Object value, int level) {
        left -= SCALAR + (long) level * INDENT;
        if (left < 0) {
            return;
        }
        if (value instanceof JsonEvent event) {
            members(event.asMap(), level);
        } else if (value instanceof Map<?, ?> map) {
            members(map, level);
        } else if (value instanceof Iterable<?> elements) {
            for (Object each : elements) {
                take(each, level + 1);
            }
        } else if (value instanceof Object[] elements) {
            for (Object each : elements) {
                take(each, level + 1);
            }
        } else if (value != null && value.getClass().isArray()) {
            left -= (long) Array.getLength(value) * (SCALAR + (long) level * INDENT);
        } else if (value instanceof CharSequence text) {
            left -= text.length();
        }
    }

    private void members(Map<?, ?> members, int level) {
        members.forEach((name, value) -> {
            left -= String.valueOf(name).length();
            take(value, level + 1);
        });
    }
}
