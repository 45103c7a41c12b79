package dev.schemac.benchmarks.cell;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.payload.Arrival;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Checks that a library reads every value of every document correctly before it is timed. Its output is read back
 * by jackson-core, and compared too.
 */
public final class CorrectnessCheck {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private CorrectnessCheck() {}

    /**
     * Checks every cell on all its documents, in this JVM, and returns how many they were.
     *
     * @throws IllegalStateException if some fail, with a line for each
     */
    public static void checkAll(List<Cell> cells) throws IOException {
        List<String> wrong = new ArrayList<>();
        Payload generated = null;
        List<Document> documents = List.of();
        for (Cell cell : cells) {
            if (cell.payload() != generated) {
                generated = cell.payload();
                documents = generated.generate();
            }
            try {
                check(cell, documents);
            } catch (IllegalStateException e) {
                wrong.add(e.getMessage());
            }
        }
        if (!wrong.isEmpty()) {
            throw new IllegalStateException(String.join(System.lineSeparator(), wrong));
        }
        System.err.println("All libraries read and write the same values: " + cells.size() + " combinations.");
    }

    /**
     * Checks one cell on its documents.
     *
     * @throws IllegalStateException at the first wrong value, with its path, or if the library fails
     */
    public static void check(Cell cell, List<Document> documents) throws IOException {
        Turn turn = Turn.of(cell, documents);
        Arrival.Order order = cell.payload().arrival().order(documents.size());
        for (int number = 0; number < documents.size(); number++) {
            int i = order.at(number);
            Document document = documents.get(i);
            Object result;
            JsonNode values;
            try {
                result = turn.take(number);
                values = ValueTree.of(turn.values(result));
            } catch (RuntimeException | IOException | LinkageError e) {
                throw new IllegalStateException(cell.word() + " fails on document " + i + ": " + e, e);
            }
            JsonNode expected = document.values();
            if (cell.payload().layout().hasNulls()) {
                removeZerosOfNulls(MAPPER.readTree(document.bytes()), expected, values);
            }
            String verb = cell.operation() == Operation.READ ? " reads" : " writes";
            compare(cell.word() + verb + " document " + i, expected, values);
        }
    }

    /**
     * Removes 0 and false from both sides where the document has null. A class without presence shows null in a
     * primitive column as 0 or false, another one as absent; any other value stays, and so differs.
     */
    public static void removeZerosOfNulls(JsonNode document, JsonNode expected, JsonNode actual) {
        for (int i = 0; document.isArray() && i < document.size(); i++) {
            removeZerosOfNulls(document.get(i), expected.path(i), actual.path(i));
        }
        document.properties().forEach(member -> {
            String name = member.getKey();
            if (!member.getValue().isNull()) {
                removeZerosOfNulls(member.getValue(), expected.path(name), actual.path(name));
                return;
            }
            for (JsonNode side : List.of(expected, actual)) {
                if (side instanceof ObjectNode object && isZeroOrFalse(object.path(name))) {
                    object.remove(name);
                }
            }
        });
    }

    private static boolean isZeroOrFalse(JsonNode value) {
        return value.isNumber() && value.doubleValue() == 0 || value.isBoolean() && !value.booleanValue();
    }

    /**
     * Compares one result with the generated object.
     *
     * @param what library and document, for the message
     * @throws IllegalStateException at the first wrong value, with its path
     */
    public static void compare(String what, Document document, Object result) {
        compare(what, ValueTree.of(document.model()), ValueTree.of(result));
    }

    private static void compare(String what, JsonNode expected, JsonNode actual) {
        Optional<String> difference = firstDifference(expected, actual, "$");
        if (difference.isPresent()) {
            throw new IllegalStateException(what + " wrongly: " + difference.orElseThrow());
        }
    }

    /** The path of the first value that is not as expected, and both values; empty where all are. */
    public static Optional<String> firstDifference(JsonNode expected, JsonNode actual, String path) {
        if (expected.getNodeType() != actual.getNodeType() || expected.size() != actual.size()) {
            return Optional.of(describe(expected, actual, path));
        }
        if (expected.isObject()) {
            TreeSet<String> names = new TreeSet<>();
            expected.fieldNames().forEachRemaining(names::add);
            for (String name : names) {
                Optional<String> difference =
                        firstDifference(expected.path(name), actual.path(name), path + "." + name);
                if (difference.isPresent()) {
                    return difference;
                }
            }
            return Optional.empty();
        }
        if (expected.isArray()) {
            Iterator<JsonNode> elements = actual.elements();
            for (int i = 0; i < expected.size(); i++) {
                Optional<String> difference = firstDifference(expected.get(i), elements.next(), path + "[" + i + "]");
                if (difference.isPresent()) {
                    return difference;
                }
            }
            return Optional.empty();
        }
        boolean same = expected.isNumber() ? sameNumber(expected, actual) : expected.equals(actual);
        return same ? Optional.empty() : Optional.of(describe(expected, actual, path));
    }

    /**
     * By the kind of the expected one: a written document does not show whether its {@code 4.0} is a double or a
     * decimal.
     */
    private static boolean sameNumber(JsonNode expected, JsonNode actual) {
        return expected.isDouble()
                ? Double.compare(expected.doubleValue(), actual.doubleValue()) == 0
                : expected.decimalValue().compareTo(actual.decimalValue()) == 0;
    }

    private static String describe(JsonNode expected, JsonNode actual, String path) {
        return path + " should be " + expected + " but is " + actual;
    }
}
