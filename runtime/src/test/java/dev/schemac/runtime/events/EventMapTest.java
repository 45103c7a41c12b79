package dev.schemac.runtime.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The contract of {@link Map}, paragraph by paragraph, for the maps of events; a LinkedHashMap of the same content is the oracle. */
class EventMapTest {

    private static final Object[] ARRAY = {1, "two"};

    /** A map and what it must be equal to. */
    private record Sample(String name, Map<String, Object> map, Map<String, Object> expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Sample> samples() {
        return Stream.of(
                sample("no column", List.of(), List.of(), Map.of()),
                sample("columns", List.of("b", "a", "p q", ""), Arrays.asList(1, null, ARRAY, "x"), Map.of()),
                sample("dynamic only", List.of(), List.of(), members("z", 1, "y", null)),
                sample("both", List.of("b", "a"), Arrays.asList("x", null), members("z", ARRAY, "a2", null, "c", 2)));
    }

    private static Sample sample(String name, List<String> columns, List<Object> values, Map<String, Object> members) {
        GeneratedEventType<Object> type = GeneratedEventType.of(
                Object.class,
                "",
                "Sample",
                columns.stream()
                        .map(each -> new EventColumn(each, ColumnTypes.ANY))
                        .toList());
        Map<String, Object> expected = new LinkedHashMap<>();
        for (int i = 0; i < columns.size(); i++) {
            expected.put(columns.get(i), values.get(i));
        }
        expected.putAll(members);
        return new Sample(name, type.asMap(values.toArray(), members), expected);
    }

    private static Map<String, Object> members(Object... namesAndValues) {
        Map<String, Object> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return members;
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("parity 3.9 rows 101 to 106: size, order, get, containsKey, getOrDefault")
    void answersQueries(Sample sample) {
        Map<String, Object> map = sample.map;
        Map<String, Object> expected = sample.expected;

        assertThat(map.size()).isEqualTo(expected.size());
        assertThat(map.isEmpty()).isEqualTo(expected.isEmpty());
        List<Object> keys = new ArrayList<>(List.of("b", "a", "p q", "", "z", "y", "c", "nothing", 5));
        keys.add(null);
        for (Object key : keys) {
            assertThat(map.get(key)).as("get(%s)", key).isSameAs(expected.get(key));
            assertThat(map.containsKey(key)).as("containsKey(%s)", key).isEqualTo(expected.containsKey(key));
            assertThat(map.getOrDefault(key, "else")).isSameAs(expected.getOrDefault(key, "else"));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("parity 3.9 row 107: containsValue by equals, null matches a null column")
    void containsValues(Sample sample) {
        for (Object value : Arrays.asList(1, "x", null, ARRAY, ARRAY.clone(), 1L)) {
            assertThat(sample.map.containsValue(value)).isEqualTo(sample.expected.containsValue(value));
            assertThat(sample.map.values().contains(value)).isEqualTo(sample.expected.containsValue(value));
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("parity 3.9 row 103: views in the order of the columns, then of the members")
    void viewsKeepTheOrder(Sample sample) {
        Map<String, Object> map = sample.map;
        Map<String, Object> expected = sample.expected;

        assertThat(List.copyOf(map.keySet())).isEqualTo(List.copyOf(expected.keySet()));
        assertThat(new ArrayList<>(map.values())).isEqualTo(new ArrayList<>(expected.values()));
        assertThat(new ArrayList<>(map.entrySet())).isEqualTo(new ArrayList<>(expected.entrySet()));
        List<String> visited = new ArrayList<>();
        map.forEach((name, value) -> visited.add(name + value));
        List<String> wanted = new ArrayList<>();
        expected.forEach((name, value) -> wanted.add(name + value));
        assertThat(visited).isEqualTo(wanted);
        assertThat(map.entrySet().stream().map(Map.Entry::getKey).toList()).isEqualTo(List.copyOf(expected.keySet()));
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName(
            "parity 3.9 rows 112 and 113: equal to every map of the same content, and so are the views (Esper: identity)")
    void isEqualToMapsOfTheSameContent(Sample sample) {
        Map<String, Object> map = sample.map;
        Map<String, Object> expected = sample.expected;

        for (Map<String, Object> other : List.of(expected, new HashMap<>(expected), new TreeMap<>(expected))) {
            assertThat(map.equals(other)).isTrue();
            assertThat(other.equals(map)).isTrue();
            assertThat(map.hashCode()).isEqualTo(other.hashCode());
            assertThat(map.keySet()).isEqualTo(other.keySet()).hasSameHashCodeAs(other.keySet());
            assertThat(other.keySet()).isEqualTo(map.keySet());
            assertThat(map.entrySet().equals(other.entrySet())).isTrue();
            assertThat(other.entrySet().equals(map.entrySet())).isTrue();
            assertThat(map.entrySet().hashCode()).isEqualTo(other.entrySet().hashCode());
        }
        assertThat(map.equals(map)).isTrue();
        assertThat(map.equals(null)).isFalse();
        assertThat(map.equals("map")).isFalse();
        Map<String, Object> more = new HashMap<>(expected);
        more.put("one more", null);
        assertThat(map.equals(more)).isFalse();
        assertThat(more.equals(map)).isFalse();
        for (String name : expected.keySet()) {
            Map<String, Object> changed = new HashMap<>(expected);
            changed.put(name, "changed");
            assertThat(map.equals(changed)).isFalse();
            assertThat(changed.equals(map)).isFalse();
        }
        Map<String, Object> shown = new LinkedHashMap<>(expected);
        shown.replaceAll((name, value) -> value == ARRAY ? Arrays.asList(ARRAY) : value);
        assertThat(map).hasToString(shown.toString());
        assertThat(map.keySet()).hasToString(expected.keySet().toString());
        assertThat(map.values()).hasToString(expected.values().toString());
        assertThat(map.entrySet()).hasToString(expected.entrySet().toString());
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("parity 3.9 row 114: toArray of the views (Esper: ClassCastException)")
    void viewsBecomeArrays(Sample sample) {
        Map<String, Object> map = sample.map;
        Map<String, Object> expected = sample.expected;

        assertThat(map.keySet().toArray()).isEqualTo(expected.keySet().toArray());
        assertThat(map.keySet().toArray(new Object[0]))
                .isEqualTo(expected.keySet().toArray());
        assertThat(map.keySet().toArray(new String[0]))
                .isEqualTo(expected.keySet().toArray(new String[0]));
        assertThat(map.values().toArray()).isEqualTo(expected.values().toArray());
        assertThat(map.entrySet().toArray()).isEqualTo(expected.entrySet().toArray());
        Object[] long1 = new Object[expected.size() + 2];
        Arrays.fill(long1, "old");
        assertThat(map.keySet().toArray(long1)[expected.size()]).isNull();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void entriesAreFoundByContent(Sample sample) {
        sample.expected.forEach((name, value) -> {
            assertThat(sample.map.entrySet().contains(new SimpleEntry<>(name, value)))
                    .isTrue();
            assertThat(sample.map.entrySet().contains(new SimpleEntry<>(name, "other")))
                    .isFalse();
        });
        assertThat(sample.map.entrySet().contains(new SimpleEntry<>("nothing", null)))
                .isFalse();
        assertThat(sample.map.entrySet().contains(new SimpleEntry<>(null, null)))
                .isFalse();
        assertThat(sample.map.entrySet().contains((Object) "b=1")).isFalse();
        assertThat(sample.map.entrySet().containsAll(sample.expected.entrySet()))
                .isTrue();
        for (Map.Entry<String, Object> entry : sample.map.entrySet()) {
            Map.Entry<String, Object> plain = new SimpleEntry<>(entry.getKey(), entry.getValue());
            assertThat(entry.equals(plain)).isTrue();
            assertThat(plain.equals(entry)).isTrue();
            assertThat(entry.hashCode()).isEqualTo(plain.hashCode());
            assertThat(entry.toString()).isEqualTo(plain.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("parity 3.9 row 108: every change is unsupported, also through the views")
    void refusesEveryChange(Sample sample) {
        Map<String, Object> map = sample.map;
        Map<String, Object> before = new LinkedHashMap<>(map);
        for (String name : List.of("b", "a", "z", "nothing")) {
            refused(() -> map.put(name, 1));
            refused(() -> map.putAll(Map.of(name, 1)));
            refused(() -> map.putIfAbsent(name, 1));
            refused(() -> map.remove(name));
            refused(() -> map.remove(name, 1));
            refused(() -> map.replace(name, 1));
            refused(() -> map.replace(name, 1, 2));
            refused(() -> map.merge(name, 1, (a, b) -> b));
            refused(() -> map.compute(name, (key, value) -> 1));
            refused(() -> map.computeIfAbsent(name, key -> 1));
            refused(() -> map.computeIfPresent(name, (key, value) -> 1));
            refused(() -> map.keySet().remove(name));
            refused(() -> map.keySet().add(name));
            refused(() -> map.values().remove(name));
            refused(() -> map.entrySet().remove(new SimpleEntry<>(name, 1)));
        }
        refused(map::clear);
        refused(() -> map.replaceAll((name, value) -> 1));
        for (Collection<?> view : List.of(map.keySet(), map.values(), map.entrySet())) {
            refused(view::clear);
            refused(() -> view.removeIf(each -> true));
            refused(() -> view.removeAll(Set.of("b")));
            refused(() -> view.retainAll(Set.of("b")));
            Iterator<?> iterator = view.iterator();
            refused(iterator::remove);
        }
        assertThat(map).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("parity 3.9 row 109: iterators end with NoSuchElementException")
    void iteratorsEnd(Sample sample) {
        for (Collection<?> view : List.of(sample.map.keySet(), sample.map.values(), sample.map.entrySet())) {
            Iterator<?> iterator = view.iterator();
            for (int i = 0; i < sample.expected.size(); i++) {
                assertThat(iterator.hasNext()).isTrue();
                iterator.next();
                if (i == 0) {
                    refused(iterator::remove);
                }
            }
            assertThat(iterator.hasNext()).isFalse();
            assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("parity 3.9 rows 110 and 111: no entry changes the event (Esper: those of dynamic members do)")
    void entriesRefuseNewValues(Sample sample) {
        for (Map.Entry<String, Object> entry : sample.map.entrySet()) {
            refused(() -> entry.setValue("new"));
        }
        for (Object entry : sample.map.entrySet().toArray()) {
            refused(() -> ((Map.Entry<?, ?>) entry).setValue(null));
        }
    }

    @Test
    void aColumnHidesOnlyAMemberOfItsJsonName() {
        GeneratedEventType<Object> type = GeneratedEventType.of(
                Object.class, "", "T", List.of(new EventColumn("a", ColumnTypes.ANY).withNames("json-a", "a")));
        Map<String, Object> map = type.asMap(new Object[] {null}, members("z", 1, "a", "other", "json-a", 2));

        assertThat(map).hasSize(3).containsEntry("json-a", null).containsEntry("a", "other");
        assertThat(List.copyOf(map.keySet())).isEqualTo(List.of("json-a", "z", "a"));
    }

    @Test
    void isASnapshotOfTheMembers() {
        Map<String, Object> members = members("z", 1);
        GeneratedEventType<Object> type = GeneratedEventType.of(Object.class, "", "T", List.of());
        Map<String, Object> map = type.asMap(new Object[0], members);
        members.put("z", 2);
        members.put("y", 3);

        assertThat(map).isEqualTo(Collections.singletonMap("z", 1));
    }

    @Test
    void showsTheElementsOfArrays() {
        Object[] nested = {new int[] {1, 2}, List.of("a", new byte[] {3}), Map.of("k", new String[] {null}), null};
        Map<String, Object> map = sample(
                        "arrays", List.of("a"), Collections.singletonList(nested), members("m", new Object[0]))
                .map();
        assertThat(map).hasToString("{a=[[1, 2], [a, [3]], {k=[null]}, null], m=[]}");

        nested[0] = nested;
        nested[1] = null;
        assertThat(map.toString()).startsWith("{a=[[[[").contains("...").endsWith("null], m=[]}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "array", "map"})
    void showsTheFirst256Levels(String kind) {
        String opening = kind.equals("map") ? "{k=" : "[";
        String closing = kind.equals("map") ? "}" : "]";
        Object value = "x";
        for (int levels = 0; levels <= 256; levels++) {
            Map<String, Object> map =
                    sample("deep", List.of("a"), List.of(value), Map.of()).map();
            // The map itself is a level, too.
            String shown = levels < 256 ? "x" : "...";
            assertThat(map).hasToString("{a=" + opening.repeat(levels) + shown + closing.repeat(levels) + "}");
            value = switch (kind) {
                case "list" -> List.of(value);
                case "array" -> new Object[] {value};
                default -> Map.of("k", value);
            };
        }
    }

    private static void refused(Executable change) {
        assertThatThrownBy(change::execute).isInstanceOf(UnsupportedOperationException.class);
    }
}
