package dev.schemac.golden.records.scalars;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

/** Reads {@link Scalars} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ScalarsParser implements ObjectParser<Scalars>, GeneratedParser<Scalars> {
    /** The parser. */
    public static final ScalarsParser INSTANCE = new ScalarsParser();

    private static final JsonKey TEXT = JsonKey.text("text");
    private static final JsonKey LETTER = JsonKey.character("letter");
    private static final JsonKey FLAG = JsonKey.bool("flag");
    private static final JsonKey TINY = JsonKey.number("tiny");
    private static final JsonKey SMALL = JsonKey.number("small");
    private static final JsonKey NUMBER = JsonKey.number("number");
    private static final JsonKey LARGE = JsonKey.number("large");
    private static final JsonKey ROUGH = JsonKey.number("rough");
    private static final JsonKey FINE = JsonKey.number("fine");
    private static final JsonKey WHOLE = JsonKey.number("whole");
    private static final JsonKey EXACT = JsonKey.number("exact");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT, LETTER, FLAG, TINY,
            SMALL, NUMBER, LARGE, ROUGH, FINE, WHOLE, EXACT);

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
        Scalars.Builder value = new Scalars.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(TEXT)) {
            value.text = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(LETTER)) {
            value.letter = in.readChar();
            seen |= 1L << 1;
        }
        if (in.nextIs(FLAG)) {
            value.flag = in.readBoolean();
            seen |= 1L << 2;
        }
        if (in.nextIs(TINY)) {
            value.tiny = in.readByte();
            seen |= 1L << 3;
        }
        if (in.nextIs(SMALL)) {
            value.small = in.readShort();
            seen |= 1L << 4;
        }
        if (in.nextIs(NUMBER)) {
            value.number = in.readInt();
            seen |= 1L << 5;
        }
        if (in.nextIs(LARGE)) {
            value.large = in.readLong();
            seen |= 1L << 6;
        }
        if (in.nextIs(ROUGH)) {
            value.rough = in.readFloat();
            seen |= 1L << 7;
        }
        if (in.nextIs(FINE)) {
            value.fine = in.readDouble();
            seen |= 1L << 8;
        }
        if (in.nextIs(WHOLE)) {
            value.whole = in.readBigInteger();
            seen |= 1L << 9;
        }
        if (in.nextIs(EXACT)) {
            value.exact = in.readBigDecimal();
            seen |= 1L << 10;
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
    private static void readAnyOrder(JsonScanner in, Scalars.Builder value, long before) {
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
                case 0 -> value.text = in.readString();
                case 1 -> value.letter = in.readCharOrNull();
                case 2 -> value.flag = in.readBooleanOrNull();
                case 3 -> value.tiny = in.readByteOrNull();
                case 4 -> value.small = in.readShortOrNull();
                case 5 -> value.number = in.readIntOrNull();
                case 6 -> value.large = in.readLongOrNull();
                case 7 -> value.rough = in.readFloatOrNull();
                case 8 -> value.fine = in.readDoubleOrNull();
                case 9 -> value.whole = in.readBigInteger();
                case 10 -> value.exact = in.readBigDecimal();
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
            case 0x78657422 -> in.memberIs(TEXT) ? 0 : -1; // "tex
            case 0x74656C22 -> in.memberIs(LETTER) ? 1 : -1; // "let
            case 0x616C6622 -> in.memberIs(FLAG) ? 2 : -1; // "fla
            case 0x6E697422 -> in.memberIs(TINY) ? 3 : -1; // "tin
            case 0x616D7322 -> in.memberIs(SMALL) ? 4 : -1; // "sma
            case 0x6D756E22 -> in.memberIs(NUMBER) ? 5 : -1; // "num
            case 0x72616C22 -> in.memberIs(LARGE) ? 6 : -1; // "lar
            case 0x756F7222 -> in.memberIs(ROUGH) ? 7 : -1; // "rou
            case 0x6E696622 -> in.memberIs(FINE) ? 8 : -1; // "fin
            case 0x6F687722 -> in.memberIs(WHOLE) ? 9 : -1; // "who
            case 0x61786522 -> in.memberIs(EXACT) ? 10 : -1; // "exa
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Scalars> EVENT_TYPE = EventType.of(
                Scalars.class,
                "dev.schemac.golden.records.scalars",
                "Scalars",
                List.of(
                        new EventType.Column("text", String.class, "string"),
                        new EventType.Column("letter", Character.class, "char"),
                        new EventType.Column("flag", Boolean.class, "boolean"),
                        new EventType.Column("tiny", Byte.class, "byte"),
                        new EventType.Column("small", Short.class, "short"),
                        new EventType.Column("number", Integer.class, "int"),
                        new EventType.Column("large", Long.class, "long"),
                        new EventType.Column("rough", Float.class, "float"),
                        new EventType.Column("fine", Double.class, "double"),
                        new EventType.Column("whole", BigInteger.class, "biginteger"),
                        new EventType.Column("exact", BigDecimal.class, "bigdecimal")));

        private Columns() {}
    }
}
