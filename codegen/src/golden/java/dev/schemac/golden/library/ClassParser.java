package dev.schemac.golden.library;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.lang.AssertionError;
import java.lang.Long;
import java.lang.Override;
import java.util.List;

/** Reads {@link Class} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ClassParser implements ObjectParser<Class>, GeneratedParser<Class> {
    public static final ClassParser INSTANCE = new ClassParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TEXT_BIT = 0;

    private static final JsonKey TEXT = JsonKey.string("text");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ClassParser() {}

    @Override
    public EventType<Class> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Class read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Class value = new Class();
        long seen = 0;
        if (in.tryFirst(TEXT, KEYS)) {
            value.text = in.readString();
            seen |= 1L << TEXT_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Class readAnyOrder(JsonScanner in, Class value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXT_BIT -> value.text = in.readString();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x78657422 -> in.tryMember(TEXT) ? TEXT_BIT : -1; // "tex
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Class> EVENT_TYPE = EventType.of(Class.class,
                "dev.schemac.golden.library", "Class", List.of(
                        new EventType.Column("text", Scalar.STRING)));
    }
}
