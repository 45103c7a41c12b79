package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.time.Instant;
import java.util.List;

/** Reads {@link Move} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class MoveParser implements ObjectParser<Move>, GeneratedParser<Move> {
    public static final MoveParser INSTANCE = new MoveParser();

    /** The member that says which schema an object is of. */
    private static final Discriminator DISCRIMINATOR = Discriminator.of("kind", "drive");

    /** The number of each column, which is its bit in {@code seen}. */
    static final int KIND_BIT = 0;
    static final int SENT_BIT = KIND_BIT + 1;

    private static final TextFormat<String> KIND_FORMAT = TextFormat.noneOf("drive");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey SENT = JsonKey.text("sent");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, KIND, SENT);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public MoveParser() {}

    @Override
    public EventType<Move> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public List<ObjectParser<? extends Move>> subtypes() {
        return List.of(DriveParser.INSTANCE);
    }

    @Override
    public Move read(JsonScanner in) {
        if (!in.atObject()) {
            return null;
        }
        return switch (in.discriminator(DISCRIMINATOR)) {
            case "drive" -> DriveParser.INSTANCE.read(in);
            default -> readItself(in);
        };
    }

    /** Reads an object that is known to be of this schema itself. */
    public Move readItself(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        MoveOther.Builder value = new MoveOther.Builder();
        long seen = 0;
        if (in.firstIs(KIND)) {
            value.kind = in.readAs(KIND_FORMAT);
            seen |= 1L << KIND_BIT;
        }
        if (in.nextIs(SENT)) {
            value.sent = in.readAs(TextFormat.INSTANT);
            seen |= 1L << SENT_BIT;
        }
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value.build();
    }

    /** Reads the remaining members in any order; {@code before} has the bits of the columns already read. */
    private static void readAnyOrder(JsonScanner in, MoveOther.Builder value, long before) {
        long seen = before;
        // the column read last: probably the next one follows
        int column = Long.SIZE - 1 - Long.numberOfLeadingZeros(seen);
        while ((column = nextColumn(in, column + 1)) >= 0) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case KIND_BIT -> value.kind = in.readAs(KIND_FORMAT);
                case SENT_BIT -> value.sent = in.readAs(TextFormat.INSTANT);
                default -> throw new AssertionError(column);
            }
        }
    }

    /** Returns the next member's column: by four bytes of its name, or by {@link #KEYS}. Negative after the last. */
    private static int nextColumn(JsonScanner in, int hint) {
        // the bytes from the opening quote on, the first one lowest
        int column = switch (in.nameWord(0)) {
            case 0x6E696B22 -> in.memberIs(KIND) ? KIND_BIT : -1; // "kin
            case 0x6E657322 -> in.memberIs(SENT) ? SENT_BIT : -1; // "sen
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, hint);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Move> EVENT_TYPE = EventType.of(Move.class,
                "dev.schemac.golden.records.jspecify", "Move", List.of(
                        new EventType.Column("kind", String.class, "string"),
                        new EventType.Column("sent", Instant.class, "Instant")));
    }
}
