package dev.schemac.golden.lists;

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
import java.util.Map;

/** Reads {@link Book} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BookParser implements ObjectParser<Book>, GeneratedParser<Book> {
    /** The parser. */
    public static final BookParser INSTANCE = new BookParser();

    private static final JsonKey TITLE = JsonKey.text("title");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey ATTRIBUTES = JsonKey.object("attributes");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TITLE, TAGS, ATTRIBUTES);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public BookParser() {}

    @Override
    public EventType<Book> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Book read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Book value = new Book();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(TITLE)) {
            value.title = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(TAGS)) {
            value.tags = readStringList(in);
            seen |= 1L << 1;
        }
        if (in.nextIs(ATTRIBUTES)) {
            value.attributes = in.readMap();
            seen |= 1L << 2;
        }
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
    private static void readAnyOrder(JsonScanner in, Book value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextMember(KEYS, hint);
            }
            if (column == -2) {
                // no column has this name
                value.undeclared = in.putMember(value.undeclared, in.memberName(), in.position(), in.readValue());
                continue;
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
                case 0 -> value.title = in.readString();
                case 1 -> value.tags = readStringList(in);
                case 2 -> value.attributes = in.readMap();
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
            case 0x74697422 -> in.memberIs(TITLE) ? 0 : -1; // "tit
            case 0x67617422 -> in.memberIs(TAGS) ? 1 : -1; // "tag
            case 0x74746122 -> in.memberIs(ATTRIBUTES) ? 2 : -1; // "att
            default -> -1;
        };
    }

    private static List<String> readStringList(JsonScanner in) {
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
            elements[count++] = in.readString();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Throws if a column has this name in JSON. */
    static void checkUndeclared(String name) {
        int column = KEYS.indexOf(name);
        if (column >= 0) {
            throw Columns.EVENT_TYPE.declared(name, column, Columns.setter(column));
        }
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Book> EVENT_TYPE = EventType.of(
                Book.class,
                "dev.schemac.golden.lists",
                "Book",
                List.of(
                        new EventType.Column("title", String.class, "string"),
                        new EventType.Column("tags", List.class, "List<string>"),
                        new EventType.Column("attributes", Map.class, "Map")));

        private Columns() {}

        /** The method that sets a column, or null where none does. */
        static String setter(int column) {
            return switch (column) {
                case 0 -> "setTitle";
                case 1 -> "setTags";
                case 2 -> "setAttributes";
                default -> null;
            };
        }
    }
}
