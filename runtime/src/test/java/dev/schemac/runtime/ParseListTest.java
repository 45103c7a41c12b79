package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Documents that are arrays of objects. */
class ParseListTest {
    private static final ObjectParser<Map<String, Object>> PARSER = ProbeParser.ANYTHING;

    @FunctionalInterface
    private interface Call {
        List<Map<String, Object>> parse(String json, JsonOptions options) throws IOException;
    }

    private static final List<Call> CALLS = List.of(
            (json, options) -> PARSER.parseList(json, options),
            (json, options) -> PARSER.parseList(json.getBytes(UTF_8), options),
            (json, options) -> PARSER.parseList(new ByteArrayInputStream(json.getBytes(UTF_8)), options),
            (json, options) -> {
                byte[] bytes = ("[{" + json + "]]").getBytes(UTF_8);
                return PARSER.parseList(bytes, 2, bytes.length - 4, options);
            });

    @Test
    void objectsInTheirOrder() throws IOException {
        List<Map<String, Object>> expected = Arrays.asList(Map.of("v", 1), null, Map.of("v", "x"), Map.of());
        String json = " [ {\"v\":1}, null ,{\"w\":[{}],\"v\":\"x\"},{} ] \n";
        for (Call call : CALLS) {
            assertThat(call.parse(json, JsonOptions.DEFAULT)).isEqualTo(expected);
        }
        assertThat(PARSER.parseList(json)).isEqualTo(expected);
        byte[] bytes = json.getBytes(UTF_8);
        assertThat(PARSER.parseList(bytes)).isEqualTo(expected);
        assertThat(PARSER.parseList(new ByteArrayInputStream(bytes))).isEqualTo(expected);
        EventSender<Map<String, Object>> sender = new EventSender<>(PARSER);
        assertThat(sender.parseList(json)).isEqualTo(expected);
        assertThat(sender.parseList(bytes)).isEqualTo(expected);
        assertThat(sender.parseList(new ByteArrayInputStream(bytes))).isEqualTo(expected);
        assertThatThrownBy(() -> sender.withOptions(JsonOptions.STRICT).parseList(json))
                .hasMessage("undeclared member at $[2].w (line 1, column 24)");
    }

    @Test
    void anEmptyArrayIsAListThatMayBeChanged() {
        List<Map<String, Object>> list = PARSER.parseList("[]");
        assertThat(list).isEmpty();
        list.add(Map.of());
        assertThat(PARSER.parseList("[ ]")).isEmpty();
    }

    /** A writer of an application, which the list's writer calls for each element. */
    @Test
    void aListIsWrittenByTheWriterOfItsElements() {
        ObjectWriter<String> names = (name, out) -> {
            if (name.isEmpty()) {
                throw new JsonWriteException("an empty name");
            }
            out.beginObject();
            out.member("name", name);
            out.endObject();
        };
        assertThat(names.listWriter().toJson(Arrays.asList("a", null, "b")))
                .isEqualTo("[{\"name\":\"a\"},null,{\"name\":\"b\"}]");
        assertThatThrownBy(() -> names.listWriter().toJson(List.of("a", "")))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("an empty name at $[1]");
        assertThatThrownBy(() -> names.listWriter().toJson(List.of("a", "\ud800")))
                .hasMessage("a string with an unpaired surrogate (at index 0) cannot be written as JSON at $[1].name");
        ObjectWriter<String> nothing = (name, out) -> {};
        assertThatThrownBy(() -> nothing.listWriter().toJson(List.of("a")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith(".write must write exactly one value");
    }

    @Test
    void manyObjects() {
        StringBuilder json = new StringBuilder();
        List<Map<String, Object>> expected = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            json.append(i == 0 ? '[' : ',').append("{\"v\":").append(i).append('}');
            expected.add(Map.of("v", i));
        }
        assertThat(PARSER.parseList(json.append(']').toString())).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{`v`:1}      | $     | expected array but found object at $ (line 1, column 1)",
                "null         | $     | expected array but found null at $ (line 1, column 1)",
                "x            | $     | expected array but found invalid text at $ (line 1, column 1)",
                "`s`          | $     | expected array but found string at $ (line 1, column 1)",
                "[{`v`:1},2]  | $[1]  | expected object but found number at $[1] (line 1, column 10)",
                "[{`v`:1},]   | $[1]  | expected object but found ']' at $[1] (line 1, column 10)",
                "[{`v`:1} {}] | $[0]  | expected ',' or ']' but found object at $[0] (line 1, column 10)",
                "[{`v`:1}     | $[0]  | expected ',' or ']' but found end of input at $[0] (line 1, column 9)",
                "[{`v`:1}]]   | $     | expected end of input but found ']' at $ (line 1, column 10)",
                "[{`v`:tru}]  | $[0].v | invalid literal, expected true at $[0].v (line 1, column 10)"
            })
    void errorsHaveTheIndexInTheirPath(String json, String path, String message) {
        for (Call call : CALLS) {
            JsonParseException e = catchThrowableOfType(
                    JsonParseException.class, () -> call.parse(json.replace('`', '"'), JsonOptions.DEFAULT));
            assertThat(e).as(json).hasMessage(message);
            assertThat(e.path()).isEqualTo(path);
        }
    }

    @Test
    void limitsAreThoseOfADocument() {
        JsonOptions options = JsonOptions.DEFAULT.withMaxDepth(2).withMaxEventBytes(15);
        assertThat(PARSER.parseList("[{\"v\":1}]", options)).hasSize(1);
        assertThatThrownBy(() -> PARSER.parseList("[{\"v\":[]}]", options))
                .hasMessage("nesting deeper than 2 levels at $[0].v (line 1, column 7)");
        assertThatThrownBy(() -> PARSER.parseList("[{\"v\":1},{\"v\":2},{}]", options))
                .hasMessageContaining("document longer than 15 bytes");
        assertThatThrownBy(() -> PARSER.parse("[{\"v\":1}]", options))
                .hasMessage("expected object but found array at $ (line 1, column 1)");
    }

    @Test
    void aByteOrderMarkIsSkippedUnlessTheOptionsRefuseIt() {
        assertThat(PARSER.parseList("\uFEFF[{}]")).hasSize(1);
        assertThatThrownBy(() -> PARSER.parseList("\uFEFF[{}]", JsonOptions.STRICT))
                .hasMessageContaining("but found byte order mark");
    }
}
