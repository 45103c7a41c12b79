package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;

/** What {@code @Column} says about a column; what it says without any. */
record ColumnFacts(
        Optional<String> jsonName,
        List<String> aliases,
        boolean required,
        boolean nullable,
        Optional<Object> defaultValue,
        Base64Variant base64,
        UnknownConstant unknownConstant) {
    static final ColumnFacts NONE = new ColumnFacts(
            Optional.empty(),
            List.of(),
            false,
            true,
            Optional.empty(),
            Base64Variant.MIME_NO_LINEFEEDS,
            UnknownConstant.FAIL);
}
