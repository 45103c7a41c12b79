package dev.schemac.playground.workbench;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.UntypedParser;
import java.util.Map;
import java.util.function.Function;

/** The request of the page: an object of strings. Absent members are empty strings. */
record Request(Map<?, ?> members) {
    /** @throws BadRequestException if it is anything else */
    static Request of(byte[] json) {
        try {
            if (UntypedParser.parse(json, 0, json.length, JsonOptions.STRICT) instanceof Map<?, ?> members) {
                return new Request(members);
            }
        } catch (JsonParseException e) {
            throw new BadRequestException("the request: " + e.getMessage());
        }
        throw new BadRequestException("the request: expected object but found array");
    }

    String text(String name) {
        Object value = members.get(name);
        if (value != null && !(value instanceof String)) {
            throw new BadRequestException("the request: '" + name + "' is not a string");
        }
        return value == null ? "" : (String) value;
    }

    /** @param byName throws {@code IllegalArgumentException} if there is no such value */
    <T> T choice(String name, T usual, Function<String, T> byName) {
        String text = text(name);
        try {
            return text.isEmpty() ? usual : byName.apply(text);
        } catch (IllegalArgumentException e) {
            throw new BadRequestException("the request: '" + name + "': " + e.getMessage());
        }
    }
}
