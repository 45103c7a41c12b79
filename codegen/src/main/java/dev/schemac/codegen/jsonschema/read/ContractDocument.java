package dev.schemac.codegen.jsonschema.read;

import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A file of a contract. */
final class ContractDocument {
    /** The versions of JSON Schema, as far as their keywords differ in meaning. */
    enum Draft {
        /** {@code id}, and {@code exclusiveMinimum} is a flag. */
        DRAFT_4,
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
        static Draft of(Map<?, ?> root, Draft referring) {
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
        boolean isNullable(String keyword) {
            return this == OPENAPI_3_0 && keyword.equals("nullable")
                    || this == SWAGGER_2_0 && keyword.equals("x-nullable");
        }

        /** Returns the message about {@code nullable} in other versions than OpenAPI 3.0. */
        String insteadOfNullable() {
            return this == SWAGGER_2_0
                    ? "not a keyword of Swagger 2.0, which has 'x-nullable'"
                    : "not a keyword of JSON Schema, which has the type 'null'";
        }

        /** Returns whether the version has the keywords of draft 6. */
        boolean isOfDraft6() {
            return this == DRAFT_6_OR_7 || this == CURRENT;
        }

        /** Returns whether {@code readOnly} and {@code writeOnly} have an effect on required members. */
        boolean hasDirections() {
            return this == OPENAPI_3_0 || this == SWAGGER_2_0;
        }

        /** Returns whether keywords next to {@code $ref} have no effect. */
        boolean refStandsAlone() {
            return this != CURRENT;
        }
    }

    private final String name;
    private final Path path;
    private final byte[] content;
    private final Draft draft;
    private final SchemaSite root;

    /** The number of definitions with a simple name, by the pointer of the object that contains them. */
    private final Map<String, Map<String, Integer>> simpleNames = new HashMap<>();

    /**
     * Creates a document and its root schema.
     *
     * @param name the name in reports
     * @param path the path of the file; null if it is unknown
     * @param content the bytes of the file
     * @param json the value of the content
     * @param referring the version of the document that refers to this one; null if there is none
     */
    ContractDocument(String name, Path path, byte[] content, Map<?, ?> json, Draft referring) {
        this.name = name;
        this.content = content;
        this.path = path;
        this.draft = Draft.of(json, referring);
        this.root = SchemaSite.root(this, json);
    }

    String name() {
        return name;
    }

    Optional<Path> path() {
        return Optional.ofNullable(path);
    }

    byte[] content() {
        return content;
    }

    Draft draft() {
        return draft;
    }

    /** Returns whether the version is 2019-09, in which tuples and {@code contains} differ from 2020-12. */
    boolean isOf2019() {
        return draft == Draft.CURRENT && root.get("$schema") instanceof String schema && schema.contains("2019-09");
    }

    SchemaSite root() {
        return root;
    }

    /** Returns the identifier in a schema, empty if there is none. */
    Optional<URI> identifier(Object schema) {
        if (!(schema instanceof Map<?, ?> keywords)) {
            return Optional.empty();
        }
        Object id = keywords.get(draft == Draft.DRAFT_4 ? "id" : "$id");
        return id instanceof String text && !text.startsWith("#") ? References.uri(text) : Optional.empty();
    }

    /**
     * Returns whether no other definition beside this one has the same name after the last dot. Ignores case, like some file
     * systems.
     *
     * @param name the full name
     */
    boolean hasUniqueSimpleName(String pointer, String name) {
        String folder = pointer.substring(0, pointer.lastIndexOf('/'));
        Map<String, Integer> counts = simpleNames.computeIfAbsent(folder, this::simpleNames);
        return counts.getOrDefault(simpleName(name), 0) == 1;
    }

    private Map<String, Integer> simpleNames(String folder) {
        SchemaSite definitions = root;
        for (String token : folder.substring(1).split("/", -1)) {
            definitions = definitions == null
                    ? null
                    : definitions.child(token.replace("~1", "/").replace("~0", "~"));
        }
        Map<String, Integer> counts = new HashMap<>();
        if (definitions != null && definitions.value() instanceof Map<?, ?> all) {
            all.keySet().forEach(name -> counts.merge(simpleName((String) name), 1, Integer::sum));
        }
        return counts;
    }

    private static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
