package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.dynamic.Alarm;
import dev.schemac.golden.dynamic.Anything;
import dev.schemac.golden.dynamic.Event;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Members that no column declares, as the application sets and removes them. */
class UndeclaredMembersTest {

    private static final String MANY_NAMES = """
            @JsonSchema(dynamic=true)
            @Column(name=mail, jsonName='e_mail', alias={'email', 'e-mail'})
            create json schema Contact(id string, mail string, legacy null)""";

    @Test
    void aBeanTakesAndDropsThem() {
        Event event = new Event();
        event.setKind("k");
        event.putUndeclaredMember("z", List.of(1, "two"));
        event.putUndeclaredMember("y", null);
        event.putUndeclaredMember("z", Map.of("a", true));

        assertThat(event.toJson()).isEqualTo("{\"kind\":\"k\",\"z\":{\"a\":true},\"y\":null}");
        assertThat(event.undeclaredMembers()).containsExactly(Map.entry("z", Map.of("a", true)), nothing("y"));
        assertThat(event.asMap()).containsEntry("y", null).containsEntry("z", Map.of("a", true));
        assertThat(event).isEqualTo(Event.parse(event.toJson()));

        event.removeUndeclaredMember("y");
        event.removeUndeclaredMember("unknown");
        assertThat(event.toJson()).isEqualTo("{\"kind\":\"k\",\"z\":{\"a\":true}}");
        event.removeUndeclaredMember("z");
        event.removeUndeclaredMember("z");
        assertThat(event).isEqualTo(Event.parse("{\"kind\":\"k\"}")).hasSameHashCodeAs(Event.parse("{\"kind\":\"k\"}"));
        assertThat(event.undeclaredMembers()).isEmpty();
    }

    @Test
    void aBeanRefusesTheNamesOfColumns() {
        Alarm alarm = new Alarm();

        assertThatThrownBy(() -> alarm.putUndeclaredMember("level", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "member 'level' of dev.schemac.golden.dynamic.Alarm belongs to column 'level': set it with setLevel");
        assertThatThrownBy(() -> ((Event) alarm).putUndeclaredMember("kind", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "member 'kind' of dev.schemac.golden.dynamic.Alarm belongs to column 'kind': set it with setKind");
        assertThatThrownBy(() -> alarm.putUndeclaredMember(null, 1)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> new Anything().putUndeclaredMember(null, 1)).isInstanceOf(NullPointerException.class);
        assertThat(alarm).isEqualTo(new Alarm());

        ((Event) alarm).putUndeclaredMember("Level", 1);
        assertThat(alarm.toJson()).isEqualTo("{\"Level\":1}");
        Event event = new Event();
        event.putUndeclaredMember("level", 1); // of the child only
        assertThat(event.toJson()).isEqualTo("{\"level\":1}");
    }

    @Test
    void namesAreThoseInJson() throws ReflectiveOperationException {
        JsonEvent event = CompiledSchemas.of(MANY_NAMES).parse("Contact", "{}");

        for (String name : List.of("e_mail", "email", "e-mail")) {
            assertThatThrownBy(() -> put(event, name))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("member '" + name + "' of Contact belongs to column 'mail': set it with setMail");
        }
        assertThatThrownBy(() -> put(event, "legacy"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("member 'legacy' of Contact belongs to column 'legacy', which is always null");
        put(event, "mail");
        assertThat(event.toJson()).isEqualTo("{\"mail\":1}");
        assertThat(event.asMap())
                .as("the member and the column 'mail', whose JSON name is another one")
                .containsEntry("mail", 1)
                .containsEntry("e_mail", null)
                .hasSize(4);
    }

    @Test
    void wideSchemasRefuseTheNamesOfAllColumns() throws ReflectiveOperationException {
        String columns = IntStream.range(0, 150).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(", "));
        JsonEvent event = CompiledSchemas.of("@JsonSchema(dynamic=true) create json schema W(" + columns + ")")
                .parse("W", "{}");

        for (int i : new int[] {0, 63, 64, 127, 128, 149}) {
            assertThatThrownBy(() -> put(event, "c" + i))
                    .hasMessage("member 'c" + i + "' of W belongs to column 'c" + i + "': set it with setC" + i);
        }
        put(event, "c150");
        assertThat(event.toJson()).isEqualTo("{\"c150\":1}");
    }

    @Test
    void aRecordAndItsBuilderRefuseTheNamesOfColumns() {
        String message =
                "member 'kind' of dev.schemac.golden.records.dynamic.Event belongs to column 'kind': set it with Builder.kind";
        dev.schemac.golden.records.dynamic.Event.Builder builder = dev.schemac.golden.records.dynamic.Event.builder();

        assertThatThrownBy(() -> builder.undeclaredMember("kind", 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("z", 1);
        members.put("kind", 2);
        assertThatThrownBy(() -> new dev.schemac.golden.records.dynamic.Event(null, null, members))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> builder.undeclaredMember(null, 1)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() ->
                        new dev.schemac.golden.records.dynamic.Event(null, null, Collections.singletonMap(null, 1)))
                .isInstanceOf(NullPointerException.class);
        assertThat(builder.undeclaredMember("z", 1)
                        .undeclaredMember("y", 2)
                        .removeUndeclaredMember("z")
                        .removeUndeclaredMember("unknown")
                        .build()
                        .toJson())
                .isEqualTo("{\"y\":2}");
    }

    @Test
    void aColumnOfARecordMayHaveTheNameOfTheMethod() {
        CompiledSchemas schemas = CompiledSchemas.of(
                ValueStyle.RECORD,
                "@JsonSchema(dynamic=true) create json schema R(removeUndeclaredMember string, name string, members int)");

        assertThat(schemas.parse("R", "{\"name\":\"n\",\"removeUndeclaredMember\":\"r\",\"x\":1}")
                        .toJson())
                .isEqualTo("{\"removeUndeclaredMember\":\"r\",\"name\":\"n\",\"x\":1}");
    }

    @Test
    void whatHasNoJsonFormIsRefusedWhereItIsWritten() {
        Anything event = new Anything();
        event.putUndeclaredMember("a", new Object());

        assertThatThrownBy(event::toJson).isInstanceOf(JsonWriteException.class);
    }

    private static void put(JsonEvent event, String name) throws ReflectiveOperationException {
        try {
            event.getClass()
                    .getMethod("putUndeclaredMember", String.class, Object.class)
                    .invoke(event, name, 1);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw (RuntimeException) e.getCause();
        }
    }

    private static Map.Entry<String, Object> nothing(String name) {
        return new java.util.AbstractMap.SimpleEntry<>(name, null);
    }

    @ParameterizedTest
    @EnumSource
    void duplicatesInDocumentsAreRefused(ValueStyle style) {
        String columns = IntStream.range(0, 70).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(","));
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "@JsonSchema(dynamic=true) create json schema A(p int);"
                        + "create json schema B(c int) inherits A;"
                        + "@JsonSchema(dynamic=true) create json schema None();"
                        + "@JsonSchema(dynamic=true) create json schema Wide(" + columns + ");");
        for (String schema : List.of("A", "B", "None", "Wide")) {
            ObjectParser<JsonEvent> parser = schemas.parser(schema);
            for (String first : List.of("\"user\"", "null", "{\"role\":1}")) {
                String head = "{\"role\":" + first + ",\"x\":[],\"role\":";
                for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
                    assertThatThrownBy(() -> parser.parse(head + "\"admin\"}", options))
                            .isInstanceOf(JsonParseException.class)
                            .hasMessage("duplicate member at $.role (line 1, column " + (head.length() + 1) + ")");
                }
                assertThat(parser.parse(head + "\"admin\"}", JsonOptions.ESPER).toJson())
                        .isEqualTo("{\"role\":\"admin\",\"x\":[]}");
            }
        }
    }

    /**
     * Under Esper's options a name may hold half a surrogate pair; it is that of no column, whatever stands for it in
     * bytes.
     */
    @ParameterizedTest
    @EnumSource
    void halvesOfSurrogatePairsAreNoColumns(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style, "@JsonSchema(dynamic=true) create json schema Q(`?` int, `a?` int, `??` string)");
        for (String name : List.of("\\ud800", "a\\udc00", "\\udc00\\ud800", "\\ud800?")) {
            JsonEvent event = schemas.parser("Q").parse("{\"?\":7,\"" + name + "\":1}", JsonOptions.ESPER);
            assertThat(event.asMap())
                    .containsEntry("?", 7)
                    .containsEntry("a?", null)
                    .containsEntry("??", null);
            assertThat(event.asMap()).hasSize(4).containsValue(1);
            assertThatThrownBy(() -> event.toJson(JsonOptions.ESPER)).isInstanceOf(JsonWriteException.class);
        }
    }
}
