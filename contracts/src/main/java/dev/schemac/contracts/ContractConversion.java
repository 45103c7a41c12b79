package dev.schemac.contracts;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.NONE;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.ContractImport.Added;
import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.facts.Directions;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.load.ApiContract.Body;
import dev.schemac.contracts.load.ContractDocument;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.ContractSelection;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.load.SelectedApi;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** One run of the steps from loaded contracts to schemas, which finds the schemas that become those of whole documents. */
record ContractConversion(SelectedParts selected, DifferenceLog log, FactsReader reader, Shapes shapes) {
    /** Converts the contracts after all of them are read, because each may refer to identifiers in any other one. */
    static Shapes convert(
            List<Added> contracts,
            References references,
            ContractSelection selection,
            Formats formats,
            DifferenceLog log) {
        SelectedParts selected = new SelectedParts(selection);
        Map<Added, SelectedApi> apis = new IdentityHashMap<>();
        for (Added each : contracts) {
            if (each.format() == ContractFormat.OPENAPI) {
                SchemaSite root = references.registered(each.document()).root();
                apis.put(each, SelectedApi.of(root, references, selected));
            }
        }
        if (!apis.isEmpty() && apis.size() < contracts.size()) {
            references.openAll(); // The files that an API refers to have its version.
        }
        contracts.forEach(each -> references.registered(each.document()));
        Schemas schemas = new Schemas(references);
        List<Body> bodies = new ArrayList<>();
        List<SchemaSite> definitions = new ArrayList<>();
        contracts.stream().filter(apis::containsKey).map(apis::get).forEach(api -> {
            bodies.addAll(api.bodies());
            definitions.addAll(api.definitions());
        });
        Hierarchy hierarchy = new Hierarchy(definitions, schemas);
        Directions directions = new Directions(bodies, references, schemas, hierarchy);
        PatternCompiler patterns = new PatternCompiler();
        FactsReader reader = new FactsReader(schemas, hierarchy, directions, patterns);
        Shapes shapes = new Shapes(schemas, hierarchy, reader, formats, patterns, log);
        ContractConversion conversion = new ContractConversion(selected, log, reader, shapes);
        for (Added each : contracts) {
            if (apis.containsKey(each)) {
                conversion.addApi(apis.get(each));
            } else {
                conversion.addSchema(references.registered(each.document()), each.name());
            }
            conversion.fill();
        }
        selected.missing().ifPresent(message -> {
            throw new ContractException(message);
        });
        return shapes;
    }

    private void fill() {
        shapes.fill();
        if (!selected.isAll()) {
            addSubtypes();
        }
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
                addElements(root, name.isEmpty() ? wanted + "Item" : wanted, definitions);
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
            Facts facts = reader.read(root);
            facts.differences().forEach(log::add);
            for (String each : Facts.rulesOn(JsonKind.ARRAY)) {
                facts.rule(each)
                        .map(rule -> rule.difference(WIDER, "arrays that '" + rule.name() + "' forbids are accepted"))
                        .ifPresent(log::add);
            }
            log.add(
                    Difference.implied(
                            root,
                            "type",
                            NARROWER,
                            "documents are arrays, and the schemas are those of their elements: parseList reads such a document"));
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

    private void addApi(SelectedApi api) {
        api.withoutBodies()
                .forEach(operation -> log.add(Difference.implied(
                        operation, "responses", NONE, "the operation has no JSON body, so it has no schema")));
        Roots roots = new Roots(reader, api.definitions(), selected.isAll());
        api.definitions().stream()
                .filter(site -> selected.hasComponent(site.lastToken()))
                .forEach(roots::add);
        api.bodies().stream().filter(body -> !isFile(body)).forEach(roots::add);
        roots.all().forEach(this::definition);
    }

    /** Returns whether the body is a file of Swagger, and reports it. */
    private boolean isFile(Body body) {
        if (body.isFile()) {
            log.add(Difference.at(body.schema(), "type", NONE, "a file is not JSON, so it has no schema"));
        }
        return body.isFile();
    }

    private void definition(SchemaSite site) {
        definition(site, site.name().orElseThrow());
    }

    /** Returns the name of a definition. One that only refers to another is the same schema, so that one names it. */
    private String named(SchemaSite site, String name) {
        SchemaSite target = reader.target(site);
        return target != site && target.isDefinition() ? target.name().orElse(name) : name;
    }

    private void definition(SchemaSite site, String name) {
        if (!shapes.event(site, named(site, name))) {
            log.add(Difference.implied(
                    site,
                    "type",
                    NONE,
                    "not an object, so it has no schema of its own; it applies where it is referenced"));
        }
    }
}
