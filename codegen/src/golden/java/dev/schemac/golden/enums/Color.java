package dev.schemac.golden.enums;

import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonConstant;

/**
 * What a car is painted with.
 *
 * <p>Enum {@code Color} in module {@code dev.schemac.golden.enums}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public enum Color implements JsonConstant {
    /** as a rose */
    RED("red"),
    DARK_BLUE("dark-blue"),

    /** As the first one was. */
    METALLIC("metallic grey"),

    /** White; &#42;/ with a mark. */
    CHECKED("\u2713 white");

    private final String string;

    Color(String string) {
        this.string = string;
    }

    @Override
    public String jsonString() {
        return string;
    }
}
