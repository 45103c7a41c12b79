package dev.schemac.golden.described;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.util.List;

/** Reads {@link Nasty} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NastyParser implements ObjectParser<Nasty> {
    /** The parser. */
    public static final NastyParser INSTANCE = new NastyParser();

    private static final JsonKey A = JsonKey.number("a");
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, A);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x1L;

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
        if (!in.firstIs(A)) {
            return readAnyOrder(in, value, 0);
        }
        value.a = in.readInt();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 1);
        }
        // every column was present
        value.presence = PRIMITIVES;
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Nasty readAnyOrder(JsonScanner in, Nasty value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Nasty value, int next) {
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x3A226122 -> {
                    // "a":
                    if ((seen & 1L) == 0 && in.memberIs(A, first)) {
                        value.setA(in.readInt());
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Nasty value, int column) {
        switch (column) {
            case 0 -> {
                if (in.skipNull()) {
                    value.clearA();
                } else {
                    value.setA(in.readInt());
                }
            }
        }
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Nasty> EVENT_TYPE = EventType.of(
                Nasty.class,
                "dev.schemac.golden.described",
                "Nasty",
                List.of(
                        new EventColumn("a", Integer.class, "int")));

        private Columns() {}
    }
}
