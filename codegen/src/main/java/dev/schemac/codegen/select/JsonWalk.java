package dev.schemac.codegen.select;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/** Moves between the values of a valid JSON document, by its brackets, quotes and commas. */
final class JsonWalk {
    private final byte[] json;
    /** The offset of the document. */
    private final int start;
    /** The offset of the current value. */
    private int at;
    /** The offset of the name that was found last in the document's object; 0 if none was. */
    private int found;

    JsonWalk(byte[] json) {
        this.json = json;
        this.start = nonBlank(0);
        this.at = start;
    }

    /** Moves to the document. */
    void toDocument() {
        at = start;
    }

    /** Returns the current value. */
    byte[] value() {
        return Arrays.copyOfRange(json, at, end(at));
    }

    /**
     * Moves to the value of a member, if the current value is an object that has it. In the object of the document, the
     * search begins at the last member that was found: members are selected in about their order.
     */
    boolean toMember(String name) {
        if (json[at] != '{') {
            return false;
        }
        byte[] plain = name.getBytes(UTF_8);
        boolean document = at == start;
        int first = nonBlank(at + 1);
        int from = document && found > 0 ? found : first;
        int key = key(name, plain, from, json.length);
        if (key < 0 && from > first) {
            key = key(name, plain, first, from);
        }
        if (key < 0) {
            return false;
        }
        found = document ? key : found;
        at = nonBlank(nonBlank(end(key)) + 1);
        return true;
    }

    /** Returns the offset of a name in an object, or -1; searches from one name to another. */
    private int key(String name, byte[] plain, int from, int to) {
        for (int key = from; key < to && json[key] == '"'; ) {
            int keyEnd = end(key);
            if (Arrays.equals(json, key + 1, keyEnd - 1, plain, 0, plain.length) || isEscaped(key, keyEnd, name)) {
                return key;
            }
            key = next(nonBlank(nonBlank(keyEnd) + 1));
        }
        return -1;
    }

    /** Moves to the value of the first member, if the current value is an object that has one. */
    void toOnlyMember() {
        if (json[at] == '{') {
            int key = nonBlank(at + 1);
            at = json[key] == '"' ? nonBlank(nonBlank(end(key)) + 1) : at;
        }
    }

    /** Moves to an element, if the current value is an array that has it. */
    boolean toElement(int index) {
        if (json[at] != '[') {
            return false;
        }
        int element = nonBlank(at + 1);
        for (int left = index; left > 0 && json[element] != ']'; left--) {
            element = next(element);
        }
        if (json[element] == ']') {
            return false;
        }
        at = element;
        return true;
    }

    /** Returns the offset of the next name, element or closing bracket. */
    private int next(int value) {
        int behind = nonBlank(end(value));
        return json[behind] == ',' ? nonBlank(behind + 1) : behind;
    }

    /** Returns whether a string with escapes has this content. */
    private boolean isEscaped(int from, int to, String content) {
        int p = from;
        while (p < to && json[p] != '\\') {
            p++;
        }
        if (p == to) {
            return false;
        }
        String string = new String(json, from, to - from, UTF_8);
        byte[] array = ('[' + string + ']').getBytes(UTF_8);
        List<?> elements = (List<?>) ObjectParser.parseUntyped(array, 0, array.length, JsonOptions.ESPER);
        return content.equals(elements.get(0));
    }

    /** Returns the offset after a value. */
    private int end(int from) {
        int depth = 0;
        int p = from;
        do {
            switch (json[p]) {
                case '"' -> p = behindString(p);
                case '{', '[' -> {
                    depth++;
                    p++;
                }
                case '}', ']' -> {
                    depth--;
                    p++;
                }
                default -> p = depth == 0 ? behindLiteral(p) : p + 1;
            }
        } while (depth > 0);
        return p;
    }

    private int behindString(int quote) {
        int p = quote + 1;
        while (json[p] != '"') {
            p += json[p] == '\\' ? 2 : 1;
        }
        return p + 1;
    }

    private int behindLiteral(int from) {
        int p = from;
        while (p < json.length && json[p] > ' ' && json[p] != ',' && json[p] != '}' && json[p] != ']') {
            p++;
        }
        return p;
    }

    private int nonBlank(int from) {
        int p = from;
        while (p < json.length && json[p] <= ' ') {
            p++;
        }
        return p;
    }
}
