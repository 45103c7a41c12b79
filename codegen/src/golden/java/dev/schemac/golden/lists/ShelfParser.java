package dev.schemac.golden.lists;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Shelf} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ShelfParser implements ObjectParser<Shelf>, GeneratedParser<Shelf> {
    public static final ShelfParser INSTANCE = new ShelfParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int NOTES_BIT = 0;
    static final int SIZES_BIT = NOTES_BIT + 1;
    static final int ROWS_BIT = SIZES_BIT + 1;
    static final int MATRIX_BIT = ROWS_BIT + 1;
    static final int STOCK_BIT = MATRIX_BIT + 1;
    static final int BOOKS_BIT = STOCK_BIT + 1;
    static final int ANY_BIT = BOOKS_BIT + 1;
    static final int PHOTO_BIT = ANY_BIT + 1;

    private static final JsonKey NOTES = JsonKey.array("notes");
    private static final JsonKey SIZES = JsonKey.array("sizes");
    private static final JsonKey ROWS = JsonKey.array("rows");
    private static final JsonKey MATRIX = JsonKey.array("matrix");
    private static final JsonKey STOCK = JsonKey.object("stock");
    private static final JsonKey BOOKS = JsonKey.array("books");
    private static final JsonKey ANY = JsonKey.any("any");
    private static final JsonKey PHOTO = JsonKey.string("photo");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, NOTES, SIZES, ROWS,
            MATRIX, STOCK, BOOKS, ANY, PHOTO);

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final double[] EMPTY_DOUBLE_ARRAY = new double[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ShelfParser() {}

    @Override
    public EventType<Shelf> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Shelf read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Shelf value = new Shelf();
        long seen = 0;
        if (in.tryFirst(NOTES, KEYS)) {
            value.notes = readStringList(in);
            seen |= 1L << NOTES_BIT;
        }
        if (in.tryNext(SIZES, KEYS)) {
            value.sizes = readIntegerList(in);
            seen |= 1L << SIZES_BIT;
        }
        if (in.tryNext(ROWS, KEYS)) {
            value.rows = readStringListList(in);
            seen |= 1L << ROWS_BIT;
        }
        if (in.tryNext(MATRIX, KEYS)) {
            value.matrix = readDoubleArrayList(in);
            seen |= 1L << MATRIX_BIT;
        }
        if (in.tryNext(STOCK, KEYS)) {
            value.stock = readIntegerListMap(in);
            seen |= 1L << STOCK_BIT;
        }
        if (in.tryNext(BOOKS, KEYS)) {
            value.books = readBookList(in);
            seen |= 1L << BOOKS_BIT;
        }
        if (in.tryNext(ANY, KEYS)) {
            value.any = in.readValue();
            seen |= 1L << ANY_BIT;
        }
        if (in.tryNext(PHOTO, KEYS)) {
            value.photo = in.readAs(JsonFormat.BASE64_MIME_NO_LINEFEEDS);
            seen |= 1L << PHOTO_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Shelf readAnyOrder(JsonScanner in, Shelf value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case NOTES_BIT -> value.notes = readStringList(in);
                case SIZES_BIT -> value.sizes = readIntegerList(in);
                case ROWS_BIT -> value.rows = readStringListList(in);
                case MATRIX_BIT -> value.matrix = readDoubleArrayList(in);
                case STOCK_BIT -> value.stock = readIntegerListMap(in);
                case BOOKS_BIT -> value.books = readBookList(in);
                case ANY_BIT -> value.any = in.readValue();
                case PHOTO_BIT -> value.photo = in.readAs(JsonFormat.BASE64_MIME_NO_LINEFEEDS);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x746F6E22 -> in.tryMember(NOTES) ? NOTES_BIT : -1; // "not
            case 0x7A697322 -> in.tryMember(SIZES) ? SIZES_BIT : -1; // "siz
            case 0x776F7222 -> in.tryMember(ROWS) ? ROWS_BIT : -1; // "row
            case 0x74616D22 -> in.tryMember(MATRIX) ? MATRIX_BIT : -1; // "mat
            case 0x6F747322 -> in.tryMember(STOCK) ? STOCK_BIT : -1; // "sto
            case 0x6F6F6222 -> in.tryMember(BOOKS) ? BOOKS_BIT : -1; // "boo
            case 0x796E6122 -> in.tryMember(ANY) ? ANY_BIT : -1; // "any
            case 0x6F687022 -> in.tryMember(PHOTO) ? PHOTO_BIT : -1; // "pho
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    private static List<Integer> readIntegerList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readIntOrNull();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static List<List<String>> readStringListList(JsonScanner in) {
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
            elements[count++] = readStringList(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static List<double[]> readDoubleArrayList(JsonScanner in) {
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
            elements[count++] = readDoubleArray(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static double[] readDoubleArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY;
        }
        double[] elements = new double[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readDouble();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Map<String, List<Integer>> readIntegerListMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, List<Integer>> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), readIntegerList(in));
        }
        return JsonValues.unmodifiableMap(members);
    }

    private static List<Book> readBookList(JsonScanner in) {
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
            elements[count++] = BookParser.INSTANCE.read(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Shelf> EVENT_TYPE = EventType.of(Shelf.class,
                "dev.schemac.golden.lists", "Shelf", List.of(
                        new EventType.Column("notes", Scalar.STRING.list()),
                        new EventType.Column("sizes", Scalar.INT.list()),
                        new EventType.Column("rows", Scalar.STRING.list().list()),
                        new EventType.Column("matrix", Scalar.DOUBLE.primitives().list()),
                        new EventType.Column("stock", Scalar.INT.list().map()),
                        new EventType.Column("books", ColumnType.object(Book.class).list()),
                        new EventType.Column("any", ColumnType.ANY),
                        new EventType.Column("photo", Scalar.BINARY)));
    }
}
