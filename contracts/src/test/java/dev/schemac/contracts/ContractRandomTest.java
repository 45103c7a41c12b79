package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.contracts.ImportedParsers.Outcome;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Random contracts and documents: the parser of the imported schema and a validator of JSON Schema agree, or a line of the
 * report names the difference.
 *
 * <p>{@code -Dschemac.volume=N} tries more contracts, {@code -Dschemac.seed=S} those of a failed run.
 */
class ContractRandomTest {
    private static final int CONTRACTS = Volume.cases(60, 300);
    private static final int CONTRACTS_AT_ONCE = 200;
    private static final int DOCUMENTS = 40;
    private static final int MOST_SHOWN = 20;
    private static final String FILE = "contract.json";
    private static final long SEED = Seed.drawn();

    private record Case(long seed, ObjectNode contract, Formats formats, ImportedContract imported, String event) {
        Outcome parse(ImportedParsers parsers, JsonNode document) {
            return parsers.parse(event, document.toString());
        }

        /** Returns whether a line of the report explains that its parser rejects a valid document. */
        boolean explainRejected(JsonNode document, JsonParseException error) {
            return new Rejections(Map.of(FILE, contract), imported.differences()).explain(FILE, "", document, error);
        }

        Schema validator(JsonNode changed) {
            SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                    .formatAssertionsEnabled(formats == Formats.ASSERT)
                    .build();
            String dialect = contract.get("$schema").textValue();
            return SchemaRegistry.withDefaultDialect(
                            dialect.equals(RandomContracts.DRAFT_7)
                                    ? SpecificationVersion.DRAFT_7
                                    : SpecificationVersion.DRAFT_2020_12,
                            builder -> builder.schemaRegistryConfig(config))
                    .getSchema(changed);
        }

        Explanations explanations() {
            return new Explanations(
                    FILE, Map.of(FILE, contract), imported.differences(), files -> validator(files.get(FILE)));
        }
    }

    /** A valid document that a parser rejects. */
    private record Rejected(Case of, JsonNode document, JsonParseException error) {}

    private int agreed;
    private int reported;
    private int valid;
    private int withoutReport;
    private int unreported;
    private final List<String> silent = new ArrayList<>();

    @Test
    void everyDifferenceIsReported() {
        int refused = 0;
        List<Case> cases = new ArrayList<>();
        for (int i = 0; i < CONTRACTS; i++) {
            long seed = SEED + i;
            ObjectNode contract = new RandomContracts(new Random(seed)).next();
            String module = "m" + i;
            Formats formats = formats(seed, contract);
            try {
                ImportedContract imported = imported(contract, module, formats);
                cases.add(new Case(
                        seed,
                        contract,
                        formats,
                        imported,
                        module + "." + imported.events().get(0)));
            } catch (ContractException e) {
                assertThat(e).as("-Dschemac.seed=" + seed + "\n" + contract).hasMessageContaining("accepts no objects");
                refused++;
            }
            if (cases.size() == CONTRACTS_AT_ONCE || i == CONTRACTS - 1) {
                judge(cases);
                cases.clear();
            }
        }
        System.out.printf(
                "seed %d: %d documents agree, %d of them valid, %d differ with a report, %d without; %d contracts have no"
                        + " report, %d accept no objects%n",
                SEED, agreed, valid, reported, unreported, withoutReport, refused);
        assertThat(silent).isEmpty();
        assertThat(valid).isGreaterThan(CONTRACTS);
        assertThat(withoutReport).isPositive();
    }

    /** Each seed has one policy. The validator cannot assert {@code byte}, which is a format of OpenAPI. */
    private static Formats formats(long seed, ObjectNode contract) {
        Formats[] policies = Formats.values();
        Formats formats = policies[(int) Math.floorMod(seed, (long) policies.length)];
        return formats == Formats.ASSERT && contract.toString().contains("\"byte\"") ? Formats.TYPES : formats;
    }

    private static ImportedContract imported(ObjectNode contract, String module, Formats formats) {
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of(""), formats);
        contracts.add(FILE, contract.toString().getBytes(UTF_8), "Contract");
        return contracts.schemas(module);
    }

    private static ImportedParsers parsers(List<Case> cases) {
        try {
            return new ImportedParsers(cases.stream().collect(Collectors.toMap(Case::event, Case::imported)));
        } catch (RuntimeException e) {
            throw new AssertionError("seeds from " + cases.get(0).seed() + ": " + e.getMessage(), e);
        }
    }

    private void judge(List<Case> cases) {
        ImportedParsers parsers = parsers(cases);
        List<Rejected> rejected = new ArrayList<>();
        for (Case each : cases) {
            withoutReport += each.imported().differences().isEmpty() ? 1 : 0;
            RandomContracts documents = new RandomContracts(new Random(each.seed()));
            Schema validator = each.validator(each.contract());
            Explanations explanations = each.explanations();
            for (int i = 0; i < DOCUMENTS; i++) {
                JsonNode document = documents.document(each.contract());
                boolean isValid = validator.validate(document).isEmpty();
                Outcome outcome = each.parse(parsers, document);
                if (isValid == outcome.isAccepted()) {
                    agreed++;
                    valid += isValid ? 1 : 0;
                } else if (isValid) {
                    rejected.add(new Rejected(each, document, outcome.error()));
                } else {
                    boolean isExplained = explanations.explainAccepted(document) || explanations.coverError(document);
                    count(isExplained, each, "accepted: " + document);
                }
            }
        }
        judgeRejected(rejected);
    }

    /**
     * The report explains a rejected document if a line names the error, and the contract without the keywords of the report
     * has a parser that accepts the document.
     */
    private void judgeRejected(List<Rejected> rejected) {
        Map<Case, Case> others = new LinkedHashMap<>();
        for (Rejected each : rejected) {
            others.computeIfAbsent(each.of(), of -> {
                ObjectNode changed =
                        (ObjectNode) of.explanations().withoutNarrower().get(FILE);
                String module = "m" + others.size();
                ImportedContract imported = imported(changed, module, of.formats());
                return new Case(
                        of.seed(),
                        changed,
                        of.formats(),
                        imported,
                        module + "." + imported.events().get(0));
            });
        }
        ImportedParsers parsers = others.isEmpty() ? null : parsers(List.copyOf(others.values()));
        for (Rejected each : rejected) {
            Case other = others.get(each.of());
            Outcome outcome = other.parse(parsers, each.document());
            boolean isExplained = each.of().explainRejected(each.document(), each.error())
                    && (outcome.isAccepted() || other.explainRejected(each.document(), outcome.error()));
            count(
                    isExplained,
                    each.of(),
                    "rejected: " + each.document() + " " + each.error().getMessage());
        }
    }

    private void count(boolean isExplained, Case each, String difference) {
        if (isExplained) {
            reported++;
        } else if (unreported++ < MOST_SHOWN) {
            silent.add("\n-Dschemac.seed=" + each.seed() + " " + each.formats() + "\n" + each.contract() + "\n"
                    + difference + "\n" + each.imported().text()
                    + each.imported().differences());
        }
    }
}
