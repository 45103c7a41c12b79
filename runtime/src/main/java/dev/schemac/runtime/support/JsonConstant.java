package dev.schemac.runtime.support;

/** A constant of an enum that a schema file declares: in JSON a text stands for it that need not be its name. */
public interface JsonConstant {
    /** {@return the text that stands for this constant in JSON} */
    String jsonText();

    /** {@return what stands for a constant of any enum in JSON: its own text, or its name} */
    static String textOf(Enum<?> constant) {
        return constant instanceof JsonConstant named ? named.jsonText() : constant.name();
    }
}
