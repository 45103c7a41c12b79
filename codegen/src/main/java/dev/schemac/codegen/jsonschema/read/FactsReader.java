package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NARROWER;
import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NONE;
import static dev.schemac.codegen.jsonschema.read.Omission.Effect.WIDER;

import dev.schemac.codegen.jsonschema.JsonKind;
import dev.schemac.codegen.jsonschema.ScalarForm;
import dev.schemac.codegen.jsonschema.ScalarSchemas;
import dev.schemac.codegen.jsonschema.read.ContractDocument.Draft;
import dev.schemac.codegen.jsonschema.read.Directions.Direction;
import dev.schemac.codegen.jsonschema.read.ObjectView.Closure;
import dev.schemac.codegen.jsonschema.read.ObjectView.NameRule;
import dev.schemac.codegen.jsonschema.read.References.DynamicReferences;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.ElementsReader;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Loss;
import dev.schemac.codegen.jsonschema.read.SchemaNode.Choice;
import dev.schemac.codegen.jsonschema.source.ContractException;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Combines the constraints of all schemas of a node, through {@code $ref} and {@code allOf}. */
final class FactsReader {
    /** Rejects longer chains of {@code $ref} and {@code allOf}: no contract written by hand has them. */
    private static final int MOST_STEPS = 1_000;

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

    /** A schema, and the step that led to it. */
    private record Step(SchemaSite site, Step from, int depth) {}

    private final References references;
    private final PatternCompiler patterns;
    private final Directions directions;
    private final Map<SchemaNode, SchemaFacts> known = new HashMap<>();

    FactsReader(References references, PatternCompiler patterns, Directions directions) {
        this.references = references;
        this.patterns = patterns;
        this.directions = directions;
    }

    SchemaFacts read(SchemaNode node) {
        SchemaFacts facts = known.get(node);
        if (facts == null) {
            facts = new SchemaFacts();
            facts.kinds.retainAll(node.kinds());
            facts.choices.addAll(node.choices());
            Reductions reductions = new Reductions(facts, references);
            read(node, facts, reductions);
            conclude(facts, reductions);
            known.put(node, facts);
        }
        return facts;
    }

    /** Returns the name of the only schema of a node. Returns empty if it has no name, or there are several schemas. */
    Optional<String> name(SchemaNode node) {
        SchemaFacts facts = read(node);
        Optional<String> own =
                facts.core.size() == 1 ? facts.core.iterator().next().name() : Optional.empty();
        boolean one = node.sites().size() == 1 && node.choices().isEmpty();
        return own.isPresent() || !one
                ? own
                : target(node.sites().iterator().next()).name();
    }

    /** Returns the schema at the end of a chain of pure references. */
    SchemaSite target(SchemaSite site) {
        SchemaSite at = site;
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            Optional<SchemaSite> next = isReference(at) ? reference(at) : Optional.empty();
            if (next.isEmpty()) {
                return at;
            }
            at = next.get();
        }
        throw new ContractException(
                site.place() + "/$ref", "circular reference, or a chain of more than 1,000 references");
    }

    /** Returns the schemas that a schema refers to and whose constraints it includes. */
    List<SchemaSite> referred(SchemaSite site) {
        List<SchemaSite> referred = new ArrayList<>();
        if (site.get("$ref") instanceof String) {
            reference(site).ifPresent(target -> referred.add(target(target)));
        }
        site.children("allOf").stream().filter(FactsReader::isReference).forEach(part -> referred.add(target(part)));
        return referred;
    }

    /** Returns whether a schema is only a reference to another one. */
    private static boolean isReference(SchemaSite site) {
        return site.get("$ref") instanceof String
                && (site.document().draft().refStandsAlone()
                        || site.keywords().stream()
                                .allMatch(keyword -> keyword.equals("$ref") || isAnnotation(keyword)));
    }

    static boolean isAnnotation(String keyword) {
        return ANNOTATIONS.contains(keyword)
                || keyword.startsWith("x-") && !keyword.equals(ScalarSchemas.TYPE)
                || Set.of("description", "default", "$comment", "$schema", "$id", "id", "$defs", "definitions")
                        .contains(keyword);
    }

    private Optional<SchemaSite> reference(SchemaSite site) {
        return references.resolve(site, (String) site.get("$ref"));
    }

    // ---- the schemas, one after the other

    private void read(SchemaNode node, SchemaFacts facts, Reductions reductions) {
        Deque<Step> left = new ArrayDeque<>();
        Set<SchemaSite> seen = new HashSet<>();
        node.sites().forEach(site -> left.addLast(new Step(site, null, 0)));
        while (!left.isEmpty()) {
            read(left, seen, facts, reductions);
            reductions.included().forEach(site -> left.addLast(new Step(site, null, 0)));
        }
    }

    private void read(Deque<Step> left, Set<SchemaSite> seen, SchemaFacts facts, Reductions reductions) {
        while (!left.isEmpty()) {
            Step step = left.removeFirst();
            SchemaSite site = step.site();
            if (!site.isSchema()) {
                throw new ContractException(site.place(), "expected a schema, which is an object or a boolean");
            }
            for (Step before = step.from(); before != null; before = before.from()) {
                if (before.site().equals(site)) {
                    throw new ContractException(site.place(), "circular reference: the schema includes itself");
                }
            }
            if (step.depth() > MOST_STEPS) {
                throw new ContractException(
                        site.place(), "a chain of more than " + MOST_STEPS + " references and 'allOf' ends here");
            }
            if (Boolean.FALSE.equals(site.value())) {
                facts.kinds.clear();
                facts.core.add(site);
            } else if (seen.add(site)) {
                readSchema(step, facts, reductions, left);
            }
        }
    }

    private void conclude(SchemaFacts facts, Reductions reductions) {
        if (facts.nullable != null && facts.kinds.add(JsonKind.NULL)) {
            String nullable = facts.nullable.name();
            String description = "null is accepted; '" + nullable + "' has no effect without 'type'";
            facts.lose(facts.nullable.site(), nullable, WIDER, description);
        }
        reductions.conclude();
        requireByDirection(facts);
        if (facts.allowed != null) {
            facts.allowed = facts.allowed.stream()
                    .filter(value -> facts.kinds.contains(JsonKind.of(value)) && keepsRules(value, facts))
                    .toList();
            facts.kinds.retainAll(facts.allowed.stream().map(JsonKind::of).collect(Collectors.toSet()));
        }
    }

    /** Applies {@code required} of members with {@code readOnly} or {@code writeOnly} to one direction. */
    private void requireByDirection(SchemaFacts facts) {
        Map<Direction, List<String>> missing = new EnumMap<>(Direction.class);
        for (String name : List.copyOf(facts.required)) {
            Optional<Direction> only = facts.objects.stream()
                    .filter(site -> site.has("properties"))
                    .map(site -> site.child("properties").child(name))
                    .flatMap(member -> Optional.ofNullable(member).flatMap(directions::requiredIn).stream())
                    .findFirst();
            if (only.isPresent()) {
                Set<Direction> used = directions.of(facts.core);
                if (used.equals(Set.of(only.get().opposite()))) {
                    facts.required.remove(name);
                } else if (!used.equals(Set.of(only.get()))) {
                    missing.computeIfAbsent(only.get().opposite(), direction -> new ArrayList<>())
                            .add("'" + name + "'");
                }
            }
        }
        if (!missing.isEmpty()) {
            String documents = missing.entrySet().stream()
                    .map(each -> each.getKey().documents() + " without " + String.join(" or ", each.getValue()))
                    .collect(Collectors.joining(", and "));
            String description =
                    documents + " are rejected: 'readOnly' members are required in responses only, 'writeOnly'"
                            + " members in requests";
            SchemaSite site = facts.core.stream()
                    .filter(each -> each.has("required"))
                    .findFirst()
                    .orElse(facts.core.iterator().next());
            facts.losses.add(new Loss(site, "required", NARROWER, description, !site.has("required")));
        }
    }

    /** Returns whether a listed value satisfies the rules on numbers and strings. Reports a pattern of unknown syntax. */
    boolean keepsRules(Object value, SchemaFacts facts) {
        if (value instanceof Number number) {
            BigDecimal decimal = JsonKind.decimal(number);
            return facts.rules.entrySet().stream()
                    .allMatch(rule -> keepsBound(decimal, rule.getKey(), rule.getValue()));
        }
        if (!(value instanceof String text)) {
            return true;
        }
        BigDecimal length = BigDecimal.valueOf(text.codePointCount(0, text.length()));
        boolean fits = facts.rule("minLength").stream().allMatch(rule -> length.compareTo(bound(rule)) >= 0)
                && facts.rule("maxLength").stream().allMatch(rule -> length.compareTo(bound(rule)) <= 0);
        return fits && facts.rule("pattern").stream().allMatch(rule -> matches(text, rule, facts));
    }

    private static boolean keepsBound(BigDecimal number, String name, Keyword rule) {
        return switch (name) {
            case "minimum" -> number.compareTo(bound(rule)) >= 0;
            case "exclusiveMinimum" -> number.compareTo(bound(rule)) > 0;
            case "maximum" -> number.compareTo(bound(rule)) <= 0;
            case "exclusiveMaximum" -> number.compareTo(bound(rule)) < 0;
            default -> true;
        };
    }

    private static BigDecimal bound(Keyword rule) {
        return JsonKind.decimal((Number) rule.value());
    }

    private boolean matches(String text, Keyword rule, SchemaFacts facts) {
        try {
            return patterns.compile((String) rule.value()).automaton().matches(text);
        } catch (PatternException e) {
            Loss loss = new Loss(rule.site(), rule.name(), WIDER, "'pattern' is not checked: unknown syntax");
            if (!facts.losses.contains(loss)) {
                facts.losses.add(loss);
            }
            return true;
        }
    }

    private void readSchema(Step step, SchemaFacts facts, Reductions reductions, Deque<Step> left) {
        boolean reference = step.site().get("$ref") instanceof String;
        describe(step.site(), facts);
        Deque<Step> next = new ArrayDeque<>();
        SchemaSite site = withoutDynamic(step, next);
        if (reference) {
            reference(site)
                    .ifPresentOrElse(
                            target -> next.addLast(new Step(target, step, step.depth() + 1)),
                            () -> facts.lose(
                                    site,
                                    "$ref",
                                    WIDER,
                                    "'" + site.get("$ref")
                                            + "' is not read: references to the network are not followed"));
        }
        if (!(reference && site.document().draft().refStandsAlone())) {
            site.children("allOf").forEach(part -> next.addLast(new Step(part, step, step.depth() + 1)));
            Set<String> keywords = site.keywords();
            for (String keyword : keywords) {
                boolean constrains = Reductions.isAbout(keyword)
                        ? reductions.read(site, keyword, part -> next.addLast(new Step(part, step, step.depth() + 1)))
                        : readKeyword(site, keyword, facts);
                if (constrains) {
                    facts.core.add(site.alone());
                }
            }
        } else {
            site.keywords().stream()
                    .filter(keyword ->
                            !isAnnotation(keyword) && (!STRUCTURE.contains(keyword) || keyword.equals("nullable")))
                    .forEach(keyword -> facts.lose(
                            site, keyword, NONE, "keywords next to '$ref' have no effect before draft 2019-09"));
        }
        while (!next.isEmpty()) {
            left.addFirst(next.removeLast());
        }
    }

    /** Returns the schema without dynamic references whose target is known. Adds these targets. */
    private SchemaSite withoutDynamic(Step step, Deque<Step> next) {
        SchemaSite site = step.site();
        for (String keyword : DynamicReferences.KEYWORDS) {
            Optional<SchemaSite> target =
                    site.has(keyword) ? references.dynamic().target(site, keyword) : Optional.empty();
            if (target.isPresent()) {
                next.addLast(new Step(target.get(), step, step.depth() + 1));
                site = site.without(keyword);
            }
        }
        return site;
    }

    private static void describe(SchemaSite site, SchemaFacts facts) {
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
    private boolean readKeyword(SchemaSite site, String keyword, SchemaFacts facts) {
        if (STRUCTURE.contains(keyword) || isAnnotation(keyword)) {
            Draft draft = site.document().draft();
            // OpenAPI 3.0 defines 'nullable' only next to 'type', but many contracts write it next to 'allOf'.
            if (draft.isNullable(keyword) && Boolean.TRUE.equals(site.get(keyword)) && !site.has("type")) {
                facts.nullable = new Keyword(site, keyword, true);
            } else if (keyword.equals("nullable") && !draft.isNullable(keyword)) {
                facts.lose(site, keyword, NONE, draft.insteadOfNullable());
            }
            return false;
        }
        Object value = site.get(keyword);
        if (UNSUPPORTED.containsKey(keyword)) {
            facts.lose(site, keyword, WIDER, UNSUPPORTED.get(keyword));
            return false;
        }
        if (keyword.equals("unevaluatedProperties") && site.document().draft() != Draft.CURRENT) {
            facts.lose(site, keyword, NONE, "not a keyword before draft 2019-09");
            return false;
        }
        boolean sinceDraft6 = keyword.equals("propertyNames") || keyword.equals("const") && !site.isDerived();
        if (sinceDraft6 && !site.document().draft().isOfDraft6()) {
            facts.lose(site, keyword, NONE, "not a keyword of this version of JSON Schema");
            return false;
        }
        if (OBJECT_KEYWORDS.contains(keyword)) {
            if (keyword.equals("unevaluatedProperties") && !Boolean.TRUE.equals(value)) {
                facts.closures.add(Closure.of(site, references));
            }
            if (keyword.equals("propertyNames")) {
                facts.names.put(site, new SchemaOfNames(this, site.child(keyword)));
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
                Optional<ScalarForm> form = value instanceof String text ? ScalarForm.named(text) : Optional.empty();
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

    // ---- keywords

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
        Draft draft = site.document().draft();
        if (Stream.of("nullable", "x-nullable")
                .anyMatch(keyword -> draft.isNullable(keyword) && Boolean.TRUE.equals(site.get(keyword)))) {
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
    record SchemaOfNames(FactsReader reader, SchemaSite site) implements NameRule {
        @Override
        public Optional<Boolean> accepts(String name) {
            SchemaFacts names = reader.read(SchemaNode.of(site));
            boolean fits = names.kinds.contains(JsonKind.STRING)
                    && (names.allowed == null || names.allowed.contains(name))
                    && reader.keepsRules(name, names);
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
