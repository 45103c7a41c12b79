package dev.schemac.runtime.errors;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.Violations;
import dev.schemac.testing.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The place of a value that was read and is refused then: its first byte, found backwards from where it ended. */
class ViolationPlaceTest {

    /** A column {@code v} that reads any value and refuses what the path leads to. */
    private static ProbeParser refusing(Object... path) {
        JsonKey key = JsonKey.any("v");
        Function<JsonScanner, Object> read = in -> {
            in.readValue();
            in.violation(key, "another value", path);
            return null;
        };
        return new ProbeParser(Column.any("a"), new Column(key, read, read));
    }

    /** The value begins at the first character behind {@code #}, which is not part of the document. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'v':#7}",
                "{'v':#-1.5E+10}",
                "{'v':#true,'z':1}",
                "{'v' : #null }",
                "{'a':1,'v':#''}",
                "{'a':'\\\\','v':#'\\\\'}",
                "{'v':#'\\''}",
                "{'v':#'\\\\\\''}",
                "{'v':#'a\\\\\\\\'}",
                "{'v':#',':',':'}",
                "{'v':#'[{'}",
                "{'v':#'\u00e9\ud83d\ude00'}",
                "{'\u00e9':'\ud83d\ude00','v':#[]}",
                "{'v':#{}}",
                "{'v':#[[],{'a':'}'},'\\']']}",
                "{'a':[{'v':1}], 'v':\t#[ 1 , 2 ]}",
                "{'v':#{'v':{'v':7}}}"
            })
    void ofTheValueItself(String marked) {
        String text = marked.replace('\'', '"');
        int at = text.indexOf('#');
        String json = text.replace("#", "");
        int offset = json.substring(0, at).getBytes(UTF_8).length;
        int column = at + 1; // in UTF-16 units
        Parses.refused(
                refusing(),
                json,
                JsonOptions.DEFAULT,
                Kind.VIOLATION,
                offset,
                "expected another value at $.v (line 1, column " + column + ")");
    }

    @Test
    void ofAnElementAndAMember() {
        Parses.refused(
                refusing(2, "b", 0),
                "{\"v\":[[0], \"],\" , {\"a\":[1],\"b\":[ -7 ]}]}",
                JsonOptions.DEFAULT,
                Kind.VIOLATION,
                33,
                "expected another value at $.v[2].b[0] (line 1, column 34)");
        Parses.refused(
                refusing("p q\n"),
                "{\n\"v\":{\"p\":1,\n\"p q\\n\":\"x\"}}",
                JsonOptions.DEFAULT,
                Kind.VIOLATION,
                22,
                "expected another value at $.v['p q\\n'] (line 3, column 9)");
    }

    /** Of members of one name the last counts; its name may be written in two ways, and errors have it as it is written. */
    @Test
    void ofTheLastOfSeveralMembers() {
        Parses.refused(
                refusing("b"),
                "{\"v\":{\"b\":[{\"b\":1}],\"c\":2,\"\\u0062\":3,\"d\":4}}",
                JsonOptions.ESPER,
                Kind.VIOLATION,
                35,
                "expected another value at $.v['\\u0062'] (line 1, column 36)");
    }

    /** Also where the value is so long that anything but one walk would not end. */
    @Test
    void ofALongValue() {
        String backslashes = "\\\\".repeat(1_000_000);
        refusedAtFive("\"" + backslashes + "\"");
        refusedAtFive("\"" + "\\\"".repeat(1_000_000) + "\"");
        refusedAtFive("[\"" + backslashes + "\",\"" + backslashes + "\\\"\"]");
        refusedAtFive("[" + "[],{},\"\\\"\",".repeat(200_000) + "1]");
        refusedAtFive("[".repeat(200) + "]".repeat(200));
        refusedAtFive("9".repeat(900));
    }

    private static void refusedAtFive(String value) {
        JsonParseException e =
                Parses.error(refusing(), ("{\"v\":" + value + ",\"z\":[1]}").getBytes(UTF_8), JsonOptions.DEFAULT);
        assertThat(e).hasMessage("expected another value at $.v (line 1, column 6)");
    }

    // ---- random documents

    /** Writes a random value, and remembers where each value within it begins: by the steps that lead to it. */
    private static final class Document {
        private static final List<String> TEXTS = List.of(
                "",
                "a",
                "\\\"",
                "\\\\",
                "[",
                "]}",
                "{\\\"v\\\":",
                "\\u005c",
                "\u00e9",
                "\ud83d\ude00",
                ",",
                ":",
                " ",
                "\\\\\\\"",
                "-1");

        private final Random random;
        private final StringBuilder json = new StringBuilder();
        private final Map<List<Object>, Integer> offsets = new LinkedHashMap<>();

        Document(Random random) {
            this.random = random;
            blank();
            json.append('{');
            blank();
            if (random.nextBoolean()) {
                json.append("\"a\":");
                write(2, new ArrayList<>(List.of("another column")));
                json.append(',');
                blank();
            }
            json.append("\"v\"");
            blank();
            json.append(':');
            blank();
            write(4, new ArrayList<>());
            blank();
            if (random.nextBoolean()) {
                json.append(",\"z\":");
                write(2, new ArrayList<>(List.of("another column")));
            }
            json.append('}');
            blank();
        }

        private void blank() {
            json.append(List.of("", "", "", " ", "\n", "\t ", "\r\n").get(random.nextInt(7)));
        }

        private String text() {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(4); i > 0; i--) {
                text.append(TEXTS.get(random.nextInt(TEXTS.size())));
            }
            return text.toString();
        }

        private void write(int depth, List<Object> path) {
            offsets.put(List.copyOf(path), json.toString().getBytes(UTF_8).length);
            switch (random.nextInt(depth == 0 ? 4 : 8)) {
                case 0 ->
                    json.append(List.of("0", "-12", "1.5e-3", "-0.0E+1", "12345678901234567890")
                            .get(random.nextInt(5)));
                case 1 -> json.append(List.of("true", "false", "null").get(random.nextInt(3)));
                case 2, 3 -> json.append('"').append(text()).append('"');
                case 4, 5 -> writeArray(depth, path);
                default -> writeObject(depth, path);
            }
        }

        private void writeArray(int depth, List<Object> path) {
            json.append('[');
            blank();
            int count = random.nextInt(4);
            for (int i = 0; i < count; i++) {
                json.append(i == 0 ? "" : ",");
                blank();
                path.add(i);
                write(depth - 1, path);
                path.remove(path.size() - 1);
                blank();
            }
            json.append(']');
        }

        private void writeObject(int depth, List<Object> path) {
            json.append('{');
            blank();
            int count = random.nextInt(4);
            for (int i = 0; i < count; i++) {
                json.append(i == 0 ? "" : ",");
                blank();
                String name = i + "n\ud83d\ude00\"\\";
                json.append('"').append(i).append(random.nextBoolean() ? "n" : "\\u006e");
                json.append(random.nextBoolean() ? "\ud83d\ude00" : "\\uD83D\\ude00")
                        .append("\\\"\\\\\"");
                blank();
                json.append(':');
                blank();
                path.add(name);
                write(depth - 1, path);
                path.remove(path.size() - 1);
                blank();
            }
            json.append('}');
        }
    }

    @Test
    void ofAnyValueOfARandomDocument() {
        long seed = Seed.drawn();
        System.out.println("ViolationPlaceTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        int nested = 0;
        for (int i = 0; i < 3_000; i++) {
            Document document = new Document(random);
            byte[] json = document.json.toString().getBytes(UTF_8);
            for (Map.Entry<List<Object>, Integer> value : document.offsets.entrySet()) {
                if (value.getKey().contains("another column")) {
                    continue;
                }
                JsonParseException e = Parses.error(refusing(value.getKey().toArray()), json, JsonOptions.DEFAULT);
                assertThat(e.offset())
                        .as("-Dschemac.seed=%d: %s in %s: %s", seed, value.getKey(), document.json, e)
                        .isEqualTo(value.getValue().longValue());
                assertThat(e.kind()).isEqualTo(Kind.VIOLATION);
                nested += value.getKey().size() > 1 ? 1 : 0;
            }
        }
        assertThat(nested).isGreaterThan(3_000);
    }

    /** The builder of a record has no document. */
    @Test
    void ofABuilderTheColumn() {
        JsonKey tags = JsonKey.array("tags");
        assertThatThrownBy(() -> Violations.OF_BUILDER.violation(tags, "an array of at most 3 elements"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'tags': expected an array of at most 3 elements");
        assertThatThrownBy(() -> Violations.OF_BUILDER.violation(tags, "at least 1", 2, "first name"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'tags' at [2]['first name']: expected at least 1");
        assertThatCode(() -> Violations.require(true, "tags")).doesNotThrowAnyException();
        assertThatThrownBy(() -> Violations.require(false, "tags"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'tags' must have a value but has none");
    }
}
