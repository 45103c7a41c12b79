package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.RandomSchemas.Column;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.fuzzing.JsonTree;
import dev.schemac.runtime.JsonOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Makes documents of one schema from the members of valid documents. Members are absent, null, duplicate, undeclared, or in
 * another order, at any place. For each document it also predicts the error, from the columns alone.
 */
final class MemberDocuments {
    private static final int LONGEST_VALUE = 60;
    private static final int MAX_VALUES = 12;

    /** Values of undeclared members. */
    private static final List<String> VALUES = List.of(
            "0",
            "-1.5e10",
            "12345678901234567890",
            "true",
            "false",
            "null",
            "\"\"",
            "\"x\"",
            "\"a string of more than thirty-two bytes\"",
            "\"a \\\"quoted\\\" word\"",
            "\"\\u00e9\u00c3\u00a9\"",
            "{}",
            "[]",
            "{\"a\":{\"b\":[1,\"}\"]},\"c\":null}",
            "[[],[null,\"]\"],{\"a\":\"\\\\\"}]");

    /**
     * A member. Strings for the document have one character for each byte.
     *
     * @param column null if the member is not declared
     */
    private record Part(Column column, JsonTree.Member member, String name, String value) {
        boolean isNull() {
            return member.value() == null && value.equals("null");
        }
    }

    /**
     * A document.
     *
     * @param members what jackson-core reads
     * @param error the offset and the begin of the description of the error, or null if the document is valid
     */
    record Made(byte[] json, JsonTree.Members members, String error) {}

    private final Random random;
    private final boolean dynamic;
    private final List<Column> columns;
    private final Map<Column, List<Part>> parts = new LinkedHashMap<>();
    private final List<Part> undeclared = new ArrayList<>();
    private final boolean esper;
    private final boolean strict;

    /**
     * Collects the members of documents.
     *
     * @param accepts whether a document is accepted under the options
     */
    MemberDocuments(
            Random random, SchemaText schema, List<byte[]> documents, JsonOptions options, Predicate<byte[]> accepts) {
        this.random = random;
        dynamic = schema.dynamic();
        columns = schema.columns();
        esper = options.profile() == JsonOptions.Profile.ESPER;
        strict = options.profile() == JsonOptions.Profile.STRICT;
        Map<String, Column> byName = new HashMap<>();
        for (Column column : columns) {
            byName.put(column.member(), column);
            if (column.alias() != null) {
                byName.put(column.alias(), column);
            }
            parts.put(column, new ArrayList<>());
        }
        for (byte[] document : documents) {
            List<Part> declared = split(document, byName);
            if (accepts.test(bytes(declared))) {
                declared.forEach(part -> collect(parts.get(part.column()), part));
            }
        }
        for (Column column : columns) {
            String name = quoted(column.member());
            collect(parts.get(column), new Part(column, new JsonTree.Member(column.member(), null), name, "null"));
        }
        makeUndeclared(byName);
    }

    /** Returns whether every column that a document needs has a value. */
    boolean isComplete() {
        return columns.stream()
                .noneMatch(column -> column.required()
                        && !column.nullable()
                        && parts.get(column).stream().allMatch(Part::isNull));
    }

    private static void collect(List<Part> list, Part part) {
        if (list.size() < MAX_VALUES && (part.value().length() <= LONGEST_VALUE || list.isEmpty())) {
            list.add(part);
        }
    }

    /** Names that differ from a declared one in their last bytes, in their length, or entirely. */
    private void makeUndeclared(Map<String, Column> byName) {
        Set<String> names = new HashSet<>();
        for (String declared : List.copyOf(byName.keySet())) {
            names.add(declared + "x");
            names.add(declared.isEmpty() ? "-" : declared.substring(0, declared.length() - 1));
            names.add(declared.length() < 4 ? declared + "____" : declared.substring(0, 4) + "____");
            names.add(declared.toUpperCase(Locale.ROOT));
        }
        columns.forEach(column -> names.add(column.name())); // those of columns with another name in JSON
        for (int i = 0; i < 8; i++) {
            names.add("undeclared member ".repeat(3).substring(0, 1 + random.nextInt(12 + 4 * i)) + i);
        }
        names.removeAll(byName.keySet());
        names.removeIf(name -> Character.isHighSurrogate(name.isEmpty() ? ' ' : name.charAt(name.length() - 1))
                || name.codePoints().anyMatch(point -> point >= 0xD800 && point <= 0xDFFF));
        List<String> sorted = new ArrayList<>(names);
        Collections.sort(sorted);
        for (String name : sorted) {
            String value = VALUES.get(random.nextInt(VALUES.size()));
            Object read = JsonTree.of(value.getBytes(ISO_8859_1)).root();
            undeclared.add(new Part(null, new JsonTree.Member(name, read), quoted(name), value));
        }
    }

    private String quoted(String name) {
        StringBuilder quoted = new StringBuilder("\"");
        name.chars().forEach(c -> {
            if (c < ' ' || c == '"' || c == '\\') {
                quoted.append(String.format("\\u%04x", c));
            } else {
                quoted.append((char) c);
            }
        });
        return new String(quoted.append('"').toString().getBytes(UTF_8), ISO_8859_1);
    }

    /** Returns the declared members of a valid document. */
    private static List<Part> split(byte[] document, Map<String, Column> byName) {
        String json = new String(document, ISO_8859_1);
        List<JsonTree.Member> members =
                ((JsonTree.Members) JsonTree.of(document).root()).list();
        List<Part> split = new ArrayList<>();
        int at = json.indexOf('{') + 1;
        for (JsonTree.Member member : members) {
            int name = json.indexOf('"', at);
            int colon = end(json, name, ':');
            at = end(json, colon + 1, ',');
            Column column = byName.get(member.name());
            if (column != null) {
                split.add(new Part(
                        column,
                        member,
                        json.substring(name, colon).trim(),
                        json.substring(colon + 1, at).trim()));
            }
            at++;
        }
        return split;
    }

    /** Returns the index of a character outside of strings and brackets, or of the bracket that closes the object. */
    private static int end(String json, int from, char wanted) {
        int open = 0;
        for (int at = from; ; at++) {
            char c = json.charAt(at);
            if (c == '"') {
                at++;
                while (json.charAt(at) != '"') {
                    at += json.charAt(at) == '\\' ? 2 : 1;
                }
            } else if (open == 0 && (c == wanted || c == '}')) {
                return at;
            } else if (c == '{' || c == '[') {
                open++;
            } else if (c == '}' || c == ']') {
                open--;
            }
        }
    }

    private static byte[] bytes(List<Part> members) {
        StringBuilder json = new StringBuilder("{");
        for (Part part : members) {
            json.append(json.length() == 1 ? "" : ",")
                    .append(part.name())
                    .append(':')
                    .append(part.value());
        }
        return json.append('}').toString().getBytes(ISO_8859_1);
    }

    Made next() {
        List<Part> members = new ArrayList<>();
        boolean complete = random.nextInt(3) > 0;
        int nulls = random.nextInt(2) * (1 + random.nextInt(8));
        for (Column column : columns) {
            List<Part> all = parts.get(column);
            boolean isNull = random.nextInt(16) < nulls;
            if (complete || column.required() || random.nextBoolean()) {
                Part part = isNull ? all.get(all.size() - 1) : all.get(random.nextInt(all.size()));
                for (int i = 0; part.isNull() && !column.nullable() && i < 20; i++) {
                    part = all.get(random.nextInt(all.size()));
                }
                members.add(part);
            }
        }
        order(members);
        int others = random.nextInt(2) * random.nextInt(5);
        Set<Part> added = new HashSet<>();
        for (int i = 0; i < others; i++) {
            Part other = undeclared.get(random.nextInt(undeclared.size()));
            if (added.add(other)) {
                members.add(random.nextInt(members.size() + 1), other);
            }
        }
        if (random.nextInt(esper ? 2 : 6) == 0 && !members.isEmpty()) {
            List<Part> again =
                    parts.get(members.get(random.nextInt(members.size())).column());
            if (again != null) {
                Part part = again.get(random.nextBoolean() ? again.size() - 1 : random.nextInt(again.size()));
                members.add(random.nextInt(members.size() + 1), part);
            }
        }
        if (random.nextInt(12) == 0 && !members.isEmpty()) {
            members.remove(random.nextInt(members.size()));
        }
        if (random.nextInt(24) == 0 && !columns.isEmpty()) {
            List<Part> any = parts.get(columns.get(random.nextInt(columns.size())));
            members.add(random.nextInt(members.size() + 1), any.get(any.size() - 1));
        }
        return made(members);
    }

    private void order(List<Part> members) {
        int size = members.size();
        if (size > 1) {
            switch (random.nextInt(8)) {
                case 0 -> Collections.shuffle(members, random);
                case 1 -> Collections.reverse(members);
                case 2 -> Collections.rotate(members, random.nextInt(size));
                case 3, 4 -> {
                    int at = random.nextInt(size - 1);
                    Collections.swap(members, at, random.nextBoolean() ? at + 1 : random.nextInt(size));
                }
                default -> {}
            }
        }
    }

    private Made made(List<Part> members) {
        boolean indented = random.nextInt(4) == 0;
        String separator = indented ? blanksAround() : ",";
        String colon = indented ? random.nextBoolean() ? ": " : " : " : ":";
        StringBuilder json = new StringBuilder(indented ? "{ " : "{");
        List<JsonTree.Member> read = new ArrayList<>();
        Set<Column> present = new HashSet<>();
        String error = null;
        for (int i = 0; i < members.size(); i++) {
            Part part = members.get(i);
            // As in an indented document, several members have the same blanks before them, and then others.
            separator = indented && random.nextInt(4) == 0 ? blanksAround() : separator;
            json.append(i == 0 ? "" : separator).append(part.name()).append(colon);
            if (error == null) {
                error = error(part, present);
                error = error == null ? null : "byte " + json.length() + ": " + error;
            }
            json.append(part.value());
            read.add(part.member());
            present.add(part.column());
        }
        json.append(indented ? "\n" : "");
        if (error == null) {
            for (Column column : columns) {
                if (column.required() && !present.contains(column)) {
                    error = "byte " + json.length() + ": required member";
                    break;
                }
            }
        }
        json.append('}');
        return new Made(json.toString().getBytes(ISO_8859_1), new JsonTree.Members(read), error);
    }

    /** A comma with blanks: those of pretty-printers at any depth, and any others. */
    private String blanksAround() {
        return switch (random.nextInt(6)) {
            case 0 -> ", ";
            case 1 -> ",\r\n" + " ".repeat(random.nextInt(32));
            case 2 -> ",\n" + "\t".repeat(random.nextInt(12));
            case 3 -> " ".repeat(random.nextInt(3)) + "," + " ".repeat(random.nextInt(12));
            default -> ",\n" + " ".repeat(random.nextInt(32));
        };
    }

    private String error(Part part, Set<Column> present) {
        Column column = part.column();
        if (column == null) {
            return strict && !dynamic ? "undeclared member" : null;
        } else if (present.contains(column) && !esper) {
            return "duplicate member";
        } else if (part.isNull() && !column.nullable()) {
            return "expected";
        }
        return null;
    }
}
