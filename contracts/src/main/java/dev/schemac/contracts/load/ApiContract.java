package dev.schemac.contracts.load;

import dev.schemac.contracts.epl.EplNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds the schemas of a contract in OpenAPI or Swagger, and the operations that use them. */
public final class ApiContract {
    /**
     * A schema in a body.
     *
     * @param isRequest whether it is the body of a request, not of a response
     */
    public record Body(SchemaSite schema, String name, boolean isRequest) {
        /** Returns whether it is a file of Swagger. */
        public boolean isFile() {
            return schema.version() == SchemaVersion.SWAGGER_2_0 && "file".equals(schema.get("type"));
        }
    }

    /**
     * An operation.
     *
     * @param place the method and the path, or the expression of a callback: {@code GET /pets}
     * @param item the path item that contains the operation
     * @param unnamed its name in Java without an {@code operationId}
     * @param caller the operation whose callback this is; null if it is none
     */
    public record Operation(SchemaSite site, String place, SchemaSite item, String unnamed, Operation caller) {
        /** Returns the {@code operationId}, empty if there is none. */
        public Optional<String> id() {
            return site.get("operationId") instanceof String id ? Optional.of(id) : Optional.empty();
        }

        /** Returns its name in Java. */
        public String name() {
            return EplNames.typeName(id().orElse(unnamed));
        }

        /** Returns the names that select the operation. The names of its caller select a callback, too. */
        public List<String> names() {
            List<String> names = new ArrayList<>(caller == null ? List.of() : caller.names());
            id().ifPresent(names::add);
            names.add(place);
            return names;
        }

        /** Returns the tags, with those of the caller. */
        public List<String> tags() {
            List<String> all = new ArrayList<>(caller == null ? List.of() : caller.tags());
            if (site.get("tags") instanceof List<?> tags) {
                tags.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .forEach(all::add);
            }
            return all;
        }
    }

    private static final Set<String> METHODS =
            Set.of("get", "put", "post", "delete", "options", "head", "patch", "trace");

    /** Rejects longer chains of {@code $ref}. */
    private static final int MOST_STEPS = 100;

    /** The media types of JSON, and the ranges that include it, without parameters. */
    private static final Pattern JSON = Pattern.compile(
            "(?:\\*|application)/\\*|(?:application|text)/(?:x-)?json|[^/]+/[^/]+\\+json", Pattern.CASE_INSENSITIVE);

    private final SchemaSite root;
    private final References references;
    private final boolean swagger;

    /** Creates the contract of a document, in which {@link #check} has found a supported version. */
    public ApiContract(SchemaSite root, References references) {
        this.root = root;
        this.references = references;
        this.swagger = root.version() == SchemaVersion.SWAGGER_2_0;
    }

    /** Throws an exception unless the document has a supported version. */
    public static void check(SchemaSite root) {
        boolean openApi = root.get("openapi") instanceof String version && version.startsWith("3.");
        if (!openApi && root.version() != SchemaVersion.SWAGGER_2_0) {
            throw new ContractException(
                    root.place(), "expected a member 'openapi' with the version 3.0 or 3.1, or 'swagger' with '2.0'");
        }
    }

    /** Returns the place of the named schemas. */
    public String definitionsPlace() {
        return root.place() + (swagger ? "/definitions" : "/components/schemas");
    }

    /** Returns the named schemas. */
    public List<SchemaSite> definitions() {
        return named(swagger ? "definitions" : "schemas");
    }

    private List<SchemaSite> named(String group) {
        SchemaSite components = swagger ? root : root.has("components") ? root.child("components") : null;
        return components == null ? List.of() : components.children(group);
    }

    /**
     * Returns all operations, in the order of the contract, each with its callbacks. Follows the references of path items
     * and callbacks.
     */
    public List<Operation> operations() {
        List<Operation> operations = new ArrayList<>();
        for (String group : List.of("paths", "webhooks")) {
            root.children(group).forEach(path -> addItem(path, null, "", operations));
        }
        return operations;
    }

    /** Returns the operations that only other contracts use: in path items and callbacks among the components. */
    public List<Operation> sharedOperations() {
        List<Operation> operations = new ArrayList<>();
        if (!swagger) {
            named("pathItems").forEach(path -> addItem(path, null, "", operations));
            named("callbacks").forEach(callback -> addCallback(callback, null, operations));
        }
        Set<SchemaSite> seen = new HashSet<>();
        operations().forEach(operation -> seen.add(operation.site()));
        return operations.stream()
                .filter(operation -> seen.add(operation.site()))
                .toList();
    }

    /**
     * Adds the operations of a path item.
     *
     * @param caller the operation whose callback it is; null if it is none
     * @param callback the name of the callback
     */
    private void addItem(SchemaSite path, Operation caller, String callback, List<Operation> operations) {
        SchemaSite item = target(path);
        for (String method : item.keywords()) {
            SchemaSite site = METHODS.contains(method) ? item.child(method) : null;
            if (site == null || calls(caller, site)) {
                continue;
            }
            String outer = caller == null ? "" : caller.name();
            Operation operation = new Operation(
                    site,
                    method.toUpperCase(Locale.ROOT) + " " + path.lastToken(),
                    item,
                    callback.isEmpty() ? method + " " + path.lastToken() : outer + EplNames.typeName(callback),
                    caller);
            operations.add(operation);
            site.children("callbacks").forEach(each -> addCallback(each, operation, operations));
        }
    }

    /** Returns whether an operation is one of the callers. Then its callbacks refer to themselves. */
    private static boolean calls(Operation caller, SchemaSite site) {
        Operation at = caller;
        while (at != null && !at.site().equals(site)) {
            at = at.caller();
        }
        return at != null;
    }

    private void addCallback(SchemaSite callback, Operation caller, List<Operation> operations) {
        SchemaSite target = target(callback);
        for (String expression : target.keywords()) {
            if (!expression.startsWith("x-") && !expression.equals("$ref")) {
                addItem(target.child(expression), caller, callback.lastToken(), operations);
            }
        }
    }

    /** Returns the JSON bodies of an operation: of its request, then of its responses. */
    public List<Body> bodies(Operation operation) {
        List<Body> bodies = new ArrayList<>();
        SchemaSite site = operation.site();
        String name = operation.name();
        if (swagger) {
            for (SchemaSite owner : List.of(site, operation.item())) {
                for (SchemaSite parameter : owner.children("parameters")) {
                    addContent(parameter, name + "Request", operation, true, bodies);
                }
            }
        } else if (site.has("requestBody")) {
            addContent(site.child("requestBody"), name + "Request", operation, true, bodies);
        }
        for (SchemaSite response : site.children("responses")) {
            boolean success = response.lastToken().startsWith("2");
            String status =
                    success ? "" : EplNames.typeName(response.lastToken()).replaceFirst("^Value", "");
            addContent(response, name + "Response" + status, operation, false, bodies);
        }
        return bodies;
    }

    /** Returns the JSON bodies that operations can refer to. */
    public List<Body> sharedBodies() {
        List<Body> bodies = new ArrayList<>();
        for (String group : swagger ? List.of("parameters", "responses") : List.of("requestBodies", "responses")) {
            boolean isRequest = !group.equals("responses");
            named(group)
                    .forEach(body -> addContent(body, EplNames.typeName(body.lastToken()), null, isRequest, bodies));
        }
        return bodies;
    }

    /**
     * Adds the JSON body, or one for each of its different schemas. A body that is a reference is named after its target.
     *
     * @param operation the operation of the body, null for a shared body
     */
    private void addContent(SchemaSite body, String name, Operation operation, boolean isRequest, List<Body> bodies) {
        SchemaSite target = target(body);
        String own = target.equals(body) ? name : nameOf(target);
        if (!swagger) {
            List<SchemaSite> schemas = new ArrayList<>();
            for (SchemaSite media : target.children("content")) {
                SchemaSite schema = isJson(media.lastToken()) ? schema(media) : null;
                if (schema != null && schemas.stream().noneMatch(schema::hasContentOf)) {
                    String suffix = schemas.isEmpty() ? "" : mediaName(media.lastToken());
                    bodies.add(new Body(schema, own + suffix, isRequest));
                    schemas.add(schema);
                }
            }
        } else if (target.has("in") ? isJsonBody(target, operation) : acceptsJson("produces", operation)) {
            Optional.ofNullable(schema(target)).ifPresent(schema -> bodies.add(new Body(schema, own, isRequest)));
        }
    }

    private boolean isJsonBody(SchemaSite parameter, Operation operation) {
        return "body".equals(parameter.get("in")) && acceptsJson("consumes", operation);
    }

    /** Returns the schema of a body; null if there is none. */
    private static SchemaSite schema(SchemaSite owner) {
        SchemaSite schema = owner.has("schema") ? owner.child("schema") : null;
        return schema != null && schema.isSchema() ? schema : null;
    }

    private static String nameOf(SchemaSite target) {
        return target.pointer().isEmpty() ? target.name().orElseThrow() : EplNames.typeName(target.lastToken());
    }

    private static boolean isJson(String media) {
        return JSON.matcher(withoutParameters(media)).matches();
    }

    private static String withoutParameters(String media) {
        return media.split(";", 2)[0].strip();
    }

    /** Returns the part of a name for a media type: {@code Problem} for {@code application/problem+json}. */
    private static String mediaName(String media) {
        String type = withoutParameters(media);
        String subtype = type.substring(type.indexOf('/') + 1).replaceFirst("(?i)\\+json$", "");
        return subtype.equals("*") ? "Any" : EplNames.typeName(subtype);
    }

    /** Returns whether the media types of an operation in Swagger include JSON, or there are none. */
    private boolean acceptsJson(String keyword, Operation operation) {
        boolean own = operation != null && operation.site().has(keyword);
        Object media = own ? operation.site().get(keyword) : root.get(keyword);
        return !(media instanceof List<?> types)
                || types.isEmpty()
                || types.stream().anyMatch(type -> type instanceof String text && isJson(text));
    }

    /** Returns the object at the end of a chain of references. References to the network are not followed. */
    private SchemaSite target(SchemaSite site) {
        SchemaSite at = site;
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            if (!(at.get("$ref") instanceof String reference)) {
                return at;
            }
            Optional<SchemaSite> next = references.resolve(at, reference);
            if (next.isEmpty()) {
                return at;
            }
            at = next.get();
        }
        throw new ContractException(
                site.place() + "/$ref", "circular reference, or a chain of more than " + MOST_STEPS + " references");
    }
}
