package dev.schemac.runtime;

import java.util.Map;
import java.util.function.Consumer;

/** An event that writes whatever the test says. */
public record Scripted(Consumer<JsonWriter> script) implements JsonEvent {

    @Override
    public Map<String, Object> asMap() {
        return Map.of();
    }

    @Override
    public void writeTo(JsonWriter out) {
        script.accept(out);
    }
}
