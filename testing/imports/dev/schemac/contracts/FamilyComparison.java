package dev.schemac.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.ImportedParsers.Outcome;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Imports random contracts with families, and compares their parsers with {@link OpenApiValidator}. Each contract compiles,
 * and has a parser for each named schema of objects. A parser accepts the valid documents and rejects the others, or a line of
 * the report names the difference. A base class reads an object as the subtype that its discriminator selects.
 */
public final class FamilyComparison {
    private static final String FILE = "families.json";

    private final Random random;
    private final List<Family> families = new ArrayList<>();
    private final List<Finding> broken = new ArrayList<>();
    private ImportedParsers parsers;
    private int endless;

    /** A difference; {@code kind} groups it with others. */
    public record Finding(String kind, String details) {}

    /** A compared document. */
    public record Compared(boolean isAccepted, Optional<Finding> difference) {}

    private record Family(
            long seed,
            ObjectNode contract,
            RandomFamilies documents,
            OpenApiValidator validator,
            ImportedContract imported,
            String module,
            Rejections rejections,
            Map<String, Explanations> explanations) {}

    /**
     * Imports random contracts, and compiles them together.
     *
     * @param seed the seed of the first contract; each has the next one
     */
    public FamilyComparison(long seed, int contracts) {
        random = new Random(seed);
        for (int i = 0; i < contracts; i++) {
            RandomFamilies families = new RandomFamilies(new Random(seed + i), FILE);
            add(families.next(), families, "m" + i, seed + i);
        }
        compile();
    }

    /** Imports and compiles a contract. */
    public FamilyComparison(long seed, ObjectNode contract) {
        random = new Random(seed);
        add(contract, new RandomFamilies(new Random(seed), FILE), "m", seed);
        compile();
    }

    /** Returns the contracts that have no parsers. */
    public List<Finding> broken() {
        return broken;
    }

    /** Returns the number of contracts that have parsers. */
    public int compiled() {
        return families.size();
    }

    private void add(ObjectNode contract, RandomFamilies documents, String module, long seed) {
        ImportedContract imported;
        try {
            imported = imported(contract, module);
        } catch (ContractException e) {
            broken.add(new Finding("a contract is rejected", e.getMessage() + "\n" + describe(seed, contract)));
            return;
        } catch (RuntimeException | StackOverflowError e) {
            broken.add(new Finding("an import fails", e + "\n" + describe(seed, contract)));
            return;
        }
        try {
            new SchemaCompiler(CompilerOptions.DEFAULT).generate(List.of(new SchemaSource(FILE, imported.text())));
        } catch (RuntimeException e) {
            broken.add(new Finding(
                    "imported schemas are invalid",
                    e.getMessage() + "\n" + describe(seed, contract) + describe(imported)));
            return;
        }
        OpenApiValidator validator = new OpenApiValidator(contract);
        Map<String, JsonNode> files = Map.of(FILE, contract);
        Rejections rejections = new Rejections(files, imported.differences(), validator::selects);
        Map<String, Explanations> explanations = new HashMap<>();
        for (String name : validator.names()) {
            explanations.put(
                    name,
                    new Explanations(
                            FILE,
                            files,
                            imported.differences(),
                            changed -> new OpenApiValidator(changed.get(FILE)).validator(name)));
        }
        Family family = new Family(seed, contract, documents, validator, imported, module, rejections, explanations);
        for (String name : validator.names()) {
            if (validator.isObject(name) && !imported.events().contains(name)) {
                broken.add(new Finding("a named schema has no parser", name + "\n" + describe(family)));
                return;
            }
        }
        if (!imported.events().isEmpty()) {
            families.add(family);
        }
    }

    /** Imports a contract from a file, because it may refer to itself by the name of its file. */
    private static ImportedContract imported(ObjectNode contract, String module) {
        try {
            Path folder = Files.createTempDirectory("families");
            Path file = Files.writeString(folder.resolve(FILE), contract.toString());
            try {
                ContractImport contracts = new ContractImport(ContractFormat.OPENAPI, folder);
                contracts.add(file, "");
                return contracts.schemas(module);
            } finally {
                Files.delete(file);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void compile() {
        if (families.isEmpty()) {
            return;
        }
        Map<String, ImportedContract> sources = new LinkedHashMap<>();
        families.forEach(family -> sources.put(family.module(), family.imported()));
        try {
            parsers = new ImportedParsers(sources);
        } catch (RuntimeException e) {
            throw new AssertionError(
                    e.getMessage() + "\n"
                            + families.stream().map(FamilyComparison::describe).collect(Collectors.joining("\n")),
                    e);
        }
    }

    /** Compares a random document of which the validator reaches an end: it follows some circles of schemas forever. */
    public Compared next() {
        while (true) {
            try {
                return compareNext();
            } catch (StackOverflowError e) {
                endless++;
            }
        }
    }

    /** Returns the number of documents that the validator could not judge. */
    public int endless() {
        return endless;
    }

    private Compared compareNext() {
        Family family = families.get(random.nextInt(families.size()));
        List<String> names = family.imported().events();
        String name = names.get(random.nextInt(names.size()));
        JsonNode document = family.documents().document(family.validator(), family.contract(), name);
        return compare(family, name, document);
    }

    private Compared compare(Family family, String name, JsonNode document) {
        OpenApiValidator validator = family.validator();
        boolean isValid = validator.accepts(name, document);
        Outcome outcome = parsers.parse(family.module() + "." + name, document.toString());
        Optional<String> kind = Optional.empty();
        if (isValid && !outcome.isAccepted()) {
            String place = validator.pointer(name);
            if (!family.rejections().explain(FILE, place, document, outcome.error())) {
                kind = Optional.of("a valid document is rejected");
            }
        } else if (!isValid && outcome.isAccepted()) {
            if (!family.explanations().get(name).explainAccepted(document)) {
                kind = Optional.of("an invalid document is accepted");
            }
        } else if (isValid) {
            Optional<String> subtype = validator.selected(name, document);
            String type = outcome.event().getClass().getSimpleName();
            if (subtype.isPresent() && !type.equals(subtype.get()) && !isNoSubtype(family, subtype.get())) {
                kind = Optional.of("a base class reads another subtype");
            }
        }
        return new Compared(
                outcome.isAccepted(),
                kind.map(what -> new Finding(
                        what,
                        name + " " + document + "\n"
                                + (outcome.isAccepted()
                                        ? "accepted as "
                                                + outcome.event().getClass().getSimpleName() + ": "
                                                + validator.validator(name).validate(document)
                                        : outcome.error().getMessage())
                                + "\n" + describe(family))));
    }

    /** Returns whether the report has a line that a schema, or one that it inherits from, is no subtype. */
    private static boolean isNoSubtype(Family family, String name) {
        Set<String> places = family.validator().names().stream()
                .filter(each ->
                        each.equals(name) || family.validator().subtypes(each).contains(name))
                .map(each -> "#" + family.validator().pointer(each) + "/allOf")
                .collect(Collectors.toSet());
        return family.imported().differences().stream()
                .filter(line -> line.effect() != Effect.NONE)
                .map(Difference::pointer)
                .anyMatch(places::contains);
    }

    private static String describe(Family family) {
        return describe(family.seed(), family.contract()) + describe(family.imported());
    }

    private static String describe(long seed, ObjectNode contract) {
        return "-Dschemac.seed=" + seed + "\n" + contract + "\n";
    }

    private static String describe(ImportedContract imported) {
        return imported.text()
                + imported.differences().stream()
                        .map(line -> line.pointer() + ": " + line.description() + " [" + line.effect() + "]\n")
                        .collect(Collectors.joining());
    }
}
