package dev.schemac.golden.payments;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Payment} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PaymentParser implements RefillingParser<Payment>, GeneratedRefillingParser<Payment> {
    public static final PaymentParser INSTANCE = new PaymentParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int PARTS_BIT = ID_BIT + 1;
    static final int COUNTS_BIT = PARTS_BIT + 1;
    static final int FEES_BIT = COUNTS_BIT + 1;
    static final int NUMBER_BIT = FEES_BIT + 1;
    static final int AT_BIT = NUMBER_BIT + 1;
    static final int RECEIVED_BIT = AT_BIT + 1;
    static final int BOOKED_BIT = RECEIVED_BIT + 1;
    static final int DAYS_BIT = BOOKED_BIT + 1;

    private static final JsonFormat<LocalDate> LOCAL_DATE_FORMAT = JsonFormat.LOCAL_DATE.withPattern("dd.MM.uuuu");
    private static final JsonKey ID = JsonKey.string("id").notNull();
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey COUNTS = JsonKey.array("counts");
    private static final JsonKey FEES = JsonKey.object("fees");
    private static final JsonKey NUMBER = JsonKey.string("number").notNull();
    private static final JsonKey AT = JsonKey.numberOrNull("at");
    private static final JsonKey RECEIVED = JsonKey.string("received");
    private static final JsonKey BOOKED = JsonKey.string("booked");
    private static final JsonKey DAYS = JsonKey.array("days");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, ID, PARTS, COUNTS, FEES,
            NUMBER, AT, RECEIVED, BOOKED, DAYS);

    private static final long PRIMITIVES = 1L << ID_BIT | 1L << NUMBER_BIT;

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
        finish(in, value, seen);
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
        finish(in, value, seen);
        return value;
    }

    @Override
    public void clear(Payment value) {
        clearOthers(value, 0L);
    }

    /** Clears the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Payment value, long seen) {
        if ((seen & (1L << ID_BIT)) == 0) {
            value.id = 0;
        }
        if ((seen & (1L << PARTS_BIT)) == 0) {
            value.parts = null;
        }
        if ((seen & (1L << COUNTS_BIT)) == 0) {
            value.counts = null;
        }
        if ((seen & (1L << FEES_BIT)) == 0) {
            value.fees = null;
        }
        if ((seen & (1L << NUMBER_BIT)) == 0) {
            value.number = 0;
        }
        if ((seen & (1L << AT_BIT)) == 0) {
            value.at = null;
        }
        if ((seen & (1L << RECEIVED_BIT)) == 0) {
            value.received = null;
        }
        if ((seen & (1L << BOOKED_BIT)) == 0) {
            value.booked = null;
        }
        if ((seen & (1L << DAYS_BIT)) == 0) {
            value.days = null;
        }
        value.presence &= seen;
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Payment value) {
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readLong(JsonFormat.LONG_STRING);
            seen |= 1L << ID_BIT;
        } else if (in.tryNull(ID)) {
            value.clearId();
            nulls |= 1L << ID_BIT;
        }
        if (in.tryNext(PARTS, KEYS)) {
            value.parts = readLongArray(in, value.parts);
            seen |= 1L << PARTS_BIT;
        }
        if (in.tryNext(COUNTS, KEYS)) {
            value.counts = readIntArray(in, value.counts);
            seen |= 1L << COUNTS_BIT;
        }
        if (in.tryNext(FEES, KEYS)) {
            value.fees = readBigDecimalMap(in);
            seen |= 1L << FEES_BIT;
        }
        if (in.tryNext(NUMBER, KEYS)) {
            value.number = in.readLong(JsonFormat.LONG_STRING);
            seen |= 1L << NUMBER_BIT;
        } else if (in.tryNull(NUMBER)) {
            value.clearNumber();
            nulls |= 1L << NUMBER_BIT;
        }
        if (in.tryNext(AT, KEYS)) {
            value.at = in.readAs(JsonFormat.INSTANT_EPOCH_MILLIS);
            seen |= 1L << AT_BIT;
        }
        if (in.tryNext(RECEIVED, KEYS)) {
            value.received = in.readAs(JsonFormat.INSTANT);
            seen |= 1L << RECEIVED_BIT;
        }
        if (in.tryNext(BOOKED, KEYS)) {
            value.booked = in.readAs(LOCAL_DATE_FORMAT);
            seen |= 1L << BOOKED_BIT;
        }
        if (in.tryNext(DAYS, KEYS)) {
            value.days = readLocalDateList(in);
            seen |= 1L << DAYS_BIT;
        }
        value.presence = seen & PRIMITIVES;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Payment value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> {
                    value.clearId();
                    if (!in.skipNull()) {
                        value.setId(in.readLong(JsonFormat.LONG_STRING));
                    }
                }
                case PARTS_BIT -> value.parts = readLongArray(in, value.parts);
                case COUNTS_BIT -> value.counts = readIntArray(in, value.counts);
                case FEES_BIT -> value.fees = readBigDecimalMap(in);
                case NUMBER_BIT -> {
                    value.clearNumber();
                    if (!in.skipNull()) {
                        value.setNumber(in.readLong(JsonFormat.LONG_STRING));
                    }
                }
                case AT_BIT -> value.at = in.readAs(JsonFormat.INSTANT_EPOCH_MILLIS);
                case RECEIVED_BIT -> value.received = in.readAs(JsonFormat.INSTANT);
                case BOOKED_BIT -> value.booked = in.readAs(LOCAL_DATE_FORMAT);
                case DAYS_BIT -> value.days = readLocalDateList(in);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x22646922 -> in.tryMember(ID) ? ID_BIT : -1; // "id"
            case 0x72617022 -> in.tryMember(PARTS) ? PARTS_BIT : -1; // "par
            case 0x756F6322 -> in.tryMember(COUNTS) ? COUNTS_BIT : -1; // "cou
            case 0x65656622 -> in.tryMember(FEES) ? FEES_BIT : -1; // "fee
            case 0x6D756E22 -> in.tryMember(NUMBER) ? NUMBER_BIT : -1; // "num
            case 0x22746122 -> in.tryMember(AT) ? AT_BIT : -1; // "at"
            case 0x63657222 -> in.tryMember(RECEIVED) ? RECEIVED_BIT : -1; // "rec
            case 0x6F6F6222 -> in.tryMember(BOOKED) ? BOOKED_BIT : -1; // "boo
            case 0x79616422 -> in.tryMember(DAYS) ? DAYS_BIT : -1; // "day
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if a required column is missing, and sets the default values of others. */
    private static void finish(JsonScanner in, Payment value, long seen) {
        if ((seen & (1L << NUMBER_BIT)) == 0) {
            value.setNumber(7L);
        }
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
            elements[count++] = in.readAs(JsonFormat.LONG_STRING);
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
            elements[count++] = in.readInt(JsonFormat.INT_STRING);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Map<String, BigDecimal> readBigDecimalMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, BigDecimal> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), in.readAs(JsonFormat.BIG_DECIMAL_STRING));
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

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Payment> EVENT_TYPE = EventType.of(Payment.class,
                "dev.schemac.golden.payments", "Payment", List.of(
                        new EventType.Column("id", Scalar.LONG.in(ScalarForm.STRING)),
                        new EventType.Column("parts", Scalar.LONG.in(ScalarForm.STRING).array()),
                        new EventType.Column("counts", Scalar.INT.in(ScalarForm.STRING).primitives()),
                        new EventType.Column("fees", Scalar.BIG_DECIMAL.in(ScalarForm.STRING).map()),
                        new EventType.Column("number", Scalar.LONG.in(ScalarForm.STRING)),
                        new EventType.Column("at", Scalar.INSTANT.in(ScalarForm.EPOCH_MILLIS)),
                        new EventType.Column("received", Scalar.INSTANT),
                        new EventType.Column("booked", Scalar.LOCAL_DATE.in(ScalarForm.pattern("dd.MM.uuuu"))),
                        new EventType.Column("days", Scalar.LOCAL_DATE.in(ScalarForm.pattern("dd.MM.uuuu")).list())));
    }
}
