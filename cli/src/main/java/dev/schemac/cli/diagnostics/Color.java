package dev.schemac.cli.diagnostics;

import dev.schemac.cli.console.StandardStreams;

/** When output is coloured. */
public enum Color {
    AUTO,
    ALWAYS,
    NEVER;

    /** Any value disables colours; see no-color.org. */
    private static final String NO_COLOR = "NO_COLOR";

    /** Returns whether standard error is coloured. */
    public boolean wanted(StandardStreams streams) {
        boolean refused = !streams.environment().getOrDefault(NO_COLOR, "").isEmpty();
        return this == ALWAYS || this == AUTO && streams.terminal().watched() && !refused;
    }
}
