package dev.schemac.contracts.load;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The language of a contract. */
public enum ContractFormat {
    /** JSON Schema, draft 3 to 2020-12. */
    JSON_SCHEMA,

    /** OpenAPI 3.0 or 3.1, or Swagger 2.0. */
    OPENAPI;

    /** The members that make an object a JSON Schema, whatever their values are. */
    private static final Set<String> KEYWORDS = Set.of(
            "$schema",
            "$id",
            "$ref",
            "$defs",
            "definitions",
            "properties",
            "patternProperties",
            "additionalProperties",
            "items",
            "allOf",
            "anyOf",
            "oneOf");

    /**
     * {@return the format that the members of a contract show, otherwise the one that the name of its file shows; empty if
     * neither shows a format}
     *
     * @param name the name of the file
     */
    public static Optional<ContractFormat> recognized(Map<?, ?> contract, String name) {
        if (contract.containsKey("openapi") || contract.containsKey("swagger")) {
            return Optional.of(OPENAPI);
        }
        if (contract.keySet().stream().anyMatch(KEYWORDS::contains) || isType(contract.get("type"))) {
            return Optional.of(JSON_SCHEMA);
        }
        String file = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
                .toLowerCase(Locale.ROOT);
        if (file.contains("openapi") || file.contains("swagger")) {
            return Optional.of(OPENAPI);
        }
        return file.contains("schema") ? Optional.of(JSON_SCHEMA) : Optional.empty();
    }

    /** Returns whether a value of {@code type} is one that JSON Schema has. */
    private static boolean isType(Object value) {
        List<?> words = value instanceof List<?> several ? several : Collections.singletonList(value);
        return words.stream()
                .allMatch(word ->
                        word instanceof String text && !JsonKind.named(text).isEmpty());
    }
}
