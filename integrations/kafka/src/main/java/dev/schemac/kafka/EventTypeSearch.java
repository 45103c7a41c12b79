package dev.schemac.kafka;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.common.config.ConfigException;

/** From the class or name in a configuration to the generated parser, over the class loaders that may know it. */
final class EventTypeSearch {
    private static final String WANTED = "expected a generated class, its name, or the name of an event type";
    private static final String INDEX = "META-INF/services/" + ObjectParser.class.getName();

    private EventTypeSearch() {}

    /** Returns the parser of the type in a configuration value. */
    static ObjectParser<?> parser(String key, Object value) {
        if (value == null) {
            throw new ConfigException("Missing configuration " + key + ": " + WANTED);
        }
        ClassLoader[] loaders = loaders();
        ParserIndex index = ParserIndex.of(loaders);
        try {
            if (value instanceof Class<?> type) {
                Optional<? extends ObjectParser<?>> found = index.find(type);
                return found.isPresent() ? found.get() : none(key, type.getName(), loaders);
            }
            if (value instanceof String text && !text.isBlank()) {
                String name = text.strip();
                Optional<ObjectParser<?>> found = index.find(name);
                return found.isPresent() ? found.get() : none(key, name, loaders);
            }
        } catch (IllegalArgumentException e) {
            throw new ConfigException(key, value, e.getMessage());
        } catch (IllegalStateException e) {
            ConfigException refused =
                    new ConfigException(key, value, "the generated classes cannot be loaded: " + e.getMessage());
            refused.initCause(e);
            throw refused;
        }
        throw new ConfigException(key, value, WANTED);
    }

    private static ClassLoader[] loaders() {
        return Stream.of(Thread.currentThread().getContextClassLoader(), EventTypeSearch.class.getClassLoader())
                .filter(Objects::nonNull)
                .toArray(ClassLoader[]::new);
    }

    private static ObjectParser<?> none(String key, String name, ClassLoader[] loaders) {
        EventRuntime searched = new EventRuntime();
        for (int i = 0; i < loaders.length && searched.eventTypes().isEmpty(); i++) {
            searched = EventRuntime.load(loaders[i]);
        }
        throw new ConfigException(
                key, name, WANTED + ", but " + reason(searched, name) + "; a shaded jar must merge the files " + INDEX);
    }

    /** The message of a runtime that does not know the name: it lists the names that are most like it. */
    private static String reason(EventRuntime runtime, String name) {
        try {
            return "event type " + runtime.eventType(name) + " has a class of that name from another class loader";
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }
}
