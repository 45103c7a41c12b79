package dev.schemac.golden.described;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Nasty} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NastyParser implements ObjectParser<Nasty>, GeneratedParser<Nasty> {
    public static final NastyParser INSTANCE = new NastyParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int A_BIT = 0;

    private static final JsonKey A = JsonKey.number("a");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, A);
    private static final long PRIMITIVES = 1L << A_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public NastyParser() {}

    @Override
    public EventType<Nasty> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Nasty read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Nasty value = new Nasty();
        long seen = 0;
        if (in.firstIs(A)) {
            value.a = in.readInt();
            seen |= 1L << A_BIT;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /** Reads the remaining members in any order; {@code before} has the bits of the columns already read. */
    private static void readAnyOrder(JsonScanner in, Nasty value, long before) {
        long seen = before;
        // the column read last: probably the next one follows
        int column = Long.SIZE - 1 - Long.numberOfLeadingZeros(seen);
        while ((column = nextColumn(in, column + 1)) >= 0) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case A_BIT -> {
                    if (in.skipNull()) {
                        value.clearA();
                    } else {
                        value.setA(in.readInt());
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
    }

    /** Returns the next member's column: by four bytes of its name, or by {@link #KEYS}. Negative after the last. */
    private static int nextColumn(JsonScanner in, int hint) {
        // the bytes from the opening quote on, the first one lowest
        int column = switch (in.nameWord(0)) {
            case 0x3A226122 -> in.memberIs(A) ? A_BIT : -1; // "a":
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, hint);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Nasty> EVENT_TYPE = EventType.of(Nasty.class,
                "dev.schemac.golden.described", "Nasty", List.of(
                        new EventType.Column("a", Integer.class, "int")));
    }
}
