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
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lowers one schema from the version of its document to the vocabulary of 2020-12. Only this class knows what the keywords of
 * each version mean. Schemas that the import derives have the vocabulary already.
 */
final class Lowering {
    private static final String NOT_OF_VERSION = "not a keyword of this version of JSON Schema";

    private final SchemaSite site;
    private final SchemaVersion version;
    private final Map<String, Keyword> keywords = new LinkedHashMap<>();
    private final List<Difference> differences = new ArrayList<>();

    private Lowering(SchemaSite site) {
        this.site = site;
        this.version = site.isDerived() ? SchemaVersion.CURRENT : site.version();
    }

    static Schema of(SchemaSite site) {
        return new Lowering(site).lower();
    }

    private Schema lower() {
        boolean alone = version.refStandsAlone() && site.get("$ref") instanceof String;
        for (String keyword : site.keywords()) {
            if (!alone || keyword.equals("$ref") || Annotations.isAnnotation(keyword)) {
                lower(keyword, site.get(keyword));
            } else if (!Annotations.isStructure(keyword)) {
                differ(keyword, NONE, "keywords next to '$ref' have no effect before draft 2019-09");
            }
        }
        if (version == SchemaVersion.DRAFT_3) {
            requireFlagged();
        }
        return new Schema(site, keywords, differences, directions(), !version.isOfDraft6());
    }

    /** Returns the directions of a member. Swagger has no {@code writeOnly}. */
    private Set<Direction> directions() {
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

    private void lower(String keyword, Object value) {
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
            case "dependencies" -> differ(keyword, WIDER, "dependencies between members are not checked");
            case "discriminator" ->
                put(keyword, keyword, value instanceof String ? Map.of("propertyName", value) : value);
            case "extends", "disallow", "divisibleBy" -> draft3(keyword, value);
            case "const", "propertyNames", "contains", "if" ->
                putIf(version.isOfDraft6(), keyword, value, NOT_OF_VERSION);
            case "dependentRequired", "dependentSchemas", "unevaluatedItems" ->
                putIf(version.isOf2019(), keyword, value, NOT_OF_VERSION);
            case "unevaluatedProperties" ->
                putIf(version.isOf2019(), keyword, value, "not a keyword before draft 2019-09");
            case "prefixItems" ->
                putIf(version == SchemaVersion.CURRENT, keyword, value, "not a keyword before draft 2020-12");
            default -> put(keyword, keyword, value);
        }
    }

    private void putIf(boolean known, String keyword, Object value, String otherwise) {
        if (known) {
            put(keyword, keyword, value);
        } else {
            differ(keyword, NONE, otherwise);
        }
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
        List<Object> words = new ArrayList<>(value instanceof List<?> list ? list : Collections.singletonList(value));
        if (version == SchemaVersion.DRAFT_3 && words.stream().anyMatch(word -> !(word instanceof String))) {
            differ("type", WIDER, "a list of types with a schema is not checked");
            return;
        }
        boolean orNull = Stream.of("nullable", "x-nullable")
                .anyMatch(keyword -> isNullable(keyword) && Boolean.TRUE.equals(site.get(keyword)));
        if (orNull && !words.contains("null")) {
            words.add("null");
        }
        put("type", "type", words);
    }

    private void bound(String keyword, String exclusive, Object value) {
        if (Boolean.TRUE.equals(site.get(exclusive))) {
            put(exclusive, keyword, value);
        } else if (!(value instanceof Boolean)) {
            put(keyword, keyword, value);
        }
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

    // ---- draft 3

    private void draft3(String keyword, Object value) {
        if (version != SchemaVersion.DRAFT_3) {
            differ(keyword, NONE, "not a keyword of JSON Schema since draft 4");
        } else if (keyword.equals("divisibleBy")) {
            put("multipleOf", keyword, value);
        } else if (keyword.equals("extends")) {
            put("allOf", keyword, value);
        } else {
            differ(keyword, WIDER, "values that 'disallow' forbids are accepted");
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
