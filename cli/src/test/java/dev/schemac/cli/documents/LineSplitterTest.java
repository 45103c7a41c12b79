package dev.schemac.cli.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LineSplitterTest {
    @Test
    void splitsAtLineFeeds() throws IOException {
        assertThat(lines("a\nbc\nd\n")).containsExactly("1:a", "2:bc", "3:d");
    }

    @Test
    void readsALastLineWithoutAnEnd() throws IOException {
        assertThat(lines("a\nb")).containsExactly("1:a", "2:b");
    }

    @Test
    void dropsTheCarriageReturnBeforeALineFeed() throws IOException {
        assertThat(lines("a\r\nb\r\r\nc\r")).containsExactly("1:a", "2:b\r", "3:c");
    }

    @Test
    void keepsACarriageReturnInsideALine() throws IOException {
        assertThat(lines("a\rb\n")).containsExactly("1:a\rb");
    }

    @Test
    void skipsBlankLinesButCountsThem() throws IOException {
        assertThat(lines("\n \t\r\na\n\n  b\n \n")).containsExactly("3:a", "5:  b");
    }

    @Test
    void skipsOneByteOrderMarkAtTheBeginning() throws IOException {
        String mark = "\ufeff";
        assertThat(lines(mark + "a\n" + mark + "b")).containsExactly("1:a", "2:" + mark + "b");
        assertThat(lines(mark + "\n" + mark + mark)).containsExactly("2:" + mark + mark);
        assertThat(lines(mark + mark + "a")).containsExactly("1:" + mark + "a");
        assertThat(lines(mark)).isEmpty();
    }

    @Test
    void findsNothingInAnEmptyStream() throws IOException {
        assertThat(lines("")).isEmpty();
        assertThat(lines("\n\r\n  ")).isEmpty();
    }

    @Test
    void splitsOnBytesSoThatNoCharacterIsTakenForAnEnd() throws IOException {
        // U+0A0A, U+2028 and U+0085 end lines in other places; their bytes do not here.
        assertThat(lines("\u0a0a\u2028\u0085\nb")).containsExactly("1:\u0a0a\u2028\u0085", "2:b");
    }

    @Test
    void keepsOneLineInMemoryNotTheStream() throws IOException {
        byte[] line = ("x".repeat(999) + "\n").getBytes(UTF_8);
        InputStream endless = new InputStream() {
            private long position;

            @Override
            public int read() {
                return line[(int) (position++ % line.length)];
            }
        };
        LineSplitter lines = new LineSplitter(endless);
        byte[] first = lines.next() ? lines.buffer() : null;
        for (int i = 0; i < 10_000; i++) {
            assertThat(lines.next()).isTrue();
        }
        assertThat(lines.buffer()).isSameAs(first);
        assertThat(lines.number()).isEqualTo(10_001);
    }

    /** Random texts, buffers and reads, compared with {@link String#split}. */
    @Test
    void splitsAsTheJdkDoesWhateverTheReadsGive() throws IOException {
        long seed = 20261121;
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            int length = random.nextInt(40);
            for (int i = 0; i < length; i++) {
                text.append("ab\n\r \n".charAt(random.nextInt(6)));
            }
            List<String> expected = new ArrayList<>();
            String[] parts = text.toString().split("\n", -1);
            for (int i = 0; i < parts.length; i++) {
                String line = parts[i].endsWith("\r") ? parts[i].substring(0, parts[i].length() - 1) : parts[i];
                if (!line.isBlank()) {
                    expected.add(i + 1 + ":" + line);
                }
            }
            assertThat(split(text.toString(), 1 + random.nextInt(8), 1 + random.nextInt(8)))
                    .as("seed %d, round %d", seed, round)
                    .isEqualTo(expected);
        }
    }

    private static List<String> lines(String text) throws IOException {
        List<String> whole = split(text, 1 << 10, 1 << 10);
        assertThat(split(text, 1, 1)).isEqualTo(whole);
        return whole;
    }

    private static List<String> split(String text, int initialSize, int bytesPerRead) throws IOException {
        InputStream in = new ByteArrayInputStream(text.getBytes(UTF_8)) {
            @Override
            public synchronized int read(byte[] target, int offset, int length) {
                return super.read(target, offset, Math.min(length, bytesPerRead));
            }
        };
        LineSplitter lines = new LineSplitter(in, initialSize);
        List<String> found = new ArrayList<>();
        while (lines.next()) {
            found.add(lines.number() + ":" + new String(lines.buffer(), lines.offset(), lines.length(), UTF_8));
        }
        return found;
    }
}
