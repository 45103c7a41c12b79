package dev.schemac.codegen.members;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.testing.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Nulls and undeclared members at every place of a document in the order of the schema. The oracle is the same document with its
 * members in random order, of which the parser reads nearly none where it expects them.
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

    private static ObjectParser<JsonEvent> parser(ValueStyle style, boolean refill) {
        return CompiledSchemas.of(
                        CompilerOptions.DEFAULT.withStyle(style).withRefill(refill && style == ValueStyle.BEAN),
                        "create json schema Child(n int, m int); @Column(name=due, format='string') @Column(name=level, defaultValue=3) create json schema Event"
                                + COLUMNS)
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
