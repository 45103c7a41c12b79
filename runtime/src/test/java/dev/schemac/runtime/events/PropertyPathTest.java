package dev.schemac.runtime.events;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.PropertyPath;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.UntypedParser;
import dev.schemac.runtime.internal.access.PathStep;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PropertyPathTest {

    /** An event that is a map already. */
    private record Mapped(Map<String, Object> asMap) implements JsonEvent {
        @Override
        public void writeTo(JsonWriter out) {
            out.untypedValue(asMap);
        }
    }

    private final Mapped user = event("name", "Ann", "age", null, "scores", new int[] {7, 8});
    private final Map<String, Object> inner = Map.of("k", "v", "content-type", "json", "it's", "quoted");
    private final Mapped event = event(
            "users",
            new Mapped[] {user, null},
            "list",
            List.of("a", List.of("b")),
            "grid",
            new Object[] {new Object[] {1, 2}, null},
            "map",
            inner,
            "bytes",
            new byte[] {5},
            "a.b.c",
            "dotted",
            "a.b",
            Map.of("c", "nested", "d", "deep"),
            "p q",
            Map.of("x.y", 1),
            "",
            "empty",
            "odd[0]",
            "odd",
            "größe",
            9,
            "text",
            "abc",
            "nothing",
            null);

    private static Mapped event(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Mapped(Collections.unmodifiableMap(map));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '#',
            value = {
                "text|abc",
                "users[0].name|Ann",
                "users[0].scores[1]|8",
                "users[0]?.name?|Ann",
                "list[0]|a",
                "list[1][0]|b",
                "grid[0][1]|2",
                "map('k')|v",
                "map(\"k\")|v",
                "map('content-type')|json",
                "map('it\\'s')|quoted",
                "map(\"it's\")|quoted",
                "map.k|v",
                "`map`.`k`|v",
                "bytes[0]|5",
                "a.b.c|dotted",
                "`a.b.c`|dotted",
                "a\\.b\\.c|dotted",
                "`a.b`.c|nested",
                "a.b.d|deep",
                "a.b('c')|nested",
                "`p q`('x.y')|1",
                "p q.x.y|1",
                "``|empty",
                "`odd[0]`|odd",
                "odd\\[0\\]|odd",
                "größe|9",
            },
            delimiter = '|')
    void leadsToTheValue(String path, String value) {
        assertThat(String.valueOf(event.get(path))).isEqualTo(value);
    }

    @Test
    void isForMoreThanOneEvent() {
        PropertyPath path = PropertyPath.of("users[0].name");
        assertThat(path).hasToString("users[0].name");
        assertThat(PathStep.parse(path.toString()))
                .containsExactly(
                        new PathStep("users", 0, false, false),
                        new PathStep(null, 0, false, false),
                        new PathStep("name", 0, false, false));
        assertThat(path.from(event)).isEqualTo("Ann");
        assertThat(path.from(event("users", new Mapped[] {event("name", "Bob")})))
                .isEqualTo("Bob");
        assertThat(PathStep.parse("a.b?"))
                .containsExactly(new PathStep("a", 0, false, false), new PathStep("b", 0, true, true));
    }

    @Test
    void answersTheObjectItself() {
        assertThat(event.get("users[0]")).isSameAs(user);
        assertThat(event.get("map")).isSameAs(inner);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unknown",
                "Text",
                "unknown.x[3]",
                "nothing",
                "nothing.x",
                "nothing[0]",
                "nothing('k')",
                "users[1]",
                "users[1].name",
                "users[2].name",
                "users[2147483647]",
                "users[0].age",
                "users[0].age.x",
                "users.name",
                "text.x",
                "text[0]",
                "text('k')",
                "map[0]",
                "map('unknown')",
                "grid[1][0]",
                "list[2]",
                "list[9]",
                "a\\",
                "a",
                "a.b.x",
                "`a`.b.c",
            })
    void leadsNowhere(String path) {
        assertThat(event.get(path)).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '#',
            delimiter = '|',
            value = {
                "##|a name at character 1",
                ".|a name at character 1",
                "a.|a name at character 3",
                "a..b|a name at character 3",
                "[0]|a name at character 1",
                "a[|an index at character 3",
                "a[]|an index at character 3",
                "a[-1]|an index at character 3",
                "a[99999999999]|an index at character 3",
                "a[1|']' at character 4",
                "a[1 ]|']' at character 4",
                "a[1]b|'.' at character 5",
                "a]|'.' at character 2",
                "a(k)|a key in quotes at character 3",
                "a(|a key in quotes at character 3",
                "a('k'|')' at character 6",
                "a('k|''' at character 5",
                "a('k\\|''' at character 6",
                "`a|'`' at character 3",
                "`a`b|'.' at character 4",
                "a??|'.' at character 3",
            })
    void refusesWhatIsNoPath(String path, String needs) {
        assertThatThrownBy(() -> event.get(path))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("property path \"" + path + "\": expected " + needs);
    }

    @Test
    void refusesNull() {
        assertThatThrownBy(() -> event.get(null)).isInstanceOf(NullPointerException.class);
    }

    /** See {@link JsonParseException#path}. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"users\":[{},{\"name\":\"Ada\",\"name\":1}]} | users[1].name",
                "{\"a\":{\"p q\":[7,x]}} | a.`p q`[1]"
            })
    void thePathOfAnErrorIsAPropertyPathWithoutItsRoot(String json, String expected) {
        String path = assertThatExceptionOfType(JsonParseException.class)
                .isThrownBy(() -> UntypedParser.parse(json.getBytes(UTF_8), 0, json.length(), JsonOptions.DEFAULT))
                .actual()
                .path();
        String converted = path.substring("$.".length()).replaceAll("\\['(.*?)'\\]", ".`$1`");
        assertThat(converted).isEqualTo(expected);
        assertThat(PathStep.parse(converted)).hasSizeGreaterThan(2);
    }

    @Test
    void refusesAColumnThatNoEventOfTheTypeHas() {
        GeneratedEventType<Object> type = GeneratedEventType.of(
                Object.class,
                "m",
                "User",
                List.of(
                        new EventColumn("name", Scalar.STRING),
                        new EventColumn("age", Scalar.INT),
                        new EventColumn("mail", Scalar.STRING).withNames("e-mail", "mail")));
        Mapped user = new Mapped(type.asMap(new Object[] {"Ann", null, "a@b"}));
        Mapped dynamic = new Mapped(type.asMap(new Object[] {"Ann", null, "a@b"}, Map.of("x", 1)));

        assertThat(user.get("age")).isNull();
        assertThat(user.get("nmae?")).isNull();
        assertThat(dynamic.get("nmae")).isNull();
        assertThat(user.get("e-mail")).isEqualTo("a@b");
        assertThat(user.get("mail?")).isNull();
        assertThat(dynamic.get("mail")).isNull();
        assertThatThrownBy(() -> user.get("mail"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("m.User has no member 'mail' (property path \"mail\");"
                        + " the JSON name of column 'mail' is 'e-mail'");
        assertThatThrownBy(() -> user.get("`e-mial`"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("m.User has no column 'e-mial' (property path \"`e-mial`\"); did you mean 'e-mail'?");
        assertThat(event("user", user).get("user.name")).isEqualTo("Ann");
        assertThatThrownBy(() -> user.get("nmae"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("m.User has no column 'nmae' (property path \"nmae\"); did you mean 'name'?");
        assertThatThrownBy(() -> event("user", user).get("user.zip[0]"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("m.User has no column 'zip' (property path \"user.zip[0]\")");
    }
}
