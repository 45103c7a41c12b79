package dev.schemac.contracts.load;

import java.util.Map;

/**
 * The versions of JSON Schema, as far as they differ. Loading asks for the names of identifiers, and {@code normal.Lowering}
 * for the keywords. All other code sees the keywords of 2020-12.
 */
public enum SchemaVersion {
    /** {@code extends}, {@code disallow}, {@code divisibleBy}, and {@code required} is a flag. */
    DRAFT_3,
    /** {@code id}, and {@code exclusiveMinimum} is a flag. */
    DRAFT_4,
    /** Draft 6 and 7: {@code const}, and {@code exclusiveMinimum} is a number. */
    DRAFT_6_OR_7,
    /** Keywords beside {@code $ref} count, {@code items} can be an array. */
    DRAFT_2019,
    /** OpenAPI 3.0: {@code nullable}, and {@code exclusiveMinimum} is a flag. */
    OPENAPI_3_0,
    /** Swagger 2.0: {@code x-nullable}, and {@code exclusiveMinimum} is a flag. */
    SWAGGER_2_0,
    /** 2020-12, and OpenAPI 3.1. */
    CURRENT;

    /**
     * Returns the version of a document.
     *
     * @param referring the version of the document that refers to this one; null if there is none
     */
    public static SchemaVersion of(Map<?, ?> root, SchemaVersion referring) {
        // YAML reads an unquoted 2.0 as a number.
        if (root.get("swagger") != null && root.get("swagger").toString().equals("2.0")) {
            return SWAGGER_2_0;
        }
        if (root.get("openapi") instanceof String version) {
            return version.startsWith("3.0") ? OPENAPI_3_0 : CURRENT;
        }
        if (root.get("$schema") instanceof String schema) {
            return ofIdentifier(schema);
        }
        return referring == OPENAPI_3_0 || referring == SWAGGER_2_0 ? referring : CURRENT;
    }

    private static SchemaVersion ofIdentifier(String schema) {
        if (schema.contains("draft-03")) {
            return DRAFT_3;
        } else if (schema.contains("draft-04")) {
            return DRAFT_4;
        } else if (schema.contains("2019-09")) {
            return DRAFT_2019;
        }
        return schema.contains("draft-06") || schema.contains("draft-07") ? DRAFT_6_OR_7 : CURRENT;
    }

    /** Returns the keyword that identifies a schema. */
    String idKeyword() {
        return this == DRAFT_3 || this == DRAFT_4 ? "id" : "$id";
    }

    /** Returns whether the version has the keywords of draft 6. */
    public boolean isOfDraft6() {
        return this == DRAFT_6_OR_7 || isOf2019();
    }

    /** Returns whether the version is 2019-09 or later. */
    public boolean isOf2019() {
        return this == DRAFT_2019 || this == CURRENT;
    }

    /** Returns whether keywords next to {@code $ref} have no effect. */
    public boolean refStandsAlone() {
        return !isOf2019();
    }
}
