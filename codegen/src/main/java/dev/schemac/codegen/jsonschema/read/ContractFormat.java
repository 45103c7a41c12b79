package dev.schemac.codegen.jsonschema.read;

import java.util.Arrays;
import java.util.stream.Collectors;

/** In which language a contract is written. */
public enum ContractFormat {
    /** JSON Schema, draft 4 to 2020-12. */
    JSON_SCHEMA("json-schema"),

    /** OpenAPI 3.0 or 3.1, as JSON. */
    OPENAPI("openapi");

    private final String word;

    ContractFormat(String word) {
        this.word = word;
    }

    /** {@return how command lines call it} */
    public String word() {
        return word;
    }

    /**
     * {@return the format of a name}
     *
     * @throws IllegalArgumentException if there is none; the message lists them
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
