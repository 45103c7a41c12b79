package dev.schemac.codegen.jsonschema.example;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A schema of a contract, for {@link ContractJudge}. */
public interface JudgedSchema {
    /** The versions of JSON Schema, as far as a judge distinguishes them. */
    enum Version {
        /** Draft 4, and OpenAPI 3.0 without {@code nullable}. */
        DRAFT_4,
        /** OpenAPI 3.0. */
        OPENAPI_3_0,
        /** Swagger 2.0: {@code x-nullable}. */
        SWAGGER_2_0,
        /** Draft 6 and 7. */
        DRAFT_6_OR_7,
        /** Draft 2019-09 and later. */
        CURRENT;

        boolean isOld() {
            return this == DRAFT_4 || this == OPENAPI_3_0 || this == SWAGGER_2_0;
        }
    }

    /** {@return the file, and the JSON pointer as a fragment} */
    String place();

    /** {@return the place of a keyword} */
    String placeOf(String keyword);

    /** {@return the schema, a map or a boolean; another value if it is no schema} */
    Object value();

    /** {@return the value of a keyword; null if it is absent} */
    Object get(String keyword);

    /** {@return whether it has a keyword} */
    boolean has(String keyword);

    /** {@return all keywords} */
    Set<String> keywords();

    /** {@return the value of a keyword or name, or at an index; null if it is absent} */
    JudgedSchema child(String token);

    /** {@return the schemas in an object or array that is the value of a keyword} */
    List<? extends JudgedSchema> children(String keyword);

    /** {@return the last part of the pointer} */
    String lastToken();

    /** {@return the root of its document} */
    JudgedSchema root();

    /** {@return the version of its document} */
    Version version();

    /** Follows {@code $ref}, {@code $dynamicRef} and {@code $recursiveRef}. */
    @FunctionalInterface
    interface References {
        /** {@return the target of a reference; empty if it is unknown} */
        Optional<? extends JudgedSchema> resolve(JudgedSchema from, String keyword);
    }
}
