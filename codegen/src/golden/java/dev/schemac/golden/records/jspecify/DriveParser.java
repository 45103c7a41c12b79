package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.util.List;

/** Reads {@link Drive} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class DriveParser implements ObjectParser<Drive>, GeneratedParser<Drive> {
    /** The parser. */
    public static final DriveParser INSTANCE = new DriveParser();

    private static final TextFormat<String> KIND_FORMAT = TextFormat.oneOf("drive");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey SENT = JsonKey.text("sent");
    private static final JsonKey TO = JsonKey.text("to");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, KIND, SENT, TO);

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x5L;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public DriveParser() {}

    @Override
    public EventType<Drive> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Drive read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Drive.Builder value = new Drive.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(KIND)) {
            value.kind = in.readAs(KIND_FORMAT);
            seen |= 1L;
        }
        if (in.nextIs(SENT)) {
            value.sent = in.readAs(TextFormat.INSTANT);
            seen |= 1L << 1;
        }
        if (in.nextIs(TO)) {
            value.to = in.readString();
            seen |= 1L << 2;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        return value.buildUnchecked();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Drive.Builder value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> {
                    value.kind = in.readAs(KIND_FORMAT);
                    if (value.kind == null) {
                        in.nullMember("string");
                    }
                }
                case 1 -> value.sent = in.readAs(TextFormat.INSTANT);
                case 2 -> {
                    value.to = in.readString();
                    if (value.to == null) {
                        in.nullMember("string");
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
            case 0x6E696B22 -> in.memberIs(KIND) ? 0 : -1; // "kin
            case 0x6E657322 -> in.memberIs(SENT) ? 1 : -1; // "sen
            case 0x226F7422 -> in.memberIs(TO) ? 2 : -1; // "to"
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Drive> EVENT_TYPE = EventType.of(
                Drive.class,
                "dev.schemac.golden.records.jspecify",
                "Drive",
                MoveParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("to", String.class, "string")));

        private Columns() {}
    }
}
