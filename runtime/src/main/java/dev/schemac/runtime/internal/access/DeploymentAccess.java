package dev.schemac.runtime.internal.access;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Provides the non-public members of {@code EventRuntime}, which implements it. {@code RuntimeAccess} calls it, with the
 * types of {@code dev.schemac.runtime}, which this package cannot name.
 *
 * @param <R> {@code EventRuntime}
 * @param <P> {@code ObjectParser<?>}
 * @param <D> {@code Deployment}
 */
public abstract class DeploymentAccess<R, P, D> {
    private static DeploymentAccess<?, ?, ?> instance;

    /** Returns the one instance, which exists once {@code EventRuntime} is initialized. */
    public static DeploymentAccess<?, ?, ?> get() {
        return instance;
    }

    /** Sets the instance, in the initializer of {@code EventRuntime}. */
    public static void set(DeploymentAccess<?, ?, ?> instance) {
        DeploymentAccess.instance = instance;
    }

    /** Deploys parsers that refer to event types of other deployments. */
    public abstract D deploy(R runtime, List<? extends P> parsers, Collection<D> dependencies, Object attachment);

    /** Returns the attachments of a class, by their deployment, in the order of deployment. */
    public abstract <A> Map<D, A> attachments(R runtime, Class<A> type);
}
