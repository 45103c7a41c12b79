package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.NONE;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.normal.Annotations;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.dsl.jsonschema.JsonScalar;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Adds the keywords of one schema to the constraints of a node. {@link Reductions} reads those without a rule.
 *
 * <p>Of tuples, only the length is read (8 of 5,211 contracts; 4 cases of the official suite in draft 7 and 4 in 2020-12). A
 * schema in {@code unevaluatedProperties} is not read (no contract; 2 cases).
 */
final class KeywordReader {
    private static final String TUPLE = "the types of the elements of a tuple are not checked";

    private final Schemas schemas;

    /** The choices of schemas, so that each is one object. */
    private final Map<Keyword, Choice> choices = new HashMap<>();

    KeywordReader(Schemas schemas) {
        this.schemas = schemas;
    }

    /** Reads the annotations of a schema. */
    void describe(Schema schema, FactsBuilder facts) {
        facts.describe(schema.keyword("title"), schema.keyword("description"), schema.keyword("default"));
        schema.keywords().stream()
                .filter(Annotations::isReported)
                .forEach(keyword -> facts.differ(schema.keyword(keyword), NONE, "an annotation"));
    }

    /**
     * Reads a keyword. Returns whether it constrains values.
     *
     * @param decided the choices that do not apply
     */
    boolean read(Schema schema, String name, Set<Choice> decided, FactsBuilder facts) {
        Keyword keyword = schema.keyword(name);
        switch (name) {
            case "type" -> type(keyword, schema, facts);
            case "nullable" -> {
                facts.orNull(keyword);
                return false;
            }
            case "enum" -> {
                if (!(keyword.value() instanceof List<?> values)) {
                    throw new ContractException(schema.site().place() + "/enum", "expected an array");
                }
                facts.allow(keyword, values);
            }
            case "const" -> facts.allow(keyword, Collections.singletonList(keyword.value()));
            case "required" -> {
                for (Object required : (List<?>) keyword.value()) {
                    if (required instanceof String text) {
                        facts.require(text);
                    }
                }
            }
            case "properties", "patternProperties", "additionalProperties", "minProperties", "maxProperties" ->
                facts.object(schema);
            case "unevaluatedProperties" -> {
                if (Boolean.FALSE.equals(keyword.value())) {
                    facts.close(Closure.of(schema, schemas));
                } else if (keyword.value() instanceof Map) {
                    facts.differ(keyword, WIDER, "other members of any type are accepted");
                }
                facts.object(schema);
            }
            case "propertyNames" -> {
                facts.names(schema, schema.child(name));
                facts.object(schema);
            }
            case "prefixItems" -> {
                if (Boolean.FALSE.equals(schema.get("items")) && keyword.value() instanceof List<?> elements) {
                    String end = schema.keyword("items").name();
                    facts.size("maxItems", new Keyword(schema.site(), end, elements.size()));
                }
                facts.differ(keyword, WIDER, TUPLE);
            }
            case "items" -> {
                if (schema.has("prefixItems")) {
                    return false; // Read with the tuple.
                } else if (keyword.value() instanceof Map || keyword.value() instanceof Boolean) {
                    facts.items(schema.child(name));
                } else {
                    facts.differ(keyword, WIDER, TUPLE);
                }
            }
            case "oneOf", "anyOf" -> {
                Choice choice = choices.computeIfAbsent(keyword, key -> choice(schema, key, name));
                if (decided.contains(choice)) {
                    return false;
                }
                facts.choice(choice);
            }
            case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum" -> facts.bound(name, keyword);
            case "minLength", "maxLength", "minItems", "maxItems" -> facts.size(name, keyword);
            case "pattern", "format", "contentEncoding" -> facts.text(name, keyword);
            case ScalarSchemas.TYPE -> {
                Optional<JsonScalar> form =
                        keyword.value() instanceof String text ? JsonScalar.named(text) : Optional.empty();
                form.ifPresent(named -> facts.rule(name, new Keyword(keyword.site(), name, named)));
                return form.isPresent();
            }
            case "uniqueItems" -> {
                if (Boolean.TRUE.equals(keyword.value())) {
                    facts.rule(name, keyword);
                }
            }
            default -> {
                if (!Annotations.isAnnotation(name)
                        && !Annotations.isStructure(name)
                        && !Schemas.REFERENCES.contains(name)) {
                    facts.differ(keyword, NONE, "not a keyword of JSON Schema");
                }
                return false;
            }
        }
        return true;
    }

    // ---- single keywords

    private static void type(Keyword keyword, Schema schema, FactsBuilder facts) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        for (Object word : (List<?>) keyword.value()) {
            Set<JsonKind> named = word instanceof String text ? JsonKind.named(text) : Set.of();
            if (named.isEmpty()) {
                throw new ContractException(
                        keyword.site().place() + "/type",
                        "expected one of array, boolean, integer, null, number, object, string");
            }
            kinds.addAll(named);
        }
        facts.type(keyword, kinds, schema.excludesWrittenFractions());
    }

    private static Choice choice(Schema schema, Keyword keyword, String name) {
        List<SchemaNode> branches =
                schema.children(name).stream().map(SchemaNode::of).toList();
        if (branches.isEmpty()) {
            throw new ContractException(schema.site().place() + "/" + keyword.name(), "expected an array of schemas");
        }
        return new Choice(keyword, branches, name.equals("oneOf"));
    }
}
