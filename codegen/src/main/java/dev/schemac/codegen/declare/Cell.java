package dev.schemac.codegen.declare;

import java.util.Optional;

/**
 * An entry of the table of types.
 *
 * @param type the type in the other language
 * @param effect the difference; empty if there is none
 */
record Cell(String type, Optional<String> effect) {

    /** Returns the entry of a string in the table. */
    static Cell of(String entry) {
        int colon = entry.indexOf(": ");
        return colon < 0
                ? new Cell(entry, Optional.empty())
                : new Cell(entry.substring(0, colon), Optional.of(entry.substring(colon + 2)));
    }

    /** Returns the difference as a sentence. */
    Optional<String> difference(Object from) {
        return effect.map(text -> from + " becomes " + type + ": " + text);
    }
}
