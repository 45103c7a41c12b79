package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.ImportedContract;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of {@code enum}, {@code const}, {@code default}, examples and unknown keywords are data, not schemas. */
class IdentifiersInDataTest {
    @RegisterExtension
    static final CompiledImports IMPORTS = new CompiledImports();

    @ParameterizedTest
    @CsvSource({
        "http://json-schema.org/draft-03/schema#, id",
        "http://json-schema.org/draft-04/schema#, id",
        "http://json-schema.org/draft-06/schema#, $id",
        "http://json-schema.org/draft-07/schema#, $id",
        "https://json-schema.org/draft/2019-09/schema, $id",
        "https://json-schema.org/draft/2020-12/schema, $id"
    })
    void referencesByIdentifierFindSchemas(String version, String identifier) {
        String data = "{\"" + identifier + "\":\"https://acme.com/v\",\"type\":\"null\"}";
        String schema = data.replace("null", "string");
        for (String keyword : keywords(data)) {
            assertString(contract(version, "https://acme.com/v", "\"a\":{" + keyword + "},\"b\":" + schema));
        }
        for (String keyword : keywords(data).subList(4, 9)) {
            String beside = contract(version, "https://acme.com/v", "\"b\":" + schema);
            assertString("{" + keyword + "," + beside.substring(1));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "http://json-schema.org/draft-04/schema#, id, #v",
        "http://json-schema.org/draft-07/schema#, $id, #v",
        "https://json-schema.org/draft/2019-09/schema, $anchor, v",
        "https://json-schema.org/draft/2020-12/schema, $anchor, v",
        "https://json-schema.org/draft/2020-12/schema, $dynamicAnchor, v"
    })
    void referencesByAnchorFindSchemas(String version, String keyword, String name) {
        String data = "{\"" + keyword + "\":\"" + name + "\",\"type\":\"null\"}";
        for (String around : keywords(data)) {
            String contract = contract(version, "#v", "\"a\":{" + around + "},\"b\":" + data.replace("null", "string"));
            assertString(contract);
            if (keyword.equals("$dynamicAnchor")) {
                assertString(contract.replace("$ref", "$dynamicRef"));
            }
        }
    }

    private static List<String> keywords(String data) {
        return List.of(
                "\"enum\":[" + data + "]",
                "\"enum\":[[" + data + "]]",
                "\"const\":" + data,
                "\"const\":{\"properties\":{\"a\":" + data + "}}",
                "\"default\":" + data,
                "\"examples\":[" + data + "]",
                "\"example\":{\"definitions\":{\"a\":" + data + "}}",
                "\"x-data\":" + data,
                "\"unknown\":{\"allOf\":[" + data + "]}");
    }

    /** A name in such an object is not a keyword. */
    @Test
    void schemasOfMembersNamedLikeKeywordsAreSchemas() {
        for (String named : List.of("enum", "const", "default", "examples", "x-data")) {
            assertString(
                    "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"T\",\"type\":\"object\","
                            + "\"properties\":{\"v\":{\"$ref\":\"https://acme.com/v\"},\"" + named
                            + "\":{\"$id\":\"https://acme.com/v\",\"type\":\"string\"}}}");
        }
    }

    /** The identifier of data is unknown, and a pointer may lead anywhere. */
    @Test
    void onlyPointersLeadToOtherValues() {
        String version = "http://json-schema.org/draft-07/schema#";
        String data = "\"unknown\":{\"$id\":\"https://acme.com/v\",\"type\":\"string\"}";
        assertString(contract(version, "#/definitions/a/unknown", "\"a\":{" + data + "}"));
        assertThat(imported(contract(version, "https://acme.com/v", "\"a\":{" + data + "}"))
                        .differences())
                .anySatisfy(difference -> assertThat(difference.toString())
                        .contains("#/properties/v/$ref: ")
                        .contains("https://acme.com/v"));
    }

    @Test
    void examplesOfOpenApiAreData() {
        String data = "{\"$id\":\"https://acme.com/v\",\"type\":\"null\"}";
        String schema = data.replace("null", "string");
        for (String api : List.of(
                "\"x-data\":{\"schema\":" + data + "}",
                "\"paths\":{\"/a\":{\"x-schema\":" + data
                        + ",\"get\":{\"responses\":{\"200\":{\"description\":\"\",\"content\":{\"application/json\":{\"example\":"
                        + data + ",\"examples\":{\"a\":{\"value\":" + data + "}}}}}}}}}")) {
            assertString("{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"\",\"version\":\"1\"}," + api
                    + ",\"components\":{\"examples\":{\"a\":{\"value\":" + data + "}},\"schemas\":{"
                    + "\"T\":{\"type\":\"object\",\"properties\":{\"v\":{\"$ref\":\"https://acme.com/v\"}}},"
                    + "\"U\":{\"type\":\"object\",\"discriminator\":{\"propertyName\":\"w\",\"mapping\":" + data
                    + "},\"example\":" + data + ",\"properties\":{\"w\":" + schema
                    + "}}}}}");
        }
        assertString("{\"openapi\":\"3.1.0\",\"info\":{\"title\":\"\",\"version\":\"1\"},\"components\":{\"schemas\":{"
                + "\"T\":{\"type\":\"object\",\"properties\":{\"v\":{\"$ref\":\"https://acme.com/v\"}}}}},\"paths\":{\"/a\":{"
                + "\"post\":{\"callbacks\":{\"c\":{\"{$url}\":{\"put\":{\"requestBody\":{\"content\":{\"application/json\":{\"schema\":"
                + schema + "}}}}}}},\"responses\":{}}}}}");
    }

    private static String contract(String version, String reference, String definitions) {
        return "{\"$schema\":\"" + version + "\",\"title\":\"T\",\"type\":\"object\",\"properties\":{\"v\":{\"$ref\":\""
                + reference + "\"}},\"definitions\":{" + definitions + "}}";
    }

    private static ImportedContract imported(String contract) {
        ContractImport contracts = ContractImport.ofAnyFormat(Path.of(""), Formats.TYPES);
        contracts.add("contract.json", contract.getBytes(UTF_8), "");
        return IMPORTS.schemas(contracts, "m");
    }

    private static void assertString(String contract) {
        ImportedContract imported = imported(contract);
        assertThat(imported.text()).as(contract).containsPattern("\\bv string");
    }
}
