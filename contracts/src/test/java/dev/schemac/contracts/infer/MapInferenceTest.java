package dev.schemac.contracts.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Objects of which the names are data become maps, those with declared names do not. */
class MapInferenceTest {
    private static final InferenceOptions NO_MAPS = InferenceOptions.DEFAULT.withMaps(false);

    @Test
    void objectsWithManyRareMembersAreMaps() throws IOException {
        SchemaInference inference = packages();
        InferredSchema inferred = inference.inferred("", InferenceOptions.DEFAULT);

        assertThat(inferred.text()).isEqualTo("""
                import java.net.URI;

                create json schema Repository(type string, url URI);

                create json schema DependenciesMeta(
                    injected boolean,
                    note string // optional: in 6 of 13
                );

                create json schema Package(
                    name string,
                    version string,
                    private boolean, // optional: in 6 of 12
                    scripts Map<String, string>,
                    dependencies Map<String, string>, // optional: in 11 of 12
                    devDependencies Map<String, string>,
                    repository Repository,
                    dependenciesMeta Map<String, DependenciesMeta> // optional: in 6 of 12
                );
                """);
        assertThat(inferred.maps())
                .containsExactly(
                        "scripts is a map: 12 names, each in 14% of 12 objects on average, 2 of them new in the last 2",
                        "dependencies is a map: 15 names, each in 10% of 11 objects on average, 3 of them new in the last 2",
                        "devDependencies is a map: 21 names, each in 9% of 12 objects on average, 4 of them new in the last 2",
                        "dependenciesMeta is a map: 13 names, each in 17% of 6 objects on average, 2 of them new in the last 1");
    }

    @Test
    void mapsReadNamesThatNoSampleHas() throws IOException {
        EventRuntime runtime = new EventRuntime();
        String schema = packages().schema("m", InferenceOptions.DEFAULT);
        new SchemaCompiler(CompilerOptions.DEFAULT).deploy(runtime, List.of(new SchemaSource("inferred.epl", schema)));
        String json = "{\"scripts\":{\"new\":\"x\"},\"dependenciesMeta\":{\"gulp\":{\"injected\":true}}}";

        assertThat(((JsonEvent) runtime.eventSender("m.Package").parse(json)).toJson())
                .isEqualTo(json);
    }

    @Test
    void noObjectIsAMapWithoutMaps() throws IOException {
        InferredSchema inferred = packages().inferred("", NO_MAPS);

        assertThat(inferred.text())
                .contains("create json schema DevDependencies(")
                .doesNotContain("Map");
        assertThat(inferred.maps()).isEmpty();
        assertThat(inference("{\"a\":{\"1\":2},\"b\":{}}").schema("", NO_MAPS)).isEqualTo("""
                create json schema A(`1` int);
                create json schema Event(a A, b Map);
                """);
    }

    // ---- conditions

    private static final IntFunction<String> RARE = i -> "\"n" + i + "\":\"x\"";

    @Test
    void aMapHasAtLeastTenNames() {
        assertThat(type(IntStream.range(0, 10).mapToObj(RARE))).isEqualTo("Map<String, string>");
        assertThat(type(IntStream.range(0, 9).mapToObj(RARE))).isEqualTo("V");
    }

    @Test
    void anAverageNameOfAMapIsInAFifthOfTheObjects() {
        // 10 names in 10 objects, each with two of them
        IntFunction<String> two = i -> RARE.apply(i) + "," + RARE.apply((i + 1) % 9);
        assertThat(type(IntStream.range(0, 10).mapToObj(two))).as("a fifth").isEqualTo("Map<String, string>");
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> two.apply(i) + (i == 0 ? "," + RARE.apply(5) : ""))))
                .as("more")
                .isEqualTo("V");
    }

    @Test
    void newNamesOccurInTheLastTenthOfTheObjectsOfAMap() {
        assertThat(type(IntStream.range(0, 20).mapToObj(i -> RARE.apply(i == 18 ? 12 : i % 12))))
                .as("one of 20")
                .isEqualTo("Map<String, string>");
        assertThat(type(IntStream.range(0, 20).mapToObj(i -> RARE.apply(i == 17 ? 12 : i % 12))))
                .as("before the last tenth")
                .isEqualTo("V");
    }

    @Test
    void valuesOfAMapHaveOneType() {
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":" + (i % 2 == 0 ? "1" : "2.5"))))
                .isEqualTo("Map<String, double>");
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":" + (i == 0 ? "null" : "true"))))
                .isEqualTo("Map<String, boolean>");
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":[" + (i == 0 ? "null" : i) + "]")))
                .isEqualTo("Map<String, int[]>");
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":" + (i == 0 ? "\"x\"" : "true"))))
                .isEqualTo("V");
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":[" + (i == 0 ? "\"x\"" : "true") + "]")))
                .isEqualTo("V");
    }

    @Test
    void fiftyNamesWithValuesOfOneTypeAreAMap() {
        assertThat(type(Stream.of(fields(50, "0.5")))).isEqualTo("Map<String, double>");
        assertThat(type(Stream.of(fields(50, "{\"a\":1,\"b\":2}")))).isEqualTo("Map<String, V>");
        assertThat(type(Stream.of(fields(49, "0.5")))).as("fewer").isEqualTo("V");
        assertThat(type(Stream.of(fields(49, "1") + ",\"z\":true")))
                .as("two types")
                .isEqualTo("V");
        assertThat(inference("{\"v\":{" + fields(50, "1") + "}}")
                        .inferred("", InferenceOptions.DEFAULT)
                        .maps())
                .containsExactly("v is a map: 50 names, whose values have one type");
    }

    private static String fields(int count, String value) {
        return IntStream.range(0, count)
                .mapToObj(i -> "\"f" + i + "\":" + value)
                .collect(Collectors.joining(","));
    }

    // ---- samples that are maps

    private static final String WITHOUT_TYPE =
            "; so their schema has no columns, and dynamic=true keeps the members without a type. For a typed map,"
                    + " wrap each sample: jq '{values: .}'";

    @Test
    void samplesThatAreAMapHaveNoColumnsAndTheirValuesASchema() {
        InferredSchema numbers = inference("{\"1\":{\"id\":1,\"tags\":[{\"t\":\"x\"}]},\"2\":{\"id\":2},\"3\":null}")
                .inferred("", InferenceOptions.DEFAULT);
        assertThat(numbers.text()).isEqualTo("""
                create json schema Tag(t string);

                create json schema EventValue(
                    id int,
                    tags Tag[] // optional: in 1 of 2
                );

                @JsonSchema(dynamic=true)
                create json schema Event();
                """);
        assertThat(numbers.maps())
                .containsExactly("the samples look like a map: each name is a number, a date, a version or a UUID"
                        + WITHOUT_TYPE);
        SchemaInference users = new SchemaInference("users");
        add(users, "{" + fields(50, "{\"id\":1}") + "}");
        assertThat(users.schema("", InferenceOptions.DEFAULT)).isEqualTo("""
                create json schema User(id int);

                @JsonSchema(dynamic=true)
                create json schema Users();
                """);
    }

    @Test
    void otherSamplesHaveColumns() {
        assertThat(inference("{" + fields(50, "\"x\"") + "}").inferred("", InferenceOptions.DEFAULT))
                .as("a row of a table")
                .satisfies(row -> assertThat(row.text()).contains("f49 string"))
                .satisfies(row -> assertThat(row.maps()).isEmpty());
        InferredSchema mixed = inference("{\"1\":{\"id\":1},\"2\":true}").inferred("", InferenceOptions.DEFAULT);
        assertThat(mixed.text()).contains("`2` boolean");
        assertThat(mixed.maps())
                .containsExactly("the samples look like a map: each name is a number, a date, a version or a UUID; each"
                        + " name is a column, because the values have several types");
        assertThat(inference("{\"1\":1,\"2\":2}").schema("", NO_MAPS))
                .isEqualTo("create json schema Event(`1` int, `2` int);\n");
        InferredSchema wide = inference("{" + fields(1_001, "1") + "}").inferred("", NO_MAPS);
        assertThat(wide.text()).contains("f1000 int");
        assertThat(wide.maps())
                .containsExactly(
                        "the samples look like a map: more than 1000 names; each name is a column, because maps are"
                                + " turned off");
    }

    @Test
    void noEventWithMembersOfAnyNameReadsANumberBeyondDouble() {
        assertThatThrownBy(() -> inference("{\"1\":1e400}").schema("", InferenceOptions.DEFAULT))
                .isInstanceOf(InferenceException.class)
                .hasMessage(
                        "expected numbers in the range of double but found a larger one. The samples are a map, and an"
                                + " event with members of any name rejects it. Put each sample into a member, such as"
                                + " {\"values\": {...}}, which becomes a Map");
    }

    @Test
    void objectsInAMapShareMembersOrAreMaps() {
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":{\"a\":1,\"b\":2}")))
                .isEqualTo("Map<String, V>");
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":{\"a" + i + "\":1,\"b\":true}")))
                .isEqualTo("V");
        assertThat(type(IntStream.range(0, 10).mapToObj(i -> "\"n" + i + "\":{\"a" + i + "\":1,\"b" + i + "\":2}")))
                .isEqualTo("Map<String, Map<String, int>>");
    }

    @Test
    void objectsOfAUnionAreNoMap() {
        String objects = IntStream.range(0, 60)
                .mapToObj(i -> "{\"v\":{\"type\":\"t" + i % 20 + "\",\"own" + i % 20 + "\":\"x\"}}")
                .reduce((a, b) -> a + "," + b)
                .orElseThrow();
        InferredSchema inferred = inference("[" + objects + "]").inferred("", InferenceOptions.DEFAULT);

        assertThat(inferred.text()).contains("create json schema T19(own19 string) inherits V;");
        assertThat(inferred.maps()).isEmpty();
    }

    /** Returns the type of the member {@code v} of events. */
    private static String type(Stream<String> objects) {
        SchemaInference inference = new SchemaInference("Event");
        objects.forEach(members -> add(inference, "{\"v\":{" + members + "}}"));
        String schema = inference.schema("", InferenceOptions.DEFAULT);
        String column = schema.substring(schema.indexOf("create json schema Event("));
        return column.replaceAll("(?s)create json schema Event\\(v (.*)\\);\n", "$1");
    }

    // ---- merged objects

    @Test
    void aSchemaThatIsMergedWithAMapIsAMap() {
        String side = "{\"id\":1,\"name\":\"x\",\"size\":2,\"deps\":{%s},\"kind\":1}";
        SchemaInference inference = new SchemaInference("Event");
        add(inference, "{\"n\":1,\"left\":" + side.formatted("\"a\":\"1\",\"b\":\"2\"") + "}");
        IntStream.range(0, 10)
                .forEach(i -> add(inference, "{\"n\":1,\"right\":" + side.formatted("\"n" + i + "\":\"1\"") + "}"));

        assertThat(inference.schema("", InferenceOptions.DEFAULT)).isEqualTo("""
                create json schema Left(id int, name string, size int, deps Map<String, string>, kind int);

                create json schema Event(
                    n int,
                    left Left, // optional: in 1 of 11
                    right Left // optional: in 10 of 11
                );
                """);
    }

    // ---- requested maps

    @Test
    void requestedObjectsAreMaps() {
        SchemaInference inference = inference("{\"a.b\":{\"x\":1,\"y\":2.5},\"rows\":[[{\"p q\":{\"x\":1}}]],"
                + "\"both\":{\"x\":{\"n\":{\"k\":1}},\"y\":{\"n\":{\"l\":2}}},\"o\":{\"x\":1}}");
        InferenceOptions options = NO_MAPS.withMapPaths(List.of("a.b", "rows[0][7].`p q`", "both", "both.any.n"));
        InferredSchema inferred = inference.inferred("", options);

        assertThat(inferred.text()).isEqualTo("""
                create json schema Row(`p q` Map<String, int>);
                create json schema Both(n Map<String, int>);
                create json schema O(x int);
                create json schema Event(`a.b` Map<String, double>, rows Row[][], both Map<String, Both>, o O);
                """);
        assertThat(inferred.maps())
                .containsExactly(
                        "`a.b` is a map: requested",
                        "rows[0][0].`p q` is a map: requested",
                        "both is a map: requested",
                        "both.x.n is a map: requested");
    }

    @Test
    void requestedMapsMayHaveValuesOfAnyType() {
        assertThat(inference("{\"a\":{\"x\":1,\"y\":\"z\"}}")
                        .schema("", InferenceOptions.DEFAULT.withMapPaths(List.of("a"))))
                .isEqualTo("""
                        create json schema Event(
                            @Column(types={'string', 'integer'}) a Map // no common type of values: 1 string, 1 number
                        );
                        """);
    }

    @Test
    void requestedPathsLeadToObjects() {
        SchemaInference inference = inference("{\"a\":{\"x\":1},\"s\":\"x\",\"m\":[{},1]}");
        for (String path : List.of("b", "a.x", "a[0]", "s", "m[0]", "a.y.z")) {
            assertThatThrownBy(() -> inference.inferred("", InferenceOptions.DEFAULT.withMapPaths(List.of("a", path))))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("property path \"" + path + "\" leads to no object in the samples");
        }
        assertThatThrownBy(() -> InferenceOptions.DEFAULT.withMapPaths(List.of("a[")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("property path \"a[\": expected an index at character 3");
    }

    // ---- reports

    @Test
    void reportsNameThePlaceAndTheReason() {
        String many = IntStream.rangeClosed(0, 1000)
                .mapToObj(i -> "\"k" + i + "\":1")
                .reduce((a, b) -> a + "," + b)
                .orElseThrow();
        InferredSchema inferred = inference("{\"many\":{" + many + "},\"it`s\":[{\"1.2\":[{\"3\":4}]}]}")
                .inferred("", InferenceOptions.DEFAULT);

        assertThat(inferred.maps())
                .containsExactly(
                        "many is a map: more than 1000 names",
                        "it\\`s[0] is a map: each name is a number, a date, a version or a UUID",
                        "it\\`s[0].`1.2`[0] is a map: each name is a number, a date, a version or a UUID");
        assertThat(inference("{\"a\":[{\"1\":1},2]}")
                        .inferred("", InferenceOptions.DEFAULT)
                        .maps())
                .as("of no effect")
                .isEmpty();
    }

    private static SchemaInference packages() throws IOException {
        SchemaInference inference = new SchemaInference("Package");
        try (InputStream in = MapInferenceTest.class.getResourceAsStream("/infer/packages.ndjson")) {
            new String(in.readAllBytes(), UTF_8).lines().forEach(line -> add(inference, line));
        }
        return inference;
    }

    private static SchemaInference inference(String sample) {
        SchemaInference inference = new SchemaInference("Event");
        add(inference, sample);
        return inference;
    }

    private static void add(SchemaInference inference, String sample) {
        byte[] json = sample.getBytes(UTF_8);
        inference.add(json, 0, json.length);
    }
}
