package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NONE;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.facts.ObjectView;
import dev.schemac.contracts.facts.ObjectViews;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Discriminator;
import dev.schemac.contracts.normal.Hierarchy;
import dev.schemac.contracts.normal.Keyword;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides which named schemas are the base of a union, and which are its subtypes. A base has a {@code discriminator}, and its
 * subtypes extend it by {@code allOf}, at any depth. All of this is known before the first schema is made.
 */
final class Families {
    /**
     * A base with its subtypes.
     *
     * @param heirs the subtypes that a string selects
     * @param others the strings of the discriminator for objects that are no subtype: null for any, empty for none
     * @param listedBy the keyword of the base that lists the strings; null if there is none
     * @param hasOwnObjects whether an object can be of the base, and of no subtype
     */
    record Family(
            SchemaSite base,
            Discriminator discriminator,
            Set<SchemaSite> heirs,
            List<String> others,
            Keyword listedBy,
            boolean hasOwnObjects) {}

    /**
     * A schema that extends a base, directly or through others.
     *
     * @param parent the schema that it extends directly
     * @param texts the strings that select it; none if only its own subtypes are selected
     * @param isExact whether it allows exactly these strings itself
     */
    record Heir(SchemaSite site, SchemaSite base, SchemaSite parent, List<String> texts, boolean isExact) {}

    /** A schema that was found below a base, before its strings are known. */
    private record Found(SchemaSite site, SchemaSite parent, int depth) {}

    private final Schemas schemas;
    private final Hierarchy hierarchy;
    private final FactsReader reader;
    private final ObjectViews views;
    private final DifferenceLog log;
    private final Map<SchemaSite, Family> families = new LinkedHashMap<>();
    private final Map<SchemaSite, Heir> heirs = new HashMap<>();

    /** Why a base has no family. It is reported only if the base is imported. */
    private final Map<SchemaSite, ContractException> invalid = new HashMap<>();

    Families(Schemas schemas, Hierarchy hierarchy, FactsReader reader, ObjectViews views, DifferenceLog log) {
        this.schemas = schemas;
        this.hierarchy = hierarchy;
        this.reader = reader;
        this.views = views;
        this.log = log;
        Map<SchemaSite, Discriminator> discriminators = new LinkedHashMap<>();
        for (SchemaSite base : hierarchy.bases()) {
            try {
                discriminators.put(base, schemas.discriminator(base).orElseThrow());
            } catch (ContractException e) {
                invalid.put(base, e);
            }
        }
        Map<SchemaSite, Discriminator> roots = new LinkedHashMap<>(discriminators);
        roots.keySet().removeIf(base -> !isRoot(base, discriminators) || isInherited(base, discriminators));
        roots.forEach((base, discriminator) -> {
            try {
                add(base, discriminator, roots.keySet());
            } catch (ContractException e) {
                invalid.put(base, e);
            }
        });
    }

    /** Returns whether a base is in another family and inherits its discriminator as a column, which is no discriminator. */
    private boolean isInherited(SchemaSite base, Map<SchemaSite, Discriminator> discriminators) {
        String member = discriminators.get(base).member();
        boolean inherited = hierarchy.ancestors(base).stream().anyMatch(discriminators::containsKey)
                && hierarchy.parentsOf(base).stream()
                        .anyMatch(parent ->
                                views.of(reader.read(parent)).members().containsKey(member));
        if (inherited) {
            log.add(schemas.of(discriminators.get(base).site())
                    .keyword("discriminator")
                    .difference(NONE, "'" + member + "' is an inherited member, which does not select subtypes"));
        }
        return inherited;
    }

    /** Returns the family of a base; empty if the schema is none. */
    Optional<Family> ofBase(SchemaSite site) {
        if (invalid.containsKey(site)) {
            throw invalid.get(site);
        }
        return Optional.ofNullable(families.get(site));
    }

    /** Returns what a schema inherits in its family; empty if it is in none. */
    Optional<Heir> heir(SchemaSite site) {
        return Optional.ofNullable(heirs.get(site));
    }

    /** Returns the schemas that a schema refers to in {@code allOf}. */
    List<SchemaSite> parents(SchemaSite site) {
        return hierarchy.parentsOf(site);
    }

    /** Returns whether a schema is a base or a subtype. */
    boolean isMember(SchemaSite site) {
        return families.containsKey(site) || heirs.containsKey(site);
    }

    /** Returns the family whose subtypes all these schemas are; empty if there is none. */
    Optional<Family> common(List<SchemaSite> sites) {
        Set<SchemaSite> bases = new HashSet<>();
        for (SchemaSite site : sites) {
            bases.add(heirs.containsKey(site) ? heirs.get(site).base() : null);
        }
        return bases.size() == 1
                ? Optional.ofNullable(families.get(bases.iterator().next()))
                : Optional.empty();
    }

    /** Returns whether each object of a family is of one of these subtypes. */
    boolean areAll(Family family, List<SchemaSite> sites) {
        Set<SchemaSite> listed = new HashSet<>(sites);
        return !family.hasOwnObjects()
                && family.heirs().stream().allMatch(heir -> {
                    SchemaSite at = heir;
                    while (!listed.contains(at) && heirs.containsKey(at)) {
                        at = heirs.get(at).parent();
                    }
                    return listed.contains(at);
                });
    }

    /** Returns whether a schema is a subtype with subtypes. */
    boolean isMiddle(SchemaSite site) {
        return hierarchy.childrenOf(site).stream()
                .map(heirs::get)
                .anyMatch(heir -> heir != null && heir.parent() == site);
    }

    /** Returns the bases of all families. */
    Set<SchemaSite> bases() {
        return families.keySet();
    }

    /** Returns whether no other base with the same member is above a base. */
    private boolean isRoot(SchemaSite base, Map<SchemaSite, Discriminator> discriminators) {
        String member = discriminators.get(base).member();
        return hierarchy.ancestors(base).stream()
                .map(discriminators::get)
                .noneMatch(other -> other != null && other.member().equals(member));
    }

    private void add(SchemaSite base, Discriminator discriminator, Set<SchemaSite> bases) {
        Facts facts = reader.read(base);
        ObjectView view = views.of(facts);
        String member = discriminator.member();
        Keyword keyword = schemas.of(discriminator.site()).keyword("discriminator");
        if (!view.members().containsKey(member)) {
            loseChoice(base);
            log.add(keyword.difference(NONE, "'" + member + "' is no member of this schema, so it selects no subtype"));
            return;
        }
        Facts ofMember = reader.read(view.members().get(member));
        if (!canExtend(facts) || !ofMember.kinds().contains(JsonKind.STRING) || !JavaLimits.isConstant(member)) {
            loseChoice(base);
            log.add(keyword.difference(NONE, "'" + member + "' does not select subtypes: it must be a string"));
            return;
        }
        List<Found> found = find(base, bases);
        Map<SchemaSite, List<String>> texts = texts(found, discriminator);
        Set<SchemaSite> withTexts = new LinkedHashSet<>();
        found.forEach(each -> {
            if (!texts.get(each.site()).isEmpty()) {
                withTexts.add(each.site());
            }
        });
        if (withTexts.isEmpty()) {
            loseChoice(base);
            return;
        }
        Set<SchemaSite> parents = parents(found);
        for (Found each : found) {
            List<String> own = texts.get(each.site());
            if (!own.isEmpty() || parents.contains(each.site())) {
                heirs.put(
                        each.site(),
                        new Heir(each.site(), base, each.parent(), own, isExact(each.site(), member, own)));
            }
        }
        boolean closed = hierarchy.isClosed(base)
                && hierarchy.branches(base).stream()
                        .allMatch(branch ->
                                heirs.containsKey(branch) && heirs.get(branch).base() == base);
        if (!closed) {
            loseChoice(base);
        }
        List<String> others = others(closed, ofMember, texts);
        boolean hasOwnObjects = !closed
                && (others == null || !others.isEmpty() || !facts.required().contains(member));
        families.put(base, new Family(base, discriminator, withTexts, others, ofMember.allowedBy(), hasOwnObjects));
    }

    /** Reports that the choice of a base between its own subtypes, which is read as its family, is not checked. */
    private void loseChoice(SchemaSite base) {
        if (hierarchy.isClosed(base)) {
            Schema schema = schemas.of(base);
            Stream.of("oneOf", "anyOf")
                    .filter(schema::has)
                    .forEach(choice -> log.add(
                            schema.keyword(choice).difference(WIDER, "the schemas of the choice are not checked")));
        }
    }

    private static Set<SchemaSite> parents(List<Found> found) {
        return found.stream().map(Found::parent).collect(Collectors.toSet());
    }

    /** Returns whether a schema is one object type, so that others can extend it. */
    private static boolean canExtend(Facts facts) {
        return facts.kinds().contains(JsonKind.OBJECT) && facts.choices().isEmpty() && facts.allowed() == null;
    }

    // ---- subtypes

    /** Returns the schemas below a base, each after its parent. */
    private List<Found> find(SchemaSite base, Set<SchemaSite> bases) {
        Set<SchemaSite> wanted = new HashSet<>(hierarchy.members(base));
        List<Found> found = new ArrayList<>(List.of(new Found(base, null, 0)));
        Set<SchemaSite> seen = new HashSet<>(Set.of(base));
        for (int i = 0; i < found.size(); i++) {
            Found above = found.get(i);
            boolean hasOwn = i > 0 && bases.contains(above.site());
            for (SchemaSite site : hasOwn ? List.<SchemaSite>of() : hierarchy.childrenOf(above.site())) {
                boolean listed =
                        wanted.contains(site) || hierarchy.heirs(site).stream().anyMatch(wanted::contains);
                if (!listed || !seen.add(site)) {
                    continue;
                }
                if (heirs.containsKey(site)) {
                    String other = heirs.get(site).base().lastToken();
                    log.add(Inheritance.ofAllOf(
                            site, "not a subtype of '" + base.lastToken() + "', but only of '" + other + "'"));
                    continue;
                }
                Facts facts = reader.read(site);
                if (canExtend(facts)) {
                    found.add(new Found(site, above.site(), above.depth() + 1));
                } else {
                    log.add(Inheritance.ofAllOf(
                            site, "not a subtype of '" + base.lastToken() + "': its alternatives are not inherited"));
                }
            }
        }
        return found.subList(1, found.size());
    }

    // ---- discriminator values

    /** Returns the strings of each schema, no string twice. The deepest schema has a string that several have. */
    private Map<SchemaSite, List<String>> texts(List<Found> found, Discriminator discriminator) {
        List<Found> deepestFirst = new ArrayList<>(found);
        deepestFirst.sort(Comparator.comparing(Found::depth).reversed());
        Map<String, SchemaSite> taken = new HashMap<>();
        Map<SchemaSite, List<String>> texts = new HashMap<>();
        Map<SchemaSite, List<String>> mapped = discriminator.texts();
        Set<SchemaSite> parents = parents(found);
        for (Found each : deepestFirst) {
            List<String> own = new ArrayList<>();
            for (String text : wantedTexts(each, discriminator.member(), mapped)) {
                if (!text.isEmpty() && JavaLimits.isConstant(text) && taken.putIfAbsent(text, each.site()) == null) {
                    own.add(text);
                }
            }
            texts.put(each.site(), own);
            if (own.isEmpty() && !parents.contains(each.site())) {
                log.add(Inheritance.ofAllOf(
                        each.site(), "not a subtype by '" + discriminator.member() + "': it has no value of its own"));
            }
        }
        return texts;
    }

    /** Returns the strings that the schema itself allows, if it restricts them, otherwise those of the mapping or its name. */
    private List<String> wantedTexts(Found found, String member, Map<SchemaSite, List<String>> mapped) {
        SchemaSite site = found.site();
        List<String> allowed = allowed(site, member);
        List<String> inherited = allowed(found.parent(), member);
        if (!allowed.isEmpty() && (inherited.isEmpty() || allowed.size() < inherited.size())) {
            return allowed;
        }
        List<String> said = ownValues(site, member);
        if (!said.isEmpty()) {
            return said;
        }
        Set<String> texts = new LinkedHashSet<>(mapped.getOrDefault(site, List.of(site.lastToken())));
        // A subtype with an own discriminator is selected by the strings of its subtypes, too.
        hierarchy.heirs(site).forEach(below -> texts.addAll(mapped.getOrDefault(below, List.of())));
        return allowed.isEmpty() ? List.copyOf(texts) : listed(texts, allowed);
    }

    /** Returns the strings that are listed, otherwise the only one that differs by capitals: 'Cat' is often 'cat' there. */
    private static List<String> listed(Set<String> texts, List<String> allowed) {
        List<String> exact = allowed.stream().filter(texts::contains).toList();
        Set<String> lower = new HashSet<>();
        texts.forEach(text -> lower.add(text.toLowerCase(Locale.ROOT)));
        List<String> similar = allowed.stream()
                .filter(text -> lower.contains(text.toLowerCase(Locale.ROOT)))
                .toList();
        return exact.isEmpty() && similar.size() == 1 ? similar : exact;
    }

    /** Returns the strings that a member may be, with all inherited constraints. Returns none if it may be any string. */
    private List<String> allowed(SchemaSite site, String member) {
        // The view of all members would cost much for a schema that inherits many.
        Set<SchemaSite> sites = new LinkedHashSet<>();
        for (Schema schema : reader.read(site).objects()) {
            if (schema.has("properties") && schema.child("properties").has(member)) {
                sites.add(schema.child("properties").child(member));
            }
        }
        Facts facts = reader.read(SchemaNode.of(sites));
        return facts.allowed() == null ? List.of() : strings(facts.allowed());
    }

    private static List<String> strings(List<?> values) {
        return values.stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .distinct()
                .toList();
    }

    /**
     * Returns the strings that the schema lists itself for a member, also in conflict with inherited ones, and by a {@code
     * const} of versions that do not have it.
     */
    private List<String> ownValues(SchemaSite site, String member) {
        List<SchemaSite> parts = new ArrayList<>(List.of(site));
        parts.addAll(schemas.of(site).children("allOf"));
        for (SchemaSite part : parts) {
            SchemaSite properties = part.has("properties") ? part.child("properties") : null;
            SchemaSite found = properties == null ? null : properties.child(member);
            if (found != null && found.get("const") instanceof String text) {
                return List.of(text);
            } else if (found != null && found.get("enum") instanceof List<?> values) {
                return strings(values);
            }
        }
        return List.of();
    }

    /** Returns whether a schema requires the member and allows exactly these strings. */
    private boolean isExact(SchemaSite site, String member, List<String> texts) {
        return reader.read(site).required().contains(member)
                && new HashSet<>(allowed(site, member)).equals(new HashSet<>(texts));
    }

    private List<String> others(boolean closed, Facts ofMember, Map<SchemaSite, List<String>> texts) {
        if (closed) {
            return List.of();
        } else if (ofMember.allowed() == null) {
            return null;
        }
        Set<String> taken = texts.values().stream().flatMap(List::stream).collect(Collectors.toSet());
        return strings(ofMember.allowed()).stream()
                .filter(Predicate.not(taken::contains))
                .toList();
    }
}
