package dev.schemac.golden.consts;

import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonConstant;

/** Enum {@code Kind} in module {@code dev.schemac.golden.consts}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public enum Kind implements JsonConstant {
    NOTICE("notice"),
    ALERT("alert");

    private final String text;

    Kind(String text) {
        this.text = text;
    }

    @Override
    public String jsonText() {
        return text;
    }
}
