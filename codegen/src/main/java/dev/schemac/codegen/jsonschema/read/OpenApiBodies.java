package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the schemas in bodies of OpenAPI requests and responses that have no other name. */
final class OpenApiBodies {
    /** A schema in a body, and its name. */
    record Body(SchemaSite schema, String name) {}

    private static final Set<String> METHODS =
            Set.of("get", "put", "post", "delete", "options", "head", "patch", "trace");

    private final List<Body> bodies = new ArrayList<>();

    private OpenApiBodies() {}

    static List<Body> of(SchemaSite root) {
        OpenApiBodies all = new OpenApiBodies();
        for (String group : List.of("paths", "webhooks")) {
            for (SchemaSite path : root.children(group)) {
                for (String method : path.keywords()) {
                    if (METHODS.contains(method)) {
                        all.addOperation(path.child(method), method + " " + path.lastToken());
                    }
                }
            }
        }
        SchemaSite components = root.has("components") ? root.child("components") : null;
        for (String group : List.of("requestBodies", "responses")) {
            for (SchemaSite named : components == null ? List.<SchemaSite>of() : components.children(group)) {
                all.addContent(named, EplNames.typeName(named.lastToken()));
            }
        }
        return List.copyOf(all.bodies);
    }

    private void addOperation(SchemaSite operation, String path) {
        String name = EplNames.typeName(operation.get("operationId") instanceof String id ? id : path);
        if (operation.has("requestBody")) {
            addContent(operation.child("requestBody"), name + "Request");
        }
        for (SchemaSite response : operation.children("responses")) {
            boolean success = response.lastToken().startsWith("2");
            String status =
                    success ? "" : EplNames.typeName(response.lastToken()).replaceFirst("^Value", "");
            addContent(response, name + "Response" + status);
        }
    }

    /** Adds the JSON body. A body that only refers to a schema is omitted, because that schema has a name. */
    private void addContent(SchemaSite body, String name) {
        for (SchemaSite media : body.children("content")) {
            boolean json = media.lastToken().matches("(?i)application/([^;]*\\+)?json(;.*)?");
            SchemaSite schema = json && media.has("schema") ? media.child("schema") : null;
            if (schema != null && schema.isSchema() && !schema.has("$ref")) {
                bodies.add(new Body(schema, name));
                return;
            }
        }
    }
}
