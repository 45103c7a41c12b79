package dev.schemac.runtime.internal.access;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.options.OptionValues;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Provides methods of the package {@code dev.schemac.runtime} that are not for applications, to the other packages of
 * this library and to its integrations. The types of that package are above this one, so they appear as {@code Object}
 * here; each method names the class that it expects or returns.
 */
public abstract class RuntimeAccess {
    private static RuntimeAccess instance;

    /** {@return the one instance, which exists as soon as {@code JsonOptions} or {@code EventRuntime} is initialized} */
    public static RuntimeAccess get() {
        return instance;
    }

    /** Sets the instance. {@code dev.schemac.runtime} calls this before other code can need it. */
    public static void set(RuntimeAccess instance) {
        RuntimeAccess.instance = instance;
    }

    /** {@return the values of a {@code JsonOptions} as reader and writer use them} */
    public static OptionValues values(Object options) {
        return instance.valuesOf(options);
    }

    protected abstract OptionValues valuesOf(Object options);

    /**
     * {@return the {@code JsonParseException} of a failed parse, with its place}
     *
     * @param failure an {@code InvalidInput} or a {@link StackOverflowError}
     * @param in the cursor that was read from
     * @param traced whether the exception has a stack trace
     */
    public abstract RuntimeException parseException(Throwable failure, Cursor in, boolean traced);

    /**
     * {@return a {@code JsonParseException} of kind {@code MISMATCH} at the beginning of an event that was read but is
     * rejected}
     *
     * @param description the expected and the found value
     */
    public abstract RuntimeException mismatch(String description);

    /**
     * As {@code ObjectParser.parseUntyped}, with an {@code Object[]} for each array, as untyped columns of beans have it.
     *
     * @param options a {@code JsonOptions}
     */
    public abstract Object parseUntypedArrays(byte[] json, Object options);

    /**
     * Deploys parsers that refer to event types of other deployments, which cannot be undeployed before this one is.
     *
     * @param runtime an {@code EventRuntime}
     * @param parsers elements of type {@code ObjectParser}
     * @param dependencies elements of type {@code Deployment}, all of the same runtime
     * @param attachment any object, which {@link #attachments} returns; may be null
     * @return the {@code Deployment}
     * @throws IllegalArgumentException if an event type of the same qualified name is already deployed
     * @throws IllegalStateException if a dependency is not in this runtime, or no longer
     */
    public abstract Object deploy(Object runtime, List<?> parsers, Collection<?> dependencies, Object attachment);

    /**
     * {@return the attachments of a class, by their {@code Deployment}, in the order of deployment}
     *
     * @param runtime an {@code EventRuntime}
     */
    public abstract <A> Map<?, A> attachments(Object runtime, Class<A> type);
}
