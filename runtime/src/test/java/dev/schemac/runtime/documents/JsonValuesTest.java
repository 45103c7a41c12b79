package dev.schemac.runtime.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.support.JsonValues;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class JsonValuesTest {

    @Test
    void comparesArraysByContentAtAnyDepth() {
        same(new Object[] {1, new Object[] {"a", null}}, new Object[] {1, new Object[] {"a", null}});
        same(map("k", new Object[] {map("l", new Object[] {1})}), map("k", new Object[] {map("l", new Object[] {1})}));
        same(
                Arrays.asList(1, Collections.singletonList(new Object[] {2})),
                List.of(1, Collections.singletonList(new Object[] {2})));
        same(new int[] {1, 2}, new int[] {1, 2});
        same(new Object[] {new double[] {Double.NaN}}, new Object[] {new double[] {Double.NaN}});

        different(new Object[] {1, 2}, new Object[] {1});
        different(new Object[] {1, 2}, new Object[] {2, 1});
        different(new int[] {1}, new int[] {2});
        different(new int[] {1}, new long[] {1});
        different(List.of(1), List.of(1, 2));
        different(List.of(1, 2), List.of(1));
        different(new Object[] {1}, List.of(1));
    }

    @Test
    void comparesMapsWithoutRegardToOrder() {
        Map<String, Object> forward = new LinkedHashMap<>();
        forward.put("a", new Object[] {1});
        forward.put("b", null);
        Map<String, Object> backward = new LinkedHashMap<>();
        backward.put("b", null);
        backward.put("a", new Object[] {1});

        same(forward, backward);
        same(forward, new TreeMap<>(forward));
        different(forward, map("a", new Object[] {1}));
        different(map("a", null), map("b", null));
        different(map("a", 1), map("a", 2));
        different(map("a", 1), "a");
    }

    @Test
    void comparesLeavesByEquals() {
        same(null, null);
        same("a", "a");
        different(1, 1L);
        different(1, 1.0);
        different(null, 1);
        different(1, null);
        assertThat(JsonValues.hash(null)).isZero();
    }

    /** For URL.equals the two would be equal wherever their names have the same address, as all unknown ones have. */
    @Test
    void comparesUrlsByTheirTexts() throws MalformedURLException {
        same(new URL("http://localhost/a"), new URL("http://localhost/a"));
        same(new Object[] {new URL("http://localhost/a")}, new Object[] {new URL("http://localhost/a")});
        different(new URL("http://localhost/"), new URL("http://127.0.0.1/"));
        different(new URL("http://localhost/"), "http://localhost/");
        different(new URL("http://localhost/"), new URL("http://localhost:80/"));
    }

    /** Equal hashes would be right, and slow. */
    @Test
    void hashesAreThoseOfCollections() throws MalformedURLException {
        assertThat(JsonValues.hash("a")).isEqualTo("a".hashCode());
        assertThat(JsonValues.hash(List.of(1, 2))).isEqualTo(List.of(1, 2).hashCode());
        assertThat(JsonValues.hash(new Object[] {1, 2})).isEqualTo(List.of(1, 2).hashCode());
        assertThat(JsonValues.hash(Map.of("a", 1, "b", 2)))
                .isEqualTo(Map.of("a", 1, "b", 2).hashCode());
        assertThat(JsonValues.hash(new URL("http://localhost/a"))).isEqualTo("http://localhost/a".hashCode());
        assertThat(JsonValues.hash(new int[] {1, 2})).isNotEqualTo(JsonValues.hash(new int[] {2, 1}));
    }

    @Test
    void copiesThatCannotBeChanged() {
        List<Object> inner = new ArrayList<>(List.of(1));
        List<Object> middle = new ArrayList<>(List.of(inner));
        List<Object> outer = new ArrayList<>(List.of(middle));
        assertThat(JsonValues.unmodifiable((List<Object>) null, 1)).isNull();
        assertThat(JsonValues.unmodifiable((Map<String, Object>) null, 1)).isNull();
        assertThat(JsonValues.unmodifiable(outer, 1)).isEqualTo(outer).isNotSameAs(outer);
        assertThat(JsonValues.unmodifiable(outer, 1).get(0)).isSameAs(middle);
        List<?> copied = (List<?>) JsonValues.unmodifiable(outer, 2).get(0);
        assertThat(copied).isNotSameAs(middle);
        assertThat((Object) copied.get(0)).isSameAs(inner);
        assertThat(JsonValues.unmodifiable(map("k", outer), 1)).isEqualTo(map("k", outer));
        assertThat(JsonValues.unmodifiable(new Object[] {1, 2})).isEqualTo(List.of(1, 2));
        assertThat(JsonValues.<Object>unmodifiableList(new Object[] {1, 2, 3}, 2))
                .isEqualTo(List.of(1, 2));
        Map<String, Object> members = JsonValues.unmodifiableMap(new LinkedHashMap<>(Map.of("k", 1)));
        assertThat(members).isEqualTo(Map.of("k", 1));
        assertThatThrownBy(() -> members.put("k", 2)).isInstanceOf(UnsupportedOperationException.class);
    }

    private static Map<String, Object> map(String key, Object value) {
        return Collections.singletonMap(key, value);
    }

    private static void same(Object a, Object b) {
        assertThat(JsonValues.equal(a, b)).isTrue();
        assertThat(JsonValues.equal(b, a)).isTrue();
        assertThat(JsonValues.hash(a)).isEqualTo(JsonValues.hash(b));
    }

    private static void different(Object a, Object b) {
        assertThat(JsonValues.equal(a, b)).isFalse();
        assertThat(JsonValues.equal(b, a)).isFalse();
    }
}
