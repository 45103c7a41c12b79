package dev.schemac.runtime.internal.access;

import java.util.ArrayList;
import java.util.List;

/**
 * A step of a property path, to a member or to an element.
 *
 * @param name the name of the member; null for an element
 * @param index the index of the element, from 0; 0 for a member
 * @param joins whether it is a name without quotes that may form one name with the previous one, a dot between them
 * @param optional whether an event need not have a column of that JSON name
 */
public record PathStep(String name, int index, boolean joins, boolean optional) {
    /**
     * {@return the steps of a path in their order, at least one}
     *
     * @throws IllegalArgumentException if the string is not a path
     */
    public static List<PathStep> parse(String path) {
        Parser parser = new Parser(path);
        parser.parse();
        return List.copyOf(parser.steps);
    }

    private static final class Parser {
        private final String text;
        private final List<PathStep> steps = new ArrayList<>();
        private int at;

        Parser(String text) {
            this.text = text;
        }

        private void parse() {
            boolean afterUnquotedName = false;
            do {
                int first = steps.size();
                boolean ticked = at < text.length() && text.charAt(at) == '`';
                String name = ticked ? quoted('`') : unquotedName();
                steps.add(new PathStep(name, 0, afterUnquotedName && !ticked, false));
                afterUnquotedName = !ticked;
                while (at < text.length() && (text.charAt(at) == '[' || text.charAt(at) == '(')) {
                    boolean element = text.charAt(at++) == '[';
                    steps.add(
                            element ? new PathStep(null, index(), false, false) : new PathStep(key(), 0, false, false));
                    expect(element ? ']' : ')');
                    afterUnquotedName = false;
                }
                if (at < text.length() && text.charAt(at) == '?') { // in Esper: the property may be missing
                    at++;
                    steps.subList(first, steps.size())
                            .replaceAll(step -> new PathStep(step.name, step.index, step.joins, true));
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
}
