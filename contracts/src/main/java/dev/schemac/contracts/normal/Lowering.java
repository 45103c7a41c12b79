package dev.schemac.contracts.normal;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;
import static dev.schemac.contracts.report.Difference.Effect.NONE;
import static dev.schemac.contracts.report.Difference.Effect.WIDER;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.load.SchemaVersion;
import dev.schemac.contracts.normal.Schema.Direction;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lowers one schema from the version of its document to the vocabulary of 2020-12. Only this class knows what the keywords of
 * each version mean. Schemas that the import derives have the vocabulary already.
 */
final class Lowering {
    /** A keyword that older versions do not have. */
    private record Since(boolean known, String otherwise) {}

    private static final String NOT_OF_VERSION = "not a keyword of this version of JSON Schema";
    private static final String DEPENDENCIES = "dependencies between members are not checked";

    private final SchemaSite site;
    private final SchemaVersion version;
    private final Map<String, Keyword> keywords = new LinkedHashMap<>();
    private final Map<String, List<SchemaSite>> children = new HashMap<>();
    private final List<Difference> differences = new ArrayList<>();

    private Lowering(SchemaSite site) {
        this.site = site;
        this.version = site.isDerived() ? SchemaVersion.CURRENT : site.version();
    }

    static Schema of(SchemaSite site) {
        Lowering lowering = new Lowering(site);
        boolean alone = version(site).refStandsAlone() && site.get("$ref") instanceof String;
        for (String keyword : site.keywords()) {
            if (alone && !keyword.equals("$ref") && !Annotations.isAnnotation(keyword)) {
                lowering.besideReference(keyword);
            } else {
                lowering.lower(keyword, site.get(keyword));
            }
        }
        if (lowering.version == SchemaVersion.DRAFT_3) {
            lowering.requireFlagged();
        }
        return new Schema(lowering);
    }

    private static SchemaVersion version(SchemaSite site) {
        return site.isDerived() ? SchemaVersion.CURRENT : site.version();
    }

    SchemaSite site() {
        return site;
    }

    Map<String, Keyword> keywords() {
        return keywords;
    }

    Map<String, List<SchemaSite>> children() {
        return children;
    }

    List<Difference> differences() {
        return differences;
    }

    boolean isOlderThanDraft6() {
        return !version.isOfDraft6();
    }

    boolean containsEvaluates() {
        return version == SchemaVersion.CURRENT;
    }

    /** Returns the directions of a member. Swagger has no {@code writeOnly}. */
    Set<Direction> directions() {
        Set<Direction> directions = EnumSet.noneOf(Direction.class);
        boolean openApi = version == SchemaVersion.OPENAPI_3_0;
        if ((openApi || version == SchemaVersion.SWAGGER_2_0) && Boolean.TRUE.equals(site.get("readOnly"))) {
            directions.add(Direction.RESPONSE);
        }
        if (openApi && Boolean.TRUE.equals(site.get("writeOnly"))) {
            directions.add(Direction.REQUEST);
        }
        return directions;
    }

    private void besideReference(String keyword) {
        if (!Annotations.isStructure(keyword) || keyword.equals("nullable")) {
            differ(keyword, NONE, "keywords next to '$ref' have no effect before draft 2019-09");
        }
    }

    private void lower(String keyword, Object value) {
        Since since = since(keyword);
        if (!since.known()) {
            differ(keyword, NONE, since.otherwise());
            return;
        }
        switch (keyword) {
            case "$schema" -> {
                if (!value.toString().contains("json-schema.org/")) {
                    differ(keyword, NARROWER, "an unknown version of JSON Schema: keywords are read as of 2020-12");
                }
            }
            case "type" -> type(value);
            case "nullable", "x-nullable" -> nullable(keyword, value);
            case "minimum" -> bound(keyword, "exclusiveMinimum", value);
            case "maximum" -> bound(keyword, "exclusiveMaximum", value);
            case "exclusiveMinimum", "exclusiveMaximum" -> {
                if (!(value instanceof Boolean)) {
                    put(keyword, keyword, value);
                }
            }
            case "required" -> required(value);
            case "items" -> items(value);
            case "additionalItems" -> {
                if (site.get("items") instanceof List && !has2020Tuple()) {
                    put("items", keyword, value);
                }
            }
            case "minContains", "maxContains" -> {
                if (version.isOf2019()) {
                    put(keyword, keyword, value);
                }
            }
            case "dependencies" -> dependencies(value);
            case "discriminator" ->
                put(keyword, keyword, value instanceof String ? Map.of("propertyName", value) : value);
            case "extends", "disallow", "divisibleBy" -> draft3(keyword, value);
            default -> put(keyword, keyword, value);
        }
    }

    private Since since(String keyword) {
        return switch (keyword) {
            case "const", "propertyNames", "contains", "if" -> new Since(version.isOfDraft6(), NOT_OF_VERSION);
            case "dependentRequired", "dependentSchemas", "unevaluatedItems" ->
                new Since(version.isOf2019(), NOT_OF_VERSION);
            case "unevaluatedProperties" -> new Since(version.isOf2019(), "not a keyword before draft 2019-09");
            case "prefixItems" -> new Since(version == SchemaVersion.CURRENT, "not a keyword before draft 2020-12");
            default -> new Since(true, "");
        };
    }

    private void put(String keyword, String name, Object value) {
        keywords.put(keyword, new Keyword(site, name, value));
    }

    private void differ(String keyword, Effect effect, String description) {
        differences.add(Difference.at(site, keyword, effect, description));
    }

    // ---- single keywords

    private boolean isNullable(String keyword) {
        return version == SchemaVersion.OPENAPI_3_0 && keyword.equals("nullable")
                || version == SchemaVersion.SWAGGER_2_0 && keyword.equals("x-nullable");
    }

    /** OpenAPI 3.0 defines {@code nullable} only next to {@code type}, but many contracts write it next to {@code allOf}. */
    private void nullable(String keyword, Object value) {
        if (isNullable(keyword)) {
            if (Boolean.TRUE.equals(value) && !site.has("type")) {
                put("nullable", keyword, true);
            }
        } else if (keyword.equals("nullable")) {
            differ(
                    keyword,
                    NONE,
                    version == SchemaVersion.SWAGGER_2_0
                            ? "not a keyword of Swagger 2.0, which has 'x-nullable'"
                            : "not a keyword of JSON Schema, which has the type 'null'");
        }
    }

    private void type(Object value) {
        List<Object> words = new ArrayList<>();
        if (value instanceof List<?> list) {
            words.addAll(list);
        } else {
            words.add(value);
        }
        if (version == SchemaVersion.DRAFT_3 && words.stream().anyMatch(word -> !(word instanceof String))) {
            put("anyOf", "type", words);
            children.put("anyOf", schemas("type", words));
            return;
        }
        boolean orNull = site.keywords().stream()
                .anyMatch(keyword -> isNullable(keyword) && Boolean.TRUE.equals(site.get(keyword)));
        if (orNull && !words.contains("null")) {
            words.add("null");
        }
        put("type", "type", words);
    }

    /** Returns the schemas of a list of draft 3, in which a word stands for a type. */
    private List<SchemaSite> schemas(String keyword, List<Object> words) {
        SchemaSite list = site.child(keyword);
        if (!(list.value() instanceof List)) {
            return List.of(list);
        }
        List<SchemaSite> schemas = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String index = Integer.toString(i);
            schemas.add(
                    words.get(i) instanceof String word
                            ? list.derived(index, Map.of("type", word))
                            : list.child(index));
        }
        return schemas;
    }

    private void bound(String keyword, String exclusive, Object value) {
        boolean isExclusive = Boolean.TRUE.equals(site.get(exclusive));
        if (!isExclusive && value instanceof Boolean) {
            return;
        }
        put(isExclusive ? exclusive : keyword, keyword, value);
    }

    private void required(Object value) {
        if (value instanceof List) {
            put("required", "required", value);
        } else if (version != SchemaVersion.DRAFT_3) {
            differ("required", NONE, "'required' has no effect since draft 4, unless it is an array");
        }
    }

    private boolean has2020Tuple() {
        return version == SchemaVersion.CURRENT && site.has("prefixItems");
    }

    private void items(Object value) {
        put(value instanceof List && !has2020Tuple() ? "prefixItems" : "items", "items", value);
    }

    /** Splits dependencies into those that are lists of members, and those that are schemas. */
    private void dependencies(Object value) {
        if (version.isOf2019() || !(value instanceof Map<?, ?> members)) {
            differ("dependencies", WIDER, DEPENDENCIES); // Some validators still know 'dependencies'.
            return;
        }
        Map<String, Object> names = new LinkedHashMap<>();
        Map<String, Object> schemas = new LinkedHashMap<>();
        List<SchemaSite> sites = new ArrayList<>();
        members.forEach((member, dependency) -> {
            if (dependency instanceof List || dependency instanceof String) {
                names.put((String) member, dependency instanceof String ? List.of(dependency) : dependency);
            } else if (dependency instanceof Map || dependency instanceof Boolean) {
                schemas.put((String) member, dependency);
                sites.add(site.child("dependencies").child((String) member));
            }
        });
        if (!names.isEmpty()) {
            put("dependentRequired", "dependencies", names);
        }
        if (!schemas.isEmpty()) {
            put("dependentSchemas", "dependencies", schemas);
            children.put("dependentSchemas", sites);
        }
    }

    // ---- draft 3

    private void draft3(String keyword, Object value) {
        if (version != SchemaVersion.DRAFT_3) {
            differ(keyword, NONE, "not a keyword of JSON Schema since draft 4");
        } else if (keyword.equals("divisibleBy")) {
            put("multipleOf", keyword, value);
        } else if (keyword.equals("extends")) {
            put("allOf", keyword, value);
            children.put("allOf", value instanceof List ? site.child(keyword).members() : List.of(site.child(keyword)));
        } else {
            disallow(value);
        }
    }

    private void disallow(Object value) {
        List<?> words = value instanceof List<?> list ? list : List.of(value);
        SchemaSite forbidden = words.stream().allMatch(String.class::isInstance)
                ? site.derived("disallow", Map.of("type", words))
                : words.size() == 1 ? site.child("disallow") : null;
        if (forbidden != null && forbidden.value() instanceof List) {
            forbidden = forbidden.child("0");
        }
        if (forbidden == null) {
            differ("disallow", WIDER, "values that 'disallow' forbids are accepted");
        } else {
            put("not", "disallow", forbidden.value());
            children.put("not", List.of(forbidden));
        }
    }

    /** Reads the flags of members, which are a list beside the members since draft 4. */
    private void requireFlagged() {
        List<String> names = new ArrayList<>();
        if (site.has("properties")) {
            for (SchemaSite member : site.child("properties").members()) {
                if (Boolean.TRUE.equals(member.get("required"))) {
                    names.add(member.lastToken());
                }
            }
        }
        if (!names.isEmpty()) {
            put("required", "properties", names);
        }
    }
}
