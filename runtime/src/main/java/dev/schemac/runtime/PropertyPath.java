package dev.schemac.runtime;

import dev.schemac.runtime.internal.access.ColumnMap;
import dev.schemac.runtime.internal.access.PathStep;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A precompiled, reusable property path into an event, as {@link JsonEvent#get} describes it. Immutable.
 *
 * <p>Names may contain dots. If several names without backticks follow each other, the longest sequence that is
 * a member wins.
 */
public final class PropertyPath {
    private final String text;
    private final List<PathStep> steps;

    private PropertyPath(String text) {
        this.text = text;
        this.steps = PathStep.parse(text);
    }

    /**
     * {@return the path of a string}
     *
     * @throws IllegalArgumentException if the string is not a path
     */
    public static PropertyPath of(String text) {
        return new PropertyPath(Objects.requireNonNull(text, "text"));
    }

    /** {@return the path as it was written} */
    @Override
    public String toString() {
        return text;
    }

    /**
     * {@return the value in an event, as {@link JsonEvent#get} returns it}
     *
     * @throws IllegalArgumentException if a generated event that is not dynamic has no column of that JSON name
     */
    public @Nullable Object from(JsonEvent event) {
        Object value = Objects.requireNonNull(event, "event");
        int next = 0;
        while (next < steps.size() && value != null) {
            PathStep step = steps.get(next);
            if (step.name() == null) {
                value = element(value, step.index());
                next++;
                continue;
            }
            Map<?, ?> members = members(value);
            int behind = members == null ? next : behindName(members, next);
            if (behind == next) {
                if (members instanceof ColumnMap columns && !step.optional()) {
                    columns.onlyColumns().ifPresent(type -> refuse(step.name(), (EventType<?>) type));
                }
                return null;
            }
            value = members.get(joined(next, behind));
            next = behind;
        }
        return value;
    }

    /** Rejects a column that no event of the type can have, as an error in the path. */
    private void refuse(String name, EventType<?> type) {
        List<String> members =
                type.columns().stream().map(EventType.Column::jsonName).toList();
        String at = " '" + name + "' (property path \"" + text + "\")";
        throw new IllegalArgumentException(type.qualifiedName()
                + type.column(name)
                        .map(renamed -> " has no member" + at + "; the JSON name of column '" + name + "' is '"
                                + renamed.jsonName() + "'")
                        .orElseGet(() -> " has no column" + at + SimilarName.suggestion(name, members)));
    }

    /**
     * Returns the step after the longest name that begins at {@code first} and is a member, or {@code first} if there
     * is none.
     */
    private int behindName(Map<?, ?> members, int first) {
        int behind = first + 1;
        while (behind < steps.size() && steps.get(behind).joins()) {
            behind++;
        }
        while (behind > first && !members.containsKey(joined(first, behind))) {
            behind--;
        }
        return behind;
    }

    private String joined(int first, int behind) {
        StringBuilder name = new StringBuilder(steps.get(first).name());
        for (PathStep step : steps.subList(first + 1, behind)) {
            name.append('.').append(step.name());
        }
        return name.toString();
    }

    private static Map<?, ?> members(Object value) {
        if (value instanceof JsonEvent event) {
            return event.asMap();
        }
        return value instanceof Map<?, ?> map ? map : null;
    }

    private static Object element(Object value, int index) {
        if (value instanceof List<?> list) {
            return index < list.size() ? list.get(index) : null;
        } else if (value instanceof Set<?> set) {
            return set.stream().skip(index).findFirst().orElse(null);
        }
        return value.getClass().isArray() && index < Array.getLength(value) ? Array.get(value, index) : null;
    }
}
