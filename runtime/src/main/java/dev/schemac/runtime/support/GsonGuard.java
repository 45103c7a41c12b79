package dev.schemac.runtime.support;

/**
 * Makes Gson fail for a generated class that names it in {@code @JsonAdapter}: Gson without the adapter of {@code
 * schemac-gson} would use reflection, and lose data. Gson creates an instance before it reads or writes the class. It has
 * no type of Gson, so that generated code does not need it to run.
 */
public final class GsonGuard {
    /** Always fails. */
    public GsonGuard() {
        throw ReflectionGuard.failure();
    }
}
