package dev.schemac.golden.dynamic;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Nothing} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NothingParser implements GeneratedObjectParser<Nothing> {
    public static final NothingParser INSTANCE = new NothingParser();

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, new JsonKey[0]);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public NothingParser() {}

    @Override
    public EventType<Nothing> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Nothing read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Nothing value = new Nothing();
        if (!in.endObject()) {
            // no member is declared: this skips all there are
            in.nextColumn(KEYS, 0);
        }
        return value;
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Nothing> EVENT_TYPE = GeneratedEventType.of(Nothing.class,
                "dev.schemac.golden.dynamic", "Nothing", List.of());
    }
}
