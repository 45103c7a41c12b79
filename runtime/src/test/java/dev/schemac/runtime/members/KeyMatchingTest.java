package dev.schemac.runtime.members;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Member names: on the fast path and by the table, each name finds its own column and no other one. */
class KeyMatchingTest {
    private static final long SEED = Seed.of(20_260_104);
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

    /** Whatever looks at length, begin and end only takes these names for one. */
    @Test
    void namesThatDifferInTheMiddleOnly() {
        for (int between = 0; between <= 40; between++) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                int before = between * i / 100;
                names.add("begins_a" + "-".repeat(before) + String.format(Locale.ROOT, "%03d", i * 7)
                        + "-".repeat(between - before) + "ends_all");
            }
            Set<Long> hashes = new LinkedHashSet<>();
            names.forEach(name -> hashes.add(JsonKeys.hash(name.getBytes(UTF_8))));
            assertThat(hashes).hasSameSizeAs(names);
            everyOrder(names);
        }
    }

    /** With a multiplier of 0 all names are in one row of slots, the same for a name that no column has. */
    @Test
    void namesInOneSlot() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            names.add(String.format(Locale.ROOT, "customer-%06d-identifier", i * 1999));
        }
        everyOrder(names, 0);
    }

    /** A bad multiplier costs time and nothing else. */
    @Test
    void anyMultiplierFindsEveryColumn() {
        List<String> names = prefixes(LETTERS);
        for (long multiplier : new long[] {0, 1, -1, 2, Long.MIN_VALUE, MULTIPLIER}) {
            JsonKeys keys =
                    JsonKeys.of(multiplier, names.stream().map(JsonKey::string).toArray(JsonKey[]::new));
            for (int i = 0; i < names.size(); i++) {
                assertThat(keys.indexOf(names.get(i))).isEqualTo(i);
                assertThat(find(keys, names.get(i))).isEqualTo(i);
            }
            assertThat(keys.indexOf("abd")).isEqualTo(-1);
            assertThat(find(keys, "abd")).isEqualTo(-1);
        }
    }

    @Test
    void groupsOfKeysAreOneSchema() {
        JsonKey[] first = {JsonKey.string("a"), JsonKey.number("b")};
        JsonKey[] second = {JsonKey.any("c")};
        JsonKeys keys = JsonKeys.of(MULTIPLIER, first, new JsonKey[0], second);
        assertThat(keys.names().name(2)).isEqualTo("c");
        assertThat(find(keys, "c")).isEqualTo(2);
    }

    @Test
    void noKeysAtAll() {
        JsonKeys keys = JsonKeys.of(MULTIPLIER, new JsonKey[0]);
        assertThat(keys.indexOf("")).isEqualTo(-1);
        assertThat(find(keys, "")).isEqualTo(-1);
        assertThat(Parses.event(new ProbeParser(), "{\"a\":1,\"\":[]}", JsonOptions.DEFAULT))
                .isEmpty();
    }

    @Tag("slow")
    @Test
    void thousandsOfColumns() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            names.add("column" + i);
        }
        everyOrder(names);
    }

    @Test
    void tableIsAtMostAQuarterFull() {
        for (int columns = 0; columns < 5_000; columns++) {
            int bits = JsonKeys.tableBits(columns);
            assertThat(1 << bits).isGreaterThanOrEqualTo(Math.max(4, 4 * columns));
            assertThat(bits == 2 || 1 << bits - 1 < 4 * columns)
                    .as("%d columns, %d bits", columns, bits)
                    .isTrue();
        }
    }

    /** The formula is a promise: generated code carries multipliers that were chosen by it. */
    @Test
    void hashFormula() {
        long two = 0x2222L << 48; // the quotes of no name, at the top of a word
        assertThat(JsonKeys.hash(new byte[0])).isEqualTo(two ^ Long.rotateLeft(two, 23) ^ 2 * MULTIPLIER);
        long first = 0x3635_3433_3231_3022L;
        long last = 0x2238_3736_3534_3332L;
        assertThat(JsonKeys.hash("012345678".getBytes(UTF_8)))
                .isEqualTo(first ^ Long.rotateLeft(last, 23) ^ 11 * MULTIPLIER);
        long middle = 0x6665_6463_6261_3837L;
        last = 0x2269_6867_6665_6463L;
        assertThat(JsonKeys.hash("012345678abcdefghi".getBytes(UTF_8)))
                .isEqualTo((first ^ Long.rotateLeft(last, 23) ^ 20 * MULTIPLIER ^ middle) * MULTIPLIER);
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

    /** What a document leads to in which the name stands, at its very end too. */
    private static int find(JsonKeys keys, String name) {
        byte[] atEnd = ('"' + name + '"').getBytes(UTF_8);
        byte[] within = ("        \"" + name + "\"        ").getBytes(UTF_8);
        int column = keys.names().find(within, 8, within.length - 9);
        assertThat(keys.names().find(atEnd, 0, atEnd.length - 1)).isEqualTo(column);
        return column;
    }

    /** All columns, in schema order, backwards, shuffled, and each one alone, spelled raw, with escapes and among blanks. */
    private static void everyOrder(List<String> names) {
        everyOrder(names, MULTIPLIER);
    }

    private static void everyOrder(List<String> names, long multiplier) {
        Map<String, Integer> values = new LinkedHashMap<>();
        Column[] columns = new Column[names.size()];
        for (int i = 0; i < columns.length; i++) {
            columns[i] = Column.intColumn(names.get(i));
            values.put(names.get(i), i);
        }
        ProbeParser parser = new ProbeParser(multiplier, columns);
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
            others.add(name.toUpperCase(Locale.ROOT));
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
                fail("-Dschemac.seed=%d: %s gives %s, not %s", SEED, json, outcome, expected);
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

    /** Every kind of key before every kind of value, without blanks and among them: the fast path gives what the loop gives. */
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
                        // Two columns: the name comes first, so that the fast path is tried, or after the other
                        // one.
                        Object fast = read(column, "{\"v\"" + behind, options);
                        Object loop = read(column, "{\"\\u0076\"" + behind, options);
                        if (!sameButForPlace(fast, loop)) {
                            fail("%s, %s: fast path %s, any order %s", value, options, fast, loop);
                        }
                        Object next = readAfterAnother(column, "{\"first\":1,\"v\"" + behind, options);
                        if (!sameButForPlace(fast, next)) {
                            fail("%s, %s: first %s, next %s", value, options, fast, next);
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

    /** Reads the columns c0 to c65 in any order, and returns the bits of those that were there. */
    private static final ScanningParser<Long> SEEN = new ScanningParser<>() {
        private final JsonKeys keys = JsonKeys.of(
                MULTIPLIER,
                IntStream.range(0, 66).mapToObj(i -> JsonKey.any("c" + i)).toArray(JsonKey[]::new));

        @Override
        public EventType<Long> eventType() {
            return GeneratedEventType.of(Long.class, "", "Seen", List.of());
        }

        @Override
        public Long read(JsonScanner in) {
            in.beginObject();
            long seen = 0;
            int column = in.nextColumn(keys, 0);
            while (column >= 0) {
                seen = in.markSeen(seen, column);
                in.skipValue();
                column = in.nextColumn(keys, column + 1);
            }
            return seen;
        }
    };

    @Test
    void columnsThatWereReadAreMarked() {
        assertThat(SEEN.parse("{}")).isZero();
        assertThat(SEEN.parse("{\"c3\":1,\"c0\":2}")).isEqualTo(0b1001);
        assertThat(SEEN.parse("{\"c63\":1}")).isEqualTo(Long.MIN_VALUE);
        assertThat(SEEN.parse("{\"c65\":1}")).as("the lowest six bits of 65").isEqualTo(0b10);
        Parses.refused(
                SEEN,
                "{\"c3\":1,\"c0\":2,\"c3\":7}",
                JsonOptions.DEFAULT,
                JsonParseException.Kind.MISMATCH,
                20,
                "duplicate member at $.c3 (line 1, column 21)");
        assertThat(SEEN.parse("{\"c3\":1,\"c0\":2,\"c3\":7}", JsonOptions.ESPER))
                .isEqualTo(0b1001);
    }

    @Test
    void theFirstBytesOfTheNextNameAreAWord() {
        byte[] json = "1,\"name\":\"x".getBytes(UTF_8);
        JsonScanner in = new JsonScanner(json, 1, json.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        assertThat(in.nameWord(0)).isEqualTo(JsonKeys.nameWord("name", 0));
        assertThat(in.nameWord(1)).isEqualTo('n' | 'a' << 8 | 'm' << 16 | 'e' << 24);
    }

    /** Under ESPER other kinds of values read as null. */
    @Test
    void aColumnOfObjectsMayLookAtItsValue() {
        ProbeParser parser = new ProbeParser(new Column(
                JsonKey.any("v"),
                in -> in.atObject() ? in.readMap() : "none",
                in -> in.atObject() ? in.readMap() : "none"));
        assertThat(Parses.event(parser, "{\"v\":{\"a\":1}}", JsonOptions.DEFAULT))
                .isEqualTo(Map.of("v", Map.of("a", 1)));
        assertThat(Parses.event(parser, "{\"v\":null}", JsonOptions.DEFAULT)).isEqualTo(Map.of("v", "none"));
        assertThat(Parses.event(parser, "{\"v\":[7]}", JsonOptions.ESPER)).isEqualTo(Map.of("v", "none"));
        Parses.refused(
                parser,
                "{\"v\":[7]}",
                JsonOptions.DEFAULT,
                JsonParseException.Kind.MISMATCH,
                5,
                "expected object but found array at $.v (line 1, column 6)");
        Parses.refused(
                parser,
                "{\"v\":",
                JsonOptions.DEFAULT,
                JsonParseException.Kind.MALFORMED,
                5,
                "expected object but found end of input at $.v (line 1, column 6)");
    }
}
