package dev.schemac.contracts.load;

import java.util.Map;

/** The versions of JSON Schema, as far as their keywords differ in meaning. */
public enum SchemaVersion {
    /** {@code id}, and {@code exclusiveMinimum} is a flag. */
    DRAFT_4,
    /** Draft 6 and 7: {@code const}, and {@code exclusiveMinimum} is a number. */
    DRAFT_6_OR_7,
    /** OpenAPI 3.0: {@code nullable}, and {@code exclusiveMinimum} is a flag. */
    OPENAPI_3_0,
    /** Swagger 2.0: {@code x-nullable}, and {@code exclusiveMinimum} is a flag. */
    SWAGGER_2_0,
    /** 2019-09 and later: keywords beside {@code $ref} count. */
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
            if (schema.contains("draft-04") || schema.contains("draft-03")) {
                return DRAFT_4;
            }
            return schema.contains("draft-06") || schema.contains("draft-07") ? DRAFT_6_OR_7 : CURRENT;
        }
        return referring == OPENAPI_3_0 || referring == SWAGGER_2_0 ? referring : CURRENT;
    }

    /** Returns whether a keyword adds null to the values. */
    public boolean isNullable(String keyword) {
        return this == OPENAPI_3_0 && keyword.equals("nullable") || this == SWAGGER_2_0 && keyword.equals("x-nullable");
    }

    /** Returns the message about {@code nullable} in other versions than OpenAPI 3.0. */
    public String insteadOfNullable() {
        return this == SWAGGER_2_0
                ? "not a keyword of Swagger 2.0, which has 'x-nullable'"
                : "not a keyword of JSON Schema, which has the type 'null'";
    }

    /** Returns whether the version has the keywords of draft 6. */
    public boolean isOfDraft6() {
        return this == DRAFT_6_OR_7 || this == CURRENT;
    }

    /** Returns whether {@code readOnly} and {@code writeOnly} have an effect on required members. */
    public boolean hasDirections() {
        return this == OPENAPI_3_0 || this == SWAGGER_2_0;
    }

    /** Returns whether keywords next to {@code $ref} have no effect. */
    public boolean refStandsAlone() {
        return this != CURRENT;
    }
}
