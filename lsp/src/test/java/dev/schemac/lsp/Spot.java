package dev.schemac.lsp;

/** A class that a schema names. */
public final class Spot {
    /** A property. */
    public int x;

    /** Another one. */
    public int y;
}
