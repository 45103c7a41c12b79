package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.Dialects;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keywords that only some versions of JSON Schema and OpenAPI have: a validator of the version and the parser agree. */
class ContractVersionsTest {
    @RegisterExtension
    static final CompiledImports IMPORTS = new CompiledImports();

    private static final String NULLABLE =
            "#/components/schemas/T/properties/v/nullable: not a keyword of JSON Schema, which has the type 'null' [no effect]";

    private static final String CONST =
            "#/components/schemas/T/properties/v/const: not a keyword of this version of JSON Schema [no effect]";

    @ParameterizedTest
    @CsvSource({"draft-04, false", "draft-07, false", "2020-12, false", "3.1.0, false", "3.0.3, true"})
    void nullableIsAKeywordOfOpenApi30(String version, boolean accepted) {
        ObjectNode contract = contract(version, "{\"type\":\"string\",\"nullable\":true}");
        assertThat(isValid(contract, "{\"v\":null}", config -> {})).isEqualTo(accepted);
        assertThat(isRead(contract, "{\"v\":null}")).isEqualTo(accepted);
        assertThat(isRead(contract, "{\"v\":\"x\"}")).isTrue();
        assertThat(report(contract)).isEqualTo(accepted ? List.of() : List.of(NULLABLE));
    }

    @ParameterizedTest
    @CsvSource({"draft-04, true", "draft-07, false", "2020-12, false", "3.1.0, false", "3.0.3, true"})
    void constIsAKeywordSinceDraft6(String version, boolean accepted) {
        ObjectNode contract = contract(version, "{\"type\":\"string\",\"const\":\"x\"}");
        assertThat(isValid(contract, "{\"v\":\"y\"}", config -> {})).isEqualTo(accepted);
        assertThat(isRead(contract, "{\"v\":\"y\"}")).isEqualTo(accepted);
        assertThat(isRead(contract, "{\"v\":\"x\"}")).isTrue();
        assertThat(report(contract)).isEqualTo(accepted ? List.of(CONST) : List.of());
    }

    /** In OpenAPI 3.0, requests may lack a required member with {@code readOnly}, and responses one with {@code writeOnly}. */
    @ParameterizedTest
    @CsvSource({
        "3.0.3, readOnly, request, true",
        "3.0.3, readOnly, response, false",
        "3.0.3, writeOnly, request, false",
        "3.0.3, writeOnly, response, true",
        "3.1.0, readOnly, request, false",
        "3.1.0, writeOnly, response, false",
    })
    void requiredMembersOfOneDirection(String version, String keyword, String direction, boolean accepted) {
        ObjectNode contract = contract(version, "{\"type\":\"string\",\"" + keyword + "\":true}");
        schema(contract).putArray("required").add("v");
        boolean isRequest = direction.equals("request");
        ObjectNode operation = contract.putObject("paths").putObject("/t").putObject("post");
        (isRequest
                        ? operation.putObject("requestBody")
                        : operation.putObject("responses").putObject("200"))
                .putObject("content")
                .putObject("application/json")
                .putObject("schema")
                .put("$ref", "#/components/schemas/T");
        if (version.startsWith("3.0")) {
            // The validator calls a request read-only: it does not contain the members that are.
            assertThat(isValid(
                            contract, "{}", config -> config.readOnly(isRequest).writeOnly(!isRequest)))
                    .isEqualTo(accepted);
        }
        assertThat(isRead(contract, "{}")).isEqualTo(accepted);
        assertThat(report(contract))
                .containsExactly("#/components/schemas/T/properties/v/" + keyword + ": an annotation [no effect]");
    }

    /** Returns a contract whose schema T has the member v. */
    private static ObjectNode contract(String version, String member) {
        ObjectNode contract = ExportedValidator.JSON.createObjectNode();
        if (version.startsWith("3.")) {
            contract.put("openapi", version);
        } else {
            contract.put(
                    "$schema",
                    version.startsWith("draft")
                            ? "http://json-schema.org/" + version + "/schema#"
                            : "https://json-schema.org/draft/" + version + "/schema");
            contract.putArray("allOf").addObject().put("$ref", "#/components/schemas/T");
        }
        ObjectNode schema =
                contract.putObject("components").putObject("schemas").putObject("T");
        schema.put("type", "object").put("additionalProperties", false);
        schema.putObject("properties").set("v", ExportedValidator.tree(member));
        return contract;
    }

    private static ObjectNode schema(ObjectNode contract) {
        return (ObjectNode) contract.at("/components/schemas/T");
    }

    private static boolean isValid(ObjectNode contract, String document, Consumer<ExecutionConfig.Builder> config) {
        SchemaRegistry registry;
        if (contract.path("openapi").asText().startsWith("3.0")) {
            registry = SchemaRegistry.withDialect(Dialects.getOpenApi30(), builder -> {});
        } else {
            String dialect = contract.path("$schema").asText();
            registry = SchemaRegistry.withDefaultDialect(
                    SpecificationVersion.fromDialectId(dialect).orElse(SpecificationVersion.DRAFT_2020_12));
        }
        Schema validator = registry.getSchema(schema(contract));
        return validator
                .validate(ExportedValidator.tree(document), context -> context.executionConfig(config))
                .isEmpty();
    }

    private static ImportedContract imported(ObjectNode contract) {
        ContractImport contracts = ContractImport.ofAnyFormat(Path.of(""), Formats.TYPES);
        contracts.add("contract.json", contract.toString().getBytes(UTF_8), "");
        return IMPORTS.schemas(contracts, "");
    }

    private static boolean isRead(ObjectNode contract, String document) {
        ImportedContract imported = imported(contract);
        try {
            CompiledSchemas.of(imported.text()).parser(imported.events().get(0)).parse(document, JsonOptions.STRICT);
            return true;
        } catch (JsonParseException e) {
            return false;
        }
    }

    private static List<String> report(ObjectNode contract) {
        return imported(contract).differences().stream()
                .map(Difference::toString)
                .map(line -> line.replaceFirst("^contract.json", ""))
                .filter(line -> !line.startsWith("#/components: ")) // No keyword of JSON Schema.
                .toList();
    }
}
