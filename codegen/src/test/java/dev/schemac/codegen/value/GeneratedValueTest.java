package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.golden.dynamic.Message;
import dev.schemac.golden.scalars.Scalars;
import dev.schemac.golden.users.Friend;
import dev.schemac.golden.users.User;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a value class is to the program that holds one: presence, equality, the view as a map, text. */
class GeneratedValueTest {

    private static final ObjectParser<JsonEvent> LIST_PARSER =
            TestSchemas.beans("Arrays").parser("arrays.Lists");
    private static final ObjectParser<JsonEvent> GRID_PARSER =
            TestSchemas.beans("Arrays").parser("arrays.Grids");
    private static final ObjectParser<JsonEvent> SAMPLE_PARSER =
            TestSchemas.beans("PrimitiveArrays").parser("primitives.Samples");

    private static final String LISTS = """
            {"texts":["a",null],"letters":["x",null],"flags":[true,null],"tinies":[1,null],"smalls":[2,null],\
            "numbers":[3,null],"larges":[4,null],"roughs":[0.5,null],"fines":[0.25,null],"wholes":[5,null],\
            "exacts":[6.0,null],"anything":[1,"a",[null],{"b":2}],"maps":[{"a":[1]},null],"points":[{"x":1,"y":2},null]}""";

    private static final String GRIDS = """
            {"texts":[["a"],null,[]],"numbers":[[1,null],[]],"cube":[[[1],null],null,[]],"maps":[[{"a":1}],null],\
            "points":[[{"x":1}],null,[null]],"solid":[[[{"y":2}]],[],null]}""";

    private static final String SAMPLES = """
            {"texts":["a",null],"letters":["x"],"flags":[true,false],"tinies":[1],"smalls":[2],"numbers":[3],\
            "larges":[4],"roughs":[0.5],"fines":[0.25,-0.0],"image":[[1,2],null,[]],"volume":[[[1.5]],[null]]}""";

    @Test
    void primitivesKnowWhetherTheyArePresent() {
        Scalars value = new Scalars();
        assertThat(value.hasNumber()).isFalse();
        assertThat(value.getNumber()).isZero();
        assertThat(value.asMap()).containsEntry("number", null);

        value.setNumber(0);
        assertThat(value.hasNumber()).isTrue();
        assertThat(value.asMap()).containsEntry("number", 0);
        assertThat(value.toJson()).isEqualTo("{\"number\":0}");

        value.setNumber(5);
        value.clearNumber();
        assertThat(value.hasNumber()).isFalse();
        assertThat(value.getNumber()).isZero();
        assertThat(value).isEqualTo(new Scalars()).hasSameHashCodeAs(new Scalars());
        assertThat(value.toJson()).isEqualTo("{}");
    }

    @Test
    void eachPrimitiveHasItsOwnBit() {
        Scalars value = new Scalars();
        value.setLetter('a');
        value.setFlag(false);
        value.setTiny((byte) 0);
        value.setSmall((short) 0);
        value.setLarge(0);
        value.setRough(0);
        value.setFine(0);
        value.clearLarge();

        assertThat(value.asMap())
                .containsEntry("letter", 'a')
                .containsEntry("flag", false)
                .containsEntry("tiny", (byte) 0)
                .containsEntry("small", (short) 0)
                .containsEntry("number", null)
                .containsEntry("large", null)
                .containsEntry("rough", 0f)
                .containsEntry("fine", 0d);
        value.clearLetter();
        value.clearFlag();
        value.clearTiny();
        value.clearSmall();
        value.clearRough();
        value.clearFine();
        assertThat(value).isEqualTo(new Scalars());
    }

    @Test
    void referencesArePresentWhereTheyAreNotNull() {
        User user = new User();
        assertThat(user.hasName()).isFalse();
        user.setName("");
        assertThat(user.hasName()).isTrue();
        user.setName(null);
        assertThat(user.hasName()).isFalse();
        assertThat(user).isEqualTo(new User());
    }

    @Test
    void presenceCountsInEquality() {
        Scalars zero = new Scalars();
        zero.setNumber(0);

        assertThat(zero).isNotEqualTo(new Scalars()).isEqualTo(Scalars.parse("{\"number\":0}"));
        assertThat(zero.equals(null)).isFalse();
        assertThat(zero.equals("{\"number\":0}")).isFalse();
        assertThat(zero.equals(zero)).isTrue();
    }

    @Test
    void floatingPointNumbersAreEqualAsTheirBoxes() {
        Scalars zero = new Scalars();
        zero.setFine(0.0);
        Scalars minusZero = new Scalars();
        minusZero.setFine(-0.0);
        Scalars nan = new Scalars();
        nan.setFine(Double.NaN);
        Scalars otherNan = new Scalars();
        otherNan.setFine(Double.NaN);

        assertThat(zero).isNotEqualTo(minusZero);
        assertThat(nan).isEqualTo(otherNan).hasSameHashCodeAs(otherNan);
        nan.setRough(0f);
        otherNan.setRough(-0f);
        assertThat(nan).isNotEqualTo(otherNan);
    }

    @Test
    void arraysAreEqualByContent() {
        assertEqualByContent(
                LIST_PARSER.parse(LISTS), LIST_PARSER.parse(LISTS), LIST_PARSER.parse(LISTS.replace("[null]", "[1]")));
        assertEqualByContent(
                LIST_PARSER.parse(LISTS), LIST_PARSER.parse(LISTS), LIST_PARSER.parse(LISTS.replace("[1]", "[2]")));
        assertEqualByContent(
                LIST_PARSER.parse(LISTS),
                LIST_PARSER.parse(LISTS),
                LIST_PARSER.parse(LISTS.replace("\"x\":1", "\"x\":2")));
        assertEqualByContent(
                GRID_PARSER.parse(GRIDS), GRID_PARSER.parse(GRIDS), GRID_PARSER.parse(GRIDS.replace("[[1],", "[[2],")));
        assertEqualByContent(
                GRID_PARSER.parse(GRIDS),
                GRID_PARSER.parse(GRIDS),
                GRID_PARSER.parse(GRIDS.replace("\"y\":2", "\"y\":3")));
        assertEqualByContent(
                SAMPLE_PARSER.parse(SAMPLES),
                SAMPLE_PARSER.parse(SAMPLES),
                SAMPLE_PARSER.parse(SAMPLES.replace("[1,2]", "[1,3]")));
        assertEqualByContent(
                SAMPLE_PARSER.parse(SAMPLES),
                SAMPLE_PARSER.parse(SAMPLES),
                SAMPLE_PARSER.parse(SAMPLES.replace("-0.0", "0.0")));
    }

    @Test
    void arraysAreWrittenAsTheyWereRead() {
        assertThat(LIST_PARSER.parse(LISTS).toJson()).isEqualTo(LISTS);
        assertThat(GRID_PARSER.parse(GRIDS).toJson()).isEqualTo(GRIDS);
        assertThat(SAMPLE_PARSER.parse(SAMPLES).toJson()).isEqualTo(SAMPLES);
    }

    @Test
    void arrayTypesAreThoseOfTheSchema() {
        JsonEvent lists = LIST_PARSER.parse(LISTS);
        JsonEvent samples = SAMPLE_PARSER.parse(SAMPLES);

        assertThat(Reflected.call(lists, "getNumbers"))
                .isInstanceOf(Integer[].class)
                .isEqualTo(new Integer[] {3, null});
        assertThat(Reflected.call(lists, "getMaps")).isInstanceOf(Map[].class);
        assertThat(Reflected.call(samples, "getNumbers"))
                .isInstanceOf(int[].class)
                .isEqualTo(new int[] {3});
        assertThat((int[][]) Reflected.call(samples, "getImage")).isDeepEqualTo(new int[][] {{1, 2}, null, {}});
        assertThat(Reflected.call(samples, "getVolume")).isInstanceOf(double[][][].class);
    }

    @Test
    void arraysAreNotCopied() {
        Friend[] friends = {new Friend()};
        User user = new User();
        user.setFriends(friends);

        assertThat(user.getFriends()).isSameAs(friends);
    }

    @Test
    void untypedValuesAreEqualByContent() {
        String json = "{\"kind\":\"a\",\"payload\":{\"x\":[1,{\"y\":[null,2.5]}]},\"headers\":{\"h\":[true]},"
                + "\"parts\":[[1],{\"z\":[]}],\"blocks\":[{\"b\":[3]}]}";
        Message message = Message.parse(json);

        assertEqualByContent(message, Message.parse(json), Message.parse(json.replace("2.5", "2.25")));
        assertEqualByContent(message, Message.parse(json), Message.parse(json.replace("[3]", "[4]")));
        assertThat(message.toJson()).isEqualTo(json);
        assertThat(message.getHeaders()).containsOnlyKeys("h");
    }

    @Test
    void theMapIsASnapshotInTheOrderOfTheSchema() {
        Friend friend = new Friend();
        friend.setName("Bea");
        Map<String, Object> map = friend.asMap();

        friend.setName("Ada");

        assertThat(List.copyOf(map.keySet())).containsExactly("id", "name");
        assertThat(map).containsEntry("id", null).containsEntry("name", "Bea");
        assertThatThrownBy(() -> map.put("id", "1")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void theMapHoldsWhatTheGettersReturn() {
        User user = User.parse("{\"friends\":[{\"id\":\"1\"}],\"tags\":[\"a\"]}");

        assertThat(user.asMap().get("friends")).isSameAs(user.getFriends());
        assertThat(user.asMap().get("tags")).isSameAs(user.getTags());
    }

    @Test
    void textIsCompactJsonAndNeverFails() {
        Scalars value = new Scalars();
        value.setText("a\"b");
        value.setFine(Double.NaN);

        assertThat(value.toString()).contains("\"text\":\"a\\\"b\"").contains("NaN");
        value.clearFine();
        assertThat(value).hasToString("{\"text\":\"a\\\"b\"}");
    }

    @Test
    void everyWayToWriteGivesTheSame() throws IOException {
        User user = User.parse("{\"index\":1,\"name\":\"Zo\u00eb\",\"tags\":[]}");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        user.writeTo(out);

        assertThat(user.toJson()).isEqualTo("{\"index\":1,\"name\":\"Zo\u00eb\",\"tags\":[]}");
        assertThat(user.toJsonBytes()).asString(StandardCharsets.UTF_8).isEqualTo(user.toJson());
        assertThat(out.toByteArray()).isEqualTo(user.toJsonBytes());
    }

    @Test
    void absentColumnsAreWrittenAsNullWhereAsked() {
        Friend friend = new Friend();
        friend.setId("1");

        assertThat(friend.toJson()).isEqualTo("{\"id\":\"1\"}");
        assertThat(friend.toJson(JsonOptions.ESPER)).isEqualTo("{\"id\":\"1\",\"name\":null}");
        assertThat(Reflected.create(LIST_PARSER.eventType().type()).toJson(JsonOptions.ESPER))
                .startsWith("{\"texts\":null,")
                .endsWith(",\"points\":null}");
    }

    @Test
    void oddNamesHaveAccessorsOfTheirOwn() {
        ObjectParser<JsonEvent> parser = TestSchemas.beans("OddNames").parser("odd.Odd");
        JsonEvent odd = Reflected.create(parser.eventType().type());
        Reflected.call(odd, "setClass$", 1);
        Reflected.call(odd, "setP$20$q", "2");
        Reflected.call(odd, "setABC", 3);
        Reflected.call(odd, "setAbc", 4);
        Reflected.call(odd, "setAbC", 5);
        Reflected.call(odd, "set$Abc", 6);
        Reflected.call(odd, "set$1f600$", "7");
        Reflected.call(odd, "set$", "8");
        Reflected.call(odd, "set$31$st", true);
        Reflected.call(odd, "set$5c$u0041$2a$$2f$", "9");
        Reflected.call(odd, "setPresence$", 10);
        Reflected.call(odd, "setThat", "11");
        Reflected.call(odd, "setMap", "12");
        Reflected.call(odd, "setHash", "13");
        Reflected.call(odd, "set$Class$", "14");
        Reflected.call(odd, "setArrays$", (Object) new String[] {"15"});

        String json =
                "{\"class\":1,\"p q\":\"2\",\"ABC\":3,\"abc\":4,\"AbC\":5,\"Abc\":6,\"\ud83d\ude00\":\"7\",\"\":\"8\","
                        + "\"1st\":true,\"\\\\u0041*/\":\"9\",\"presence\":10,\"that\":\"11\",\"map\":\"12\",\"hash\":\"13\","
                        + "\"Class\":\"14\",\"Arrays\":[\"15\"]}";
        assertThat(odd.toJson()).isEqualTo(json);
        assertThat(parser.parse(json)).isEqualTo(odd).hasSameHashCodeAs(odd);
        assertThat(odd.asMap()).containsEntry("", "8").containsEntry("p q", "2").containsEntry("\ud83d\ude00", "7");
    }

    private static void assertEqualByContent(Object value, Object same, Object other) {
        assertThat(value).isEqualTo(same).hasSameHashCodeAs(same).isNotEqualTo(other);
    }
}
