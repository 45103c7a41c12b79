package dev.schemac.export.protobuf;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** The names of Protocol Buffers. */
final class ProtoNames {
    /** Words that a type cannot have as its name, because they begin or are a type of a field. */
    static final List<String> WORDS = List.of(
            "double",
            "float",
            "int32",
            "int64",
            "uint32",
            "uint64",
            "sint32",
            "sint64",
            "fixed32",
            "fixed64",
            "sfixed32",
            "sfixed64",
            "bool",
            "string",
            "bytes",
            "group",
            "message",
            "enum",
            "map",
            "oneof",
            "optional",
            "required",
            "repeated",
            "reserved",
            "extensions",
            "extend",
            "option",
            "google");

    private ProtoNames() {}

    /** Returns the JSON name that a field has without an option. */
    static String defaultJsonName(String field) {
        StringBuilder name = new StringBuilder();
        boolean upper = false;
        for (char c : field.toCharArray()) {
            if (c == '_') {
                upper = true;
            } else {
                name.append(upper && c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c);
                upper = false;
            }
        }
        return name.toString();
    }

    /** Returns the name of the message that protoc nests for a map. */
    static String entry(String field) {
        return defaultJsonName("_" + field) + "Entry";
    }

    /** Returns a string of the language. */
    static String literal(String string) {
        StringBuilder literal = new StringBuilder("\"");
        for (byte b : string.getBytes(StandardCharsets.UTF_8)) {
            if (b == '"' || b == '\\') {
                literal.append('\\').append((char) b);
            } else if (b >= ' ' && b < 0x7f) {
                literal.append((char) b);
            } else {
                literal.append(String.format("\\%03o", b & 0xff));
            }
        }
        return literal.append('"').toString();
    }
}
