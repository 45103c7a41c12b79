package dev.schemac.golden.records.enums;

import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonConstant;

/** Enum {@code Color} in module {@code dev.schemac.golden.records.enums}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public enum Color implements JsonConstant {
    RED("red"),
    DARK_BLUE("dark-blue");

    private final String text;

    Color(String text) {
        this.text = text;
    }

    @Override
    public String jsonText() {
        return text;
    }
}
