package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NARROWER;
import static dev.schemac.contracts.read.Omission.Effect.NONE;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaNode.Choice;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.load.SchemaVersion;
import dev.schemac.contracts.read.ObjectView.Closure;
import dev.schemac.contracts.read.ObjectView.NameRule;
import dev.schemac.contracts.read.SchemaFacts.ElementsReader;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import dev.schemac.dsl.jsonschema.JsonScalar;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Adds the keywords of one schema to the constraints of a node. {@link Reductions} reads those without a rule. */
final class KeywordReader {
    /** Keywords that have no effect on documents. */
    private static final Set<String> ANNOTATIONS = Set.of(
            "title",
            "examples",
            "example",
            "deprecated",
            "readOnly",
            "writeOnly",
            "contentMediaType",
            "xml",
            "externalDocs");

    /** Keywords for the structure of the file, and keywords that are read elsewhere. */
    private static final Set<String> STRUCTURE = Set.of(
            "$schema",
            "$id",
            "$anchor",
            "$dynamicAnchor",
            "$comment",
            "$vocabulary",
            "$defs",
            "$ref",
            "$recursiveAnchor",
            "definitions",
            "allOf",
            "description",
            "discriminator",
            "nullable",
            "then",
            "else",
            "minContains",
            "maxContains");

    private static final String DYNAMIC = "the dynamic reference is not followed";

    private static final Map<String, String> UNSUPPORTED = Map.ofEntries(
            Map.entry("contentSchema", "the content of the string is not checked"),
            Map.entry("$dynamicRef", DYNAMIC),
            Map.entry("$recursiveRef", DYNAMIC),
            Map.entry("divisibleBy", "'divisibleBy' is not checked"),
            Map.entry("disallow", "values that 'disallow' forbids are accepted"),
            Map.entry("extends", "'extends' is not followed"));

    private static final Set<String> OBJECT_KEYWORDS = Set.of(
            "properties",
            "patternProperties",
            "additionalProperties",
            "unevaluatedProperties",
            "propertyNames",
            "minProperties",
            "maxProperties");

    private final FactsReader reader;
    private final References references;
    private final ListedValues values;

    /** @param reader reads the schemas of names */
    KeywordReader(FactsReader reader, References references, ListedValues values) {
        this.reader = reader;
        this.references = references;
        this.values = values;
    }

    /** Returns whether a keyword has no effect on documents. */
    static boolean isAnnotation(String keyword) {
        return ANNOTATIONS.contains(keyword)
                || keyword.startsWith("x-") && !keyword.equals(ScalarSchemas.TYPE)
                || Set.of("description", "default", "$comment", "$schema", "$id", "id", "$defs", "definitions")
                        .contains(keyword);
    }

    /** Returns whether a keyword is about the structure of the file, or read elsewhere. */
    static boolean isStructure(String keyword) {
        return STRUCTURE.contains(keyword);
    }

    /** Reads the annotations of a schema. */
    static void describe(SchemaSite site, SchemaFacts facts) {
        if (facts.title.isEmpty() && site.get("title") instanceof String title) {
            facts.title = title;
        }
        if (facts.description.isEmpty() && site.get("description") instanceof String description) {
            facts.description = description;
        }
        if (facts.defaultValue == null && site.has("default")) {
            facts.defaultValue = new Keyword(site, "default", site.get("default"));
        }
        site.keywords().stream()
                .filter(keyword -> ANNOTATIONS.contains(keyword) && !keyword.equals("title"))
                .forEach(keyword -> facts.lose(site, keyword, NONE, "an annotation"));
    }

    /** Reads a keyword. Returns whether it constrains values. */
    boolean read(SchemaSite site, String keyword, SchemaFacts facts) {
        if (STRUCTURE.contains(keyword) || isAnnotation(keyword)) {
            if (keyword.equals("$schema") && !site.get(keyword).toString().contains("json-schema.org/")) {
                facts.lose(
                        site, keyword, NARROWER, "an unknown version of JSON Schema: keywords are read as of 2020-12");
            }
            SchemaVersion version = site.version();
            // OpenAPI 3.0 defines 'nullable' only next to 'type', but many contracts write it next to 'allOf'.
            if (version.isNullable(keyword) && Boolean.TRUE.equals(site.get(keyword)) && !site.has("type")) {
                facts.nullable = new Keyword(site, keyword, true);
            } else if (keyword.equals("nullable") && !version.isNullable(keyword)) {
                facts.lose(site, keyword, NONE, version.insteadOfNullable());
            }
            return false;
        }
        Object value = site.get(keyword);
        if (UNSUPPORTED.containsKey(keyword)) {
            facts.lose(site, keyword, WIDER, UNSUPPORTED.get(keyword));
            return false;
        }
        if (keyword.equals("unevaluatedProperties") && site.version() != SchemaVersion.CURRENT) {
            facts.lose(site, keyword, NONE, "not a keyword before draft 2019-09");
            return false;
        }
        boolean sinceDraft6 = keyword.equals("propertyNames") || keyword.equals("const") && !site.isDerived();
        if (sinceDraft6 && !site.version().isOfDraft6()) {
            facts.lose(site, keyword, NONE, "not a keyword of this version of JSON Schema");
            return false;
        }
        if (OBJECT_KEYWORDS.contains(keyword)) {
            if (keyword.equals("unevaluatedProperties") && !Boolean.TRUE.equals(value)) {
                facts.closures.add(Closure.of(site, references));
            }
            if (keyword.equals("propertyNames")) {
                facts.names.put(site, new SchemaOfNames(reader, values, site.child(keyword)));
            }
            facts.objects.add(site);
            return true;
        }
        switch (keyword) {
            case "type" -> type(site, value, facts);
            case "enum" ->
                allow(site, keyword, value instanceof List<?> values ? List.of(wrap(values.toArray())) : null, facts);
            case "const" -> allow(site, keyword, List.of(wrap(value)), facts);
            case "required" -> required(site, value, facts);
            case "items", "prefixItems", "additionalItems" -> {
                return ElementsReader.read(site, keyword, facts);
            }
            case "oneOf", "anyOf" -> choice(site, keyword, facts);
            case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum" -> facts.addBound(site, keyword, value);
            case "minLength", "maxLength", "minItems", "maxItems" ->
                facts.addSize(keyword, new Keyword(site, keyword, value));
            case "pattern", "format", "contentEncoding" -> facts.addText(site, keyword, value);
            case ScalarSchemas.TYPE -> {
                Optional<JsonScalar> form = value instanceof String text ? JsonScalar.named(text) : Optional.empty();
                form.ifPresent(named -> facts.rules.putIfAbsent(keyword, new Keyword(site, keyword, named)));
                return form.isPresent();
            }
            case "uniqueItems" -> {
                if (Boolean.TRUE.equals(value)) {
                    facts.rules.putIfAbsent(keyword, new Keyword(site, keyword, value));
                }
            }
            default -> {
                facts.lose(site, keyword, NONE, "not a keyword of JSON Schema");
                return false;
            }
        }
        return true;
    }

    // ---- single keywords

    private static void type(SchemaSite site, Object value, SchemaFacts facts) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        for (Object word : value instanceof List<?> words ? words : Collections.singletonList(value)) {
            Set<JsonKind> named = word instanceof String text ? JsonKind.named(text) : Set.of();
            if (named.isEmpty()) {
                throw new ContractException(
                        site.place() + "/type",
                        "expected one of array, boolean, integer, null, number, object, string");
            }
            kinds.addAll(named);
        }
        SchemaVersion version = site.version();
        if (Stream.of("nullable", "x-nullable")
                .anyMatch(keyword -> version.isNullable(keyword) && Boolean.TRUE.equals(site.get(keyword)))) {
            kinds.add(JsonKind.NULL);
        }
        facts.kinds.retainAll(kinds);
        if (facts.type == null) {
            facts.type = new Keyword(site, "type", value);
        }
    }

    private static Object[] wrap(Object... values) {
        return Arrays.stream(values).map(Optional::ofNullable).toArray();
    }

    /**
     * Restricts the allowed values.
     *
     * @param values each an {@code Optional}, empty for null
     */
    private static void allow(SchemaSite site, String keyword, List<Object> values, SchemaFacts facts) {
        if (values == null) {
            throw new ContractException(site.place() + "/enum", "expected an array");
        }
        List<Object> allowed = new ArrayList<>();
        for (Object value : values) {
            Object plain = ((Optional<?>) value).orElse(null);
            if (facts.allowed == null || facts.allowed.stream().anyMatch(other -> JsonKind.same(other, plain))) {
                allowed.add(plain);
            }
        }
        if (facts.allowedBy == null || allowed.size() < facts.allowed.size()) {
            facts.allowedBy = new Keyword(site, keyword, site.get(keyword));
        }
        facts.allowed = allowed;
    }

    private static void required(SchemaSite site, Object value, SchemaFacts facts) {
        if (value instanceof List<?> names) {
            for (Object name : names) {
                if (name instanceof String text) {
                    facts.required.add(text);
                }
            }
        } else {
            facts.lose(site, "required", NONE, "'required' has no effect since draft 4, unless it is an array");
        }
    }

    private static void choice(SchemaSite site, String keyword, SchemaFacts facts) {
        List<SchemaNode> branches =
                site.children(keyword).stream().map(SchemaNode::of).toList();
        if (branches.isEmpty()) {
            throw new ContractException(site.place() + "/" + keyword, "expected an array of schemas");
        }
        facts.choices.add(new Choice(site, keyword, branches, keyword.equals("oneOf")));
    }

    /** The schema of {@code propertyNames}. It is read when it is needed, because it can refer to the schema around it. */
    private record SchemaOfNames(FactsReader reader, ListedValues values, SchemaSite site) implements NameRule {
        @Override
        public Optional<Boolean> accepts(String name) {
            SchemaFacts names = reader.read(SchemaNode.of(site));
            boolean fits = names.kinds.contains(JsonKind.STRING)
                    && (names.allowed == null || names.allowed.contains(name))
                    && values.keepsRules(name, names);
            boolean known = names.choices.isEmpty()
                    && names.losses.stream().noneMatch(loss -> loss.effect() == WIDER)
                    && !names.rules.containsKey("format")
                    && !names.rules.containsKey("contentEncoding");
            return known || !fits ? Optional.of(fits) : Optional.empty();
        }

        @Override
        public Optional<List<String>> all() {
            SchemaFacts names = reader.read(SchemaNode.of(site));
            if (!names.kinds.contains(JsonKind.STRING)) {
                return Optional.of(List.of());
            }
            return Optional.ofNullable(names.allowed)
                    .map(allowed -> allowed.stream()
                            .filter(String.class::isInstance)
                            .map(String.class::cast)
                            .toList());
        }
    }
}
