package dev.schemac.jackson;

import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The generated parsers of a module by the class of their events: added parsers first, then those of the index. */
final class EventParsers {
    private final ParserIndex index;
    private final Map<Class<?>, ObjectParser<?>> given;

    /** @param context the first class loader to search; null for the system class loader */
    EventParsers(ClassLoader context, List<? extends ObjectParser<?>> given) {
        this(ParserIndex.of(context), byClass(given));
    }

    private EventParsers(ParserIndex index, Map<Class<?>, ObjectParser<?>> given) {
        this.index = index;
        this.given = given;
    }

    EventParsers with(List<? extends ObjectParser<?>> more) {
        Map<Class<?>, ObjectParser<?>> all = new HashMap<>(given);
        all.putAll(byClass(more));
        return new EventParsers(index, all);
    }

    private static Map<Class<?>, ObjectParser<?>> byClass(List<? extends ObjectParser<?>> parsers) {
        Map<Class<?>, ObjectParser<?>> given = new HashMap<>();
        for (ObjectParser<?> parser : parsers) {
            Class<?> type = parser.eventType().type();
            if (given.put(type, parser) != null) {
                throw new IllegalArgumentException(
                        "two parsers of " + type.getName() + " are registered; a mapper can have only one");
            }
        }
        return given;
    }

    /**
     * Returns the parser of a class, or null.
     *
     * @throws IllegalArgumentException if several have been found
     */
    ObjectParser<?> of(Class<?> type) {
        ObjectParser<?> parser = given.get(type);
        if (parser != null) {
            return parser;
        }
        try {
            return index.find(type).orElse(null);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(e.getMessage() + "; pass one of their parsers to SchemacModule", e);
        }
    }
}
