package dev.schemac.codegen.jsonschema.example;

import dev.schemac.codegen.jsonschema.SchemaVersion;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A schema of a contract, for {@link ContractJudge}. */
public interface JudgedSchema {
    /** {@return the file, and the JSON pointer as a fragment} */
    String place();

    /** {@return the place of a keyword} */
    String placeOf(String keyword);

    /** {@return the schema, a map or a boolean; another value if it is not a schema} */
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
    SchemaVersion version();

    /** {@return whether that is 2019-09, in which tuples and {@code contains} differ from 2020-12} */
    boolean isOf2019();

    /** Follows {@code $ref}, {@code $dynamicRef} and {@code $recursiveRef}. */
    @FunctionalInterface
    interface References {
        /** {@return the target of a reference; empty if it is unknown} */
        Optional<? extends JudgedSchema> resolve(JudgedSchema from, String keyword);
    }
}
