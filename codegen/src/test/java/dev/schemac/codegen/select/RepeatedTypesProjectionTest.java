package dev.schemac.codegen.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A schema that occurs at several places of a document has a selection at each of them. */
class RepeatedTypesProjectionTest {

    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT);
    private static final SchemaCompiler RECORDS =
            new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD));

    private static final String PART = "create json schema Part(id int, note string, inner Part)";

    @Test
    void theSelectionOfAColumnOfItsOwnSchemaLeavesTheDocumentAlone() {
        Reader reader = reader(PART, "id", "inner");

        assertThat(reader.read("{\"id\":1,\"note\":[1]}")).isEqualTo("{\"id\":1}");
        assertThat(reader.read("{\"id\":1,\"note\":[1],\"inner\":{\"id\":2,\"note\":\"b\"}}"))
                .isEqualTo("{\"id\":1,\"inner\":{\"id\":2,\"note\":\"b\"}}");
        assertThatThrownBy(() -> reader.read("{\"note\":[1],\"inner\":{\"note\":[1]}}"))
                .hasMessage("expected string but found array at $.inner.note (line 1, column 29)");
        assertThatThrownBy(() -> reader.read("{\"inner\":{\"inner\":{\"inner\":{\"note\":{}}}}}"))
                .hasMessage("expected string but found object at $.inner.inner.inner.note (line 1, column 36)");
        assertThatThrownBy(() -> reader.read("{\"id\":1,\"note\":tru}"))
                .hasMessageContaining("at $.note (line 1, column 19)");
    }

    @Test
    void aDeeperPathSelectsInThatDepthOnly() {
        Reader reader = reader(PART, "inner.inner.id", "inner.note");

        assertThat(reader.read(
                        "{\"id\":[],\"inner\":{\"id\":{},\"note\":\"b\",\"inner\":{\"id\":3,\"note\":4,\"inner\":5}}}"))
                .isEqualTo("{\"inner\":{\"note\":\"b\",\"inner\":{\"id\":3}}}");
        assertThatThrownBy(() -> reader.read("{\"inner\":{\"note\":\"b\",\"inner\":{\"id\":\"x\"}}}"))
                .hasMessage("expected int but found string at $.inner.inner.id (line 1, column 36)");
    }

    @Test
    void aWholeValueIsWholeBesidesAPathIntoIt() {
        Reader reader = reader(PART, "inner", "inner.id");

        assertThat(reader.read("{\"id\":[],\"inner\":{\"id\":2,\"note\":\"b\"}}"))
                .isEqualTo("{\"inner\":{\"id\":2,\"note\":\"b\"}}");
        assertThat(reader.names()).containsExactly("Part", "Part_2");
    }

    @Test
    void allMembersAreTheWholeDocument() {
        assertThat(reader(PART, "id", "note", "inner").names()).containsExactly("Part");
        assertThat(reader("create json schema Part(at Place); create json schema Place(city string)", "at.city")
                        .names())
                .containsExactly("Part", "Place");
    }

    @Test
    void schemasThatContainEachOther() {
        Reader reader = reader(
                "create json schema Part(id int, note string, owner Owner);"
                        + "create json schema Owner(key int, name string, part Part)",
                "id",
                "owner.part.note",
                "owner.key");

        assertThat(
                        reader.read(
                                "{\"id\":1,\"note\":2,\"owner\":{\"key\":3,\"name\":4,\"part\":{\"id\":\"x\",\"note\":\"n\",\"owner\":5}}}"))
                .isEqualTo("{\"id\":1,\"owner\":{\"key\":3,\"part\":{\"note\":\"n\"}}}");
        assertThat(reader.names()).containsExactly("Owner", "Part", "Part_2");
    }

    @Test
    void throughArraysListsAndMaps() {
        Reader reader = reader(
                "create json schema Part(id int, note string, array Part[], grid Part[][], list List<Part>,"
                        + " map Map<String, Part>, lists Map<String, List<Part>>)",
                "id",
                "array.note",
                "grid",
                "list.id",
                "map.map.id",
                "lists.lists");

        assertThat(
                        reader.read(
                                "{\"id\":1,\"note\":[1],\"array\":[{\"id\":[1],\"note\":\"a\"}],\"grid\":[[{\"id\":2,\"note\":\"g\"}]],"
                                        + "\"list\":[{\"id\":3,\"note\":{}}],\"map\":{\"k\":{\"id\":\"x\",\"map\":{\"k\":{\"id\":4,\"note\":[1]}}}},"
                                        + "\"lists\":{\"k\":[{\"note\":1e999,\"lists\":{\"j\":[{\"id\":5,\"note\":\"l\"}]}}]}}"))
                .isEqualTo("{\"id\":1,\"array\":[{\"note\":\"a\"}],\"grid\":[[{\"id\":2,\"note\":\"g\"}]],"
                        + "\"list\":[{\"id\":3}],\"map\":{\"k\":{\"map\":{\"k\":{\"id\":4}}}},"
                        + "\"lists\":{\"k\":[{\"lists\":{\"j\":[{\"id\":5,\"note\":\"l\"}]}}]}}");
        assertThatThrownBy(() -> reader.read("{\"grid\":[[{\"note\":[1]}]]}"))
                .hasMessage("expected string but found array at $.grid[0][0].note (line 1, column 19)");
    }

    @Test
    void throughInheritedColumns() {
        Reader reader = reader(
                "create json schema Base(id int, note string, next Part);"
                        + "@Column(name=label, required=true) create json schema Part(label string, base Base) inherits Base",
                "next.label",
                "base.note");

        assertThat(
                        reader.read(
                                "{\"note\":[1],\"next\":{\"label\":\"a\",\"note\":2},\"base\":{\"note\":\"b\",\"next\":{\"label\":3}}}"))
                .isEqualTo("{\"next\":{\"label\":\"a\"},\"base\":{\"note\":\"b\"}}");
        assertThatThrownBy(() -> reader.read("{\"next\":{}}"))
                .hasMessage("required member is missing at $.next.label (line 1, column 10)");
    }

    @Test
    void unionsAreWhole() {
        String schemas = "create json schema Part(id int, note string, shape Shape);"
                + "@JsonSchema(discriminator=kind) create json schema Shape(kind string);"
                + "@JsonSchema(discriminatorValue='Round') create json schema Round(r int) inherits Shape;"
                + "@JsonSchema(discriminatorValue='Boxed') create json schema Boxed(part Part) inherits Shape";
        Reader reader = reader(schemas, "id", "shape.kind");

        assertThat(reader.read(
                        "{\"id\":1,\"note\":[1],\"shape\":{\"kind\":\"Boxed\",\"part\":{\"id\":2,\"note\":\"n\"}}}"))
                .isEqualTo("{\"id\":1,\"shape\":{\"kind\":\"Boxed\",\"part\":{\"id\":2,\"note\":\"n\"}}}");
        assertThatThrownBy(() -> reader.read("{\"shape\":{\"kind\":\"Boxed\",\"part\":{\"note\":[1]}}}"))
                .hasMessage("expected string but found array at $.shape.part.note (line 1, column 41)");
    }

    @Test
    void twoColumnsOfASchemaSelectDifferentMembers() {
        Reader reader = reader(
                "create json schema Trip(origin Place, target Place, stops Place[]);"
                        + "create json schema Place(city string, zip int)",
                "origin.city",
                "target.zip",
                "stops.zip");

        assertThat(
                        reader.read(
                                "{\"origin\":{\"city\":\"a\",\"zip\":\"?\"},\"target\":{\"city\":[],\"zip\":2},\"stops\":[{\"zip\":3,\"city\":{}}]}"))
                .isEqualTo("{\"origin\":{\"city\":\"a\"},\"target\":{\"zip\":2},\"stops\":[{\"zip\":3}]}");
        Map<String, Object> map = reader.event(
                        "{\"origin\":{\"city\":\"a\",\"zip\":1},\"target\":{\"zip\":2},\"stops\":[]}")
                .asMap();
        assertThat(map.keySet()).containsExactly("origin", "target", "stops");
        assertThat(((JsonEvent) map.get("origin")).asMap()).isEqualTo(Map.of("city", "a"));
        assertThat(((JsonEvent) map.get("target")).asMap()).isEqualTo(Map.of("zip", 2));
        assertThat(reader.names()).containsExactly("Place", "Place_2", "Trip");
    }

    @Test
    void namesOfOtherSchemasStayFree() {
        Reader reader = reader(
                "create json schema Part(id int, note string, inner Part, part_2 part_2, writer Part_3Writer);"
                        + "create json schema part_2(n int); create json schema Part_3Writer(n int)",
                "id",
                "inner.id",
                "inner.part_2.n",
                "writer.n");

        assertThat(reader.names()).containsExactly("Part", "Part_3Writer", "Part_4", "part_2");
    }

    @Test
    void recordsAndColumnsWithoutTheirFormats() {
        List<List<String>> members = List.of(List.of("id"), List.of("inner"));
        List<SchemaSource> sources = List.of(new SchemaSource(
                "schema",
                "create json schema Part(id int, @Column(format='epoch-millis') at java.time.Instant, inner Part)"));

        for (SchemaCompiler compiler : List.of(COMPILER, RECORDS)) {
            Reader plain =
                    new Reader(compiler.compileColumns(sources, "Part", members).load());
            assertThat(plain.read("{\"id\":1,\"at\":[],\"inner\":{\"at\":1.5}}"))
                    .isEqualTo("{\"id\":1,\"inner\":{\"at\":1.5}}");
            Reader formatted =
                    new Reader(compiler.compileMembers(sources, "Part", members).load());
            assertThat(formatted.read("{\"id\":1,\"at\":[],\"inner\":{\"at\":15}}"))
                    .isEqualTo("{\"id\":1,\"inner\":{\"at\":15}}");
        }
    }

    @Test
    void namesTheWrongMemberOfADeepPath() {
        assertThatThrownBy(() -> reader(PART, "inner", "inner.inner.nota"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("schema 'Part' has no member 'nota'; did you mean 'note'?");
    }

    private static Reader reader(String schema, String... paths) {
        List<List<String>> members =
                Arrays.stream(paths).map(path -> List.of(path.split("[.]"))).toList();
        String root = schema.replaceAll("(?s).*?(Part|Trip)\\(.*", "$1");
        return new Reader(COMPILER.compileMembers(List.of(new SchemaSource("schema", schema)), root, members)
                .load());
    }

    private record Reader(List<ObjectParser<?>> parsers) {
        JsonEvent event(String json) {
            return (JsonEvent) parsers.stream()
                    .filter(parser ->
                            List.of("Part", "Trip").contains(parser.eventType().name()))
                    .findFirst()
                    .orElseThrow()
                    .parse(json);
        }

        String read(String json) {
            return event(json).toJson();
        }

        List<String> names() {
            return parsers.stream().map(parser -> parser.eventType().name()).toList();
        }
    }
}
