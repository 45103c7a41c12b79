package dev.schemac.benchmarks.wide;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A document and its expected values.
 *
 * @param bytes in UTF-8; shared, not to be changed
 * @param values maps, lists, numbers, strings and booleans
 * @param members the number of members of all its objects
 */
record OddDocument(byte[] bytes, Map<String, Object> values, int members) {

    static OddDocument of(String json, Map<String, Object> values, int members) {
        return new OddDocument(json.getBytes(StandardCharsets.UTF_8), values, members);
    }

    /** Writes a flat object: names need no escape. */
    static final class Writer {
        private final StringBuilder json = new StringBuilder("{");
        private final Map<String, Object> values = new LinkedHashMap<>();

        void member(String name, Object value) {
            json.append(values.isEmpty() ? "" : ",").append('"').append(name).append("\":");
            json.append(value instanceof String ? "\"" + value + "\"" : value);
            values.put(name, value);
        }

        OddDocument done() {
            return of(json.append('}').toString(), values, values.size());
        }
    }
}
