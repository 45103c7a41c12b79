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

/**
 * Lowers one schema from the version of its document to the vocabulary of 2020-12. Only this class knows what the keywords of
 * each version mean. Schemas that the import derives have the vocabulary already.
 */
final class Lowering {
    private static final String NOT_OF_VERSION = "not a keyword of this version of JSON Schema";

    private final SchemaSite site;
    private final SchemaVersion version;

    /** The keyword of the version that adds null to the values; empty if it has none. */
    private final String nullable;

    private final Map<String, Keyword> keywords = new LinkedHashMap<>();
    private final List<Difference> differences = new ArrayList<>();

    private Lowering(SchemaSite site) {
        this.site = site;
        this.version = site.isDerived() ? SchemaVersion.CURRENT : site.version();
        this.nullable = version == SchemaVersion.OPENAPI_3_0
                ? "nullable"
                : version == SchemaVersion.SWAGGER_2_0 ? "x-nullable" : "";
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
            case "items" -> put(value instanceof List && !has2020Tuple() ? "prefixItems" : "items", keyword, value);
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
            case "extends" -> put(version == SchemaVersion.DRAFT_3 ? "allOf" : keyword, keyword, value);
            case "divisibleBy" -> put(version == SchemaVersion.DRAFT_3 ? "multipleOf" : keyword, keyword, value);
            case "disallow" ->
                differ(
                        keyword,
                        version == SchemaVersion.DRAFT_3 ? WIDER : NONE,
                        "'disallow' of draft 3 is not checked");
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

    /** OpenAPI 3.0 defines {@code nullable} only next to {@code type}, but many contracts write it next to {@code allOf}. */
    private void nullable(String keyword, Object value) {
        if (keyword.equals(nullable)) {
            if (Boolean.TRUE.equals(value) && !site.has("type")) {
                put("nullable", keyword, true);
            }
        } else if (keyword.equals("nullable")) {
            String has = nullable.isEmpty()
                    ? "JSON Schema, which has the type 'null'"
                    : "Swagger 2.0, which has 'x-nullable'";
            differ(keyword, NONE, "not a keyword of " + has);
        }
    }

    private void type(Object value) {
        List<Object> words = new ArrayList<>(value instanceof List<?> list ? list : Collections.singletonList(value));
        if (version == SchemaVersion.DRAFT_3 && words.stream().anyMatch(word -> !(word instanceof String))) {
            differ("type", WIDER, "a list of types with a schema is not checked");
            return;
        }
        if (!nullable.isEmpty() && Boolean.TRUE.equals(site.get(nullable)) && !words.contains("null")) {
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

    /** Reads the flags of members, which are a list beside the members since draft 4. */
    private void requireFlagged() {
        List<String> names = site.children("properties").stream()
                .filter(member -> Boolean.TRUE.equals(member.get("required")))
                .map(SchemaSite::lastToken)
                .toList();
        if (!names.isEmpty()) {
            put("required", "properties", names);
        }
    }
}
