package dev.schemac.runtime.writing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.runtime.Declared;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.Reference;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Members in schema order, in any order, missing, twice, undeclared, with blanks everywhere: always what the reference says. */
class MemberOrderTest {
    private static final long SEED = Seed.of(20_260_105);

    /** Name and values of each column of {@link Declared#EVERY_TYPE}, the name as it is spelled in a document. */
    private static final List<List<String>> COLUMNS = List.of(
            List.of(
                    "text",
                    "\"abc\"",
                    "\"\"",
                    "\"é\\n\"",
                    "null",
                    "12",
                    "-1.50",
                    "true",
                    "\"a longer text without anything\""),
            List.of("char", "\"x\"", "null", "7", "\"\\u20ac\"", "\"€\""),
            List.of("boolean", "true", "false", "null", "\"true\"", "\"false\""),
            List.of("byte", "1", "-128", "null", "\"127\"", "1.0", "1e2"),
            List.of("short", "1", "-32768", "null", "\"12\""),
            List.of("i", "0", "2147483647", "-2147483648", "null", "\"1.0\"", "12e0"),
            List.of("a longer name of a long", "9223372036854775807", "-9223372036854775808", "null", "0", "1e18"),
            List.of("float", "1.1", "-0.0", "3.4028235e38", "null", "\"1e5\""),
            List.of("doubleDouble", "1.1", "-0.0", "1e300", "null", "0.1000000000000000055511151231257827", "\"-0.5\""),
            List.of("größe", "123456789012345678901234567890", "-1", "null", "1e30", "\"5\""),
            List.of("d\\\"e\\\\c\\n", "1.50", "-0.00", "null", "1E+5", "\"5.0\""),
            List.of("any", "1", "\"x\"", "null", "{\"a\":[1,2.5,{\"b\":null}]}", "[]", "12345678901", "1.0", "true"),
            List.of("map", "{}", "null", "{\"k\":\"v\",\"l\":[{}]}", "{\"a\":1,\"a\":2}"),
            List.of("texts", "[]", "null", "[\"a\",null,\"c\",4,false,\"f\"]"),
            List.of("grid", "[]", "[[1,2],[],null,[3,null]]", "null"),
            List.of("doubles", "[1.5,2.5,null,4,5,6,7,8,9]", "[]", "null"),
            List.of(
                    "inner",
                    "{\"id\":1,\"name\":\"n\"}",
                    "{\"name\":\"n\",\"id\":1}",
                    "{}",
                    "null",
                    "{\"id\":null,\"x\":[{}],\"name\":null}"),
            List.of("inners", "[{\"id\":1,\"name\":\"n\"},null,{\"name\":\"m\"}]", "[]", "null"));

    private static final List<String> UNDECLARED = List.of(
            "\"x\":1",
            "\"tex\":\"y\"",
            "\"texts \":[[{}],\"}\",{\"a\":{\"b\":[null,true,-1.5e-7]}}]",
            "\"\":\"\\u0000\\\"\"",
            "\"Text\":null",
            "\"\\ud83d\\ude00\":{\"text\":1}");

    @Test
    void aFirstMemberThatIsRejected() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withSortedMembers(true));
        out.beginObject();
        assertThatThrownBy(() -> out.member("b", "\uD83D")).isInstanceOf(JsonWriteException.class);
        out.member("c", 1);
        out.member("a", 2);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"a\":2,\"c\":1}");
    }

    @Test
    void preparedNamesAreSorted() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withSortedMembers(true));
        out.beginObject();
        Outputs.of(out).member(JsonKey.number("b"), 1);
        Outputs.of(out).member(JsonKey.number("a"), 2);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"a\":2,\"b\":1}");
    }

    @Test
    void membersOfADocumentThatWasRemoved() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withSortedMembers(true));
        out.beginObject();
        out.member("b", 1);
        out.reset();
        out.beginObject();
        out.member("d", 2);
        out.member("c", 3);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"c\":3,\"d\":2}");
    }

    @Test
    void schemaOrderWithEveryValue() {
        for (int i = 0; i < COLUMNS.size(); i++) {
            for (int value = 1; value < COLUMNS.get(i).size(); value++) {
                List<String> members = new ArrayList<>();
                for (int k = 0; k < COLUMNS.size(); k++) {
                    members.add(member(k, k == i ? value : 1));
                }
                sameAsReference(members, null);
            }
        }
    }

    @Test
    void eachColumnMissingOrTwice() {
        for (int i = 0; i < COLUMNS.size(); i++) {
            List<String> members = firstValues();
            members.remove(i);
            sameAsReference(members, null);
            for (int at = 0; at <= COLUMNS.size(); at++) {
                List<String> twice = firstValues();
                twice.add(at, member(i, 1));
                sameAsReference(twice, null);
                List<String> undeclared = firstValues();
                undeclared.add(at, UNDECLARED.get(i % UNDECLARED.size()));
                sameAsReference(undeclared, null);
            }
        }
    }

    @Test
    void shuffledAndMutilated() {
        Volume.sweep(MemberOrderTest::sweepShuffledAndMutilated);
    }

    private static void sweepShuffledAndMutilated() {
        Random random = new Random(SEED);
        for (int round = 0; round < Volume.of(4_000, 1_000_000); round++) {
            List<String> members = new ArrayList<>();
            for (int i = 0; i < COLUMNS.size(); i++) {
                if (random.nextInt(6) > 0) {
                    members.add(member(i, 1 + random.nextInt(COLUMNS.get(i).size() - 1)));
                }
            }
            switch (random.nextInt(4)) {
                case 0 -> Collections.shuffle(members, random);
                case 1 -> Collections.rotate(members, 1 + random.nextInt(3));
                case 2 -> {
                    if (members.size() > 1) {
                        int at = random.nextInt(members.size() - 1);
                        Collections.swap(members, at, at + 1);
                    }
                }
                default -> {}
            }
            if (random.nextInt(3) == 0) {
                members.add(random.nextInt(members.size() + 1), UNDECLARED.get(random.nextInt(UNDECLARED.size())));
            }
            if (random.nextInt(20) == 0) {
                members.add(random.nextInt(members.size() + 1), member(random.nextInt(COLUMNS.size()), 1));
            }
            sameAsReference(members, random.nextInt(3) == 0 ? null : random);
        }
    }

    private static List<String> firstValues() {
        List<String> members = new ArrayList<>();
        for (int i = 0; i < COLUMNS.size(); i++) {
            members.add(member(i, 1));
        }
        return members;
    }

    private static String member(int column, int value) {
        return '"' + COLUMNS.get(column).get(0) + "\":" + COLUMNS.get(column).get(value);
    }

    /** @param blanks puts blanks between the tokens, or null for none */
    private static void sameAsReference(List<String> members, Random blanks) {
        String json = '{' + String.join(",", members) + '}';
        if (blanks != null) {
            json = amongBlanks(json, blanks);
        }
        byte[] document = json.getBytes(UTF_8);
        Object outcome = Parses.outcome(Declared.EVERY_TYPE.parser(), document, JsonOptions.DEFAULT);
        Map<String, Object> expected;
        try {
            expected = Declared.EVERY_TYPE.reference().event(document);
        } catch (Reference.Refused e) {
            if (!(outcome instanceof JsonParseException)) {
                fail("-Dschemac.seed=%d: %s gives %s but is refused: %s", SEED, json, outcome, e.getMessage());
            }
            return;
        }
        if (!JsonValues.equal(outcome, expected)) {
            fail("-Dschemac.seed=%d: %s gives %s, not %s", SEED, json, outcome, expected);
        }
    }

    private static String amongBlanks(String json, Random random) {
        StringBuilder spaced = new StringBuilder();
        boolean string = false;
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            boolean token = !string && "{}[]:,\"".indexOf(c) >= 0;
            if (token) {
                spaced.append(blank(random));
            }
            spaced.append(c);
            if (c == '\\') {
                spaced.append(json.charAt(++i));
            } else if (c == '"') {
                string = !string;
            }
            if (token && !string) {
                spaced.append(blank(random));
            }
        }
        return spaced.append(blank(random)).toString();
    }

    private static String blank(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> " ";
            case 1 -> "\n" + " ".repeat(random.nextInt(20));
            case 2 -> "\t\r\n ".repeat(random.nextInt(3));
            default -> "";
        };
    }

    @Test
    void theReferenceReadsWhatTheseTestsSay() {
        // A guard for the tests above: the first values give an event with every column.
        byte[] document = ('{' + String.join(",", firstValues()) + '}').getBytes(UTF_8);
        assertThat(Declared.EVERY_TYPE.reference().event(document)).hasSize(COLUMNS.size());
    }
}
