package dev.schemac.runtime;

import dev.schemac.runtime.support.JsonOutput;

/** What generated writers write to, which an application cannot reach. */
public final class Outputs {
    private Outputs() {}

    public static JsonOutput of(JsonWriter writer) {
        return writer.output();
    }
}
