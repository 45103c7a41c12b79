package dev.schemac.codegen.jsonschema.read;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The language of a contract. */
public enum ContractFormat {
    /** JSON Schema, draft 4 to 2020-12. */
    JSON_SCHEMA("json-schema"),

    /** OpenAPI 3.0 or 3.1, as JSON. */
    OPENAPI("openapi");

    private final String word;

    ContractFormat(String word) {
        this.word = word;
    }

    /** {@return its name on command lines} */
    public String word() {
        return word;
    }

    /**
     * {@return the format with a name}
     *
     * @throws IllegalArgumentException if no format has the name; the message lists the names
     */
    public static ContractFormat named(String word) {
        return Arrays.stream(values())
                .filter(format -> format.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("expected one of "
                        + Arrays.stream(values()).map(ContractFormat::word).collect(Collectors.joining(", "))
                        + " but was '" + word + "'"));
    }
}
