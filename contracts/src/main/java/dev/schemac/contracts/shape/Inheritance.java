package dev.schemac.contracts.shape;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.epl.EplSchema;
import dev.schemac.contracts.epl.EplText;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.facts.ObjectView;
import dev.schemac.contracts.facts.ObjectViews;
import dev.schemac.contracts.facts.SchemaNode;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import dev.schemac.contracts.shape.Families.Family;
import dev.schemac.contracts.shape.Families.Heir;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * Makes schemas inherit: the subtypes of a family, and schemas that refer to one other schema in {@code allOf} and add nothing
 * about that one's members.
 */
record Inheritance(TypeShape types, FactsReader reader, ObjectViews views, Drafts drafts, Families families) {
    /** The language has 255 ancestors at most. */
    private static final int MOST_ANCESTORS = 250;

    /** Makes a new schema inherit, if possible, and a union if it is the base of a family. */
    void inherit(SchemaNode node, SchemaDraft draft, Use use) {
        if (!node.isOneSchema()) {
            return;
        }
        // An inline schema that only wraps a named one is the named one.
        SchemaSite site = reader.key(node)
                .named()
                .orElseGet(() -> reader.target(node.sites().iterator().next()));
        families.ofBase(site).ifPresent(family -> becomeUnion(draft, family, use.log()));
        Optional<Heir> heir = families.heir(site);
        if (heir.isPresent()) {
            parent(heir.get().parent(), use)
                    .ifPresentOrElse(
                            parent -> inherit(draft, parent, heir.get(), use.log()),
                            () -> use.report(
                                    ofAllOf(site, "not a subtype: its base has no schema, or too many ancestors")));
        } else {
            List<SchemaSite> parents = families.parents(site);
            Optional.of(parents)
                    .filter(all -> all.size() == 1 && !families.isMember(all.get(0)) && fits(draft, node, all.get(0)))
                    .flatMap(all -> parent(all.get(0), use))
                    .filter(parent -> parent.view().members().keySet().stream().noneMatch(draft::isDiscriminator))
                    .ifPresent(draft::inherits);
        }
    }

    private void becomeUnion(SchemaDraft draft, Family family, DifferenceLog log) {
        String member = family.discriminator().member();
        draft.becomesUnion(member);
        SchemaSite site = family.discriminator().site();
        if (family.hasOwnObjects()) {
            draft.schema().with("otherwise", "base");
            String description = "objects whose '" + member + "' names a subtype must match that subtype";
            log.add(Difference.at(site, "discriminator", NARROWER, description), draft.notes());
            if (family.others() != null) {
                List<String> all = new ArrayList<>(family.others());
                family.heirs()
                        .forEach(heir ->
                                all.addAll(families.heir(heir).orElseThrow().texts()));
                String pattern = EplText.quoted(AnyTypeColumns.patternOf(all));
                draft.limitDiscriminator(new Attribute("pattern", pattern, family.listedBy()));
            }
        } else if (!family.heirs().stream()
                .allMatch(heir -> families.heir(heir).orElseThrow().isExact())) {
            log.add(Difference.at(site, "discriminator", NARROWER, others(member)), draft.notes());
        }
    }

    static String others(String member) {
        return "objects without '" + member + "', or with another value, are rejected";
    }

    /** Makes a schema the subtype of a family. Reports its constraints on inherited members, because the parent has their columns. */
    private void inherit(SchemaDraft draft, SchemaDraft parent, Heir heir, DifferenceLog log) {
        draft.inherits(parent);
        String member =
                families.ofBase(heir.base()).orElseThrow().discriminator().member();
        if (!heir.texts().isEmpty() && draft.isSelectedBy(member)) {
            draft.schema().discriminatorValue(heir.texts());
            if (!heir.isExact()) {
                log.add(Difference.implied(heir.site(), "discriminator", NARROWER, others(member)), draft.notes());
            }
        }
        ObjectView own = draft.view();
        ObjectView inherited = parent.view();
        List<String> changed = inherited.members().keySet().stream()
                .filter(name -> !name.equals(member) && !isInherited(name, own, parent.declaring(name)))
                .map(name -> "'" + name + "'")
                .toList();
        if (!changed.isEmpty()) {
            log.add(
                    ofAllOf(
                            heir.site(),
                            "rules of the subtype for inherited members are not checked: "
                                    + String.join(", ", changed)),
                    draft.notes());
        }
        if (inherited.open() && !own.open()) {
            log.add(Difference.implied(heir.site(), "additionalProperties", WIDER, Shapes.UNDECLARED), draft.notes());
        }
    }

    /** Returns a difference at {@code allOf}, or at the schema if it has other keywords about members. */
    static Difference ofAllOf(SchemaSite site, String description) {
        return site.has("allOf") && !site.has("required") && !site.has("properties")
                ? Difference.at(site, "allOf", WIDER, description)
                : Difference.implied(site, "allOf", WIDER, description);
    }

    private static boolean isInherited(String name, ObjectView own, ObjectView inherited) {
        return inherited.members().get(name).equals(own.members().get(name))
                && inherited.required().contains(name) == own.required().contains(name);
    }

    /** Returns whether the draft has the members of a parent, and no other constraints on them. */
    private boolean fits(SchemaDraft draft, SchemaNode node, SchemaSite site) {
        Facts ofParent = reader.read(site);
        if (!ofParent.kinds().equals(EnumSet.of(JsonKind.OBJECT))
                || ofParent.allowed() != null
                || !ofParent.choices().isEmpty()
                || reader.key(SchemaNode.of(site)).equals(reader.key(node))) {
            return false;
        }
        ObjectView parent = views.of(ofParent);
        ObjectView own = draft.view();
        return !parent.isMap()
                && parent.open() == own.open()
                && parent.values().equals(own.values())
                && parent.members().keySet().stream().allMatch(name -> isInherited(name, own, parent));
    }

    private Optional<SchemaDraft> parent(SchemaSite site, Use use) {
        ColumnShape type = types.type(
                SchemaNode.of(site).only(EnumSet.of(JsonKind.OBJECT)), new Use(site.memberName(), null, use.log()));
        return type.type() instanceof EplType.Declared declared && declared.declaration() instanceof EplSchema
                ? Optional.of(drafts.of(declared))
                        .filter(parent -> !parent.isInUnion() && parent.ancestors() < MOST_ANCESTORS)
                : Optional.empty();
    }
}
