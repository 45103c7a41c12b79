package dev.schemac.benchmarks.users;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.UsersGenerator;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** A library is timed only after it has read every value of every document as Jackson's tree holds it. */
public final class UsersCheck {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private UsersCheck() {}

    /**
     * Checks all libraries on all payloads, from bytes and from text.
     *
     * @throws IllegalStateException at the first wrong value
     */
    public static void main(String[] args) throws IOException {
        for (Payload payload : Payload.ALL) {
            check(payload);
        }
    }

    /**
     * Checks all libraries on one payload, from bytes and from text.
     *
     * @throws IllegalStateException at the first wrong value
     */
    public static void check(Payload payload) throws IOException {
        List<Document> documents = UsersGenerator.generate(payload);
        for (String library : UsersLibraries.names()) {
            UsersReader reader = UsersLibraries.reader(library, documents);
            check(library, reader, documents, false);
            check(library, reader, documents, true);
        }
    }

    /**
     * Checks one library on all documents of a payload, from one kind of input.
     *
     * @param fromText true to read the documents as Strings, false to read them as bytes
     * @throws IllegalStateException at the first wrong value, with its path
     */
    public static void check(String library, UsersReader reader, List<Document> documents, boolean fromText)
            throws IOException {
        for (int i = 0; i < documents.size(); i++) {
            Document document = documents.get(i);
            Object value = fromText ? reader.read(document.text()) : reader.read(document.bytes());
            JsonNode actual = MAPPER.valueToTree(reader.values(value));
            Optional<String> difference = firstDifference(expected(document), actual, "$");
            if (difference.isPresent()) {
                throw new IllegalStateException(
                        library + " reads document " + i + " wrongly: " + difference.orElseThrow());
            }
        }
    }

    /** The tree of the document, with {@code isActive} as the text that its column holds. */
    private static JsonNode expected(Document document) throws IOException {
        JsonNode tree = MAPPER.readTree(document.bytes());
        for (JsonNode user : tree.get("users")) {
            ((ObjectNode) user).put("isActive", user.get("isActive").asText());
        }
        return tree;
    }

    static Optional<String> firstDifference(JsonNode expected, JsonNode actual, String path) {
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
        return expected.equals(actual) ? Optional.empty() : Optional.of(describe(expected, actual, path));
    }

    private static String describe(JsonNode expected, JsonNode actual, String path) {
        return path + " should be " + expected + " but is " + actual;
    }
}
