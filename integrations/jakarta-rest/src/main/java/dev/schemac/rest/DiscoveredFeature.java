package dev.schemac.rest;

import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;

/**
 * An {@link EventFeature} with default options, which implementations of Jakarta REST find as a service. It does nothing
 * if an {@code EventFeature} is registered.
 */
public final class DiscoveredFeature implements Feature {
    /** For {@code ServiceLoader}. */
    public DiscoveredFeature() {}

    @Override
    public boolean configure(FeatureContext context) {
        new EventFeature().configureDiscovered(context);
        return true;
    }
}
