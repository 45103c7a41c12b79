package dev.schemac.golden.records.users;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reads {@link Users} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UsersParser implements GeneratedObjectParser<Users> {
    public static final UsersParser INSTANCE = new UsersParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int USERS_BIT = 0;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey USERS = JsonKey.array("users");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, USERS);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public UsersParser() {}

    @Override
    public EventType<Users> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Users read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Users.Builder value = new Users.Builder();
        long seen = 0;
        if (in.tryFirst(USERS, KEYS)) {
            value.users = readUserList(in);
            seen |= 1L << USERS_BIT;
        }
        return in.endObject() ? value.build() : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Users readAnyOrder(JsonScanner in, Users.Builder value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case USERS_BIT -> value.users = readUserList(in);
                default -> throw new AssertionError(column);
            }
        }
        return value.build();
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x65737522 -> in.tryMember(USERS) ? USERS_BIT : -1; // "use
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static List<User> readUserList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = UserParser.INSTANCE.read(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Users> EVENT_TYPE = GeneratedEventType.of(Users.class,
                "dev.schemac.golden.records.users", "Users", List.of(
                        new EventColumn("users", ColumnTypes.list(ColumnTypes.object(User.class)))));
    }
}
