package dev.schemac.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.pool.BufferPool;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** How large the array of the next document is made. */
class BufferSizeHintTest {

    private static final int LEAST = 512;

    private static final class Large implements JsonEvent {
        @Override
        public Map<String, Object> asMap() {
            return Map.of();
        }

        @Override
        public void writeTo(JsonWriter out) {
            out.value("x".repeat(10_000));
        }
    }

    @Test
    void isThatOfTheDocumentsOfTheClass() throws IOException {
        BufferPool.SizeHint usual = BufferPool.SizeHint.of(Large.class);
        assertThat(usual.bytes()).isEqualTo(LEAST);
        new Large().writeTo(new ByteArrayOutputStream());

        assertThat(usual.bytes()).isBetween(10_002, 12_000);
        assertThat(BufferPool.SizeHint.of(Large.class)).isSameAs(usual);
        assertThat(BufferPool.SizeHint.of(BufferSizeHintTest.class).bytes()).isEqualTo(LEAST);
    }

    @Test
    void comesToRestWhereNoArrayGrows() {
        BufferPool.SizeHint usual = BufferPool.SizeHint.of(Integer.class);
        Random random = new Random(7);
        for (int i = 0; i < 1_000; i++) {
            int size = 900 + random.nextInt(500);
            usual.learn(size, Math.max(size, usual.bytes()));
        }
        int rest = usual.bytes();
        assertThat(rest).isBetween(1_390, 1_700);
        for (int i = 0; i < 1_000; i++) {
            int size = 900 + random.nextInt(490);
            usual.learn(size, Math.max(size, usual.bytes()));
        }
        assertThat(usual.bytes()).isEqualTo(rest);
    }

    @Test
    void isNotThatOfOneLargeDocumentForEver() {
        BufferPool.SizeHint usual = BufferPool.SizeHint.of(String.class);
        usual.learn(Integer.MAX_VALUE - 8, Integer.MAX_VALUE - 8);
        assertThat(usual.bytes()).isEqualTo(1 << 20);
        for (int i = 0; i < 1_000; i++) {
            usual.learn(100, usual.bytes());
        }
        assertThat(usual.bytes()).isEqualTo(LEAST);
    }
}
