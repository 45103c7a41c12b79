package dev.schemac.golden.jspecify;

import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonConstant;
import org.jspecify.annotations.NullMarked;

/** Enum {@code Size} in module {@code dev.schemac.golden.jspecify}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public enum Size implements JsonConstant {
    S("s"),
    M("m"),
    L("l");

    private final String string;

    Size(String string) {
        this.string = string;
    }

    @Override
    public String jsonString() {
        return string;
    }
}
