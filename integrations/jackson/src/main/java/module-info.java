/**
 * Generated classes for Jackson: events from any of its parsers, to any of its generators, and a module for {@code
 * ObjectMapper}.
 *
 * <p>jackson-databind is needed by {@link dev.schemac.jackson.SchemacModule} alone. On the module path it is registered
 * by {@code registerModule(new SchemacModule())}; on the class path {@code findAndRegisterModules()} finds it.
 */
module dev.schemac.jackson {
    requires transitive com.fasterxml.jackson.core;
    requires transitive dev.schemac.runtime;
    requires dev.schemac.integrations.common;
    // Without it everything works but the module for ObjectMapper.
    requires static com.fasterxml.jackson.databind;

    exports dev.schemac.jackson;
}
