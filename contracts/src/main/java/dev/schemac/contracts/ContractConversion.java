package dev.schemac.contracts;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.NONE;

import dev.schemac.contracts.ContractImport.Added;
import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.facts.Directions;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.load.ApiContract;
import dev.schemac.contracts.load.ApiContract.Body;
import dev.schemac.contracts.load.ApiContract.Operation;
import dev.schemac.contracts.load.ContractDocument;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.ContractSelection;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.load.SelectedParts;
import dev.schemac.contracts.normal.Hierarchy;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.shape.DifferenceLog;
import dev.schemac.contracts.shape.Roots;
import dev.schemac.contracts.shape.Shapes;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** One run of the steps from loaded contracts to schemas, which finds the schemas that become those of whole documents. */
final class ContractConversion {
    /** The named schemas of an API, and the selected bodies. */
    private record Api(List<SchemaSite> definitions, List<Body> bodies) {}

    private final References references;
    private final SelectedParts selected;
    private final Formats formats;
    private final DifferenceLog log;
    private FactsReader reader;
    private Shapes shapes;

    ContractConversion(References references, ContractSelection selection, Formats formats, DifferenceLog log) {
        this.references = references;
        this.selected = new SelectedParts(selection);
        this.formats = formats;
        this.log = log;
    }

    /** Converts the contracts after all of them are read, because each may refer to identifiers in any other one. */
    Shapes convert(List<Added> contracts) {
        Map<Added, Api> apis = new IdentityHashMap<>();
        Schemas schemas = new Schemas(references);
        Directions directions = new Directions(references, schemas);
        List<SchemaSite> definitions = new ArrayList<>();
        for (Added each : contracts) {
            if (each.format() == ContractFormat.OPENAPI) {
                Api api = api(references.registered(each.document()).root());
                apis.put(each, api);
                directions.add(api.bodies(), api.definitions());
                definitions.addAll(api.definitions());
            }
        }
        if (!apis.isEmpty() && apis.size() < contracts.size()) {
            references.openAll(); // The files that an API refers to have its version.
        }
        contracts.forEach(each -> references.registered(each.document()));
        Hierarchy hierarchy = new Hierarchy(definitions, schemas);
        PatternCompiler patterns = new PatternCompiler();
        reader = new FactsReader(schemas, hierarchy, directions, patterns);
        shapes = new Shapes(schemas, hierarchy, reader, formats, patterns, log);
        for (Added each : contracts) {
            if (apis.containsKey(each)) {
                addApi(apis.get(each));
            } else {
                addSchema(references.registered(each.document()), each.name());
            }
            shapes.fill();
            if (!selected.isAll()) {
                addSubtypes();
            }
        }
        selected.missing().ifPresent(message -> {
            throw new ContractException(message);
        });
        return shapes;
    }

    /** Adds the subtypes of unions, which their base does not refer to. */
    private void addSubtypes() {
        Set<SchemaSite> done = new HashSet<>();
        boolean more = true;
        while (more) {
            List<SchemaSite> subtypes =
                    shapes.subtypes().stream().filter(done::add).toList();
            subtypes.forEach(this::definition);
            shapes.fill();
            more = !subtypes.isEmpty();
        }
    }

    // ---- JSON Schema

    private void addSchema(ContractDocument document, String name) {
        SchemaSite root = document.root();
        if (root.has("openapi") || root.has("swagger")) {
            throw new ContractException(document.name(), "expected JSON Schema but found OpenAPI; use --from openapi");
        }
        boolean saysNothing = reader.read(root).core().sites().isEmpty() && !root.has("$ref");
        List<SchemaSite> definitions = new ArrayList<>(root.children("$defs"));
        definitions.addAll(root.children("definitions"));
        if (!selected.isAll()) {
            Roots roots = new Roots(reader, definitions, false);
            definitions.stream()
                    .filter(site -> selected.hasComponent(site.lastToken()))
                    .forEach(roots::add);
            roots.all().forEach(this::definition);
        } else if (saysNothing && !definitions.isEmpty()) {
            definitions.forEach(this::definition);
        } else {
            SchemaSite named = root.has("title") ? root : reader.target(root);
            String wanted = name.isEmpty() ? named.name().orElse("Event") : EplNames.typeName(name);
            if (!shapes.event(root, wanted)) {
                addElements(root, wanted, definitions);
            }
        }
    }

    /** Adds the schemas of the elements of a document that is an array. */
    private void addElements(SchemaSite root, String name, List<SchemaSite> definitions) {
        Roots roots = new Roots(reader, definitions, true);
        roots.addElements(root, name);
        boolean found = false;
        for (Map.Entry<SchemaSite, String> element : roots.all().entrySet()) {
            found |= shapes.event(element.getKey(), element.getValue());
        }
        if (found) {
            log.add(Difference.implied(
                    root, "type", NARROWER, "arrays are rejected: the schemas read their elements one by one"));
            return;
        }
        String names = definitions.stream()
                .filter(site -> !site.lastToken().isEmpty())
                .limit(5)
                .map(SchemaSite::lastToken)
                .collect(Collectors.joining(", "));
        throw new ContractException(
                root.place(),
                "this schema accepts no objects, but an event is an object"
                        + (names.isEmpty() ? "" : "; --component imports a definition: " + names));
    }

    // ---- OpenAPI

    /** Returns the selected parts of an API. Its bodies decide which schemas requests and responses contain. */
    private Api api(SchemaSite root) {
        ApiContract.check(root);
        ApiContract api = new ApiContract(root, references);
        List<SchemaSite> definitions = api.definitions();
        Set<Body> bodies = new LinkedHashSet<>();
        if (selected.isAll()) {
            // Shared bodies first: an operation at the end of a contract changes no names before it.
            bodies.addAll(api.sharedBodies());
            api.sharedOperations().forEach(operation -> bodies.addAll(api.bodies(operation)));
        }
        for (Operation operation : api.operations()) {
            if (selected.hasOperation(operation.names(), operation.tags())) {
                bodies.addAll(bodies(api, operation));
            }
        }
        if (selected.isAll() && definitions.isEmpty() && bodies.isEmpty()) {
            throw new ContractException(
                    api.definitionsPlace(),
                    "the contract has no schemas, neither here nor in the bodies of requests and responses");
        }
        return new Api(definitions, List.copyOf(bodies));
    }

    /** Returns the bodies of an operation. Reports a selected operation without any. */
    private List<Body> bodies(ApiContract api, Operation operation) {
        List<Body> bodies = api.bodies(operation);
        if (bodies.isEmpty() && !selected.isAll()) {
            log.add(Difference.implied(
                    operation.site(), "responses", NONE, "the operation has no JSON body, so it has no schema"));
        }
        return bodies;
    }

    private void addApi(Api api) {
        Roots roots = new Roots(reader, api.definitions(), selected.isAll());
        api.definitions().stream()
                .filter(site -> selected.hasComponent(site.lastToken()))
                .forEach(roots::add);
        api.bodies().stream().filter(body -> !isFile(body)).forEach(roots::add);
        roots.all().forEach(this::definition);
    }

    /** Returns whether the body is a file of Swagger, and reports it. */
    private boolean isFile(Body body) {
        SchemaSite schema = body.schema();
        boolean file = body.isFile();
        if (file) {
            log.add(Difference.at(schema, "type", NONE, "a file is not JSON, so it has no schema"));
        }
        return file;
    }

    private void definition(SchemaSite site) {
        definition(site, site.name().orElseThrow());
    }

    private void definition(SchemaSite site, String name) {
        if (!shapes.event(site, name)) {
            log.add(Difference.implied(
                    site,
                    "type",
                    NONE,
                    "not an object, so it has no schema of its own; it applies where it is referenced"));
        }
    }
}
