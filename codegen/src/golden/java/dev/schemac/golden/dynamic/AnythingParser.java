package dev.schemac.golden.dynamic;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Anything} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AnythingParser implements GeneratedObjectParser<Anything> {
    public static final AnythingParser INSTANCE = new AnythingParser();

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, new JsonKey[0]);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public AnythingParser() {}

    @Override
    public EventType<Anything> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Anything read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Anything value = new Anything();
        if (!in.endObject()) {
            while (in.nextMember(KEYS, 0) != JsonScanner.NO_MEMBER) {
                value.undeclared = in.putMember(value.undeclared, in.memberName(), in.position(), in.readValue());
            }
        }
        return value;
    }

    /** Throws if a column has this name in JSON. */
    static void checkUndeclared(String name) {
        int column = KEYS.indexOf(name);
        if (column >= 0) {
            throw Columns.EVENT_TYPE.declared(name, column, Columns.setter(column));
        }
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Anything> EVENT_TYPE = GeneratedEventType.of(Anything.class,
                "dev.schemac.golden.dynamic", "Anything", List.of());

        /** Returns the name of the method that sets a column, or null. */
        static String setter(int column) {
            return null;
        }
    }
}
