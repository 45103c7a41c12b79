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
    public static final DriveParser INSTANCE = new DriveParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int KIND_BIT = 0;
    static final int SENT_BIT = KIND_BIT + 1;
    static final int TO_BIT = SENT_BIT + 1;

    private static final TextFormat<String> KIND_FORMAT = TextFormat.oneOf("drive");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey SENT = JsonKey.text("sent");
    private static final JsonKey TO = JsonKey.text("to");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, KIND, SENT, TO);
    private static final long REQUIRED = 1L << KIND_BIT | 1L << TO_BIT;

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
        long seen = 0;
        if (in.firstIs(KIND)) {
            value.kind = in.readAs(KIND_FORMAT);
            seen |= 1L << KIND_BIT;
        }
        if (in.nextIs(SENT)) {
            value.sent = in.readAs(TextFormat.INSTANT);
            seen |= 1L << SENT_BIT;
        }
        if (in.nextIs(TO)) {
            value.to = in.readString();
            seen |= 1L << TO_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        finish(in, value, seen);
        return value.buildUnchecked();
    }

    /** Reads the remaining members in any order; {@code before} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Drive.Builder value, long before) {
        long seen = before;
        // the column read last: probably the next one follows
        int column = Long.SIZE - 1 - Long.numberOfLeadingZeros(seen);
        while ((column = nextColumn(in, column + 1)) >= 0) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case KIND_BIT -> {
                    value.kind = in.readAs(KIND_FORMAT);
                    if (value.kind == null) {
                        in.nullMember("string");
                    }
                }
                case SENT_BIT -> value.sent = in.readAs(TextFormat.INSTANT);
                case TO_BIT -> {
                    value.to = in.readString();
                    if (value.to == null) {
                        in.nullMember("string");
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next member's column: by four bytes of its name, or by {@link #KEYS}. Negative after the last. */
    private static int nextColumn(JsonScanner in, int hint) {
        // the bytes from the opening quote on, the first one lowest
        int column = switch (in.nameWord(0)) {
            case 0x6E696B22 -> in.memberIs(KIND) ? KIND_BIT : -1; // "kin
            case 0x6E657322 -> in.memberIs(SENT) ? SENT_BIT : -1; // "sen
            case 0x226F7422 -> in.memberIs(TO) ? TO_BIT : -1; // "to"
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, hint);
    }

    /** Throws if a required column is missing, and sets the default values of others. */
    private static void finish(JsonScanner in, Drive.Builder value, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Drive> EVENT_TYPE = EventType.of(Drive.class,
                "dev.schemac.golden.records.jspecify", "Drive", MoveParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("to", String.class, "string")));
    }
}
