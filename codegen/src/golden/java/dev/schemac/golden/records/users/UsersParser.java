package dev.schemac.golden.records.users;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reads {@link Users} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UsersParser implements ObjectParser<Users>, GeneratedParser<Users> {
    /** The parser. */
    public static final UsersParser INSTANCE = new UsersParser();

    private static final JsonKey USERS = JsonKey.array("users");

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(USERS)) {
            value.users = readUserList(in);
            seen |= 1L;
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
    private static void readAnyOrder(JsonScanner in, Users.Builder value, long before) {
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
                case 0 -> value.users = readUserList(in);
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
            case 0x65737522 -> in.memberIs(USERS) ? 0 : -1; // "use
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Users> EVENT_TYPE = EventType.of(
                Users.class,
                "dev.schemac.golden.records.users",
                "Users",
                List.of(
                        new EventType.Column("users", List.class, "List<dev.schemac.golden.records.users.User>")));

        private Columns() {}
    }
}
