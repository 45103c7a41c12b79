package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NONE;

import dev.schemac.codegen.epl.EplNames;
import dev.schemac.codegen.jsonschema.read.Omission.OmissionLog;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Loss;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * From contracts in JSON Schema or OpenAPI to schemas that read, under {@code STRICT}, the documents that the contract
 * allows. What the language cannot say is a comment at its place, and an {@link Omission}.
 *
 * <pre>{@code
 * ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of("contracts"));
 * contracts.add(Path.of("contracts/order.schema.json"), "");
 * ImportedContract imported = contracts.schemas("com.acme");
 * }</pre>
 *
 * <p>References are followed to other files below the folder, and nowhere else. For one thread.
 */
public final class ContractImport {
    /** Whether {@code format} and {@code contentEncoding} restrict strings. JSON Schema leaves it to the validator. */
    public enum Formats {
        /** The formats that a type reads exactly become that type, the others strings. */
        TYPES,
        /** Formats become the nearest type, or a pattern. The report lists where these differ from the format. */
        ASSERT,
        /** Every string is read, whatever its format. */
        ANNOTATE
    }

    private final ContractFormat format;
    private final References references;
    private final FactsReader reader;
    private final OmissionLog log = new OmissionLog();
    private final ContractSchemas schemas;
    private final List<SchemaDraft> events = new ArrayList<>();

    /**
     * An import without contracts, whose formats are {@link Formats#TYPES}.
     *
     * @param root the folder that all files of the contracts are in
     * @throws ContractException if there is none
     */
    public ContractImport(ContractFormat format, Path root) {
        this(format, root, Formats.TYPES);
    }

    /**
     * An import without contracts.
     *
     * @param root the folder that all files of the contracts are in
     * @throws ContractException if there is none
     */
    public ContractImport(ContractFormat format, Path root, Formats formats) {
        this.format = format;
        this.references = new References(new ContractFiles(root));
        this.reader = new FactsReader(references);
        this.schemas = new ContractSchemas(reader, formats != Formats.ANNOTATE, formats == Formats.ASSERT, log);
    }

    /**
     * Adds a contract in a file.
     *
     * @param name what its schema is called, {@code ""} for what the contract says; of JSON Schema only
     * @throws ContractException if it cannot be read, or is none
     */
    public void add(Path file, String name) {
        add(references.open(file), name);
    }

    /**
     * Adds a contract that is in no file.
     *
     * @param source what reports call it
     * @param name as in {@link #add(Path, String)}
     * @throws ContractException if it is none
     */
    public void add(String source, byte[] json, String name) {
        add(references.add(source, json), name);
    }

    private void add(ContractDocument document, String name) {
        addDocument(document, name);
        schemas.fill();
    }

    private void addDocument(ContractDocument document, String name) {
        SchemaSite root = document.root();
        if (format == ContractFormat.OPENAPI) {
            openApi(root);
            return;
        }
        if (root.has("openapi") || root.has("swagger")) {
            throw new ContractException(document.name(), "this is no JSON Schema but OpenAPI");
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
                throw new ContractException(root.place(), "no object is valid, and an event is an object");
            }
        }
    }

    private void openApi(SchemaSite root) {
        if (!(root.get("openapi") instanceof String version) || !version.startsWith("3.")) {
            throw new ContractException(root.place(), "expected 'openapi' with a version 3.0 or 3.1");
        }
        SchemaSite components = root.has("components") ? root.child("components") : null;
        List<SchemaSite> definitions = components == null ? List.of() : components.children("schemas");
        List<OpenApiBodies.Body> bodies = OpenApiBodies.of(root);
        if (definitions.isEmpty() && bodies.isEmpty()) {
            throw new ContractException(root.place() + "/components/schemas", "there are no schemas");
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
                    new Loss(
                            site,
                            "",
                            NONE,
                            "no schema of its own, because it is no object; it counts where it is used"),
                    new HashSet<>());
        }
    }

    private boolean event(SchemaSite site, String name) {
        Optional<SchemaDraft> event = schemas.event(site, name);
        event.filter(draft -> !events.contains(draft)).ifPresent(events::add);
        return event.isPresent();
    }

    /**
     * {@return the schemas of all contracts so far, and what they need}
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
