package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.NONE;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.AttributeCheck;
import dev.schemac.contracts.epl.ElementEquality;
import dev.schemac.contracts.epl.EplColumn;
import dev.schemac.contracts.epl.EplFile;
import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Choice;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.facts.ObjectView;
import dev.schemac.contracts.facts.ObjectViews;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Hierarchy;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import dev.schemac.dsl.model.JavaLimits;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes schemas from the nodes of a contract: first the schemas of whole documents, then all that their columns need. */
public final class Shapes {
    static final String UNDECLARED = "undeclared members of any type are accepted";

    private final FactsReader reader;
    private final ObjectViews views;
    private final DifferenceLog log;
    private final Families families;
    private final ScalarColumns scalars;
    private final DefaultValues defaults;
    private final Types types;
    private final Drafts drafts = new Drafts();
    private final Set<SchemaDraft> events = new LinkedHashSet<>();

    /** The columns whose elements must be unique, with the keyword. */
    private final Map<EplColumn, Keyword> unique = new LinkedHashMap<>();

    /** Creates an empty set of schemas, whose families are known. */
    public Shapes(
            Schemas schemas,
            Hierarchy hierarchy,
            FactsReader reader,
            Formats formats,
            PatternCompiler patterns,
            DifferenceLog log) {
        this.reader = reader;
        this.views = new ObjectViews(reader);
        this.log = log;
        AttributeCheck check = new AttributeCheck(patterns);
        this.scalars = new ScalarColumns(formats, check);
        this.defaults = new DefaultValues(check);
        this.families = new Families(schemas, hierarchy, reader, views, log);
        this.types = new Types(reader, views, drafts, families, scalars);
    }

    /** Returns the names of the schemas for whole documents, in the order of the contracts. */
    public List<String> events() {
        return events.stream().map(draft -> draft.schema().name()).toList();
    }

    /** Names all schemas, and returns them. */
    public EplFile file() {
        ElementEquality equality = ElementEquality.in(drafts.file());
        unique.forEach((column, rule) ->
                equality.of(column).forEach(difference -> log.add(Arrays.difference(rule, difference))));
        return drafts.named();
    }

    /** Returns the subtypes of the unions that are schemas by now. Their bases do not refer to them. */
    public List<SchemaSite> subtypes() {
        return families.bases().stream()
                .filter(base -> drafts.known(reader.key(SchemaNode.of(base))).isPresent())
                .flatMap(base -> families.ofBase(base).orElseThrow().heirs().stream())
                .toList();
    }

    // ---- whole documents

    /**
     * Makes the schema of whole documents. {@link #fill} makes its columns.
     *
     * @param name the name of the schema
     * @return whether a value can be an object
     */
    public boolean event(SchemaSite site, String name) {
        SchemaNode node = SchemaNode.of(site);
        Facts all = reader.read(node);
        if (!all.kinds().contains(JsonKind.OBJECT)) {
            return false;
        }
        SchemaNode objects = node.only(EnumSet.of(JsonKind.OBJECT));
        Use use = new Use(name, null, log);
        ColumnShape column = types.type(objects, use);
        if (column.type().equals(new EplType.Scalar("string"))) {
            return false; // The column rejects every value.
        }
        SchemaDraft draft = column.type() instanceof EplType.Declared declared
                ? drafts.of(declared)
                : openEvent(column, objects, use);
        loseOthers(site, all, draft);
        draft.name(name);
        draft.notes().addAll(use.notes());
        events.add(draft);
        return true;
    }

    /** Reports the values of a contract that are not objects. */
    private void loseOthers(SchemaSite site, Facts facts, SchemaDraft draft) {
        String description = "values other than objects are rejected: an event is an object";
        for (Choice choice : facts.choices()) {
            if (choice.branches().stream()
                    .anyMatch(branch -> !reader.read(branch).kinds().contains(JsonKind.OBJECT))) {
                log.add(choice.keyword().difference(NARROWER, description), draft.notes());
                return;
            }
        }
        if (facts.kinds().equals(EnumSet.of(JsonKind.OBJECT))) {
            return;
        }
        if (facts.allowed() != null) {
            log.add(facts.allowedBy().difference(NARROWER, description), draft.notes());
        } else if (facts.type() != null && facts.kinds().size() > 1) {
            log.add(facts.type().difference(NARROWER, description), draft.notes());
        } else if (facts.type() == null && types.allowOthers(facts)) {
            log.add(Difference.implied(site, "type", NARROWER, description), draft.notes());
        }
    }

    /** Makes a schema for objects with any members. */
    private SchemaDraft openEvent(ColumnShape column, SchemaNode node, Use use) {
        Facts facts = reader.read(node);
        ObjectView view = ObjectView.of(Map.of(), Set.of(), true);
        SchemaDraft draft = drafts.add(new SchemaDraft(Origin.of(facts), view, use, true));
        scalars.unsaid(new ArrayList<>(column.attributes()), "an event cannot have this rule", use);
        column.nulls().refused().forEach(log::add);
        if (column.type() instanceof EplType.MapOf map && !map.value().equals(EplType.ANY)) {
            facts.objects()
                    .forEach(schema -> Stream.of("additionalProperties", "patternProperties", "unevaluatedProperties")
                            .filter(schema::has)
                            .findFirst()
                            .ifPresent(keyword -> log.add(
                                    schema.keyword(keyword).difference(WIDER, "members of any type are accepted"),
                                    draft.notes())));
        }
        return draft;
    }

    // ---- columns

    /** Makes the columns of all new schemas, and the schemas that these columns need, in the order of the contract. */
    public void fill() {
        for (Optional<SchemaDraft> next = drafts.next(); next.isPresent(); next = drafts.next()) {
            fill(next.get());
        }
    }

    private void fill(SchemaDraft draft) {
        ObjectView view = draft.view();
        draft.origin().differences().forEach(difference -> log.add(difference, draft.notes()));
        view.differences().forEach(difference -> log.add(difference, draft.notes()));
        if (view.open()) {
            draft.schema().with("dynamic", "true");
            if (!view.values().equals(SchemaNode.ANY)) {
                view.values().sites().forEach(site -> loseUndeclared(site, draft));
            }
        }
        if (draft.isTooLarge()) {
            draft.schema().with("dynamic", "true");
            loseColumns(draft);
            if (!view.open()) {
                draft.origin().sites().stream().findFirst().ifPresent(site -> loseUndeclared(site, draft));
            }
        }
        for (String member : draft.columns()) {
            addColumn(draft, member, view.members().get(member));
        }
        draft.notes().comments().forEach(draft.schema()::note);
    }

    private void loseUndeclared(SchemaSite site, SchemaDraft draft) {
        log.add(Difference.implied(site, "additionalProperties", WIDER, UNDECLARED), draft.notes());
    }

    /** Reports the members beyond the limits of a Java class, which the dynamic schema accepts as undeclared ones. */
    private void loseColumns(SchemaDraft draft) {
        Set<String> lost = new LinkedHashSet<>(draft.view().members().keySet());
        int members = lost.size();
        lost.removeIf(draft::isInherited);
        lost.removeAll(draft.columns());
        String limit = members > JavaLimits.MOST_COLUMNS
                ? "the limit of columns is " + JavaLimits.MOST_COLUMNS
                : "names have at most " + JavaLimits.CONSTANT_LENGTH + " bytes";
        String description = (members - lost.size()) + " of " + members + " members are columns, because " + limit
                + ": the others may be absent, and have any value";
        draft.origin().sites().stream()
                .filter(site -> site.get("properties") instanceof Map<?, ?> own
                        && own.keySet().stream().anyMatch(lost::contains))
                .findFirst()
                .ifPresent(site -> log.add(Difference.at(site, "properties", WIDER, description), draft.notes()));
    }

    /** Reports facts about a discriminator besides its values, which select the subtypes. */
    private static void loseRules(Facts facts, Use use) {
        if (facts.defaultValue() != null) {
            use.report(facts.defaultValue(), NONE, "the default of a discriminator has no effect");
        }
        facts.rules()
                .forEach((name, rule) -> use.report(
                        rule,
                        name.equals("format") ? NONE : WIDER,
                        "'" + name + "' is not checked: a discriminator has no such rule"));
        facts.choices()
                .forEach(choice -> use.report(choice.keyword(), WIDER, "a discriminator of any value is accepted"));
        if (facts.kinds().contains(JsonKind.NULL) && facts.type() != null) {
            use.report(facts.type(), NARROWER, "a discriminator that is null is rejected");
        }
    }

    private void addColumn(SchemaDraft draft, String member, SchemaNode node) {
        Use use = new Use(EplNames.typeName(member), draft, log);
        Facts facts = reader.read(node);
        ColumnShape shape = draft.isDiscriminator(member) ? draft.discriminatorColumn() : types.type(node, use);
        if (draft.isInherited(member)) {
            return; // The types of the columns have made the schema a subtype of a union.
        }
        EplColumn column = new EplColumn(member, shape.type());
        column.description(facts.description(node, shape.type() instanceof EplType.Declared));
        boolean required = draft.view().required().contains(member);
        if (required) {
            column.with("required", "true");
        }
        if (!shape.nullable()) {
            column.with("nullable", "false");
        }
        if (shape.nulls().isAttribute()) {
            column.with("nullElements", "false");
        } else {
            shape.nulls().refused().forEach(log::add);
        }
        List<Attribute> rules = new ArrayList<>(shape.attributes());
        if (shape.nullable()) {
            scalars.unsaidConstants(rules, use);
        }
        List<Attribute> ofEnum = EnumColumns.removeRules(rules, shape.type());
        scalars.unsaid(rules, shape.type(), use);
        List<String> said =
                rules.stream().map(rule -> rule.name() + "=" + rule.value()).toList();
        rules.addAll(ofEnum);
        if (!draft.aliases(member).isEmpty()) {
            column.with(
                    "alias",
                    draft.aliases(member).stream().map(EplText::quoted).collect(Collectors.joining(", ", "{", "}")));
        }
        if (draft.isDiscriminator(member)) {
            loseRules(facts, use);
        } else {
            defaults.of(facts, shape, required, said, use).ifPresent(value -> column.with("defaultValue", value));
        }
        for (Attribute rule : rules) {
            column.with(rule.name(), rule.value());
            if (rule.name().equals("unique")) {
                unique.put(column, rule.keyword());
            }
        }
        use.notes().comments().forEach(column::note);
        draft.add(column, use.notes());
    }
}
