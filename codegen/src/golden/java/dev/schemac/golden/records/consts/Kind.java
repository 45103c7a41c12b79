package dev.schemac.golden.records.consts;

import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonConstant;

/** Enum {@code Kind} in module {@code dev.schemac.golden.records.consts}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public enum Kind implements JsonConstant {
    NOTICE("notice"),
    ALERT("alert");

    private final String string;

    Kind(String string) {
        this.string = string;
    }

    @Override
    public String jsonString() {
        return string;
    }
}
