package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.ImportedContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From contracts to schemas: pairs of files, and what is refused. */
class ContractImportTest {
    @RegisterExtension
    static final CompiledImports IMPORTS = new CompiledImports();

    private static final Path CONTRACTS = Path.of("src/test/resources/contracts");

    @TempDir
    private Path folder;

    /** Each contract becomes the schemas and the report in the file beside it; the schemas compile in both styles. */
    @TestFactory
    Stream<DynamicTest> contractsBecomeSchemas() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(CONTRACTS)) {
            files = all.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
        assertThat(files).hasSizeGreaterThanOrEqualTo(18);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static void check(Path file) throws IOException {
        String name = file.getFileName().toString();
        ContractFormat format = name.startsWith("openapi") || name.startsWith("swagger")
                ? ContractFormat.OPENAPI
                : ContractFormat.JSON_SCHEMA;
        ContractImport contracts = new ContractImport(format, CONTRACTS);
        contracts.add(name, Files.readAllBytes(file), "");
        ImportedContract imported = IMPORTS.schemas(contracts, "");
        String result = imported.text() + "\n/* report\n"
                + imported.differences().stream().map(line -> line + "\n").collect(Collectors.joining()) + "*/\n";
        Path expected = file.resolveSibling(name.replace(".json", ".expected"));
        if (Boolean.getBoolean("schemac.golden.update")) {
            Files.writeString(expected, result);
        }
        assertThat(result).isEqualTo(Files.readString(expected));
        CompiledSchemas.of(ValueStyle.BEAN, imported.text());
        CompiledSchemas.of(ValueStyle.RECORD, imported.text());
    }

    /** The limit holds for all patterns of an import together, however often one is tried. */
    @Test
    void largePatternsAreReportedAndNotChecked() {
        String large = "^"
                + IntStream.range(0, 900)
                        .mapToObj(i -> Character.toString(0x4E00 + 9 * i))
                        .collect(Collectors.joining());
        String properties = IntStream.range(0, 100)
                .mapToObj(i -> "\"p" + i + "\":{\"type\":\"string\",\"minLength\":1,\"pattern\":\"" + large + i + "\"}")
                .collect(Collectors.joining(","));
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        String contract = "{\"type\":\"object\",\"properties\":{\"empty\":{\"type\":\"string\",\"pattern\":"
                + "\"((((){1000}){1000}){1000}){1000}\"}," + properties + "}}";
        contracts.add("large", contract.getBytes(UTF_8), "Large");

        ImportedContract imported = IMPORTS.schemas(contracts, "");

        assertThat(imported.text())
                .contains("@Pattern('((((){1000}){1000}){1000}){1000}')")
                .doesNotContain(large);
        assertThat(imported.differences())
                .filteredOn(line -> line.toString().contains("'pattern' is not checked"))
                .hasSize(100);
    }

    // ---- several files

    @Test
    void referencesLeadToFilesBelowTheFolder() throws IOException {
        file(
                "orders/order.json",
                "{\"type\":\"object\",\"properties\":{\"item\":{\"$ref\":\"../items/item.json\"},"
                        + "\"box\":{\"$ref\":\"../items/item.json#/definitions/box\"}},\"additionalProperties\":false}");
        file(
                "items/item.json",
                "{\"type\":\"object\",\"properties\":{\"order\":{\"$ref\":\"../orders/order.json\"}},"
                        + "\"additionalProperties\":false,\"definitions\":{\"box\":{\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"w\":{\"type\":\"integer\"}}}}}");
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add(folder.resolve("orders/order.json"), "");
        assertThat(IMPORTS.schemas(contracts, "acme").text()).isEqualTo("""
                @JsonSchema(nullable=false)
                module acme;

                create json schema Order(item Item, box Box);
                create json schema Item(order Order);
                create json schema Box(w long);
                """);
    }

    /** Names of definitions often contain characters that a URI must not contain. */
    @Test
    void referencesMayContainUnencodedCharacters() {
        for (String name : List.of("job spec", "C#", "Page[Job]", "Page<Job>", "Page«Job»", "100%", "a|b^c`{d}")) {
            for (String reference : List.of(name, name.replace("%", "%25").replace(" ", "%20"))) {
                ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
                String json = "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"a\":{\"$ref\":"
                        + "\"#/definitions/" + reference + "\"}},\"definitions\":{\"" + name
                        + "\":{\"type\":\"string\",\"maxLength\":7}}}";
                contracts.add("contract", json.getBytes(UTF_8), "Contract");
                assertThat(IMPORTS.schemas(contracts, "").text()).as(reference).isEqualTo("""
                        @JsonSchema(nullable=false)
                        create json schema Contract(@Size(max=7) a string);
                        """);
            }
        }
    }

    /** Path items, bodies and schemas of an API are often files of their own. */
    @Test
    void referencesOfAnApiLeadToFiles() throws IOException {
        file(
                "api.json",
                "{\"openapi\":\"3.0.3\",\"paths\":{\"/pets\":{\"$ref\":\"paths/pets.json\"},"
                        + "\"/far\":{\"$ref\":\"https://example.org/far.json\"}}}");
        file(
                "paths/pets.json",
                "{\"post\":{\"operationId\":\"addPet\",\"requestBody\":{\"$ref\":\"../bodies.json#/bodies/NewPet\"},"
                        + "\"responses\":{\"201\":{\"content\":{\"application/json\":{\"schema\":{\"$ref\":\"../pet.json\"}}}},"
                        + "\"400\":{\"$ref\":\"../failure.json\"}}}}");
        file(
                "bodies.json",
                "{\"bodies\":{\"NewPet\":{\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\","
                        + "\"additionalProperties\":false,\"properties\":{\"name\":{\"type\":\"string\",\"nullable\":true}}}}}}}}");
        file(
                "pet.json",
                "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{"
                        + "\"owner\":{\"$ref\":\"bodies.json#/bodies/NewPet/content/application~1json/schema\",\"minProperties\":9}}}");
        file(
                "failure.json",
                "{\"content\":{\"application/json\":{\"schema\":{\"type\":\"object\",\"additionalProperties\":false}}}}");
        ContractImport contracts = new ContractImport(ContractFormat.OPENAPI, folder);
        contracts.add(folder.resolve("api.json"), "");
        ImportedContract imported = IMPORTS.schemas(contracts, "");
        assertThat(imported.text()).isEqualTo("""
                create json schema NewPet(name string);

                @JsonSchema(nullable=false)
                create json schema Pet(owner NewPet);

                create json schema Failure();
                """);
        // The files have the version of the contract, in which keywords next to '$ref' have no effect.
        assertThat(imported.differences())
                .extracting(Difference::toString)
                .containsExactly(
                        "pet.json#/properties/owner/minProperties: keywords next to '$ref' have no effect before"
                                + " draft 2019-09 [no effect]");
    }

    /** The extending contract has the same anchor, so the reference in the other one has two targets. */
    @Test
    void dynamicReferencesWithSeveralTargetsAreReported() throws IOException {
        String tree = "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"tree.json\","
                + "\"$dynamicAnchor\":\"node\",\"type\":\"object\",\"properties\":{\"child\":{\"$dynamicRef\":\"#node\"}}}";
        file("tree.json", tree);
        file(
                "named.json",
                "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"$id\":\"named.json\","
                        + "\"$dynamicAnchor\":\"node\",\"$ref\":\"tree.json\",\"required\":[\"name\"]}");
        ContractImport alone = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        alone.add(folder.resolve("tree.json"), "");
        assertThat(IMPORTS.schemas(alone, "").differences()).isEmpty();
        assertThat(IMPORTS.schemas(alone, "").text()).contains("create json schema Tree(child Tree);");
        alone.add(folder.resolve("named.json"), "");
        assertThat(IMPORTS.schemas(alone, "").differences())
                .extracting(line -> line.toString().replace(folder + "/", ""))
                .containsExactly(
                        "tree.json#/properties/child/$dynamicRef: the dynamic reference is not followed [wider]");

        ContractImport extending = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        extending.add(folder.resolve("named.json"), "");
        assertThat(IMPORTS.schemas(extending, "").differences())
                .extracting(Difference::toString)
                .containsExactly(
                        "tree.json#/properties/child/$dynamicRef: the dynamic reference is not followed [wider]");
    }

    /** As GitHub's contracts have it: identifiers are relative to the folder of all contracts, not to their own. */
    @Test
    void relativeIdentifiersAreRelativeToTheFolder() throws IOException {
        file(
                "star/created.json",
                "{\"$id\":\"star$created\",\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"sender\":{\"$ref\":\"common/user.json\"}}}");
        file(
                "common/user.json",
                "{\"$id\":\"common/user.json\",\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"login\":{\"type\":\"string\"},\"friend\":{\"$ref\":\"user.json\"}}}");
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add(folder.resolve("star/created.json"), "star");
        assertThat(IMPORTS.schemas(contracts, "").text()).isEqualTo("""
                @JsonSchema(nullable=false)
                create json schema Star(sender User);

                @JsonSchema(nullable=false)
                create json schema User(login string, friend User);
                """);
    }

    /** The usual form of 2020-12: identifiers and references are absolute, so they lead to a file only if it is given. */
    @Test
    void contractsReferToEachOtherInAnyOrder() throws IOException {
        file(
                "order.json",
                "{\"$id\":\"https://acme.com/order\",\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"item\":{\"$ref\":\"https://acme.com/item\"}}}");
        file(
                "item.json",
                "{\"$id\":\"https://acme.com/item\",\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"order\":{\"$ref\":\"https://acme.com/order\"}}}");
        String order = """
                @JsonSchema(nullable=false)
                create json schema Order(item Item);
                """;
        String item = """
                @JsonSchema(nullable=false)
                create json schema Item(order Order);
                """;
        for (boolean orderFirst : List.of(true, false)) {
            ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
            contracts.add(folder.resolve(orderFirst ? "order.json" : "item.json"), "");
            contracts.add(folder.resolve(orderFirst ? "item.json" : "order.json"), "");
            ImportedContract imported = IMPORTS.schemas(contracts, "");
            assertThat(imported.text()).isEqualTo(orderFirst ? order + "\n" + item : item + "\n" + order);
            assertThat(imported.differences()).isEmpty();
        }
    }

    /** A file without an identifier has the version of the contract that refers to it, also if it is given, too. */
    @Test
    void referredFilesHaveTheVersionOfTheirContract() throws IOException {
        file("api.json", "{\"openapi\":\"3.0.3\",\"components\":{\"schemas\":{\"Box\":{\"$ref\":\"box.json\"}}}}");
        file(
                "box.json",
                "{\"type\":\"object\",\"additionalProperties\":false,"
                        + "\"properties\":{\"a\":{\"type\":\"string\",\"nullable\":true}}}");
        ContractImport contracts = ContractImport.ofAnyFormat(folder, Formats.TYPES);
        contracts.add(folder.resolve("api.json"), "");
        contracts.add(folder.resolve("box.json"), "");
        ImportedContract imported = IMPORTS.schemas(contracts, "");
        assertThat(imported.text()).isEqualTo("create json schema Box(a string);\n");
        assertThat(imported.differences()).isEmpty();
    }

    @Test
    void nothingOutsideOfTheFolderIsRead() throws IOException {
        file("secret.json", "{\"type\":\"object\"}");
        Path inner = Files.createDirectories(folder.resolve("in"));
        for (String reference :
                List.of("../secret.json", "/etc/passwd", "file:///etc/passwd", "a/../../secret.json", "//host/x")) {
            file("in/c.json", "{\"properties\":{\"a\":{\"$ref\":\"" + reference + "\"}}}");
            assertThatThrownBy(() -> imported(inner, "c.json"))
                    .as(reference)
                    .isInstanceOf(ContractException.class)
                    .hasMessageContaining("#/properties/a/$ref: ")
                    .hasMessageContaining("below the folder");
        }
        Files.createSymbolicLink(inner.resolve("link.json"), folder.resolve("secret.json"));
        file("in/c.json", "{\"properties\":{\"a\":{\"$ref\":\"link.json\"}}}");
        assertThatThrownBy(() -> imported(inner, "c.json")).isInstanceOf(ContractException.class);
        assertThatThrownBy(() -> imported(inner, "../secret.json"))
                .isInstanceOf(ContractException.class)
                .hasMessageContaining("outside of the folder");
    }

    /** Each alternative is an object, but no alternative inside of it. */
    @Test
    void choicesWithoutAnyValidValueAcceptNothing() {
        String impossible =
                "{\"type\":\"object\",\"anyOf\":[{\"type\":\"string\"},{\"type\":\"integer\"}],\"title\":\"%s\"}";
        String choice = "{\"oneOf\":[" + String.format(impossible, "A") + "," + String.format(impossible, "B") + "]}";

        assertRefused(choice, "this schema accepts no objects, but an event is an object");
        assertThat(imported(
                        "{\"type\":\"object\",\"additionalProperties\":false,\"properties\":{\"a\":" + choice + "}}"))
                .isEqualTo("""
                @JsonSchema(nullable=false)
                create json schema C(
                    /* no value is valid here */
                    @Pattern('[^\\\\s\\\\S]') a string
                );
                """);
    }

    // ---- what is no contract

    /** A schema that includes itself is wrong, but does not refuse the others. */
    @Test
    void circlesOfReferencesAreReported() {
        assertCircular("{'a':{'$ref':'#/$defs/b'},'b':{'$ref':'#/$defs/a'}}");
        assertCircular("{'a':{'allOf':[{'$ref':'#/$defs/b'}]},'b':{'allOf':[{'$ref':'#/$defs/a'}],'type':'object'}}");
        assertCircular("{'a':{'$ref':'#/$defs/a'}}");
    }

    private void assertCircular(String definitions) {
        assertWider(definitions.replace('\'', '"'), "circular reference: the schema includes itself");
    }

    /** The schema of member {@code a} has a line, and member {@code b} is imported as usual. */
    private void assertWider(String definitions, String... parts) {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        String json =
                "{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#/$defs/a\"},\"b\":{\"type\":\"string\"}},\"$defs\":"
                        + definitions + "}";
        contracts.add("c.json", json.getBytes(UTF_8), "");
        ImportedContract imported = contracts.schemas("");
        assertThat(imported.differences())
                .as(definitions)
                .anySatisfy(line -> assertThat(line.toString()).contains(parts).endsWith("[wider]"));
        assertThat(imported.text()).as(definitions).contains("b string");
        CompiledSchemas.of(ValueStyle.BEAN, imported.text());
    }

    /** A schema that contains itself without an object in between has no type in the language. */
    @Test
    void recursionWithoutObjectsIsUntypedAndReported() {
        assertUntyped(
                "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/a\"}}",
                "contains itself in arrays, maps or choices");
        assertUntyped(
                "{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/a\"}}",
                "contains itself in arrays, maps or choices");
        assertUntyped(
                "{\"oneOf\":[{\"$ref\":\"#/$defs/a\"},{\"$ref\":\"#/$defs/a\"}]}",
                "contains itself in arrays, maps or choices");
        assertUntyped(
                "{\"oneOf\":[{\"$ref\":\"#/$defs/a\"},{\"type\":\"object\",\"required\":[\"b\"]}]}",
                "too many levels or alternatives");
    }

    @Test
    void theDefaultOfAnArrayOfObjectsIsReported() {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        String json =
                "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"array\",\"default\":[],\"items\":{\"type\":\"object\","
                        + "\"properties\":{\"b\":{\"type\":\"string\"}}}}}}";
        contracts.add("c.json", json.getBytes(UTF_8), "");
        assertThat(contracts.schemas("").differences())
                .extracting(Difference::toString)
                .containsExactly(
                        "c.json#/properties/a/default: a column cannot have this default; its type is 'schema[]' [no effect]");
    }

    private void assertUntyped(String schema, String message) {
        assertWider("{\"a\":" + schema + "}", message, "values of any type are accepted");
    }

    /** Reading takes memory and time in proportion, and ends. */
    @Test
    void longChainsOfReferencesAreReadOrRefused() {
        assertRefused(chain(5_000, "{\"$ref\":\"#/$defs/d%d\"}"), "references");
        assertRefused(
                chain(5_000, "{\"allOf\":[{\"$ref\":\"#/$defs/d%d\"},{\"$ref\":\"#/$defs/d%<d\"}]}"), "references");
        assertThat(imported(chain(5_000, "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/d%d\"}}")))
                .contains("more than 100 levels of");
        assertThat(imported(
                                chain(
                                        5_000,
                                        "{\"type\":\"object\",\"properties\":{\"next\":{\"$ref\":\"#/$defs/d%d\"}},\"additionalProperties\":false}"))
                        .lines()
                        .filter(line -> line.startsWith("create json schema")))
                .hasSize(5_001);
        assertRefused(
                chain(11_000, "{\"type\":\"object\",\"properties\":{\"next\":{\"$ref\":\"#/$defs/d%d\"}}}"),
                "more than 10000 schemas are needed: split the contract");
    }

    private static String chain(int length, String link) {
        StringBuilder text =
                new StringBuilder("{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#/$defs/d0\"}},\"$defs\":{");
        for (int i = 0; i < length; i++) {
            text.append("\"d")
                    .append(i)
                    .append("\":")
                    .append(String.format(link, i + 1))
                    .append(',');
        }
        return text.append("\"d")
                .append(length)
                .append("\":{\"type\":\"string\"}}}")
                .toString();
    }

    @Test
    void whatIsNoSchemaIsRefusedWithItsPlace() {
        assertRefused("[]", "c.json: expected an object but found an array");
        assertRefused("{\"a\":1,}", "c.json:1:8: ");
        assertRefused("{\"type\":\"string\"}", "this schema accepts no objects, but an event is an object");
        assertRefused(
                "{\"type\":\"strin\"}",
                "c.json#/type: expected one of array, boolean, integer, null, number, object, string");
        assertRefused(
                "{\"properties\":{\"a\":7}}",
                "c.json#/properties/a: expected a schema, which is an object or a boolean");
        assertRefused("{\"properties\":{\"a\":{\"enum\":1}}}", "c.json#/properties/a/enum: expected an array");
        assertRefused("{\"properties\":{\"a\":{\"minLength\":-1}}}", "/minLength: expected a non-negative integer");
        assertRefused("{\"properties\":{\"a\":{\"minimum\":\"1\"}}}", "/minimum: expected a number");
        assertRefused("{\"properties\":{\"a\":{\"pattern\":1}}}", "/pattern: expected a string");
        assertRefused("{\"properties\":{\"a\":{\"oneOf\":{}}}}", "/oneOf: expected an array of schemas");
        assertRefused("{\"properties\":{\"a\":{\"$ref\":\"#/nowhere\"}}}", "there is no schema at '#/nowhere'");
        assertRefused("{\"properties\":{\"a\":{\"$ref\":\":a\"}}}", "not a URI: ':a'");
        assertRefused("{\"openapi\":\"3.0.0\"}", "expected JSON Schema but found OpenAPI; use --from openapi");
        assertThatThrownBy(() -> imported(ContractFormat.OPENAPI, "{\"swagger\":\"1.2\"}"))
                .hasMessageContaining(
                        "c.json#: expected a member 'openapi' with the version 3.0 or 3.1, or 'swagger' with '2.0'");
        assertThatThrownBy(() -> imported(ContractFormat.OPENAPI, "{\"swagger\":\"2.0\"}"))
                .hasMessageContaining("c.json#/definitions: the contract has no schemas");
        assertThatThrownBy(() -> imported(ContractFormat.OPENAPI, "{\"openapi\":\"3.1.0\"}"))
                .hasMessageContaining(
                        "the contract has no schemas, neither here nor in the bodies of requests and responses");
    }

    @Test
    void everyOmissionNamesItsKeyword() {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add(
                "c.json", "{\"not\":{\"title\":\"x\",\"pattern\":\"x\"},\"type\":\"object\"}".getBytes(UTF_8), "");
        assertThat(IMPORTS.schemas(contracts, "").differences())
                .containsExactly(new Difference(
                        "c.json",
                        "#/not",
                        "not",
                        Difference.Effect.WIDER,
                        Difference.Reason.OTHER,
                        "values that 'not' forbids are accepted"));
    }

    @Test
    void pointersEscapeNames() {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add(
                "c.json",
                "{\"type\":\"object\",\"x/y~z\":1,\"properties\":{\"a/b\":{\"not\":{\"title\":\"x\",\"pattern\":\"x\"}}}}"
                        .getBytes(UTF_8),
                "");
        assertThat(IMPORTS.schemas(contracts, "").differences())
                .extracting(Difference::pointer)
                .containsExactly("#/properties/a~1b/not", "#/x~1y~0z");
    }

    /** A format has the same line in a branch as in a schema without a choice. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            TYPES    | {type: integer, format: even}, {type: string}                           | 0 | not checked
            TYPES    | {type: integer, format: int64}, {type: string}                          | 0 |
            ASSERT   | {type: integer, format: even}, {type: integer}, {type: string}          | 0 |
            TYPES    | {type: [integer, boolean], format: even}, {type: string}                | 0 | not checked
            TYPES    | {type: string, format: email}, {type: integer}                          | 0 | annotation
            ANNOTATE | {type: string, format: email}, {type: integer}                          | 0 | annotation
            ANNOTATE | {type: string, format: email}, {type: string}, {type: integer}          | 0 | annotation
            ASSERT   | {type: string, format: email}, {type: integer}                          | 0 | not checked
            ASSERT   | {type: string, format: email}, {type: string}, {type: integer}          | 0 |
            ASSERT   | {type: integer}, {enum: [a], format: email}, {type: string, pattern: b} | 1 | not checked
            ASSERT   | {type: integer}, {type: string, format: password}                       | 1 | annotation
            """)
    void branchesReportFormats(Formats formats, String branches, int branch, String expected) {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder, formats);
        String json = branches.replaceAll("[a-z0-9]+[A-Za-z0-9]*", "\"$0\"");
        contracts.add(
                "c.json",
                ("{\"type\":\"object\",\"properties\":{\"a\":{\"anyOf\":[" + json + "]}}}").getBytes(UTF_8),
                "T");
        String line = "c.json#/properties/a/anyOf/" + branch + "/format: the format '";
        assertThat(IMPORTS.schemas(contracts, "").differences().stream()
                        .map(Difference::toString)
                        .filter(each -> each.contains("ormat"))
                        .map(each -> each.replace(line, ""))
                        .toList())
                .isEqualTo(
                        expected == null
                                ? List.of()
                                : expected.equals("annotation")
                                        ? List.of((branches.contains("email") ? "email" : "password")
                                                + "' is an annotation [no effect]")
                                        : List.of((branches.contains("email") ? "email" : "even")
                                                + "' is not checked [wider]"));
    }

    @Test
    void membersThatOthersInheritFromHaveNames() throws IOException {
        file("c.json", """
                {"title": "Page", "type": "object", "additionalProperties": false, "properties": {
                  "wide-action": {"allOf": [{"$ref": "#/properties/action"}], "properties": {"area": {"type": "string"}}},
                  "last-entry": {"allOf": [{"$ref": "#/properties/entries/items"}], "properties": {"end": {"type": "boolean"}}},
                  "action": {"type": "object", "properties": {"label": {"type": "string"}}},
                  "entries": {"type": "array", "items": {"type": "object", "properties": {"text": {"type": "string"}}}}}}
                """);
        assertThat(imported(folder, "c.json"))
                .contains(
                        "create json schema WideAction(area string) inherits Action;",
                        "create json schema LastEntry(end boolean) inherits Entry;",
                        "action Action,",
                        "entries Entry[]");
    }

    /** Schemas compare elements as Java does, and the contract compares their JSON. */
    @Test
    void elementsThatOnlyOneSideDistinguishesAreReported() {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add("c.json", """
                {"title": "Lists", "type": "object", "additionalProperties": false, "properties": {
                  "words": {"type": "array", "uniqueItems": true, "items": {"type": "string"}},
                  "counts": {"type": "array", "uniqueItems": true, "items": {"type": "integer"}},
                  "keys": {"type": "array", "uniqueItems": true, "items": {"type": "string", "format": "uuid"}},
                  "sizes": {"type": "array", "uniqueItems": true, "items": {"type": "number"}},
                  "points": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/point"}},
                  "steps": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/step"}},
                  "moments": {"type": "array", "uniqueItems": true, "items": {"type": "integer", "x-schemac": "Instant(epoch-millis)"}},
                  "rows": {"type": "array", "items": {"type": "array", "uniqueItems": true, "items": {"type": "string", "format": "uuid"}}},
                  "trees": {"type": "array", "uniqueItems": true, "items": {"$ref": "#/$defs/tree"}}},
                 "$defs": {
                  "point": {"type": "object", "additionalProperties": false, "required": ["x"],
                            "properties": {"x": {"type": "integer"}, "label": {"type": "string"}}},
                  "step": {"type": "object", "additionalProperties": false, "required": ["width"],
                           "properties": {"width": {"type": "integer", "default": 1}, "count": {"type": "integer", "default": 1}}},
                  "tree": {"type": "object", "additionalProperties": false,
                           "properties": {"next": {"$ref": "#/$defs/tree"}, "leaf": {"type": ["string", "null"]}}}}}
                """.getBytes(UTF_8), "");
        String members =
                "elements that differ only in a member that is absent in one, and null or its default in the other, are rejected [narrower]";
        assertThat(IMPORTS.schemas(contracts, "").differences().stream()
                        .map(Difference::toString)
                        .filter(line -> line.contains("/uniqueItems: ")))
                .containsExactly(
                        "c.json#/properties/keys/uniqueItems: elements that differ only in the form of a value, such as capitals in a UUID, are rejected [narrower]",
                        "c.json#/properties/sizes/uniqueItems: elements that differ only in digits beyond the precision of a number are rejected [narrower]",
                        "c.json#/properties/steps/uniqueItems: " + members,
                        "c.json#/properties/trees/uniqueItems: " + members,
                        "c.json#/properties/rows/items/uniqueItems: 'uniqueItems' is not checked: rules on arrays apply only to columns, not to elements [wider]",
                        "c.json#/properties/sizes/uniqueItems: elements that differ only in the sign of zero, 0 and -0.0, are accepted [wider]");
    }

    /** Severe differences come first, others stay in the order of the contract. */
    @Test
    void omissionsAreSortedByEffect() {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add(
                "c.json",
                ("{\"title\":\"T\",\"not\":{\"title\":\"x\",\"pattern\":\"x\"},\"examples\":[],\"type\":[\"object\",\"array\"],\"minProperties\":1,"
                                + "\"additionalProperties\":false,\"properties\":{"
                                + "\"b\":{},\"a\":{\"type\":\"array\",\"items\":{\"type\":\"array\"},\"not\":{\"title\":\"x\",\"pattern\":\"x\"}}}}")
                        .getBytes(UTF_8),
                "");
        ImportedContract imported = IMPORTS.schemas(contracts, "");
        assertThat(imported.differences().stream().map(Difference::toString))
                .containsExactly(
                        "c.json#/type: values other than objects are rejected: an event is an object [narrower]",
                        "c.json#/not: values that 'not' forbids are accepted [wider]",
                        "c.json#/minProperties: the number of members is not checked [wider]",
                        "c.json#/properties/a/not: values that 'not' forbids are accepted [wider]",
                        "c.json#/properties/a/items: null elements are accepted [wider]",
                        "c.json#/examples: an annotation [no effect]");
        assertThat(imported.summary())
                .containsExactly(
                        "narrower: 1 (type 1)",
                        "wider: 4 (not 2, items 1, minProperties 1)",
                        "no effect: 1 (examples 1)");
    }

    @Test
    void nullElementsAreExcludedIfTheContractExcludesThemAtEachLevel() {
        assertThat(imported("{\"title\":\"T\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{"
                        + "\"a\":{\"items\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}},\"type\":\"array\"},"
                        + "\"b\":{\"items\":{\"type\":\"array\",\"items\":{\"type\":[\"string\",\"null\"]}},\"type\":\"array\"},"
                        + "\"c\":{\"items\":{\"type\":\"array\",\"items\":{\"type\":\"integer\"}},\"type\":\"array\"},"
                        + "\"d\":{\"items\":{\"type\":[\"string\",\"boolean\"]},\"type\":\"array\"},"
                        + "\"e\":{\"items\":{\"type\":\"object\"},\"type\":\"array\"},"
                        + "\"f\":{\"additionalProperties\":{\"type\":\"string\"},\"type\":\"object\"},"
                        + "\"g\":{\"additionalProperties\":{\"type\":[\"string\",\"object\"]},\"type\":\"object\"},"
                        + "\"h\":{\"type\":\"array\"}}}"))
                .isEqualTo("""
                        @JsonSchema(nullable=false, nullElements=false)
                        create json schema T(
                            a string[][],
                            @NullableElements b string[][],
                            c long[primitive][],
                            @Column(types={'string', 'boolean'}) d Object[],
                            e Map[],
                            f Map<String, string>,
                            @Column(types={'string', 'object'}) g Map,
                            @NullableElements h Object[]
                        );
                        """);
    }

    private void assertRefused(String json, String message) {
        assertThatThrownBy(() -> imported(json))
                .as(json.substring(0, Math.min(200, json.length())))
                .isInstanceOf(ContractException.class)
                .hasMessageContaining(message);
    }

    private String imported(String json) {
        return imported(ContractFormat.JSON_SCHEMA, json);
    }

    private String imported(ContractFormat format, String json) {
        ContractImport contracts = new ContractImport(format, folder);
        contracts.add("c.json", json.getBytes(UTF_8), "");
        return IMPORTS.schemas(contracts, "").text();
    }

    private static String imported(Path root, String file) {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, root);
        contracts.add(root.resolve(file), "");
        return IMPORTS.schemas(contracts, "").text();
    }

    private void file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
