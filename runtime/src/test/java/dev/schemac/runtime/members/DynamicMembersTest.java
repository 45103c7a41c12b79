package dev.schemac.runtime.members;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Schemas that keep what they do not declare: {@code @JsonSchema(dynamic=true) create json schema D(a string, b int)}. */
class DynamicMembersTest {

    /** Makes the calls of a generated parser of a dynamic schema; declared members first, as asMap() has them. */
    private static final class DynamicParser implements ScanningParser<Map<String, Object>> {
        private static final JsonKey A = JsonKey.string("a");
        private static final JsonKey B = JsonKey.number("b");
        private static final JsonKeys KEYS = JsonKeys.of(0x9E37_79B9_7F4A_7C15L, A, B);

        @Override
        @SuppressWarnings("unchecked")
        public EventType<Map<String, Object>> eventType() {
            return GeneratedEventType.of((Class<Map<String, Object>>) (Class<?>) Map.class, "", "D", List.of());
        }

        @Override
        public Map<String, Object> read(JsonScanner in) {
            if (!in.beginObject()) {
                return null;
            }
            Object[] columns = new Object[2];
            if (!in.tryFirst(A)) {
                return readAnyOrder(in, columns, 0);
            }
            columns[0] = in.readString();
            if (!in.tryNext(B)) {
                return readAnyOrder(in, columns, 1);
            }
            columns[1] = in.readInt();
            if (!in.endObject()) {
                return readAnyOrder(in, columns, 2);
            }
            return event(columns, Map.of());
        }

        private static Map<String, Object> readAnyOrder(JsonScanner in, Object[] columns, int next) {
            Map<String, Object> members = new LinkedHashMap<>();
            long seen = (1L << next) - 1;
            int column = in.nextMember(KEYS, next);
            while (column != -1) {
                if (column >= 0) {
                    if ((seen & 1L << column) != 0) {
                        in.duplicateMember();
                    }
                    seen |= 1L << column;
                }
                switch (column) {
                    case 0 -> columns[0] = in.readString();
                    case 1 -> columns[1] = in.readIntOrNull();
                    default -> in.putMember(members, in.memberName(), in.position(), in.readValue());
                }
                column = in.nextMember(KEYS, column + 1);
            }
            return event(columns, members);
        }

        private static Map<String, Object> event(Object[] columns, Map<String, Object> members) {
            Map<String, Object> event = new LinkedHashMap<>();
            event.put("a", columns[0]);
            event.put("b", columns[1]);
            event.putAll(members);
            return event;
        }
    }

    private static final DynamicParser PARSER = new DynamicParser();

    private static Map<String, Object> parsed(String json, JsonOptions options) {
        return Parses.event(PARSER, json, options);
    }

    private static Map<String, Object> parsed(String json) {
        return parsed(json, JsonOptions.DEFAULT);
    }

    @Test
    @DisplayName("parity 3.6 row 75: undeclared members in arrival order, after the declared ones")
    void keepsArrivalOrder() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            Map<String, Object> event = parsed("{\"z\":1,\"a\":\"x\",\"y\":2}", options);
            assertThat(event).isEqualTo(map("a", "x", "b", null, "z", 1, "y", 2));
            assertThat(new ArrayList<>(event.keySet())).containsExactly("a", "b", "z", "y");
        }
    }

    @Test
    @DisplayName("parity 3.6 row 76: a dynamic null is there")
    void keepsNull() {
        assertThat(parsed("{\"q\":null}")).containsEntry("q", null).hasSize(3);
    }

    @Test
    @DisplayName("parity 3.6 row 77: the last of two dynamic members counts, in the place of the first")
    void replacesDynamicDuplicates() {
        Map<String, Object> event = parsed("{\"z\":1,\"y\":2,\"\\u007a\":3}", JsonOptions.ESPER);
        assertThat(event).isEqualTo(map("a", null, "b", null, "z", 3, "y", 2));
        assertThat(new ArrayList<>(event.keySet())).containsExactly("a", "b", "z", "y");
    }

    @Test
    @DisplayName("parity 3.6 row 78: dynamic members are typed as Object columns, longs without loss")
    void typesAsObjectColumns() {
        Map<String, Object> event = parsed(
                "{\"d\":1e2,\"i\":1,\"l\":3000000000,\"s\":\"x\",\"t\":true,\"o\":{\"a\":[1]},\"a\":null,\"e\":[]}");
        assertThat(JsonValues.equal(
                        event,
                        map(
                                "a",
                                null,
                                "b",
                                null,
                                "d",
                                100.0,
                                "i",
                                1,
                                "l",
                                3_000_000_000L,
                                "s",
                                "x",
                                "t",
                                true,
                                "o",
                                map("a", new Object[] {1}),
                                "e",
                                new Object[0])))
                .isTrue();
    }

    @Test
    void takesTheStraightLineWhereNothingIsDynamic() {
        assertThat(parsed("{\"a\":\"x\",\"b\":1}")).isEqualTo(map("a", "x", "b", 1));
        assertThat(parsed("{}")).isEqualTo(map("a", null, "b", null));
        assertThat(parsed("{\"a\":\"x\",\"b\":1,\"c\":2}")).isEqualTo(map("a", "x", "b", 1, "c", 2));
        assertThat(parsed("{\"a\":\"x\",\"c\":2,\"b\":1}")).isEqualTo(map("a", "x", "b", 1, "c", 2));
        assertThat(parsed(" { \"c\" : [ ] , \"b\" : 1 } ").get("b")).isEqualTo(1);
    }

    @Test
    void decodesNames() {
        assertThat(parsed("{\"\\u0061\":\"x\",\"q\\\"\\n\\u00e9\":1,\"größe\":2,\"\":3,\"\\ud83d\\ude00\":4}"))
                .isEqualTo(map("a", "x", "b", null, "q\"\né", 1, "größe", 2, "", 3, "\ud83d\ude00", 4));
        assertThat(parsed("{\"\\ud800\":1}", JsonOptions.ESPER)).containsEntry("\ud800", 1);
    }

    @Test
    void refusesDuplicates() {
        Parses.refused(
                PARSER,
                "{\"z\":1,\"a\":\"x\",\"y\":2,\"a\":\"y\"}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                25,
                "duplicate member at $.a (line 1, column 26)");
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
            String role = "duplicate member at $.role (line 1, column 23)";
            Parses.refused(PARSER, "{\"role\":\"user\",\"role\":\"admin\"}", options, Kind.MISMATCH, 22, role);
            // null first, null second, the same name in an escape
            Parses.refused(
                    PARSER,
                    "{\"role\":   null,\"role\":\"admin\"}",
                    options,
                    Kind.MISMATCH,
                    23,
                    "duplicate member at $.role (line 1, column 24)");
            Parses.refused(PARSER, "{\"role\":\"user\",\"role\":null}", options, Kind.MISMATCH, 22, role);
            Parses.refused(
                    PARSER,
                    "{\"role\":\"user\",\"\\u0072ole\": {\"x\":[1]} }",
                    options,
                    Kind.MISMATCH,
                    28,
                    "duplicate member at $['\\u0072ole'] (line 1, column 29)");
        }
        assertThat(parsed("{\"z\":1,\"a\":\"x\",\"z\":2,\"a\":\"y\"}", JsonOptions.ESPER))
                .isEqualTo(map("a", "y", "b", null, "z", 2));
    }

    @Test
    void checksUndeclaredMembersAsStrictly() {
        Parses.refused(
                PARSER,
                "{\"z\":[1,}",
                JsonOptions.ESPER,
                Kind.MALFORMED,
                8,
                "expected value but found '}' at $.z[1] (line 1, column 9)");
        Parses.refused(
                PARSER,
                "{\"z\":1 \"y\":2}",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                7,
                "expected ',' or '}' but found string at $.z (line 1, column 8)");
        Parses.refused(
                PARSER,
                "{\"z\" 1}",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                5,
                "expected ':' but found number at $.z (line 1, column 6)");
        Parses.refused(
                PARSER,
                "{\"a\":\"x\",}",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                9,
                "expected member name but found '}' at $ (line 1, column 10)");
    }

    @ParameterizedTest
    @EnumSource
    void countsEveryLevel(EntryPoint entry) {
        String deep = "[".repeat(255) + "]".repeat(255);
        byte[] fits = ("{\"z\":" + deep + "}").getBytes();
        byte[] tooDeep = ("{\"z\":[" + deep + "]}").getBytes();

        assertThat(Parses.outcome(PARSER, entry, fits, JsonOptions.DEFAULT)).isInstanceOf(Map.class);
        assertThat(((JsonParseException) Parses.outcome(PARSER, entry, tooDeep, JsonOptions.DEFAULT)).kind())
                .isEqualTo(Kind.LIMIT);
    }

    private static Map<String, Object> map(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return map;
    }

    @Test
    void theFirstMemberMakesTheMap() {
        byte[] json = {'7'};
        JsonScanner in = new JsonScanner(json, 0, 1, RuntimeAccess.values(JsonOptions.DEFAULT));
        Map<String, Integer> members = in.putMember(null, "b", 0, 1);
        assertThat(in.putMember(members, "a", 0, 2)).isSameAs(members).containsExactly(entry("b", 1), entry("a", 2));
    }
}
