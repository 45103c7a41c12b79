package dev.schemac.integrations.common;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import org.junit.jupiter.api.Test;

class WriterPoolTest {
    private final WriterPool pool = new WriterPool(JsonOptions.DEFAULT.withIndent(2));

    @Test
    void aWriterIsUsedAgainAndIsEmptyThen() {
        JsonWriter first = pool.take();
        first.beginObject();
        first.member("a", 1);
        first.endObject();
        assertThat(first.toJson()).as("under the options of the pool").isEqualTo("{\n  \"a\": 1\n}");
        pool.give(first);

        JsonWriter second = pool.take();

        assertThat((Object) second).isSameAs(first);
        assertThat(second.size()).isZero();
    }

    @Test
    void nobodyElseGetsAWriterThatIsInUse() {
        JsonWriter first = pool.take();
        JsonWriter second = pool.take();

        assertThat((Object) second).isNotSameAs(first);
    }

    @Test
    void aWriterOfALargeDocumentIsDropped() {
        for (int more : new int[] {-1, 0, 1}) {
            JsonWriter writer = pool.take();
            writer.value("x".repeat(WriterPool.LARGEST_DOCUMENT - 2 + more));
            assertThat(writer.size()).isEqualTo(WriterPool.LARGEST_DOCUMENT + more);
            pool.give(writer);

            JsonWriter next = pool.take();
            assertThat(next == writer)
                    .as("%d bytes", WriterPool.LARGEST_DOCUMENT + more)
                    .isEqualTo(more <= 0);
            pool.give(next);
        }
    }
}
