package dev.schemac.codegen;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Documents with a mistake: JSON still, but perhaps no document of its schema any more. */
public final class DamagedDocuments {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String CHARACTERS = "0123456789-+:.,TtZzPpDHMSs[]/=_ \n\tAaQx\u00e9\ud7ff";
    private static final List<String> NUMBERS = List.of(
            "0",
            "-1",
            "127",
            "128",
            "-128",
            "-129",
            "32767",
            "32768",
            "-32769",
            "2147483647",
            "2147483648",
            "-2147483649",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775809",
            "0.5",
            "1e40");
    private static final List<String> TEXTS = List.of(
            "",
            "x",
            "7",
            "true",
            "null",
            "RED",
            "red",
            "MONDAY",
            "2024-02-29",
            "2023-02-29",
            "24:00",
            "10:15",
            "2024-02-29T10:15",
            "2024-02-29T10:15Z",
            "2024-02-29T10:15:30+18:01",
            "2024-02-29T24:00:00Z",
            "2016-12-31T23:59:60Z",
            "2024-02-29T10:15:30.Z",
            "2024-02-29t10:15:30z",
            "PT",
            "P1D",
            "P1Y",
            "pt1.5s",
            "AAA=",
            "AAB=",
            "AA",
            "AB",
            "_-8",
            "123e4567-e89b-12d3-a456-426614174000",
            "a b",
            "http://a/b",
            "urn:a");

    private final Random random;

    public DamagedDocuments(Random random) {
        this.random = random;
    }

    /** The document with one to three changes; it is changed itself, unless it becomes another value. */
    public JsonNode damaged(JsonNode document, List<String> names) {
        JsonNode changed = document;
        for (int i = random.nextInt(3); i >= 0; i--) {
            changed = changed(changed, names);
        }
        return changed;
    }

    private JsonNode changed(JsonNode document, List<String> names) {
        List<JsonNode> containers = new ArrayList<>();
        collect(document, containers);
        if (containers.isEmpty() || random.nextInt(200) == 0) {
            return anything();
        }
        JsonNode container = containers.get(random.nextInt(containers.size()));
        if (container instanceof ObjectNode object) {
            change(object, names);
        } else {
            change((ArrayNode) container);
        }
        return document;
    }

    private static void collect(JsonNode node, List<JsonNode> containers) {
        if (node.isContainerNode()) {
            containers.add(node);
            node.forEach(child -> collect(child, containers));
        }
    }

    private void change(ObjectNode object, List<String> names) {
        List<String> members = new ArrayList<>();
        object.fieldNames().forEachRemaining(members::add);
        String other = random.nextInt(3) == 0 || names.isEmpty() ? "no column" : pick(names);
        if (members.isEmpty() || random.nextInt(12) == 0) {
            object.set(other, anything());
            return;
        }
        String member = pick(members);
        switch (random.nextInt(8)) {
            case 0 -> object.remove(member);
            case 1 -> object.set(other, object.remove(member));
            case 2 -> object.set(member, anything());
            case 3 -> object.set(other, object.get(member).deepCopy());
            default -> object.set(member, near(object.get(member)));
        }
    }

    private void change(ArrayNode array) {
        int at = random.nextInt(array.size() + 1);
        if (at == array.size() && at > 0 && random.nextBoolean()) {
            array.add(array.get(random.nextInt(at)).deepCopy());
        } else if (at == array.size()) {
            array.add(random.nextInt(3) == 0 ? NODES.nullNode() : anything());
        } else if (random.nextInt(8) == 0) {
            array.remove(at);
        } else {
            array.set(at, random.nextInt(3) == 0 ? anything() : near(array.get(at)));
        }
    }

    /** A value of the same kind. */
    private JsonNode near(JsonNode value) {
        if (value.isTextual()) {
            return NODES.textNode(damaged(value.textValue()));
        } else if (value.isNumber()) {
            BigDecimal number = value.decimalValue();
            return switch (random.nextInt(4)) {
                case 0 -> number(pick(NUMBERS));
                case 1 -> NODES.numberNode(number.negate());
                case 2 -> NODES.numberNode(number.add(new BigDecimal("0.25")));
                default -> NODES.numberNode(number.toBigInteger().add(BigInteger.ONE));
            };
        }
        return value.isBoolean() ? NODES.booleanNode(!value.booleanValue()) : anything();
    }

    /** The text with one character more, less or other, or twice; or a string of another type. */
    public String damaged(String text) {
        return random.nextInt(6) == 0 ? pick(TEXTS) : slip(text);
    }

    private String slip(String text) {
        int at = text.offsetByCodePoints(0, random.nextInt(text.codePointCount(0, text.length()) + 1));
        int next = at == text.length() ? at : text.offsetByCodePoints(at, 1);
        String character = String.valueOf(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
        return switch (random.nextInt(4)) {
            case 0 -> text.substring(0, at) + text.substring(next);
            case 1 -> text.substring(0, at) + character + text.substring(at);
            case 2 -> text.substring(0, next) + text.substring(at);
            default -> text.substring(0, at) + character + text.substring(next);
        };
    }

    private JsonNode anything() {
        return switch (random.nextInt(7)) {
            case 0 -> NODES.nullNode();
            case 1 -> NODES.booleanNode(random.nextBoolean());
            case 2 -> number(pick(NUMBERS));
            case 3 -> NODES.objectNode();
            case 4 -> NODES.arrayNode();
            default -> NODES.textNode(pick(TEXTS));
        };
    }

    private static JsonNode number(String text) {
        return text.matches("-?\\d+") ? NODES.numberNode(new BigInteger(text)) : NODES.numberNode(new BigDecimal(text));
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
