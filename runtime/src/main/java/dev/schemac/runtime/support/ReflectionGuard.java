package dev.schemac.runtime.support;

/**
 * Makes libraries fail that would read or write a generated class by reflection, and lose data: names in JSON, presence,
 * formats and rules are unknown to them. Jackson and Gson call {@code toString()} of all constants of an enum before
 * they read or write a property of its type.
 */
public enum ReflectionGuard {
    /** The constant that cannot be read or written. */
    NONE;

    /** {@return the exception for a library that uses reflection} */
    public static RuntimeException failure() {
        // Jackson reports this class as a definition error, with the message.
        return new IllegalArgumentException(
                "reflection would lose data of classes that schemac generates: in Spring Boot"
                        + " add schemac-spring-boot-starter; with Jackson 2 or 3 register"
                        + " SchemacModule of schemac-jackson or schemac-jackson3; otherwise call parse and"
                        + " toJson of the class");
    }

    /** Always fails. */
    @Override
    public String toString() {
        throw failure();
    }
}
