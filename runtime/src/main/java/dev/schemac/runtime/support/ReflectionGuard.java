package dev.schemac.runtime.support;

/**
 * Makes libraries fail that would read or write a generated class by reflection, and lose data: names in JSON, presence,
 * formats and rules are unknown to them. Jackson calls {@code toString()} of all constants of an enum before it reads or
 * writes a property of its type. For Gson see {@link GsonGuard}.
 */
public enum ReflectionGuard {
    /** The constant that cannot be read or written. */
    NONE;

    /** {@return the exception for a library that uses reflection} */
    public static RuntimeException failure() {
        // Jackson reports this class as a definition error, with the message.
        return new IllegalArgumentException(
                "reflection would lose data of classes that schemac generates: register SchemacModule of"
                        + " schemac-jackson (Jackson 2) or schemac-jackson3 (Jackson 3), add schemac-gson for Gson, or"
                        + " call parse and toJson of the class; docs/jackson.md lists frameworks");
    }

    /** Always fails. */
    @Override
    public String toString() {
        throw failure();
    }
}
