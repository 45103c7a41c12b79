package dev.schemac.runtime;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A precompiled, reusable property path into an event, as {@link JsonEvent#get} describes it. Immutable.
 *
 * <p>Names may contain dots. If several names without backticks follow each other, the longest sequence that is
 * a member wins.
 */
public final class PropertyPath {
    /**
     * One step, to a member or to an element.
     *
     * @param name that of the member; null for an element
     * @param index that of the element, from 0; 0 for a member
     * @param joins whether it is a name without quotes that may form one name with the previous one, a dot between them
     * @param optional whether an event need not have a column of that JSON name
     */
    public record Step(@Nullable String name, int index, boolean joins, boolean optional) {}

    private final String text;
    private final List<Step> steps = new ArrayList<>();
    private int at;

    private PropertyPath(String text) {
        this.text = text;
        parse();
    }

    /**
     * {@return the path of a string}
     *
     * @throws IllegalArgumentException if the string is not a path
     */
    public static PropertyPath of(String text) {
        return new PropertyPath(Objects.requireNonNull(text, "text"));
    }

    /** {@return its steps in their order, at least one} */
    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** {@return the path as it was written} */
    @Override
    public String toString() {
        return text;
    }

    // ---- going

    /**
     * {@return the value in an event, as {@link JsonEvent#get} returns it}
     *
     * @throws IllegalArgumentException if a generated event that is not dynamic has no column of that JSON name
     */
    public @Nullable Object from(JsonEvent event) {
        Object value = Objects.requireNonNull(event, "event");
        int next = 0;
        while (next < steps.size() && value != null) {
            Step step = steps.get(next);
            if (step.name == null) {
                value = element(value, step.index);
                next++;
                continue;
            }
            Map<?, ?> members = members(value);
            int behind = members == null ? next : behindName(members, next);
            if (behind == next) {
                if (members instanceof EventMap columns && !step.optional) {
                    columns.onlyColumns().ifPresent(type -> refuse(step.name, type));
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
        while (behind < steps.size() && steps.get(behind).joins) {
            behind++;
        }
        while (behind > first && !members.containsKey(joined(first, behind))) {
            behind--;
        }
        return behind;
    }

    private String joined(int first, int behind) {
        StringBuilder name = new StringBuilder(steps.get(first).name);
        for (Step step : steps.subList(first + 1, behind)) {
            name.append('.').append(step.name);
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
        }
        return value.getClass().isArray() && index < Array.getLength(value) ? Array.get(value, index) : null;
    }

    // ---- parsing

    private void parse() {
        boolean afterUnquotedName = false;
        do {
            int first = steps.size();
            boolean ticked = at < text.length() && text.charAt(at) == '`';
            String name = ticked ? quoted('`') : unquotedName();
            steps.add(new Step(name, 0, afterUnquotedName && !ticked, false));
            afterUnquotedName = !ticked;
            while (at < text.length() && (text.charAt(at) == '[' || text.charAt(at) == '(')) {
                boolean element = text.charAt(at++) == '[';
                steps.add(element ? new Step(null, index(), false, false) : new Step(key(), 0, false, false));
                expect(element ? ']' : ')');
                afterUnquotedName = false;
            }
            if (at < text.length() && text.charAt(at) == '?') { // in Esper: the property may be missing
                at++;
                steps.subList(first, steps.size())
                        .replaceAll(step -> new Step(step.name, step.index, step.joins, true));
                afterUnquotedName = false;
            }
            if (at == text.length()) {
                return;
            }
            expect('.');
        } while (true);
    }

    /** Reads a name up to the next character with a special meaning; a backslash removes that from the next one. */
    private String unquotedName() {
        StringBuilder name = new StringBuilder();
        while (at < text.length() && ".[]()?`'\"".indexOf(text.charAt(at)) < 0) {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            name.append(text.charAt(at++));
        }
        if (name.length() == 0) {
            throw malformed("a name");
        }
        return name.toString();
    }

    private int index() {
        int from = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        try {
            return Integer.parseInt(text, from, at, 10);
        } catch (NumberFormatException e) {
            at = from;
            throw malformed("an index");
        }
    }

    private String key() {
        char quote = at < text.length() ? text.charAt(at) : 0;
        if (quote != '\'' && quote != '"') {
            throw malformed("a key in quotes");
        }
        return quoted(quote);
    }

    /**
     * Reads a name in backticks, in which every character is literal, or a key in quotes, in which a backslash escapes.
     */
    private String quoted(char quote) {
        StringBuilder name = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != quote) {
            if (quote != '`' && text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            name.append(text.charAt(at++));
        }
        expect(quote);
        return name.toString();
    }

    private void expect(char expected) {
        if (at >= text.length() || text.charAt(at) != expected) {
            throw malformed("'" + expected + "'");
        }
        at++;
    }

    private IllegalArgumentException malformed(String expected) {
        return new IllegalArgumentException(
                "property path \"" + text + "\": expected " + expected + " at character " + (at + 1));
    }
}
