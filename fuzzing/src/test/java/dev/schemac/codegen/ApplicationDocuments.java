package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.RandomTypes.ArrayOf;
import dev.schemac.codegen.RandomTypes.MapOf;
import dev.schemac.codegen.RandomTypes.Scalar;
import dev.schemac.codegen.RandomTypes.Type;
import dev.schemac.contracts.ExportComparison;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.fuzzing.DocumentMutations;
import dev.schemac.fuzzing.JsonTree;
import dev.schemac.fuzzing.Parcel;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Documents of a schema with columns of an application class and of a class with an adapter. */
final class ApplicationDocuments {
    private static final Map<String, Type> PROPERTIES = Map.of(
            "name", new Scalar("string"),
            "count", new Scalar("int"),
            "number", new Scalar("long"),
            "price", new Scalar("double"),
            "flags", new ArrayOf(new Scalar("boolean"), true),
            "due", new Scalar("java.time.LocalDate"),
            "day", new Scalar("java.time.DayOfWeek"),
            "notes", new MapOf(new Scalar("int")),
            "label", new Scalar("string"));

    private final Random random;
    private final List<byte[]> documents = new ArrayList<>();

    final ObjectParser<JsonEvent> parser;

    @SuppressWarnings("unchecked") // as every generated parser
    ApplicationDocuments(Random random, ValueStyle style) {
        this.random = random;
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(
                        CompilerOptions.DEFAULT.withStyle(style).withClassPath(List.of(ExportComparison.ownClasses())))
                .deploy(runtime, List.of(new SchemaSource("shop.epl", """
                        module shop;
                        import dev.schemac.fuzzing.Parcel;
                        @JsonSchemaField(name=at, adapter='dev.schemac.codegen.EpochDate')
                        create json schema Dispatch(id int, first Parcel, all Parcel[], more List<Parcel>, named Map<String, Parcel>,
                            at java.util.Date);
                        """)));
        parser = (ObjectParser<JsonEvent>) runtime.eventSender("shop.Dispatch").parser();
        for (int i = 0; i < 60; i++) {
            documents.add(document().getBytes(UTF_8));
        }
    }

    byte[] next() {
        byte[] document = documents.get(random.nextInt(documents.size()));
        return random.nextInt(12) == 0
                ? document
                : DocumentMutations.mutated(random, document, documents.get(random.nextInt(documents.size())));
    }

    private String document() {
        List<String> members = new ArrayList<>();
        for (String name : List.of("id", "first", "all", "more", "named", "at")) {
            if (random.nextInt(3) > 0) {
                members.add("\"" + name + "\":"
                        + switch (name) {
                            case "id" -> Integer.toString(random.nextInt());
                            case "first" -> parcel(2);
                            case "named" -> "{\"a\":" + parcel(1) + ",\"b\":null}";
                            case "at" -> "\"" + random.nextInt(1_000_000) + "\"";
                            default -> "[" + parcel(1) + ",null," + parcel(0) + "]";
                        });
            }
        }
        return "{" + String.join(",", members) + "}";
    }

    private String parcel(int depth) {
        RandomValues values = new RandomValues(random);
        List<String> members = new ArrayList<>();
        for (String name : PROPERTIES.keySet().stream().sorted().toList()) {
            if (random.nextInt(3) == 0) {
                members.add("\"" + name + "\":"
                        + switch (name) {
                            case "count" -> Integer.toString(random.nextInt());
                            case "number" -> Long.toString(random.nextLong());
                            case "price" -> Double.toString(random.nextInt(1_000) / 8.0);
                            case "flags" -> "[true,false]";
                            case "notes" -> "{\"x\":1,\"y\":null}";
                            default ->
                                "\""
                                        + values.scalar(PROPERTIES.get(name).text())
                                                .toString()
                                                .replaceAll("[\\p{Cntrl}\"\\\\]", "_")
                                        + "\"";
                        });
            }
        }
        if (depth > 0 && random.nextBoolean()) {
            members.add("\"inner\":" + parcel(depth - 1));
            members.add("\"parts\":[" + parcel(depth - 1) + ",null]");
        }
        return "{" + String.join(",", members) + "}";
    }

    /** {@return the first wrong value in the event of a document, or null} */
    String difference(JsonTree.Members given, JsonEvent event, DifferentialValues values, boolean esper) {
        Map<String, Object> last = last(given);
        Map<String, Object> actual = event.asMap();
        String difference = values.difference(new Scalar("int"), null, last.get("id"), actual.get("id"));
        if (difference == null) {
            difference = parcel(last.get("first"), actual.get("first"), values, esper);
        }
        for (String name : List.of("all", "more")) {
            if (difference == null) {
                difference = parcels(last.get(name), actual.get(name), values, esper);
            }
        }
        if (difference == null && last.get("named") instanceof JsonTree.Members named) {
            Map<?, ?> map = (Map<?, ?>) actual.get("named");
            Map<String, Object> entries = last(named);
            difference = entries.keySet().equals(map.keySet()) ? null : entries.keySet() + ", but " + map.keySet();
            for (Map.Entry<String, Object> entry : entries.entrySet()) {
                if (difference == null) {
                    difference = parcel(entry.getValue(), map.get(entry.getKey()), values, esper);
                }
            }
        }
        if (difference == null && last.get("at") instanceof String text) {
            difference =
                    new Date(Long.parseLong(text)).equals(actual.get("at")) ? null : text + ", but " + actual.get("at");
        }
        return difference;
    }

    private static Map<String, Object> last(JsonTree.Members members) {
        Map<String, Object> last = new LinkedHashMap<>();
        members.list().forEach(member -> last.put(member.name(), member.value()));
        return last;
    }

    private String parcels(Object given, Object actual, DifferentialValues values, boolean esper) {
        if (!(given instanceof List<?> elements)) {
            return actual == null ? null : "null, but " + actual;
        }
        List<?> parcels = actual instanceof Parcel[] array ? java.util.Arrays.asList(array) : (List<?>) actual;
        if (parcels == null || parcels.size() != elements.size()) {
            return elements.size() + " elements, but " + parcels;
        }
        for (int i = 0; i < elements.size(); i++) {
            String difference = parcel(elements.get(i), parcels.get(i), values, esper);
            if (difference != null) {
                return "element " + i + ": " + difference;
            }
        }
        return null;
    }

    private String parcel(Object given, Object actual, DifferentialValues values, boolean esper) {
        if (!(given instanceof JsonTree.Members members)) {
            return actual != null ? "null, but " + actual : given == null || esper ? null : "accepted " + given;
        } else if (!(actual instanceof Parcel)) {
            return "an object, but " + actual;
        }
        Parcel parcel = (Parcel) actual;
        Map<String, Object> last = last(members);
        Map<String, Object> properties = properties(parcel);
        Map<String, Object> initial = properties(new Parcel());
        for (Map.Entry<String, Object> property : properties.entrySet()) {
            String name = property.getKey();
            Object value = last.get(name);
            boolean primitive = name.equals("count") || name.equals("price");
            boolean none = esper
                    && (value instanceof List || value instanceof JsonTree.Members)
                    && property.getValue() == null;
            String difference = !last.containsKey(name) || primitive && value == null
                    ? property.getValue() == initial.get(name)
                                    || property.getValue() != null
                                            && property.getValue().equals(initial.get(name))
                            ? null
                            : "absent, but " + property.getValue()
                    : none || primitive && esper && (value instanceof List || value instanceof JsonTree.Members)
                            ? null
                            : values.difference(PROPERTIES.get(name), null, value, property.getValue());
            if (difference != null) {
                return name + ": " + difference;
            }
        }
        String difference = parcel(last.get("inner"), parcel.inner, values, esper);
        return difference == null ? parcels(last.get("parts"), parcel.parts, values, esper) : difference;
    }

    private static Map<String, Object> properties(Parcel parcel) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("name", parcel.name);
        properties.put("count", parcel.count);
        properties.put("number", parcel.number);
        properties.put("price", parcel.price);
        properties.put("flags", parcel.flags);
        properties.put("due", parcel.due);
        properties.put("day", parcel.day);
        properties.put("notes", parcel.notes);
        properties.put("label", parcel.getLabel());
        return properties;
    }

    /** {@return whether the options have the profile of Esper} */
    static boolean isEsper(JsonOptions options) {
        return options.profile() == JsonOptions.Profile.ESPER;
    }
}
