package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NARROWER;
import static dev.schemac.contracts.read.Omission.Effect.NONE;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.load.ContractDocument;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFiles;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.ContractParser;
import dev.schemac.contracts.load.ContractSelection;
import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.load.SchemaVersion;
import dev.schemac.contracts.load.SelectedParts;
import dev.schemac.contracts.read.ApiContract.Body;
import dev.schemac.contracts.read.ApiContract.Operation;
import dev.schemac.contracts.read.Omission.Effect;
import dev.schemac.contracts.read.Omission.OmissionLog;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

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

    /** A contract that {@link #schemas} converts. */
    private record Added(ContractDocument document, ContractFormat format, String name) {}

    /** The named schemas of an API, and the selected bodies. */
    private record Api(List<SchemaSite> definitions, List<Body> bodies) {}

    /** The format of all contracts; null if each one is recognized. */
    private final ContractFormat format;

    private final References references;
    private final Directions directions;
    private final FactsReader reader;
    private final OmissionLog log = new OmissionLog();
    private final ContractSchemas schemas;
    private final List<SchemaDraft> events = new ArrayList<>();
    private final Formats formats;
    private final List<String> unrecognized = new ArrayList<>();
    private final List<Added> added = new ArrayList<>();
    private SelectedParts selected = new SelectedParts(ContractSelection.ALL);

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
        this.formats = formats;
        this.references = new References(new ContractFiles(root));
        PatternCompiler patterns = new PatternCompiler();
        this.directions = new Directions(references);
        this.reader = new FactsReader(references, patterns, directions);
        this.schemas =
                new ContractSchemas(reader, formats != Formats.ANNOTATE, formats == Formats.ASSERT, patterns, log);
    }

    /**
     * Adds a parser for files that are not JSON, before the first contract.
     *
     * @return this import
     */
    public ContractImport with(ContractParser parser) {
        references.with(Objects.requireNonNull(parser, "parser"));
        return this;
    }

    /**
     * Sets the parts to import, before the first contract. The default is {@link ContractSelection#ALL}.
     *
     * @return this import
     */
    public ContractImport only(ContractSelection selection) {
        selected = new SelectedParts(selection);
        return this;
    }

    /**
     * Adds a contract from a file. The contracts may refer to each other in any order.
     *
     * @param name the name of its schema, {@code ""} for the name in the contract; only for JSON Schema
     * @return the format of the contract
     * @throws ContractException if the file cannot be read or is neither JSON nor of the added parser
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
     * @throws ContractException if the bytes are no JSON object
     */
    public ContractFormat add(String source, byte[] json, String name) {
        return add(references.add(source, json), name);
    }

    /** {@return the files read so far: the contracts, and the files that they refer to} */
    public Set<Path> files() {
        return references.files();
    }

    /** {@return the contracts whose format was not recognized; they were read as JSON Schema} */
    public List<String> unrecognized() {
        return List.copyOf(unrecognized);
    }

    private ContractFormat add(ContractDocument document, String name) {
        ContractFormat found = format == null ? recognized(document) : format;
        added.add(new Added(document, found, name));
        return found;
    }

    /** Converts the contracts after all of them are read, because each may refer to identifiers in any other one. */
    private void convert() {
        Map<Added, Api> apis = new IdentityHashMap<>();
        for (Added each : added) {
            if (each.format() == ContractFormat.OPENAPI) {
                apis.put(each, api(references.registered(each.document()).root()));
            }
        }
        for (Added each : added) {
            if (apis.containsKey(each)) {
                addApi(apis.get(each));
            } else {
                addSchema(references.registered(each.document()), each.name());
            }
            schemas.fill();
            if (!selected.isAll()) {
                addSubtypes();
            }
        }
        schemas.loseUnique();
        added.clear();
    }

    /** Adds the subtypes of unions, which their base does not refer to. */
    private void addSubtypes() {
        Set<SchemaSite> added = new HashSet<>();
        boolean more = true;
        while (more) {
            List<SchemaSite> subtypes =
                    schemas.subtypes().stream().filter(added::add).toList();
            subtypes.forEach(this::definition);
            schemas.fill();
            more = !subtypes.isEmpty();
        }
    }

    private ContractFormat recognized(ContractDocument document) {
        Map<?, ?> members = (Map<?, ?>) document.root().value();
        return ContractFormat.recognized(members, document.name()).orElseGet(() -> {
            unrecognized.add(document.name());
            return ContractFormat.JSON_SCHEMA;
        });
    }

    private void addSchema(ContractDocument document, String name) {
        SchemaSite root = document.root();
        if (root.has("openapi") || root.has("swagger")) {
            throw new ContractException(document.name(), "expected JSON Schema but found OpenAPI; use --from openapi");
        }
        boolean saysNothing = reader.read(SchemaNode.of(root)).core.isEmpty() && !root.has("$ref");
        List<SchemaSite> definitions = new ArrayList<>(root.children("$defs"));
        definitions.addAll(root.children("definitions"));
        if (!selected.isAll()) {
            Roots roots = new Roots(reader, definitions, selected.isAll());
            definitions.stream()
                    .filter(site -> selected.hasComponent(site.lastToken()))
                    .forEach(roots::add);
            roots.all().forEach(this::definition);
        } else if (saysNothing && !definitions.isEmpty()) {
            definitions.forEach(this::definition);
        } else {
            SchemaSite named = root.has("title") ? root : reader.target(root);
            String wanted = name.isEmpty() ? named.name().orElse("Event") : EplNames.typeName(name);
            if (!event(root, wanted)) {
                throw new ContractException(root.place(), "this schema accepts no objects, but an event is an object");
            }
        }
    }

    /** Returns the selected parts of an API. Its bodies decide which schemas requests and responses contain. */
    private Api api(SchemaSite root) {
        ApiContract.check(root);
        ApiContract api = new ApiContract(root, references);
        List<SchemaSite> definitions = api.definitions();
        List<Body> bodies = new ArrayList<>();
        for (Operation operation : api.operations()) {
            if (selected.hasOperation(operation.names(), operation.tags())) {
                bodies.addAll(bodies(api, operation));
            }
        }
        if (selected.isAll()) {
            List<Body> shared = api.sharedBodies();
            api.sharedOperations().forEach(operation -> shared.addAll(api.bodies(operation)));
            bodies.removeAll(shared);
            bodies.addAll(0, shared); // An operation at the end of a contract changes no names before it.
            if (definitions.isEmpty() && bodies.isEmpty()) {
                throw new ContractException(
                        api.definitionsPlace(),
                        "the contract has no schemas, neither here nor in the bodies of requests and responses");
            }
        }
        directions.add(bodies, definitions);
        return new Api(definitions, bodies);
    }

    private void addApi(Api api) {
        schemas.tellApart(api.definitions());
        Roots roots = new Roots(reader, api.definitions(), selected.isAll());
        api.definitions().stream()
                .filter(site -> selected.hasComponent(site.lastToken()))
                .forEach(roots::add);
        api.bodies().stream().filter(body -> !isFile(body.schema())).forEach(roots::add);
        roots.all().forEach(this::definition);
    }

    /** Returns the bodies of an operation. Reports a selected operation without any. */
    private List<Body> bodies(ApiContract api, Operation operation) {
        List<Body> bodies = api.bodies(operation);
        if (bodies.isEmpty() && !selected.isAll()) {
            log.add(
                    Loss.implied(
                            operation.site(), "responses", NONE, "the operation has no JSON body, so it has no schema"),
                    new HashSet<>());
        }
        return bodies;
    }

    /** Returns whether the body is a file of Swagger, and reports it. */
    private boolean isFile(SchemaSite schema) {
        boolean file = schema.version() == SchemaVersion.SWAGGER_2_0 && "file".equals(schema.get("type"));
        if (file) {
            log.add(new Loss(schema, "type", NONE, "a file is not JSON, so it has no schema"), new HashSet<>());
        }
        return file;
    }

    private void definition(SchemaSite site) {
        definition(site, site.name().orElseThrow());
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
     * @throws ContractException if a contract is invalid, or no contract has a selected part
     */
    public ImportedContract schemas(String module) {
        convert();
        selected.missing().ifPresent(message -> {
            throw new ContractException(message);
        });
        references.dynamic().ambiguous().forEach((site, keyword) -> {
            for (Effect effect : List.of(NARROWER, WIDER)) {
                log.add(
                        new Loss(site, keyword, effect, "in other contracts the reference has another target"),
                        new HashSet<>());
            }
        });
        String text = schemas.file().text("", module);
        return new ImportedContract(
                text,
                log.all(),
                events.stream().map(draft -> draft.schema.name()).toList());
    }

    /**
     * Returns the places of omissions in the files of the contracts. An omission of a file without known places has none.
     *
     * @param imported the result of {@link #schemas}
     */
    public Map<Omission, PointerPlaces.Place> places(ImportedContract imported) {
        Map<String, Set<String>> pointers = new HashMap<>();
        for (Omission omission : imported.omissions()) {
            pointers.computeIfAbsent(omission.file(), file -> new HashSet<>())
                    .add(omission.pointer().substring(1));
        }
        Map<String, PointerPlaces> byFile = new HashMap<>();
        pointers.forEach((file, wanted) -> {
            PointerPlaces found = new PointerPlaces(wanted);
            references.locate(file, found);
            byFile.put(file, found);
        });
        Map<Omission, PointerPlaces.Place> places = new HashMap<>();
        for (Omission omission : imported.omissions()) {
            byFile.get(omission.file())
                    .of(omission.pointer().substring(1))
                    .ifPresent(place -> places.put(omission, place));
        }
        return places;
    }
}
