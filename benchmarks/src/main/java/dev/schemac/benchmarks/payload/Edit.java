package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.ValueNode;
import java.util.List;
import java.util.Map;

/**
 * A member that read-modify-write changes, and its new value. Each library makes the change in its own objects;
 * the expected result is made from these on a tree.
 *
 * @param parent the JSON pointer of the object or array
 * @param step the name of the member, or the index of the element
 */
public record Edit(String parent, String step, ValueNode value) {
    /** The new value of the changed number. */
    public static final int NUMBER = 77;

    /** The new value of the changed double. */
    public static final double REAL = 0.5;

    /** The new value of the changed string. */
    public static final String TEXT = "somewhere else";

    private static final Map<String, List<Edit>> BY_CLASS = Map.of(
            "Users", List.of(number("/users/0", "age"), text("/users/0", "company")),
            "Clients", List.of(number("/clients/0", "age"), text("/clients/0", "company")),
            "People", List.of(number("/people/0", "age"), text("/people/0/address", "city")),
            "Obj", List.of(number("", "num32"), text("", "str")),
            "Numbers", List.of(number("/longs", "0"), real("/doubles", "0")),
            "Texts", List.of(text("/texts", "0")),
            "GithubEvent", List.of(number("/issue", "number"), text("/issue", "title")),
            "PaymentEvent", List.of(number("/charge", "amount"), text("/charge", "currency")),
            "StatusEvent", List.of(number("", "replies_count"), text("/account", "note")),
            "OrderEvent", List.of(number("", "number"), text("/customer", "name")));

    private static Edit number(String parent, String step) {
        return new Edit(parent, step, JsonNodeFactory.instance.numberNode((long) NUMBER));
    }

    private static Edit real(String parent, String step) {
        return new Edit(parent, step, JsonNodeFactory.instance.numberNode(REAL));
    }

    private static Edit text(String parent, String step) {
        return new Edit(parent, step, JsonNodeFactory.instance.textNode(TEXT));
    }

    /**
     * What must come out of read-modify-write.
     *
     * @param type the class of the document
     * @param tree its values; changed
     * @return the tree
     */
    public static JsonNode apply(Class<?> type, JsonNode tree) {
        for (Edit edit : BY_CLASS.get(type.getSimpleName())) {
            JsonNode parent = tree.at(edit.parent());
            if (parent instanceof ObjectNode object) {
                object.set(edit.step(), edit.value());
            } else {
                ((ArrayNode) parent).set(Integer.parseInt(edit.step()), edit.value());
            }
        }
        return tree;
    }
}
