package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.NARROWER;
import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.epl.AttributeCheck;
import dev.schemac.contracts.epl.ElementEquality;
import dev.schemac.contracts.epl.ElementEquality.Difference;
import dev.schemac.contracts.epl.EplColumn;
import dev.schemac.contracts.epl.EplFile;
import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.epl.EplSchema;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.epl.TypeDraft;
import dev.schemac.contracts.epl.TypeNames;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaNode.Choice;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.read.ColumnFacts.Attribute;
import dev.schemac.contracts.read.ColumnFacts.ElementNulls;
import dev.schemac.contracts.read.Omission.Effect;
import dev.schemac.contracts.read.Omission.OmissionLog;
import dev.schemac.contracts.read.Omission.OmissionLog.Note;
import dev.schemac.contracts.read.SchemaDraft.Use;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import dev.schemac.dsl.model.JavaLimits;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Makes schemas from the nodes of a contract. */
final class ContractSchemas {
    private static final String UNDECLARED = "undeclared members of any type are accepted";

    /** Limits the nesting of arrays, maps and choices. */
    private static final int MOST_LEVELS = 200;

    /** Rules on the array, not on its elements. */
    static final Set<String> OF_ARRAYS = Set.of("minItems", "maxItems", "unique");

    private static final int MOST_SCHEMAS = 10_000;

    private final FactsReader reader;
    private final OmissionLog log;
    private final ScalarColumns scalars;
    private final DefaultValues defaults;
    private final EnumColumns enums;
    private final AnyTypeColumns anyType;
    private final Choices choices;
    private final Inheritance inheritance;
    private final Map<Object, SchemaDraft> drafts = new HashMap<>();
    private final Map<EplSchema, SchemaDraft> bySchema = new HashMap<>();
    private final List<TypeDraft> types = new ArrayList<>();
    private final Deque<SchemaDraft> unfilled = new ArrayDeque<>();
    private final EplFile file = new EplFile();
    /** The columns whose elements must be unique, with the keyword. */
    private final Map<EplColumn, Keyword> unique = new LinkedHashMap<>();

    private int levels;

    /**
     * Creates an empty set of schemas.
     *
     * @param typed whether formats of strings become types
     * @param nearest whether a format becomes the nearest type if no type is exact
     */
    ContractSchemas(FactsReader reader, boolean typed, boolean nearest, PatternCompiler patterns, OmissionLog log) {
        this.reader = reader;
        this.log = log;
        AttributeCheck check = new AttributeCheck(patterns);
        this.scalars = new ScalarColumns(log, typed, nearest, check);
        this.defaults = new DefaultValues(log, check);
        this.enums = new EnumColumns(log, file, types);
        this.anyType = new AnyTypeColumns(reader, scalars, log);
        this.choices = new Choices(this, reader, enums, anyType, log);
        this.inheritance = new Inheritance(this, reader, log);
    }

    /** Makes unions of definitions with a discriminator. A definition that refers to such a definition becomes its subtype. */
    void tellApart(List<SchemaSite> definitions) {
        inheritance.tellApart(definitions);
    }

    /** Returns the subtypes of the unions that {@link #tellApart} found and that are schemas by now. */
    List<SchemaSite> subtypes() {
        return inheritance.subtypes();
    }

    /** Returns all schemas, with their names. */
    EplFile file() {
        return new TypeNames(types, file).apply();
    }

    // ---- events

    /**
     * Makes the schema of a whole contract. {@link #fill} makes its columns.
     *
     * @param name the name of the schema
     * @return empty if no value is an object
     */
    Optional<SchemaDraft> event(SchemaSite site, String name) {
        SchemaNode node = SchemaNode.of(site);
        SchemaFacts all = reader.read(node);
        SchemaNode objects = node.only(EnumSet.of(JsonKind.OBJECT));
        if (!all.kinds.contains(JsonKind.OBJECT)) {
            return Optional.empty();
        }
        Use use = new Use(name, null, new LinkedHashSet<>());
        ColumnFacts column = type(objects, use);
        if (column.type().equals(new EplType.Scalar("string"))) {
            return Optional.empty(); // The column rejects every value.
        }
        SchemaDraft draft = column.type() instanceof EplType.Declared declared
                ? bySchema.get((EplSchema) declared.declaration())
                : openEvent(column, objects, use);
        loseOthers(site, all, draft);
        draft.name(name);
        draft.comments.addAll(use.comments());
        return Optional.of(draft);
    }

    /** Reports the values of a contract that are not objects. */
    private void loseOthers(SchemaSite site, SchemaFacts facts, SchemaDraft draft) {
        String description = "values other than objects are rejected: an event is an object";
        for (Choice choice : facts.choices) {
            if (choice.branches().stream()
                    .anyMatch(branch -> !reader.read(branch).kinds.contains(JsonKind.OBJECT))) {
                log.add(new Loss(choice.site(), choice.keyword(), NARROWER, description), draft.comments);
                return;
            }
        }
        if (facts.kinds.equals(EnumSet.of(JsonKind.OBJECT))) {
            return;
        }
        if (facts.allowed != null) {
            log.add(facts.allowedBy, NARROWER, description, draft.comments);
        } else if (facts.type == null && choices.allowOthers(facts)) {
            log.add(Loss.implied(site, "type", NARROWER, description), draft.comments);
        } else if (facts.type != null && facts.kinds.size() > 1) {
            log.add(facts.type, NARROWER, description, draft.comments);
        }
    }

    /** Makes a schema for objects with any members. */
    private SchemaDraft openEvent(ColumnFacts column, SchemaNode node, Use use) {
        SchemaFacts facts = reader.read(node);
        ObjectView view = new ObjectView(Map.of(), Set.of(), true, SchemaNode.ANY, List.of());
        SchemaDraft draft = add(facts, view, use, true);
        scalars.unsaid(new ArrayList<>(column.attributes()), "an event cannot have this rule", use);
        loseNulls(column.nulls());
        if (column.type() instanceof EplType.MapOf map && !map.value().equals(EplType.ANY)) {
            facts.objects.forEach(site -> Stream.of(
                            "additionalProperties", "patternProperties", "unevaluatedProperties")
                    .filter(site::has)
                    .findFirst()
                    .ifPresent(keyword -> log.add(
                            new Loss(site, keyword, WIDER, "members of any type are accepted"), draft.comments)));
        }
        return draft;
    }

    // ---- types

    /** Returns the type of a node. Logs the constraints that schemas cannot express. */
    ColumnFacts type(SchemaNode node, Use use) {
        if (++levels > MOST_LEVELS) {
            throw new ContractException(
                    node.sites().stream().map(SchemaSite::place).findFirst().orElse("contract"),
                    "more than " + MOST_LEVELS + " levels of nested arrays, maps and choices");
        }
        try {
            SchemaFacts facts = reader.read(node);
            Optional<String> name = reader.name(node);
            Use here = name.map(use::named).orElse(use);
            return facts.choices.isEmpty()
                    ? type(node, facts, here, name.isPresent())
                    : choices.type(node, facts, here, name.isPresent());
        } finally {
            levels--;
        }
    }

    private ColumnFacts type(SchemaNode node, SchemaFacts facts, Use use, boolean named) {
        Set<JsonKind> kinds = EnumSet.copyOf(facts.kinds);
        boolean nullable = kinds.remove(JsonKind.NULL);
        if (kinds.equals(EnumSet.of(JsonKind.OBJECT))) {
            Optional<SchemaNode> constant = EnumColumns.constant(facts);
            if (constant.isPresent()) {
                return object(constant.get(), reader.read(constant.get()), use, named)
                        .orNull(nullable);
            }
            if (facts.allowed != null) {
                log.add(facts.allowedBy, WIDER, "other objects are accepted", use.comments());
            }
            return object(node, facts, use, named).orNull(nullable);
        }
        facts.losses.forEach(loss -> log.add(loss, use.comments()));
        Optional<SchemaNode> constant = EnumColumns.constant(facts);
        if (constant.isPresent()) {
            return array(reader.read(constant.get()), nullable, use);
        }
        if (facts.allowed != null) {
            scalars.loseFormat(facts, use);
            return enums.column(facts.allowed, Map.of(), facts.kinds, facts.allowedBy, use);
        }
        Optional<ColumnFacts> scalar = scalars.named(facts, kinds, nullable, use);
        if (scalar.isPresent()) {
            return scalar.get();
        }
        if (kinds.isEmpty()) {
            return nothing(facts, nullable, use);
        }
        if (JsonKind.NUMBERS.containsAll(kinds)) {
            return scalars.number(facts, nullable, use);
        }
        if (kinds.equals(EnumSet.of(JsonKind.STRING))) {
            return scalars.text(facts, nullable, use);
        }
        if (kinds.equals(EnumSet.of(JsonKind.BOOLEAN))) {
            return new ColumnFacts(new EplType.Scalar("boolean"), nullable);
        }
        if (kinds.equals(EnumSet.of(JsonKind.ARRAY))) {
            return array(facts, nullable, use);
        }
        return anyType.of(node, facts, nullable, use);
    }

    private ColumnFacts nothing(SchemaFacts facts, boolean nullable, Use use) {
        return facts.core.stream()
                .findFirst()
                .map(site -> ScalarColumns.nothing(new Keyword(site, "type", null), nullable, use))
                .orElse(new ColumnFacts(EplType.ANY, true));
    }

    private ColumnFacts array(SchemaFacts facts, boolean nullable, Use use) {
        List<Attribute> attributes = arrayRules(facts.rules);
        EplType element = EplType.ANY;
        boolean nullElements = true;
        ElementNulls nulls = ElementNulls.NONE;
        if (!facts.items.isEmpty()) {
            ColumnFacts column = type(SchemaNode.of(facts.items), use.element());
            element = ofElement(column, attributes, use);
            nullElements = column.nullable();
            nulls = nullsOfElement(column);
        }
        loseEqualNumbers(facts.rules, element, use);
        EplType array = EplType.arrayOf(element, nullElements);
        ElementNulls own = array.hasNullableElements() ? nulls(facts.items, "items", nullElements) : ElementNulls.NONE;
        return new ColumnFacts(array, nullable, attributes, own.and(nulls));
    }

    /** Returns the attributes for the rules of an array. */
    static List<Attribute> arrayRules(Map<String, Keyword> rules) {
        List<Attribute> attributes = new ArrayList<>();
        for (String name : List.of("minItems", "maxItems")) {
            Optional.ofNullable(rules.get(name))
                    .ifPresent(rule -> attributes.add(new Attribute(name, ScalarColumns.literal(rule.value()), rule)));
        }
        Optional.ofNullable(rules.get("uniqueItems"))
                .ifPresent(rule -> attributes.add(new Attribute("unique", "true", rule)));
        return attributes;
    }

    /** Reports that an array with a rule about unique elements of some type may contain equal numbers. */
    void loseEqualNumbers(Map<String, Keyword> rules, EplType element, Use use) {
        if (rules.containsKey("uniqueItems") && isUntyped(element)) {
            lose(rules.get("uniqueItems"), Difference.NUMBERS, use.comments());
        }
    }

    /**
     * Reports elements that the schemas compare in another way than the contract does. All schemas must be complete: whether
     * two elements are equal depends on their columns.
     */
    void loseUnique() {
        ElementEquality equality = ElementEquality.in(file);
        unique.forEach(
                (column, rule) -> equality.of(column).forEach(difference -> lose(rule, difference, new HashSet<>())));
        unique.clear();
    }

    private void lose(Keyword rule, Difference difference, Set<Note> comments) {
        Effect effect = switch (difference) {
            case TEXT, MEMBERS, ROUNDED -> NARROWER;
            case NUMBERS, ZERO -> WIDER;
        };
        String description = switch (difference) {
            case TEXT -> "the form of a value, such as capitals in a UUID, are rejected";
            case MEMBERS -> "a member that is absent in one, and null or its default in the other, are rejected";
            case ROUNDED -> "digits beyond the precision of a number are rejected";
            case NUMBERS -> "the form of a number, such as 1 and 1.0, are accepted";
            case ZERO -> "the sign of zero, 0 and -0.0, are accepted";
        };
        log.add(rule, effect, "elements that differ only in " + description, comments);
    }

    /** Returns whether values of a type are compared without knowing the types of their numbers. */
    private static boolean isUntyped(EplType type) {
        return type instanceof EplType.Array array
                ? isUntyped(array.element())
                : type instanceof EplType.MapOf map ? isUntyped(map.value()) : type.equals(EplType.ANY);
    }

    /**
     * Returns the type of an element or map value. Moves rules on numbers and strings to the column, where they apply to the
     * innermost values.
     */
    private EplType ofElement(ColumnFacts column, List<Attribute> attributes, Use use) {
        List<Attribute> inner = new ArrayList<>();
        for (Attribute attribute : column.attributes()) {
            (OF_ARRAYS.contains(attribute.name()) ? inner : attributes).add(attribute);
        }
        scalars.unsaid(inner, "rules on arrays apply only to columns, not to elements", use);
        return column.type().equals(new EplType.Scalar("null")) ? EplType.ANY : column.type();
    }

    /**
     * Returns the nulls among the elements of one array or map.
     *
     * @param keyword the keyword of the elements
     * @param allowed whether elements may be null
     */
    private static ElementNulls nulls(Set<SchemaSite> elements, String keyword, boolean allowed) {
        return elements.stream()
                .findFirst()
                .filter(site -> !allowed)
                .map(site -> ElementNulls.refused(Loss.implied(site, keyword, WIDER, "null elements are accepted")))
                .orElse(ElementNulls.ALLOWED);
    }

    /** Returns the nulls in an element. A map without types is one value there, which may contain null. */
    private ElementNulls nullsOfElement(ColumnFacts element) {
        if (!element.type().equals(new EplType.MapOf(EplType.ANY))) {
            return element.nulls();
        }
        loseNulls(element.nulls());
        return ElementNulls.NONE;
    }

    /** Reports nulls that the contract refuses and the schemas accept. */
    private void loseNulls(ElementNulls nulls) {
        nulls.refused().forEach(loss -> log.add(loss, new HashSet<>()));
    }

    // ---- objects

    private ColumnFacts object(SchemaNode node, SchemaFacts facts, Use use, boolean named) {
        ObjectView view = ObjectView.of(facts);
        if (!view.isMap()) {
            SchemaDraft draft = drafts.get(facts.core);
            if (draft == null) {
                draft = add(facts, view, use, named);
                drafts.put(facts.core, draft);
                inheritance.inherit(node, draft);
            }
            facts.losses(false).forEach(loss -> log.add(loss, use.comments()));
            return new ColumnFacts(new EplType.Declared(draft.schema), false);
        }
        List<Attribute> attributes = new ArrayList<>(ObjectView.counts(facts));
        Stream.concat(facts.losses.stream(), view.losses().stream())
                .filter(loss -> attributes.stream()
                        .noneMatch(rule -> rule.keyword().name().equals(loss.keyword())))
                .forEach(loss -> log.add(loss, use.comments()));
        if (view.values().equals(SchemaNode.ANY)) {
            return new ColumnFacts(new EplType.MapOf(EplType.ANY), false, attributes, ElementNulls.ALLOWED);
        }
        ColumnFacts value = type(view.values(), use.element());
        EplType element = ofElement(value, attributes, use);
        ElementNulls own = nulls(view.values().sites(), "additionalProperties", value.nullable());
        return new ColumnFacts(new EplType.MapOf(element), false, attributes, own.and(nullsOfElement(value)));
    }

    /** Returns the schema for objects of a view. The same key returns the same schema. */
    SchemaDraft draft(Object key, SchemaFacts facts, ObjectView view, Use use, boolean named) {
        return drafts.computeIfAbsent(key, unknown -> add(facts, view, use, named));
    }

    Optional<SchemaDraft> known(Object key) {
        return Optional.ofNullable(drafts.get(key));
    }

    private SchemaDraft add(SchemaFacts facts, ObjectView view, Use use, boolean named) {
        if (bySchema.size() >= MOST_SCHEMAS) {
            throw new ContractException(
                    "contract", "more than " + MOST_SCHEMAS + " schemas are needed: split the contract");
        }
        SchemaDraft draft = new SchemaDraft(facts, view, use.wanted(), named, use.owner());
        bySchema.put(draft.schema, draft);
        types.add(draft);
        unfilled.addLast(draft);
        return draft;
    }

    // ---- columns

    /** Makes the columns of all new schemas, and the schemas that these columns need, in the order of the contract. */
    void fill() {
        while (!unfilled.isEmpty()) {
            SchemaDraft draft = unfilled.removeFirst();
            Deque<SchemaDraft> before = new ArrayDeque<>(unfilled);
            unfilled.clear();
            fill(draft);
            // The schemas that these columns need precede the schemas that are still unfilled.
            before.forEach(unfilled::addLast);
        }
    }

    private void fill(SchemaDraft draft) {
        file.add(draft.schema);
        Stream.concat(draft.facts.losses(true).stream(), draft.view.losses().stream())
                .forEach(loss -> log.add(loss, draft.comments));
        if (draft.view.open()) {
            draft.schema.with("dynamic", "true");
            if (!draft.view.values().equals(SchemaNode.ANY)) {
                draft.view
                        .values()
                        .sites()
                        .forEach(site ->
                                log.add(Loss.implied(site, "additionalProperties", WIDER, UNDECLARED), draft.comments));
            }
        }
        if (draft.isTooLarge()) {
            draft.schema.with("dynamic", "true");
            loseColumns(draft);
            if (!draft.view.open()) {
                draft.facts.core.stream()
                        .findFirst()
                        .ifPresent(site ->
                                log.add(Loss.implied(site, "additionalProperties", WIDER, UNDECLARED), draft.comments));
            }
        }
        draft.columns()
                .forEach(member -> draft.schema.add(
                        column(draft, member, draft.view.members().get(member))));
        Note.distinct(draft.comments).forEach(note -> draft.schema.note(note.text()));
    }

    /** Reports the members beyond the limits of a Java class, which the dynamic schema accepts as undeclared ones. */
    private void loseColumns(SchemaDraft draft) {
        Set<String> lost = new LinkedHashSet<>(draft.view.members().keySet());
        int members = lost.size();
        lost.removeAll(draft.inherited);
        lost.removeAll(draft.columns());
        String limit = members > JavaLimits.MOST_COLUMNS
                ? "the limit of columns is " + JavaLimits.MOST_COLUMNS
                : "names have at most " + JavaLimits.CONSTANT_LENGTH + " bytes";
        String description = (members - lost.size()) + " of " + members + " members are columns, because " + limit
                + ": the others may be absent, and have any value";
        draft.facts.core.stream()
                .filter(site -> site.get("properties") instanceof Map<?, ?> own
                        && own.keySet().stream().anyMatch(lost::contains))
                .findFirst()
                .ifPresent(site -> log.add(new Loss(site, "properties", WIDER, description), draft.comments));
    }

    EplColumn column(SchemaDraft draft, String member, SchemaNode node) {
        Use use = new Use(EplNames.typeName(member), draft, new LinkedHashSet<>());
        boolean tells = draft.discriminator.filter(member::equals).isPresent();
        ColumnFacts facts = tells ? new ColumnFacts(new EplType.Scalar("string"), false) : type(node, use);
        EplColumn column = new EplColumn(member, facts.type());
        column.description(reader.read(node).description(node, facts.type()));
        boolean required = draft.view.required().contains(member);
        if (required) {
            column.with("required", "true");
        }
        if (!facts.nullable()) {
            column.with("nullable", "false");
        }
        if (facts.nulls().isAttribute()) {
            column.with("nullElements", "false");
        } else {
            loseNulls(facts.nulls());
        }
        List<Attribute> rules = new ArrayList<>(facts.attributes());
        if (facts.nullable()) {
            scalars.unsaidConstants(rules, use);
        }
        scalars.unsaid(rules, facts.type(), use);
        List<String> said =
                rules.stream().map(rule -> rule.name() + "=" + rule.value()).toList();
        if (!tells) {
            defaults.of(reader.read(node), facts, required, said, use)
                    .ifPresent(value -> column.with("defaultValue", value));
        }
        for (Attribute rule : rules) {
            column.with(rule.name(), rule.value());
            if (rule.name().equals("unique")) {
                unique.put(column, rule.keyword());
            }
        }
        Note.distinct(use.comments()).forEach(note -> column.note(note.text()));
        draft.columnComments.put(member, use.comments());
        return column;
    }
}
