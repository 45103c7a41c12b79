package dev.schemac.contracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Decides whether the lines of a report explain that a parser accepts an invalid document: a validator accepts it, too, if
 * the keywords that the lines name are removed from the contract.
 */
public final class Explanations {
    /** The lines about a whole schema, not only about one keyword of it. */
    private static final List<String> WHOLE_SCHEMAS = List.of(
            "values of any type are accepted",
            "rules are not checked",
            "members of any type are accepted",
            "only the types of values are checked");

    private static final Pattern QUOTED = Pattern.compile("'([^']*)'");

    private static final Set<String> KEPT =
            Set.of("$schema", "$id", "$anchor", "$dynamicAnchor", "$defs", "definitions");

    private final String first;
    private final Map<String, JsonNode> files;
    private final List<Difference> lines;
    private final Function<Map<String, JsonNode>, Schema> validators;
    private final Map<Change, Schema> known = new HashMap<>();
    private Schema original;

    /**
     * A change of the contract.
     *
     * @param overlaps whether each removed oneOf becomes an anyOf
     */
    private record Change(List<Difference> removed, boolean overlaps) {}

    /**
     * Creates the explanations of a report.
     *
     * @param first the file with the schema of documents
     * @param files the files of the contract by name, without their folders
     * @param lines the report
     * @param validators returns a validator of changed files
     */
    public Explanations(
            String first,
            Map<String, JsonNode> files,
            List<Difference> lines,
            Function<Map<String, JsonNode>, Schema> validators) {
        this.first = first;
        this.files = files;
        this.lines = lines;
        this.validators = validators;
    }

    /** Returns whether the lines about wider schemas explain that an invalid document is accepted. */
    public boolean explainAccepted(JsonNode document) {
        List<Difference> wider = wider();
        return !wider.isEmpty()
                && (accepts(wider, document) || wider.stream().anyMatch(line -> accepts(List.of(line), document)));
    }

    /** Returns whether a line about wider schemas is about the keyword of an error of the validator, or a schema around it. */
    public boolean coverError(JsonNode document) {
        if (original == null) {
            original = validators.apply(files);
        }
        List<Error> errors = original.validate(document);
        return wider().stream().anyMatch(line -> errors.stream().anyMatch(error -> covers(line, error)));
    }

    private List<Difference> wider() {
        return lines.stream().filter(line -> line.effect() == Effect.WIDER).toList();
    }

    /** Compares the place of the keyword, and the path of references to it from the first file. */
    private boolean covers(Difference line, Error error) {
        String location = error.getSchemaLocation().toString();
        String place = location.substring(location.lastIndexOf('/', location.indexOf('#')) + 1);
        return isAround(fileName(line) + line.pointer(), place)
                || fileName(line).equals(first)
                        && isAround(
                                line.pointer().substring(1),
                                error.getEvaluationPath().toString());
    }

    private static boolean isAround(String outer, String inner) {
        return inner.equals(outer) || inner.startsWith(outer + "/");
    }

    private static String fileName(Difference line) {
        return line.file().substring(line.file().lastIndexOf('/') + 1);
    }

    /** Tries two changes, because a removed oneOf evaluates no members. */
    private boolean accepts(List<Difference> removed, JsonNode document) {
        return accepts(new Change(removed, false), document) || accepts(new Change(removed, true), document);
    }

    private boolean accepts(Change change, JsonNode document) {
        try {
            return known.computeIfAbsent(change, key -> validators.apply(without(key)))
                    .validate(document)
                    .isEmpty();
        } catch (SchemaException e) {
            return false; // A reference leads to a removed schema.
        }
    }

    /**
     * Returns the files of the contract without the keywords for which its parser rejects valid documents, except {@code
     * $schema} and those about other values than objects, which are also about a whole contract.
     */
    public Map<String, JsonNode> withoutNarrower() {
        List<Difference> narrower = lines.stream()
                .filter(line -> line.effect() == Effect.NARROWER
                        && !line.keyword().equals("$schema")
                        && !line.description().startsWith("values other than objects"))
                .toList();
        return without(new Change(narrower, false));
    }

    /** Returns copies of the files without the keywords of some lines. */
    private Map<String, JsonNode> without(Change change) {
        Map<String, JsonNode> changed = new HashMap<>();
        files.forEach((name, tree) -> changed.put(name, tree.deepCopy()));
        // Schemas inside of others come first, because a change moves or removes them.
        List<Difference> inOrder = new ArrayList<>(change.removed());
        inOrder.sort(Comparator.comparing((Difference line) -> line.pointer().length())
                .reversed());
        for (Difference line : inOrder) {
            changed.computeIfPresent(fileName(line), (key, tree) -> without(tree, line, change.overlaps()));
        }
        return changed;
    }

    private static JsonNode without(JsonNode tree, Difference line, boolean overlaps) {
        String pointer = line.pointer().substring(1);
        int end = pointer.lastIndexOf('/');
        String last = end < 0 ? "" : token(pointer.substring(end + 1));
        JsonNode found = tree.at(pointer);
        if (found.isMissingNode()) {
            return tree;
        }
        if (line.description().equals("null elements are accepted")) {
            ObjectNode nullable = ExportedValidator.JSON.createObjectNode();
            nullable.putArray("anyOf").add(found).addObject().put("type", "null");
            return replaced(tree, pointer, nullable);
        }
        boolean present = last.equals(line.keyword());
        if (line.description().startsWith("rules of the subtype for inherited members")) {
            Set<String> members = QUOTED.matcher(line.description())
                    .results()
                    .map(name -> name.group(1))
                    .collect(Collectors.toSet());
            removeMembers(tree.at(present ? pointer.substring(0, end) : pointer), members);
            return tree;
        }
        String schema = present ? pointer.substring(0, end) : pointer;
        if (!present || WHOLE_SCHEMAS.stream().anyMatch(line.description()::contains)) {
            schema = schema.replaceFirst("(/allOf/[0-9]+)+$", "");
            ObjectNode any = ExportedValidator.JSON.createObjectNode();
            if (tree.at(schema) instanceof ObjectNode old) {
                any = old.deepCopy();
                any.retain(KEPT);
            }
            return replaced(tree, schema, any);
        }
        ObjectNode around = (ObjectNode) tree.at(schema);
        JsonNode value = around.remove(last);
        if (line.description().startsWith("the types of the elements of a tuple") && value.isArray()) {
            // The tuple has as many elements, of any type.
            ArrayNode elements = around.putArray(last);
            value.forEach(element -> elements.addObject());
            List.of("items", "additionalItems", "unevaluatedItems").stream()
                    .filter(keyword ->
                            !keyword.equals(last) && around.path(keyword).isObject())
                    .forEach(around::remove);
        }
        if (last.equals("minContains")) {
            around.put(last, 0); // Without it, the number is 1.
        }
        if (last.equals("patternProperties")) {
            // Members that match no pattern are accepted, too.
            around.remove(List.of("additionalProperties", "unevaluatedProperties"));
        }
        if (last.equals("oneOf") && (overlaps || line.description().startsWith("values that match several"))) {
            // An array of allOf, because the schema may have an anyOf of its own.
            ArrayNode all = around.withArray("allOf");
            all.addObject().set("anyOf", value);
        }
        return tree;
    }

    /** Removes what a schema and the inline schemas of its allOf say about some members. */
    private static void removeMembers(JsonNode schema, Set<String> members) {
        if (schema.path("properties") instanceof ObjectNode properties) {
            properties.remove(members);
        }
        if (schema.path("required") instanceof ArrayNode required) {
            required.removeIf(name -> members.contains(name.asText()));
        }
        schema.path("allOf").forEach(part -> removeMembers(part, members));
    }

    private static JsonNode replaced(JsonNode tree, String pointer, JsonNode value) {
        if (pointer.isEmpty()) {
            return value;
        }
        int end = pointer.lastIndexOf('/');
        String last = token(pointer.substring(end + 1));
        JsonNode around = tree.at(pointer.substring(0, end));
        if (around instanceof ObjectNode object) {
            object.set(last, value);
        } else if (around instanceof ArrayNode array) {
            array.set(Integer.parseInt(last), value);
        }
        return tree;
    }

    private static String token(String escaped) {
        return escaped.replace("~1", "/").replace("~0", "~");
    }
}
