/**
 * Generated classes for Jackson 3: events from any of its parsers, to any of its generators, and a module for {@code
 * ObjectMapper}.
 *
 * <p>jackson-databind is needed by {@link dev.schemac.jackson3.SchemacModule} alone. On the module path it is registered
 * by {@code addModule(new SchemacModule())}; on the class path {@code findAndAddModules()} finds it.
 */
@SuppressWarnings("module") // the digit is that of Jackson
module dev.schemac.jackson3 {
    requires transitive tools.jackson.core;
    requires transitive dev.schemac.runtime;
    requires dev.schemac.integrations.common;
    // Without it everything works but the module for ObjectMapper.
    requires static tools.jackson.databind;
    requires static com.fasterxml.jackson.annotation;

    exports dev.schemac.jackson3;
}
