package dev.schemac.runtime.internal.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import org.junit.jupiter.api.Test;

/** Lists and maps that nobody can change; what was made here is not copied again. */
class UnmodifiableValuesTest {

    private static void refusesEveryChange(List<Object> list) {
        assertThatThrownBy(() -> list.add(1)).isInstanceOf(UnsupportedOperationException.class);
        if (!list.isEmpty()) {
            assertThatThrownBy(() -> list.set(0, 1)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    private static void refusesEveryChange(Map<String, Object> map) {
        assertThatThrownBy(() -> map.put("a", 1)).isInstanceOf(UnsupportedOperationException.class);
        for (String key : List.copyOf(map.keySet())) {
            assertThatThrownBy(() -> map.remove(key)).isInstanceOf(UnsupportedOperationException.class);
        }
        assertThatThrownBy(map::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> map.keySet().remove("a")).isInstanceOf(UnsupportedOperationException.class);
        for (Map.Entry<String, Object> entry : map.entrySet()) {
            assertThatThrownBy(() -> entry.setValue(1)).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void listsOfTheFirstElements() {
        Object[] elements = {"a", null, 3, 4};
        List<Object> all = UnmodifiableValues.wrap(elements, 4);
        List<Object> some = UnmodifiableValues.wrap(elements, 2);
        List<Object> none = UnmodifiableValues.wrap(elements, 0);
        assertThat(all).isEqualTo(Arrays.asList("a", null, 3, 4)).isInstanceOf(RandomAccess.class);
        assertThat(some).isEqualTo(Arrays.asList("a", null));
        assertThat(none).isEqualTo(List.of());
        refusesEveryChange(all);
        refusesEveryChange(some);
        refusesEveryChange(none);
        elements[0] = "b";
        assertThat(some.get(0)).isEqualTo("a");
        Object[] copy = all.toArray();
        copy[1] = "changed";
        assertThat(all.get(1)).isNull();
        assertThat(copy).hasSize(4).containsExactly("b", "changed", 3, 4);
        assertThatThrownBy(() -> some.get(2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void arraysOfOtherTypesBecomeArraysOfObjects() {
        List<Object> strings = UnmodifiableValues.wrap(new String[] {"a"}, 1);
        Object[] copy = strings.toArray();
        assertThat(copy.getClass()).isEqualTo(Object[].class);
    }

    @Test
    void mapsAreThoseOfTheirMembers() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("b", 1);
        members.put("a", null);
        Map<String, Object> map = UnmodifiableValues.wrap(members);
        assertThat(map).isEqualTo(members).hasSize(2).containsKey("a").doesNotContainKey("c");
        assertThat(new ArrayList<>(map.keySet())).containsExactly("b", "a");
        assertThat(map.get("b")).isEqualTo(1);
        assertThat(map.get("c")).isNull();
        refusesEveryChange(map);
    }

    @Test
    void copiesAreOfTheirOwn() {
        List<Object> list = new ArrayList<>(Arrays.asList(1, null));
        Map<String, Object> map = new LinkedHashMap<>(Map.of("list", list));
        map.put("x", null);
        List<Object> copiedList = UnmodifiableValues.copyOf(list, 1);
        Map<String, Object> shallow = UnmodifiableValues.copyOf(map, 1);
        Map<String, Object> deep = UnmodifiableValues.copyOf(map, 2);
        assertThat(deep).isEqualTo(map);
        assertThat(shallow.get("list")).isSameAs(list);
        assertThat(deep.get("list")).isNotSameAs(list);
        list.add(2);
        map.put("y", 3);
        assertThat(copiedList).isEqualTo(Arrays.asList(1, null));
        assertThat(deep.get("list")).isEqualTo(Arrays.asList(1, null));
        assertThat(deep).hasSize(2);
        refusesEveryChange(copiedList);
        refusesEveryChange(shallow);
        assertThat(UnmodifiableValues.copyOf(copiedList, 1)).isSameAs(copiedList);
        assertThat(UnmodifiableValues.copyOf(deep, 2)).isSameAs(deep);
        assertThat(UnmodifiableValues.copyOf(list, 1)).isNotSameAs(list);
    }

    @Test
    void levelsCountListsAndMaps() {
        List<Object> innermost = new ArrayList<>(List.of(1));
        Map<String, Object> middle = new HashMap<>(Map.of("m", innermost));
        List<Object> outer = new ArrayList<>(List.of(middle, "x"));
        List<Object> one = UnmodifiableValues.copyOf(outer, 1);
        assertThat(one.get(0)).isSameAs(middle);
        List<Object> two = UnmodifiableValues.copyOf(outer, 2);
        assertThat(two.get(0)).isEqualTo(middle).isNotSameAs(middle);
        assertThat(((Map<?, ?>) two.get(0)).get("m")).isSameAs(innermost);
        List<Object> three = UnmodifiableValues.copyOf(outer, 3);
        assertThat(((Map<?, ?>) three.get(0)).get("m")).isEqualTo(innermost).isNotSameAs(innermost);
        assertThat(three.get(1)).isEqualTo("x");
        List<Object> nested = new ArrayList<>(List.of(new ArrayList<>(List.of(innermost))));
        assertThat(((List<?>) UnmodifiableValues.copyOf(nested, 2).get(0)).get(0))
                .isSameAs(innermost);
    }

    @Test
    void untypedValuesAreCopiedHoweverDeep() {
        byte[] notJson = {1};
        Map<String, Object> map = new HashMap<>(Map.of("array", new Object[] {new ArrayList<>(List.of(1)), notJson}));
        Object copy = UnmodifiableValues.copyOf((Object) new ArrayList<>(List.of(map, "s")));
        assertThat(copy).isEqualTo(List.of(Map.of("array", Arrays.asList(List.of(1), notJson)), "s"));
        List<?> inner = (List<?>) ((Map<?, ?>) ((List<?>) copy).get(0)).get("array");
        assertThatThrownBy(() -> inner.remove(0)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> ((List<?>) inner.get(0)).remove(0)).isInstanceOf(UnsupportedOperationException.class);
        assertThat(inner.get(1)).isSameAs(notJson);
        assertThat(UnmodifiableValues.copyOf((Object) "s")).isEqualTo("s");
        assertThat(UnmodifiableValues.copyOf(null)).isNull();
        assertThat(UnmodifiableValues.copyOf((Object) map))
                .isInstanceOf(Map.class)
                .isNotSameAs(map);
    }
}
