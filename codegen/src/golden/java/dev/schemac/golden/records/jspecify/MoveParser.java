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
    /** The parser. */
    public static final MoveParser INSTANCE = new MoveParser();

    /** The member that says which schema an object is of. */
    private static final Discriminator DISCRIMINATOR = Discriminator.of("kind", "drive");
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
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value.build();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, MoveOther.Builder value, long before) {
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
                case 0 -> value.kind = in.readAs(KIND_FORMAT);
                case 1 -> value.sent = in.readAs(TextFormat.INSTANT);
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
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Move> EVENT_TYPE = EventType.of(
                Move.class,
                "dev.schemac.golden.records.jspecify",
                "Move",
                List.of(
                        new EventType.Column("kind", String.class, "string"),
                        new EventType.Column("sent", Instant.class, "Instant")));

        private Columns() {}
    }
}
