package dev.schemac.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.User;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ParserIndex;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A body that is too long is refused before it is in memory. */
class LongBodiesTest {
    private static final int LIMIT = 1024;

    /** Blanks without end. */
    private static final class Endless extends InputStream {
        private long count;

        @Override
        public int read() {
            count++;
            return ' ';
        }
    }

    private static void read(InputStream body, long length, boolean isOne) throws IOException {
        EventBodies bodies = new EventBodies(
                ParserIndex.of(User.class.getClassLoader()), JsonOptions.DEFAULT.withMaxEventBytes(LIMIT));
        bodies.read(isOne ? User.class : User[].class, isOne ? User.class : User[].class, body, length, false);
    }

    private static void assertIsRefused(Endless body, long length, boolean isOne) {
        assertThatThrownBy(() -> read(body, length, isOne))
                .isInstanceOfSatisfying(InvalidEventException.class, e -> {
                    assertThat(e.getResponse().getStatus()).isEqualTo(413);
                    assertThat(e.errors()).isEqualTo(List.of(e.error()));
                })
                .hasMessage("document longer than 1024 bytes at $ (line 1, column 1)");
    }

    @Test
    void nothingOfAnAnnouncedLengthIsRead() {
        for (boolean isOne : new boolean[] {true, false}) {
            Endless body = new Endless();
            assertIsRefused(body, LIMIT + 1, isOne);
            assertThat(body.count).isZero();
        }
    }

    @Test
    void atMostOneByteMoreIsRead() {
        for (long length : new long[] {-1, 0, LIMIT}) {
            for (boolean isOne : new boolean[] {true, false}) {
                Endless body = new Endless();
                assertIsRefused(body, length, isOne);
                assertThat(body.count).isEqualTo(LIMIT + 1);
            }
        }
    }
}
