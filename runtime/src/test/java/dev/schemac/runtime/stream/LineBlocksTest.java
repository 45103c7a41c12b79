package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The blocks of whole lines for threads: together they are the source, whatever its lines and its reads. */
class LineBlocksTest {
    private static final int ANY = 1 << 26;

    private static String content(LineBlocks.Block block) {
        StreamBuffer lines = block.lines();
        assertThat(lines.last).isTrue();
        return new String(lines.bytes, lines.position, lines.limit - lines.position, ISO_8859_1);
    }

    private static LineBlocks blocks(InputStream source, int maxLineBytes, int atATime) throws IOException {
        return new LineBlocks(ByteSource.of(source), maxLineBytes, atATime);
    }

    private static InputStream source(String text) {
        return new ByteArrayInputStream(text.getBytes(ISO_8859_1));
    }

    private static List<String> all(LineBlocks blocks) throws Exception {
        List<String> all = new ArrayList<>();
        for (LineBlocks.Block block = blocks.next(null); block != null; block = blocks.next(null)) {
            assertThat(block.index()).isEqualTo(all.size());
            all.add(content(block));
        }
        assertThat(blocks.failure()).isNull();
        assertThat(blocks.next(null)).isNull();
        return all;
    }

    @Test
    void blocksAreWholeLinesAndTogetherTheSource() throws Exception {
        Random random = new Random(Seed.of(20261124));
        for (int round = 0; round < 20; round++) {
            StringBuilder text = new StringBuilder();
            int longest = round % 2 == 0 ? 200 : 40_000;
            while (text.length() < 150_000) {
                text.append("x".repeat(random.nextInt(longest))).append('\n');
            }
            if (round % 3 == 0) {
                text.append("no line feed");
            }
            byte[] bytes = text.toString().getBytes(ISO_8859_1);
            List<String> all = all(blocks(new Outcome.Trickle(bytes, 1 + random.nextInt(50_000)), ANY, 1 << 12));
            assertThat(String.join("", all)).isEqualTo(text.toString());
            assertThat(all).hasSizeGreaterThan(1);
            assertThat(all.subList(0, all.size() - 1)).allMatch(block -> block.endsWith("\n"));
            if (longest == 200) {
                assertThat(all).hasSizeGreaterThan(text.length() >> 14).allMatch(block -> block.length() <= 1 << 14);
            }
        }
        assertThat(all(blocks(source(""), ANY, 1))).isEmpty();
        assertThat(all(blocks(source("\n"), ANY, 1))).containsExactly("\n");
        assertThat(all(blocks(source("x"), ANY, 1))).containsExactly("x");
    }

    /** All blocks in use together are 8 MB, unless there are hundreds of them. */
    @Test
    void blocksAreSmallerIfMoreOfThemAreInUse() throws Exception {
        for (int[] each : new int[][] {{1, 1 << 18}, {32, 1 << 18}, {64, 1 << 17}, {512, 1 << 14}, {5_000, 1 << 14}}) {
            LineBlocks blocks = blocks(source("x\n".repeat(1 << 18)), ANY, each[0]);
            assertThat(content(blocks.next(null))).hasSize(each[1]);
            assertThat(content(blocks.next(null))).hasSize(each[1]);
        }
    }

    @Test
    void theRestOfALongLineIsInNoBlock() throws Exception {
        for (int length = 98; length < 110; length++) {
            for (String end : List.of("\n", "\r\n", "")) {
                String line = "y".repeat(length) + end;
                String next = end.isEmpty() ? "" : "z\n";
                byte[] bytes = ("x\n" + line + next).getBytes(ISO_8859_1);
                List<String> all = all(blocks(new Outcome.Trickle(bytes, 1), 100, 1));
                boolean cut = line.replace("\n", "").length() > 101;
                List<String> expected = new ArrayList<>(List.of("x\n", cut ? line.substring(0, 102) : line));
                if (!next.isEmpty()) {
                    expected.add(next);
                }
                assertThat(all).as("%d %s", length, end.length()).isEqualTo(expected);
            }
        }
    }

    @Test
    void blocksKnowTheirPlaceInTheSource() throws Exception {
        byte[] bytes = ("x\n" + "y".repeat(120) + "\nz\n\nlast").getBytes(ISO_8859_1);
        LineBlocks blocks = blocks(new Outcome.Trickle(bytes, 1), 100, 1);
        List<Long> offsets = new ArrayList<>();
        for (LineBlocks.Block block = blocks.next(null); block != null; block = blocks.next(null)) {
            offsets.add(block.lines().offset(block.lines().position));
        }
        assertThat(offsets).containsExactly(0L, 2L, 123L, 125L, 126L);
    }

    /** If the bytes that are left fit into it, and more can follow them. */
    @Test
    void theArrayOfAFinishedBlockIsUsedAgain() throws Exception {
        for (int size = 1; size <= 5; size++) {
            // The first two reads return all but the last two bytes, so three are left after the block.
            LineBlocks blocks = blocks(new Outcome.Trickle("aaaa\ncccdd".getBytes(ISO_8859_1), 7), ANY, 1);
            byte[] unused = new byte[size];
            assertThat(content(blocks.next(unused))).isEqualTo("aaaa\n");
            LineBlocks.Block last = blocks.next(null);
            assertThat(content(last)).isEqualTo("cccdd");
            assertThat(last.lines().bytes.length).as("%d", size).isEqualTo(size < 4 ? 1 << 18 : 2 * size);
        }
    }

    @Test
    void onlyArraysOfOrdinaryBlocksAreUsedAgain() {
        for (int size : new int[] {16, 1 << 20, (1 << 20) + 1}) {
            byte[] bytes = new byte[size];
            byte[] unused = LineBlocks.unused(new LineBlocks.Block(0, new StreamBuffer(bytes)));
            if (size <= 1 << 20) {
                assertThat(unused).isSameAs(bytes);
            } else {
                assertThat(unused).isNull();
            }
        }
    }

    @Test
    void noBlockFollowsTheEndAFailureOrClosing() throws Exception {
        LineBlocks ended = blocks(source("x\n"), ANY, 1);
        ended.end();
        assertThat(ended.next(null)).isNull();
        assertThat(ended.failure()).isNull();

        FailingSource closing = new FailingSource("x\n".getBytes(ISO_8859_1), -1, 10, null, null);
        LineBlocks closed = blocks(closing, ANY, 1);
        closed.close();
        closed.close();
        assertThat(closing.closed).isEqualTo(1);
        assertThat(closed.next(null)).isNull();

        IOException failure = new IOException("the line is dead");
        LineBlocks failed = blocks(new FailingSource("x\ny\nz".getBytes(ISO_8859_1), 4, 2, failure, null), ANY, 1);
        assertThat(content(failed.next(null))).isEqualTo("x\n");
        assertThat(content(failed.next(null))).isEqualTo("y\n");
        assertThat(failed.next(null)).isNull();
        assertThat(failed.failure()).isSameAs(failure);
        assertThat(failed.next(null)).isNull();
    }
}
