package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.text.KeyPattern;
import dev.schemac.runtime.internal.text.ValueStart;
import org.junit.jupiter.api.Test;

/** How much of a document is walked over in search of discriminators that come behind the objects in which others are. */
class WalkedObjectTest {
    private static final KeyPattern TYPE = KeyPattern.of("type", ValueStart.ANY);
    private static final NameTable NAMES = table(TYPE);
    private static final NameTable TEXTS = table(KeyPattern.of("a", ValueStart.ANY));

    private final Cursor in = new Cursor(new byte[0], 0, 0, JsonOptions.DEFAULT);

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

    /** How many bytes are walked over that had been before, if each object that has a member "in" is found out about. */
    private long walkedAgain(String json) {
        byte[] bytes = json.getBytes(UTF_8);
        in.reset(bytes, 0, bytes.length, JsonOptions.DEFAULT);
        for (int at = json.indexOf("{\"in\""); at >= 0; at = json.indexOf("{\"in\"", at + 1)) {
            in.pos = at;
            int found = SubtypeFinder.find(in, TYPE, NAMES, TEXTS);
            assertThat(found).isEqualTo(json.contains("type") ? 0 : SubtypeFinder.NONE);
            assertThat(in.pos).isEqualTo(at);
        }
        return in.walked().again();
    }
}
