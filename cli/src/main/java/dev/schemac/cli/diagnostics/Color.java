package dev.schemac.cli.diagnostics;

import dev.schemac.cli.console.StandardStreams;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.TypeConversionException;

/** When text is coloured. */
public enum Color {
    AUTO,
    ALWAYS,
    NEVER;

    /** Any text in it switches colours off; see no-color.org. */
    private static final String NO_COLOR = "NO_COLOR";

    public static Color named(String name) {
        for (Color color : values()) {
            if (color.toString().equals(name)) {
                return color;
            }
        }
        throw new TypeConversionException("expected one of " + Arrays.toString(values()) + " but was '" + name + "'");
    }

    /** Whether text on standard error is coloured. */
    public boolean wanted(StandardStreams streams) {
        boolean refused = !streams.environment().getOrDefault(NO_COLOR, "").isEmpty();
        return this == ALWAYS || this == AUTO && streams.terminal().watched() && !refused;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
