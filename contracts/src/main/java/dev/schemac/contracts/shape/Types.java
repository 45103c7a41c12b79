package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Choice;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.facts.ObjectView;
import dev.schemac.contracts.facts.ObjectViews;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Reason;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import dev.schemac.contracts.shape.ColumnShape.ElementNulls;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Makes the types of columns. The types of objects are schemas without columns, which {@link Shapes} fills later. */
final class Types implements TypeShape {
    /** Limits the nesting of arrays, maps and choices. At about 150 dimensions, {@code javac} ends in an overflow of its stack. */
    private static final int MOST_LEVELS = 100;

    private record Named(ColumnShape type, Notes notes) {}

    private static final String ANY_TYPE = "values of any type are accepted";

    private final FactsReader reader;
    private final ObjectViews views;
    private final Drafts drafts;
    private final Declarations declarations;
    private final Inheritance inheritance;
    private final ScalarColumns scalars;
    private final EnumColumns enums;
    private final AnyTypeColumns anyType;
    private final Choices choices;

    private final Map<List<Object>, Named> named = new HashMap<>();

    /** The nodes around the next one. */
    private final Set<SchemaNode> around = new LinkedHashSet<>();

    Types(FactsReader reader, ObjectViews views, Drafts drafts, Families families, ScalarColumns scalars) {
        this.reader = reader;
        this.views = views;
        this.drafts = drafts;
        this.scalars = scalars;
        this.enums = new EnumColumns(drafts);
        this.anyType = new AnyTypeColumns(reader, scalars);
        this.declarations = new Declarations(this, reader, views, drafts);
        this.inheritance = new Inheritance(this, reader, views, drafts, families);
        this.choices = new Choices(
                this, reader, views, enums, anyType, new Unions(this, reader, views, drafts, families), drafts);
    }

    @Override
    public ColumnShape type(SchemaNode node, Use use) {
        Optional<SchemaDraft> declared = declarations.of(node, use);
        if (declared.isPresent()) {
            return new ColumnShape(new EplType.Declared(declared.get().schema()), false);
        }
        SchemaNode target = reader.target(node);
        if (around.size() >= MOST_LEVELS || !around.add(target)) {
            return endless(node, use);
        }
        try {
            Facts facts = reader.read(node);
            Optional<ColumnShape> constant = constant(node, facts, use);
            if (constant.isPresent()) {
                return constant.get();
            }
            Optional<String> name = reader.name(node);
            return name.isPresent() ? named(node, facts, use.named(name.get())) : type(node, facts, use, false);
        } finally {
            around.remove(target);
        }
    }

    /** Returns the type of a named schema, which has the same type and comments everywhere. */
    private ColumnShape named(SchemaNode node, Facts facts, Use use) {
        List<Object> key = List.of(reader.key(node), node.kinds(), use.alone(), use.wanted());
        Named known = named.get(key);
        if (known == null) {
            Use own = use.aside();
            known = new Named(type(node, facts, own, true), own.notes());
            named.put(key, known);
        }
        use.notes().addAll(known.notes());
        facts.differencesOfReferences().forEach(use::report);
        return known.type();
    }

    private ColumnShape type(SchemaNode node, Facts facts, Use use, boolean named) {
        return facts.choices().isEmpty()
                ? typeWithoutChoice(node, facts, use, named)
                : choices.type(node, facts, use, named);
    }

    /** Returns the type of a node that contains itself in arrays and maps only, or is nested too deeply. */
    private ColumnShape endless(SchemaNode node, Use use) {
        String reason = around.contains(reader.target(node))
                ? "the schema contains itself in arrays, maps or choices only"
                : "more than " + MOST_LEVELS + " levels of nested arrays, maps and choices";
        node.sites().stream()
                .findFirst()
                .or(() -> node.choices().stream().findFirst().map(Choice::site))
                .ifPresent(site -> use.report(Difference.implied(site, "type", WIDER, reason + ": " + ANY_TYPE)
                        .as(Reason.ANY_TYPE)));
        return new ColumnShape(EplType.ANY, true);
    }

    /** Returns the column of a constant whose other keywords name a type; empty for other schemas. */
    private Optional<ColumnShape> constant(SchemaNode node, Facts facts, Use use) {
        SchemaSite site = node.oneSchema().orElse(null);
        boolean typed = site != null
                && site.has("const")
                && (site.has("$ref") || site.get(ScalarSchemas.TYPE) instanceof String)
                && !site.version().refStandsAlone();
        if (!typed || !use.alone() || facts.allowed() == null || facts.allowed().size() != 1) {
            return Optional.empty();
        }
        Map<String, Object> others = new LinkedHashMap<>();
        site.keywords().stream()
                .filter(keyword -> !keyword.equals("const"))
                .forEach(keyword -> others.put(keyword, site.get(keyword)));
        ColumnShape column = type(SchemaNode.of(site.rewritten(others)), use);
        return DefaultValues.literal(facts.allowed().get(0), column.type())
                .map(literal -> new Attribute("const", literal, new Keyword(site, "const", site.get("const"))))
                .filter(rule -> EnumColumns.isEnum(column.type()) || scalars.isAccepted(column.type(), rule))
                .map(rule -> column.with(rule).notNull());
    }

    private ColumnShape typeWithoutChoice(SchemaNode node, Facts facts, Use use, boolean named) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        kinds.addAll(facts.kinds());
        boolean nullable = kinds.remove(JsonKind.NULL);
        Optional<SchemaNode> constant = EnumColumns.constant(facts);
        if (kinds.equals(EnumSet.of(JsonKind.OBJECT))) {
            if (constant.isPresent()) {
                return object(constant.get(), reader.read(constant.get()), use, named)
                        .orNull(nullable);
            }
            if (facts.allowed() != null) {
                use.report(facts.allowedBy(), WIDER, "other objects are accepted");
            }
            return object(node, facts, use, named).orNull(nullable);
        }
        facts.differences().forEach(use::report);
        if (constant.isPresent()) {
            return array(reader.read(constant.get()), nullable, use);
        }
        if (facts.allowed() != null) {
            scalars.loseFormat(facts, use);
            return enums.column(facts.allowed(), Map.of(), facts.kinds(), facts.allowedBy(), use);
        }
        Optional<ColumnShape> scalar = scalars.named(facts, kinds, nullable, use);
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
            return new ColumnShape(new EplType.Scalar("boolean"), nullable);
        }
        if (kinds.equals(EnumSet.of(JsonKind.ARRAY))) {
            return array(facts, nullable, use);
        }
        return anyType.of(node, facts, nullable, use);
    }

    private static ColumnShape nothing(Facts facts, boolean nullable, Use use) {
        return facts.core().sites().stream()
                .findFirst()
                .map(site -> ScalarColumns.nothing(new Keyword(site, "type", null), nullable, use))
                .orElse(new ColumnShape(EplType.ANY, true));
    }

    // ---- arrays

    private ColumnShape array(Facts facts, boolean nullable, Use use) {
        List<Attribute> attributes = Arrays.rules(facts.rules());
        EplType element = EplType.ANY;
        boolean nullElements = true;
        ElementNulls nulls = ElementNulls.NONE;
        if (!facts.items().isEmpty()) {
            ColumnShape column = type(SchemaNode.of(facts.items()), use.element());
            element = ofElement(column, attributes, use);
            nullElements = column.nullable();
            nulls = nullsOfElement(column, use);
        }
        Arrays.loseEqualNumbers(facts.rules(), element, use);
        EplType array = EplType.arrayOf(element, nullElements);
        ElementNulls own =
                array.hasNullableElements() ? nulls(facts.items(), "items", nullElements) : ElementNulls.NONE;
        return new ColumnShape(array, nullable, attributes, own.and(nulls));
    }

    /**
     * Returns the type of an element or map value. Moves rules on numbers and strings to the column, where they apply to the
     * innermost values.
     */
    private EplType ofElement(ColumnShape column, List<Attribute> attributes, Use use) {
        List<Attribute> inner = new ArrayList<>();
        for (Attribute attribute : column.attributes()) {
            (Arrays.RULES.contains(attribute.name()) ? inner : attributes).add(attribute);
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
                .map(site ->
                        ElementNulls.refused(Difference.implied(site, keyword, WIDER, "null elements are accepted")))
                .orElse(ElementNulls.ALLOWED);
    }

    /** Returns the nulls in an element. A map without types is one value there, which may contain null. */
    private static ElementNulls nullsOfElement(ColumnShape element, Use use) {
        if (!element.type().equals(new EplType.MapOf(EplType.ANY))) {
            return element.nulls();
        }
        element.nulls().refused().forEach(use.aside()::report);
        return ElementNulls.NONE;
    }

    // ---- objects

    private ColumnShape object(SchemaNode node, Facts facts, Use use, boolean named) {
        ObjectView view = views.of(facts);
        if (!view.isMap()) {
            Object key = reader.key(node);
            Optional<SchemaDraft> known = drafts.known(key);
            SchemaDraft draft =
                    known.orElseGet(() -> drafts.add(key, new SchemaDraft(Origin.of(facts), view, use, named)));
            if (known.isEmpty()) {
                inheritance.inherit(node, draft, use);
            }
            facts.differencesOfReferences().forEach(use::report);
            return new ColumnShape(new EplType.Declared(draft.schema()), false);
        }
        List<Attribute> attributes = new ArrayList<>();
        view.counts()
                .forEach((rule, keyword) ->
                        attributes.add(new Attribute(rule, keyword.value().toString(), keyword)));
        Stream.concat(facts.differences().stream(), view.differences().stream())
                .filter(difference -> attributes.stream()
                        .noneMatch(rule -> rule.keyword().name().equals(difference.keyword())))
                .forEach(use::report);
        if (view.values().equals(SchemaNode.ANY)) {
            return new ColumnShape(new EplType.MapOf(EplType.ANY), false, attributes, ElementNulls.ALLOWED);
        }
        ColumnShape value = type(view.values(), use.element());
        EplType element = ofElement(value, attributes, use);
        ElementNulls own = nulls(view.values().sites(), "additionalProperties", value.nullable());
        return new ColumnShape(new EplType.MapOf(element), false, attributes, own.and(nullsOfElement(value, use)));
    }

    /** Returns whether the choices allow values other than objects. */
    boolean allowOthers(Facts facts) {
        return choices.allowOthers(facts);
    }
}
