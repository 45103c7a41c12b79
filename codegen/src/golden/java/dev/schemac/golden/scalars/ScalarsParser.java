package dev.schemac.golden.scalars;

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

/** Reads {@link Scalars} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ScalarsParser implements GeneratedObjectParser<Scalars> {
    public static final ScalarsParser INSTANCE = new ScalarsParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TEXT_BIT = 0;
    static final int LETTER_BIT = TEXT_BIT + 1;
    static final int FLAG_BIT = LETTER_BIT + 1;
    static final int TINY_BIT = FLAG_BIT + 1;
    static final int SMALL_BIT = TINY_BIT + 1;
    static final int NUMBER_BIT = SMALL_BIT + 1;
    static final int LARGE_BIT = NUMBER_BIT + 1;
    static final int ROUGH_BIT = LARGE_BIT + 1;
    static final int FINE_BIT = ROUGH_BIT + 1;
    static final int WHOLE_BIT = FINE_BIT + 1;
    static final int EXACT_BIT = WHOLE_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey TEXT = JsonKey.string("text");
    static final JsonKey LETTER = JsonKey.character("letter");
    static final JsonKey FLAG = JsonKey.bool("flag");
    static final JsonKey TINY = JsonKey.number("tiny");
    static final JsonKey SMALL = JsonKey.number("small");
    static final JsonKey NUMBER = JsonKey.number("number");
    static final JsonKey LARGE = JsonKey.number("large");
    static final JsonKey ROUGH = JsonKey.number("rough");
    static final JsonKey FINE = JsonKey.number("fine");
    static final JsonKey WHOLE = JsonKey.numberOrNull("whole");
    static final JsonKey EXACT = JsonKey.numberOrNull("exact");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT, LETTER, FLAG, TINY,
            SMALL, NUMBER, LARGE, ROUGH, FINE, WHOLE, EXACT);

    private static final long PRESENCE_MASK = 1L << LETTER_BIT | 1L << FLAG_BIT | 1L << TINY_BIT
            | 1L << SMALL_BIT | 1L << NUMBER_BIT | 1L << LARGE_BIT | 1L << ROUGH_BIT
            | 1L << FINE_BIT;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ScalarsParser() {}

    @Override
    public EventType<Scalars> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Scalars read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Scalars value = new Scalars();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(TEXT, KEYS)) {
            value.text = in.readString();
            seen |= 1L << TEXT_BIT;
        }
        if (in.tryNext(LETTER, KEYS)) {
            value.letter = in.readChar();
            seen |= 1L << LETTER_BIT;
        } else if (in.tryNull(LETTER)) {
            nulls |= 1L << LETTER_BIT;
        }
        if (in.tryNext(FLAG, KEYS)) {
            value.flag = in.readBoolean();
            seen |= 1L << FLAG_BIT;
        } else if (in.tryNull(FLAG)) {
            nulls |= 1L << FLAG_BIT;
        }
        if (in.tryNext(TINY, KEYS)) {
            value.tiny = in.readByte();
            seen |= 1L << TINY_BIT;
        } else if (in.tryNull(TINY)) {
            nulls |= 1L << TINY_BIT;
        }
        if (in.tryNext(SMALL, KEYS)) {
            value.small = in.readShort();
            seen |= 1L << SMALL_BIT;
        } else if (in.tryNull(SMALL)) {
            nulls |= 1L << SMALL_BIT;
        }
        if (in.tryNext(NUMBER, KEYS)) {
            value.number = in.readInt();
            seen |= 1L << NUMBER_BIT;
        } else if (in.tryNull(NUMBER)) {
            nulls |= 1L << NUMBER_BIT;
        }
        if (in.tryNext(LARGE, KEYS)) {
            value.large = in.readLong();
            seen |= 1L << LARGE_BIT;
        } else if (in.tryNull(LARGE)) {
            nulls |= 1L << LARGE_BIT;
        }
        if (in.tryNext(ROUGH, KEYS)) {
            value.rough = in.readFloat();
            seen |= 1L << ROUGH_BIT;
        } else if (in.tryNull(ROUGH)) {
            nulls |= 1L << ROUGH_BIT;
        }
        if (in.tryNext(FINE, KEYS)) {
            value.fine = in.readDouble();
            seen |= 1L << FINE_BIT;
        } else if (in.tryNull(FINE)) {
            nulls |= 1L << FINE_BIT;
        }
        if (in.tryNext(WHOLE, KEYS)) {
            value.whole = in.readBigInteger();
            seen |= 1L << WHOLE_BIT;
        }
        if (in.tryNext(EXACT, KEYS)) {
            value.exact = in.readBigDecimal();
            seen |= 1L << EXACT_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Scalars readAnyOrder(JsonScanner in, Scalars value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXT_BIT -> value.text = in.readString();
                case LETTER_BIT -> {
                    value.clearLetter();
                    if (!in.skipNull()) {
                        value.letter = in.readChar();
                        value.presence |= 1L << LETTER_BIT;
                    }
                }
                case FLAG_BIT -> {
                    value.clearFlag();
                    if (!in.skipNull()) {
                        value.flag = in.readBoolean();
                        value.presence |= 1L << FLAG_BIT;
                    }
                }
                case TINY_BIT -> {
                    value.clearTiny();
                    if (!in.skipNull()) {
                        value.tiny = in.readByte();
                        value.presence |= 1L << TINY_BIT;
                    }
                }
                case SMALL_BIT -> {
                    value.clearSmall();
                    if (!in.skipNull()) {
                        value.small = in.readShort();
                        value.presence |= 1L << SMALL_BIT;
                    }
                }
                case NUMBER_BIT -> {
                    value.clearNumber();
                    if (!in.skipNull()) {
                        value.number = in.readInt();
                        value.presence |= 1L << NUMBER_BIT;
                    }
                }
                case LARGE_BIT -> {
                    value.clearLarge();
                    if (!in.skipNull()) {
                        value.large = in.readLong();
                        value.presence |= 1L << LARGE_BIT;
                    }
                }
                case ROUGH_BIT -> {
                    value.clearRough();
                    if (!in.skipNull()) {
                        value.rough = in.readFloat();
                        value.presence |= 1L << ROUGH_BIT;
                    }
                }
                case FINE_BIT -> {
                    value.clearFine();
                    if (!in.skipNull()) {
                        value.fine = in.readDouble();
                        value.presence |= 1L << FINE_BIT;
                    }
                }
                case WHOLE_BIT -> value.whole = in.readBigInteger();
                case EXACT_BIT -> value.exact = in.readBigDecimal();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x78657422 -> in.tryMember(TEXT) ? TEXT_BIT : -1; // "tex
            case 0x74656C22 -> in.tryMember(LETTER) ? LETTER_BIT : -1; // "let
            case 0x616C6622 -> in.tryMember(FLAG) ? FLAG_BIT : -1; // "fla
            case 0x6E697422 -> in.tryMember(TINY) ? TINY_BIT : -1; // "tin
            case 0x616D7322 -> in.tryMember(SMALL) ? SMALL_BIT : -1; // "sma
            case 0x6D756E22 -> in.tryMember(NUMBER) ? NUMBER_BIT : -1; // "num
            case 0x72616C22 -> in.tryMember(LARGE) ? LARGE_BIT : -1; // "lar
            case 0x756F7222 -> in.tryMember(ROUGH) ? ROUGH_BIT : -1; // "rou
            case 0x6E696622 -> in.tryMember(FINE) ? FINE_BIT : -1; // "fin
            case 0x6F687722 -> in.tryMember(WHOLE) ? WHOLE_BIT : -1; // "who
            case 0x61786522 -> in.tryMember(EXACT) ? EXACT_BIT : -1; // "exa
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Scalars> EVENT_TYPE = GeneratedEventType.of(Scalars.class,
                "dev.schemac.golden.scalars", "Scalars", List.of(
                        new EventColumn("text", Scalar.STRING),
                        new EventColumn("letter", Scalar.CHAR),
                        new EventColumn("flag", Scalar.BOOLEAN),
                        new EventColumn("tiny", Scalar.BYTE),
                        new EventColumn("small", Scalar.SHORT),
                        new EventColumn("number", Scalar.INT),
                        new EventColumn("large", Scalar.LONG),
                        new EventColumn("rough", Scalar.FLOAT),
                        new EventColumn("fine", Scalar.DOUBLE),
                        new EventColumn("whole", Scalar.BIG_INTEGER),
                        new EventColumn("exact", Scalar.BIG_DECIMAL)));
    }
}
