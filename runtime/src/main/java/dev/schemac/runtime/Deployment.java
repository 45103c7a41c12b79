package dev.schemac.runtime;

import java.util.List;

/**
 * Identifies the event types that one call of {@link EventRuntime#deploy} added to a runtime, for
 * {@link EventRuntime#undeploy}. Immutable. It refers to names only, so a reference to it keeps no class in memory.
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
