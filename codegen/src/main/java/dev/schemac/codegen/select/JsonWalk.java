package dev.schemac.codegen.select;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/** Moves between the values of a valid JSON document, by its brackets, quotes and commas. */
final class JsonWalk {
    private final byte[] json;
    /** Returns the offset of the current value. */
    private int at;

    JsonWalk(byte[] json) {
        this.json = json;
        this.at = nonBlank(0);
    }

    /** Returns the current value. */
    byte[] value() {
        return Arrays.copyOfRange(json, at, end(at));
    }

    /** Moves to the value of a member, if the current value is an object that has it. */
    boolean toMember(String name) {
        if (json[at] != '{') {
            return false;
        }
        byte[] plain = name.getBytes(UTF_8);
        for (int key = nonBlank(at + 1); json[key] == '"'; ) {
            int keyEnd = end(key);
            int value = nonBlank(nonBlank(keyEnd) + 1);
            if (Arrays.equals(json, key + 1, keyEnd - 1, plain, 0, plain.length) || isEscaped(key, keyEnd, name)) {
                at = value;
                return true;
            }
            key = next(value);
        }
        return false;
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
        String string = new String(json, from, to - from, UTF_8);
        if (string.indexOf('\\') < 0) {
            return false;
        }
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
