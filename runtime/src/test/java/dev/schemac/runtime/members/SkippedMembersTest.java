package dev.schemac.runtime.members;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.DamagedDocuments;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Undeclared members far from the end of the document, where they are taken a word at a time. Near its end they are taken otherwise, so
 * that a document with blanks behind it and the same one without them have to give the same event or the same error.
 */
class SkippedMembersTest {
    private static final long SEED = Seed.of(20_260_121);

    private static final String BLANKS = " ".repeat(96);

    private static final ProbeParser DECLARED =
            new ProbeParser(Column.any("id"), Column.any("name"), Column.any("a name of 24 bytes, all"));

    private static final List<String> DOCUMENTS = List.of(
            "{\"a\":1,\"b\":-2345678,\"c\":0}",
            "{\"a\":0.5,\"b\":-1234567.7654321,\"c\":1e5}",
            "{\"a\":12345678,\"b\":1.12345678}",
            "{\"a\":true,\"bc\":false,\"d\":null}",
            "{\"a\":\"\",\"b\":\"seven b\",\"c\":\"eight by\"}",
            "{\"a\":\"a text that is longer than 24 bytes\"}",
            "{\"\":1,\"1234567\":2,\"12345678\":3}",
            "{\"a name of 23 bytes, all\":1,\"a name of 25 bytes, no, yes\":2}",
            "{\"a name of 31 bytes, and no more\":1}",
            "{\"a name of 32 bytes, one too many\":{\"b\":1},\"c\":[2]}",
            "{\"a\":-12345678901234,\"b\":123456789012345.7654}",
            "{\"a\":1234567890123456,\"b\":-1234567890123456789,\"c\":12345678901234567890}",
            "{\"a\":-12345678901234567890,\"b\":0.123456789012345678,\"c\":[-1.25,0,1e1]}",
            "{\"ie\":1,\"id\":2,\"nam\":3,\"name\":4}",
            "{\"a\":{\"b\":1,\"c\":[true,{\"d\":\"e\"}],\"f\":{}},\"g\":[]}",
            "{\"a\":[\"b\",-1.5,null,{\"c\":[[]]}]}",
            "{\"\\u0069d\":1,\"é\":\"é\",\"a\":\"\\n\"}");

    @Test
    void everyChangeOfAByte() {
        for (String document : DOCUMENTS) {
            DamagedDocuments.everyChangeOfAByte(document.getBytes(UTF_8), 16, SkippedMembersTest::sameWithBlanksBehind);
        }
    }

    @Test
    void everyByteLeftOut() {
        for (String document : DOCUMENTS) {
            DamagedDocuments.everyByteLeftOut(document.getBytes(UTF_8), SkippedMembersTest::sameWithBlanksBehind);
        }
    }

    private static void sameWithBlanksBehind(byte[] json) {
        byte[] longer = Arrays.copyOf(json, json.length + BLANKS.length());
        Arrays.fill(longer, json.length, longer.length, (byte) ' ');
        for (ProbeParser parser : List.of(ProbeParser.NOTHING, DECLARED)) {
            Object near = Parses.outcome(parser, EntryPoint.BYTES, json, JsonOptions.DEFAULT);
            Object far = Parses.outcome(parser, EntryPoint.BYTES, longer, JsonOptions.DEFAULT);
            if (near instanceof JsonParseException error && error.offset() == json.length) {
                // The end of the document, which is elsewhere in the other one.
                assertThat(far).as(new String(json, UTF_8)).isInstanceOf(JsonParseException.class);
            } else if (!Parses.same(near, far)) {
                assertThat(far).as(new String(json, UTF_8)).isEqualTo(near);
            }
        }
    }

    /** Objects and arrays in each other in any order, through several words of levels. */
    @Test
    void levelsOfBothKinds() {
        SplittableRandom random = new SplittableRandom(SEED);
        JsonOptions options = JsonOptions.DEFAULT.withMaxDepth(400);
        for (int levels = 1; levels <= 330; levels++) {
            StringBuilder opening = new StringBuilder("{\"x\":");
            StringBuilder closing = new StringBuilder();
            for (int level = 0; level < levels; level++) {
                boolean object = random.nextBoolean();
                boolean more = random.nextBoolean();
                boolean last = level == levels - 1;
                opening.append(object ? (last ? "{" : "{\"a\":") : "[");
                closing.insert(0, (more && !last ? object ? ",\"b\":1" : ",1" : "") + (object ? '}' : ']'));
            }
            String json = opening + closing.toString() + "}" + BLANKS;
            assertThat(Parses.event(ProbeParser.NOTHING, json, options)).isEmpty();
            int at = random.nextInt(opening.length(), opening.length() + closing.length());
            while (json.charAt(at) != '}' && json.charAt(at) != ']') {
                at++;
            }
            boolean object = json.charAt(at) == '}';
            String wrong = json.substring(0, at) + (object ? ']' : '}') + json.substring(at + 1);
            JsonParseException error = Parses.error(ProbeParser.NOTHING, wrong.getBytes(UTF_8), options);
            assertThat(error.kind()).as("-Dschemac.seed=%d, %s", SEED, wrong).isEqualTo(Kind.MALFORMED);
            // Right behind an opening bracket a value or a name is missing.
            String wanted =
                    at > opening.length() ? object ? "',' or '}'" : "',' or ']'" : object ? "member name" : "value";
            assertThat(error.description())
                    .as("-Dschemac.seed=%d, %s", SEED, wrong)
                    .isEqualTo("expected " + wanted + " but found '" + (object ? ']' : '}') + "'");
            assertThat(error.offset()).as("-Dschemac.seed=%d, %s", SEED, wrong).isEqualTo(at);
        }
    }
}
