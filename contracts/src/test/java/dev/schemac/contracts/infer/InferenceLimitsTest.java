package dev.schemac.contracts.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The compiler accepts each inferred schema, and the work grows with the samples. */
@Tag("slow")
class InferenceLimitsTest {
    /** Allocated bytes for each byte of samples. */
    private static final long MOST_ALLOCATED = 4_000;

    // ---- dictionaries at the root

    @Test
    void samplesWithMoreNamesThanColumnsHaveNone() {
        String dynamic = "@JsonSchema(dynamic=true)\ncreate json schema Event();\n";
        String value = "create json schema EventValue(id int);\n\n" + dynamic;
        Stream<String> documents = entries(5000, "{\"id\":7}").map(entry -> "{" + entry + "}");
        assertThat(inferred(documents).text()).isEqualTo(value);
        assertThat(inferred(Stream.of(object(entries(5000, "1")))).text()).isEqualTo(dynamic);
        Stream<String> mixed =
                IntStream.range(0, 5000).mapToObj(i -> "{\"k" + i + "\":" + (i % 2 == 0 ? i : "true") + "}");
        assertThat(inferred(mixed).text()).isEqualTo(dynamic);
    }

    /** The suggestion of the message works. */
    @Test
    void theSameObjectsInAMemberAreAMap() {
        InferredSchema inferred = inferred(entries(5000, "{\"id\":7}").map(entry -> "{\"values\":{" + entry + "}}"));
        assertThat(inferred.text()).isEqualTo("""
                create json schema Value(id int);
                create json schema Event(values Map<String, Value>);
                """);
        assertThat(inferred.maps()).containsExactly("values is a map: more than 1000 names");
    }

    @Test
    void fewerNamesAreReported() {
        String end =
                "; so their schema has no columns, and dynamic=true keeps the members without a type. For a typed map,"
                        + " wrap each sample: jq '{values: .}'";
        assertReported(entries(1001, "1"), "more than 1000 names" + end);
        assertReported(
                entries(1000, "1"),
                "1000 names, each in 1% of 1000 objects on average, 100 of them new in the last 100" + end);
        assertThat(inferred(Stream.of("{\"a\":1}", "{\"a\":2,\"b\":3}")).maps()).isEmpty();
        assertThat(inferred(IntStream.range(0, 20).mapToObj(i -> "{\"a\":" + i + ",\"b\":\"x\",\"c" + i % 3 + "\":1}"))
                        .maps())
                .isEmpty();
    }

    private static void assertReported(Stream<String> entries, String reason) {
        InferredSchema inferred = inferred(entries.map(entry -> "{" + entry + "}"));
        assertThat(inferred.maps()).containsExactly("the samples look like a map: " + reason);
        assertThat(CompiledSchemas.generate(inferred.text()).sources()).isNotEmpty();
    }

    @Test
    void subtypesHaveTheSameLimit() {
        String members = entries(3000, "1").collect(Collectors.joining(","));
        List<String> union = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            union.add("{\"type\":\"a\",\"only\":1," + members + "}");
            union.add("{\"type\":\"b\",\"other\":1," + members.replace("\"k", "\"j") + "}");
        }
        String text = inferred(union.stream()).text();
        assertThat(text).contains(") inherits Event;");
        assertThat(CompiledSchemas.generate(text).sources()).isNotEmpty();
        // Common members count for both.
        String common = "," + members.replace("\"k", "\"c") + "}";
        Stream<String> larger = union.stream().map(sample -> sample.substring(0, sample.length() - 1) + common);
        assertThat(inferred(larger).text())
                .as("a class has at most 4,096 columns")
                .isEqualTo("@JsonSchema(dynamic=true)\ncreate json schema Event();\n");
        InferredSchema nested = inferred(union.stream()
                .map(sample -> "{\"m\":" + sample.substring(0, sample.length() - 1) + common + "}"));
        assertThat(nested.maps()).containsExactly("m is a map: more than 1000 names");
    }

    /** Similar objects become one schema, so nested objects with different names are merged. */
    @Test
    void mergedObjectsBecomeMapsAboveTheLimit() {
        String samples = IntStream.range(0, 10)
                .mapToObj(i -> "\"g" + i + "\":{\"id\":1,\"name\":\"x\",\"on\":true,\"at\":2,\"last\":{\"first\":"
                        + object(IntStream.range(0, 900).mapToObj(n -> "\"n" + i + "_" + n + "\":1")) + "}}")
                .collect(Collectors.joining(",", "{", "}"));
        String text = inferred(Stream.of(samples)).text();
        assertThat(text).contains("first Map<String, int>");
        assertThat(CompiledSchemas.generate(text).sources()).isNotEmpty();
    }

    // ---- names and numbers

    @Test
    void longNamesAreShortenedInTheSchema() {
        for (String name :
                List.of("x".repeat(1_001), "-".repeat(30_000), "ü".repeat(20_000), "v" + "1".repeat(65_533))) {
            String text = inferred(Stream.of("{\"" + name + "\":{\"" + name + "\":1}}"))
                    .text();
            assertThat(text).contains("@Name('" + name + "')");
            assertThat(CompiledSchemas.generate(text).sources()).isNotEmpty();
        }
        assertRefused(
                inference(Stream.of("{\"a\":{\"" + "ü".repeat(32_768) + "\":1}}")),
                "expected names of at most 65534 bytes but found one of 65536 in schema 'A': a name is a constant of a Java"
                        + " class");
    }

    @Test
    void numbersBeyondDoublesNeedOneType() {
        assertThat(inferred(Stream.of("{\"v\":1e400,\"w\":{\"x\":-1e400}}", "{\"v\":1}"))
                        .text())
                .contains("v BigDecimal");
        String end =
                ". Only an Object column reads all of them, but it rejects a number beyond the range of double, which"
                        + " the samples contain there: remove these samples, or the values of one type";
        assertRefused(
                inference(Stream.of("{\"v\":1e400}", "{\"v\":\"x\"}")),
                "expected values of one type in member 'v' of schema 'Event' but found 1 string, 1 number" + end);
        assertRefused(
                inference(Stream.of("{\"a\":{\"v\":[[1],{\"x\":[-1e400]}]}}")),
                "expected values of one type in member 'v' of schema 'A' but found 1 object, 1 array" + end);
        assertRefused(
                inference(Stream.of("{\"m\":{\"1\":true,\"2\":1e999}}")),
                "expected values of one type in member 'm' of schema 'Event' but found 1 boolean, 1 number" + end);
        assertThat(inferred(Stream.of("{\"v\":[1e-400,9e307,\"x\"]}")).text()).contains("v Object[]");
    }

    /** Names and values that are unusual, at random depths. */
    @Test
    void unusualSamplesBecomeValidSchemas() {
        for (int i = 0; i < Volume.cases(10, 10); i++) {
            Random random = new Random(Seed.drawn() + i);
            SchemaInference inference = new SchemaInference("Event");
            for (int n = 1 + random.nextInt(30); n > 0; n--) {
                byte[] json = hostile(random, 0).getBytes(UTF_8);
                inference.add(json, 0, json.length);
            }
            InferenceOptions options = InferenceOptions.DEFAULT
                    .withMaps(random.nextBoolean())
                    .withUnions(random.nextBoolean())
                    .withRequired(random.nextBoolean());
            try {
                CompiledSchemas.generate(inference.schema("", options));
            } catch (InferenceException e) {
                assertThat(e).hasMessageContaining("expected ").hasMessageContaining(" but found ");
            } catch (RuntimeException e) {
                throw new AssertionError("-Dschemac.seed=" + (Seed.drawn() + i), e);
            }
        }
    }

    private static String hostile(Random random, int depth) {
        boolean many = random.nextInt(50) == 0;
        int members = many ? 1 + random.nextInt(1500) : random.nextInt(6);
        return object(IntStream.range(0, members)
                .mapToObj(i -> switch (random.nextInt(6)) {
                    case 0 -> Integer.toString(random.nextInt(100));
                    case 1 -> "n".repeat(1 + random.nextInt(many ? 30 : 3000)) + i;
                    case 2 ->
                        List.of("class", "int", "String", "a`b", "\\u0000", "\\\\", "", "ß")
                                .get(random.nextInt(8));
                    default -> "k" + random.nextInt(20);
                })
                .distinct()
                .map(name -> "\"" + name + "\":" + value(random, many ? 6 : depth)));
    }

    private static String value(Random random, int depth) {
        return switch (random.nextInt(depth < 6 ? 9 : 6)) {
            case 0 -> Integer.toString(random.nextInt());
            case 1 -> random.nextInt(40) == 0 ? "1e400" : "0.5";
            case 2 -> "null";
            case 3 -> "\"word" + random.nextInt(3) + "\"";
            case 4 -> "\"" + "x".repeat(random.nextInt(200)) + "\"";
            case 5 -> "true";
            case 6 -> "[" + value(random, depth + 1) + "," + value(random, depth + 1) + "]";
            default -> hostile(random, depth + 1);
        };
    }

    /** As deep as parsers read by default. */
    @Test
    void deepSamplesBecomeValidSchemas() {
        for (String[] level : new String[][] {{"{\"1\":", "}"}, {"[", "]"}, {"{\"a\":", "}"}, {"{\"1\":[", "]}"}}) {
            int levels = 255 / (level[0].endsWith("[") && level[0].length() > 1 ? 2 : 1);
            String text = inferred(Stream.of("{\"v\":" + level[0].repeat(levels) + "1" + level[1].repeat(levels) + "}"))
                    .text();
            assertThat(CompiledSchemas.generate(text).sources()).as(level[0]).isNotEmpty();
        }
    }

    // ---- costs

    /** Objects whose members differ from those of all others, and objects that share one name and one member. */
    @Test
    void eachObjectIsComparedWithFewOthers() {
        int objects = 3_000;
        assertThat(comparisons(objects, i -> Map.of("g" + i, Map.of("a" + i, 1, "b" + i, 2, "c" + i, 3, "d" + i, 4))))
                .isZero();
        long most = 101L * objects;
        assertThat(comparisons(objects, i -> Map.of("g" + i, Map.of("data", Map.of("id", 1, "p" + i, 2)))))
                .isLessThan(most);
        assertThat(comparisons(
                        objects,
                        i -> Map.of("g" + i, Map.of("id", 1, "at", 2, "by", 3, "on", 4, "p" + i, 5, "q" + i, 6))))
                .isLessThan(most);
    }

    private static long comparisons(int objects, IntFunction<Map<String, ?>> member) {
        Map<String, Object> groups = new LinkedHashMap<>();
        for (int i = 0; i < objects; i++) {
            @SuppressWarnings("unchecked")
            Map<String, Object> group =
                    (Map<String, Object>) groups.computeIfAbsent("group" + i / 500, key -> new LinkedHashMap<>());
            group.putAll(member.apply(i));
        }
        ObjectSamples samples = new ObjectSamples();
        samples.add(groups);
        InferenceOptions options = InferenceOptions.DEFAULT.withMaps(false);
        return new SharedShapes(samples.settled(Place.root(options)), "Event").comparisons();
    }

    /** Copies of nested objects at each level would allocate twenty times as much. */
    @Test
    void deepObjectsAreNotCopiedAtEachLevel() {
        String deep = "{\"b\":".repeat(200) + "1" + "}".repeat(200);
        List<String> samples = IntStream.range(0, 200)
                .mapToObj(i -> "{\"m\":{\"a" + i + "\":" + deep + "}}")
                .toList();
        long bytes = samples.stream().mapToLong(String::length).sum();
        long before = allocated();
        InferredSchema inferred = inferred(samples.stream());
        long perByte = (allocated() - before) / bytes;
        assertThat(inferred.maps()).first().asString().startsWith("m is a map: 200 names, each in 1% of 200 objects");
        assertThat(perByte).isLessThan(MOST_ALLOCATED);
    }

    private static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    @Test
    void deepObjectsWithDifferentNamesBecomeNestedMaps() {
        String different = IntStream.range(0, 100)
                .mapToObj(i -> IntStream.range(0, 200)
                                .mapToObj(level -> "{\"x" + i + "_" + level + "\":")
                                .collect(Collectors.joining())
                        + "1" + "}".repeat(200))
                .collect(Collectors.joining(","));
        assertThat(inferred(Stream.of("{\"v\":[" + different + "]}")).text())
                .isEqualTo("create json schema Event(\n    v " + "Map<String, ".repeat(200) + "int" + ">".repeat(200)
                        + "[]\n);\n");
    }

    // ----

    private static Stream<String> entries(int count, String value) {
        return IntStream.range(0, count).mapToObj(i -> "\"k" + i + "\":" + value);
    }

    private static String object(Stream<String> entries) {
        return entries.collect(Collectors.joining(",", "{", "}"));
    }

    private static SchemaInference inference(Stream<String> samples) {
        SchemaInference inference = new SchemaInference("Event");
        samples.forEach(sample -> {
            byte[] json = sample.getBytes(UTF_8);
            inference.add(json, 0, json.length);
        });
        return inference;
    }

    private static InferredSchema inferred(Stream<String> samples) {
        return inference(samples).inferred("", InferenceOptions.DEFAULT);
    }

    private static void assertRefused(SchemaInference inference, String message) {
        assertThatThrownBy(() -> inference.schema("", InferenceOptions.DEFAULT))
                .isInstanceOf(InferenceException.class)
                .hasMessage(message);
    }
}
