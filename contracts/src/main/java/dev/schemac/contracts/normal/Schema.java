package dev.schemac.contracts.normal;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.report.Difference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A schema in the vocabulary of JSON Schema 2020-12, with the discriminator of OpenAPI. {@link Lowering} makes it. Immutable.
 *
 * <p>{@code nullable} remains where it stands beside no {@code type}: it then adds null to the values of the whole schema.
 */
public final class Schema {
    /** The direction of the documents in which a required member is required. */
    public enum Direction {
        REQUEST("requests"),
        RESPONSE("responses");

        private final String documents;

        Direction(String documents) {
            this.documents = documents;
        }

        /** Returns the name of the documents in reports. */
        public String documents() {
            return documents;
        }

        public Direction opposite() {
            return this == REQUEST ? RESPONSE : REQUEST;
        }
    }

    private final SchemaSite site;
    private final Map<String, Keyword> keywords;
    private final List<Difference> differences;

    /** The members, which many schemas can include; null until they are first needed. */
    private Map<String, SchemaSite> members;

    private final Set<Direction> directions;
    private final boolean olderThanDraft6;

    Schema(
            SchemaSite site,
            Map<String, Keyword> keywords,
            List<Difference> differences,
            Set<Direction> directions,
            boolean olderThanDraft6) {
        this.site = site;
        this.keywords = keywords;
        this.differences = List.copyOf(differences);
        this.directions = directions;
        this.olderThanDraft6 = olderThanDraft6;
    }

    public SchemaSite site() {
        return site;
    }

    /** Returns whether no value is valid, because the schema is {@code false}. */
    public boolean isFalse() {
        return Boolean.FALSE.equals(site.value());
    }

    /** Returns the names of the lowered keywords, in the order of the file. */
    public Set<String> keywords() {
        return keywords.keySet();
    }

    public boolean has(String keyword) {
        return keywords.containsKey(keyword);
    }

    /** Returns whether a keyword is the only one besides annotations. */
    public boolean hasOnly(String keyword) {
        return keywords.keySet().stream().allMatch(name -> name.equals(keyword) || Annotations.isAnnotation(name))
                && has(keyword);
    }

    /** Returns a lowered keyword; null if it is absent. */
    public Keyword keyword(String name) {
        return keywords.get(name);
    }

    /** Returns the lowered value of a keyword; null if it is absent. */
    public Object get(String keyword) {
        Keyword found = keywords.get(keyword);
        return found == null ? null : found.value();
    }

    /** Returns the schema in a keyword that the schema has. */
    public SchemaSite child(String keyword) {
        return site.child(keywords.get(keyword).name());
    }

    /** Returns the schemas in a keyword whose value is an object or an array of schemas. Returns none if it is absent. */
    public List<SchemaSite> children(String keyword) {
        if (!has(keyword)) {
            return List.of();
        }
        SchemaSite child = child(keyword);
        boolean isOne =
                keyword.equals("allOf") && child.value() instanceof Map; // 'extends' of draft 3 may be one schema.
        return isOne ? List.of(child) : child.members();
    }

    /** Returns the schemas in {@code properties} by name, in the order of the file. */
    public Map<String, SchemaSite> members() {
        if (members == null) {
            Map<String, SchemaSite> found = new LinkedHashMap<>();
            children("properties").forEach(member -> found.put(member.lastToken(), member));
            members = Collections.unmodifiableMap(found);
        }
        return members;
    }

    /** Returns the names in {@code properties}. */
    public Set<String> memberNames() {
        return members().keySet();
    }

    /** Returns the schemas that apply to the same value on a condition. */
    public List<SchemaSite> conditional() {
        List<SchemaSite> conditional = new ArrayList<>();
        for (String keyword : List.of("if", "then", "else")) {
            if (has("if") && has(keyword)) {
                conditional.add(child(keyword));
            }
        }
        conditional.addAll(children("dependentSchemas"));
        return conditional;
    }

    /** Returns the keywords that have no effect in the version of the document, or none that the vocabulary has. */
    public List<Difference> differences() {
        return differences;
    }

    /** Returns the directions that {@code readOnly} and {@code writeOnly} limit {@code required} to. */
    public Set<Direction> directions() {
        return directions;
    }

    /** Returns whether the type {@code integer} excludes numbers such as 1.0. */
    public boolean excludesWrittenFractions() {
        return olderThanDraft6;
    }

    @Override
    public String toString() {
        return site.place();
    }
}
