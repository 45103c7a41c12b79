package dev.schemac.jackson;

import dev.schemac.runtime.ObjectParser;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.WeakHashMap;

/** The generated parsers that a module knows, by the class of their events. Safe for use by many threads. */
final class EventParsers {
    /** Two parsers of one class, between which nobody has chosen. */
    private record Found(ObjectParser<?> parser, ObjectParser<?> other) {}

    private final ClassLoader context;
    private final Map<Class<?>, ObjectParser<?>> given;
    /** What the index of a class loader has, its own and those that it delegates to. */
    private record Index(Map<Class<?>, Found> parsers) {}

    /**
     * The index of each class loader. Its parsers refer to the loader, so only classes of that loader may hold it: see {@link
     * #indexOfLoader}.
     */
    private final Map<ClassLoader, WeakReference<Index>> indexes = new WeakHashMap<>();

    /** Every class holds the index of its class loader, and so no longer than the loader is there. */
    private final ClassValue<Index> indexOfLoader = new ClassValue<>() {
        @Override
        protected Index computeValue(Class<?> type) {
            return index(type.getClassLoader());
        }
    };

    /** The index of {@link #context}, which is held anyway; null before somebody asked. */
    private Index indexOfContext;

    /** @param context null for the system class loader */
    EventParsers(ClassLoader context, List<? extends ObjectParser<?>> given) {
        this.context = context == null ? ClassLoader.getSystemClassLoader() : context;
        this.given = byClass(given);
    }

    private EventParsers(ClassLoader context, Map<Class<?>, ObjectParser<?>> given) {
        this.context = context;
        this.given = given;
    }

    EventParsers with(List<? extends ObjectParser<?>> more) {
        Map<Class<?>, ObjectParser<?>> all = new HashMap<>(given);
        all.putAll(byClass(more));
        return new EventParsers(context, all);
    }

    private static Map<Class<?>, ObjectParser<?>> byClass(List<? extends ObjectParser<?>> parsers) {
        Map<Class<?>, ObjectParser<?>> given = new HashMap<>();
        for (ObjectParser<?> parser : parsers) {
            Class<?> type = parser.eventType().type();
            if (given.put(type, parser) != null) {
                throw new IllegalArgumentException("two parsers of " + type.getName() + " are given; a mapper has one");
            }
        }
        return given;
    }

    /**
     * The parser of a class, or null where it has none.
     *
     * @throws IllegalArgumentException if several have been found
     */
    ObjectParser<?> of(Class<?> type) {
        ObjectParser<?> parser = given.get(type);
        if (parser != null || type.isPrimitive() || type.isArray()) {
            return parser;
        }
        ClassLoader own = type.getClassLoader();
        if (own == null) {
            return null; // a class of the JDK
        }
        Found found = indexOfContext().parsers.get(type);
        if (found == null && own != context) {
            found = indexOfLoader.get(type).parsers.get(type);
        }
        if (found == null) {
            return null;
        }
        if (found.other != null) {
            throw new IllegalArgumentException("class " + type.getName() + " is that of several event types: "
                    + found.parser.eventType() + ", " + found.other.eventType()
                    + "; give SchemacModule the parser of one of them");
        }
        return found.parser;
    }

    private synchronized Index indexOfContext() {
        if (indexOfContext == null) {
            indexOfContext = load(context);
        }
        return indexOfContext;
    }

    private synchronized Index index(ClassLoader loader) {
        WeakReference<Index> known = indexes.get(loader);
        Index index = known == null ? null : known.get();
        if (index == null) {
            index = load(loader);
            indexes.put(loader, new WeakReference<>(index));
        }
        return index;
    }

    private static Index load(ClassLoader loader) {
        Map<Class<?>, Found> index = new HashMap<>();
        try {
            for (ObjectParser<?> parser : ServiceLoader.load(ObjectParser.class, loader)) {
                index.merge(
                        parser.eventType().type(),
                        new Found(parser, null),
                        (first, second) -> new Found(first.parser, second.parser));
            }
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IllegalStateException(
                    "the index of generated parsers names one that cannot be loaded: " + e.getMessage(), e);
        }
        return new Index(index);
    }
}
