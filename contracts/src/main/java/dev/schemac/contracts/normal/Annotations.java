package dev.schemac.contracts.normal;

import dev.schemac.dsl.jsonschema.ScalarSchemas;
import java.util.Set;

/** The keywords without an effect on documents. */
public final class Annotations {
    /** Keywords that a report mentions, because the schemas do not carry them. */
    private static final Set<String> REPORTED = Set.of(
            "examples", "example", "deprecated", "readOnly", "writeOnly", "contentMediaType", "xml", "externalDocs");

    /** Keywords that the schemas carry, or that explain the file. */
    private static final Set<String> OTHERS =
            Set.of("title", "description", "default", "$comment", "$schema", "$id", "id", "$defs", "definitions");

    /** Other keywords for the structure of the file. */
    private static final Set<String> STRUCTURE =
            Set.of("$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary", "allOf", "discriminator");

    /** Keywords that are read with another one. */
    private static final Set<String> PARTS = Set.of("then", "else", "minContains", "maxContains");

    private Annotations() {}

    public static boolean isReported(String keyword) {
        return REPORTED.contains(keyword);
    }

    public static boolean isAnnotation(String keyword) {
        return REPORTED.contains(keyword)
                || OTHERS.contains(keyword)
                || keyword.startsWith("x-") && !keyword.equals(ScalarSchemas.TYPE);
    }

    /** Returns whether a keyword, which is no annotation, alone constrains no value. */
    public static boolean isStructure(String keyword) {
        return STRUCTURE.contains(keyword) || PARTS.contains(keyword);
    }
}
