package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.input.EventEndFinder;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.ValueListener;
import dev.schemac.runtime.internal.input.ValueSkipper;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Values whose bytes come in pieces: where they end, and whether they are right, as the same bytes in memory say. */
class EventCursorTest {
    private static final long SEED = Seed.of(20261121);

    private static final String[] VALUES = {
        "{\"a\":[1,-2.5e+10,true,null,\"x\\\"\\\\\\u00e9\"],\"b\":{\"c\":{}},\"d\":false}",
        "[[],[[]],{\"a\":[{}]},  12 , \"\u00e9\ud83d\ude00\\ud83d\\ude00\" ]",
        "\"a string of more than eight bytes \\n and \u00e4\"",
        "-123456789.0125E-12",
        "{\"name\":\"somebody\",\"age\":42,\"tags\":[\"a\",\"b\"],\"address\":{\"city\":\"x\",\"zip\":12345}}",
        "[0,0.5,1e5,-0,123456789012345678901234567890]",
        "true",
        "{ \"a\" : [ 1 , 2 ] ,\n\t\"b\" : \"c\" }"
    };

    /** A value with up to three mistakes. */
    private static byte[] mutated(Random random) {
        byte[] bytes = VALUES[random.nextInt(VALUES.length)].getBytes(UTF_8);
        byte[] marks = "{}[]\",:\\ \n0.-eux\u00e9".getBytes(UTF_8);
        for (int i = random.nextInt(4); i > 0 && bytes.length > 1; i--) {
            int at = random.nextInt(bytes.length);
            byte mark = marks[random.nextInt(marks.length)];
            String text = new String(bytes, ISO_8859_1);
            String other = new String(new byte[] {mark}, ISO_8859_1);
            int kind = random.nextInt(3);
            bytes = (text.substring(0, at) + (kind == 0 ? "" : other) + text.substring(kind == 1 ? at : at + 1))
                    .getBytes(ISO_8859_1);
        }
        return bytes;
    }

    /** What a skip in memory gives: the end, or kind, offset and description of the error. */
    private static String inMemory(byte[] bytes, JsonOptions options) {
        JsonScanner in = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(options));
        try {
            in.skipValue();
            return "ends at " + in.position();
        } catch (InvalidInput e) {
            return e.kind() + " " + e.at() + " " + e.description();
        }
    }

    private static String inPieces(EventCursor cursor, byte[] bytes, int... ends) {
        ValueSkipper.Progress value = new ValueSkipper.Progress();
        int at = 0;
        try {
            for (int i = 0; i <= ends.length; i++) {
                int end = i < ends.length ? ends[i] : bytes.length;
                if (at == end && i < ends.length) {
                    continue; // where there is nothing nobody asks
                }
                boolean ended = cursor.trySkip(value, bytes, at, end, i == ends.length, 0);
                at = cursor.position();
                if (ended) {
                    return "ends at " + at;
                }
            }
        } catch (JsonParseException e) {
            return e.kind() + " " + (at + e.offset()) + " " + e.description();
        }
        return "goes on at " + at;
    }

    @Test
    void skippingInPiecesIsSkippingInMemory() {
        Random random = new Random(SEED);
        JsonOptions options = JsonOptions.DEFAULT.withMaxDepth(4).withMaxNumberLength(20);
        int rounds = Volume.of(2_000, 300_000);
        long[] counts = new long[2];
        Volume.sweep(() -> {
            EventCursor cursor = new EventCursor(options);
            for (int round = 0; round < rounds; round++) {
                byte[] bytes = mutated(random);
                String expected = inMemory(bytes, options);
                counts[expected.startsWith("ends") ? 0 : 1]++;
                for (int cut = 1; cut < bytes.length; cut++) {
                    same(bytes, expected, inPieces(cursor, bytes, cut), cut);
                }
                int first = random.nextInt(bytes.length + 1);
                int second = first + random.nextInt(bytes.length + 1 - first);
                same(bytes, expected, inPieces(cursor, bytes, first, second), first);
                int[] everywhere = new int[bytes.length - 1];
                for (int i = 0; i < everywhere.length; i++) {
                    everywhere[i] = i + 1;
                }
                same(bytes, expected, inPieces(cursor, bytes, everywhere), -1);
            }
        });
        assertThat(counts[0]).isGreaterThan(rounds / 7);
        assertThat(counts[1]).isGreaterThan(rounds / 7);
    }

    /** A number that is too long and then no number either: one who has not all of it cannot tell, so it is too long for all. */
    @Test
    void aLongNumberThatIsNone() {
        JsonOptions options = JsonOptions.DEFAULT.withMaxNumberLength(20);
        EventCursor cursor = new EventCursor(options);
        String digits = "12345678901234567890";
        for (String end : new String[] {"1e", "e", ".x", "1.", "1e+x"}) {
            byte[] bytes = ("[0," + digits + end + "]").getBytes(UTF_8);
            String expected = inMemory(bytes, options);
            assertThat(expected).isEqualTo("LIMIT 3 number longer than 20 characters");
            for (int cut = 1; cut < bytes.length; cut++) {
                same(bytes, expected, inPieces(cursor, bytes, cut), cut);
            }
        }
        byte[] shorter = ("[0," + digits.substring(1) + "e]").getBytes(UTF_8);
        assertThat(inMemory(shorter, options)).isEqualTo("MALFORMED 23 expected digit but found ']'");
        for (int cut = 1; cut < shorter.length; cut++) {
            same(shorter, "MALFORMED 23 expected digit but found ']'", inPieces(cursor, shorter, cut), cut);
        }
    }

    private static void same(byte[] bytes, String expected, String actual, int cut) {
        if (!actual.equals(expected)) {
            assertThat(actual)
                    .as("-Dschemac.seed=%d, cut at %d: %s", SEED, cut, new String(bytes, ISO_8859_1))
                    .isEqualTo(expected);
        }
    }

    /** What a listener is called with, one after another. */
    private static final class Passed implements ValueListener {
        private final byte[] bytes;
        private final StringBuilder text = new StringBuilder();

        Passed(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public void opened(boolean object, int at) {
            text.append(object ? '{' : '[');
        }

        @Override
        public void closed(int behind) {
            text.append(')');
        }

        @Override
        public void named(int from, int to) {
            text.append(new String(bytes, from, to - from, UTF_8)).append(':');
        }

        @Override
        public void next() {
            text.append(',');
        }
    }

    private static String passed(byte[] bytes, int... ends) {
        EventCursor cursor = new EventCursor(JsonOptions.DEFAULT);
        Passed passed = new Passed(bytes);
        ValueSkipper.Progress value = new ValueSkipper.Progress(passed);
        int at = 0;
        boolean ended = false;
        for (int i = 0; i <= ends.length && !ended; i++) {
            int end = i < ends.length ? ends[i] : bytes.length;
            ended = cursor.trySkip(value, bytes, at, end, i == ends.length, 0);
            at = cursor.position();
        }
        assertThat(ended).isTrue();
        return passed.text.toString();
    }

    /** As jackson-core has its tokens, however the bytes are cut. */
    @Test
    void aListenerGetsTheSameHoweverTheBytesAreCut() throws IOException {
        Random random = new Random(SEED);
        for (int round = 0; round < Volume.of(200, 20_000); round++) {
            StringBuilder text = new StringBuilder("[");
            for (int i = random.nextInt(4); i >= 0; i--) {
                String value = VALUES[random.nextInt(VALUES.length)];
                text.append(value).append(i == 0 ? " ]" : " ,");
            }
            byte[] bytes = text.toString().getBytes(UTF_8);
            String expected = jacksonPasses(bytes);
            assertThat(passed(bytes)).isEqualTo(expected);
            for (int cut = 1; cut < bytes.length; cut++) {
                assertThat(passed(bytes, cut)).as("cut at %d: %s", cut, text).isEqualTo(expected);
            }
            assertThat(passed(bytes, IntStream.range(1, bytes.length).toArray()))
                    .as(text.toString())
                    .isEqualTo(expected);
        }
    }

    private static String jacksonPasses(byte[] bytes) throws IOException {
        StringBuilder passed = new StringBuilder();
        try (JsonParser parser = new JsonFactory().createParser(bytes)) {
            boolean first = true;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                if (!first && !token.isStructEnd() && (token == JsonToken.FIELD_NAME || !inMember(parser, token))) {
                    passed.append(',');
                }
                switch (token) {
                    case START_OBJECT -> passed.append('{');
                    case START_ARRAY -> passed.append('[');
                    case END_OBJECT, END_ARRAY -> passed.append(')');
                    case FIELD_NAME -> passed.append(parser.currentName()).append(':');
                    default -> {}
                }
                first = token.isStructStart();
            }
        }
        return passed.toString();
    }

    /** Whether the token is, or begins, the value of a member. */
    private static boolean inMember(JsonParser parser, JsonToken token) {
        return token.isStructStart()
                ? parser.getParsingContext().getParent().inObject()
                : parser.getParsingContext().inObject();
    }

    /** However small the pieces are, no byte of a name is looked at twice, but all of them are there for the listener. */
    @Test
    void aNameForAListenerIsCheckedOnce() {
        byte[] bytes = "{\"abcdefghijklmnopqrstuvwxyz\":1}".getBytes(UTF_8);
        EventCursor cursor = new EventCursor(JsonOptions.DEFAULT);
        Passed passed = new Passed(bytes);
        ValueSkipper.Progress value = new ValueSkipper.Progress(passed);
        assertThat(cursor.trySkip(value, bytes, 0, 20, false, 0)).isFalse();
        assertThat(cursor.position()).isEqualTo(1);
        assertThat(value.nameBytes()).isEqualTo(19);
        bytes[10] = '\n'; // which would be refused
        assertThat(cursor.trySkip(value, bytes, 1, bytes.length, true, 0)).isTrue();
        assertThat(passed.text).hasToString("{abcdefgh\njklmnopqrstuvwxyz:)");
    }

    @Test
    void whatIsNoNameIsThatWhateverFollows() {
        EventCursor cursor = new EventCursor(JsonOptions.DEFAULT.withMaxEventBytes(4));
        for (String found : List.of("']'", "','", "number", "null")) {
            String first = found.replace("number", "1").replace("'", "");
            byte[] bytes = (first + "123456789\"").getBytes(UTF_8);
            for (int to = 1; to <= bytes.length; to++) {
                cursor.beginValue();
                int end = to;
                assertThatThrownBy(() -> cursor.tryName(bytes, 0, end, false))
                        .isInstanceOf(JsonParseException.class)
                        .hasMessage("expected member name but found " + found + " at $ (line 1, column 1)");
            }
        }
        byte[] empty = {'"', 'a', '"'};
        assertThatThrownBy(() -> cursor.tryName(empty, 0, 0, true))
                .hasMessage("expected member name but found end of input at $ (line 1, column 1)");
        cursor.beginValue();
        assertThat(cursor.tryName(empty, 0, 0, false)).isNull();
        assertThatThrownBy(() -> cursor.tryName(empty, 0, 2, true))
                .hasMessage("expected closing quote but found end of input at $ (line 1, column 3)");
    }

    @Test
    void aByteOrderMarkInPieces() {
        EventCursor cursor = new EventCursor(JsonOptions.DEFAULT);
        byte[] bytes = "\ufeff{".getBytes(UTF_8);
        for (int to = 0; to <= bytes.length; to++) {
            assertThat(cursor.afterByteOrderMark(bytes, 0, to, false)).isEqualTo(to < 3 ? EventCursor.MORE : 3);
            assertThat(cursor.afterByteOrderMark(bytes, 0, to, true)).isEqualTo(to < 3 ? 0 : 3);
        }
        for (byte[] other : new byte[][] {{'{'}, {(byte) 0xEF, '{'}, {(byte) 0xEF, (byte) 0xBB, '{'}}) {
            assertThat(cursor.afterByteOrderMark(other, 0, other.length, false)).isZero();
        }
    }

    /** The borders of documents one after another, as jackson-core's tokens have them, for all cuts. */
    @Test
    void documentsEndWhereJacksonSays() throws IOException {
        Random random = new Random(SEED);
        JsonFactory factory = new JsonFactory();
        EventCursor cursor = new EventCursor(JsonOptions.DEFAULT);
        for (int round = 0; round < Volume.of(100, 20_000); round++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 6; i++) {
                text.append(VALUES[random.nextInt(VALUES.length)]).append(" \n".repeat(1 + random.nextInt(2)));
            }
            byte[] bytes = text.toString().getBytes(UTF_8);
            List<List<Integer>> expected = new ArrayList<>();
            try (JsonParser parser = factory.createParser(bytes)) {
                while (parser.nextToken() != null) {
                    int from = (int) parser.currentTokenLocation().getByteOffset();
                    parser.getText(); // a string is read when it is asked for
                    parser.skipChildren();
                    // Of a number jackson-core has also read the blank behind it, of which it has to be sure.
                    boolean number = parser.currentToken().isNumeric();
                    expected.add(List.of(
                            from,
                            number
                                    ? from + parser.getTextLength()
                                    : (int) parser.currentLocation().getByteOffset()));
                }
            }
            for (int piece : new int[] {1, 2, 3, 7, 64, bytes.length}) {
                List<List<Integer>> actual = new ArrayList<>();
                int at = 0;
                while ((at = cursor.nonBlank(bytes, at, bytes.length)) < bytes.length) {
                    cursor.beginValue();
                    int end = EventCursor.MORE;
                    for (int to = at + piece; end == EventCursor.MORE; to += piece) {
                        end = cursor.findEnd(bytes, at, Math.min(to, bytes.length));
                    }
                    assertThat(cursor.isBroken()).isFalse();
                    actual.add(List.of(at, end));
                    at = end;
                }
                assertThat(actual)
                        .as("-Dschemac.seed=%d, pieces of %d: %s", SEED, piece, text)
                        .isEqualTo(expected);
            }
        }
    }

    /** A loop over bytes does the same as {@link EventEndFinder}, which goes eight bytes at a time. */
    @Test
    void findEndOverRandomBytesIsThatOfALoop() {
        Random random = new Random(SEED);
        String alphabet = "{}[]\"\"\\,: \n0ax\u0001\u00e9";
        EventEndFinder end = new EventEndFinder();
        int ended = 0;
        int broken = 0;
        for (int round = 0; round < Volume.of(100_000, 5_000_000); round++) {
            byte[] bytes = new byte[1 + random.nextInt(40)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) alphabet.charAt(random.nextInt(random.nextInt(3) == 0 ? alphabet.length() : 5));
            }
            if (random.nextBoolean()) {
                bytes[0] = '{';
            }
            String expected = naive(bytes);
            end.clear();
            int found = EventEndFinder.MORE;
            for (int from = 0; from < bytes.length && found == EventEndFinder.MORE; ) {
                int to = from + 1 + random.nextInt(bytes.length - from);
                found = end.find(bytes, from, to);
                from = to;
            }
            String actual =
                    found == EventEndFinder.MORE ? "more" : end.isBroken() ? "broken " + found : "ends " + found;
            ended += actual.startsWith("ends") ? 1 : 0;
            broken += actual.startsWith("broken") ? 1 : 0;
            if (!actual.equals(expected)) {
                assertThat(actual)
                        .as("-Dschemac.seed=%d: %s", SEED, new String(bytes, ISO_8859_1))
                        .isEqualTo(expected);
            }
        }
        assertThat(ended).isGreaterThan(100);
        assertThat(broken).isGreaterThan(100);
    }

    private static String naive(byte[] bytes) {
        StringBuilder open = new StringBuilder();
        boolean inString = false;
        for (int i = 0; i < bytes.length; i++) {
            char c = (char) (bytes[i] & 0xff);
            char before = i == 0 ? 0 : (char) (bytes[i - 1] & 0xff);
            if (inString) {
                if (c < ' ') {
                    return "broken " + (i + 1);
                }
                if (c == '\\') {
                    i++;
                    if (i < bytes.length && bytes[i] >= 0 && bytes[i] < ' ') {
                        return "broken " + (i + 1);
                    }
                } else if (c == '"') {
                    inString = false;
                    if (open.isEmpty()) {
                        return "ends " + (i + 1);
                    }
                }
                continue;
            }
            boolean outside = open.isEmpty();
            if (outside && i > 0 && "{}[]\",: \n".indexOf(c) >= 0) {
                return "ends " + i; // behind a scalar
            }
            if (outside && i == 0 && "}],: \n".indexOf(c) >= 0) {
                return "broken 1";
            }
            switch (c) {
                case '{', '[' -> open.append(c);
                case '}', ']' -> {
                    if (open.charAt(open.length() - 1) != (c == '}' ? '{' : '[')) {
                        return "broken " + (i + 1);
                    }
                    open.setLength(open.length() - 1);
                    if (open.isEmpty()) {
                        return "ends " + (i + 1);
                    }
                }
                case '"' -> {
                    if (i > 0 && "{}[],: \n".indexOf(before) < 0) {
                        return "broken " + (i + 1); // behind a letter, a digit or another string
                    }
                    inString = true;
                }
                case ',', ':', ' ', '\n' -> {}
                default -> {
                    if (before == '"') {
                        return "broken " + (i + 1);
                    }
                }
            }
        }
        return "more";
    }

    /** Of so many levels the end of an event knows whether they are objects; further in any bracket closes any other. */
    @Test
    void theEndKnowsThe65536OutermostLevels() {
        EventEndFinder end = new EventEndFinder();
        for (int levels : new int[] {1, 64, 65, 200, 65_535, 65_536, 65_537, 70_000}) {
            for (String brackets : List.of("[]", "{}")) {
                String opening = brackets.substring(0, 1).repeat(levels);
                String closing = brackets.substring(1);
                String other = brackets.equals("[]") ? "}" : "]";
                end.clear();
                byte[] whole = (opening + closing.repeat(levels) + ",").getBytes(ISO_8859_1);
                assertThat(end.find(whole, 0, whole.length)).isEqualTo(2 * levels);
                assertThat(end.isBroken()).isFalse();
                end.clear();
                byte[] mixed = (opening + other).getBytes(ISO_8859_1);
                end.find(mixed, 0, mixed.length);
                assertThat(end.isBroken()).as("%d %s", levels, brackets).isEqualTo(levels <= 65_536);
            }
        }
    }

    @Test
    void aControlCharacterBreaksAString() {
        for (char control = 0; control < 0x20; control++) {
            EventEndFinder end = new EventEndFinder();
            byte[] bytes = ("{\"a" + control + "\":1}").getBytes(ISO_8859_1);
            assertThat(end.find(bytes, 0, bytes.length)).isEqualTo(4);
            assertThat(end.isBroken()).isTrue();
        }
    }
}
