package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Which subtype an object of a union is read as: the calls of generated parsers, with and without a wrapper. */
class UnionReadingTest {
    private static final long SEED = Seed.of(20_260_901);

    private static final String LONG = "a subtype whose name has more than sixteen bytes";
    private static final String[] TEXTS = {"a", "circle", "square", "Ärger", "q\"uote", LONG};

    private static final Discriminator TYPE = Discriminator.of("type", TEXTS);

    /** Keeps what the discriminator gave, and then all members, from the beginning of the object. */
    private static ObjectParser<Map<String, Object>> parser(Discriminator discriminator, boolean needsOne) {
        return new Parser() {
            @Override
            public Map<String, Object> read(JsonScanner in) {
                String text = in.discriminator(discriminator);
                if (needsOne && text.isEmpty()) {
                    throw in.unknownSubtype(discriminator);
                }
                Map<String, Object> event = new LinkedHashMap<>();
                event.put("=", text);
                event.putAll(in.readMap());
                return event;
            }
        };
    }

    /** Reads the only member of an object, by whose name the object is told. */
    private static ObjectParser<Map<String, Object>> wrapper(Discriminator discriminator) {
        return new Parser() {
            @Override
            public Map<String, Object> read(JsonScanner in) {
                in.beginObject();
                String text = in.enterWrapper(discriminator);
                if (text.isEmpty()) {
                    throw in.unknownWrapperMember(discriminator);
                }
                Object value = in.exitWrapper(in.readValue());
                Map<String, Object> event = new LinkedHashMap<>();
                event.put("=", text);
                event.put("value", value);
                return event;
            }
        };
    }

    private abstract static class Parser implements ScanningParser<Map<String, Object>> {
        @Override
        @SuppressWarnings("unchecked")
        public EventType<Map<String, Object>> eventType() {
            return GeneratedEventType.of((Class<Map<String, Object>>) (Class<?>) Map.class, "", "U", List.of());
        }
    }

    private static final ObjectParser<Map<String, Object>> ANY = parser(TYPE, false);
    private static final ObjectParser<Map<String, Object>> KNOWN = parser(TYPE, true);
    private static final ObjectParser<Map<String, Object>> WRAPPED = wrapper(Discriminator.ofWrapper(TEXTS));

    private static String found(ObjectParser<?> parser, String json, JsonOptions options) {
        return (String) Parses.event(parser, json, options).get("=");
    }

    private static String found(String json) {
        return found(ANY, json, JsonOptions.DEFAULT);
    }

    @Test
    void findsEveryTextWhereverItsMemberIs() {
        for (String text : TEXTS) {
            String member = "\"type\":" + quoted(text);
            for (String json : List.of(
                    "{" + member + "}",
                    "{ " + member + " }",
                    "{" + member + ",\"x\":1}",
                    "{\"x\":1," + member + "}",
                    "{\"x\":1 , " + member + " , \"y\":2}",
                    "{\"x\":{\"type\":\"square\"},\"y\":[{\"type\":7}]," + member + "}",
                    "{\"x\":\"}\",\"\\u0079\":[]," + member + ",\"z\":{}}",
                    "{\"typ\":\"square\",\"types\":\"a\"," + member + "}",
                    "{" + member.replace("type\":", "type\" : ") + "}",
                    "{" + member.replace("type", "t\\u0079pe") + "}",
                    "{\"x\":1," + member.replace("type", "t\\u0079pe") + ",\"z\":0}")) {
                assertThat(found(json)).as(json).isEqualTo(text);
                assertThat(found(KNOWN, json, JsonOptions.STRICT)).as(json).isEqualTo(text);
            }
        }
    }

    @Test
    void aWrapperIsNamedByItsOnlyMember() {
        ObjectParser<?> parser = wrapper(Discriminator.ofWrapper("a", "b"));
        assertThat(Parses.event(parser, "{\"b\":7}", JsonOptions.DEFAULT)).isEqualTo(Map.of("=", "b", "value", 7));
        assertThat(Discriminator.ofWrapper("a", "b").strings()).containsExactly("a", "b");
    }

    @Test
    void decodesTheTextWhereItHasEscapes() {
        assertThat(found("{\"type\":\"\\u0061\"}")).isEqualTo("a");
        assertThat(found("{\"x\":0,\"type\":\"c\\u0069rcle\"}")).isEqualTo("circle");
        assertThat(found("{\"type\":\"\\u00c4rger\",\"x\":[]}")).isEqualTo("Ärger");
        assertThat(found("{\"type\":\"\\u0062\"}")).isEmpty();
        assertThat(found("{\"type\":\"q\\u0022uote\"}")).isEqualTo("q\"uote");
    }

    @Test
    void findsNoneForAnotherText() {
        for (String value : List.of(
                "\"b\"",
                "\"\"",
                "\"A\"",
                "\"circl\"",
                "\"circles\"",
                "\"type\"",
                "\"" + LONG + "s\"",
                "null",
                "7",
                "true",
                "{}",
                "[\"a\"]",
                "{\"type\":\"a\"}",
                "\"q\\\"\"")) {
            assertThat(found("{\"type\":" + value + "}")).as(value).isEmpty();
            assertThat(found("{\"x\":1,\"type\":" + value + ",\"y\":\"a\"}"))
                    .as(value)
                    .isEmpty();
        }
        assertThat(found("{}")).isEmpty();
        assertThat(found("{ }")).isEmpty();
        assertThat(found("{\"x\":\"a\"}")).isEmpty();
        assertThat(found("{\"Type\":\"a\"}")).isEmpty();
    }

    /** As a string column reads it: scalars count with their source text where the options say so. */
    @Test
    void scalarsCountAsTheOptionsSay() {
        ObjectParser<?> numbers = parser(Discriminator.of("v", "1", "true", "-1.50", "null"), false);
        for (String text : List.of("1", "true", "-1.50")) {
            String json = "{\"x\":0,\"v\":" + text + "}";
            assertThat(found(numbers, json, JsonOptions.DEFAULT)).isEqualTo(text);
            assertThat(found(numbers, "{\"v\":" + text + ",\"x\":0}", JsonOptions.DEFAULT))
                    .isEqualTo(text);
            assertThat(found(numbers, json, JsonOptions.STRICT)).isEmpty();
        }
        assertThat(found(numbers, "{\"v\":2}", JsonOptions.DEFAULT)).isEmpty();
        assertThat(found(numbers, "{\"v\":null}", JsonOptions.DEFAULT)).isEmpty();
        assertThat(found(numbers, "{\"v\":\"null\"}", JsonOptions.DEFAULT)).isEqualTo("null");
    }

    @Test
    void theMemberMayHaveOtherNames() {
        ObjectParser<?> aliased = parser(TYPE.orNamed("kind", "@type"), true);
        for (String name : List.of("type", "kind", "@type")) {
            assertThat(found(aliased, "{\"" + name + "\":\"square\"}", JsonOptions.DEFAULT))
                    .isEqualTo("square");
            assertThat(found(aliased, "{\"x\":1,\"" + name + "\":\"circle\"}", JsonOptions.DEFAULT))
                    .isEqualTo("circle");
        }
        Parses.refused(
                aliased,
                "{\"name\":\"square\"}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                16,
                "required member is missing at $.type (line 1, column 17)");
    }

    @Test
    void theFirstOfTwoCounts() {
        assertThat(found(ANY, "{\"type\":\"a\",\"type\":\"circle\"}", JsonOptions.ESPER))
                .isEqualTo("a");
        assertThat(found(ANY, "{\"x\":[],\"type\":\"b\",\"type\":\"circle\"}", JsonOptions.ESPER))
                .isEmpty();
    }

    @Test
    void unknownSubtypesAreErrorsAtTheText() {
        String all = "'a', 'circle', 'square', 'Ärger', 'q\"uote' or '" + LONG + "'";
        Parses.refused(
                KNOWN,
                "{\"type\":\"b\"}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                8,
                "expected " + all + " but found string at $.type (line 1, column 9)");
        Parses.refused(
                KNOWN,
                "{\"x\":[1,2],\n\"type\":null}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                19,
                "expected " + all + " but found null at $.type (line 2, column 8)");
    }

    @Test
    void aMissingMemberIsAnErrorAtTheClosingBrace() {
        Parses.refused(
                KNOWN,
                "{\"x\":{\"y\":1}}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                12,
                "required member is missing at $.type (line 1, column 13)");
        Parses.refused(
                KNOWN,
                "{ }",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                2,
                "required member is missing at $.type (line 1, column 3)");
    }

    /** Up to ten are listed; of more, ten and how many there are. */
    @Test
    void messagesListAtMostTenTexts() {
        for (int texts : new int[] {1, 2, 9, 10, 11, 300}) {
            List<String> names =
                    IntStream.range(0, texts).mapToObj(i -> "t" + i).toList();
            List<String> quoted =
                    names.stream().limit(10).map(name -> "'" + name + "'").toList();
            String expected = switch (texts) {
                case 1 -> "'t0'";
                case 2 -> "'t0' or 't1'";
                case 9, 10 -> String.join(", ", quoted.subList(0, texts - 1)) + " or 't" + (texts - 1) + "'";
                default -> "one of " + texts + " strings (" + String.join(", ", quoted) + ", ...)";
            };
            Discriminator discriminator = Discriminator.of("k", names.toArray(String[]::new));
            Parses.refused(
                    parser(discriminator, true),
                    "{\"k\":0}",
                    JsonOptions.DEFAULT,
                    Kind.MISMATCH,
                    5,
                    "expected " + expected + " but found number at $.k (line 1, column 6)");
            for (String name : names) {
                assertThat(found(parser(discriminator, true), "{\"k\":\"" + name + "\"}", JsonOptions.DEFAULT))
                        .isEqualTo(name);
            }
        }
    }

    @Test
    void whatIsBeforeTheMemberIsChecked() {
        Parses.refused(
                ANY,
                "{\"x\":01,\"type\":\"a\"}",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                5,
                "number with a leading zero at $.x (line 1, column 6)");
        for (String json : List.of(
                "{",
                "{\"",
                "{\"type",
                "{\"type\"",
                "{\"type\":",
                "{\"type\":\"",
                "{\"type\":\"a",
                "{\"x\":1",
                "{\"x\":1,",
                "{\"x\"",
                "{,\"type\":\"a\"}",
                "{\"x\":1 \"type\":\"a\"}",
                "{\"x\":1,}",
                "{\"type\" \"a\"}",
                "{x:1,\"type\":\"a\"}",
                "{\"x\":[1,\"type\":\"a\"}")) {
            assertThat(Parses.error(ANY, json.getBytes(UTF_8), JsonOptions.DEFAULT)
                            .kind())
                    .as(json)
                    .isEqualTo(Kind.MALFORMED);
        }
    }

    /** Members in any order, with values that hold braces, quotes and other discriminators; where the member is decides nothing. */
    @Test
    void randomObjects() {
        Random random = new Random(SEED);
        String[] values = {
            "1",
            "\"a\"",
            "\"}\\\"{\"",
            "{\"type\":\"square\"}",
            "[{\"type\":\"a\"},[],\"type\"]",
            "null",
            "{\"o\":{\"type\":\"circle\",\"i\":[1,2]}}"
        };
        for (int i = 0; i < Volume.of(5_000, 100_000); i++) {
            List<String> members = new ArrayList<>();
            for (int m = random.nextInt(5); m > 0; m--) {
                members.add("\"m" + members.size() + "\"" + blank(random) + ":" + blank(random)
                        + values[random.nextInt(values.length)]);
            }
            String expected = "";
            if (random.nextInt(4) > 0) {
                expected = TEXTS[random.nextInt(TEXTS.length)];
                members.add(
                        random.nextInt(members.size() + 1),
                        "\"type\"" + blank(random) + ":" + blank(random) + quoted(expected));
            }
            String json = "{" + blank(random) + String.join(blank(random) + "," + blank(random), members)
                    + blank(random) + "}";
            assertThat(found(json)).as(json + " of seed " + SEED).isEqualTo(expected);
        }
    }

    /** Each object of a tree is told for itself, whatever was remembered of those around it. */
    @Test
    void treesOfObjects() {
        ObjectParser<Map<String, Object>> tree = new Parser() {
            @Override
            public Map<String, Object> read(JsonScanner in) {
                String text = in.discriminator(TYPE);
                Map<String, Object> event = new LinkedHashMap<>();
                event.put("=", text);
                in.beginObject();
                while (in.nextMember(NONE, 0) != -1) {
                    String name = in.memberName();
                    event.put(name, name.startsWith("o") ? read(in) : in.readValue());
                }
                return event;
            }
        };
        Random random = new Random(SEED);
        for (int i = 0; i < Volume.of(2_000, 50_000); i++) {
            Map<String, Object> expected = new LinkedHashMap<>();
            String json = object(random, 7, expected);
            assertThat(Parses.event(tree, json, JsonOptions.DEFAULT))
                    .as(json + " of seed " + SEED)
                    .isEqualTo(expected);
        }
    }

    private static final JsonKeys NONE = JsonKeys.of(1, new JsonKey[0]);

    /** An object whose members "o0", "o1" are such objects, its discriminator anywhere or missing. */
    private static String object(Random random, int depth, Map<String, Object> expected) {
        List<String> members = new ArrayList<>();
        Map<String, Object> values = new LinkedHashMap<>();
        String text = random.nextInt(4) == 0 ? "" : TEXTS[random.nextInt(TEXTS.length)];
        int count = random.nextInt(4);
        int place = random.nextInt(count + 1);
        for (int i = 0; i <= count; i++) {
            if (i == place && !text.isEmpty()) {
                members.add("\"type\":" + quoted(text));
                values.put("type", text);
            }
            if (i < count && depth > 0 && random.nextInt(3) > 0) {
                Map<String, Object> inner = new LinkedHashMap<>();
                members.add("\"o" + i + "\":" + object(random, depth - 1, inner));
                values.put("o" + i, inner);
            } else if (i < count) {
                members.add("\"x" + i + "\":\"{[\\\"\"");
                values.put("x" + i, "{[\"");
            }
        }
        expected.put("=", text);
        expected.putAll(values);
        return "{" + String.join(",", members) + "}";
    }

    @Test
    void wrappersAreToldByTheirOnlyName() {
        for (String text : TEXTS) {
            for (String json : List.of(
                    "{" + quoted(text) + ":1}",
                    "{ " + quoted(text) + " : 1 }",
                    "{" + quoted(text).replace("a", "\\u0061") + ":1}")) {
                assertThat(Parses.event(WRAPPED, json, JsonOptions.DEFAULT))
                        .as(json)
                        .containsExactlyInAnyOrderEntriesOf(Map.of("=", text, "value", 1));
            }
        }
    }

    @Test
    void wrappersThatAreNone() {
        String all = "'a', 'circle', 'square', 'Ärger', 'q\"uote' or '" + LONG + "'";
        JsonOptions options = JsonOptions.DEFAULT;
        Parses.refused(
                WRAPPED,
                "{}",
                options,
                Kind.MISMATCH,
                1,
                "expected member " + all + " but found none at $ (line 1, column 2)");
        Parses.refused(
                WRAPPED,
                "{ }",
                options,
                Kind.MISMATCH,
                2,
                "expected member " + all + " but found none at $ (line 1, column 3)");
        Parses.refused(
                WRAPPED,
                "{ \"b\":1}",
                options,
                Kind.MISMATCH,
                2,
                "expected member " + all + " but found another member at $ (line 1, column 3)");
        Parses.refused(
                WRAPPED,
                "{\"\\u0062\":1}",
                options,
                Kind.MISMATCH,
                1,
                "expected member " + all + " but found another member at $ (line 1, column 2)");
        Parses.refused(
                WRAPPED,
                "{\"a\":1,\"b\":2}",
                options,
                Kind.MISMATCH,
                7,
                "expected only one member but found another at $ (line 1, column 8)");
        Parses.refused(
                WRAPPED,
                "{\"a\":1 , \"b\":2}",
                options,
                Kind.MISMATCH,
                9,
                "expected only one member but found another at $ (line 1, column 10)");
        Parses.refused(
                WRAPPED,
                "{\"a\":null}",
                options,
                Kind.MISMATCH,
                5,
                "expected object but found null at $.a (line 1, column 6)");
        for (String json : List.of("{\"a\":1", "{\"a\"1}", "{a:1}", "{", "{\"a", "{\"a\":1 2}")) {
            assertThat(Parses.error(WRAPPED, json.getBytes(UTF_8), options).kind())
                    .as(json)
                    .isEqualTo(Kind.MALFORMED);
        }
    }

    @Test
    void discriminatorsAreWhole() {
        assertThat(TYPE.strings()).containsExactly(TEXTS);
        assertThat(TYPE.key().name()).isEqualTo("type");
        assertThat(TYPE.orNamed("kind").strings()).containsExactly(TEXTS);
        assertThatThrownBy(() -> new Discriminator(null, List.of(), TYPE.names(), TYPE.stringTable()))
                .hasMessage("key");
        assertThatThrownBy(() -> new Discriminator(TYPE.key(), List.of(), null, TYPE.stringTable()))
                .hasMessage("names");
        assertThatThrownBy(() -> new Discriminator(TYPE.key(), List.of(), TYPE.names(), null))
                .hasMessage("stringTable");
    }

    private static String blank(Random random) {
        return random.nextInt(6) == 0 ? " \n" : "";
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\"", "\\\"") + "\"";
    }
}
