package dev.schemac.integrations.common;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The schemas of unions, found by their parsers. */
public final class Unions {
    private Unions() {}

    /** {@return the schema of a parser, then those of its subtypes and of all their subtypes, without duplicates} */
    public static List<EventType<?>> family(ObjectParser<?> parser) {
        Set<ObjectParser<?>> parsers = new LinkedHashSet<>();
        add(parser, parsers);
        List<EventType<?>> types = new ArrayList<>();
        parsers.forEach(each -> types.add(each.eventType()));
        return types;
    }

    private static void add(ObjectParser<?> parser, Set<ObjectParser<?>> parsers) {
        if (parsers.add(parser)) {
            parser.subtypes().forEach(subtype -> add(subtype, parsers));
        }
    }

    /**
     * {@return the schema of the events of a class}
     *
     * @param type the class of an event, which can be the class for objects that match no subtype
     * @param family the schemas of its union
     * @throws IllegalArgumentException if the class belongs to no schema
     */
    public static EventType<?> typeOf(Class<?> type, Collection<? extends EventType<?>> family) {
        EventType<?> found = null;
        for (EventType<?> each : family) {
            if (each.type().isAssignableFrom(type)
                    && (found == null || found.type().isAssignableFrom(each.type()))) {
                found = each;
            }
        }
        if (found == null) {
            throw new IllegalArgumentException("class " + type.getName() + " belongs to no schema of the union");
        }
        return found;
    }

    /**
     * {@return whether the objects of a schema are in an object whose only member names the subtype}
     *
     * @param parser the parser of the union, or of a subtype
     */
    public static boolean hasWrapper(ObjectParser<?> parser) {
        try {
            parser.parse("{}", JsonOptions.DEFAULT);
            return false;
        } catch (JsonParseException e) {
            return e.reason() == JsonParseException.Reason.WRAPPER;
        }
    }
}
