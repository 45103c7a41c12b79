package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.UntypedParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Members that are kept by their names, which have one hash code. Operations are counted, because docs/security.md
 * states how many there are.
 */
class CollidingNamesTest {
    private enum Order {
        ASCENDING,
        DESCENDING,
        RANDOM
    }

    /** A key that counts its comparisons. All keys have one hash code. */
    private static final class Key implements Comparable<Key> {
        private static long comparisons;
        private final int number;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && key.number == number;
        }

        @Override
        public int compareTo(Key other) {
            comparisons++;
            return Integer.compare(number, other.number);
        }
    }

    /** The map of undeclared members, of a {@code Map} and of an {@code Object}. */
    @ParameterizedTest
    @EnumSource
    void aNameIsComparedWithFewOthersIfAllCollide(Order order) {
        for (int count : List.of(1_000, 32_000)) {
            List<Integer> numbers = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                numbers.add(order == Order.DESCENDING ? -i : i);
            }
            if (order == Order.RANDOM) {
                Collections.shuffle(numbers, new Random(count));
            }
            Map<Key, Integer> map = new LinkedHashMap<>();
            long most = 0;
            for (int number : numbers) {
                Key.comparisons = 0;
                map.put(new Key(number), number);
                // the first names make the tree
                most = map.size() < 100 ? 0 : Math.max(most, Key.comparisons);
            }
            assertThat(map).hasSize(count);
            assertThat(most).isBetween(5L, (long) Math.ceil(2 * Math.log(count) / Math.log(2)));
        }
    }

    @Test
    void aMemberIsPutOnce() {
        List<String> calls = new ArrayList<>();
        Map<String, Integer> counting = new LinkedHashMap<>() {
            @Override
            public Integer put(String name, Integer value) {
                calls.add("put " + name);
                return super.put(name, value);
            }

            @Override
            public Integer get(Object name) {
                calls.add("get " + name);
                return super.get(name);
            }

            @Override
            public boolean containsKey(Object name) {
                calls.add("containsKey " + name);
                return super.containsKey(name);
            }
        };
        ValueCursor in = new ValueCursor("{}".getBytes(UTF_8), 0, 2, RuntimeAccess.values(JsonOptions.DEFAULT));
        assertThat(in.putMember(counting, "a", 0, 1)).isSameAs(counting);
        in.putMember(counting, "b", 0, null);
        assertThat(calls).containsExactly("put a", "put b");
    }

    @Test
    void allMembersAreKeptInTheirOrder() {
        List<String> names = List.of("");
        for (int pairs = 0; pairs < 12; pairs++) {
            names = names.stream()
                    .flatMap(name -> List.of(name + "Aa", name + "BB").stream())
                    .toList();
        }
        assertThat(names.stream().map(String::hashCode).distinct()).hasSize(1);
        byte[] json = names.stream()
                .map(name -> "\"" + name + "\":1")
                .collect(Collectors.joining(",", "{", "}"))
                .getBytes(UTF_8);
        Map<?, ?> read = (Map<?, ?>) UntypedParser.parse(json, 0, json.length, JsonOptions.DEFAULT);
        assertThat(List.copyOf(read.keySet())).isEqualTo(names).hasSize(4096);
        assertThat(read.get(names.get(4095))).isEqualTo(1);
    }
}
