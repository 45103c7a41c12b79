package dev.schemac.codegen.members;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.testing.Seed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Nulls and undeclared members at every place of a document in the order of the schema. The oracle is the same document with its
 * members in random order, of which the parser reads nearly none where it expects them. For required columns and columns that must
 * not be null it is a walk over the tokens of jackson-core.
 */
class NullAndUndeclaredMembersTest {

    private static final String COLUMNS = """
            (i int, l long, s short, b byte, d double, f float, flag boolean, c char, text string, names string[], child Child, count Integer,
             yes Boolean, sum BigDecimal, day java.time.LocalDate, due int, level int, any Object)
            """;

    private static final List<String> MEMBERS = List.of(
            "\"i\":1",
            "\"l\":-2",
            "\"s\":3",
            "\"b\":4",
            "\"d\":5.5",
            "\"f\":6.5",
            "\"flag\":true",
            "\"c\":\"x\"",
            "\"text\":\"nul\"",
            "\"names\":[\"a\",null]",
            "\"child\":{\"n\":null,\"x\":0,\"m\":7}",
            "\"count\":8",
            "\"yes\":false",
            "\"sum\":9.99",
            "\"day\":\"2026-11-24\"",
            "\"due\":\"10\"",
            "\"level\":11",
            "\"any\":{\"i\":null}");

    private static final List<String> UNDECLARED = List.of(
            "\"more\":1",
            "\"zz\":\"i\"",
            "\"other\":{\"i\":2}",
            "\"list\":[{\"l\":[]}]",
            "\"none\":null",
            "\"\\u007a\":-1e3");

    private static final String REQUIREMENTS = """
            @Column(name=i, required=true, nullable=false) @Column(name=l, required=true) @Column(name=flag, nullable=false)
            @Column(name=text, required=true)
            @Column(name=count, required=true, nullable=false) @Column(name=sum, required=true, nullable=false) @Column(name=any, required=true)
            """;

    private static final JsonFactory TOKENS = new JsonFactory();

    /** In the order of the schema. */
    private static final List<String> REQUIRED = List.of("i", "l", "text", "count", "sum", "any");

    /** Columns that must not be null, with the type in the message. */
    private static final Map<String, String> NOT_NULL =
            Map.of("i", "int", "flag", "boolean", "count", "int", "sum", "BigDecimal");

    private static ObjectParser<JsonEvent> parser(ValueStyle style, boolean refill) {
        return parser(style, refill, "");
    }

    private static ObjectParser<JsonEvent> parser(ValueStyle style, boolean refill, String requirements) {
        return CompiledSchemas.of(
                        CompilerOptions.DEFAULT.withStyle(style).withRefill(refill && style == ValueStyle.BEAN),
                        "create json schema Child(n int, m int); @Column(name=due, format='string') @Column(name=level, defaultValue=3) "
                                + requirements + " create json schema Event" + COLUMNS)
                .parser("Event");
    }

    @ParameterizedTest
    @EnumSource
    void atEveryPlace(ValueStyle style) {
        ObjectParser<JsonEvent> parser = parser(style, false);
        for (int place = 0; place <= MEMBERS.size(); place++) {
            for (String undeclared : UNDECLARED) {
                List<String> members = new ArrayList<>(MEMBERS);
                members.add(place, undeclared);
                assertThat(parser.parse(document(members))).isEqualTo(parser.parse(document(MEMBERS)));
            }
        }
        for (int place = 0; place < MEMBERS.size(); place++) {
            List<String> members = new ArrayList<>(MEMBERS);
            String name = members.get(place).replaceAll(":.*", "");
            members.set(place, name + ":null");
            JsonEvent event = parser.parse(document(members));
            Collections.rotate(members, 1);
            assertThat(event).as(name).isEqualTo(parser.parse(document(members)));
            if (style == ValueStyle.BEAN) {
                members.remove(name + ":null");
                Map<String, Object> present = event.asMap();
                assertThat(present.get(name.replace("\"", ""))).as(name).isNull();
                assertThat(present.values().stream().filter(value -> value != null))
                        .hasSize(MEMBERS.size() - 1);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"BEAN, false", "BEAN, true", "RECORD, false"})
    void inRandomDocuments(ValueStyle style, boolean refill) {
        ObjectParser<JsonEvent> parser = parser(style, refill);
        long seed = Seed.drawn();
        Random random = new Random(seed);
        JsonEvent refilled = null;
        for (int i = 0; i < 3_000; i++) {
            List<String> members = IntStream.range(0, MEMBERS.size())
                    .filter(column -> random.nextInt(5) > 0)
                    .mapToObj(column -> random.nextInt(4) > 0
                            ? MEMBERS.get(column)
                            : MEMBERS.get(column).replaceAll(":.*", ":null"))
                    .collect(Collectors.toCollection(ArrayList::new));
            for (int more = random.nextInt(4); more > 0; more--) {
                members.add(
                        random.nextInt(members.size() + 1),
                        UNDECLARED.get(random.nextInt(UNDECLARED.size())).replaceFirst("\"", "\"u" + more));
            }
            String inOrder = random.nextInt(3) > 0
                    ? document(members)
                    : document(members).replace(",\"", " ,\n  \"").replace("\":", "\" : ");
            JsonEvent event = parser.parse(inOrder);
            Collections.shuffle(members, random);
            assertThat(event).as("-Dschemac.seed=%d: %s", seed, inOrder).isEqualTo(parser.parse(document(members)));
            if (parser instanceof RefillingParser<JsonEvent> refilling) {
                if (refilled == null) {
                    refilled = parser.parse(document(MEMBERS));
                }
                refilling.parseInto(inOrder, refilled);
                assertThat(refilled).as("-Dschemac.seed=%d: %s", seed, inOrder).isEqualTo(event);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void requiredColumnsBesideAnUndeclaredMemberAndNulls(ValueStyle style) {
        ObjectParser<JsonEvent> parser = parser(style, false, REQUIREMENTS);
        int rejected = 0;
        for (int column = 0; column < MEMBERS.size(); column++) {
            for (List<String> changed : changes(column)) {
                for (int place = 0; place <= changed.size(); place++) {
                    List<String> members = new ArrayList<>(changed);
                    members.add(place, UNDECLARED.get(place % UNDECLARED.size()));
                    rejected += check(parser, document(members), "") ? 0 : 1;
                }
                for (int place = 0; place < changed.size(); place++) {
                    List<String> members = new ArrayList<>(changed);
                    members.set(place, nullOf(members.get(place)));
                    rejected += check(parser, document(members), "") ? 0 : 1;
                }
            }
        }
        assertThat(rejected).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @CsvSource({"BEAN, false", "BEAN, true", "RECORD, false"})
    void requiredColumnsInRandomDocuments(ValueStyle style, boolean refill) {
        ObjectParser<JsonEvent> parser = parser(style, refill, REQUIREMENTS);
        long seed = Seed.drawn();
        Random random = new Random(seed);
        JsonEvent refilled = parser.parse(document(MEMBERS));
        int accepted = 0;
        for (int i = 0; i < 3_000; i++) {
            List<String> members = new ArrayList<>();
            for (String member : MEMBERS) {
                boolean required = REQUIRED.contains(nameOf(member));
                if (random.nextInt(required ? 30 : 5) > 0) {
                    members.add(
                            random.nextInt(NOT_NULL.containsKey(nameOf(member)) ? 30 : 4) > 0
                                    ? member
                                    : nullOf(member));
                }
            }
            for (int more = random.nextInt(4); more > 0; more--) {
                members.add(
                        random.nextInt(members.size() + 1),
                        UNDECLARED.get(random.nextInt(UNDECLARED.size())).replaceFirst("\"", "\"u" + more));
            }
            if (random.nextInt(8) == 0) {
                String member = MEMBERS.get(random.nextInt(MEMBERS.size()));
                members.add(random.nextInt(members.size() + 1), random.nextBoolean() ? member : nullOf(member));
            }
            if (random.nextInt(4) == 0) {
                Collections.shuffle(members, random);
            }
            String json = random.nextInt(3) > 0
                    ? document(members)
                    : document(members).replace(",\"", " ,\n  \"").replace("\":", "\" : ");
            String seeded = "-Dschemac.seed=" + seed + ": ";
            if (check(parser, json, seeded)) {
                accepted++;
                Collections.shuffle(members, random);
                assertThat(parser.parse(document(members))).as(seeded + json).isEqualTo(parser.parse(json));
                if (parser instanceof RefillingParser<JsonEvent> refilling) {
                    refilling.parseInto(json, refilled);
                    assertThat(refilled).as(seeded + json).isEqualTo(parser.parse(json));
                }
            }
        }
        assertThat(accepted).as("-Dschemac.seed=%d", seed).isBetween(600, 2_700);
    }

    @Test
    void theErrorsOfRequiredColumns() {
        ObjectParser<JsonEvent> parser = parser(ValueStyle.BEAN, false, REQUIREMENTS);
        String rest = ",\"count\":1,\"more\":0,\"sum\":2}";
        assertThatThrownBy(() -> parser.parse("{\"more\":0,\"l\":null,\"text\":null,\"any\":null" + rest))
                .hasMessage("required member is missing at $.i (line 1, column 69)");
        assertThatThrownBy(() -> parser.parse("{\"more\":0,\"i\":null,\"l\":null,\"text\":null" + rest))
                .hasMessage("expected int but found null at $.i (line 1, column 15)");
        assertThatThrownBy(() -> parser.parse("{\"i\":1,\"more\":0,\"text\":null,\"text\":null" + rest))
                .hasMessage("duplicate member at $.text (line 1, column 36)");
        assertThatThrownBy(() -> parser.parse("{\"i\":1,\"more\":0,\"i\":null,\"text\":null" + rest))
                .hasMessage("duplicate member at $.i (line 1, column 21)");
        assertThat(parser.parse("{\"i\":1,\"more\":0,\"l\":null,\"text\":null,\"any\":null" + rest)
                        .toJson())
                .isEqualTo("{\"i\":1,\"l\":null,\"text\":null,\"count\":1,\"sum\":2,\"level\":3,\"any\":null}");
    }

    /** Returns all members without a column, with null for it, and with a second member of it at several places after it. */
    private static List<List<String>> changes(int column) {
        String member = MEMBERS.get(column);
        List<List<String>> changes = new ArrayList<>();
        List<String> without = new ArrayList<>(MEMBERS);
        without.remove(column);
        changes.add(without);
        List<String> isNull = new ArrayList<>(MEMBERS);
        isNull.set(column, nullOf(member));
        changes.add(isNull);
        for (List<String> first : List.of(MEMBERS, isNull)) {
            for (String second : List.of(member, nullOf(member))) {
                for (int place = column + 1; place <= MEMBERS.size(); place += 7) {
                    List<String> twice = new ArrayList<>(first);
                    twice.add(place, second);
                    changes.add(twice);
                }
            }
        }
        return changes;
    }

    /** Compares the first error of a document with that of jackson-core's tokens. Returns whether there is none. */
    private static boolean check(ObjectParser<JsonEvent> parser, String json, String seeded) {
        String expected = firstError(json);
        String error = "";
        try {
            assertThat(firstError(parser.parse(json).toJson()))
                    .as(seeded + json)
                    .isEmpty();
        } catch (JsonParseException e) {
            error = e.getMessage();
        }
        assertThat(error).as(seeded + json).isEqualTo(expected);
        return expected.isEmpty();
    }

    /** Returns the message of the first error; empty if there is none. */
    private static String firstError(String json) {
        try (JsonParser tokens = TOKENS.createParser(json)) {
            Set<String> seen = new HashSet<>();
            tokens.nextToken();
            while (tokens.nextToken() == JsonToken.FIELD_NAME) {
                String name = tokens.currentName();
                JsonToken value = tokens.nextToken();
                boolean declared =
                        MEMBERS.stream().anyMatch(member -> nameOf(member).equals(name));
                if (declared && !seen.add(name)) {
                    return "duplicate member at $." + name + place(tokens);
                }
                if (value == JsonToken.VALUE_NULL && NOT_NULL.containsKey(name)) {
                    return "expected " + NOT_NULL.get(name) + " but found null at $." + name + place(tokens);
                }
                tokens.skipChildren();
            }
            for (String name : REQUIRED) {
                if (!seen.contains(name)) {
                    return "required member is missing at $." + name + place(tokens);
                }
            }
            return "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String place(JsonParser tokens) {
        JsonLocation at = tokens.currentTokenLocation();
        return " (line " + at.getLineNr() + ", column " + at.getColumnNr() + ")";
    }

    private static String nameOf(String member) {
        return member.substring(1, member.indexOf('"', 1));
    }

    private static String nullOf(String member) {
        return '"' + nameOf(member) + "\":null";
    }

    @Test
    void aSecondMemberAfterNull() {
        ObjectParser<JsonEvent> parser = parser(ValueStyle.BEAN, false);
        for (String first : List.of("null", "1")) {
            for (String second : List.of("null", "2")) {
                String json = "{\"more\":0,\"i\":" + first + ",\"l\":3,\"i\":" + second + ",\"s\":4}";
                int column = json.lastIndexOf(second) + 1;
                assertThatThrownBy(() -> parser.parse(json))
                        .isInstanceOf(JsonParseException.class)
                        .hasMessage("duplicate member at $.i (line 1, column " + column + ")");
                assertThat(parser.parse(json, JsonOptions.ESPER))
                        .isEqualTo(parser.parse("{\"i\":" + second + ",\"l\":3,\"s\":4}"));
            }
        }
    }

    @Test
    void theErrorIsThatOfTheFirstWrongMember() {
        ObjectParser<JsonEvent> parser = parser(ValueStyle.BEAN, false);
        assertThatThrownBy(() -> parser.parse("{\"i\":null,\"more\":[1,],\"l\":\"x\"}"))
                .hasMessage("expected value but found ']' at $.more[1] (line 1, column 21)");
        assertThatThrownBy(() -> parser.parse("{\"i\":null,\"more\":1,\"l\":\"x\",\"s\":4,\"b\":5,\"d\":1}"))
                .hasMessage("expected long but found string at $.l (line 1, column 24)");
        assertThatThrownBy(() -> parser.parse("{\"i\":nil,\"l\":3,\"s\":4,\"b\":5}"))
                .hasMessage("invalid literal, expected null at $.i (line 1, column 7)");
        assertThatThrownBy(() -> parser.parse("{\"i\":1,\"more\":1,\"l\":3,\"s\":4,\"b\":5}", JsonOptions.STRICT))
                .hasMessage("undeclared member at $.more (line 1, column 15)");
    }

    private static String document(List<String> members) {
        return "{" + String.join(",", members) + "}";
    }
}
