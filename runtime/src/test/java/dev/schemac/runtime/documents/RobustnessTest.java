package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.runtime.DamagedDocuments;
import dev.schemac.runtime.Declared;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Reference;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Small documents with every truncation and every change of a byte: whatever comes, it is the event that the reference reads, or a
 * {@link JsonParseException}, and never anything else.
 *
 * <p>The reference is jackson-core with what it takes too much taken out (see {@link Reference}). One difference remains and is in
 * the code below: what nobody reads is not converted, so a double that overflows is refused where it is read only.
 */
class RobustnessTest {
    private static final long SEED = Seed.of(20_260_106);

    private static final List<String> DOCUMENTS = List.of(
            "{}",
            " { } ",
            "{\"text\":\"a\"}",
            "{\"text\":\"a\\u00e9\\n\",\"char\":\"x\"}",
            "{\"i\":-12,\"byte\":3}",
            "{\"boolean\":true,\"i\":null}",
            "{\"float\":1.5e3,\"doubleDouble\":-0.25}",
            "{\"doubleDouble\":1234567.87654321e-3}",
            "{\"any\":[1,{\"a\":null}]}",
            "{\"map\":{\"k\":[]}}",
            "{\"texts\":[\"a\",null]}",
            "{\"grid\":[[1,2],[]]}",
            "{\"inner\":{\"id\":1,\"name\":\"n\"}}",
            "{\"inners\":[{\"name\":\"n\"}]}",
            "{\"größe\":99,\"d\\\"e\\\\c\\n\":1.5}",
            "{\"x\":{\"y\":[true,\"z\"]}}",
            "{\"a longer name of a long\":123456789012345678}",
            "{\"i\":\"12\",\"text\":7}",
            "{\n        \"short\" : 1\n}",
            "{\"text\":\"\ud83d\ude00é\"}",
            "{\"x\":\"\\ud83d\\ude00\"}",
            "{\"i\":1,\"x\":-1.0E+2,\"short\":2}");

    @Test
    void everyTruncation() {
        Volume.sweep(RobustnessTest::sweepEveryTruncation);
    }

    private static void sweepEveryTruncation() {
        for (String document : DOCUMENTS) {
            byte[] json = document.getBytes(UTF_8);
            for (int end = 0; end <= json.length; end++) {
                byte[] cut = Arrays.copyOf(json, end);
                for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                    Parses.outcome(Declared.EVERY_TYPE.parser(), cut, options);
                    Parses.outcome(ProbeParser.NOTHING, cut, options);
                    Parses.outcome(ProbeParser.UNTYPED, cut, options);
                }
                sameVerdict(cut);
            }
        }
    }

    @Test
    void everyChangeOfAByte() {
        Volume.sweep(RobustnessTest::sweepEveryChangeOfAByte);
    }

    private static void sweepEveryChangeOfAByte() {
        for (String document : DOCUMENTS) {
            byte[] json = document.getBytes(UTF_8);
            DamagedDocuments.everyChangeOfAByte(json, json.length <= 24 ? 1 : 8, RobustnessTest::sameVerdict);
        }
    }

    @Test
    void everyByteLeftOutOrDoubled() {
        for (String document : DOCUMENTS) {
            byte[] json = document.getBytes(UTF_8);
            DamagedDocuments.everyByteLeftOut(json, RobustnessTest::sameVerdict);
            DamagedDocuments.everyByteDoubled(json, RobustnessTest::sameVerdict);
        }
    }

    /** Several changes at once, with the bytes that mean something to a parser. */
    @Test
    void randomChanges() {
        Volume.sweep(RobustnessTest::sweepRandomChanges);
    }

    private static void sweepRandomChanges() {
        SplittableRandom random = new SplittableRandom(SEED);
        byte[] meaning = "{}[]:,\"\\ntfu01-+.eE \n\t/".getBytes(UTF_8);
        List<byte[]> documents = new ArrayList<>();
        DOCUMENTS.forEach(document -> documents.add(document.getBytes(UTF_8)));
        for (int i = 0; i < Volume.of(10_000, 20_000_000); i++) {
            byte[] json = documents.get(random.nextInt(documents.size())).clone();
            for (int n = 1 + random.nextInt(4); n > 0; n--) {
                int at = random.nextInt(json.length);
                json[at] =
                        random.nextInt(4) == 0 ? (byte) random.nextInt(256) : meaning[random.nextInt(meaning.length)];
            }
            sameVerdict(json);
        }
    }

    /**
     * Documents of some hundred bytes, and of more than the stretches of which the special bytes are found ahead: strings of many lengths begin
     * and end anywhere in them. Some have a byte changed. Every entry point gives the same, and it is what the reference reads.
     */
    @Test
    void stringsAnywhereInLongDocuments() {
        SplittableRandom random = new SplittableRandom(SEED);
        String[] pieces = {
            "a", "plain text", " ", "\\n", "\\u00e9", "é", "😀", "\\\"", "0123456789012345678901234567890123456789"
        };
        for (int i = 0; i < Volume.of(1_500, 200_000); i++) {
            int least = i % 50 == 0 ? 9_000 : 130 + random.nextInt(400);
            StringBuilder document = new StringBuilder("{\"text\":\"")
                    .append("x".repeat(random.nextInt(80)))
                    .append("\",\"undeclared\":{\"name\":[\"\"");
            while (document.length() < least) {
                document.append(",\"");
                for (int n = random.nextInt(5); n > 0; n--) {
                    document.append(
                            random.nextInt(3) > 0
                                    ? "z".repeat(random.nextInt(20))
                                    : pieces[random.nextInt(pieces.length)]);
                }
                document.append(document.length() % 7 == 0 ? "\"]},\"texts\":null,\"x\":{\"y\":[\"\"" : "\"");
            }
            byte[] json = document.append("]},\"texts\":[\"a\",\"")
                    .append("y".repeat(i % 70))
                    .append("\"]}")
                    .toString()
                    .getBytes(UTF_8);
            if (random.nextBoolean()) {
                json[random.nextInt(json.length)] = (byte) random.nextInt(256);
            }
            sameVerdict(json);
            Parses.outcome(Declared.EVERY_TYPE.parser(), json, JsonOptions.DEFAULT);
            Parses.outcome(ProbeParser.UNTYPED, Arrays.copyOf(json, random.nextInt(json.length)), JsonOptions.DEFAULT);
        }
    }

    /**
     * The three ways to look at a document agree with the reference under each profile: declared columns, nothing declared, and untyped.
     */
    private static void sameVerdict(byte[] json) {
        Reference.PROFILES.forEach(profile -> sameVerdict(json, profile));
    }

    private static void sameVerdict(byte[] json, Reference profile) {
        Object tree = null;
        String refusal = null;
        try {
            tree = profile.tree(json);
            if (!(tree instanceof Reference.Members)) {
                refusal = "no object";
            }
        } catch (Reference.Refused e) {
            refusal = e.getMessage();
        }
        same(ProbeParser.NOTHING, json, profile, Reference.object(NO_COLUMNS), tree, refusal);
        same(ProbeParser.UNTYPED, json, profile, Reference::untyped, tree, refusal);
        same(
                Declared.EVERY_TYPE.parser(),
                json,
                profile,
                Reference.object(Declared.EVERY_TYPE.reference()),
                tree,
                refusal);
    }

    private static final Reference.Schema NO_COLUMNS = new Reference.Schema(Map.of());

    private static void same(
            ObjectParser<?> parser,
            byte[] json,
            Reference profile,
            Reference.Conversion reference,
            Object tree,
            String refusal) {
        Object outcome;
        try {
            outcome = parser.parse(json, profile.options);
        } catch (JsonParseException e) {
            outcome = e;
        }
        Object expected = null;
        String why = refusal;
        if (refusal == null) {
            try {
                expected = reference.of(profile, tree);
            } catch (Reference.Refused e) {
                why = e.getMessage();
            }
        }
        boolean same = expected == null ? outcome instanceof JsonParseException : JsonValues.equal(outcome, expected);
        if (!same) {
            fail(
                    "-Dschemac.seed=%d, %s: %s (%s) gives %s, the reference %s %s",
                    SEED,
                    profile.options.profile(),
                    new String(json, UTF_8),
                    Arrays.toString(json),
                    outcome,
                    expected,
                    why);
        }
    }

    @Test
    void theDocumentsAreAccepted() {
        for (String document : DOCUMENTS) {
            assertThat(Parses.event(Declared.EVERY_TYPE.parser(), document, JsonOptions.DEFAULT))
                    .as(document)
                    .isNotNull();
        }
    }
}
