package dev.schemac.dsl.analysis;

import dev.schemac.dsl.diagnostic.SourceLocation;

/**
 * A place that names a symbol.
 *
 * @param location including ticks and quotes
 * @param quoted whether it is a string of an annotation
 */
public record Mention(Symbol symbol, SourceLocation location, boolean quoted) {
    /** {@return whether this is the declaration} */
    public boolean declares() {
        return location.equals(symbol.location());
    }
}
