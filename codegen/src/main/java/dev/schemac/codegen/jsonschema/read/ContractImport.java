package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NONE;

import dev.schemac.codegen.epl.EplNames;
import dev.schemac.codegen.jsonschema.read.Omission.OmissionLog;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Loss;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Imports contracts in JSON Schema or OpenAPI. The resulting schemas read, under {@code STRICT}, the documents that the
 * contract allows. A constraint that the schema language lacks becomes a comment at its place, and an {@link Omission}.
 *
 * <pre>{@code
 * ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of("contracts"));
 * contracts.add(Path.of("contracts/order.schema.json"), "");
 * ImportedContract imported = contracts.schemas("com.acme");
 * }</pre>
 *
 * <p>References may lead to other files below the folder, and to no other place. Not thread-safe.
 */
public final class ContractImport {
    /**
     * Selects whether {@code format} and {@code contentEncoding} restrict strings. JSON Schema leaves it to the validator.
     */
    public enum Formats {
        /** A format becomes a type if the type reads exactly the strings of the format. Other formats become strings. */
        TYPES,
        /** Formats become the nearest type, or a pattern. The report lists the differences from the format. */
        ASSERT,
        /** The import ignores formats and reads every string. */
        ANNOTATE
    }

    /** The format of all contracts; null if each one is recognized. */
    private final ContractFormat format;

    private final References references;
    private final FactsReader reader;
    private final OmissionLog log = new OmissionLog();
    private final ContractSchemas schemas;
    private final List<SchemaDraft> events = new ArrayList<>();
    private final List<String> unrecognized = new ArrayList<>();

    /**
     * Creates an import without contracts, whose formats are {@link Formats#TYPES}.
     *
     * @param root the folder that contains all files of the contracts
     * @throws ContractException if there is no such folder
     */
    public ContractImport(ContractFormat format, Path root) {
        this(format, root, Formats.TYPES);
    }

    /**
     * Creates an import without contracts that recognizes the format of each one: by its members, otherwise by the name
     * of its file.
     *
     * @param root the folder that contains all files of the contracts
     * @throws ContractException if there is no such folder
     */
    public static ContractImport ofAnyFormat(Path root, Formats formats) {
        return new ContractImport(root, formats, null);
    }

    /**
     * Creates an import without contracts.
     *
     * @param root the folder that contains all files of the contracts
     * @throws ContractException if there is no such folder
     */
    public ContractImport(ContractFormat format, Path root, Formats formats) {
        this(root, formats, Objects.requireNonNull(format, "format"));
    }

    private ContractImport(Path root, Formats formats, ContractFormat format) {
        this.format = format;
        this.references = new References(new ContractFiles(root));
        PatternCompiler patterns = new PatternCompiler();
        this.reader = new FactsReader(references, patterns);
        this.schemas =
                new ContractSchemas(reader, formats != Formats.ANNOTATE, formats == Formats.ASSERT, patterns, log);
    }

    /**
     * Adds a contract from a file.
     *
     * @param name the name of its schema, {@code ""} for the name in the contract; only for JSON Schema
     * @return the format of the contract
     * @throws ContractException if the file cannot be read or contains no contract
     */
    public ContractFormat add(Path file, String name) {
        return add(references.open(file), name);
    }

    /**
     * Adds a contract that is not in a file.
     *
     * @param source the name of the contract in reports
     * @param name as in {@link #add(Path, String)}
     * @return the format of the contract
     * @throws ContractException if the JSON is no contract
     */
    public ContractFormat add(String source, byte[] json, String name) {
        return add(references.add(source, json), name);
    }

    /** {@return the contracts whose format was not recognized; they were read as JSON Schema} */
    public List<String> unrecognized() {
        return List.copyOf(unrecognized);
    }

    private ContractFormat add(ContractDocument document, String name) {
        ContractFormat found = format == null ? recognized(document) : format;
        addDocument(document, found, name);
        schemas.fill();
        return found;
    }

    private ContractFormat recognized(ContractDocument document) {
        Map<?, ?> members = (Map<?, ?>) document.root().value();
        return ContractFormat.recognized(members, document.name()).orElseGet(() -> {
            unrecognized.add(document.name());
            return ContractFormat.JSON_SCHEMA;
        });
    }

    private void addDocument(ContractDocument document, ContractFormat found, String name) {
        SchemaSite root = document.root();
        if (found == ContractFormat.OPENAPI) {
            openApi(root);
            return;
        }
        if (root.has("openapi") || root.has("swagger")) {
            throw new ContractException(document.name(), "expected JSON Schema but found OpenAPI; use --from openapi");
        }
        boolean saysNothing = reader.read(SchemaNode.of(root)).core.isEmpty() && !root.has("$ref");
        List<SchemaSite> definitions = new ArrayList<>(root.children("$defs"));
        definitions.addAll(root.children("definitions"));
        if (saysNothing && !definitions.isEmpty()) {
            definitions.forEach(this::definition);
        } else {
            SchemaSite named = root.has("title") ? root : reader.target(root);
            String wanted = name.isEmpty() ? SchemaNames.of(named).orElse("Event") : EplNames.typeName(name);
            if (!event(root, wanted)) {
                throw new ContractException(root.place(), "this schema accepts no objects, but an event is an object");
            }
        }
    }

    private void openApi(SchemaSite root) {
        if (!(root.get("openapi") instanceof String version) || !version.startsWith("3.")) {
            throw new ContractException(root.place(), "expected a member 'openapi' with the version 3.0 or 3.1");
        }
        SchemaSite components = root.has("components") ? root.child("components") : null;
        List<SchemaSite> definitions = components == null ? List.of() : components.children("schemas");
        List<OpenApiBodies.Body> bodies = OpenApiBodies.of(root);
        if (definitions.isEmpty() && bodies.isEmpty()) {
            throw new ContractException(
                    root.place() + "/components/schemas",
                    "the contract has no schemas, neither here nor in the bodies of requests and responses");
        }
        schemas.tellApart(definitions);
        definitions.forEach(this::definition);
        bodies.forEach(body -> definition(body.schema(), body.name()));
    }

    private void definition(SchemaSite site) {
        definition(site, SchemaNames.of(site).orElseThrow());
    }

    private void definition(SchemaSite site, String name) {
        if (!event(site, name)) {
            log.add(
                    Loss.implied(
                            site,
                            "type",
                            NONE,
                            "not an object, so it has no schema of its own; it applies where it is referenced"),
                    new HashSet<>());
        }
    }

    private boolean event(SchemaSite site, String name) {
        Optional<SchemaDraft> event = schemas.event(site, name);
        event.filter(draft -> !events.contains(draft)).ifPresent(events::add);
        return event.isPresent();
    }

    /**
     * {@return the schemas of all contracts added so far, and the schemas that they need}
     *
     * @param module the module of the schemas, {@code ""} for none
     */
    public ImportedContract schemas(String module) {
        String text = schemas.file().text("", module);
        return new ImportedContract(
                text,
                log.all(),
                events.stream().map(draft -> draft.schema.name()).toList());
    }
}
