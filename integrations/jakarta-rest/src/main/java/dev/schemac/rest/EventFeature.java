package dev.schemac.rest;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ParserIndex;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.core.Configuration;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Lets servers and clients of Jakarta REST read and write generated classes, with their generated parsers and writers:
 * single events, and collections and arrays of them. The media types are {@code application/json}, {@code
 * application/*+json} and {@code application/x-ndjson}.
 *
 * <p>Implementations of Jakarta REST 3.1 or newer find {@link DiscoveredFeature} as a service. For other options,
 * register this feature, which then has precedence:
 *
 * <pre>{@code
 * public class StrictEvents implements Feature {
 *     public boolean configure(FeatureContext context) {
 *         context.register(new EventFeature(JsonOptions.STRICT));
 *         return true;
 *     }
 * }
 * }</pre>
 *
 * <p>A request with an invalid event gets a response with status 400, or 413 if it is too long, and problem details as RFC 9457 defines them: see
 * {@link InvalidEventException}. An invalid response that a client receives is a {@code ProcessingException} with the
 * {@link dev.schemac.runtime.JsonParseException} as cause.
 *
 * <p>Immutable and thread-safe.
 */
public final class EventFeature implements Feature {
    /** Before other providers of the same media type. */
    private static final int READERS = Priorities.ENTITY_CODER - 1000;

    /** The name of the property of a configuration with its {@link EventBodies}. */
    private static final String BODIES = EventFeature.class.getName();

    private final ParserIndex parsers;
    private final JsonOptions options;

    /** Creates a feature with {@link JsonOptions#DEFAULT}. */
    public EventFeature() {
        this(JsonOptions.DEFAULT);
    }

    /**
     * Creates a feature that finds parsers with the context class loader of the thread.
     *
     * @param options for all events; {@link JsonOptions#maxEventBytes} also limits a body with several of them
     */
    public EventFeature(JsonOptions options) {
        this(ParserIndex.of(Thread.currentThread().getContextClassLoader()), options);
    }

    /**
     * Creates a feature.
     *
     * @param parsers where the parsers are found
     * @param options for all events; {@link JsonOptions#maxEventBytes} also limits a body with several of them
     */
    public EventFeature(ParserIndex parsers, JsonOptions options) {
        this.parsers = Objects.requireNonNull(parsers, "parsers");
        this.options = Objects.requireNonNull(options, "options");
    }

    @Override
    public boolean configure(FeatureContext context) {
        context.property(BODIES, new EventBodies(parsers, options));
        register(context);
        return true;
    }

    /** Configures a feature that was found as a service: one that is registered has precedence. */
    void configureDiscovered(FeatureContext context) {
        if (context.getConfiguration().getProperty(BODIES) == null) {
            configure(context);
        }
    }

    private static void register(FeatureContext context) {
        Configuration configuration = context.getConfiguration();
        if (configuration.isRegistered(EventProvider.OfJson.class)) {
            return; // by a feature that was found as a service
        }
        boolean isServer = configuration.getRuntimeType() == RuntimeType.SERVER;
        // Another feature may still replace the property.
        Supplier<EventBodies> bodies = () -> (EventBodies) configuration.getProperty(BODIES);
        context.register(new EventProvider.OfJson(bodies, isServer), READERS);
        context.register(new EventProvider.OfOtherTypes(bodies, isServer), READERS);
        if (isServer) {
            context.register(new EventProblems(), EventProblems.PRIORITY);
        }
    }
}
