package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Choice;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.Facts.Core;
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
import dev.schemac.dsl.jsonschema.Extension;
import dev.schemac.dsl.jsonschema.ScalarSchemas;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes columns whose values satisfy one of several schemas: {@code oneOf} and {@code anyOf}. */
record Choices(
        TypeShape types,
        FactsReader reader,
        ObjectViews views,
        EnumColumns enums,
        AnyTypeColumns anyType,
        Unions unions,
        Drafts drafts) {
    private static final int MOST_BRANCHES = 1_000;
    private static final int MOST_LEVELS = 20;

    private record MergedKey(Set<Core> branches) {}

    /**
     * Returns the column of a node with a choice.
     *
     * @param named whether the contract has a name for the node
     */
    ColumnShape type(SchemaNode node, Facts facts, Use use, boolean named) {
        Choice choice = facts.choices().get(0);
        if (choice.exclusive()
                && choice.branches().stream().filter(SchemaNode.ANY::equals).count() > 1) {
            return ScalarColumns.nothing(choice.keyword(), false, use);
        }
        Optional<ColumnShape> open = openEnum(choice, use);
        if (open.isPresent()) {
            return open.get();
        }
        SchemaNode rest = node.without(choice);
        boolean nullable = false;
        int nullBranches = 0;
        List<SchemaNode> branches = new ArrayList<>();
        for (SchemaNode branch : choice.branches()) {
            SchemaNode both = both(rest, branch);
            Set<JsonKind> kinds = reader.read(both).kinds();
            nullBranches += kinds.contains(JsonKind.NULL) ? 1 : 0;
            if (kinds.equals(EnumSet.of(JsonKind.NULL))) {
                nullable = true;
            } else if (!kinds.isEmpty()) {
                branches.add(both);
            }
        }
        boolean dropped = reader.discriminator(choice.site()).isEmpty() && dropNarrower(branches);
        if (choice.exclusive() && (dropped || nullBranches > 1)) {
            loseOverlap(choice, use);
        }
        if (branches.isEmpty()) {
            return ScalarColumns.nothing(choice.keyword(), nullable, use);
        }
        if (branches.size() == 1
                && choice.site().declaredName().isPresent()
                && reader.read(branches.get(0)).allowed() != null) {
            Facts constants = reader.read(branches.get(0));
            return enums.column(constants.allowed(), descriptions(choice), constants.kinds(), choice.keyword(), use);
        }
        if (branches.size() == 1) {
            return types.type(branches.get(0), use.orNull(nullable)).orNull(nullable);
        }
        if (choice.branches().stream().allMatch(branch -> saysNoType(reader.read(branch)))) {
            boolean always = !choice.exclusive()
                    && choice.branches().stream()
                            .anyMatch(branch -> isRequired(reader.read(branch), reader.read(rest)));
            if (always) {
                return types.type(rest, use.orNull(nullable)).orNull(nullable);
            }
            use.report(choice.keyword(), WIDER, "combinations of members are not checked");
            return types.type(rest, use.orNull(nullable)).orNull(nullable);
        }
        return several(branches, choice, use.orNull(nullable), named).orNull(nullable);
    }

    /** Returns an exported column of an enum that accepts unknown strings; empty for other choices. */
    private Optional<ColumnShape> openEnum(Choice choice, Use use) {
        Object extension = choice.site().get(ScalarSchemas.TYPE);
        List<SchemaNode> branches = choice.branches();
        if (!Extension.UNKNOWN.isIn(extension) || branches.size() < 2 || branches.size() > 3) {
            return Optional.empty();
        }
        Facts strings = reader.read(branches.get(1));
        boolean nullable = branches.size() == 3;
        boolean isOpen = strings.kinds().equals(EnumSet.of(JsonKind.STRING))
                && !strings.restricts(strings.kinds())
                && (!nullable || reader.read(branches.get(2)).kinds().equals(EnumSet.of(JsonKind.NULL)));
        ColumnShape column = types.type(branches.get(0), use.element());
        Optional<String> unknown = Extension.UNKNOWN.string(extension);
        boolean known = unknown.isEmpty() || EnumColumns.has(column.type(), unknown.get());
        return isOpen && known && EnumColumns.isEnum(column.type())
                ? Optional.of(
                        column.with(new Attribute("unknown", EplText.quoted(unknown.orElse("null")), choice.keyword()))
                                .orNull(nullable))
                : Optional.empty();
    }

    /**
     * Removes each branch that contains all constraints of another branch. Values of the removed branch satisfy the other
     * one. Returns whether it removed a branch.
     */
    private boolean dropNarrower(List<SchemaNode> branches) {
        Map<SchemaSite, List<SchemaNode>> byLast = new HashMap<>();
        List<SchemaNode> withoutSites = new ArrayList<>();
        Set<SchemaNode> left = new LinkedHashSet<>(branches);
        List<SchemaNode> distinct = List.copyOf(left);
        for (SchemaNode wide : distinct) {
            // All schemas of the wider branch are in the narrower one, also the last: that of the branch itself.
            Optional<SchemaSite> last =
                    reader.read(wide).core().sites().stream().reduce((one, other) -> other);
            last.map(site -> byLast.computeIfAbsent(site, unknown -> new ArrayList<>()))
                    .orElse(withoutSites)
                    .add(wide);
        }
        for (SchemaNode narrow : distinct) {
            boolean covered = Stream.concat(
                            withoutSites.stream(),
                            reader.read(narrow).core().sites().stream()
                                    .flatMap(site -> byLast.getOrDefault(site, List.of()).stream()))
                    .anyMatch(wide -> wide != narrow && left.contains(wide) && covers(wide, narrow));
            if (covered) {
                left.remove(narrow);
            }
        }
        boolean dropped = left.size() < branches.size();
        branches.clear();
        branches.addAll(left);
        return dropped;
    }

    /** A named schema without constraints of its own may be a subtype, which a discriminator distinguishes from others. */
    private boolean covers(SchemaNode wide, SchemaNode narrow) {
        Facts says = reader.read(wide);
        Facts saysMore = reader.read(narrow);
        return says.closures().isEmpty()
                && reader.key(wide).named().isEmpty()
                && saysMore.core().sites().containsAll(says.core().sites())
                && says.kinds().containsAll(saysMore.kinds())
                && new HashSet<>(saysMore.choices()).containsAll(says.choices());
    }

    /** Returns whether the choices allow values other than objects. */
    boolean allowOthers(Facts facts) {
        return allowOthers(facts, 0);
    }

    private boolean allowOthers(Facts facts, int level) {
        return level > MOST_LEVELS
                || !facts.kinds().equals(EnumSet.of(JsonKind.OBJECT))
                        && facts.choices().stream()
                                .allMatch(choice -> choice.branches().stream()
                                        .anyMatch(branch -> allowOthers(reader.read(branch), level + 1)));
    }

    /** Returns the constraints and the branch together. Returns only the branch if it contains all the constraints. */
    private SchemaNode both(SchemaNode rest, SchemaNode branch) {
        Facts facts = reader.read(rest);
        return facts.saysOnlyKinds()
                        && facts.kinds().containsAll(reader.read(branch).kinds())
                ? branch
                : rest.and(branch);
    }

    private static boolean saysNoType(Facts facts) {
        return facts.kinds().equals(EnumSet.allOf(JsonKind.class))
                && facts.allowed() == null
                && facts.objects().isEmpty()
                && facts.items().isEmpty()
                && facts.rules().isEmpty()
                && facts.choices().isEmpty();
    }

    /** Returns whether a branch only requires members that are required anyway. */
    private static boolean isRequired(Facts branch, Facts rest) {
        return branch.isComplete() && rest.required().containsAll(branch.required());
    }

    private ColumnShape several(List<SchemaNode> branches, Choice choice, Use use, boolean named) {
        Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
        branches.forEach(branch -> kinds.addAll(reader.read(branch).kinds()));
        boolean nullable = kinds.remove(JsonKind.NULL);
        Optional<List<SchemaNode>> found = leaves(branches);
        if (found.isEmpty()) {
            use.report(choice.keyword()
                    .difference(WIDER, "too many levels or alternatives: values of any type are accepted")
                    .as(Reason.ANY_TYPE));
            return new ColumnShape(EplType.ANY, true);
        }
        List<SchemaNode> leaves = found.get();
        if (leaves.isEmpty()) {
            return ScalarColumns.nothing(choice.keyword(), nullable, use);
        }
        if (kinds.equals(EnumSet.of(JsonKind.OBJECT))) {
            return objects(leaves, choice, use, named).orNull(nullable);
        }
        if (kinds.equals(EnumSet.of(JsonKind.ARRAY))) {
            return arrays(leaves, choice, use).orNull(nullable);
        }
        List<Facts> facts = leaves.stream().map(reader::read).toList();
        if (facts.stream().allMatch(leaf -> leaf.allowed() != null)) {
            List<Object> allowed = new ArrayList<>();
            facts.forEach(leaf -> allowed.addAll(leaf.allowed()));
            if (isExclusive(choice, branches) && overlap(facts)) {
                loseOverlap(choice, use);
            }
            facts.forEach(leaf -> leaf.differences().forEach(use::report));
            Keyword by = choice.keyword();
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
            Facts facts = reader.read(branch);
            if (facts.allowed() != null && facts.allowed().size() == 1) {
                said.put(
                        facts.allowed().get(0),
                        SchemaSite.description(facts.core().sites()));
            }
        }
        return said;
    }

    /**
     * Returns a column of strings, numbers or booleans: the column that all branches share, otherwise only the kind of
     * value.
     */
    private ColumnShape scalars(
            List<SchemaNode> leaves, Set<JsonKind> kinds, Choice choice, boolean exclusive, Use use) {
        List<ColumnShape> columns = leaves.stream()
                .map(leaf -> reader.read(leaf).allowed() == null
                        ? types.type(leaf, use.aside())
                        : new ColumnShape(EplType.ANY, false))
                .toList();
        EplType first = columns.get(0).type();
        boolean alike = columns.stream().allMatch(column -> column.type().equals(first)) && !first.equals(EplType.ANY);
        // If all branches result in the same column, the choice does not matter.
        boolean same = alike
                && columns.stream().allMatch(column -> column.says(columns.get(0)))
                && leaves.stream().allMatch(leaf -> reader.read(leaf).isComplete());
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
            Keyword by = choice.keyword();
            Attribute rule = new Attribute("pattern", EplText.quoted(pattern.get()), by);
            return new ColumnShape(new EplType.Scalar("string"), false, List.of(rule));
        }
        boolean free = !exclusive
                && leaves.stream()
                        .map(reader::read)
                        .anyMatch(leaf -> leaf.rules().isEmpty()
                                && leaf.allowed() == null
                                && leaf.isComplete()
                                && leaf.kinds().containsAll(kinds));
        if (!free) {
            use.report(unchecked(choice, "values"));
        }
        List<Attribute> rules = sharedRules(leaves, columns);
        if (alike) {
            return new ColumnShape(first, false, rules);
        }
        String word = kinds.contains(JsonKind.STRING)
                ? "string"
                : kinds.contains(JsonKind.BOOLEAN) ? "boolean" : kinds.contains(JsonKind.FRACTION) ? "double" : "long";
        return new ColumnShape(new EplType.Scalar(word), false, rules);
    }

    /** Returns the attributes for the rules that all branches have. */
    private List<Attribute> sharedRules(List<SchemaNode> leaves, List<ColumnShape> columns) {
        Map<String, Keyword> shared =
                Facts.sharedRules(leaves.stream().map(reader::read).toList());
        Map<String, Attribute> rules = new LinkedHashMap<>();
        columns.stream()
                .flatMap(column -> column.attributes().stream())
                .filter(rule -> shared.containsValue(rule.keyword()))
                .forEach(rule -> rules.putIfAbsent(rule.name(), rule));
        return List.copyOf(rules.values());
    }

    private ColumnShape arrays(List<SchemaNode> leaves, Choice choice, Use use) {
        List<SchemaNode> elements = new ArrayList<>();
        List<Facts> facts = leaves.stream().map(reader::read).toList();
        for (Facts leaf : facts) {
            Set<SchemaSite> items = leaf.items();
            leaf.differences().forEach(use::report);
            elements.add(items.isEmpty() ? SchemaNode.ANY : SchemaNode.of(items));
        }
        use.report(unchecked(choice, "arrays"));
        Map<String, Keyword> shared = Facts.sharedRules(facts);
        List<Attribute> rules = Arrays.rules(shared);
        if (elements.contains(SchemaNode.ANY)) {
            Arrays.loseEqualNumbers(shared, EplType.ANY, use);
            return new ColumnShape(EplType.arrayOf(EplType.ANY, true), false, rules, ElementNulls.ALLOWED);
        }
        SchemaNode element = SchemaNode.anyOf(choice.keyword(), elements);
        ColumnShape column = types.type(element, use.element());
        EplType array = EplType.arrayOf(column.type(), column.nullable());
        Arrays.loseEqualNumbers(shared, column.type(), use);
        // A column has the rules on its own array, but not those on inner arrays.
        column.attributes().stream()
                .filter(rule -> !Arrays.RULES.contains(rule.name()))
                .forEach(rules::add);
        ElementNulls own = !array.hasNullableElements()
                ? ElementNulls.NONE
                : column.nullable()
                        ? ElementNulls.ALLOWED
                        : ElementNulls.refused(choice.keyword().difference(WIDER, "null elements are accepted"));
        return new ColumnShape(array, false, rules, own.and(column.nulls()));
    }

    private ColumnShape objects(List<SchemaNode> leaves, Choice choice, Use use, boolean named) {
        Optional<ColumnShape> family = named ? Optional.empty() : unions.ofFamily(leaves, choice, use);
        if (family.isPresent()) {
            return family.get();
        }
        Optional<SchemaDraft> union = unions.of(leaves, choice, use, named);
        if (union.isPresent()) {
            return new ColumnShape(new EplType.Declared(union.get().schema()), false);
        }
        List<ObjectView> all = new ArrayList<>();
        Set<Core> cores = new LinkedHashSet<>();
        for (SchemaNode leaf : leaves) {
            Facts facts = reader.read(leaf);
            cores.add(facts.core());
            all.add(views.of(facts));
            facts.differences().forEach(use::report);
        }
        use.report(choice.keyword(), WIDER, "the schemas are merged into one: combinations of members are not checked");
        ObjectView view = ObjectView.joined(all, choice.keyword());
        if (view.isMap()) {
            view.differences().forEach(use::report);
            view.values()
                    .sites()
                    .forEach(site -> use.report(Difference.implied(
                            site, "additionalProperties", WIDER, "members of any type are accepted")));
            return new ColumnShape(new EplType.MapOf(EplType.ANY), false, List.of(), ElementNulls.ALLOWED);
        }
        MergedKey key = new MergedKey(cores);
        SchemaDraft draft = drafts.known(key)
                .orElseGet(() -> drafts.add(key, new SchemaDraft(Origin.of(choice), view, use, named)));
        return new ColumnShape(new EplType.Declared(draft.schema()), false);
    }

    /**
     * Returns the branches. Branches with choices are replaced by the branches of these choices. Returns empty if they are too
     * many.
     */
    private Optional<List<SchemaNode>> leaves(List<SchemaNode> branches) {
        List<SchemaNode> leaves = new ArrayList<>();
        for (SchemaNode branch : branches) {
            if (!addLeaves(branch, leaves, 0)) {
                return Optional.empty();
            }
        }
        return Optional.of(leaves);
    }

    private boolean addLeaves(SchemaNode node, List<SchemaNode> leaves, int level) {
        Facts facts = reader.read(node);
        if (facts.choices().isEmpty()) {
            leaves.add(node);
            return true;
        }
        if (level > MOST_LEVELS || leaves.size() > MOST_BRANCHES) {
            return false;
        }
        Choice choice = facts.choices().get(0);
        SchemaNode rest = node.without(choice);
        for (SchemaNode branch : choice.branches()) {
            SchemaNode both = both(rest, branch);
            if (!reader.read(both).kinds().isEmpty() && !addLeaves(both, leaves, level + 1)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether the choice, or another one in its branches, allows values of exactly one branch. */
    private boolean isExclusive(Choice choice, List<SchemaNode> branches) {
        return isExclusive(choice, branches, 0);
    }

    private boolean isExclusive(Choice choice, List<SchemaNode> branches, int level) {
        return level > MOST_LEVELS
                || choice.exclusive()
                || branches.stream()
                        .flatMap(branch -> reader.read(branch).choices().stream())
                        .anyMatch(inner -> isExclusive(inner, inner.branches(), level + 1));
    }

    /** Returns whether several lists have the same value. */
    private static boolean overlap(List<Facts> leaves) {
        Set<Object> seen = new HashSet<>();
        for (Facts leaf : leaves) {
            Set<Object> own = leaf.allowed().stream().map(JsonKind::key).collect(Collectors.toSet());
            if (own.stream().anyMatch(seen::contains)) {
                return true;
            }
            seen.addAll(own);
        }
        return false;
    }

    private static void loseOverlap(Choice choice, Use use) {
        use.report(choice.keyword()
                .difference(WIDER, "values that match several of these schemas are accepted")
                .as(Reason.SEVERAL));
    }

    private static Difference unchecked(Choice choice, String values) {
        boolean exclusive = choice.exclusive();
        return choice.keyword()
                .difference(
                        WIDER,
                        values + " that match " + (exclusive ? "none or several" : "none")
                                + " of these schemas are accepted")
                .as(exclusive ? Reason.NONE_OR_SEVERAL : Reason.OTHER);
    }
}
