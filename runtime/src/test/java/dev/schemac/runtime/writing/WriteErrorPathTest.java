package dev.schemac.runtime.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The path of a value that cannot be written. */
class WriteErrorPathTest {

    private static final Object SURROGATE = "\ud800";

    private static String path(Object value) {
        return failure(new JsonWriter(), out -> out.untypedValue(value)).path();
    }

    private static JsonWriteException failure(JsonWriter out, Consumer<JsonWriter> writing) {
        return catchThrowableOfType(JsonWriteException.class, () -> writing.accept(out));
    }

    @Test
    void findsAValueInArraysAndObjects() {
        for (Object refused : Arrays.asList(Double.NaN, SURROGATE, new Object(), "x".repeat(1_000) + SURROGATE)) {
            assertThat(path(refused)).isEqualTo("$");
            assertThat(path(List.of(refused))).isEqualTo("$[0]");
            assertThat(path(List.of(1, "a", refused))).isEqualTo("$[2]");
            assertThat(path(List.of(List.of(), Map.of(), refused))).isEqualTo("$[2]");
            assertThat(path(Map.of("a", refused))).isEqualTo("$.a");
            Map<String, Object> members = new LinkedHashMap<>();
            members.put("a", List.of(1, 2));
            members.put("b c", List.of("é\ud83d\ude00", Map.of("d", refused)));
            assertThat(path(List.of(0, members))).isEqualTo("$[1]['b c'][1].d");
        }
    }

    @Test
    void appendsThePathToTheDescription() {
        JsonWriteException failure = failure(new JsonWriter(), out -> out.untypedValue(Map.of("a", Double.NaN)));
        assertThat(failure).hasMessage("NaN cannot be written as JSON at $.a");
        assertThat(failure.description()).isEqualTo("NaN cannot be written as JSON");
        assertThat(new JsonWriteException("of an adapter")).hasMessage("of an adapter");
        assertThat(new JsonWriteException("of an adapter").path()).isNull();
    }

    @Test
    void namesTheObjectIfANameIsRefused() {
        Map<Object, Object> members = new LinkedHashMap<>();
        members.put("a", 1);
        members.put(null, 2);
        assertThat(path(Map.of("m", members))).isEqualTo("$.m");
        members.remove(null);
        members.put(SURROGATE, 2);
        assertThat(path(Map.of("m", members))).isEqualTo("$.m");
    }

    /** Values that a parser would refuse by default: the path of a later value does not end at them. */
    @Test
    void doesNotEndAtAValueThatExceedsALimitOfReading() {
        assertThat(path(Arrays.asList(new BigDecimal("1".repeat(5_000)), Double.NaN)))
                .isEqualTo("$[1]");
        Object deep = 1;
        for (int i = 0; i < 900; i++) {
            deep = List.of(deep);
        }
        assertThat(path(List.of(deep, Double.NaN))).isEqualTo("$[1]");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void findsTheMemberOfCallsByName(int indent) {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(indent).withSortedMembers(indent != 0));
        out.beginObject();
        out.member("b", 1);
        out.beginArray("a");
        out.value(1);
        assertThat(failure(out, o -> o.value(Float.NaN)).path()).isEqualTo("$.a[1]");
        out.value("x");
        assertThat(failure(out, o -> o.value("\udc00")).path()).isEqualTo("$.a[2]");
        out.endArray();
        assertThat(failure(out, o -> o.member("c", Double.NaN)).path()).isEqualTo("$.c");
        assertThat(failure(out, o -> o.member("c", "\udc00")).path()).isEqualTo("$.c");
        assertThat(failure(out, o -> o.untypedMember("c", List.of(1, new Object())))
                        .path())
                .isEqualTo("$.c[1]");
        out.endObject();
        assertThat(out.toJson()).contains("x");
    }

    @Test
    void findsTheEventWhoseCodeThrows() {
        JsonEvent event = new ThrowingEvent();
        JsonWriteException failure =
                failure(new JsonWriter(), out -> out.untypedValue(List.of(1, Map.of("event", event))));
        assertThat(failure).hasMessage("out of range at $[1].event");
        assertThat(failure.getStackTrace()[0].getMethodName()).isEqualTo("writeTo");
    }

    private static final class ThrowingEvent implements JsonEvent {
        @Override
        public void writeTo(JsonWriter out) {
            out.beginObject();
            out.member("a", 1);
            throw new JsonWriteException("out of range");
        }

        @Override
        public Map<String, Object> asMap() {
            return Map.of();
        }
    }

    /** Code that writes null for each refused value must not scan the document each time. */
    @Test
    void findsAHundredPathsOfADocument() {
        JsonWriter out = new JsonWriter();
        for (int document = 0; document < 2; document++) {
            out.reset();
            out.beginArray();
            for (int i = 0; i < 102; i++) {
                assertThat(failure(out, o -> o.value(Double.NaN)).path()).isEqualTo(i < 100 ? "$[" + i + "]" : null);
                out.nullValue();
            }
            out.endArray();
        }
    }
}
