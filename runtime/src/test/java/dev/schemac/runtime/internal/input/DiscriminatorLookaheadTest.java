package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.ValueStart;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.testing.Seed;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How much of a document is walked over in search of discriminators that come behind the objects in which others are. */
class DiscriminatorLookaheadTest {
    private static final KeyPattern TYPE = KeyPattern.of("type", ValueStart.ANY, true);
    private static final NameTable NAMES = table(TYPE);
    private static final NameTable TEXTS = table(KeyPattern.of("a", ValueStart.ANY, true));

    private final ValueCursor in = new ValueCursor(new byte[0], 0, 0, RuntimeAccess.values(JsonOptions.DEFAULT));

    private static NameTable table(KeyPattern... names) {
        return new NameTable(1, names);
    }

    @Test
    void aDeepDocumentIsWalkedOverAgainTwice() {
        String json =
                "{\"in\":".repeat(200) + "[" + "{\"x\":[1]},".repeat(1_000) + "1]" + ",\"type\":\"a\"}".repeat(200);

        assertThat(walkedAgain(json)).isGreaterThan(json.length()).isLessThan(2L * json.length());
    }

    @Test
    void soIsOneWhoseObjectsHaveNoDiscriminator() {
        String json = "{\"in\":".repeat(200) + "[" + "{\"x\":[1]},".repeat(1_000) + "1]" + "}".repeat(200);

        assertThat(walkedAgain(json)).isGreaterThan(json.length()).isLessThan(2L * json.length());
    }

    @Test
    void soIsOneWhoseObjectsHaveSeveralSubtypes() {
        String json = "{\"in\":".repeat(200) + "[" + "{\"x\":[1]},".repeat(1_000) + "1]" + ",\"b\":1}".repeat(200);
        NameTable names = table(KeyPattern.of("in", ValueStart.ANY, true), KeyPattern.of("b", ValueStart.ANY, true));
        byte[] bytes = json.getBytes(UTF_8);
        in.reset(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        for (int at = 0; at < 200 * 6; at += 6) {
            in.pos = at;
            assertThat(SubtypeFinder.deduce(in, names, new long[] {0b111, 0b110}, 0))
                    .isEqualTo(SubtypeFinder.NONE);
            assertThat(SubtypeFinder.deduce(in, names, new long[] {0b111, 0b100}, 0))
                    .isEqualTo(2);
            assertThat(in.pos).isEqualTo(at);
        }

        assertThat(in.lookahead().again)
                .as("each object is looked at twice here")
                .isGreaterThan(json.length())
                .isLessThan(4L * json.length());
    }

    @Test
    void soIsADeepObjectAfterAnother() {
        String deep =
                "{\"in\":".repeat(200) + "[" + "{\"x\":[1]},".repeat(1_000) + "1]" + ",\"type\":\"a\"}".repeat(200);
        String json = "[{\"in\":7,\"type\":\"a\"}," + "[123456789],".repeat(20_000) + deep + "]";

        assertThat(walkedAgain(json)).isGreaterThan(deep.length()).isLessThan(2L * deep.length());
    }

    @Test
    void rememberedEndsAreNotSearchedAgain() {
        String json = "{\"in\":".repeat(9) + "[1,[2],3]" + ",\"type\":\"a\"}".repeat(9);
        long again = walkedAgain(json);

        in.pos = 0;
        assertThat(SubtypeFinder.find(in, TYPE, NAMES, TEXTS)).isZero();
        assertThat(in.lookahead().again).isEqualTo(again);
    }

    @Test
    void theValueOfADiscriminatorHasNotBeenWalkedOver() {
        byte[] json = "{\"x\":1,\"type\":[1,[2],3],\"kind\":\"a\"}".getBytes(UTF_8);
        in.reset(json, 0, json.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        KeyPattern kind = KeyPattern.of("kind", ValueStart.ANY, true);

        assertThat(SubtypeFinder.find(in, TYPE, NAMES, TEXTS)).isEqualTo(SubtypeFinder.NONE);
        assertThat(SubtypeFinder.find(in, kind, table(kind), TEXTS)).isZero();
        assertThat(in.lookahead().again).as("of the value of x").isEqualTo(1);
    }

    @Test
    void objectsBesideEachOtherAreWalkedOverOnce() {
        String json = "[" + "{\"in\":[1,2],\"type\":\"a\"},".repeat(1_000) + "1]";

        assertThat(walkedAgain(json)).isZero();
    }

    @Test
    void anObjectInAnotherIsWalkedOverOnceMore() {
        String inner = "{\"in\":[1,2],\"type\":\"a\"}";

        assertThat(walkedAgain("{\"in\":" + inner + ",\"type\":\"a\"}")).isEqualTo("[1,2]".length());
    }

    @Test
    void theNextDocumentIsAnotherOne() {
        String deep = "{\"in\":".repeat(9) + "[1,[2],3]" + ",\"type\":\"a\"}".repeat(9);
        String same = "{\"in\":[7,[8],9,8765,4321],\"type\":\"a\"}";

        assertThat(walkedAgain(deep)).isPositive();
        assertThat(walkedAgain(same)).isZero();
    }

    /**
     * docs/security.md: one look at an object, less than two over what is in it, and one that remembers where objects
     * end; names that are left are looked at once more.
     */
    @Test
    void randomDocumentsAreWalkedOverAgainTwiceAtMost() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        double most = 0;
        for (int i = 0; i < 2_000; i++) {
            StringBuilder json = new StringBuilder();
            append(json, random, 1 + random.nextInt(200), i % 2 == 0);
            double again = (double) walkedAgain(json.toString()) / json.length();
            assertThat(again).as("-Dschemac.seed=%d, %s", seed, json).isLessThan(2);
            most = Math.max(most, again);
        }
        assertThat(most).as("-Dschemac.seed=" + seed).isGreaterThan(1.5);
    }

    /** An object in which others are, with its discriminator last or nowhere. */
    private static void append(StringBuilder json, Random random, int depth, boolean typed) {
        int before = json.length();
        json.append("{\"in\":");
        if (depth > 0) {
            append(json, random, depth - 1, typed);
        } else {
            json.append("[")
                    .append("{\"x\":[1]},".repeat(random.nextInt(1_000)))
                    .append("1]");
        }
        for (int i = random.nextInt(8); i > 5; i--) {
            json.append(",\"m").append(i).append("\":[1,{\"y\":2}]");
        }
        json.append(typed ? ",\"type\":\"a\"}" : "}");
        assertThat(json.length()).isGreaterThan(before);
    }

    /** docs/security.md has these figures: what is held, and what is allocated while the arrays grow. */
    @Test
    void eachObjectThatIsRememberedTakes8To16Bytes() throws ReflectiveOperationException {
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        double least = Double.MAX_VALUE;
        double most = 0;
        double mostAllocated = 0;
        for (int elements = 1_000; elements < 40_000; elements += 977) {
            String json =
                    "{\"in\":".repeat(9) + "[" + "{\"x\":[1]},".repeat(elements) + "1]" + ",\"type\":\"a\"}".repeat(9);
            byte[] bytes = json.getBytes(UTF_8);
            in.reset(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int at = 0; at < 9 * 6; at += 6) {
                in.pos = at;
                SubtypeFinder.find(in, TYPE, NAMES, TEXTS);
            }
            double allocated = threads.getCurrentThreadAllocatedBytes() - before;
            int remembered = field("count", Integer.class);
            assertThat(remembered).as("objects and arrays").isBetween(2 * elements, 2 * elements + 10);
            double held = 4.0 * (field("begins", int[].class).length + field("ends", int[].class).length) / remembered;
            least = Math.min(least, held);
            most = Math.max(most, held);
            mostAllocated = Math.max(mostAllocated, (allocated - 10_000) / remembered);
        }
        assertThat(least).isBetween(8.0, 9.0);
        assertThat(most).isBetween(15.0, 16.0);
        assertThat(mostAllocated).isBetween(28.0, 32.0);
    }

    private <T> T field(String name, Class<T> type) throws ReflectiveOperationException {
        Field field = DiscriminatorLookahead.class.getDeclaredField(name);
        field.setAccessible(true);
        return type.cast(field.get(in.lookahead()));
    }

    /** How many bytes are walked over that had been before, if each object that has a member "in" is found out about. */
    private long walkedAgain(String json) {
        byte[] bytes = json.getBytes(UTF_8);
        in.reset(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        for (int at = json.indexOf("{\"in\""); at >= 0; at = json.indexOf("{\"in\"", at + 1)) {
            in.pos = at;
            int found = SubtypeFinder.find(in, TYPE, NAMES, TEXTS);
            assertThat(found).isEqualTo(json.contains("type") ? 0 : SubtypeFinder.NONE);
            assertThat(in.pos).isEqualTo(at);
        }
        return in.lookahead().again;
    }
}
