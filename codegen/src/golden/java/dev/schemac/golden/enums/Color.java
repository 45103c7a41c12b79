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

    /**
     * Returns the constant with a JSON string.
     *
     * @throws IllegalArgumentException if no constant has it
     */
    public static Color of(String string) {
        for (Color constant : values()) {
            if (constant.string.equals(string)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("no constant of Color has the JSON string " + string);
    }

    @Override
    public String jsonString() {
        return string;
    }
}
