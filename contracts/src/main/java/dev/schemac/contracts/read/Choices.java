package dev.schemac.contracts.read;

import static dev.schemac.contracts.read.Omission.Effect.WIDER;

import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaNode;
import dev.schemac.contracts.load.SchemaNode.Choice;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.read.ColumnFacts.Attribute;
import dev.schemac.contracts.read.ColumnFacts.ElementNulls;
import dev.schemac.contracts.read.Omission.Effect;
import dev.schemac.contracts.read.Omission.OmissionLog;
import dev.schemac.contracts.read.Omission.Reason;
import dev.schemac.contracts.read.SchemaDraft.Use;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes columns whose values satisfy one of several schemas: {@code oneOf} and {@code anyOf}. */
final class Choices {
    private static final int MOST_BRANCHES = 1_000;
    private static final int MOST_LEVELS = 20;

    private final ContractSchemas schemas;
    private final FactsReader reader;
    private final EnumColumns enums;
    private final OmissionLog log;
    private final AnyTypeColumns anyType;
    private final Unions unions;

    Choices(ContractSchemas schemas, FactsReader reader, EnumColumns enums, AnyTypeColumns anyType, OmissionLog log) {
        this.schemas = schemas;
        this.reader = reader;
        this.enums = enums;
        this.anyType = anyType;
        this.log = log;
        this.unions = new Unions(schemas, reader, log);
    }

    /**
     * Returns the column of a node with a choice.
     *
     * @param named whether the contract has a name for the node
     */
    ColumnFacts type(SchemaNode node, SchemaFacts facts, Use use, boolean named) {
        Choice choice = facts.choices.get(0);
        if (choice.exclusive()
                && choice.branches().stream().filter(SchemaNode.ANY::equals).count() > 1) {
            return ScalarColumns.nothing(keyword(choice), false, use);
        }
        SchemaNode rest = rest(node, facts, choice);
        boolean nullable = false;
        int nullBranches = 0;
        List<SchemaNode> branches = new ArrayList<>();
        for (SchemaNode branch : choice.branches()) {
            SchemaNode both = both(rest, branch);
            Set<JsonKind> kinds = reader.read(both).kinds;
            nullBranches += kinds.contains(JsonKind.NULL) ? 1 : 0;
            if (kinds.equals(EnumSet.of(JsonKind.NULL))) {
                nullable = true;
            } else if (!kinds.isEmpty()) {
                branches.add(both);
            }
        }
        boolean dropped = dropNarrower(branches);
        if (choice.exclusive() && (dropped || nullBranches > 1)) {
            loseOverlap(choice, use);
        }
        if (branches.isEmpty()) {
            return ScalarColumns.nothing(keyword(choice), nullable, use);
        }
        if (branches.size() == 1) {
            return schemas.type(branches.get(0), use.orNull(nullable)).orNull(nullable);
        }
        if (choice.branches().stream().allMatch(branch -> saysNoType(reader.read(branch)))) {
            boolean always = !choice.exclusive()
                    && choice.branches().stream()
                            .anyMatch(branch -> isRequired(reader.read(branch), reader.read(rest)));
            if (always) {
                return schemas.type(rest, use.orNull(nullable)).orNull(nullable);
            }
            log.add(loss(choice, "combinations of members are not checked"), use.comments());
            return schemas.type(rest, use.orNull(nullable)).orNull(nullable);
        }
        return several(branches, choice, use.orNull(nullable), named).orNull(nullable);
    }

    /**
     * Removes each branch that contains all constraints of another branch. Values of the removed branch satisfy the other
     * one. Returns whether it removed a branch.
     */
    private boolean dropNarrower(List<SchemaNode> branches) {
        boolean dropped = false;
        for (SchemaNode narrow : List.copyOf(branches)) {
            boolean covered = branches.stream().anyMatch(wide -> wide != narrow && covers(wide, narrow));
            dropped |= covered && branches.remove(narrow);
        }
        return dropped;
    }

    private boolean covers(SchemaNode wide, SchemaNode narrow) {
        SchemaFacts says = reader.read(wide);
        SchemaFacts saysMore = reader.read(narrow);
        return says.closures.isEmpty()
                && saysMore.core.containsAll(says.core)
                && says.kinds.containsAll(saysMore.kinds)
                && saysMore.choices.containsAll(says.choices);
    }

    /** Returns whether the choices allow values other than objects. */
    boolean allowOthers(SchemaFacts facts) {
        return allowOthers(facts, 0);
    }

    private boolean allowOthers(SchemaFacts facts, int level) {
        return level > MOST_LEVELS
                || !facts.kinds.equals(EnumSet.of(JsonKind.OBJECT))
                        && facts.choices.stream()
                                .allMatch(choice -> choice.branches().stream()
                                        .anyMatch(branch -> allowOthers(reader.read(branch), level + 1)));
    }

    /** Returns the constraints of a node besides the choice, also constraints that schemas cannot express. */
    static SchemaNode rest(SchemaNode node, SchemaFacts facts, Choice choice) {
        Set<SchemaSite> sites = new LinkedHashSet<>();
        boolean isOfNode = node.choices().contains(choice);
        Set<SchemaSite> all = new LinkedHashSet<>(facts.core);
        facts.losses.stream()
                .filter(loss -> loss.effect() != Effect.NONE)
                .forEach(loss -> all.add(loss.site().alone()));
        for (SchemaSite site : all) {
            boolean is = !isOfNode && site.equals(choice.site().alone());
            sites.add(is ? site.without(choice.keyword()) : site);
        }
        List<Choice> others =
                node.choices().stream().filter(other -> !other.equals(choice)).toList();
        return new SchemaNode(sites, others, node.kinds());
    }

    /** Returns the constraints and the branch together. Returns only the branch if it contains all the constraints. */
    private SchemaNode both(SchemaNode rest, SchemaNode branch) {
        SchemaFacts facts = reader.read(rest);
        return saysOnlyKinds(facts) && facts.kinds.containsAll(reader.read(branch).kinds) ? branch : rest.and(branch);
    }

    private static boolean saysNoType(SchemaFacts facts) {
        return facts.kinds.equals(EnumSet.allOf(JsonKind.class))
                && facts.allowed == null
                && facts.objects.isEmpty()
                && facts.items.isEmpty()
                && facts.rules.isEmpty()
                && facts.choices.isEmpty();
    }

    /** Returns whether a schema allows all values of its kinds. */
    private static boolean saysOnlyKinds(SchemaFacts facts) {
        return !facts.restricts(EnumSet.allOf(JsonKind.class)) && facts.losses.isEmpty();
    }

    /** Returns whether a branch only requires members that are required anyway. */
    private static boolean isRequired(SchemaFacts branch, SchemaFacts rest) {
        return branch.losses.isEmpty() && rest.required.containsAll(branch.required);
    }

    private ColumnFacts several(List<SchemaNode> branches, Choice choice, Use use, boolean named) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        branches.forEach(branch -> kinds.addAll(reader.read(branch).kinds));
        boolean nullable = kinds.remove(JsonKind.NULL);
        List<SchemaNode> leaves = leaves(branches);
        if (leaves.isEmpty()) {
            return ScalarColumns.nothing(keyword(choice), nullable, use);
        }
        if (kinds.equals(EnumSet.of(JsonKind.OBJECT))) {
            return objects(leaves, choice, use, named).orNull(nullable);
        }
        if (kinds.equals(EnumSet.of(JsonKind.ARRAY))) {
            return arrays(leaves, choice, use).orNull(nullable);
        }
        List<SchemaFacts> facts = leaves.stream().map(reader::read).toList();
        if (facts.stream().allMatch(leaf -> leaf.allowed != null)) {
            List<Object> allowed = new ArrayList<>();
            facts.forEach(leaf -> allowed.addAll(leaf.allowed));
            if (isExclusive(choice, branches) && overlap(facts)) {
                loseOverlap(choice, use);
            }
            facts.forEach(leaf -> leaf.losses.forEach(loss -> log.add(loss, use.comments())));
            Keyword by = keyword(choice);
            return enums.column(allowed, descriptions(choice), kinds, by, use.orNull(nullable))
                    .orNull(nullable);
        }
        boolean oneKind = kinds.size() == 1 || JsonKind.NUMBERS.containsAll(kinds);
        if (oneKind && kinds.stream().noneMatch(kind -> kind == JsonKind.ARRAY || kind == JsonKind.OBJECT)) {
            return scalars(leaves, kinds, choice, isExclusive(choice, branches), use)
                    .orNull(nullable);
        }
        return anyType.of(facts, choice, isExclusive(choice, branches), use);
    }

    /** Returns the descriptions of branches that allow a single value. */
    private Map<Object, String> descriptions(Choice choice) {
        Map<Object, String> said = new HashMap<>();
        for (SchemaNode branch : choice.branches()) {
            SchemaFacts facts = reader.read(branch);
            if (facts.allowed != null && facts.allowed.size() == 1) {
                said.put(facts.allowed.get(0), SchemaSite.description(facts.core));
            }
        }
        return said;
    }

    /**
     * Returns a column of strings, numbers or booleans: the column that all branches share, otherwise only the kind of
     * value.
     */
    private ColumnFacts scalars(
            List<SchemaNode> leaves, Set<JsonKind> kinds, Choice choice, boolean exclusive, Use use) {
        List<ColumnFacts> columns = leaves.stream()
                .map(leaf -> reader.read(leaf).allowed == null
                        ? schemas.type(leaf, new Use(use.wanted(), use.owner(), new LinkedHashSet<>()))
                        : new ColumnFacts(EplType.ANY, false))
                .toList();
        EplType first = columns.get(0).type();
        boolean alike = columns.stream().allMatch(column -> column.type().equals(first)) && !first.equals(EplType.ANY);
        // If all branches result in the same column, the choice does not matter.
        boolean same = alike
                && columns.stream().allMatch(column -> column.says(columns.get(0)))
                && leaves.stream().allMatch(leaf -> reader.read(leaf).losses.isEmpty());
        if (same) {
            if (exclusive && leaves.size() > 1) {
                loseOverlap(choice, use);
            }
            return columns.get(0);
        }
        Optional<String> pattern = kinds.equals(EnumSet.of(JsonKind.STRING))
                ? AnyTypeColumns.pattern(leaves.stream().map(reader::read).toList())
                : Optional.empty();
        if (pattern.isPresent()) {
            if (exclusive) {
                loseOverlap(choice, use);
            }
            Keyword by = keyword(choice);
            Attribute rule = new Attribute("pattern", EplText.quoted(pattern.get()), by);
            return new ColumnFacts(new EplType.Scalar("string"), false, List.of(rule));
        }
        boolean free = !exclusive
                && leaves.stream()
                        .map(reader::read)
                        .anyMatch(leaf -> leaf.rules.isEmpty()
                                && leaf.allowed == null
                                && leaf.losses.isEmpty()
                                && leaf.kinds.containsAll(kinds));
        if (!free) {
            log.add(unchecked(choice, "values"), use.comments());
        }
        List<Attribute> rules = sharedRules(leaves, columns);
        if (alike) {
            return new ColumnFacts(first, false, rules);
        }
        String word = kinds.contains(JsonKind.STRING)
                ? "string"
                : kinds.contains(JsonKind.BOOLEAN) ? "boolean" : kinds.contains(JsonKind.FRACTION) ? "double" : "long";
        return new ColumnFacts(new EplType.Scalar(word), false, rules);
    }

    /** Returns the attributes for the rules that all branches have. */
    private List<Attribute> sharedRules(List<SchemaNode> leaves, List<ColumnFacts> columns) {
        Map<String, Keyword> shared =
                SchemaFacts.sharedRules(leaves.stream().map(reader::read).toList());
        Map<String, Attribute> rules = new LinkedHashMap<>();
        columns.stream()
                .flatMap(column -> column.attributes().stream())
                .filter(rule -> shared.containsValue(rule.keyword()))
                .forEach(rule -> rules.putIfAbsent(rule.name(), rule));
        return List.copyOf(rules.values());
    }

    private ColumnFacts arrays(List<SchemaNode> leaves, Choice choice, Use use) {
        List<SchemaNode> elements = new ArrayList<>();
        List<SchemaFacts> facts = leaves.stream().map(reader::read).toList();
        for (SchemaFacts leaf : facts) {
            Set<SchemaSite> items = leaf.items;
            leaf.losses.forEach(loss -> log.add(loss, use.comments()));
            elements.add(items.isEmpty() ? SchemaNode.ANY : SchemaNode.of(items));
        }
        log.add(unchecked(choice, "arrays"), use.comments());
        Map<String, Keyword> shared = SchemaFacts.sharedRules(facts);
        List<Attribute> rules = ContractSchemas.arrayRules(shared);
        if (elements.contains(SchemaNode.ANY)) {
            schemas.loseEqualNumbers(shared, EplType.ANY, use);
            return new ColumnFacts(EplType.arrayOf(EplType.ANY, true), false, rules, ElementNulls.ALLOWED);
        }
        SchemaNode element = SchemaNode.anyOf(choice.site(), choice.keyword(), elements);
        ColumnFacts column = schemas.type(element, use.element());
        EplType array = EplType.arrayOf(column.type(), column.nullable());
        schemas.loseEqualNumbers(shared, column.type(), use);
        // A column has the rules on its own array, but not those on inner arrays.
        column.attributes().stream()
                .filter(rule -> !ContractSchemas.OF_ARRAYS.contains(rule.name()))
                .forEach(rules::add);
        ElementNulls own = !array.hasNullableElements()
                ? ElementNulls.NONE
                : column.nullable()
                        ? ElementNulls.ALLOWED
                        : ElementNulls.refused(loss(choice, "null elements are accepted"));
        return new ColumnFacts(array, false, rules, own.and(column.nulls()));
    }

    private ColumnFacts objects(List<SchemaNode> leaves, Choice choice, Use use, boolean named) {
        SchemaFacts shared = new SchemaFacts();
        shared.description = choice.site().get("description") instanceof String text ? text : "";
        shared.title = choice.site().get("title") instanceof String text ? text : "";
        Optional<SchemaDraft> union = unions.of(leaves, choice, shared, use, named);
        if (union.isPresent()) {
            return new ColumnFacts(new EplType.Declared(union.get().schema), false);
        }
        List<ObjectView> views = new ArrayList<>();
        Set<Set<SchemaSite>> key = new LinkedHashSet<>();
        for (SchemaNode leaf : leaves) {
            SchemaFacts facts = reader.read(leaf);
            key.add(facts.core);
            views.add(ObjectView.of(facts));
            facts.losses.forEach(loss -> log.add(loss, use.comments()));
        }
        log.add(
                loss(choice, "the schemas are merged into one: combinations of members are not checked"),
                use.comments());
        ObjectView view = ObjectView.joined(views, choice.site(), choice.keyword());
        if (view.isMap()) {
            view.losses().forEach(loss -> log.add(loss, use.comments()));
            view.values()
                    .sites()
                    .forEach(site -> log.add(
                            Loss.implied(site, "additionalProperties", WIDER, "members of any type are accepted"),
                            use.comments()));
            return new ColumnFacts(new EplType.MapOf(EplType.ANY), false, List.of(), ElementNulls.ALLOWED);
        }
        return new ColumnFacts(new EplType.Declared(schemas.draft(key, shared, view, use, named).schema), false);
    }

    /** Returns the branches. Branches with choices are replaced by the branches of these choices. */
    private List<SchemaNode> leaves(List<SchemaNode> branches) {
        List<SchemaNode> leaves = new ArrayList<>();
        branches.forEach(branch -> addLeaves(branch, leaves, 0));
        return leaves;
    }

    private void addLeaves(SchemaNode node, List<SchemaNode> leaves, int level) {
        SchemaFacts facts = reader.read(node);
        if (facts.choices.isEmpty()) {
            leaves.add(node);
            return;
        }
        Choice choice = facts.choices.get(0);
        if (level > MOST_LEVELS || leaves.size() > MOST_BRANCHES) {
            throw new ContractException(
                    choice.site().place() + "/" + choice.keyword(),
                    "'oneOf' and 'anyOf' have too many levels or alternatives: simplify them");
        }
        SchemaNode rest = rest(node, facts, choice);
        for (SchemaNode branch : choice.branches()) {
            SchemaNode both = both(rest, branch);
            if (!reader.read(both).kinds.isEmpty()) {
                addLeaves(both, leaves, level + 1);
            }
        }
    }

    /** Returns whether the choice, or another one in its branches, allows values of exactly one branch. */
    private boolean isExclusive(Choice choice, List<SchemaNode> branches) {
        return isExclusive(choice, branches, 0);
    }

    private boolean isExclusive(Choice choice, List<SchemaNode> branches, int level) {
        return level > MOST_LEVELS
                || choice.exclusive()
                || branches.stream()
                        .flatMap(branch -> reader.read(branch).choices.stream())
                        .anyMatch(inner -> isExclusive(inner, inner.branches(), level + 1));
    }

    /** Returns whether several lists have the same value. */
    private static boolean overlap(List<SchemaFacts> leaves) {
        Set<Object> seen = new HashSet<>();
        for (SchemaFacts leaf : leaves) {
            Set<Object> own = new HashSet<>();
            for (Object value : leaf.allowed) {
                own.add(
                        value instanceof Number number
                                ? JsonKind.decimal(number).stripTrailingZeros()
                                : value);
            }
            if (own.stream().anyMatch(seen::contains)) {
                return true;
            }
            seen.addAll(own);
        }
        return false;
    }

    private void loseOverlap(Choice choice, Use use) {
        log.add(
                loss(choice, "values that match several of these schemas are accepted")
                        .as(Reason.SEVERAL),
                use.comments());
    }

    private static Keyword keyword(Choice choice) {
        return new Keyword(choice.site(), choice.keyword(), null);
    }

    private static Loss unchecked(Choice choice, String values) {
        boolean exclusive = choice.exclusive();
        return loss(
                        choice,
                        values + " that match " + (exclusive ? "none or several" : "none")
                                + " of these schemas are accepted")
                .as(exclusive ? Reason.NONE_OR_SEVERAL : Reason.OTHER);
    }

    private static Loss loss(Choice choice, String description) {
        return new Loss(choice.site(), choice.keyword(), WIDER, description);
    }
}
