package dev.schemac.runtime.support;

/**
 * The exception of {@link JacksonGuard} and {@link GsonGuard}. Libraries that would read or write a generated class by
 * reflection would lose data: names in JSON, presence, formats and rules are unknown to them.
 */
final class ReflectionGuard {
    private ReflectionGuard() {}

    static RuntimeException failure() {
        // Jackson reports this class as a definition error, with the message.
        return new IllegalArgumentException(
                "reflection would lose data of classes that schemac generates: register SchemacModule of"
                        + " schemac-jackson (Jackson 2) or schemac-jackson3 (Jackson 3), add schemac-gson for Gson, or"
                        + " call parse and toJson of the class; docs/jackson.md lists frameworks");
    }
}
