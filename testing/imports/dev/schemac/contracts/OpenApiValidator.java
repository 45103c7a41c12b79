package dev.schemac.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Judges documents of the named schemas of a contract in OpenAPI 3.0, 3.1 or Swagger 2.0, independently of the import. A
 * validator of JSON Schema judges them after a translation to 2020-12, in which discriminators select schemas: first by the
 * {@code enum} or {@code const} of a subtype, otherwise by the mapping, otherwise by the name of the schema. An object whose
 * discriminator is absent or has another value only has to match the schema itself.
 */
public final class OpenApiValidator {
    /** The name of a schema without what its discriminator selects. */
    private static final String OWN = ".own";

    private static final List<String> MEMBERS = List.of("properties", "patternProperties");
    private static final List<String> LISTS = List.of("allOf", "anyOf", "oneOf", "prefixItems");
    private static final List<String> SINGLE = List.of("items", "additionalProperties", "not", "unevaluatedProperties");
    private static final List<String> CHOICES = List.of("oneOf", "anyOf");

    private final String container;
    private final ObjectNode components;
    private final Map<String, Set<String>> parents = new LinkedHashMap<>();
    private final ObjectNode translated = ExportedValidator.JSON.createObjectNode();
    private final Map<String, Schema> validators = new HashMap<>();
    private final Map<String, Set<String>> subtypes = new HashMap<>();
    private final Map<String, List<String>> owners = new HashMap<>();
    private final Map<String, Map<String, List<String>>> values = new HashMap<>();

    /** @param values the mapping, by value */
    private record Discriminator(String member, Map<String, String> values) {}

    public OpenApiValidator(JsonNode contract) {
        container = contract.has("swagger") ? "/definitions/" : "/components/schemas/";
        JsonNode found = contract.at(container.substring(0, container.length() - 1));
        components = found instanceof ObjectNode object ? object : ExportedValidator.JSON.createObjectNode();
        for (String name : names()) {
            Set<String> of = new LinkedHashSet<>();
            parts(components.get(name)).forEach(part -> target(part).ifPresent(of::add));
            parents.put(name, of);
        }
        names().forEach(name -> translated.set(name + OWN, component(components.get(name), hasOwnChoice(name))));
        names().forEach(name -> translated.set(name, selecting(name)));
    }

    /** Returns the names of the schemas. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        components.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** Returns the pointer of a named schema in the contract. */
    public String pointer(String name) {
        return container + name.replace("~", "~0").replace("/", "~1");
    }

    /** Returns whether a document matches a named schema. */
    public boolean accepts(String name, JsonNode document) {
        return validator(name).validate(document).isEmpty();
    }

    /** Returns the validator of a named schema. */
    public Schema validator(String name) {
        return validators.computeIfAbsent(name, key -> {
            ObjectNode root = ExportedValidator.JSON.createObjectNode().put("$ref", "#/$defs/" + key);
            root.set("$defs", translated);
            SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                    .formatAssertionsEnabled(false)
                    .build();
            return SchemaRegistry.withDefaultDialect(
                            SpecificationVersion.DRAFT_2020_12, builder -> builder.schemaRegistryConfig(config))
                    .getSchema(root);
        });
    }

    // ---- families

    /** Returns the schemas that refer to a schema in {@code allOf}, and those that refer to them, and so on. */
    public Set<String> subtypes(String name) {
        return subtypes.computeIfAbsent(name, this::findSubtypes);
    }

    private Set<String> findSubtypes(String name) {
        Set<String> found = new LinkedHashSet<>();
        List<String> open = new ArrayList<>(List.of(name));
        while (!open.isEmpty()) {
            String next = open.remove(0);
            parents.forEach((each, of) -> {
                if (of.contains(next) && found.add(each)) {
                    open.add(each);
                }
            });
        }
        return found;
    }

    private boolean isOrInherits(String name, String base) {
        return name.equals(base) || subtypes(base).contains(name);
    }

    /** Returns the schemas whose discriminator can select a schema, or selects one instead of it: it is one, inherits or is a branch. */
    private List<String> owners(String name) {
        return owners.computeIfAbsent(
                name,
                key -> names().stream()
                        .filter(each -> discriminator(each).isPresent())
                        .filter(each ->
                                isOrInherits(name, each) || branches(each).contains(name))
                        .toList());
    }

    /** Returns the schemas that a discriminator can select. */
    private Set<String> selectable(String owner) {
        Set<String> all = new LinkedHashSet<>(subtypes(owner));
        all.addAll(branches(owner));
        return all;
    }

    /** Returns the member that selects subtypes of a schema; empty if none does. */
    public Optional<String> discriminatorOf(String name) {
        return owners(name).stream().findFirst().flatMap(this::discriminator).map(Discriminator::member);
    }

    /** Returns the values that select each schema of the family, or each branch of the union. */
    public Map<String, List<String>> valuesOf(String name) {
        return values.computeIfAbsent(name, this::findValues);
    }

    private Map<String, List<String>> findValues(String name) {
        Map<String, List<String>> found = new LinkedHashMap<>();
        for (String owner : owners(name)) {
            Discriminator discriminator = discriminator(owner).orElseThrow();
            selectable(owner).forEach(each -> found.put(each, values(discriminator, each)));
        }
        return found;
    }

    /** Returns the schema of a family that reads an object; empty if its discriminator selects none. */
    public Optional<String> selected(String name, JsonNode document) {
        Optional<String> member = discriminatorOf(name);
        if (member.isEmpty() || !document.path(member.get()).isTextual()) {
            return Optional.empty();
        }
        String value = document.get(member.get()).asText();
        return valuesOf(name).entrySet().stream()
                .filter(each -> each.getValue().contains(value))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns whether the discriminator of the schema at a pointer selects a schema for an object. */
    public boolean selects(String pointer, JsonNode document) {
        return names().stream()
                .filter(name -> pointer.equals(pointer(name)) || pointer.startsWith(pointer(name) + "/"))
                .anyMatch(name -> selected(name, document).isPresent());
    }

    /** Returns whether only objects match a named schema. */
    public boolean isObject(String name) {
        return parts(components.get(name)).stream()
                        .anyMatch(part -> part.path("type").asText().equals("object")
                                || target(part).filter(this::isObject).isPresent())
                || branches(name).stream().anyMatch(branch -> !subtypes(name).contains(branch) && isObject(branch));
    }

    private Optional<Discriminator> discriminator(String name) {
        return parts(components.get(name)).stream()
                .map(part -> part.path("discriminator"))
                .filter(found -> !found.isMissingNode())
                .findFirst()
                .map(this::discriminator);
    }

    private Discriminator discriminator(JsonNode found) {
        Map<String, String> values = new LinkedHashMap<>();
        found.path("mapping")
                .properties()
                .forEach(entry -> mapped(entry.getValue().asText()).ifPresent(to -> values.put(entry.getKey(), to)));
        return new Discriminator(
                found.isTextual() ? found.asText() : found.path("propertyName").asText(), values);
    }

    private Optional<String> mapped(String reference) {
        return components.has(reference)
                ? Optional.of(reference)
                : local(reference).filter(components::has);
    }

    private List<String> values(Discriminator discriminator, String name) {
        List<String> fixed = fixed(discriminator.member(), components.get(name));
        if (!fixed.isEmpty()) {
            subtypes(name).forEach(each -> fixed.removeAll(values(discriminator, each)));
            return fixed;
        }
        List<String> mapped = discriminator.values().entrySet().stream()
                .filter(entry -> entry.getValue().equals(name))
                .map(Map.Entry::getKey)
                .toList();
        return !mapped.isEmpty() ? mapped : discriminator.values().containsKey(name) ? List.of() : List.of(name);
    }

    private List<String> fixed(String member, JsonNode schema) {
        List<String> values = new ArrayList<>();
        for (JsonNode part : parts(schema)) {
            JsonNode found = part.path("properties").path(member);
            JsonNode property = target(found).map(components::get).orElse(found);
            property.path("enum").forEach(value -> values.add(value.asText()));
            if (property.has("const")) {
                values.add(property.get("const").asText());
            }
        }
        return values;
    }

    /** Returns a schema and the inline schemas of its {@code allOf}; references are without their targets. */
    private static List<JsonNode> parts(JsonNode schema) {
        List<JsonNode> parts = new ArrayList<>();
        if (schema != null && schema.isObject()) {
            parts.add(schema);
            schema.path("allOf").forEach(each -> parts.addAll(parts(each)));
        }
        return parts;
    }

    private Optional<String> target(JsonNode schema) {
        return Optional.ofNullable(schema.get("$ref"))
                .flatMap(found -> local(found.asText()))
                .filter(components::has);
    }

    private Optional<String> local(String reference) {
        int fragment = reference.indexOf('#');
        if (fragment < 0 || !reference.startsWith(container, fragment + 1)) {
            return Optional.empty();
        }
        String token = reference.substring(fragment + 1 + container.length());
        return Optional.of(URI.create("#" + token.replace(" ", "%20"))
                .getFragment()
                .replace("~1", "/")
                .replace("~0", "~"));
    }

    private List<String> branches(String name) {
        List<String> branches = new ArrayList<>();
        for (JsonNode part : parts(components.get(name))) {
            CHOICES.forEach(
                    keyword -> part.path(keyword).forEach(each -> target(each).ifPresent(branches::add)));
        }
        return branches;
    }

    /** Returns whether the schema has a choice that is not between its own subtypes. */
    private boolean hasOwnChoice(String name) {
        return !subtypes(name).containsAll(branches(name));
    }

    // ---- the translation

    /** Translates a named schema. What it refers to in {@code allOf} is translated without its discriminator. */
    private ObjectNode component(JsonNode schema, boolean keepsChoices) {
        ObjectNode rest = schema.deepCopy();
        rest.remove("allOf");
        if (!keepsChoices) {
            rest.remove(List.of("oneOf", "anyOf", "discriminator"));
        }
        ObjectNode changed = value(rest);
        for (JsonNode part : schema.path("allOf")) {
            changed.withArray("allOf")
                    .add(target(part).map(OpenApiValidator::own).orElseGet(() -> component(part, keepsChoices)));
        }
        return changed;
    }

    private JsonNode any(JsonNode schema) {
        return schema.isObject() ? value(schema) : schema.deepCopy();
    }

    /** Translates a schema of a member, an element or a branch. */
    private ObjectNode value(JsonNode schema) {
        Optional<String> target = target(schema);
        if (target.isPresent()) {
            return ExportedValidator.JSON.createObjectNode().put("$ref", "#/$defs/" + target.get());
        }
        ObjectNode changed = schema.deepCopy();
        JsonNode discriminator = changed.remove("discriminator");
        for (String keyword : MEMBERS) {
            if (schema.path(keyword).isObject()) {
                ObjectNode members = changed.putObject(keyword);
                schema.get(keyword).properties().forEach(each -> members.set(each.getKey(), any(each.getValue())));
            }
        }
        for (String keyword : LISTS) {
            if (schema.path(keyword).isArray()) {
                ArrayNode list = changed.putArray(keyword);
                schema.get(keyword).forEach(each -> list.add(any(each)));
            }
        }
        for (String keyword : SINGLE) {
            if (schema.path(keyword).isObject()) {
                changed.set(keyword, any(schema.get(keyword)));
            }
        }
        boolean nullable = changed.path("nullable").asBoolean()
                || changed.path("x-nullable").asBoolean();
        changed.remove(List.of("nullable", "x-nullable", "example", "xml"));
        if (nullable && changed.path("type").isTextual()) {
            String type = changed.get("type").asText();
            changed.putArray("type").add(type).add("null");
        }
        if (discriminator != null && CHOICES.stream().anyMatch(schema::has)) {
            select(changed, schema, discriminator(discriminator));
        }
        return changed;
    }

    /** Makes the discriminator select a branch of a choice. Other objects match the choice. */
    private void select(ObjectNode changed, JsonNode schema, Discriminator discriminator) {
        String keyword = CHOICES.stream().filter(schema::has).findFirst().orElseThrow();
        JsonNode choice = changed.remove(keyword);
        List<String> known = new ArrayList<>();
        ArrayNode all = changed.withArray("allOf");
        for (JsonNode branch : schema.get(keyword)) {
            target(branch).ifPresent(name -> {
                List<String> values = values(discriminator, name);
                known.addAll(values);
                all.add(when(discriminator, values, value(branch)));
            });
        }
        ObjectNode others = all.addObject();
        others.set("if", condition(discriminator, known));
        others.putObject("else").set(keyword, choice);
    }

    /** Returns a schema whose discriminators select its subtypes. */
    private JsonNode selecting(String name) {
        ObjectNode selecting = ExportedValidator.JSON.createObjectNode();
        ArrayNode all = selecting.putArray("allOf");
        all.addObject().put("$ref", "#/$defs/" + name + OWN);
        List<String> branches = branches(name);
        boolean choosesSubtypes = !branches.isEmpty() && !hasOwnChoice(name);
        List<JsonNode> known = new ArrayList<>();
        for (String owner : owners(name)) {
            if (owner.equals(name) && hasOwnChoice(name)) {
                continue; // The schema itself selects its branch.
            }
            Discriminator discriminator = discriminator(owner).orElseThrow();
            for (String each : selectable(owner)) {
                List<String> values = values(discriminator, each);
                if (each.equals(name) || subtypes(name).contains(each)) {
                    all.add(when(discriminator, values, own(each)));
                    known.add(condition(discriminator, values));
                } else {
                    all.add(when(discriminator, values, ExportedValidator.tree("false")));
                }
            }
        }
        if (choosesSubtypes) {
            ObjectNode others = all.addObject();
            ArrayNode selected = others.putObject("if").putArray("anyOf").add(false);
            known.forEach(selected::add);
            ArrayNode choice = others.putObject("else")
                    .putArray(CHOICES.stream()
                            .filter(keyword ->
                                    parts(components.get(name)).stream().anyMatch(part -> part.has(keyword)))
                            .findFirst()
                            .orElseThrow());
            branches.forEach(branch -> choice.add(own(branch)));
        }
        return selecting;
    }

    private static ObjectNode own(String name) {
        return ExportedValidator.JSON.createObjectNode().put("$ref", "#/$defs/" + name + OWN);
    }

    private static ObjectNode when(Discriminator discriminator, List<String> values, JsonNode then) {
        ObjectNode schema = ExportedValidator.JSON.createObjectNode();
        schema.set("if", condition(discriminator, values));
        schema.set("then", then);
        return schema;
    }

    private static ObjectNode condition(Discriminator discriminator, List<String> values) {
        ObjectNode condition = ExportedValidator.JSON.createObjectNode().put("type", "object");
        condition.putArray("required").add(discriminator.member());
        ArrayNode listed = condition
                .putObject("properties")
                .putObject(discriminator.member())
                .putArray("enum");
        values.forEach(listed::add);
        return condition;
    }
}
