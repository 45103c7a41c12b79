package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Member names: on the straight line and by the table, each name finds its own column and no other one. */
class KeyMatchingTest {
    private static final long SEED = 20_260_104;
    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;

    /** Names of every length from 0 to 40, each a prefix of the next one. */
    private static List<String> prefixes(String of) {
        List<String> names = new ArrayList<>();
        for (int length = 0; length <= 40; length++) {
            names.add(of.substring(0, length));
        }
        return names;
    }

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN";

    @Test
    void prefixesOfEachOther() {
        everyOrder(prefixes(LETTERS));
        everyOrder(prefixes("a".repeat(40)));
        everyOrder(prefixes("é€ü".repeat(14)));
        everyOrder(prefixes("\"\\\n\u0000/".repeat(8)));
    }

    @Test
    void namesThatDifferInOneByteOnly() {
        for (int length = 1; length <= 40; length++) {
            Set<String> names = new LinkedHashSet<>();
            names.add("x".repeat(length));
            for (int place = 0; place < length; place++) {
                names.add("x".repeat(place) + "y" + "x".repeat(length - place - 1));
            }
            everyOrder(new ArrayList<>(names));
        }
    }

    /** The hash looks at the first eight bytes, the last eight and the length: these names are all one to it. */
    @Test
    void namesThatNoHashTellsApart() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            names.add("customer-%06d-identifier".formatted(i * 1999));
        }
        Set<Long> hashes = new LinkedHashSet<>();
        names.forEach(name -> hashes.add(JsonKeys.hash(name.getBytes(UTF_8))));
        assertThat(hashes).hasSize(1);
        everyOrder(names);
    }

    /** A bad multiplier costs time and nothing else. */
    @Test
    void anyMultiplierFindsEveryColumn() {
        List<String> names = prefixes(LETTERS);
        for (long multiplier : new long[] {0, 1, -1, 2, Long.MIN_VALUE, MULTIPLIER}) {
            JsonKeys keys =
                    JsonKeys.of(multiplier, names.stream().map(JsonKey::text).toArray(JsonKey[]::new));
            for (int i = 0; i < names.size(); i++) {
                byte[] name = names.get(i).getBytes(UTF_8);
                assertThat(keys.find(name, 0, name.length)).isEqualTo(i);
            }
            assertThat(keys.find("abd".getBytes(UTF_8), 0, 3)).isEqualTo(-1);
        }
    }

    @Test
    void groupsOfKeysAreOneSchema() {
        JsonKey[] first = {JsonKey.text("a"), JsonKey.number("b")};
        JsonKey[] second = {JsonKey.any("c")};
        JsonKeys keys = JsonKeys.of(MULTIPLIER, first, new JsonKey[0], second);
        assertThat(keys.size()).isEqualTo(3);
        assertThat(keys.key(2).name()).isEqualTo("c");
        assertThat(keys.find("xcx".getBytes(UTF_8), 1, 2)).isEqualTo(2);
    }

    @Test
    void noKeysAtAll() {
        JsonKeys keys = JsonKeys.of(MULTIPLIER, new JsonKey[0]);
        assertThat(keys.find(new byte[0], 0, 0)).isEqualTo(-1);
        assertThat(Parses.event(new ProbeParser(), "{\"a\":1,\"\":[]}", JsonOptions.DEFAULT))
                .isEmpty();
    }

    @Test
    void thousandsOfColumns() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            names.add("column" + i);
        }
        everyOrder(names);
    }

    @Test
    void tableIsAtMostHalfFull() {
        for (int columns = 0; columns < 5_000; columns++) {
            int bits = JsonKeys.tableBits(columns);
            assertThat(1 << bits).isGreaterThanOrEqualTo(Math.max(4, 2 * columns));
            assertThat(bits == 2 || 1 << bits - 1 < 2 * columns)
                    .as("%d columns, %d bits", columns, bits)
                    .isTrue();
        }
    }

    /** The formula is a promise: generated code carries multipliers that were chosen by it. */
    @Test
    void hashFormula() {
        assertThat(JsonKeys.hash(new byte[0])).isZero();
        assertThat(JsonKeys.hash(new byte[] {'a'})).isEqualTo('a' ^ Long.rotateLeft('a', 23) ^ MULTIPLIER);
        byte[] name = "0123456789".getBytes(UTF_8);
        long first = 0x3736_3534_3332_3130L;
        long last = 0x3938_3736_3534_3332L;
        assertThat(JsonKeys.hash(name)).isEqualTo(first ^ Long.rotateLeft(last, 23) ^ 10 * MULTIPLIER);
    }

    @Test
    void randomNames() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int round = 0; round < Volume.of(80, 5_000); round++) {
            Set<String> names = new LinkedHashSet<>();
            for (int i = random.nextInt(1, 60); i > 0; i--) {
                StringBuilder name = new StringBuilder();
                for (int n = random.nextInt(30); n > 0; n--) {
                    name.appendCodePoint(
                            switch (random.nextInt(8)) {
                                case 0 -> random.nextInt(0x80);
                                case 1 -> 0x80 + random.nextInt(0xD000);
                                case 2 -> 0x10000 + random.nextInt(0xF0000);
                                default -> 'a' + random.nextInt(2);
                            });
                }
                names.add(name.toString());
            }
            everyOrder(new ArrayList<>(names));
        }
    }

    /** All columns, in schema order, backwards, shuffled, and each one alone, spelled raw, with escapes and among blanks. */
    private static void everyOrder(List<String> names) {
        Map<String, Integer> values = new LinkedHashMap<>();
        Column[] columns = new Column[names.size()];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = Column.intColumn(names.get(i));
            values.put(names.get(i), i);
        }
        ProbeParser parser = new ProbeParser(MULTIPLIER, columns);
        for (int spelling = 0; spelling < 3; spelling++) {
            List<String> order = new ArrayList<>(names);
            same(parser, order, values, spelling);
            java.util.Collections.reverse(order);
            same(parser, order, values, spelling);
            java.util.Collections.shuffle(order, new java.util.Random(SEED));
            same(parser, order, values, spelling);
            for (int i = 0; i < Math.min(50, names.size()); i++) {
                same(parser, List.of(names.get(i)), values, spelling);
            }
        }
        // What is like a column's name and is none.
        Set<String> others = new LinkedHashSet<>();
        for (String name : names.subList(0, Math.min(50, names.size()))) {
            others.add(name + " ");
            others.add(name + "\u0000");
            others.add(" " + name);
            others.add(name.toUpperCase(java.util.Locale.ROOT));
            others.add(name.isEmpty() ? "x" : name.substring(1));
            others.add(name.isEmpty() ? "y" : name.substring(0, name.length() - 1));
        }
        others.removeIf(
                other -> values.containsKey(other) || !UTF_8.newEncoder().canEncode(other));
        same(parser, new ArrayList<>(others), new HashMap<>(), 0);
    }

    private static void same(ProbeParser parser, List<String> order, Map<String, Integer> values, int spelling) {
        StringBuilder json = new StringBuilder("{");
        Map<String, Object> expected = new HashMap<>();
        for (String name : order) {
            json.append(expected.isEmpty() && json.length() == 1 ? "" : ",");
            json.append(
                    switch (spelling) {
                        case 0 -> '"' + raw(name) + "\":";
                        case 1 -> "\n        \"" + raw(name) + "\" \t: ";
                        default -> '"' + escaped(name) + "\":";
                    });
            Integer value = values.get(name);
            json.append(value == null ? -1 : value);
            if (value != null) {
                expected.put(name, value);
            }
        }
        byte[] document = json.append('}').toString().getBytes(UTF_8);
        // The end of the array right behind the document: no word may reach beyond it.
        for (EntryPoint entry : List.of(EntryPoint.BYTES, EntryPoint.RANGE_AMONG_QUOTES, EntryPoint.RANGE_AT_END)) {
            Object outcome = Parses.outcome(parser, entry, document, JsonOptions.DEFAULT);
            if (!expected.equals(outcome)) {
                fail("seed %d: %s gives %s, not %s", SEED, json, outcome, expected);
            }
        }
    }

    private static String raw(String name) {
        StringBuilder raw = new StringBuilder();
        name.chars().forEach(c -> raw.append(c < ' ' || c == '"' || c == '\\' ? "\\u%04x".formatted(c) : (char) c));
        return raw.toString();
    }

    private static String escaped(String name) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            // Every other unit at least; a pair of surrogates always whole.
            char c = name.charAt(i);
            escaped.append(
                    i % 2 == 0 || Character.isSurrogate(c) || c < ' ' || c == '"' || c == '\\'
                            ? "\\u%04X".formatted((int) c)
                            : c);
        }
        return escaped.toString();
    }

    /** Every kind of key before every kind of value, without blanks and among them: the straight line gives what the loop gives. */
    @Test
    void everyKindOfKeyBeforeEveryValue() {
        Volume.sweep(KeyMatchingTest::sweepEveryKindOfKeyBeforeEveryValue);
    }

    private static void sweepEveryKindOfKeyBeforeEveryValue() {
        List<Column> columns = List.of(
                Column.text("v"),
                Column.character("v"),
                Column.bool("v"),
                Column.intColumn("v"),
                Column.doubleColumn("v"),
                Column.bigInteger("v"),
                Column.bigDecimal("v"),
                Column.map("v"),
                Column.object("v", ProbeParser.ANYTHING),
                Column.array("v", JsonScanner::readValue),
                Column.any("v"));
        List<String> values = List.of(
                "1",
                "-1",
                "1.0",
                "0",
                "\"\"",
                "\"a\"",
                "\"1\"",
                "\"true\"",
                "true",
                "false",
                "null",
                "{}",
                "[]",
                "{\"v\":1}",
                "[1]",
                "}",
                "]",
                ",",
                ":",
                "x",
                "nul",
                "tru",
                "+1",
                "é",
                "\"",
                "\u0000",
                "");
        for (Column column : columns) {
            for (String blank : List.of("", " ", "\n", "\n          ", "\t \r")) {
                for (String value : values) {
                    for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                        String behind = ":" + blank + value + blank + "}";
                        // Two columns: the name comes first, so that the straight line is tried, or after the other
                        // one.
                        Object straight = read(column, "{\"v\"" + behind, options);
                        Object loop = read(column, "{\"\\u0076\"" + behind, options);
                        if (!sameButForPlace(straight, loop)) {
                            fail("%s, %s: straight line %s, any order %s", value, options, straight, loop);
                        }
                        Object next = readAfterAnother(column, "{\"first\":1,\"v\"" + behind, options);
                        if (!sameButForPlace(straight, next)) {
                            fail("%s, %s: first %s, next %s", value, options, straight, next);
                        }
                    }
                }
            }
        }
    }

    private static Object read(Column column, String json, JsonOptions options) {
        return Parses.outcome(new ProbeParser(column), json.getBytes(UTF_8), options);
    }

    private static Object readAfterAnother(Column column, String json, JsonOptions options) {
        Object outcome =
                Parses.outcome(new ProbeParser(Column.intColumn("first"), column), json.getBytes(UTF_8), options);
        if (outcome instanceof Map<?, ?> event) {
            Map<Object, Object> rest = new HashMap<>(event);
            assertThat(rest.remove("first")).isEqualTo(1);
            return rest;
        }
        return outcome;
    }

    private static boolean sameButForPlace(Object a, Object b) {
        if (a instanceof JsonParseException left) {
            return b instanceof JsonParseException right
                    && left.kind() == right.kind()
                    && left.description().equals(right.description());
        }
        return JsonValues.equal(a, b);
    }

    /** Documents cut after every byte, at the end of their array: a name that is not whole, or a value that is not there. */
    @Test
    void namesNearTheEndOfTheArray() {
        Volume.sweep(KeyMatchingTest::sweepNamesNearTheEndOfTheArray);
    }

    private static void sweepNamesNearTheEndOfTheArray() {
        for (int length = 0; length <= 40; length++) {
            String name = LETTERS.substring(0, length);
            for (Column column : List.of(
                    Column.text(name),
                    Column.intColumn(name),
                    Column.bool(name),
                    Column.any(name),
                    Column.map(name),
                    Column.array(name, JsonScanner::readValue))) {
                for (String value : List.of("\"\"", "1", "true", "{}", "[]")) {
                    byte[] json = ("{\"" + name + "\":" + value + "}").getBytes(UTF_8);
                    for (int end = 0; end < json.length; end++) {
                        byte[] cut = Arrays.copyOf(json, end);
                        Object outcome =
                                Parses.outcome(new ProbeParser(column), EntryPoint.BYTES, cut, JsonOptions.DEFAULT);
                        Object range = Parses.outcome(
                                new ProbeParser(column), EntryPoint.RANGE_AMONG_QUOTES, cut, JsonOptions.DEFAULT);
                        assertThat(outcome).isInstanceOf(JsonParseException.class);
                        assertThat(Parses.same(outcome, range))
                                .as("%s, %s", outcome, range)
                                .isTrue();
                    }
                }
            }
        }
    }
}
