package dev.schemac.golden.lists;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reads {@link Book} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BookParser implements ObjectParser<Book>, GeneratedParser<Book> {
    public static final BookParser INSTANCE = new BookParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TITLE_BIT = 0;
    static final int TAGS_BIT = TITLE_BIT + 1;
    static final int ATTRIBUTES_BIT = TAGS_BIT + 1;

    private static final JsonKey TITLE = JsonKey.string("title");
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
        long seen = 0;
        if (in.tryFirst(TITLE)) {
            value.title = in.readString();
            seen |= 1L << TITLE_BIT;
        }
        if (in.tryNext(TAGS)) {
            value.tags = readStringList(in);
            seen |= 1L << TAGS_BIT;
        }
        if (in.tryNext(ATTRIBUTES)) {
            value.attributes = in.readMap();
            seen |= 1L << ATTRIBUTES_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Book readAnyOrder(JsonScanner in, Book value, long seen) {
        for (int column; (column = nextColumn(in, seen)) != JsonScanner.NO_MEMBER; ) {
            if (column == JsonScanner.UNDECLARED) {
                value.undeclared = in.putMember(value.undeclared, in.memberName(), in.position(), in.readValue());
                continue;
            }
            seen = in.markSeen(seen, column);
            switch (column) {
                case TITLE_BIT -> value.title = in.readString();
                case TAGS_BIT -> value.tags = readStringList(in);
                case ATTRIBUTES_BIT -> value.attributes = in.readMap();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x74697422 -> in.tryMember(TITLE) ? TITLE_BIT : -1; // "tit
            case 0x67617422 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // "tag
            case 0x74746122 -> in.tryMember(ATTRIBUTES) ? ATTRIBUTES_BIT : -1; // "att
            default -> -1;
        };
        return column >= 0 ? column : in.nextMember(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Book> EVENT_TYPE = EventType.of(Book.class,
                "dev.schemac.golden.lists", "Book", List.of(
                        new EventType.Column("title", Scalar.STRING),
                        new EventType.Column("tags", Scalar.STRING.list()),
                        new EventType.Column("attributes", ColumnType.ANY_OBJECT)));

        /** Returns the name of the method that sets a column, or null. */
        static String setter(int column) {
            return switch (column) {
                case TITLE_BIT -> "setTitle";
                case TAGS_BIT -> "setTags";
                case ATTRIBUTES_BIT -> "setAttributes";
                default -> null;
            };
        }
    }
}
