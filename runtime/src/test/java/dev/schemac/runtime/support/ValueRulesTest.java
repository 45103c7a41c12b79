package dev.schemac.runtime.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How long texts are, and which elements are equal. */
class ValueRulesTest {
    private static final JsonKey COLUMN = JsonKey.array("list");
    private static final String REPEATED = "list: a unique element at ";
    private static final String TOO_ALIKE = "list: fewer elements with the same hash code at []";

    // ---- bounds of numbers in an Object

    /** {@code toString} of JDK 17 has one digit too many for the first two. */
    @ParameterizedTest
    @CsvSource({"4.75e21", "4.73e21", "0.1", "-1.5e-7", "2e23", "4.9e-324"})
    void fractionsAreTheShortestDecimalOnEachJdk(String decimal) {
        double value = Double.parseDouble(decimal);
        BigDecimal bound = new BigDecimal(decimal);
        assertThat(ValueRules.isAbove(value, bound, false)).isFalse();
        assertThat(ValueRules.isBelow(value, bound, false)).isFalse();
        assertThat(ValueRules.isAbove(value, bound, true)).isTrue();
        assertThat(ValueRules.isAbove(Math.nextUp(value), bound, false)).isTrue();
        assertThat(ValueRules.isBelow(Math.nextDown(value), bound, false)).isTrue();
        assertThat(ValueRules.isAbove(0.1f, new BigDecimal("0.1"), false)).isFalse();
    }

    // ---- lengths

    @ParameterizedTest
    @CsvSource({
        "'', 0, 0, true",
        "'', 1, 9, false",
        "a, 1, 1, true",
        "ab, 1, 1, false",
        "\ud83d\ude00, 1, 1, true",
        "\ud83d\ude00, 2, 2, false",
        "\ud83d\ude00\ud83d\ude00, 0, 1, false",
        "\ud83d\ude00\ud83d\ude00, 3, 9, false",
        "a\ud83d\ude00b, 3, 3, true",
        // an e and an accent are two, and so are four people and what joins them seven
        "e\u0301, 2, 2, true",
        "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d\udc66, 7, 7, true"
    })
    void lengthsAreOfCodePoints(String text, int least, int most, boolean expected) {
        assertThat(ValueRules.isLength(text, least, most)).isEqualTo(expected);
    }

    @Test
    void randomTextsAreAsLongAsTheyHaveCodePoints() {
        Random random = new Random(Seed.of(17));
        for (int i = 0; i < 100_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int units = random.nextInt(12); units > 0; units--) {
                text.append("a\u00e9\ud83d\ude00".charAt(random.nextInt(4)));
            }
            int points = (int) text.codePoints().count();
            int least = random.nextInt(12);
            int most = random.nextInt(8) == 0 ? Integer.MAX_VALUE : least + random.nextInt(6);
            assertThat(ValueRules.isLength(text.toString(), least, most))
                    .as("%s, %d to %d", text, least, most)
                    .isEqualTo(points >= least && points <= most);
        }
    }

    // ---- equal elements

    /** What a check says; it goes on behind a violation, as that of {@code toString()} does. */
    private static List<String> violations(Object elements) {
        List<String> found = new ArrayList<>();
        ValueRules.checkUnique(
                (column, expected, path) -> found.add(column.name() + ": " + expected + " at " + Arrays.toString(path)),
                COLUMN,
                elements);
        return found;
    }

    /** A text for each value, equal where the values are. */
    private static String canonical(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(ValueRulesTest::canonical).collect(Collectors.joining(",", "L[", "]"));
        } else if (value instanceof Map<?, ?> map) {
            Map<String, String> sorted = new TreeMap<>();
            map.forEach((name, member) -> sorted.put((String) name, canonical(member)));
            return sorted.toString();
        } else if (value != null && value.getClass().isArray()) {
            return IntStream.range(0, Array.getLength(value))
                    .mapToObj(i -> canonical(Array.get(value, i)))
                    .collect(Collectors.joining(
                            ",", value.getClass().getComponentType().isPrimitive() ? "P[" : "A[", "]"));
        }
        return value == null ? "null" : value.getClass().getSimpleName() + value;
    }

    /** Compares each element with each, by their texts. */
    private static List<String> expected(List<?> elements) {
        List<String> texts = elements.stream().map(ValueRulesTest::canonical).toList();
        for (int i = 0; i < texts.size(); i++) {
            if (texts.subList(0, i).contains(texts.get(i))) {
                return List.of(REPEATED + "[" + i + "]");
            }
        }
        return List.of();
    }

    private static Object value(Random random, int depth) throws Exception {
        int number = random.nextInt(30);
        return switch (random.nextInt(depth == 0 ? 8 : 12)) {
            case 0 -> random.nextInt(6) == 0 ? null : number;
            case 1 -> (long) number;
            case 2 -> number % 5 == 0 ? -0.0 : number % 5 == 1 ? 0.0 : number % 5 == 2 ? Double.NaN : number / 4.0;
            case 3 -> new BigDecimal(number + (random.nextBoolean() ? ".0" : ".00"));
            case 4 -> String.valueOf(number);
            case 5 -> random.nextBoolean() ? "Aa" + number : "BB" + number; // of one hash code
            case 6 -> new URL("http://a/" + number);
            case 7 -> number % 3 == 0 ? random.nextBoolean() : URI.create("u:" + number);
            case 8 -> new Object[] {value(random, depth - 1), value(random, depth - 1)};
            case 9 -> Arrays.asList(value(random, depth - 1), value(random, depth - 1));
            case 10 -> new int[] {number % 4, number % 3};
            default -> {
                Map<String, Object> map = random.nextBoolean() ? new LinkedHashMap<>() : new HashMap<>();
                map.put("a" + random.nextInt(2), value(random, depth - 1));
                map.put("b" + random.nextInt(2), value(random, depth - 1));
                yield map;
            }
        };
    }

    @Test
    void theFirstElementIsFoundThatWasThereBefore() throws Exception {
        long seed = Seed.drawn();
        System.out.println("ValueRulesTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        int violated = 0;
        int lists = Volume.of(20_000, 20_000);
        for (int i = 0; i < lists; i++) {
            List<Object> elements = new ArrayList<>();
            int size = random.nextInt(random.nextInt(4) == 0 ? 60 : 12);
            while (elements.size() < size) {
                elements.add(value(random, 2));
            }
            List<String> expected = expected(elements);
            assertThat(violations(elements))
                    .as("-Dschemac.seed=%d: %s", seed, elements)
                    .isEqualTo(expected);
            assertThat(violations(elements.toArray()))
                    .as("array of %s", elements)
                    .isEqualTo(expected);
            violated += expected.size();
        }
        assertThat(violated).isBetween(lists / 10, lists * 4 / 5);
    }

    @Test
    void arraysOfPrimitivesAreCompared() {
        Random random = new Random(Seed.of(18));
        for (int i = 0; i < 5_000; i++) {
            int size = random.nextInt(20);
            List<Integer> numbers = random.ints(size, 0, 40).boxed().toList();
            List<String> expected = expected(numbers);
            for (Class<?> type :
                    List.of(byte.class, short.class, int.class, long.class, float.class, double.class, char.class)) {
                Object array = Array.newInstance(type, size);
                for (int at = 0; at < size; at++) {
                    if (type == char.class) {
                        Array.setChar(array, at, (char) (int) numbers.get(at));
                    } else {
                        Array.setByte(array, at, numbers.get(at).byteValue());
                    }
                }
                assertThat(violations(array)).as("%s of %s", type, numbers).isEqualTo(expected);
            }
        }
        assertThat(violations(new boolean[] {true, false})).isEmpty();
        assertThat(violations(new boolean[] {true, false, false})).containsExactly(REPEATED + "[2]");
        assertThat(violations(new double[] {Double.NaN, 1, Double.NaN})).containsExactly(REPEATED + "[2]");
        assertThat(violations(new double[] {0.0, -0.0})).isEmpty();
        assertThat(violations(new String[] {null, "", null})).containsExactly(REPEATED + "[2]");
    }

    // ---- elements that somebody chose

    private static List<String> ofOneHashCode(int count) {
        List<String> alike = List.of("Aa", "BB");
        while (alike.size() < count) {
            alike = alike.stream()
                    .flatMap(text -> Stream.of(text + "Aa", text + "BB"))
                    .toList();
        }
        assertThat(alike.stream().map(String::hashCode).distinct()).hasSize(1);
        return alike.subList(0, count);
    }

    /** 201 elements are compared 100 times each, on average. */
    @Tag("slow")
    @Test
    void soManyComparisonsAreMadeAndNoMore() {
        assertThat(violations(ofOneHashCode(201))).isEmpty();
        assertThat(violations(ofOneHashCode(202))).containsExactly(TOO_ALIKE);
        List<String> repeated = new ArrayList<>(ofOneHashCode(201));
        repeated.set(200, repeated.get(0));
        assertThat(violations(repeated)).containsExactly(REPEATED + "[200]");
        assertThat(violations(ofOneHashCode(1 << 18))).containsExactly(TOO_ALIKE);
    }

    /** Hash codes that differ, and lead to one place of the table all the same. */
    @Test
    void hashCodesOfOnePlaceAreRefusedToo() {
        int inverse = 1;
        for (int i = 0; i < 5; i++) {
            inverse *= 2 - 0x9E3779B9 * inverse; // Newton's iteration for the inverse of an odd number
        }
        int factor = inverse;
        assertThat(factor * 0x9E3779B9).isEqualTo(1);
        int[] chosen = IntStream.range(0, 100_000).map(i -> factor * i).toArray();
        assertThat(Arrays.stream(chosen).distinct()).hasSize(chosen.length);
        assertThat(violations(chosen)).containsExactly(TOO_ALIKE);
    }

    @Tag("slow")
    @Test
    void manyElementsThatNobodyChoseAreCompared() {
        int count = 300_000;
        List<List<?>> honest = List.of(
                IntStream.range(0, count).boxed().toList(),
                IntStream.range(0, count).mapToObj(i -> (long) i << 32).toList(),
                IntStream.range(0, count).mapToObj(i -> i / 8.0).toList(),
                IntStream.range(0, count).mapToObj(i -> "item " + i).toList(),
                IntStream.range(0, count).mapToObj(i -> i * 1024).toList(),
                IntStream.range(0, count)
                        .mapToObj(i -> List.of(i / 500, i % 500))
                        .toList());
        for (List<?> elements : honest) {
            assertThat(violations(elements))
                    .as(elements.subList(0, 3).toString())
                    .isEmpty();
            List<Object> repeated = new ArrayList<>(elements);
            repeated.add(elements.get(count / 2));
            assertThat(violations(repeated)).containsExactly(REPEATED + "[" + count + "]");
        }
    }
}
