package dev.schemac.contracts.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** From JSON samples to schemas, which read all of them under the profile that converts nothing. */
class InferenceTest {
    @Test
    void scalarsHaveTheirTypes() {
        assertThat(
                        infer(
                                "{\"t\":\"x\",\"b\":true,\"i\":1,\"l\":3000000000,\"g\":12345678901234567890,\"d\":1.0,\"e\":1e2}"))
                .isEqualTo(
                        "create json schema Event(t string, b boolean, i int, l long, g BigInteger, d double, e double);\n");
    }

    @Test
    void typesGrowAsWideAsTheSamplesAsk() {
        assertThat(
                        infer(
                                "{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":9007199254740993,\"f\":1,\"g\":[1]}",
                                "{\"a\":3000000000,\"b\":0.5,\"c\":99999999999999999999,\"d\":\"x\",\"e\":0.5,\"f\":{},\"g\":1}"))
                .isEqualTo("""
                        create json schema Event(
                            a long,
                            b double,
                            c BigInteger,
                            @Column(types={'string', 'integer'}) d Object, // no common type: 1 string, 1 number
                            e BigDecimal,
                            @Column(types={'integer', 'object'}) f Object, // no common type: 1 number, 1 object
                            @Column(types={'integer', 'array'}) g Object // no common type: 1 number, 1 array
                        );
                        """);
    }

    /** The most frequent type first. All numbers are one JSON type. */
    @Test
    void commentsCountTheTypesOfMixedValues() {
        assertThat(infer(
                        "{\"id\":\"x\",\"tags\":[1,\"a\",\"b\",null],\"limits\":{\"1\":1,\"2\":true,\"3\":[[]]}}",
                        "{\"id\":7,\"tags\":[[\"c\"]],\"note\":\"x\"}",
                        "{\"id\":0.5,\"tags\":[],\"note\":{\"text\":\"x\"}}",
                        "{\"id\":null,\"tags\":[],\"note\":[]}"))
                .isEqualTo("""
                        create json schema Event(
                            @Column(types={'string', 'number'}) id Object, // null in 1 of 4; no common type: 2 numbers, 1 string
                            @Column(types={'string', 'integer', 'array'}) tags Object[], // no common type of elements: 2 strings, 1 number, 1 array
                            @Column(types={'integer', 'boolean', 'array'}) limits Map, // optional: in 1 of 4; no common type of values: 1 boolean, 1 number, 1 array
                            @Column(types={'string', 'object', 'array'}) note Object // optional: in 3 of 4; no common type: 1 string, 1 object, 1 array
                        );
                        """);
    }

    /** Class names have a limit. Names of which only the end differs get numbers. */
    @Test
    void namesOfSchemasAreCut() {
        String long1 = "x".repeat(300) + "1";
        String long2 = "x".repeat(300) + "2";
        String inferred =
                infer("{\"" + long1 + "\":{\"a\":1},\"" + long2 + "\":{\"b\":{\"" + long1 + "\":{\"c\":true}}}}");

        assertThat(inferred.lines().filter(line -> line.startsWith("create json schema")))
                .hasSize(5)
                .allSatisfy(line -> assertThat(line.replaceAll("create json schema |\\(.*", ""))
                        .hasSizeLessThanOrEqualTo(182));
        assertThat(CompiledSchemas.generate(inferred).sources()).hasSize(15);
    }

    @Test
    void membersThatAreNotEverywhereAreMarked() {
        assertThat(infer(
                        "{\"id\":1,\"name\":\"x\",\"note\":null,\"gone\":null}",
                        "{\"id\":2,\"note\":\"y\",\"gone\":null}",
                        "{\"id\":3}"))
                .isEqualTo("""
                        create json schema Event(
                            id int,
                            name string, // optional: in 1 of 3
                            note string, // optional: in 2 of 3, null in 1
                            gone Object // optional: in 2 of 3, always null
                        );
                        """);
    }

    @Test
    void requiredMembersAreDeclaredWhereAsked() {
        SchemaInference inference = inference("{\"id\":1,\"name\":null}", "{\"id\":2,\"name\":\"x\",\"note\":1}");
        assertThat(inference.schema("a.b", InferenceOptions.DEFAULT.withRequired(true)))
                .isEqualTo("""
                module a.b;

                create json schema Event(
                    @Required @NotNull id int,
                    @Required name string, // null in 1 of 2
                    note int // optional: in 1 of 2
                );
                """);
    }

    /** Elements that no sample has decide nothing, nor does an open enum, which reads unknown constants as null. */
    @Test
    void elementsThatAreNeverNullAreDeclaredWithRequired() {
        String sample = "{\"t\":[\"x\"],\"n\":[\"x\",null],\"i\":[1],\"ii\":[[1],[]],\"e\":[],\"ee\":[[]],"
                + "\"en\":[[\"a\",null]],\"m\":[1,\"x\"],\"p\":{\"0\":\"a\",\"1\":\"b\",\"2\":\"c\"}}";
        SchemaInference inference = inference(sample, "{}");
        assertThat(inference.schema(
                        "", InferenceOptions.DEFAULT.withRequired(true).withMapPaths(List.of("p"))))
                .isEqualTo("""
                        create json schema Event(
                            @NotNullElements t string[], // optional: in 1 of 2
                            n string[], // optional: in 1 of 2
                            i int[primitive], // optional: in 1 of 2
                            @NotNullElements ii int[primitive][], // optional: in 1 of 2
                            e Object[], // optional: in 1 of 2
                            ee Object[][], // optional: in 1 of 2
                            en string[][], // optional: in 1 of 2
                            @NotNullElements @Column(types={'string', 'integer'}) m Object[], // optional: in 1 of 2; no common type of elements: 1 string, 1 number
                            @NotNullElements p Map<String, string> // optional: in 1 of 2
                        );
                        """);
    }

    @Test
    void elementsOfOpenEnumsMayBeNull() {
        String[] samples = new String[20];
        Arrays.fill(samples, "{\"c\":[\"red\",\"blue\"]}");
        SchemaInference inference = inference(samples);
        InferenceOptions options = InferenceOptions.DEFAULT.withRequired(true).withEnumConstants(12);
        assertThat(inference.schema("", options))
                .contains("@Column(unknown='null') c C[]")
                .doesNotContain("Elements");
        assertThat(inference.schema("", options.withClosed(true)))
                .contains("nullElements=false")
                .contains("c C[]");
    }

    @Test
    void arraysHaveTheTypeOfTheirElements() {
        assertThat(infer(
                        "{\"i\":[1,2],\"n\":[1,null],\"d\":[1,0.5],\"t\":[\"x\"],\"dd\":[[1.5],[]],\"e\":[],\"m\":[1,\"x\"],"
                                + "\"nn\":[null],\"o\":[[],[{}]]}"))
                .isEqualTo("""
                        create json schema Event(
                            i int[primitive],
                            n int[],
                            d double[primitive],
                            t string[],
                            dd double[primitive][],
                            e Object[],
                            @Column(types={'string', 'integer'}) m Object[], // no common type of elements: 1 string, 1 number
                            nn Object[],
                            o Map[][]
                        );
                        """);
    }

    @Test
    void objectsBecomeSchemasNamedAfterTheirMembers() {
        assertThat(infer("{\"owner\":{\"name\":\"x\"},\"line_items\":[{\"sku\":\"a\",\"box\":{\"w\":1}}],"
                        + "\"boxes\":[{\"w\":2}],\"addresses\":[{\"zip\":\"1\"}],\"string\":{\"a\":1}}"))
                .isEqualTo("""
                        create json schema Owner(name string);
                        create json schema Box(w int);
                        create json schema LineItem(sku string, box Box);
                        create json schema Address(zip string);
                        create json schema StringValue(a int);
                        create json schema Event(owner Owner, line_items LineItem[], boxes Box[], addresses Address[], string StringValue);
                        """);
    }

    @Test
    void differentObjectsOfOneNameAreToldApart() {
        assertThat(infer("{\"url\":{\"urls\":[1]},\"user\":{\"url\":{\"href\":\"x\"}}}"))
                .isEqualTo("""
                create json schema UrlValue(urls int[primitive]);
                create json schema UserUrlValue(href string);
                create json schema User(url UserUrlValue);
                create json schema Event(url UrlValue, user User);
                """);
    }

    @Test
    void objectsWithinTheirLikesAreRecursive() {
        assertThat(infer("{\"kid\":{\"id\":1,\"kids\":[{\"id\":2,\"kids\":[{\"id\":3,\"kids\":[]}]}]}}"))
                .isEqualTo("""
                create json schema Kid(id int, kids Kid[]);
                create json schema Event(kid Kid);
                """);
    }

    /** With few members only the name tells; with many, other names may lead to the same objects. */
    @Test
    void objectsOfManyMembersAreKnownUnderOtherNames() {
        String status = "\"id\":1,\"text\":\"x\",\"lang\":\"en\",\"likes\":2";
        assertThat(infer("{\"status\":{" + status + ",\"quoted\":{" + status + "}}}"))
                .isEqualTo("""
                create json schema Status(
                    id int,
                    text string,
                    lang string,
                    likes int,
                    quoted Status // optional: in 1 of 2
                );

                create json schema Event(status Status);
                """);
    }

    @Test
    void namesThatAreDataMakeAMap() {
        assertThat(infer(
                        "{\"stock\":{\"2024-01-01\":1,\"2024-01-02\":2},\"events\":{\"17\":{\"id\":17},\"18\":{\"id\":18,"
                                + "\"logo\":null}},\"none\":{},\"mixed\":{\"1\":1,\"2\":\"x\"}}"))
                .isEqualTo("""
                        create json schema EventEvent(
                            id int,
                            logo Object // optional: in 1 of 2, always null
                        );

                        create json schema Event(
                            stock Map<String, int>,
                            events Map<String, EventEvent>,
                            none Map,
                            @Column(types={'string', 'integer'}) mixed Map // no common type of values: 1 string, 1 number
                        );
                        """);
    }

    @Test
    void oddNamesStandInTicksOrAsJsonNames() {
        String schema =
                infer("{\"p q\":1,\"a.b\":2,\"\":3,\"x`y\":4,\"a\\\\.b\":5,\"line\\nend\":6,\"it's`\":7,\"class\":8}");
        assertThat(schema).isEqualTo("""
                create json schema Event(
                    `p q` int,
                    `a.b` int,
                    `` int,
                    @Name('x`y') xY int,
                    @Name('a\\\\.b') aB2 int,
                    @Name('line\\u000aend') lineEnd int,
                    @Name('it\\'s`') itS int,
                    class int
                );
                """);
    }

    /** Also where the name is made up, or differs from another in what Java names leave out. */
    @Test
    void columnsThatWouldBeOneInJavaHaveNamesOfTheirOwn() {
        String schema = infer("{\"x_y\":1,\"x`y\":2,\"html_url\":3,\"HtmlUrl\":4,\"URL_path\":5,\"urlPath\":6,"
                + "\"isActive\":true,\"active\":7,\"a.b\":8,\"a-b\":9}");
        assertThat(schema).isEqualTo("""
                create json schema Event(
                    x_y int,
                    @Name('x`y') xY2 int,
                    html_url int,
                    @Name('HtmlUrl') htmlUrl2 int,
                    URL_path int,
                    @Name('urlPath') urlPath2 int,
                    isActive boolean,
                    @Name('active') active2 int,
                    `a.b` int,
                    @Name('a-b') aB2 int
                );
                """);
        CompiledSchemas.of(ValueStyle.BEAN, schema);
        CompiledSchemas.of(ValueStyle.RECORD, schema);
    }

    // ---- texts

    @Test
    void textsOfOneFormatHaveItsType() {
        assertThat(infer(
                        "{\"day\":\"2024-02-29\",\"at\":\"2024-02-29T10:15:30.123Z\",\"sent\":\"2024-02-29T10:15:30+01:00\","
                                + "\"local\":\"2024-02-29T10:15:30\",\"opens\":\"10:15:30\",\"took\":\"PT1H30M\","
                                + "\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"url\":\"https://acme.com/a?b=c\","
                                + "\"days\":[\"2024-02-29\",null],\"mixed\":\"2024-02-29T10:15:30Z\"}",
                        "{\"day\":null,\"mixed\":\"2024-02-29T10:15:30-05:00\"}"))
                .contains("import java.net.URI;\n", "import java.time.OffsetDateTime;\n")
                .contains("""
                            day LocalDate, // null in 1 of 2
                            at Instant, // optional: in 1 of 2
                            sent OffsetDateTime, // optional: in 1 of 2
                            local LocalDateTime, // optional: in 1 of 2
                            opens LocalTime, // optional: in 1 of 2
                            took Duration, // optional: in 1 of 2
                            id UUID, // optional: in 1 of 2
                            url URI, // optional: in 1 of 2
                            days LocalDate[], // optional: in 1 of 2
                            mixed OffsetDateTime
                        """);
    }

    /** A string that its type would write in another way keeps its form by a pattern, or is a string. */
    @Test
    void formatsKeepTheStringsOfTheSamples() {
        assertFormat("LocalTime", "HH:mm:ss", "10:15:00", "10:15:30");
        assertFormat("LocalTime", "HH:mm:ss.SSS", "10:15:30.000", "10:15:30.250");
        assertFormat("LocalTime", "", "10:15:30", "10:15:30.250");
        assertFormat("string", "", "10:15:00", "10:15:30.250");
        assertFormat("Instant", "", "2024-02-29T10:15:00Z", "2024-02-29T10:15:49.250Z");
        assertFormat("Instant", "uuuu-MM-dd'T'HH:mm:ss.SSSX", "2024-02-29T10:15:49.000Z", "2024-02-29T10:15:49.250Z");
        assertFormat("string", "", "2024-02-29T10:15:49.00Z");
        assertFormat("OffsetDateTime", "uuuu-MM-dd'T'HH:mm:ssXXX", "2024-02-29T10:15:00+01:00");
        assertFormat(
                "OffsetDateTime",
                "uuuu-MM-dd'T'HH:mm:ss.SSSSSSxxx",
                "2024-02-29T10:15:00.000100+00:00",
                "2024-02-29T10:15:00.100000+01:00");
        assertFormat("string", "", "2024-02-29T10:15:30-00:00");
        assertFormat("LocalDateTime", "uuuu-MM-dd'T'HH:mm:ss", "2024-02-29T10:15:00");
        assertFormat("LocalDateTime", "", "2024-02-29T10:15");
        assertFormat("UUID", "", "123e4567-e89b-12d3-a456-426614174000");
        assertFormat("string", "", "123E4567-e89b-12d3-a456-426614174000");
        assertFormat("Duration", "", "PT1H30M");
        assertFormat("string", "", "PT90M");
        assertFormat("URI", "", "https://acme.com/%7e");
    }

    private static void assertFormat(String type, String pattern, String... texts) {
        String column = pattern.isEmpty() ? "" : "@Column(format='" + pattern.replace("'", "\\'") + "') ";
        String values = String.join("\",\"", texts);
        assertThat(infer("{\"v\":[\"" + values + "\",null]}"))
                .as(values)
                .endsWith("create json schema Event(" + column + "v " + type + "[]);\n");
        assertThat(infer("{\"v\":{\"1\":\"" + String.join("\",\"2\":\"", texts) + "\"}}"))
                .as(values)
                .contains("create json schema Event(" + column + "v Map<String, " + type + ">);\n");
    }

    /** A double has the digits that its number was printed with; what has others is no double. */
    @Test
    void numbersOfMoreDigitsThanADoubleAreDecimals() {
        for (String number : List.of(
                "0.1",
                "1e22",
                "-65.613616999999977",
                "2.2250738585072014e-308",
                "4.9e-324",
                "0.1000000000000000055511")) {
            assertThat(infer("{\"v\":" + number + "}")).as(number).isEqualTo("create json schema Event(v double);\n");
        }
        for (String number : List.of(
                "0.1234567890123456789",
                "0.10000000000000000001",
                "1e-324",
                "-1e-9000",
                "1e309",
                "-1.8E308",
                "1e9999",
                "12345678901234567890.5")) {
            assertThat(infer("{\"v\":" + number + "}"))
                    .as(number)
                    .isEqualTo("create json schema Event(v BigDecimal);\n");
        }
        assertThat(infer("{\"v\":[0.1]}", "{\"v\":[0.1234567890123456789]}"))
                .isEqualTo("create json schema Event(v BigDecimal[]);\n");
        assertThat(infer("{\"v\":0.5}", "{\"v\":1e400}", "{\"v\":7}"))
                .isEqualTo("create json schema Event(v BigDecimal);\n");
        assertRefused("{\"v\":1e10001}", 1, 6, "$.v", "decimal scale beyond 10000");
        assertRefused("{\"v\":" + "1".repeat(1001) + "}", 1, 6, "$.v", "number longer than 1000 characters");
    }

    /** One text of another form, or of none, and the member is a string. */
    @Test
    void textsThatAreNotAllOfOneFormatStayStrings() {
        for (String other : List.of("", "n/a", "2023-02-29", "2024-02-29T10:15:30Z", "2024-2-1", " 2024-02-29")) {
            assertThat(infer("{\"day\":\"2024-02-29\"}", "{\"day\":\"" + other + "\"}"))
                    .as(other)
                    .isEqualTo("create json schema Event(day string);\n");
        }
        assertThat(infer(
                        "{\"a\":\"10:15\",\"b\":\"P1Y\",\"c\":\"mailto:x@y\",\"d\":\"http://a b\",\"e\":\"http://[\"}"))
                .isEqualTo("create json schema Event(a string, b string, c string, d string, e string);\n");
    }

    @Test
    void fewWordsAreAnEnumWhereThereAreEnoughSamples() {
        String twenty =
                "{\"s\":\"on\",\"t\":[\"a b\",\"c\"],\"u\":{\"s\":\"off\"}},{\"s\":\"off\",\"u\":{\"s\":\"on\"}},"
                        .repeat(10);
        assertThat(inferEnums("[" + twenty + "{}]")).isEqualTo("""
                create json enum S('off', 'on');
                create json enum T('a b', 'c');
                create json schema U(@Column(unknown='null') s S);

                create json schema Event(
                    @Column(unknown='null') s S, // optional: in 20 of 21
                    @Column(unknown='null') t T[], // optional: in 10 of 21
                    u U // optional: in 20 of 21
                );
                """);
        assertThat(inferEnums("[" + twenty + "{\"s\":\"dim\"}]"))
                .as("21 samples of 3 texts")
                .contains("    s string,");
        assertThat(inferEnums("[" + twenty + "{\"s\":\"5\"}]")).as("no word").contains("    s string,");
        assertThat(inferEnums("[" + "{\"s\":\"on\"},".repeat(99) + "{\"s\":\"on\"}]"))
                .as("a constant says nothing")
                .isEqualTo("create json schema Event(s string);\n");
        assertThat(inference("[" + twenty + "{}]").schema("", InferenceOptions.DEFAULT.withEnumConstants(1)))
                .doesNotContain("enum");
        assertThat(infer("[" + twenty + "{}]"))
                .as("later documents may have other strings")
                .doesNotContain("enum");
    }

    private static String inferEnums(String sample) {
        return inference(sample).schema("", InferenceOptions.DEFAULT.withEnumConstants(12));
    }

    // ---- unions

    /** The members differ, or what is in one of them. */
    @Test
    void objectsThatAMemberTellsApartAreAUnion() {
        String push = "{\"id\":1,\"payload\":{\"ref\":\"x\",\"size\":2},\"type\":\"PushEvent\"}";
        String issue = "{\"id\":2,\"payload\":{\"action\":\"x\"},\"type\":\"%s\"}";
        String ping = "{\"id\":3,\"type\":\"ping\",\"zen\":null}";
        String feed = "{\"events\":[" + (push + "," + issue.formatted("IssuesEvent") + "," + ping + ",").repeat(4)
                + issue.formatted("IssueEvent") + "]}";
        assertThat(infer(feed)).isEqualTo("""
                @JsonSchema(discriminator='type', otherwise='base')
                create json schema EventEvent(id int, type string);

                create json schema Payload(ref string, size int);

                @JsonSchema(discriminatorValue='PushEvent')
                create json schema PushEvent(payload Payload) inherits EventEvent;

                create json schema IssuesEventPayload(action string);

                @JsonSchema(discriminatorValue={'IssuesEvent', 'IssueEvent'})
                create json schema IssuesEvent(payload IssuesEventPayload) inherits EventEvent;

                @JsonSchema(discriminatorValue='ping')
                create json schema Ping(
                    zen Object // always null
                ) inherits EventEvent;

                create json schema Event(events EventEvent[]);
                """);
    }

    @Test
    void objectsThatDifferByChanceAreNoUnion() {
        // of the closed ones only some have it
        assertNoUnion("{\"s\":\"open\",\"a\":1},{\"s\":\"closed\",\"a\":1,\"at\":1},{\"s\":\"closed\",\"a\":1},");
        // open ones have nothing of their own
        assertNoUnion("{\"s\":\"open\",\"a\":1},{\"s\":\"closed\",\"a\":1,\"at\":1},");
        // not in each object
        assertNoUnion("{\"s\":\"a\",\"x\":1},{\"s\":\"b\",\"y\":1},{\"z\":1},");
        assertNoUnion("{\"s\":\"a\",\"x\":1},{\"s\":\"b\",\"y\":1},{\"s\":null},");
        // a text is no word
        assertNoUnion("{\"s\":\"a\",\"x\":1},{\"s\":\"17\",\"y\":1},");
        // two of three have nothing of their own
        assertNoUnion(
                "{\"s\":\"a\",\"x\":1},{\"s\":\"b\",\"x\":1,\"y\":1},{\"s\":\"c\",\"y\":1,\"z\":1},{\"s\":\"d\",\"q\":2},");
        // each text once: it is a name
        assertThat(infer("{\"s\":\"a\",\"x\":1}", "{\"s\":\"b\",\"y\":1}", "{\"s\":\"c\",\"z\":1}"))
                .doesNotContain("inherits");
    }

    private static void assertNoUnion(String objects) {
        assertThat(infer("[" + objects.repeat(5) + objects.substring(0, objects.length() - 1) + "]"))
                .as(objects)
                .doesNotContain("inherits");
    }

    @Test
    void anArrayOfObjectsIsSoManySamples() {
        SchemaInference inference = inference(" [{\"a\":1}, {\"a\":2.5}]");
        assertThat(inference.samples()).isEqualTo(2);
        assertThat(inference.schema("", InferenceOptions.DEFAULT)).isEqualTo("create json schema Event(a double);\n");
    }

    @Test
    void theSameSamplesGiveTheSameText() {
        String json = "{\"b\":{\"x\":1},\"a\":[{\"y\":[{\"x\":2}]}]}";
        assertThat(infer(json)).isEqualTo(infer(json));
    }

    @Test
    void whatIsNoSampleIsRefusedWithItsPlace() {
        assertRefused("{\"a\":1,}", 1, 8, "$", "expected member name but found '}'");
        assertRefused("\n [1,\n x]", 3, 2, "$[1]", "expected value but found unexpected character");
        assertRefused(" [{}, x]", 1, 7, "$[1]", "expected value but found unexpected character");
        assertRefused("7", 1, 1, "$", "expected object but found number");
        assertRefused("[{}", 1, 4, "$[0]", "expected ',' or ']' but found end of input");
        assertRefused("[{}] 1", 1, 6, "$", "expected end of input but found number");
        assertRefused("[{},7]", 1, 5, "$[1]", "expected object but found number");
        assertRefused("[null,7]", 1, 2, "$[0]", "expected object but found null");
        assertRefused("[{\"]\":[1,{}]},\n\"\\\"[\" ,[]]", 2, 1, "$[1]", "expected object but found string");
        assertRefused("\ufeff[{\"ü\":1}, [] ]", 1, 11, "$[1]", "expected object but found array");
        assertRefused("[{},{},true]", 1, 8, "$[2]", "expected object but found boolean");
    }

    private static void assertRefused(String json, int line, int column, String path, String description) {
        assertThatThrownBy(() -> inference(json)).isInstanceOfSatisfying(SampleException.class, refused -> {
            assertThat(refused.description()).isEqualTo(description);
            assertThat(refused.line()).as(json).isEqualTo(line);
            assertThat(refused.column()).as(json).isEqualTo(column);
            assertThat(refused.path()).as(json).isEqualTo(path);
        });
    }

    /**
     * Each document that is an object, or an array of them, reads with the schema that it gives, and nothing is
     * converted.
     */
    @Test
    void theDocumentsOfTheCorporaReadWithTheirSchemas() throws IOException {
        Path folder = Path.of(System.getProperty("schemac.corpora", "../../shared/corpora"))
                .resolve("examples");
        Assumptions.assumeTrue(
                Files.isDirectory(folder), () -> "skipped: no corpora at " + folder + "; -Dschemac.corpora names them");
        int read = 0;
        int refused = 0;
        for (Path document : documents(folder)) {
            byte[] json = Files.readAllBytes(document);
            SchemaInference inference = new SchemaInference("Event");
            try {
                inference.add(json, 0, json.length);
            } catch (SampleException e) {
                assertThat(e.description()).as(document.toString()).startsWith("expected object but found ");
                refused++;
                continue;
            }
            assertReads(document, json, inference.schema("", InferenceOptions.DEFAULT));
            assertReads(document, json, inference.schema("corpus", InferenceOptions.DEFAULT.withRequired(true)));
            read++;
        }
        assertThat(read).isGreaterThanOrEqualTo(15);
        // numbers.json and truenull.json: arrays of what no schema describes
        assertThat(refused).isLessThanOrEqualTo(2);
    }

    private static List<Path> documents(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    private static void assertReads(Path document, byte[] json, String schema) {
        EventRuntime runtime = new EventRuntime();
        String text = new String(json, UTF_8).strip();
        // An array of events is read as the only column of a schema of its own.
        boolean array = text.startsWith("[");
        String module = schema.startsWith("module") ? "module corpus; " : "";
        List<SchemaSource> sources = array
                ? List.of(
                        new SchemaSource("inferred", schema),
                        new SchemaSource("whole", module + "create json schema Whole(all Event[]);"))
                : List.of(new SchemaSource("inferred", schema));
        try {
            new SchemaCompiler(CompilerOptions.DEFAULT).deploy(runtime, sources);
            String wanted = array ? "Whole" : "Event";
            var sender = runtime.eventSender(module.isEmpty() ? wanted : "corpus." + wanted)
                    .withOptions(JsonOptions.STRICT);
            assertThat((Object) sender.parse(array ? "{\"all\":" + text + "}" : text))
                    .isNotNull();
        } catch (RuntimeException e) {
            throw new AssertionError(document + ":\n" + schema, e);
        }
    }

    private static String infer(String... samples) {
        return inference(samples).schema("", InferenceOptions.DEFAULT);
    }

    private static SchemaInference inference(String... samples) {
        SchemaInference inference = new SchemaInference("event");
        for (String sample : samples) {
            byte[] json = sample.getBytes(UTF_8);
            inference.add(json, 0, json.length);
        }
        return inference;
    }
}
