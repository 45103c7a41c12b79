package dev.schemac.benchmarks.contender.tree;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.ReusedBuffer;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Edit;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.json.simple.JSONArray;
import org.json.simple.JSONObject;
import org.json.simple.parser.JSONParser;
import org.json.simple.parser.ParseException;

/** json-simple, which supports trees and strings only: {@link JsonSimpleTrees} fills the trees. */
public final class JsonSimpleLibrary implements Library {

    @Override
    public String name() {
        return "json-simple";
    }

    @Override
    public Tier tier() {
        return Tier.STREAMING;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        if (operation == Operation.READ) {
            return Optional.of("only reads into trees; compared in writing only");
        }
        return List.of("Users", "Clients", "People", "Obj", "Trip")
                        .contains(payload.type().getSimpleName())
                ? Optional.empty()
                : Optional.of("trees are filled by hand for Users, Clients, People and Obj only");
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        JSONParser parser = new JSONParser();
        return json -> {
            try {
                return parser.parse(new String(json, StandardCharsets.UTF_8));
            } catch (ParseException e) {
                throw new IOException(e);
            }
        };
    }

    @Override
    public Writer writer(Payload payload) {
        Function<Object, JSONObject> tree = JsonSimpleTrees.of(payload.type());
        return payload.intoReusedBuffer() ? new InPlace(tree, new ReusedBuffer()) : new Tree(tree);
    }

    @Override
    public UnaryOperator<Object> change(Payload payload) {
        return switch (payload.type().getSimpleName()) {
            case "Users" -> value -> row(value, "users", "company");
            case "Clients" -> value -> row(value, "clients", "company");
            case "People" -> JsonSimpleLibrary::people;
            case "Obj" -> value -> put((JSONObject) value, "num32", "str");
            default -> throw new IllegalArgumentException("nothing to change in " + payload.type());
        };
    }

    private static Object row(Object document, String rows, String text) {
        put((JSONObject) ((JSONArray) ((JSONObject) document).get(rows)).get(0), "age", text);
        return document;
    }

    private static Object people(Object document) {
        JSONObject person = (JSONObject) ((JSONArray) ((JSONObject) document).get("people")).get(0);
        JsonSimpleTrees.put(person, "age", Edit.NUMBER);
        JsonSimpleTrees.put((JSONObject) person.get("address"), "city", Edit.TEXT);
        return document;
    }

    private static Object put(JSONObject object, String number, String text) {
        JsonSimpleTrees.put(object, number, Edit.NUMBER);
        JsonSimpleTrees.put(object, text, Edit.TEXT);
        return object;
    }

    /**
     * A parsed document is a tree already; a generated one becomes a tree in the timed part, like its user would
     * do.
     */
    private record Tree(Function<Object, JSONObject> tree) implements Writer {
        @Override
        public Object writeBytes(Object value) {
            return writeText(value).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String writeText(Object value) {
            return (value instanceof JSONObject read ? read : tree.apply(value)).toJSONString();
        }
    }

    private record InPlace(Function<Object, JSONObject> tree, ReusedBuffer buffer) implements Writer {
        @Override
        public Object writeBytes(Object value) {
            return buffer.copyOf(tree.apply(value).toJSONString().getBytes(StandardCharsets.UTF_8));
        }
    }
}
