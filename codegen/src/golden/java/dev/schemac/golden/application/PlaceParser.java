package dev.schemac.golden.application;

import com.acme.Seat;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads {@link Seat} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PlaceParser implements GeneratedObjectParser<Seat> {
    public static final PlaceParser INSTANCE = new PlaceParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ROW_BIT = 0;
    static final int NOTES_BIT = ROW_BIT + 1;
    static final int LETTER_BIT = NOTES_BIT + 1;
    static final int GUEST_BIT = LETTER_BIT + 1;
    static final int AGE_BIT = GUEST_BIT + 1;
    static final int BESIDE_BIT = AGE_BIT + 1;
    static final int RANK_BIT = BESIDE_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ROW = JsonKey.number("row");
    static final JsonKey NOTES = JsonKey.array("wishes");
    static final JsonKey LETTER = JsonKey.character("letter");
    static final JsonKey GUEST = JsonKey.string("guest");
    static final JsonKey AGE = JsonKey.number("age");
    static final JsonKey BESIDE = JsonKey.array("beside");
    static final JsonKey RANK = JsonKey.number("rank");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ROW, NOTES, LETTER, GUEST,
            AGE, BESIDE, RANK);

    private static final long REQUIRED = 1L << ROW_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PlaceParser() {}

    @Override
    public EventType<Seat> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public ObjectWriter<Seat> writer() {
        return PlaceWriter.INSTANCE;
    }

    @Override
    public Seat read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Builder value = new Builder();
        long seen = 0;
        if (in.tryFirst(ROW, KEYS)) {
            value.row = in.readInt();
            seen |= 1L << ROW_BIT;
        } else if (in.tryNull(ROW)) {
            seen |= 1L << ROW_BIT;
        }
        if (in.tryNext(NOTES, KEYS)) {
            value.notes = readStringSet(in);
            seen |= 1L << NOTES_BIT;
        }
        if (in.tryNext(LETTER, KEYS)) {
            value.letter = in.readChar();
            seen |= 1L << LETTER_BIT;
        } else if (in.tryNull(LETTER)) {
            seen |= 1L << LETTER_BIT;
        }
        if (in.tryNext(GUEST, KEYS)) {
            value.guest = in.readString();
            seen |= 1L << GUEST_BIT;
        }
        if (in.tryNext(AGE, KEYS)) {
            value.age = in.readInt();
            seen |= 1L << AGE_BIT;
        } else if (in.tryNull(AGE)) {
            seen |= 1L << AGE_BIT;
        }
        if (in.tryNext(BESIDE, KEYS)) {
            value.beside = readStringList(in);
            seen |= 1L << BESIDE_BIT;
        }
        if (in.tryNext(RANK, KEYS)) {
            value.rank = in.readByte();
            seen |= 1L << RANK_BIT;
        } else if (in.tryNull(RANK)) {
            seen |= 1L << RANK_BIT;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        checkRequired(in, seen);
        return value.build(in);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Builder value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ROW_BIT -> value.row = in.skipNull() ? value.row : in.readInt();
                case NOTES_BIT -> value.notes = readStringSet(in);
                case LETTER_BIT -> value.letter = in.skipNull() ? value.letter : in.readChar();
                case GUEST_BIT -> value.guest = in.readString();
                case AGE_BIT -> value.age = in.readIntOrNull();
                case BESIDE_BIT -> value.beside = readStringList(in);
                case RANK_BIT -> value.rank = in.skipNull() ? value.rank : in.readByte();
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x776F7222 -> in.tryMember(ROW) ? ROW_BIT : -1; // "row
            case 0x73697722 -> in.tryMember(NOTES) ? NOTES_BIT : -1; // "wis
            case 0x74656C22 -> in.tryMember(LETTER) ? LETTER_BIT : -1; // "let
            case 0x65756722 -> in.tryMember(GUEST) ? GUEST_BIT : -1; // "gue
            case 0x65676122 -> in.tryMember(AGE) ? AGE_BIT : -1; // "age
            case 0x73656222 -> in.tryMember(BESIDE) ? BESIDE_BIT : -1; // "bes
            case 0x6E617222 -> in.tryMember(RANK) ? RANK_BIT : -1; // "ran
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    private static Set<String> readStringSet(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Set<String> elements = new LinkedHashSet<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            in.addElement(elements, in.position(), in.readString());
        }
        return elements;
    }

    private static List<String> readStringList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<String> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readString());
        }
        return elements;
    }

    /** Collects the columns of {@link Seat}. */
    static final class Builder {
        int row;
        Set<String> notes;
        char letter;
        String guest;
        Integer age;
        List<String> beside;
        byte rank;

        Seat build(JsonScanner in) {
            try {
                return new Seat(row, letter, Optional.ofNullable(guest),
                        JsonValues.optionalInt(age), notes, beside, rank);
            } catch (RuntimeException e) {
                return in.refused(Seat.class, e);
            }
        }
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Seat> EVENT_TYPE = GeneratedEventType.of(Seat.class,
                "dev.schemac.golden.application", "Place", List.of(
                        new EventColumn("row", Scalar.INT),
                        new EventColumn("notes", ColumnTypes.set(Scalar.STRING)).withNames("wishes", "notes"),
                        new EventColumn("letter", Scalar.CHAR),
                        new EventColumn("guest", Scalar.STRING),
                        new EventColumn("age", Scalar.INT),
                        new EventColumn("beside", ColumnTypes.list(Scalar.STRING)),
                        new EventColumn("rank", Scalar.BYTE)));
    }
}
