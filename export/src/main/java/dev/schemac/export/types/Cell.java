package dev.schemac.export.types;

import java.util.Optional;

/**
 * An entry of the table of types.
 *
 * @param type the type in the other language
 * @param logicalType the meaning of the type, in Avro; empty if there is none
 * @param effect the difference; empty if there is none
 */
public record Cell(String type, Optional<String> logicalType, Optional<String> effect) {

    /** Returns the difference as a sentence. */
    public Optional<String> difference(Object from) {
        return effect.map(text -> from + " becomes " + this + ": " + text);
    }

    /** Returns the type, with its meaning after it. */
    @Override
    public String toString() {
        return type + logicalType.map(logical -> " " + logical).orElse("");
    }
}
