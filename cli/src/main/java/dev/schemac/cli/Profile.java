package dev.schemac.cli;

import dev.schemac.runtime.JsonOptions;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.TypeConversionException;

/** The profiles of {@link JsonOptions} by the names they have on the command line. */
enum Profile {
    DEFAULT(JsonOptions.DEFAULT),
    STRICT(JsonOptions.STRICT),
    ESPER(JsonOptions.ESPER);

    private final JsonOptions options;

    Profile(JsonOptions options) {
        this.options = options;
    }

    JsonOptions options() {
        return options;
    }

    /** The profile that the command line calls by this name. */
    static Profile named(String name) {
        for (Profile profile : values()) {
            if (profile.toString().equals(name)) {
                return profile;
            }
        }
        throw new TypeConversionException("expected one of " + Arrays.toString(values()) + " but was '" + name + "'");
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
