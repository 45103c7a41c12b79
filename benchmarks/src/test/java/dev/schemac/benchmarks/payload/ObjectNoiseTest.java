package dev.schemac.benchmarks.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.model.User;
import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ObjectNoiseTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int DOCUMENTS = 256;

    /** Calls back for each object with its model, and for each object in it. */
    private static void walk(Object model, JsonNode tree, BiConsumer<Object, JsonNode> each)
            throws IllegalAccessException {
        if (model == null || tree.isMissingNode()) {
            return;
        }
        if (model.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(model); i++) {
                walk(Array.get(model, i), tree.path(i), each);
            }
        } else if (tree.isObject()) {
            each.accept(model, tree);
            for (Field field : model.getClass().getFields()) {
                walk(field.get(model), tree.path(field.getName()), each);
            }
        }
    }

    private static Map<Object, ObjectNode> wideObjects(String payload) throws IOException, IllegalAccessException {
        Map<Object, ObjectNode> objects = new LinkedHashMap<>();
        for (Document document : Payloads.named(payload).generate(DOCUMENTS)) {
            walk(document.model(), MAPPER.readTree(document.bytes()), (model, tree) -> {
                if (model.getClass().getFields().length >= ObjectNoise.LEAST_COLUMNS) {
                    objects.put(model, (ObjectNode) tree);
                }
            });
        }
        return objects;
    }

    private static List<String> names(Object model) {
        return Stream.of(model.getClass().getFields()).map(Field::getName).toList();
    }

    private static List<String> nulls(JsonNode tree) {
        List<String> found = new ArrayList<>();
        tree.properties().forEach(member -> {
            if (member.getValue().isNull()) {
                found.add(member.getKey());
            }
        });
        return found;
    }

    @ParameterizedTest
    @CsvSource({
        "real-null, 1, 1, 1",
        "real-nulls, 4, 1, 1",
        "real-null-random, 1, 19, 19",
        "real-nulls-random, 4, 300, 3876",
        "real-more-random, 0, 1, 1",
        "real-github-noisy, 4, 300, 1000000",
        "real-payment-noisy, 4, 300, 1000000",
        "real-status-noisy, 4, 300, 1000000",
        "real-order-noisy, 4, 5, 1000000"
    })
    void eachObjectHasThatManyNulls(String payload, int nulls, int fewestPlaces, int mostPlaces) throws Exception {
        Set<List<String>> places = new HashSet<>();
        for (Map.Entry<Object, ObjectNode> object : wideObjects(payload).entrySet()) {
            long candidates = Stream.of(object.getKey().getClass().getFields())
                    .filter(ObjectNoise::canBeNull)
                    .count();
            List<String> found = nulls(object.getValue());
            assertThat(found).hasSize((int) Math.min(nulls, candidates)).allMatch(names(object.getKey())::contains);
            places.add(found);
        }

        assertThat(places.size()).isBetween(fewestPlaces, mostPlaces);
    }

    /** The classes of most libraries cannot show more. */
    @ParameterizedTest
    @ValueSource(strings = {"real-nulls", "real-nulls-random", "real-payment-noisy", "real-status-noisy"})
    void columnsWithNullHaveNoValueInTheModel(String payload) throws Exception {
        int numbers = 0;
        for (Map.Entry<Object, ObjectNode> object : wideObjects(payload).entrySet()) {
            for (String name : nulls(object.getValue())) {
                Object value = object.getKey().getClass().getField(name).get(object.getKey());
                if (object.getKey().getClass().getField(name).getType().isPrimitive()) {
                    numbers++;
                    assertThat(value).isIn(0, 0L, 0.0, false);
                } else {
                    assertThat(value).as(name).isNull();
                }
            }
        }

        assertThat(numbers).as("nulls in primitive columns").isGreaterThan(50);
    }

    /** Columns are equally likely, so the ratio of primitive columns is that of the class. */
    @Test
    void primitiveColumnsAreAsOftenNullAsStrings() throws Exception {
        List<String> primitive = Stream.of(User.class.getFields())
                .filter(field -> field.getType().isPrimitive())
                .map(Field::getName)
                .toList();
        List<String> all = wideObjects("real-nulls-random").values().stream()
                .flatMap(tree -> nulls(tree).stream())
                .toList();

        assertThat(primitive).hasSize(4);
        assertThat(all.stream().filter(primitive::contains).count() / (double) all.size())
                .isCloseTo(4 / 19.0, within(0.04));
        assertThat(new TreeSet<>(all)).hasSize(19).doesNotContain("_id", "tags", "friends");
    }

    @ParameterizedTest
    @CsvSource({
        "real-one-more, 1",
        "real-more, 4",
        "real-one-more-random, 1",
        "real-more-random, 4",
        "real-nulls-random, 0",
        "real-github-noisy, 2",
        "real-payment-noisy, 2",
        "real-status-noisy, 2",
        "real-order-noisy, 2"
    })
    void eachObjectHasThatManyUndeclaredMembers(String payload, int more) throws Exception {
        Set<Integer> first = new HashSet<>();
        for (Map.Entry<Object, ObjectNode> object : wideObjects(payload).entrySet()) {
            List<String> declared = names(object.getKey());
            List<String> names = new ArrayList<>();
            object.getValue().fieldNames().forEachRemaining(names::add);
            List<String> others =
                    names.stream().filter(name -> !declared.contains(name)).toList();
            assertThat(others).hasSize(more).allMatch(ObjectNoise.NAMES::contains);
            others.stream().findFirst().ifPresent(name -> first.add(names.indexOf(name)));
            names.retainAll(declared);
            assertThat(names).isSortedAccordingTo(Comparator.comparing(declared::indexOf));
        }

        assertThat(first).hasSizeGreaterThanOrEqualTo(more == 0 ? 0 : 4);
    }

    @Test
    void noClassDeclaresTheUndeclaredMembers() throws Exception {
        Set<String> declared = new TreeSet<>();
        for (String payload : List.of("real", "real-github", "real-payment", "real-status", "real-order")) {
            for (Document document : Payloads.named(payload).generate(16)) {
                walk(
                        document.model(),
                        MAPPER.readTree(document.bytes()),
                        (model, tree) -> declared.addAll(names(model)));
            }
        }

        assertThat(declared).hasSizeGreaterThan(100).doesNotContainAnyElementsOf(ObjectNoise.NAMES);
    }

    @ParameterizedTest
    @ValueSource(strings = {"real-nulls", "real-more", "real-github-noisy"})
    void smallObjectsStayAsTheyAre(String payload) throws Exception {
        int[] small = {0};
        for (Document document : Payloads.named(payload).generate(DOCUMENTS)) {
            walk(document.model(), MAPPER.readTree(document.bytes()), (model, tree) -> {
                if (model.getClass().getFields().length < ObjectNoise.LEAST_COLUMNS) {
                    small[0]++;
                    assertThat(nulls(tree)).isEmpty();
                    assertThat(names(model)).containsAll(() -> tree.fieldNames());
                }
            });
        }

        assertThat(small[0]).isGreaterThan(DOCUMENTS);
    }
}
