package dev.schemac.runtime.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.internal.pool.BufferPool;
import java.nio.charset.StandardCharsets;
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
