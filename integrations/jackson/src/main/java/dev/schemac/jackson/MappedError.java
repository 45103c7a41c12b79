package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonParseException;
import java.util.ArrayList;
import java.util.List;

/**
 * An error of the generated parser as an exception of databind: with a path of references and the place in the source.
 */
final class MappedError {
    private MappedError() {}

    static JsonMappingException of(RefusedValue refused, JsonParser in, EventType<?> type) {
        JsonParseException error = refused.error();
        String message = "Cannot read " + type + ": " + error.description() + place(refused.location());
        boolean mismatch =
                error.kind() == JsonParseException.Kind.MISMATCH || error.kind() == JsonParseException.Kind.VIOLATION;
        JsonMappingException mapped =
                mismatch ? new Mismatch(in, message, refused, type.type()) : new Unreadable(in, message, refused);
        List<Object> steps = steps(error.path());
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i) instanceof Integer index) {
                mapped.prependPath(type.type(), index);
            } else {
                mapped.prependPath(type.type(), (String) steps.get(i));
            }
        }
        return mapped;
    }

    /** Returns line and column, if databind does not append them to the message. */
    private static String place(JsonLocation location) {
        return location.getLineNr() < 1 || location.toString().contains("line: ")
                ? ""
                : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
    }

    // No constructor of databind accepts both a place and a cause.

    private static final class Mismatch extends MismatchedInputException {
        private static final long serialVersionUID = 1L;

        private final JsonParseException error;

        Mismatch(JsonParser in, String message, RefusedValue refused, Class<?> target) {
            super(in, message, refused.location());
            this.error = refused.errorInSource();
            this._targetType = target;
        }

        @Override
        public synchronized Throwable getCause() {
            return error;
        }
    }

    private static final class Unreadable extends JsonMappingException {
        private static final long serialVersionUID = 1L;

        private final JsonParseException error;

        Unreadable(JsonParser in, String message, RefusedValue refused) {
            super(in, message, refused.location());
            this.error = refused.errorInSource();
        }

        @Override
        public synchronized Throwable getCause() {
            return error;
        }
    }

    /**
     * Returns the members and elements of a path such as {@code $.items[3]['a b']}. If its middle is left out,
     * there is a member called {@code ...}.
     */
    static List<Object> steps(String path) {
        List<Object> steps = new ArrayList<>();
        int at = 1;
        while (at < path.length()) {
            if (path.startsWith("...", at)) {
                steps.add("...");
                at += 3;
            } else if (path.startsWith("['", at)) {
                int end = at + 2;
                StringBuilder name = new StringBuilder();
                while (end < path.length() && !path.startsWith("']", end)) {
                    if (path.startsWith("\\'", end)) {
                        end++;
                    }
                    name.append(path.charAt(end++));
                }
                steps.add(name.toString());
                at = end + 2;
            } else if (path.charAt(at) == '[') {
                int end = path.indexOf(']', at);
                steps.add(Integer.valueOf(path.substring(at + 1, end)));
                at = end + 1;
            } else {
                int end = at + 1;
                while (end < path.length() && path.charAt(end) != '.' && path.charAt(end) != '[') {
                    end++;
                }
                steps.add(path.substring(at + 1, end));
                at = end;
            }
        }
        return steps;
    }
}
