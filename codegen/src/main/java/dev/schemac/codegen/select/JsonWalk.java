package dev.schemac.codegen.select;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/** Goes from value to value in a document that is known to be JSON, by its brackets, quotes and commas. */
final class JsonWalk {
    private final byte[] json;
    /** Where the value begins that it is at. */
    private int at;

    JsonWalk(byte[] json) {
        this.json = json;
        this.at = nonBlank(0);
    }

    /** The value that it is at. */
    byte[] value() {
        return Arrays.copyOfRange(json, at, end(at));
    }

    /** Goes to the value of a member, if the value is an object that has it. */
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

    /** Goes to the value of the first member, if the value is an object that has one. */
    void toOnlyMember() {
        if (json[at] == '{') {
            int key = nonBlank(at + 1);
            at = json[key] == '"' ? nonBlank(nonBlank(end(key)) + 1) : at;
        }
    }

    /** Goes to an element, if the value is an array that has it. */
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

    /** Where the next name or element begins, or the closing bracket. */
    private int next(int value) {
        int behind = nonBlank(end(value));
        return json[behind] == ',' ? nonBlank(behind + 1) : behind;
    }

    /** Whether a string has escapes and this content. */
    private boolean isEscaped(int from, int to, String content) {
        String string = new String(json, from, to - from, UTF_8);
        if (string.indexOf('\\') < 0) {
            return false;
        }
        byte[] array = ('[' + string + ']').getBytes(UTF_8);
        List<?> elements = (List<?>) ObjectParser.parseUntyped(array, 0, array.length, JsonOptions.ESPER);
        return content.equals(elements.get(0));
    }

    /** What is behind the value that begins there. */
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
