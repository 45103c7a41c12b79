package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonScanner;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Depth and size: exact, on by default, and the same on every path and entry point. */
class LimitsTest {
    /** A quarter of the JVM's default. The thousand levels of the Esper profile get the default. */
    private static final int SMALL_STACK = 256 << 10;

    /** A schema that holds itself, alone and in arrays, and untyped columns; whatever else comes is skipped. */
    private static final ProbeParser TREE = tree();

    private static ProbeParser tree() {
        AtomicReference<ProbeParser> self = new AtomicReference<>();
        self.set(new ProbeParser(
                Column.recursive("child", self::get),
                Column.array("children", in -> self.get().read(in)),
                Column.array("grid", Column.elements(Column.elements(JsonScanner::readIntOrNull))),
                Column.any("any"),
                Column.map("map")));
        return self.get();
    }

    /** A way to nest: a document with the given number of levels, the document's own object included. */
    private record Nesting(String name, IntFunction<String> levels) {}

    private static final List<Nesting> NESTINGS = List.of(
            new Nesting("bound objects", n -> nest("", "{\"child\":", "{", "}", n)),
            new Nesting("bound objects, any order", n -> nest("", "{ \"x\":0, \"child\" : ", "{", "}", n)),
            new Nesting(
                    "bound arrays of objects",
                    n -> n % 2 == 1
                            ? "{\"children\":[".repeat(n / 2) + "{}" + "]}".repeat(n / 2)
                            : "{\"children\":[".repeat(n / 2) + "]}".repeat(n / 2)),
            new Nesting("skipped arrays", n -> nest("{\"x\":", "[", "", "]", n - 1)),
            new Nesting("skipped objects", n -> nest("{\"x\":", "{\"a\":", "{", "}", n - 1)),
            new Nesting("untyped arrays", n -> nest("{\"any\":", "[", "", "]", n - 1)),
            new Nesting("untyped objects", n -> nest("{\"any\":", "{\"a\":", "{", "}", n - 1)),
            new Nesting("map", n -> nest("{\"map\":", "{\"a\":", "{", "}", n - 1)),
            new Nesting(
                    "bound, then untyped",
                    n -> "{\"child\":".repeat(n / 2)
                            + nest("{\"any\":", "[", "", "]", n - n / 2 - 1)
                            + "}".repeat(n / 2)),
            new Nesting(
                    "bound, then skipped",
                    n -> "{\"child\":".repeat(n / 2)
                            + nest("{\"x\":", "[", "", "]", n - n / 2 - 1)
                            + "}".repeat(n / 2)),
            new Nesting(
                    "skipped, mixed",
                    n -> "{\"x\":" + "[{\"a\":".repeat((n - 1) / 2) + ((n - 1) % 2 == 1 ? "[]" : "0")
                            + "}]".repeat((n - 1) / 2) + "}"),
            new Nesting(
                    "untyped, mixed",
                    n -> "{\"any\":" + "[{\"a\":".repeat((n - 1) / 2) + ((n - 1) % 2 == 1 ? "[]" : "0")
                            + "}]".repeat((n - 1) / 2) + "}"));

    /** @param last what the innermost level begins with, in place of {@code open}; nothing for the same */
    private static String nest(String head, String open, String last, String close, int levels) {
        String tail = head.isEmpty() ? "" : "}";
        return head + open.repeat(levels - 1) + (last.isEmpty() ? open : last) + close.repeat(levels) + tail;
    }

    @Test
    void depthIsLimitedExactlyOnEveryPath() throws InterruptedException {
        for (JsonOptions options : List.of(
                JsonOptions.DEFAULT,
                JsonOptions.ESPER,
                JsonOptions.DEFAULT.withMaxDepth(7),
                JsonOptions.DEFAULT.withMaxDepth(64),
                JsonOptions.DEFAULT.withMaxDepth(65))) {
            for (Nesting nesting : NESTINGS) {
                int limit = options.maxDepth();
                onStack(options == JsonOptions.ESPER ? 4 * SMALL_STACK : SMALL_STACK, () -> {
                    for (int levels = Math.max(3, limit - 2); levels <= limit; levels++) {
                        byte[] json = nesting.levels.apply(levels).getBytes(UTF_8);
                        assertThat(Parses.outcome(TREE, json, options))
                                .as("%s, %d levels", nesting.name, levels)
                                .isInstanceOf(Map.class);
                    }
                    for (int levels : new int[] {limit + 1, limit + 2, 10 * limit}) {
                        JsonParseException e =
                                Parses.error(TREE, nesting.levels.apply(levels).getBytes(UTF_8), options);
                        assertThat(e.description())
                                .as(nesting.name)
                                .isEqualTo("nesting deeper than " + limit + " levels");
                        assertThat(e.kind()).isEqualTo(Kind.LIMIT);
                    }
                });
            }
        }
    }

    /** The place is that of the bracket that is one too many. */
    @Test
    void placeOfTheLevelThatIsTooMuch() {
        JsonOptions three = JsonOptions.DEFAULT.withMaxDepth(3);
        Parses.refused(
                TREE,
                "{\"x\":[[[]]]}",
                three,
                Kind.LIMIT,
                7,
                "nesting deeper than 3 levels at $.x[0][0] (line 1, column 8)");
        Parses.refused(
                TREE,
                "{\"any\":[[[]]]}",
                three,
                Kind.LIMIT,
                9,
                "nesting deeper than 3 levels at $.any[0][0] (line 1, column 10)");
        Parses.refused(
                TREE,
                "{\"grid\":[[[]]]}",
                three,
                Kind.LIMIT,
                10,
                "nesting deeper than 3 levels at $.grid[0][0] (line 1, column 11)");
        Parses.refused(
                TREE,
                "{\"child\":{\"child\":{\"child\":{}}}}",
                three,
                Kind.LIMIT,
                27,
                "nesting deeper than 3 levels at $.child.child.child (line 1, column 28)");
        Parses.refused(
                TREE,
                "{\"x\":{\"a\":{\"b\":{}}}}",
                three,
                Kind.LIMIT,
                15,
                "nesting deeper than 3 levels at $.x.a.b (line 1, column 16)");
    }

    /** Levels that have been closed are not counted. */
    @Test
    void widthIsNoDepth() {
        JsonOptions three = JsonOptions.DEFAULT.withMaxDepth(3);
        String many = "[" + "[],".repeat(1_000) + "{}]";
        for (String json : List.of(
                "{\"x\":" + many + ",\"y\":" + many + "}",
                "{\"any\":" + many + ",\"map\":{\"a\":[],\"b\":{}},\"children\":[]}",
                "{\"children\":[" + "{},".repeat(1_000) + "{}],\"child\":{\"child\":{}},\"grid\":[[],[]]}")) {
            Parses.event(TREE, json, three);
        }
        Parses.event(ProbeParser.NOTHING, "{}", JsonOptions.DEFAULT.withMaxDepth(1));
        Parses.refused(
                ProbeParser.NOTHING,
                "{\"a\":[]}",
                JsonOptions.DEFAULT.withMaxDepth(1),
                Kind.LIMIT,
                5,
                "nesting deeper than 1 levels at $.a (line 1, column 6)");
    }

    /** Null by the Esper profile in place of an object or array does not disturb the count. */
    @Test
    void otherKindsReadAsNullAreCountedAndForgotten() {
        JsonOptions three = JsonOptions.ESPER.withMaxDepth(3);
        ProbeParser parser = new ProbeParser(
                Column.intColumn("i"),
                Column.map("m"),
                Column.array("a", JsonScanner::readIntOrNull),
                Column.text("s"));
        Parses.event(parser, "{\"i\":[[]],\"m\":[[]],\"a\":{\"b\":{}},\"s\":[[]],\"i\":{}}", three);
        for (String column : List.of("i", "m", "a", "s")) {
            String open = column.equals("a") ? "{\"a\":{\"b\":[[]]}}" : "{\"" + column + "\":[[[]]]}";
            JsonParseException e = Parses.error(parser, open.getBytes(UTF_8), three);
            assertThat(e.description()).isEqualTo("nesting deeper than 3 levels");
        }
    }

    /** A limit that no stack can hold: the parse fails in the same way, whatever comes first. */
    @Test
    void stackOverflowNeverEscapes() throws InterruptedException {
        JsonOptions deep = JsonOptions.DEFAULT.withMaxDepth(10_000_000);
        for (Nesting nesting : NESTINGS) {
            byte[] json = nesting.levels.apply(200_000).getBytes(UTF_8);
            onStack(SMALL_STACK, () -> {
                Object outcome = Parses.outcome(TREE, EntryPoint.BYTES, json, deep);
                if (nesting.name.startsWith("skipped")) {
                    // What is skipped needs no stack at all.
                    assertThat(outcome).as(nesting.name).isInstanceOf(Map.class);
                } else if (outcome instanceof JsonParseException e) {
                    assertThat(e.description()).isEqualTo("nesting too deep for the stack of this thread");
                    assertThat(e.kind()).isEqualTo(Kind.LIMIT);
                } else {
                    assertThat(nesting.name).isEqualTo("bound, then skipped");
                }
            });
            // And the same parser goes on working.
            Parses.event(TREE, "{\"child\":{\"any\":[1.5]}}", JsonOptions.DEFAULT);
        }
    }

    /** Deep documents cost time that grows with their length, not with its square. */
    @Test
    void skippingDeepDocuments() {
        JsonOptions deep = JsonOptions.DEFAULT.withMaxDepth(10_000_000);
        String json = nest("{\"x\":", "[", "", "]", 5_000_000);
        assertThat(ProbeParser.NOTHING.parse(json.getBytes(UTF_8), deep)).isEmpty();
    }

    // ---- size

    @Test
    void sizeOfADocumentIsLimitedExactly() throws IOException {
        String json = "{\"any\":\"é€\ud83d\ude00\"}";
        int size = json.getBytes(UTF_8).length;
        assertThat(size).isEqualTo(19);
        Parses.event(TREE, json, JsonOptions.DEFAULT.withMaxEventBytes(size));
        for (int limit = 1; limit < size; limit++) {
            Parses.refused(
                    TREE,
                    json,
                    JsonOptions.DEFAULT.withMaxEventBytes(limit),
                    Kind.LIMIT,
                    0,
                    "document longer than " + limit + " bytes at $ (line 1, column 1)");
        }
        // Blanks around it are part of the document.
        Parses.refused(
                TREE,
                json + " ",
                JsonOptions.DEFAULT.withMaxEventBytes(size),
                Kind.LIMIT,
                0,
                "document longer than 19 bytes at $ (line 1, column 1)");
    }

    /** What follows the range in its array does not count. */
    @Test
    void onlyTheRangeCounts() {
        byte[] large = ("{}" + " ".repeat(100)).getBytes(UTF_8);
        assertThat(TREE.parse(large, 0, 2, JsonOptions.DEFAULT.withMaxEventBytes(2)))
                .isEmpty();
    }

    /** A stream is read up to the limit and one byte, however much more it would give. */
    @Test
    void streamsAreNotReadBeyondTheLimit() throws IOException {
        class Endless extends InputStream {
            private long given;

            @Override
            public int read() {
                given++;
                return ' ';
            }
        }
        Endless endless = new Endless();
        JsonParseException e = null;
        try {
            TREE.parse(endless, JsonOptions.DEFAULT.withMaxEventBytes(10_000));
        } catch (JsonParseException thrown) {
            e = thrown;
        }
        assertThat(e).hasMessage("document longer than 10000 bytes at $ (line 1, column 1)");
        assertThat(endless.given).isEqualTo(10_001);
    }

    @Test
    void streamsAreReadToTheirEndAndNotClosed() throws IOException {
        AtomicReference<Boolean> closed = new AtomicReference<>(false);
        InputStream in = new ByteArrayInputStream("{\"any\":1}\n".getBytes(UTF_8)) {
            @Override
            public void close() {
                closed.set(true);
            }
        };
        assertThat(TREE.parse(in)).containsEntry("any", 1);
        assertThat(in.read()).isEqualTo(-1);
        assertThat(closed.get()).isFalse();
    }

    @Test
    void anExceptionOfTheStreamComesThroughAsItIs() {
        IOException broken = new IOException("broken");
        InputStream in = new InputStream() {
            private int given;

            @Override
            public int read() throws IOException {
                if (given == 5) {
                    throw broken;
                }
                return "{\"any".charAt(given++);
            }
        };
        try {
            TREE.parse(in);
        } catch (IOException e) {
            assertThat(e).isSameAs(broken);
            return;
        }
        throw new AssertionError("no exception");
    }

    @Test
    void limitsMustMakeSense() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonOptions.DEFAULT.withMaxDepth(0))
                .withMessage("maxDepth must be at least 1 but is 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonOptions.DEFAULT.withMaxEventBytes(-1))
                .withMessage("maxEventBytes must be at least 1 but is -1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonOptions.DEFAULT.withMaxDecimalScale(0))
                .withMessage("maxDecimalScale must be at least 1 but is 0");
    }

    @Test
    void limitsOfTheProfiles() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            assertThat(options.maxDepth()).isEqualTo(options == JsonOptions.ESPER ? 1_000 : 256);
            assertThat(options.maxNumberLength()).isEqualTo(1_000);
            assertThat(options.maxDecimalScale()).isEqualTo(10_000);
            assertThat(options.maxEventBytes()).isEqualTo(64 << 20);
        }
    }

    private static void onStack(int bytes, Runnable test) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(null, test, "stack", bytes);
        thread.setUncaughtExceptionHandler((t, e) -> thrown.set(e));
        thread.start();
        thread.join();
        if (thrown.get() != null) {
            throw new AssertionError(thrown.get());
        }
    }
}
