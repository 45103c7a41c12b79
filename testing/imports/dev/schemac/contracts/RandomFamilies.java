package dev.schemac.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Random contracts in OpenAPI 3.0, 3.1 and Swagger 2.0 with families: schemas that inherit by {@code allOf}, whose
 * discriminator has values by {@code enum}, {@code const}, mapping or name. They have cycles through members, arrays and
 * maps, and choices with and without a discriminator. Each contract is valid, and so are most of the random documents.
 */
public final class RandomFamilies {
    private static final List<String> BASES = List.of("Animal", "Event", "Shape");
    private static final List<String> SUBTYPES =
            List.of("Cat", "Dog", "Bird", "Lion", "Puma", "Wolf", "Eel", "Crab", "Yak", "Newt", "Boa", "Ant");
    private static final List<String> MEMBERS =
            List.of("id", "name", "size", "tags", "note", "score", "color", "since", "owner", "rank", "x-ref", "extra");
    private static final List<String> DISCRIMINATORS = List.of("type", "kind", "petType", "@type");
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MOST_LEVELS = 4;

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "0",
            "-1",
            "7",
            "2.5",
            "300",
            "\"\"",
            "\"x\"",
            "\"red\"",
            "\"abcdef\"",
            "[]",
            "[1]",
            "[\"x\"]",
            "[null]",
            "{}",
            "{\"id\":\"x\"}",
            "{\"a\":{}}",
            "{\"a\":[]}",
            "\"2024-02-29\"");

    private enum Version {
        OPENAPI_3_0,
        OPENAPI_3_1,
        SWAGGER_2_0
    }

    /** How the values of a subtype are given. */
    private enum Style {
        FIXED,
        MAPPED,
        NAMED
    }

    private static final class Subtype {
        final String name;
        final Subtype parent;
        final int level;
        final List<Subtype> children = new ArrayList<>();
        final List<String> values = new ArrayList<>();
        final Map<String, ObjectNode> members = new LinkedHashMap<>();
        Style style;

        Subtype(String name, Subtype parent) {
            this.name = name;
            this.parent = parent;
            level = parent == null ? 0 : parent.level + 1;
        }

        List<String> allValues() {
            List<String> all = new ArrayList<>(values);
            children.forEach(child -> all.addAll(child.allValues()));
            return all;
        }

        Map<String, ObjectNode> inherited() {
            Map<String, ObjectNode> all = new LinkedHashMap<>();
            if (parent != null) {
                all.putAll(parent.inherited());
                all.putAll(parent.members);
            }
            return all;
        }
    }

    private final Random random;
    private final String file;
    private Version version;
    private ObjectNode schemas;
    private List<String> unusedNames;
    private List<Subtype> roots;

    /** The discriminators of the families, by the name of the base. */
    private Map<String, String> discriminators;

    /** @param file the name of the file, by which some references lead to the same file */
    public RandomFamilies(Random random, String file) {
        this.random = random;
        this.file = file;
    }

    // ---- contracts

    /** Returns the next contract. */
    public ObjectNode next() {
        version = any(List.of(Version.values()));
        ObjectNode contract = object();
        contract.put(
                version == Version.SWAGGER_2_0 ? "swagger" : "openapi",
                switch (version) {
                    case OPENAPI_3_0 -> "3.0.3";
                    case OPENAPI_3_1 -> "3.1.0";
                    case SWAGGER_2_0 -> "2.0";
                });
        contract.putObject("info").put("title", "families").put("version", "1");
        contract.putObject("paths");
        schemas = version == Version.SWAGGER_2_0
                ? contract.putObject("definitions")
                : contract.putObject("components").putObject("schemas");
        unusedNames = new ArrayList<>(SUBTYPES);
        roots = new ArrayList<>();
        discriminators = new LinkedHashMap<>();
        List<String> bases = new ArrayList<>(BASES);
        for (int i = random.nextInt(4) == 0 ? 2 : 1; i > 0; i--) {
            family(bases.remove(random.nextInt(bases.size())));
        }
        if (random.nextInt(3) == 0) {
            cycle();
        }
        if (version != Version.SWAGGER_2_0 && random.nextInt(3) == 0) {
            union();
        }
        if (random.nextBoolean()) {
            holder();
        }
        return contract;
    }

    private void family(String base) {
        Subtype root = new Subtype(base, null);
        List<Subtype> all = new ArrayList<>(List.of(root));
        String discriminator = any(DISCRIMINATORS);
        roots.add(root);
        discriminators.put(base, discriminator);
        boolean uniform = random.nextInt(3) > 0;
        Style first = style();
        for (int i = 1 + random.nextInt(5); i > 0 && !unusedNames.isEmpty(); i--) {
            Subtype parent =
                    any(all.stream().filter(each -> each.level < MOST_LEVELS).toList());
            Subtype next = new Subtype(unusedNames.remove(random.nextInt(unusedNames.size())), parent);
            parent.children.add(next);
            all.add(next);
            next.style = uniform ? first : style();
            if (next.style == Style.NAMED) {
                next.values.add(next.name);
            } else {
                next.values.add(next.name.toLowerCase(Locale.ROOT));
                if (random.nextInt(4) == 0) {
                    next.values.add("my-" + next.name);
                }
            }
        }
        for (Subtype each : all) {
            members(each, base);
            schemas.set(each.name, each == root ? base(root, discriminator) : subtype(each, discriminator));
        }
        if (version != Version.SWAGGER_2_0 && random.nextInt(5) == 0) {
            ObjectNode schema = (ObjectNode) schemas.get(base);
            ArrayNode choice = schema.putArray("oneOf");
            root.children.forEach(child -> choice.add(reference(child.name)));
        }
    }

    private Style style() {
        Style style = any(List.of(Style.values()));
        return style == Style.MAPPED && version == Version.SWAGGER_2_0 ? Style.NAMED : style;
    }

    private void members(Subtype of, String base) {
        Map<String, ObjectNode> inherited = of.inherited();
        for (int i = random.nextInt(3); i > 0; i--) {
            String name = any(MEMBERS);
            if (!inherited.containsKey(name)) {
                of.members.put(name, random.nextInt(6) == 0 ? recursive(any(List.of(base, of.name))) : scalar());
            }
        }
    }

    private ObjectNode base(Subtype root, String discriminator) {
        ObjectNode part = object();
        if (random.nextInt(10) > 0) {
            part.put("type", "object");
        }
        ArrayNode required = ExportedValidator.JSON.createArrayNode();
        if (random.nextInt(5) > 0) {
            required.add(discriminator);
        }
        ObjectNode values = object().put("type", "string");
        if (random.nextInt(3) == 0) {
            ArrayNode listed = values.putArray("enum");
            root.allValues().forEach(listed::add);
            if (random.nextBoolean()) {
                listed.add("other");
            }
            if (random.nextInt(3) == 0) {
                schemas.set(root.name + "Kind", values);
                values = reference(root.name + "Kind");
            }
        }
        ObjectNode properties = part.putObject("properties");
        boolean isFirst = random.nextBoolean();
        if (isFirst) {
            properties.set(discriminator, values);
        }
        root.members.forEach((name, schema) -> {
            properties.set(name, schema);
            if (!schema.has("$ref") && random.nextInt(4) == 0) {
                required.add(name);
            }
        });
        if (!isFirst) {
            properties.set(discriminator, values);
        }
        if (!required.isEmpty()) {
            part.set("required", required);
        }
        int form = random.nextInt(8);
        ObjectNode schema = part;
        if (form < 2) {
            schema = object();
            schema.putArray("allOf").add(part);
        }
        (form == 0 ? part : schema).set("discriminator", discriminator(root, discriminator));
        return schema;
    }

    private JsonNode discriminator(Subtype root, String member) {
        if (version == Version.SWAGGER_2_0) {
            return NODES.textNode(member);
        }
        ObjectNode discriminator = object().put("propertyName", member);
        mapping(root, discriminator);
        return discriminator;
    }

    private void mapping(Subtype of, ObjectNode discriminator) {
        if (of.style == Style.MAPPED || of.parent != null && random.nextInt(4) == 0) {
            ObjectNode mapping = discriminator.withObject("/mapping");
            of.values.forEach(value -> mapping.put(value, target(of.name)));
        }
        of.children.forEach(child -> mapping(child, discriminator));
    }

    /** Returns the value of a mapping. */
    private String target(String name) {
        String pointer = "#/components/schemas/" + name;
        return any(List.of(pointer, pointer, name, file + pointer));
    }

    private ObjectNode subtype(Subtype of, String discriminator) {
        ObjectNode part = object();
        if (random.nextInt(8) > 0) {
            part.put("type", "object");
        }
        ObjectNode properties = object();
        ArrayNode required = ExportedValidator.JSON.createArrayNode();
        if (of.style == Style.FIXED) {
            List<String> values = of.allValues();
            ObjectNode fixed = object();
            if (random.nextInt(4) > 0) {
                fixed.put("type", "string");
            }
            if (version == Version.OPENAPI_3_1 && values.size() == 1 && random.nextBoolean()) {
                fixed.put("const", values.get(0));
            } else {
                ArrayNode listed = fixed.putArray("enum");
                values.forEach(listed::add);
            }
            properties.set(discriminator, fixed);
            if (random.nextInt(4) == 0) {
                required.add(discriminator);
            }
        }
        of.members.forEach((name, schema) -> {
            properties.set(name, schema);
            if (!schema.has("$ref") && random.nextInt(4) == 0) {
                required.add(name);
            }
        });
        of.inherited().forEach((name, schema) -> {
            if (random.nextInt(5) == 0) {
                narrower(schema).ifPresent(narrower -> {
                    properties.set(name, narrower);
                    of.members.put(name, narrower);
                });
            }
            if (!schema.has("$ref") && random.nextInt(5) == 0) {
                required.add(name);
            }
        });
        if (!properties.isEmpty()) {
            part.set("properties", properties);
        }
        if (!required.isEmpty()) {
            part.set("required", required);
        }
        ObjectNode schema = object();
        ArrayNode all = schema.putArray("allOf").add(reference(of.parent.name));
        if (!of.children.isEmpty() && random.nextInt(6) == 0) {
            // The same discriminator once more.
            (random.nextBoolean() ? part : schema).set("discriminator", discriminator(of, discriminator));
        }
        if (random.nextInt(8) == 0) {
            schemas.putObject("Mixin")
                    .put("type", "object")
                    .putObject("properties")
                    .putObject("mixed")
                    .put("type", "string");
            all.add(reference("Mixin"));
        }
        boolean saysNothing = part.isEmpty() || part.size() == 1 && part.has("type");
        switch (random.nextInt(8)) {
            case 0 -> all.insert(0, part);
            case 1, 2 -> schema.setAll(part);
            default -> {
                if (!saysNothing || random.nextBoolean()) {
                    all.add(part);
                }
            }
        }
        return schema;
    }

    /** Returns a schema of the same type that accepts fewer values. */
    private Optional<ObjectNode> narrower(ObjectNode schema) {
        ObjectNode narrower = schema.deepCopy();
        switch (schema.path("type").asText()) {
            case "string" -> {
                if (schema.has("format")) {
                    return Optional.empty();
                }
                if (schema.has("enum")) {
                    ((ArrayNode) narrower.get("enum")).remove(0);
                } else {
                    narrower.put("maxLength", 2);
                }
            }
            case "integer", "number" -> narrower.put("minimum", 1);
            case "array" -> narrower.put("maxItems", 1);
            default -> {
                return Optional.empty();
            }
        }
        return Optional.of(narrower);
    }

    private ObjectNode scalar() {
        ObjectNode schema = object();
        switch (random.nextInt(12)) {
            case 0, 1 -> schema.put("type", "string");
            case 2 -> schema.put("type", "string").put("maxLength", 5);
            case 3 -> schema.put("type", "integer").put("format", "int32");
            case 4 -> schema.put("type", "integer");
            case 5 -> schema.put("type", "number");
            case 6 -> schema.put("type", "boolean");
            case 7 ->
                schema.put("type", "string")
                        .putArray("enum")
                        .add("red")
                        .add("green")
                        .add("blue");
            case 8 -> schema.put("type", "string").put("format", any(List.of("date", "uuid", "date-time")));
            case 9 -> schema.put("type", "array").set("items", object().put("type", "string"));
            case 10 -> schema.put("type", "object").set("additionalProperties", object().put("type", "integer"));
            default -> nullableString(schema);
        }
        return schema;
    }

    private void nullableString(ObjectNode schema) {
        switch (version) {
            case OPENAPI_3_0 -> schema.put("type", "string").put("nullable", true);
            case SWAGGER_2_0 -> schema.put("type", "string").put("x-nullable", true);
            case OPENAPI_3_1 -> schema.putArray("type").add("string").add("null");
        }
    }

    /** Returns a schema of a member that contains objects of a named schema. */
    private ObjectNode recursive(String name) {
        ObjectNode schema = object();
        switch (random.nextInt(4)) {
            case 0 -> {
                return reference(name);
            }
            case 1 -> schema.put("type", "array").set("items", reference(name));
            case 2 -> schema.put("type", "object").set("additionalProperties", reference(name));
            default -> {
                ObjectNode list = object().put("type", "array");
                list.set("items", reference(name));
                schema.put("type", "object").set("additionalProperties", list);
            }
        }
        return schema;
    }

    /** Adds a schema that contains itself. */
    private void cycle() {
        String name = "Tree";
        ObjectNode schema = object();
        switch (random.nextInt(5)) {
            case 0 -> schema.put("type", "object").set("additionalProperties", reference(name));
            case 1 -> {
                schema.put("type", "array").set("items", reference(name));
                schemas.putObject("Forest")
                        .put("type", "object")
                        .putObject("properties")
                        .set("tree", reference(name));
            }
            case 2 -> {
                ObjectNode list = object().put("type", "array");
                list.set("items", reference(name));
                schema.put("type", "object").set("additionalProperties", list);
            }
            case 3 -> {
                ObjectNode map = object().put("type", "object");
                map.set("additionalProperties", reference(name));
                schema.put("type", "array").set("items", map);
                schemas.putObject("Forest")
                        .put("type", "object")
                        .putObject("properties")
                        .set("tree", reference(name));
            }
            default ->
                schema.put("type", "object")
                        .putObject("properties")
                        .<ObjectNode>set("label", object().put("type", "string"))
                        .set("children", recursive(name));
        }
        schemas.set(name, schema);
    }

    /** Adds a choice between objects that are no family. */
    private void union() {
        List<String> branches = List.of("Card", "Cash");
        ObjectNode union = schemas.putObject("Payment");
        ArrayNode choice = union.putArray(random.nextInt(4) > 0 ? "oneOf" : "anyOf");
        boolean declared = random.nextInt(3) > 0;
        boolean isFixed = !declared && random.nextBoolean() || declared && random.nextBoolean();
        ObjectNode discriminator = object().put("propertyName", "method");
        for (String branch : branches) {
            choice.add(reference(branch));
            ObjectNode schema = schemas.putObject(branch).put("type", "object");
            ArrayNode required = schema.putArray("required");
            ObjectNode properties = schema.putObject("properties");
            String value = branch;
            if (declared || isFixed) {
                required.add("method");
                ObjectNode method = properties.putObject("method").put("type", "string");
                if (isFixed) {
                    value = branch.toLowerCase(Locale.ROOT);
                    method.putArray("enum").add(value);
                } else if (random.nextBoolean()) {
                    value = "by-" + branch;
                    discriminator.withObject("/mapping").put(value, target(branch));
                }
            }
            properties.set(branch + "Id", scalar());
            if (!declared && !isFixed || random.nextBoolean()) {
                required.add(branch + "Id");
            }
        }
        if (declared) {
            union.set("discriminator", discriminator);
        }
    }

    private void holder() {
        ObjectNode properties =
                schemas.putObject("Holder").put("type", "object").putObject("properties");
        List<String> names = new ArrayList<>();
        schemas.fieldNames().forEachRemaining(names::add);
        names.remove("Holder");
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            properties.set("h" + i, recursive(any(names)));
        }
        Subtype root = any(roots);
        if (version != Version.SWAGGER_2_0 && root.children.size() > 1 && random.nextBoolean()) {
            ObjectNode choice = properties.putObject("one");
            ArrayNode branches = choice.putArray("oneOf");
            root.children.forEach(child -> branches.add(reference(child.name)));
            if (random.nextInt(3) > 0) {
                ObjectNode discriminator = object().put("propertyName", discriminators.get(root.name));
                root.children.stream()
                        .filter(child -> child.style == Style.MAPPED)
                        .forEach(child -> child.values.forEach(
                                value -> discriminator.withObject("/mapping").put(value, target(child.name))));
                choice.set("discriminator", discriminator);
            }
        }
    }

    private ObjectNode reference(String name) {
        String container = version == Version.SWAGGER_2_0 ? "#/definitions/" : "#/components/schemas/";
        return object().put("$ref", (random.nextInt(20) == 0 ? file : "") + container + name);
    }

    // ---- documents

    /** Returns a document of a named schema. Two of three are drawn as valid ones. */
    public JsonNode document(OpenApiValidator validator, ObjectNode contract, String name) {
        return new Documents(validator, contract).document(name);
    }

    private final class Documents {
        private final OpenApiValidator validator;
        private final ObjectNode contract;

        Documents(OpenApiValidator validator, ObjectNode contract) {
            this.validator = validator;
            this.contract = contract;
        }

        JsonNode document(String name) {
            JsonNode document = named(name, 0);
            if (random.nextInt(3) > 0) {
                return document;
            }
            List<Runnable> changes = new ArrayList<>();
            ObjectNode root = object();
            root.set("root", document);
            changes(root, changes);
            any(changes).run();
            return root.path("root");
        }

        /** Adds the changes of a value. */
        private void changes(JsonNode value, List<Runnable> changes) {
            if (value instanceof ObjectNode object) {
                object.properties().forEach(each -> {
                    String member = each.getKey();
                    changes.add(() -> object.set(member, other()));
                    if (!member.equals("root")) {
                        changes.add(() -> object.remove(member));
                        if (each.getValue().isTextual()) {
                            changes.add(() -> object.put(member, any(List.of("cat", "Cat", "dog", "Dog", "zzz"))));
                        }
                    }
                    changes(each.getValue(), changes);
                });
                changes.add(() -> object.set(any(MEMBERS), other()));
            } else if (value instanceof ArrayNode array) {
                changes.add(() -> array.add(other()));
                for (int i = 0; i < array.size(); i++) {
                    int index = i;
                    changes.add(() -> array.set(index, other()));
                    changes(array.get(i), changes);
                }
            }
        }

        private JsonNode other() {
            return ExportedValidator.tree(any(VALUES));
        }

        private JsonNode named(String name, int level) {
            Optional<String> member = validator.discriminatorOf(name);
            Map<String, List<String>> values = member.isPresent() ? validator.valuesOf(name) : Map.of();
            List<String> all = new ArrayList<>(validator.subtypes(name));
            all.add(name);
            all.removeIf(each -> values.getOrDefault(each, List.of()).isEmpty());
            if (all.isEmpty() || random.nextInt(10) == 0) {
                JsonNode drawn = component(name, level);
                if (drawn instanceof ObjectNode object && member.isPresent() && random.nextInt(3) > 0) {
                    object.put(member.get(), random.nextBoolean() ? "other" : name);
                }
                return drawn;
            }
            String subtype = any(all);
            JsonNode drawn = component(subtype, level);
            if (drawn instanceof ObjectNode object) {
                String value = any(values.get(subtype));
                if (object.has(member.get()) || random.nextBoolean()) {
                    object.put(member.get(), value);
                } else {
                    ObjectNode first = object();
                    first.put(member.get(), value).setAll(object);
                    return first;
                }
            }
            return drawn;
        }

        private JsonNode component(String name, int level) {
            return draw(contract.at(validator.pointer(name)), level);
        }

        private JsonNode draw(JsonNode schema, int level) {
            String reference = schema.path("$ref").asText();
            if (!reference.isEmpty()) {
                return named(reference.substring(reference.lastIndexOf('/') + 1), level + 1);
            }
            Map<String, JsonNode> members = new LinkedHashMap<>();
            Set<String> required = new LinkedHashSet<>();
            boolean isObject = collect(schema, members, required);
            JsonNode choice = schema.has("oneOf") ? schema.get("oneOf") : schema.path("anyOf");
            if (choice.isArray() && !isObject) {
                return draw(choice.get(random.nextInt(choice.size())), level);
            }
            if (isObject) {
                ObjectNode drawn = object();
                members.forEach((member, type) -> {
                    if (required.contains(member) || level < 5 && random.nextInt(4) > 0) {
                        drawn.set(member, draw(type, level + 1));
                    }
                });
                JsonNode others = schema.path("additionalProperties");
                if (others.isObject()) {
                    fill(level, i -> drawn.set("k" + i, draw(others, level + 1)));
                } else if (random.nextInt(8) == 0) {
                    drawn.set("undeclared", other());
                }
                return drawn;
            }
            if (schema.has("const")) {
                return schema.get("const");
            }
            if (schema.has("enum")) {
                return schema.get("enum").get(random.nextInt(schema.get("enum").size()));
            }
            return scalar(schema, level);
        }

        private JsonNode scalar(JsonNode schema, int level) {
            JsonNode type = schema.path("type");
            if (type.isArray()
                    || schema.path("nullable").asBoolean()
                    || schema.path("x-nullable").asBoolean()) {
                return random.nextInt(3) == 0 ? NODES.nullNode() : NODES.textNode("n");
            }
            String text = switch (schema.path("format").asText()) {
                case "date" -> "2024-02-29";
                case "uuid" -> "5f0e1a52-0000-4000-8000-00000000000a";
                case "date-time" -> "2024-02-29T10:00:00Z";
                default -> any(List.of("x", "yz"));
            };
            return switch (type.asText()) {
                case "integer" -> NODES.numberNode(1 + random.nextInt(200));
                case "number" -> NODES.numberNode(any(List.of(1.5, 3.25)));
                case "boolean" -> NODES.booleanNode(random.nextBoolean());
                case "array" -> {
                    ArrayNode array = ExportedValidator.JSON.createArrayNode();
                    fill(level, i -> {
                        if (array.size() < schema.path("maxItems").asInt(3)) {
                            array.add(draw(schema.path("items"), level + 1));
                        }
                    });
                    yield array;
                }
                default -> NODES.textNode(text);
            };
        }

        private void fill(int level, Consumer<Integer> add) {
            for (int i = level < 5 ? random.nextInt(3) : 0; i > 0; i--) {
                add.accept(i);
            }
        }

        /** Collects the members of an object, those of subtypes last. Returns whether it is an object. */
        private boolean collect(JsonNode schema, Map<String, JsonNode> members, Set<String> required) {
            boolean isObject = schema.path("type").asText().equals("object") || schema.has("properties");
            List<JsonNode> parts = new ArrayList<>();
            schema.path("allOf").forEach(part -> parts.add(parts.size(), part));
            parts.sort((one, other) -> Boolean.compare(other.has("$ref"), one.has("$ref")));
            for (JsonNode part : parts) {
                String reference = part.path("$ref").asText();
                JsonNode target = reference.isEmpty()
                        ? part
                        : contract.at(validator.pointer(reference.substring(reference.lastIndexOf('/') + 1)));
                isObject |= collect(target, members, required);
            }
            schema.path("properties").properties().forEach(each -> {
                members.put(each.getKey(), each.getValue());
            });
            schema.path("required").forEach(each -> required.add(each.asText()));
            return isObject;
        }
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static ObjectNode object() {
        return ExportedValidator.JSON.createObjectNode();
    }
}
