package dev.schemac.runtime.support;

import com.fasterxml.jackson.annotation.JsonValue;

/** Declares the JSON string of a constant of an enum in a schema file, which may differ from the constant's name. */
public interface JsonConstant {
    /** {@return the JSON string of this constant} */
    @JsonValue // for Jackson without SchemacModule; ignored if Jackson is absent
    String jsonString();

    /** {@return the JSON string of a constant of any enum: its declared string, or its name} */
    static String stringOf(Enum<?> constant) {
        return constant instanceof JsonConstant named ? named.jsonString() : constant.name();
    }
}
