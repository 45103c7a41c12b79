package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.ImportedContract;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Contracts beyond the limits of Java become schemas that compile, and lines of the report. */
class ContractLimitsTest {
    private static final String END = ": the others may be absent, and have any value [wider]";

    /** Required members are columns. The others are undeclared members. */
    @Test
    void membersBeyondTheLimitOfColumnsAreUndeclared() {
        String contract = object("T", members(12_000, "c"), "\"required\":[\"c11999\",\"c3\"]");
        ImportedContract imported = imported(contract);
        assertThat(imported.differences())
                .map(Object::toString)
                .contains(
                        "contract.json#/properties: 4096 of 12000 members are columns, because the limit of columns is 4096"
                                + END);
        assertThat(imported.text())
                .contains("dynamic=true")
                .contains("c3 boolean", "c4094 boolean", "c11999 boolean")
                .doesNotContain("c4095 boolean");
        assertThat(CompiledSchemas.generate(imported.text()).sources()).isNotEmpty();
        assertThat(imported(object("T", members(4_096, "c"), "\"minProperties\":0"))
                        .differences())
                .isEmpty();
    }

    @Test
    @Tag("slow")
    void documentsOfLargeContractsAreRead() {
        String names =
                IntStream.range(0, 4_200).mapToObj(i -> "c" + i).collect(Collectors.joining("\",\"", "\"", "\""));
        ImportedParsers parsers = new ImportedParsers(Map.of(
                "m.T",
                imported(object("T", members(4_200, "c"), "\"required\":[" + names.replace(",\"c4199\"", "") + "]"))));
        String document = IntStream.range(0, 4_200)
                .mapToObj(i -> "\"c" + i + "\":true")
                .collect(Collectors.joining(",", "{", "}"));
        assertThat(parsers.refusal("m.T", document)).isEmpty();
        assertThat(parsers.refusal("m.T", document.replace("\"c5\":true,", ""))).contains("$.c5");
        assertThat(parsers.refusal("m.T", document.replace("\"c4199\":true", "\"c4199\":7")))
                .isEmpty();
    }

    /** Inherited columns count, too. */
    @Test
    void subtypesHaveTheSameLimit() {
        String contract =
                "{\"openapi\":\"3.0.3\",\"info\":{\"title\":\"\",\"version\":\"1\"},\"paths\":{},\"components\":{\"schemas\":{"
                        + "\"Base\":{\"type\":\"object\",\"properties\":{\"kind\":{\"type\":\"string\"},"
                        + members(3_000, "b")
                        + "},\"required\":[\"kind\"],\"discriminator\":{\"propertyName\":\"kind\"}},"
                        + "\"Sub\":{\"allOf\":[{\"$ref\":\"#/components/schemas/Base\"},{\"type\":\"object\",\"properties\":{"
                        + members(3_000, "s") + "}}]}}}}";
        ImportedContract imported = imported(contract);
        assertThat(imported.text()).contains(") inherits Base;");
        assertThat(imported.differences())
                .map(Object::toString)
                .contains(
                        "contract.json#/components/schemas/Sub/allOf/1/properties: 4096 of 6001 members are columns, because the"
                                + " limit of columns is 4096" + END);
        assertThat(CompiledSchemas.generate(imported.text()).sources()).isNotEmpty();
    }

    @Test
    void longNamesAreShortened() {
        String name = "n".repeat(30_000);
        ImportedContract imported =
                imported(object("T", "\"" + name + "\":{\"type\":\"boolean\"}", "\"minProperties\":0"));
        assertThat(imported.differences()).isEmpty();
        assertThat(imported.text()).contains("@Name('" + name + "') " + "n".repeat(180) + " boolean");
        assertThat(CompiledSchemas.generate(imported.text()).sources()).isNotEmpty();
    }

    @Test
    void stringsBeyondTheLimitOfConstantsAreReported() {
        String text = "ü".repeat(32_768);
        ImportedContract imported = imported(object(
                "T",
                "\"" + text + "\":{\"type\":\"boolean\"},\"c\":{\"const\":\"" + text
                        + "\"},\"d\":{\"type\":\"string\",\"default\":\"" + text + "\"}",
                "\"minProperties\":0"));
        assertThat(imported.differences())
                .map(Object::toString)
                .containsExactlyInAnyOrder(
                        "contract.json#/properties: 2 of 3 members are columns, because names have at most 65534 bytes"
                                + END,
                        "contract.json#: undeclared members of any type are accepted [wider]",
                        "contract.json#/properties/c/const: other values of type 'string' are accepted [wider]",
                        "contract.json#/properties/d/default: a column cannot have this default; its type is 'string' [no effect]");
        assertThat(CompiledSchemas.generate(imported.text()).sources()).isNotEmpty();
    }

    @Test
    void closedObjectsBeyondTheLimitAcceptUndeclaredMembers() {
        ImportedContract imported = imported(object("T", members(5_000, "c"), "\"minProperties\":0"));
        assertThat(imported.differences())
                .map(Object::toString)
                .contains("contract.json#: undeclared members of any type are accepted [wider]");
    }

    /** A union needs the strings in generated code, so these branches are no union. */
    @Test
    void discriminatorsBeyondTheLimitSelectNoBranch() {
        String text = "x".repeat(70_000);
        String branch =
                "{\"type\":\"object\",\"required\":[\"#\"],\"properties\":{\"#\":{\"const\":\"@\"},\"n\":{\"type\":\"integer\"}}}";
        for (String branches : List.of(
                branch.replace("#", "t").replace("@", text) + ","
                        + branch.replace("#", "t").replace("@", "b"),
                branch.replace("#", text).replace("@", "a") + ","
                        + branch.replace("#", text).replace("@", "b"))) {
            ImportedContract imported = imported(
                    "{\"title\":\"T\",\"type\":\"object\",\"properties\":{\"v\":{\"oneOf\":[" + branches + "]}}}");
            assertThat(CompiledSchemas.generate(imported.text()).sources()).isNotEmpty();
            assertThat(imported.differences()).isNotEmpty();
        }
    }

    private static String members(int count, String prefix) {
        return IntStream.range(0, count)
                .mapToObj(i -> "\"" + prefix + i + "\":{\"type\":\"boolean\"}")
                .collect(Collectors.joining(","));
    }

    private static String object(String title, String members, String keyword) {
        return "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"title\":\"" + title
                + "\",\"type\":\"object\",\"additionalProperties\":false,\"properties\":{" + members + "}," + keyword
                + "}";
    }

    private static ImportedContract imported(String contract) {
        ContractImport contracts = ContractImport.ofAnyFormat(Path.of(""), Formats.TYPES);
        contracts.add("contract.json", contract.getBytes(UTF_8), "");
        return contracts.schemas("m");
    }
}
