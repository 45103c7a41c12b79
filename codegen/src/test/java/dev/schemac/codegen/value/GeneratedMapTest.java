package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.animals.Dog;
import dev.schemac.golden.dynamic.Alarm;
import dev.schemac.golden.dynamic.Anything;
import dev.schemac.golden.dynamic.Event;
import dev.schemac.golden.dynamic.Nothing;
import dev.schemac.golden.users.Friend;
import dev.schemac.golden.wide.Wide;
import dev.schemac.runtime.JsonEvent;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of {@link Map} for the maps of generated events of every kind; what they must be equal to is written
 * down here.
 */
class GeneratedMapTest {

    /** An event, and the content of its map in order. */
    private record Sample(String name, JsonEvent event, Map<String, Object> expected) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Sample> samples() {
        return Stream.of(
                new Sample("no column", new Nothing(), Map.of()),
                new Sample("bean", Friend.parse("{\"name\":\"n\"}"), content("id", null, "name", "n")),
                new Sample("dynamic bean", Event.parse("{\"z\":1,\"at\":5,\"y\":null}"), dynamic()),
                new Sample("dynamic bean only", Anything.parse("{\"z\":\"t\"}"), content("z", "t")),
                new Sample(
                        "bean that inherits",
                        Dog.parse("{\"age\":3,\"name\":\"d\"}"),
                        content("name", "d", "legs", null, "tricks", null, "age", 3)),
                new Sample(
                        "dynamic bean that inherits",
                        Alarm.parse("{\"level\":2,\"q\":true}"),
                        content("kind", null, "at", null, "level", 2, "q", true)),
                new Sample("wide bean", new Wide(), absent(new Wide().asMap().keySet())),
                new Sample(
                        "record",
                        dev.schemac.golden.records.users.Friend.parse("{\"name\":\"n\"}"),
                        content("id", null, "name", "n")),
                new Sample(
                        "dynamic record",
                        dev.schemac.golden.records.dynamic.Event.parse("{\"z\":1,\"at\":5,\"y\":null}"),
                        dynamic()),
                new Sample(
                        "record that inherits",
                        TestSchemas.records("Animals").parse("animals.Dog", "{\"age\":3,\"name\":\"d\"}"),
                        content("name", "d", "legs", null, "tricks", null, "age", 3)),
                wideRecord());
    }

    private static Map<String, Object> dynamic() {
        return content("kind", null, "at", 5L, "z", 1, "y", null);
    }

    /** With columns that are always null, in the first group and in the last. */
    private static Sample wideRecord() {
        String columns = IntStream.range(0, 150)
                .mapToObj(i -> "c" + i + (i % 70 == 3 ? " null" : " int"))
                .collect(Collectors.joining(", "));
        CompiledSchemas schemas = CompiledSchemas.of(
                ValueStyle.RECORD, "@JsonSchema(dynamic=true) create json schema W(" + columns + ")");
        Map<String, Object> expected = new LinkedHashMap<>();
        IntStream.range(0, 150).forEach(i -> expected.put("c" + i, i == 149 ? 7 : null));
        expected.put("z", "t");
        return new Sample("wide record", schemas.parse("W", "{\"z\":\"t\",\"c3\":1,\"c149\":7}"), expected);
    }

    private static Map<String, Object> content(Object... namesAndValues) {
        Map<String, Object> content = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            content.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return content;
    }

    private static Map<String, Object> absent(Set<String> names) {
        Map<String, Object> content = new LinkedHashMap<>();
        names.forEach(name -> content.put(name, null));
        return content;
    }

    @ParameterizedTest
    @MethodSource("samples")
    void findsByName(Sample sample) {
        Map<String, Object> map = sample.event.asMap();

        assertThat(map.size()).isEqualTo(sample.expected.size());
        assertThat(map.isEmpty()).isEqualTo(sample.expected.isEmpty());
        sample.expected.forEach((name, value) -> {
            assertThat(map.containsKey(name)).isTrue();
            assertThat(map.get(name)).isEqualTo(value);
            assertThat(map.getOrDefault(name, "other")).isEqualTo(value);
            assertThat(map.containsValue(value)).isTrue();
        });
        for (Object other : new Object[] {"nothing", null, 5, new Object()}) {
            assertThat(map.containsKey(other)).isFalse();
            assertThat(map.get(other)).isNull();
            assertThat(map.keySet().contains(other)).isFalse();
            assertThat(map.entrySet().contains(other)).isFalse();
        }
        assertThat(map.getOrDefault("nothing", "other")).isEqualTo("other");
        assertThat(map.containsValue("nothing")).isFalse();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void iteratesInTheOrderOfTheSchema(Sample sample) {
        Map<String, Object> map = sample.event.asMap();
        List<Map.Entry<String, Object>> visited = new ArrayList<>();
        map.forEach((name, value) -> visited.add(new SimpleEntry<>(name, value)));

        assertThat(visited).containsExactlyElementsOf(new ArrayList<>(sample.expected.entrySet()));
        assertThat(new ArrayList<>(map.keySet())).isEqualTo(new ArrayList<>(sample.expected.keySet()));
        assertThat(new ArrayList<>(map.values())).isEqualTo(new ArrayList<>(sample.expected.values()));
        assertThat(new ArrayList<>(map.entrySet())).isEqualTo(new ArrayList<>(sample.expected.entrySet()));
        assertThat(map.toString()).isEqualTo(sample.expected.toString());
        sample.expected.entrySet().forEach(entry -> {
            assertThat(map.entrySet().contains(entry)).isTrue();
            assertThat(map.entrySet().contains(new SimpleEntry<>(entry.getKey(), "else")))
                    .isFalse();
            assertThat(map.keySet().contains(entry.getKey())).isTrue();
            assertThat(map.values().contains(entry.getValue())).isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isEqualToCopies(Sample sample) {
        Map<String, Object> map = sample.event.asMap();
        Map<String, Object> copy = new HashMap<>(map);

        assertThat(map.equals(copy)).isTrue();
        assertThat(copy.equals(map)).isTrue();
        assertThat(map.hashCode()).isEqualTo(copy.hashCode());
        assertThat(map.equals(sample.event.asMap())).isTrue();
        assertThat(map.keySet()).isEqualTo(copy.keySet()).hasSameHashCodeAs(copy.keySet());
        assertThat(map.entrySet()).isEqualTo(copy.entrySet()).hasSameHashCodeAs(copy.entrySet());
        copy.put("nothing", null);
        assertThat(map.equals(copy)).isFalse();
        assertThat(copy.equals(map)).isFalse();
        assertThat(map.equals(null)).isFalse();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void cannotBeChanged(Sample sample) {
        Map<String, Object> map = sample.event.asMap();

        assertRefused(
                () -> map.put("x", 1),
                () -> map.putAll(Map.of("x", 1)),
                () -> map.putIfAbsent("x", 1),
                () -> map.remove("x"),
                () -> map.remove("x", 1),
                () -> map.replace("x", 1),
                () -> map.replace("x", 1, 2),
                () -> map.replaceAll((name, value) -> value),
                () -> map.compute("x", (name, value) -> 1),
                () -> map.computeIfAbsent("x", name -> 1),
                () -> map.computeIfPresent("x", (name, value) -> 1),
                () -> map.merge("x", 1, (a, b) -> a),
                map::clear);
        for (Collection<?> view : List.of(map.keySet(), map.values(), map.entrySet())) {
            assertRefused(
                    () -> view.remove("x"),
                    () -> view.removeAll(List.of("x")),
                    () -> view.retainAll(List.of("x")),
                    () -> view.removeIf(each -> true),
                    () -> view.add(null),
                    view::clear);
            Iterator<?> iterator = view.iterator();
            if (iterator.hasNext()) {
                iterator.next();
                assertRefused(iterator::remove);
            }
        }
        for (Map.Entry<String, Object> entry : map.entrySet()) {
            assertRefused(() -> entry.setValue("x"));
        }
        assertThat(new ArrayList<>(map.entrySet())).isEqualTo(new ArrayList<>(sample.expected.entrySet()));
    }

    private static void assertRefused(Executable... changes) {
        for (Executable change : changes) {
            assertThatThrownBy(change::execute).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void isASnapshot() {
        Event event = Event.parse("{\"kind\":\"k\",\"z\":1}");
        Map<String, Object> before = event.asMap();

        event.setKind("other");
        event.setAt(4);

        assertThat(before).isEqualTo(content("kind", "k", "at", null, "z", 1));
        assertThat(event.asMap()).isEqualTo(content("kind", "other", "at", 4L, "z", 1));
    }
}
