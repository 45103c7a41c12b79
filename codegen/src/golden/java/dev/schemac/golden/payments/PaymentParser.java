package dev.schemac.golden.payments;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Payment} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PaymentParser implements RefillingParser<Payment>, GeneratedRefillingParser<Payment> {
    /** The parser. */
    public static final PaymentParser INSTANCE = new PaymentParser();

    private static final TextFormat<LocalDate> LOCAL_DATE_FORMAT = TextFormat.ofPattern(LocalDate.class, "dd.MM.uuuu");
    private static final JsonKey ID = JsonKey.text("id");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey COUNTS = JsonKey.array("counts");
    private static final JsonKey FEES = JsonKey.object("fees");
    private static final JsonKey NUMBER = JsonKey.text("number");
    private static final JsonKey AT = JsonKey.number("at");
    private static final JsonKey RECEIVED = JsonKey.text("received");
    private static final JsonKey BOOKED = JsonKey.text("booked");
    private static final JsonKey DAYS = JsonKey.array("days");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, ID, PARTS, COUNTS, FEES,
            NUMBER, AT, RECEIVED, BOOKED, DAYS);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x11L;

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final Long[] EMPTY_LONG_ARRAY = new Long[0];
    private static final int[] EMPTY_INT_ARRAY = new int[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PaymentParser() {}

    @Override
    public EventType<Payment> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Payment read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Payment value = new Payment();
        long seen = readMembers(in, value);
        if ((seen & (1L << 4)) == 0) {
            value.setNumber(7L);
        }
        return value;
    }

    @Override
    public Payment readInto(JsonScanner in, Payment value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        if ((seen & (1L << 4)) == 0) {
            value.setNumber(7L);
        }
        return value;
    }

    @Override
    public void clear(Payment value) {
        clearOthers(value, 0L);
    }

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Payment value, long seen) {
        if ((seen & 1L) == 0) {
            value.id = 0;
        }
        if ((seen & (1L << 1)) == 0) {
            value.parts = null;
        }
        if ((seen & (1L << 2)) == 0) {
            value.counts = null;
        }
        if ((seen & (1L << 3)) == 0) {
            value.fees = null;
        }
        if ((seen & (1L << 4)) == 0) {
            value.number = 0;
        }
        if ((seen & (1L << 5)) == 0) {
            value.at = null;
        }
        if ((seen & (1L << 6)) == 0) {
            value.received = null;
        }
        if ((seen & (1L << 7)) == 0) {
            value.booked = null;
        }
        if ((seen & (1L << 8)) == 0) {
            value.days = null;
        }
        value.presence &= seen;
    }

    /** Returns which columns have been read: bit i for column number i. */
    private static long readMembers(JsonScanner in, Payment value) {
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readPresentAs(TextFormat.LONG_STRING);
            seen |= 1L;
        }
        if (in.nextIs(PARTS)) {
            value.parts = readLongArray(in, value.parts);
            seen |= 1L << 1;
        }
        if (in.nextIs(COUNTS)) {
            value.counts = readIntArray(in, value.counts);
            seen |= 1L << 2;
        }
        if (in.nextIs(FEES)) {
            value.fees = readBigDecimalMap(in);
            seen |= 1L << 3;
        }
        if (in.nextIs(NUMBER)) {
            value.number = in.readPresentAs(TextFormat.LONG_STRING);
            seen |= 1L << 4;
        }
        if (in.nextIs(AT)) {
            value.at = in.readAs(TextFormat.INSTANT_EPOCH_MILLIS);
            seen |= 1L << 5;
        }
        if (in.nextIs(RECEIVED)) {
            value.received = in.readAs(TextFormat.INSTANT);
            seen |= 1L << 6;
        }
        if (in.nextIs(BOOKED)) {
            value.booked = in.readAs(LOCAL_DATE_FORMAT);
            seen |= 1L << 7;
        }
        if (in.nextIs(DAYS)) {
            value.days = readLocalDateList(in);
            seen |= 1L << 8;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Payment value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> {
                    if (in.skipNull()) {
                        value.clearId();
                    } else {
                        value.setId(in.readPresentAs(TextFormat.LONG_STRING));
                    }
                }
                case 1 -> value.parts = readLongArray(in, value.parts);
                case 2 -> value.counts = readIntArray(in, value.counts);
                case 3 -> value.fees = readBigDecimalMap(in);
                case 4 -> {
                    if (in.skipNull()) {
                        value.clearNumber();
                    } else {
                        value.setNumber(in.readPresentAs(TextFormat.LONG_STRING));
                    }
                }
                case 5 -> value.at = in.readAs(TextFormat.INSTANT_EPOCH_MILLIS);
                case 6 -> value.received = in.readAs(TextFormat.INSTANT);
                case 7 -> value.booked = in.readAs(LOCAL_DATE_FORMAT);
                case 8 -> value.days = readLocalDateList(in);
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
            case 0x22646922 -> in.memberIs(ID) ? 0 : -1; // "id"
            case 0x72617022 -> in.memberIs(PARTS) ? 1 : -1; // "par
            case 0x756F6322 -> in.memberIs(COUNTS) ? 2 : -1; // "cou
            case 0x65656622 -> in.memberIs(FEES) ? 3 : -1; // "fee
            case 0x6D756E22 -> in.memberIs(NUMBER) ? 4 : -1; // "num
            case 0x22746122 -> in.memberIs(AT) ? 5 : -1; // "at"
            case 0x63657222 -> in.memberIs(RECEIVED) ? 6 : -1; // "rec
            case 0x6F6F6222 -> in.memberIs(BOOKED) ? 7 : -1; // "boo
            case 0x79616422 -> in.memberIs(DAYS) ? 8 : -1; // "day
            default -> -1;
        };
    }

    private static Long[] readLongArray(JsonScanner in, Long[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_LONG_ARRAY;
        }
        Long[] elements = old == null || old.length == 0 ? new Long[4] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readAs(TextFormat.LONG_STRING);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static int[] readIntArray(JsonScanner in, int[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_INT_ARRAY;
        }
        int[] elements = old == null || old.length == 0 ? new int[4] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readPresentAs(TextFormat.INT_STRING);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Map<String, BigDecimal> readBigDecimalMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, BigDecimal> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != -1) {
            in.putMember(members, in.memberName(), in.position(), in.readAs(TextFormat.BIG_DECIMAL_STRING));
        }
        return members;
    }

    private static List<LocalDate> readLocalDateList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<LocalDate> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readAs(LOCAL_DATE_FORMAT));
        }
        return elements;
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Payment> EVENT_TYPE = EventType.of(
                Payment.class,
                "dev.schemac.golden.payments",
                "Payment",
                List.of(
                        new EventType.Column("id", Long.class, "long(string)"),
                        new EventType.Column("parts", Long[].class, "long(string)[]"),
                        new EventType.Column("counts", int[].class, "int(string)[primitive]"),
                        new EventType.Column("fees", Map.class, "Map<String, bigdecimal(string)>"),
                        new EventType.Column("number", Long.class, "long(string)"),
                        new EventType.Column("at", Instant.class, "Instant(epoch-millis)"),
                        new EventType.Column("received", Instant.class, "Instant"),
                        new EventType.Column("booked", LocalDate.class, "LocalDate(dd.MM.uuuu)"),
                        new EventType.Column("days", List.class, "List<LocalDate(dd.MM.uuuu)>")));

        private Columns() {}
    }
}
