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
    /** The parser. */
    public static final NastyParser INSTANCE = new NastyParser();

    private static final JsonKey A = JsonKey.number("a");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(A)) {
            value.a = in.readInt();
            seen |= 1L;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Nasty value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> {
                    if (in.skipNull()) {
                        value.clearA();
                    } else {
                        value.setA(in.readInt());
                    }
                }
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x3A226122 -> in.memberIs(A) ? 0 : -1; // "a":
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Nasty> EVENT_TYPE = EventType.of(
                Nasty.class,
                "dev.schemac.golden.described",
                "Nasty",
                List.of(
                        new EventType.Column("a", Integer.class, "int")));

        private Columns() {}
    }
}
