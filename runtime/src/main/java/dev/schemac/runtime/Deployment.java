package dev.schemac.runtime;

import java.util.List;

/**
 * What one call of {@link EventRuntime#deploy} added to a runtime, and what {@link EventRuntime#undeploy} removes it
 * by. Immutable. It knows names only, so whoever keeps it keeps no class alive.
 *
 * <pre>{@code
 * Deployment deployment = SchemaCompiler.compileDeploy(runtime, "create json schema Point(x int, y int)");
 * runtime.undeploy(deployment);
 * }</pre>
 */
public final class Deployment {

    private final List<String> eventTypeNames;

    Deployment(List<String> eventTypeNames) {
        this.eventTypeNames = List.copyOf(eventTypeNames);
    }

    /** {@return the qualified names ({@code module.Name}) of the deployed event types, in the order they were given} */
    public List<String> eventTypeNames() {
        return eventTypeNames;
    }

    @Override
    public String toString() {
        return "Deployment" + eventTypeNames;
    }
}
