package dev.schemac.golden.users;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Friend} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class FriendParser implements GeneratedObjectParser<Friend> {
    public static final FriendParser INSTANCE = new FriendParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int NAME_BIT = ID_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ID = JsonKey.string("id");
    static final JsonKey NAME = JsonKey.string("name");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ID, NAME);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public FriendParser() {}

    @Override
    public EventType<Friend> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Friend read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Friend value = new Friend();
        long seen = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readString();
            seen |= 1L << ID_BIT;
        }
        if (in.tryNext(NAME, KEYS)) {
            value.name = in.readString();
            seen |= 1L << NAME_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Friend readAnyOrder(JsonScanner in, Friend value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> value.id = in.readString();
                case NAME_BIT -> value.name = in.readString();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x22646922 -> in.tryMember(ID) ? ID_BIT : -1; // "id"
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Friend> EVENT_TYPE = GeneratedEventType.of(Friend.class,
                "dev.schemac.golden.users", "Friend", List.of(
                        new EventColumn("id", Scalar.STRING),
                        new EventColumn("name", Scalar.STRING)));
    }
}
