package dev.schemac.kafka;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.kafka.common.config.ConfigException;

/** From the class or name in a configuration to the generated parser, over the class loaders that may know it. */
final class EventTypeSearch {
    private static final String WANTED = "expected a generated class, its name, or the name of an event type";
    private static final String INDEX = "META-INF/services/" + ObjectParser.class.getName();

    /** For messages. */
    private final String key;
    /** What stands there: the name of an event type or of a class. */
    private final String name;
    /** How an event type is recognised, the surest way first. */
    private final List<Predicate<EventType<?>>> ways;

    private EventTypeSearch(String key, String name, List<Predicate<EventType<?>>> ways) {
        this.key = key;
        this.name = name;
        this.ways = ways;
    }

    /** The parser of what the value of a configuration key is or names. */
    static ObjectParser<?> parser(String key, Object value) {
        if (value instanceof Class<?> type) {
            return new EventTypeSearch(key, type.getName(), List.of(event -> event.type() == type))
                    .search(type.getClassLoader());
        }
        if (value instanceof String text && !text.isBlank()) {
            String name = text.strip();
            return new EventTypeSearch(
                            key,
                            name,
                            List.of(
                                    event -> event.qualifiedName().equals(name),
                                    event -> event.type().getName().equals(name),
                                    event -> event.name().equals(name)))
                    .search(null);
        }
        throw value == null
                ? new ConfigException("Missing configuration " + key + ": " + WANTED)
                : new ConfigException(key, value, WANTED);
    }

    private ObjectParser<?> search(ClassLoader ofClass) {
        Set<ClassLoader> loaders = new LinkedHashSet<>();
        loaders.add(ofClass);
        loaders.add(Thread.currentThread().getContextClassLoader());
        loaders.add(EventTypeSearch.class.getClassLoader());
        loaders.removeIf(Objects::isNull);
        EventRuntime searched = new EventRuntime();
        for (ClassLoader loader : loaders) {
            EventRuntime runtime = load(loader);
            EventType<?> found = find(runtime);
            if (found != null) {
                return runtime.eventSender(found.qualifiedName()).parser();
            }
            searched = searched.eventTypeNames().isEmpty() ? runtime : searched;
        }
        throw new ConfigException(
                key,
                name,
                WANTED + ", but " + refusal(searched) + "; a jar that was made of several needs the lines of all their "
                        + INDEX);
    }

    private EventRuntime load(ClassLoader loader) {
        try {
            return EventRuntime.load(loader);
        } catch (IllegalStateException | IllegalArgumentException e) {
            ConfigException refused =
                    new ConfigException(key, name, "the generated classes cannot be loaded: " + e.getMessage());
            refused.initCause(e);
            throw refused;
        }
    }

    private EventType<?> find(EventRuntime runtime) {
        for (Predicate<EventType<?>> way : ways) {
            List<EventType<?>> matches =
                    runtime.eventTypes().stream().filter(way).toList();
            if (matches.size() > 1) {
                throw new ConfigException(
                        key,
                        name,
                        "several event types may be meant, say which: "
                                + matches.stream().map(EventType::qualifiedName).collect(Collectors.joining(", ")));
            }
            if (matches.size() == 1) {
                return matches.get(0);
            }
        }
        return null;
    }

    /** What a runtime says where it does not know the name: the names that are most like it. */
    private String refusal(EventRuntime runtime) {
        try {
            return "event type " + runtime.eventType(name) + " has a class of that name from another class loader";
        } catch (IllegalArgumentException e) {
            return e.getMessage();
        }
    }
}
