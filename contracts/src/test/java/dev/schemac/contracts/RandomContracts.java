package dev.schemac.contracts;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random contracts of few keywords, and random documents, most of which are nearly valid. */
final class RandomContracts {
    private static final List<String> MEMBERS = List.of("a", "b", "c", "x-d");
    private static final List<String> DEFINITIONS = List.of("One", "Two", "Three");
    private static final List<String> TYPES =
            List.of("string", "integer", "number", "boolean", "array", "object", "null");
    private static final int MOST_LEVELS = 3;

    /** Values at the limits of keywords and types. */
    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "false",
            "0",
            "1",
            "2",
            "2.0",
            "2.5",
            "-1",
            "7",
            "300",
            "1e2",
            "4000000000",
            "99999999999999999999",
            "\"\"",
            "\"x\"",
            "\"xy\"",
            "\"abc\"",
            "\"\uD83D\uDE00\"",
            "\"2024-02-29\"",
            "\"2024-02-29T10:00:00Z\"",
            "\"5f0e1a52-0000-4000-8000-00000000000a\"",
            "\"QUJD\"",
            "[]",
            "[1]",
            "[1,1]",
            "[null]",
            "[\"x\",2]",
            "[[1]]",
            "{}",
            "{\"a\":1}",
            "{\"a\":\"x\"}",
            "{\"a\":null}",
            "{\"a\":\"x\",\"b\":2}",
            "{\"z\":true}",
            "{\"x-d\":\"abc\",\"c\":[]}");

    /** Keeps {@code 2.0}. */
    private static final ObjectMapper EXACT = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    static final String DRAFT_7 = "http://json-schema.org/draft-07/schema#";
    private static final String DRAFT_2020 = "https://json-schema.org/draft/2020-12/schema";

    private final Random random;
    private int firstDefinition;
    private boolean draft7;

    RandomContracts(Random random) {
        this.random = random;
    }

    /**
     * Returns a contract of objects, in draft 7 or 2020-12. Half of them only have the member {@code v}. Draft 7 ignores
     * some of the keywords.
     */
    ObjectNode next() {
        draft7 = random.nextInt(3) == 0;
        ObjectNode contract =
                object().put("$schema", draft7 ? DRAFT_7 : DRAFT_2020).put("title", "Contract");
        if (random.nextBoolean()) {
            contract.put("type", "object").put("additionalProperties", false);
            contract.putArray("required").add("v");
            contract.putObject("properties").set("v", schema(random.nextInt(MOST_LEVELS)));
        } else {
            contract.setAll(objectSchema(0));
            contract.put("type", "object");
        }
        Set<String> wanted = new LinkedHashSet<>();
        ObjectNode definitions = object();
        do {
            wanted.clear();
            contract.findValuesAsText("$ref").forEach(each -> wanted.add(each.substring(each.lastIndexOf('/') + 1)));
            definitions.findValuesAsText("$ref").forEach(each -> wanted.add(each.substring(each.lastIndexOf('/') + 1)));
            wanted.removeIf(definitions::has);
            // A definition refers to later ones only, so no schema includes itself.
            wanted.forEach(name -> definitions.set(name, definition(DEFINITIONS.indexOf(name) + 1)));
        } while (!wanted.isEmpty());
        if (!definitions.isEmpty()) {
            contract.set("$defs", definitions);
        }
        return contract;
    }

    private ObjectNode definition(int first) {
        int before = firstDefinition;
        firstDefinition = first;
        ObjectNode schema = object();
        schema.setAll(schema(1));
        firstDefinition = before;
        return schema;
    }

    private ObjectNode schema(int level) {
        ObjectNode schema = object();
        int kind = random.nextInt(level >= MOST_LEVELS ? 8 : 14);
        if (kind < 2) {
            schema.put("type", "string");
            strings(schema);
        } else if (kind < 4) {
            schema.put("type", random.nextBoolean() ? "integer" : "number");
            numbers(schema);
        } else if (kind == 4) {
            ArrayNode types = schema.putArray("type");
            Set<String> words = new LinkedHashSet<>();
            for (int i = 1 + random.nextInt(2); i >= 0; i--) {
                words.add(any(TYPES));
            }
            words.forEach(types::add);
            rules(schema);
        } else if (kind == 5) {
            enumeration(schema);
        } else if (kind == 6) {
            rules(schema);
        } else if (kind == 7) {
            if (firstDefinition < DEFINITIONS.size()) {
                schema.put(
                        "$ref",
                        "#/$defs/"
                                + DEFINITIONS.get(
                                        firstDefinition + random.nextInt(DEFINITIONS.size() - firstDefinition)));
                if (random.nextInt(4) == 0) {
                    rules(schema);
                }
            } else {
                schema.put("type", any(TYPES));
            }
        } else if (kind < 10) {
            schema.put("type", "array");
            arrays(schema, level);
        } else if (kind < 12) {
            schema.setAll(objectSchema(level));
        } else {
            if (random.nextBoolean()) {
                schema.put("type", any(TYPES));
            }
            combine(schema, level);
        }
        if (random.nextInt(20) == 0) {
            schema.put("nullable", true);
        }
        return schema;
    }

    private ObjectNode objectSchema(int level) {
        ObjectNode schema = object();
        if (random.nextInt(5) > 0) {
            schema.put("type", "object");
        }
        objects(schema, level);
        if (random.nextInt(5) == 0) {
            combine(schema, level);
        }
        return schema;
    }

    /** Adds rules for any kinds of value. */
    private void rules(ObjectNode schema) {
        switch (random.nextInt(4)) {
            case 0 -> strings(schema);
            case 1 -> numbers(schema);
            case 2 -> arrays(schema, MOST_LEVELS);
            default -> objects(schema, MOST_LEVELS);
        }
    }

    private void strings(ObjectNode schema) {
        switch (random.nextInt(9)) {
            case 0 -> schema.put("minLength", random.nextInt(3));
            case 1 -> schema.put("maxLength", random.nextInt(3));
            case 2 -> schema.put("pattern", any(List.of("^x", "b", "^[a-z]*$", "y$|^a", "\\d")));
            case 3 -> schema.put("format", any(List.of("date", "uuid", "byte", "date-time", "email")));
            case 4 -> {
                if (!draft7) { // where the validator asserts it
                    schema.put("contentEncoding", "base64");
                }
            }
            default -> {}
        }
    }

    private void numbers(ObjectNode schema) {
        switch (random.nextInt(7)) {
            case 0 -> schema.put("minimum", random.nextInt(5) - 2);
            case 1 -> schema.put("exclusiveMaximum", random.nextInt(5));
            case 2 -> schema.put("maximum", 2.5).put("minimum", -1);
            case 3 -> schema.put("multipleOf", any(List.of(1.0, 2.0, 0.5)));
            case 4 -> schema.put("format", any(List.of("int32", "int64", "float", "double")));
            default -> {}
        }
    }

    private void arrays(ObjectNode schema, int level) {
        switch (random.nextInt(11)) {
            case 9 -> {
                JsonNode element = schema(level + 1);
                ArrayNode tuple = schema.putArray(draft7 ? "items" : "prefixItems");
                tuple.add(element)
                        .add(random.nextBoolean() ? element : random.nextBoolean() ? bool() : schema(level + 1));
                schema.set(
                        draft7 ? "additionalItems" : any(List.of("items", "unevaluatedItems")),
                        random.nextBoolean() ? element : bool());
            }
            case 10 -> {
                schema.set("contains", random.nextBoolean() ? bool() : schema(level + 1));
                if (!draft7) { // draft 7 ignores them, but the validator does not
                    boolean least = random.nextBoolean(); // the validator rejects less than minContains in schemas
                    schema.put(
                            least ? "minContains" : "maxContains", least ? random.nextInt(3) : 1 + random.nextInt(2));
                }
                if (random.nextInt(3) == 0) {
                    schema.put("unevaluatedItems", false);
                }
            }
            case 0 -> schema.put("minItems", 1);
            case 1 -> schema.put("maxItems", 1);
            case 2 -> schema.put("uniqueItems", true);
            case 3 -> schema.putArray(draft7 ? "items" : "prefixItems").add(schema(level + 1));
            case 4 -> schema.set("contains", schema(level + 1));
            case 5 -> schema.put("unevaluatedItems", false);
            default -> schema.set("items", random.nextInt(8) == 0 ? bool() : schema(level + 1));
        }
    }

    private void objects(ObjectNode schema, int level) {
        for (int i = random.nextInt(3); i >= 0; i--) {
            switch (random.nextInt(level >= MOST_LEVELS ? 6 : 18)) {
                case 0 -> schema.withArray("required").removeAll().add(any(MEMBERS));
                case 1 -> schema.put("additionalProperties", false);
                case 2 -> schema.put("unevaluatedProperties", false);
                case 3 -> schema.put(random.nextBoolean() ? "minProperties" : "maxProperties", random.nextInt(3));
                case 4 ->
                    schema.putObject(draft7 ? "dependencies" : "dependentRequired")
                            .putArray(any(MEMBERS))
                            .add(any(MEMBERS));
                case 5 -> schema.set("propertyNames", names());
                case 15 -> schema.set("unevaluatedProperties", schema(level + 1));
                case 16 ->
                    schema.putObject(draft7 ? "dependencies" : "dependentSchemas")
                            .set(any(MEMBERS), random.nextBoolean() ? bool() : objectSchema(level + 1));
                case 17 -> schema.set("additionalProperties", schema(level + 1));
                case 6 -> schema.putObject("patternProperties").set(any(List.of("^x-", "a|b")), schema(level + 1));
                default -> {
                    ObjectNode properties = schema.has("properties")
                            ? (ObjectNode) schema.get("properties")
                            : schema.putObject("properties");
                    properties.set(any(MEMBERS), random.nextInt(12) == 0 ? bool() : schema(level + 1));
                }
            }
        }
    }

    private JsonNode names() {
        return switch (random.nextInt(5)) {
            case 0 -> bool();
            case 1 -> ExportedValidator.tree("{\"enum\":[\"a\",\"x-d\",\"z\"]}");
            case 2 -> ExportedValidator.tree("{\"pattern\":\"^[ab]\"}");
            case 3 -> ExportedValidator.tree("{\"not\":{\"const\":\"b\"}}");
            default -> ExportedValidator.tree("{\"maxLength\":1}");
        };
    }

    /** Returns a schema whose negation the import can express. */
    private JsonNode simple() {
        return switch (random.nextInt(7)) {
            case 0 -> object().put("type", any(TYPES));
            case 1 -> object().set("const", value());
            case 2 -> ExportedValidator.tree("{\"required\":[\"" + any(MEMBERS) + "\"]}");
            case 3 -> ExportedValidator.tree("{\"required\":[\"a\",\"b\"]}");
            case 4 -> bool();
            case 5 -> object().set("not", simple());
            default -> {
                ObjectNode choice = object();
                choice.putArray("anyOf").add(simple()).add(simple());
                yield choice;
            }
        };
    }

    private void combine(ObjectNode schema, int level) {
        switch (random.nextInt(11)) {
            case 9 -> schema.set("not", simple());
            case 10 -> {
                schema.set("if", bool());
                schema.set("then", schema(level + 1));
                schema.set("else", schema(level + 1));
            }
            case 0 -> schema.set("not", schema(level + 1));
            case 1 -> {
                schema.set("if", schema(level + 1));
                schema.set(random.nextBoolean() ? "then" : "else", schema(level + 1));
            }
            case 2 -> schema.putObject("dependentSchemas").set("a", objectSchema(level + 1));
            case 3, 4 -> branches(schema, "allOf", level);
            case 5, 6 -> branches(schema, "anyOf", level);
            default -> branches(schema, "oneOf", level);
        }
    }

    /** Adds branches, sometimes of objects that a constant selects. */
    private void branches(ObjectNode schema, String keyword, int level) {
        ArrayNode branches = schema.putArray(keyword);
        boolean union = random.nextInt(3) == 0;
        for (int i = 0; i < 2; i++) {
            ObjectNode branch = union ? objectSchema(level + 1) : schema(level + 1);
            if (union) {
                ObjectNode properties = branch.has("properties")
                        ? (ObjectNode) branch.get("properties")
                        : branch.putObject("properties");
                properties.putObject("a").put("const", i == 0 ? "x" : "abc");
                if (random.nextInt(5) > 0) {
                    branch.putArray("required").add("a");
                }
            }
            branches.add(branch);
        }
        if (union && random.nextInt(3) == 0) {
            schema.putObject("discriminator").put("propertyName", "a");
        }
    }

    private void enumeration(ObjectNode schema) {
        if (random.nextBoolean()) {
            schema.set("const", value());
        } else {
            ArrayNode constants = schema.putArray("enum");
            Set<JsonNode> values = new LinkedHashSet<>();
            for (int i = random.nextInt(3); i >= 0; i--) {
                values.add(random.nextInt(3) == 0 ? value() : ExportedValidator.tree("\"" + any(MEMBERS) + "\""));
            }
            values.forEach(constants::add);
        }
        if (random.nextInt(4) == 0) {
            schema.put("type", any(TYPES));
        }
    }

    // ---- documents

    /** Returns a document that is likely to satisfy the contract. */
    JsonNode document(ObjectNode contract) {
        JsonNode drawn = draw(contract, contract, 0);
        ObjectNode document = drawn.isObject() ? (ObjectNode) drawn : object();
        if (random.nextInt(3) == 0) {
            damage(document);
        }
        return document;
    }

    private void damage(ObjectNode document) {
        List<String> names = new ArrayList<>();
        document.properties().forEach(member -> names.add(member.getKey()));
        if (!names.isEmpty() && random.nextInt(3) == 0) {
            document.remove(any(names));
        } else {
            String name = names.isEmpty() || random.nextInt(3) == 0 ? any(MEMBERS) : any(names);
            if (document.get(name) instanceof ObjectNode inner && random.nextInt(3) > 0) {
                damage(inner);
            } else {
                document.set(name, value());
            }
        }
    }

    private JsonNode draw(JsonNode schema, ObjectNode contract, int level) {
        if (schema.isBoolean() || level > 12 || random.nextInt(25) == 0) {
            return value();
        }
        if (schema.has("$ref")) {
            String name = schema.get("$ref").textValue();
            return draw(contract.at(name.substring(1)), contract, level + 1);
        }
        if (schema.has("const")) {
            return schema.get("const").deepCopy();
        }
        if (schema.has("enum")) {
            return schema.get("enum")
                    .get(random.nextInt(schema.get("enum").size()))
                    .deepCopy();
        }
        JsonNode drawn = kind(schema, contract, level);
        for (String keyword : List.of("allOf", "anyOf", "oneOf")) {
            if (schema.has(keyword)) {
                JsonNode branch = schema.get(keyword).get(random.nextInt(2));
                JsonNode part = draw(branch, contract, level + 1);
                if (drawn instanceof ObjectNode one && part instanceof ObjectNode other && schema.has("properties")) {
                    other.setAll(one);
                }
                drawn = part;
            }
        }
        for (String keyword : List.of("if", "then", "else")) {
            if (schema.has(keyword) && random.nextInt(3) == 0) {
                drawn = draw(schema.get(keyword), contract, level + 1);
            }
        }
        return drawn;
    }

    private JsonNode kind(JsonNode schema, ObjectNode contract, int level) {
        JsonNode type = schema.path("type");
        String word = type.isArray() ? type.get(random.nextInt(type.size())).textValue() : type.asText("");
        boolean object = schema.has("properties") || schema.has("required") || schema.has("additionalProperties");
        if (word.equals("object") || word.isEmpty() && object) {
            ObjectNode members = object();
            schema.path("properties").properties().forEach(property -> {
                if (random.nextInt(4) > 0) {
                    members.set(property.getKey(), draw(property.getValue(), contract, level + 1));
                }
            });
            schema.path("required").forEach(name -> {
                if (!members.has(name.textValue())) {
                    members.set(name.textValue(), value());
                }
            });
            if (random.nextInt(4) == 0) {
                JsonNode others = schema.path("additionalProperties");
                members.set(any(MEMBERS), others.isObject() ? draw(others, contract, level + 1) : value());
            }
            return members;
        }
        if (word.equals("array")) {
            ArrayNode elements = ExportedValidator.JSON.createArrayNode();
            for (int i = random.nextInt(3); i > 0; i--) {
                elements.add(
                        schema.path("items").isObject() ? draw(schema.get("items"), contract, level + 1) : value());
            }
            return elements;
        }
        for (int tries = 0; tries < 40; tries++) {
            JsonNode value = value();
            boolean fits = switch (word) {
                case "string" -> value.isTextual();
                case "integer" -> value.isIntegralNumber();
                case "number" -> value.isNumber();
                case "boolean" -> value.isBoolean();
                case "null" -> value.isNull();
                default -> true;
            };
            if (fits) {
                return value;
            }
        }
        return value();
    }

    private JsonNode value() {
        try {
            return EXACT.readTree(any(VALUES));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private JsonNode bool() {
        return ExportedValidator.tree(Boolean.toString(random.nextBoolean()));
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static ObjectNode object() {
        return ExportedValidator.JSON.createObjectNode();
    }
}
