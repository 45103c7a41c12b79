package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Contracts of this repository with valid and invalid documents. A validator of JSON Schema confirms each verdict of the
 * table; the parser of the imported schema must return the same one. {@link ContractCorpusTest} does so with contracts of
 * others, where they are available.
 */
class ContractDocumentsTest {
    @TempDir
    private Path temp;

    private record Document(boolean valid, String json) {}

    private record Contract(String name, String schema, List<Document> documents) {}

    @Test
    void theParserAgreesWithTheContract() throws IOException {
        List<Contract> contracts = contracts();
        assertThat(contracts).hasSize(6);
        for (Contract contract : contracts) {
            Path file = Files.writeString(temp.resolve(contract.name + ".json"), contract.schema);
            ContractImport importing = new ContractImport(ContractFormat.JSON_SCHEMA, temp);
            importing.add(file, contract.name);
            ImportedContract imported = importing.schemas("");
            ObjectParser<JsonEvent> parser =
                    CompiledSchemas.of(imported.text()).parser(imported.events().get(0));
            Schema validator = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(ExportedValidator.tree(contract.schema));
            assertThat(contract.documents).extracting(Document::valid).contains(true, false);
            for (Document document : contract.documents) {
                JsonNode tree = ExportedValidator.tree(document.json);
                String as = contract.name + " " + document.json + "\n" + imported.text();
                assertThat(validator.validate(tree).isEmpty()).as(as).isEqualTo(document.valid);
                assertThat(error(parser, document.json).isEmpty()).as(as).isEqualTo(document.valid);
            }
        }
    }

    private static String error(ObjectParser<JsonEvent> parser, String json) {
        try {
            parser.parse(json, JsonOptions.STRICT);
            return "";
        } catch (JsonParseException e) {
            return e.getMessage();
        }
    }

    private static List<Contract> contracts() throws IOException {
        List<Contract> contracts = new ArrayList<>();
        try (InputStream file = ContractDocumentsTest.class.getResourceAsStream("/contract-documents/cases.txt")) {
            for (String line : new String(file.readAllBytes(), UTF_8).split("\n")) {
                String[] words = line.split(" ", 3);
                switch (words[0]) {
                    case "#" -> {}
                    case "contract" -> contracts.add(new Contract(words[1], words[2], new ArrayList<>()));
                    case "valid", "invalid" ->
                        contracts
                                .get(contracts.size() - 1)
                                .documents
                                .add(new Document(words[0].equals("valid"), line.substring(words[0].length() + 1)));
                    default -> throw new IllegalArgumentException(line);
                }
            }
        }
        return contracts;
    }
}
