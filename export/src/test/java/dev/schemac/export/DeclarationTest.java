package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.export.declaration.Declaration;
import dev.schemac.export.declaration.Difference;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Names, unions, recursion and the choice of schemas in declarations. */
class DeclarationTest {

    @Test
    void tablesAreTheSchemasThatNoOtherOneUses() {
        String schema = "create json schema A(b B); create json schema B(x int); create json schema C(y int)";
        assertThat(declare(schema, ExportTarget.SPARK)).isEqualTo("""
                CREATE TABLE `A` (
                    `b` STRUCT<`x`: INT>
                ) USING json;

                CREATE TABLE `C` (
                    `y` INT
                ) USING json;
                """);
        assertThat(declare(schema, ExportTarget.SPARK, "C", "B")).isEqualTo("""
                CREATE TABLE `C` (
                    `y` INT
                ) USING json;

                CREATE TABLE `B` (
                    `x` INT
                ) USING json;
                """);
        assertThat(declare(schema, ExportTarget.PROTO)).contains("message A {", "message B {", "message C {");
    }

    @Test
    void rejectsUnknownSchemas() {
        assertThatThrownBy(() -> declare("create json schema Order(x int)", ExportTarget.AVRO, "Oder"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no schema 'Oder'; did you mean 'Order'?");
    }

    @Test
    void quotesNames() {
        String schema = """
                @Column(name=a, jsonName='a"b')
                @Column(name=b, jsonName='c`d')
                @Column(name=c, jsonName="it's")
                create json schema T(a int, b int, c int)""";
        assertThat(declare(schema, ExportTarget.SPARK)).isEqualTo("""
                CREATE TABLE `T` (
                    `a"b` INT,
                    `c``d` INT,
                    `it's` INT
                ) USING json;
                """);
        assertThat(declare(schema, ExportTarget.POSTGRES)).isEqualTo("""
                CREATE TABLE "T" (
                    "a""b" integer,
                    "c`d" integer,
                    "it's" integer
                );
                """);
        assertThat(declare(schema, ExportTarget.PROTO)).endsWith("""
                message T {
                  optional int32 a_b = 1 [json_name = "a\\"b"];
                  optional int32 c_d = 2 [json_name = "c`d"];
                  optional int32 it_s = 3 [json_name = "it's"];
                }
                """);
    }

    private static final String WITHOUT_NULLS =
            "create json schema T(@NotNullElements a List<int>, @NotNullElements b Map<String, string[]>,"
                    + " @NotNullElements c Map, @Size(max=3) d string[])";

    @Test
    void declaresElementsThatAreNotNullForFlink() {
        assertThat(declare(WITHOUT_NULLS, ExportTarget.FLINK_SQL)).startsWith("""
                CREATE TABLE `T` (
                    `a` ARRAY<INT NOT NULL>,
                    `b` MAP<STRING, ARRAY<STRING NOT NULL> NOT NULL>,
                    -- not checked: nullElements=false
                    `c` MAP<STRING, STRING>,
                    -- not checked: maxItems=3
                    `d` ARRAY<STRING>
                ) WITH (
                """);
    }

    @ParameterizedTest
    @EnumSource(
            value = ExportTarget.class,
            names = {"SPARK", "DUCKDB", "POSTGRES"})
    void saysThatTablesDoNotCheckNullElements(ExportTarget format) {
        assertThat(declare(WITHOUT_NULLS, format).lines().filter(line -> line.contains("not checked: ")))
                .containsExactly(
                        "    -- not checked: nullElements=false",
                        "    -- not checked: nullElements=false",
                        "    -- not checked: nullElements=false",
                        "    -- not checked: maxItems=3");
    }

    @Test
    void declaresElementsThatAreNotNullForAvro() {
        assertThat(declare(
                        "create json schema T(@Required @NotNull @NotNullElements a Map<String, int[]>)",
                        ExportTarget.AVRO))
                .isEqualTo("""
                        {
                          "type": "record",
                          "name": "T",
                          "fields": [
                            {
                              "name": "a",
                              "type": {
                                "type": "map",
                                "values": {
                                  "type": "array",
                                  "items": "int"
                                }
                              }
                            }
                          ]
                        }
                        """);
    }

    @Test
    void protocolBuffersRejectNullElementsAnyway() {
        assertThat(declare(WITHOUT_NULLS, ExportTarget.PROTO)).endsWith("""
                message T {
                  repeated int32 a = 1;
                  // string[] becomes google.protobuf.ListValue: the values are not checked
                  map<string, google.protobuf.ListValue> b = 2;
                  // not checked: nullElements=false
                  optional google.protobuf.Struct c = 3;
                  // null elements are rejected
                  // not checked: maxItems=3
                  repeated string d = 4;
                }
                """);
    }

    @Test
    void membersOfAUnionContainNullIfOneOfThemDoes() {
        String union = "@JsonSchema(discriminator=t) create json schema A(t string);"
                + "@JsonSchema(discriminatorValue='b') create json schema B(@NotNullElements x int[], @NotNullElements y int[])"
                + " inherits A; @JsonSchema(discriminatorValue='c')"
                + " create json schema C(x int[], @NotNullElements y int[]) inherits A";
        assertThat(declare(union, ExportTarget.FLINK_SQL)).contains("""
                    `x` ARRAY<INT>,
                    `y` ARRAY<INT NOT NULL>
                """);
    }

    @Test
    void keepsIdentifiersDistinct() {
        String schema = """
                @Column(name=a, jsonName='x-y')
                @Column(name=b, jsonName='x_y')
                @Column(name=c, jsonName='x y')
                @Column(name=d, jsonName='xY')
                create json schema T(a int, b int, c int, d int)""";
        // protoc compares names without underscores
        assertThat(declare(schema, ExportTarget.PROTO)).endsWith("""
                message T {
                  optional int32 x_y_2 = 1 [json_name = "x-y"];
                  optional int32 x_y = 2 [json_name = "x_y"];
                  optional int32 x_y_3 = 3 [json_name = "x y"];
                  optional int32 xY_4 = 4 [json_name = "xY"];
                }
                """);
        assertThat(declare(schema, ExportTarget.AVRO))
                .contains("\"name\": \"x_y_2\"", "\"name\": \"x_y\"", "\"name\": \"x_y_3\"", "\"name\": \"xY\"");
    }

    /** The field of {@code foo_} is {@code foo__2}, so protoc nests {@code Foo2Entry}. */
    @Test
    void nestedMessagesOfRenamedFieldsHideNoOthers() {
        String schema = "create json schema T(foo int, @Column(jsonName='f-oo') f_oo int,"
                + " @Column(jsonName='foo_') m Map<String, int>, e FooEntry, g Foo2Entry, h Foo_2Entry);"
                + " create json schema FooEntry(x int); create json schema Foo2Entry(x int);"
                + " create json schema Foo_2Entry(x int)";
        assertThat(declare(schema, ExportTarget.PROTO)).contains("""
                message T {
                  optional int32 foo = 1;
                  optional int32 f_oo = 2 [json_name = "f-oo"];
                  // null values are rejected
                  map<string, int32> foo__2 = 3 [json_name = "foo_"];
                  optional FooEntry e = 4;
                  optional .Foo2Entry g = 5;
                  optional Foo_2Entry h = 6;
                }
                """);
    }

    /** For a map, protoc nests a message in the one of the schema: {@code PricesEntry} for {@code prices}. */
    @Test
    void nestedMessagesHideNoOthers() {
        assertThat(declare(DeclaredSchemas.ENTRIES, ExportTarget.PROTO)).endsWith("""
                message Basket {
                  // null values are rejected
                  map<string, .shop.PricesEntry> prices = 1;
                  // null values are rejected
                  map<string, int32> ab = 2;
                  // null values are rejected
                  map<string, int32> Ab_2 = 3 [json_name = "Ab"];
                  optional CountsEntry CountsEntry = 4;
                  // null values are rejected
                  map<string, Item> counts_2 = 5 [json_name = "counts"];
                }

                message PricesEntry {
                  optional double price = 1;
                }

                message CountsEntry {
                  optional int32 n = 1;
                }

                message Item {
                  optional string sku = 1;
                }
                """);
        assertThat(declare(DeclaredSchemas.ENTRIES.replace("module shop;", ""), ExportTarget.PROTO))
                .contains("map<string, .PricesEntry> prices = 1;");
        assertThat(declare(DeclaredSchemas.CONTENT, ExportTarget.PROTO)).contains("""
                message Text {
                  message Content {
                    optional .Content content = 1;
                    // null values are rejected
                    map<string, .SizesEntry> sizes = 2;
                  }
                """);
    }

    @Test
    void omitsNamesThatDifferInCase() {
        String schema = "create json schema T(a int, A string)";
        assertThat(declare(schema, ExportTarget.DUCKDB)).isEqualTo("""
                CREATE MACRO "T"(path) AS TABLE SELECT * FROM read_json(path, columns = {
                    "a": 'INTEGER'
                    -- A: omitted: the name differs from another one only in case
                });
                """);
        assertThat(declared(schema, ExportTarget.DUCKDB).differences())
                .extracting(Difference::toString)
                .containsExactly(
                        "everything.epl:1:29: note: T.A: omitted: the name differs from another one only in" + " case");
        assertThat(declared(schema, ExportTarget.POSTGRES).differences()).isEmpty();
    }

    @Test
    void omitsNamesThatPostgresCuts() {
        String name = "n".repeat(64);
        assertThat(declare("create json schema T(a int, " + name + " int)", ExportTarget.POSTGRES))
                .isEqualTo("""
                CREATE TABLE "T" (
                    "a" integer
                    -- %s: omitted: PostgreSQL has no names of more than 63 bytes
                );
                """.formatted(name));
    }

    @ParameterizedTest
    @EnumSource(
            value = ExportTarget.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"JSON_SCHEMA", "PLAIN_JSON_SCHEMA", "OPENAPI"})
    void declaresSchemasWithoutColumns(ExportTarget format) {
        assertThat(declare("create json schema T()", format))
                .isEqualTo(
                        switch (format) {
                            case AVRO -> "{\n  \"type\": \"record\",\n  \"name\": \"T\",\n  \"fields\": []\n}\n";
                            case PROTO -> """
                                    // Field numbers follow the order of the columns, inherited columns first.
                                    // To keep them, only append columns.
                                    syntax = "proto3";

                                    message T {
                                    }
                                    """;
                            default -> "-- a table needs a column: it is not declared\n";
                        });
    }

    @Test
    void declaresUnionsAsOneTable() {
        String schema = """
                @JsonSchema(discriminator=type, otherwise=base) create json schema Event(id string, type string);
                @JsonSchema(discriminatorValue='push')
                @Column(name=n, required=true, nullable=false)
                create json schema Push(n int, x int) inherits Event;
                @JsonSchema(discriminatorValue='tag') create json schema Tag(x string) inherits Event""";
        assertThat(declare(schema, ExportTarget.FLINK_SQL)).startsWith("""
                -- the union of Push, Tag, Event becomes one object with the members of all
                CREATE TABLE `Event` (
                    `id` STRING,
                    `type` STRING,
                    `n` INT,
                    -- the schemas of the union have different types: declared as STRING
                    `x` STRING
                ) WITH (
                """);
    }

    @Test
    void declaresUnionsInsideOfUnions() {
        String schema = """
                @JsonSchema(discriminator=type) create json schema Event(type string);
                @JsonSchema(discriminatorValue='push') create json schema Push(n int) inherits Event;
                @JsonSchema(discriminatorValue='issue', discriminator=action)
                create json schema Issue(action string) inherits Event;
                @JsonSchema(discriminatorValue='opened') create json schema Opened(title string) inherits Issue;
                @JsonSchema(discriminatorValue='closed') create json schema Closed(reason string) inherits Issue""";
        assertThat(declare(schema, ExportTarget.SPARK)).isEqualTo("""
                -- the union of Push, Issue, Opened, Closed becomes one object with the members of all
                CREATE TABLE `Event` (
                    `type` STRING NOT NULL,
                    `n` INT,
                    `action` STRING,
                    `title` STRING,
                    `reason` STRING
                ) USING json;
                """);
        assertThat(declare(schema + "; create json schema Feed(last Event)", ExportTarget.AVRO, "Feed"))
                .contains("\"Push\"", "\"Opened\"", "\"Closed\"");
    }

    @Test
    void declaresUnionsAsAvroUnions() {
        assertThat(declare("""
                @JsonSchema(discriminator=type) create json schema Event(type string);
                @JsonSchema(discriminatorValue='push') create json schema Push(n int) inherits Event;
                @JsonSchema(discriminatorValue='tag') create json schema Tag() inherits Event;
                create json schema Feed(last Event, all Event[])""", ExportTarget.AVRO, "Feed").replaceAll("\\s+", ""))
                .isEqualTo("""
                        {"type":"record","name":"Feed","fields":[
                        {"name":"last","type":["null",
                          {"type":"record","name":"Push","fields":[
                            {"name":"type","type":["null","string"],"default":null},
                            {"name":"n","type":["null","int"],"default":null}]},
                          {"type":"record","name":"Tag","fields":[
                            {"name":"type","type":["null","string"],"default":null}]}],
                         "default":null},
                        {"name":"all","type":["null",{"type":"array","items":["null","Push","Tag"]}],"default":null}]}
                        """.replaceAll("\\s+", ""));
    }

    /** Otherwise ten schemas that use each other twice would be a thousand objects, and thirty a billion. */
    @ParameterizedTest
    @EnumSource(
            value = ExportTarget.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"JSON_SCHEMA", "PLAIN_JSON_SCHEMA", "OPENAPI"})
    void limitsNestedObjects(ExportTarget format) {
        String schemas = IntStream.range(0, 40)
                .mapToObj(i -> "create json schema S" + i + "(a S" + (i + 1) + ", b S" + (i + 1) + ")")
                .collect(Collectors.joining(";\n", "", ";\ncreate json schema S40(x int)"));
        Declaration declared = declared(schemas, format, "S0");
        assertThat(declared.text()).hasSizeLessThan(1_000_000);
        if (DeclaredSchemas.areTables(format) && format != ExportTarget.POSTGRES) {
            assertThat(declared.differences())
                    .extracting(Difference::message)
                    .anyMatch(message -> message.endsWith("the table has too many nested objects"));
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ExportTarget.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"JSON_SCHEMA", "PLAIN_JSON_SCHEMA", "OPENAPI"})
    void declaresDeeplyNestedSchemas(ExportTarget format) {
        String schemas = IntStream.range(0, 300)
                .mapToObj(i -> "create json schema S" + i + "(a S" + (i + 1) + ")")
                .collect(Collectors.joining(";\n", "", ";\ncreate json schema S300(x int)"));
        assertThat(declare(schemas, format, "S0")).isNotEmpty();
    }

    /** A line break in a name or description does not end a comment. */
    @ParameterizedTest
    @EnumSource(
            value = ExportTarget.class,
            names = {"SPARK", "POSTGRES", "DUCKDB", "PROTO"})
    void keepsCommentsInTheirLine(ExportTarget format) {
        String text = declare(
                "@Column(name=a, alias='x\\u000aDROP')"
                        + " create json schema T(@Description('one\\u000aDROP\\u2028DROP') a int)",
                format);
        assertThat(text.lines().map(String::strip)).noneMatch(line -> line.startsWith("DROP"));
        assertThat(text).contains("DROP\\u2028DROP", "not read: the alias 'x\\u000aDROP'");
    }

    private static String declare(String epl, ExportTarget format, String... types) {
        return declared(epl, format, types).text();
    }

    private static Declaration declared(String epl, ExportTarget format, String... types) {
        return DeclaredSchemas.declare(epl, format, List.of(types));
    }
}
