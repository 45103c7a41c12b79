package dev.schemac.runtime.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.internal.pool.ObjectPool;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Arrays are lent from document to document: none may show in another. */
class BufferPoolTest {

    @Test
    void anArrayIsLentToOneAtATime() {
        byte[] first = BufferPool.take();
        byte[] second = BufferPool.take();

        assertThat(first).isNotSameAs(second);

        BufferPool.give(first);
        assertThat(BufferPool.take()).isSameAs(first);
        assertThat(BufferPool.take()).isNotSameAs(first);
    }

    @Test
    void oneLargeArrayIsKeptForWhoNeedsOne() {
        byte[] large = new byte[1 << 21];
        BufferPool.give(large);

        assertThat(BufferPool.take()).isNotSameAs(large);
        assertThat(BufferPool.take(1 << 20)).isSameAs(large);
        assertThat(BufferPool.take(1 << 20)).isNotSameAs(large).hasSize(1 << 20);
    }

    @Test
    void aLargeArrayThatIsTooSmallIsNotLent() {
        BufferPool.give(new byte[1 << 19]);

        assertThat(BufferPool.take(1 << 20)).hasSize(1 << 20);
    }

    /** Small arrays are kept one for each thread, larger ones one for all, and the smallest and largest not at all. */
    @Test
    void arraysAtTheLimits() {
        byte[] small = new byte[1 << 18];
        assertThat(BufferPool.isSmall(small)).isTrue();
        assertThat(BufferPool.isSmall(new byte[small.length + 1])).isFalse();
        BufferPool.give(small);
        assertThat(BufferPool.take()).isSameAs(small);
        byte[] smallest = new byte[512];
        BufferPool.give(smallest);
        assertThat(BufferPool.take()).isSameAs(smallest);
        BufferPool.give(new byte[511]);
        assertThat(BufferPool.take()).hasSizeGreaterThanOrEqualTo(512);
        byte[] largest = new byte[1 << 22];
        BufferPool.give(largest);
        assertThat(BufferPool.take(1 << 18)).isNotSameAs(largest);
        assertThat(BufferPool.take(1 << 22)).isSameAs(largest);
    }

    /** Places are chosen by the number of the thread. */
    @Test
    void threadsUseDifferentPlaces() throws InterruptedException {
        ObjectPool<String> idle = new ObjectPool<>();
        Thread giving = new Thread(() -> idle.give("given"));
        Thread taking;
        List<String> taken = Collections.synchronizedList(new ArrayList<>());
        do {
            taking = new Thread(() -> taken.add(idle.take()));
        } while ((taking.getId() - giving.getId()) % 16 == 0);
        giving.start();
        giving.join();
        taking.start();
        taking.join();
        assertThat(taken).containsExactly((String) null);
    }

    @Test
    void veryLargeArraysAreNotKept() {
        byte[] large = new byte[(1 << 22) + 1];
        BufferPool.give(large);

        assertThat(BufferPool.take(1 << 22)).isNotSameAs(large);
        assertThat(BufferPool.take(large.length)).isNotSameAs(large);
    }

    @Test
    void largeDocumentsOfManyThreadsAreApart() {
        assertThat(IntStream.range(0, 200).parallel().filter(i -> {
                    String content = (char) ('a' + i % 26) + "x".repeat(300_000 + 5_000 * (i % 100));
                    return !new String(text(content).toJsonBytes(), StandardCharsets.UTF_8).equals('"' + content + '"');
                }))
                .isEmpty();
    }

    @Test
    void documentsInsideDocumentsAreApart() {
        JsonEvent inner = text("inner");
        JsonEvent outer = event(out -> {
            out.beginArray();
            out.value("before " + inner.toJson());
            out.value(new String(inner.toJsonBytes(), StandardCharsets.UTF_8));
            out.endArray();
        });

        assertThat(outer.toJson()).isEqualTo("[\"before \\\"inner\\\"\",\"\\\"inner\\\"\"]");
        assertThat(outer.toJson()).isEqualTo("[\"before \\\"inner\\\"\",\"\\\"inner\\\"\"]");
    }

    @Test
    void documentsOfManyThreadsAreApart() {
        assertThat(IntStream.range(0, 20_000).parallel().filter(i -> {
                    String content = Integer.toString(i).repeat(i % 300);
                    return !text(content).toJson().equals('"' + content + '"')
                            || !new String(text(content).toJsonBytes(), StandardCharsets.UTF_8)
                                    .equals('"' + content + '"');
                }))
                .isEmpty();
    }

    @Test
    void aWriterThatWasKeptCannotReachTheNextDocument() {
        JsonWriter[] kept = new JsonWriter[1];
        event(out -> {
                    kept[0] = out;
                    out.value("first");
                })
                .toJsonBytes();
        JsonEvent second = event(out -> {
            out.beginArray();
            out.value("second");
            kept[0].value("overwritten, if it could");
            out.endArray();
        });

        assertThatThrownBy(kept[0]::toByteArray).isExactlyInstanceOf(IllegalStateException.class);
        assertThat(second.toJson()).isEqualTo("[\"second\"]");
    }

    @Test
    void theNextDocumentIsWholeAfterOneThatFailed() {
        JsonEvent fails = event(out -> {
            out.beginArray();
            out.value("\uD800");
        });

        assertThatThrownBy(fails::toJsonBytes).isExactlyInstanceOf(JsonWriteException.class);
        assertThat(text("next").toJson()).isEqualTo("\"next\"");
    }

    private static JsonEvent text(String text) {
        return event(out -> out.value(text));
    }

    private static JsonEvent event(Consumer<JsonWriter> writes) {
        return new JsonEvent() {
            @Override
            public Map<String, Object> asMap() {
                return Map.of();
            }

            @Override
            public void writeTo(JsonWriter out) {
                writes.accept(out);
            }
        };
    }
}
