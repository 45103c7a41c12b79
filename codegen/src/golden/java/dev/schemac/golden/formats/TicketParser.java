package dev.schemac.golden.formats;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Ticket} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TicketParser implements GeneratedObjectParser<Ticket> {
    public static final TicketParser INSTANCE = new TicketParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int HOME_BIT = ID_BIT + 1;
    static final int LOGO_BIT = HOME_BIT + 1;
    static final int DAY_BIT = LOGO_BIT + 1;
    static final int HOUR_BIT = DAY_BIT + 1;
    static final int LOCAL_BIT = HOUR_BIT + 1;
    static final int SENT_BIT = LOCAL_BIT + 1;
    static final int SHOWN_BIT = SENT_BIT + 1;
    static final int AT_BIT = SHOWN_BIT + 1;
    static final int VALID_BIT = AT_BIT + 1;
    static final int DAYS_BIT = VALID_BIT + 1;
    static final int MOMENTS_BIT = DAYS_BIT + 1;
    static final int CONTENT_BIT = MOMENTS_BIT + 1;
    static final int TOKEN_BIT = CONTENT_BIT + 1;
    static final int PAGES_BIT = TOKEN_BIT + 1;
    static final Duration VALID_DEFAULT = JsonFormat.DURATION.parse("PT1H");

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ID = JsonKey.string("id");
    static final JsonKey HOME = JsonKey.string("home");
    static final JsonKey LOGO = JsonKey.string("logo");
    static final JsonKey DAY = JsonKey.string("day");
    static final JsonKey HOUR = JsonKey.string("hour");
    static final JsonKey LOCAL = JsonKey.string("local");
    static final JsonKey SENT = JsonKey.string("sent");
    static final JsonKey SHOWN = JsonKey.string("shown");
    static final JsonKey AT = JsonKey.string("at");
    static final JsonKey VALID = JsonKey.string("valid");
    static final JsonKey DAYS = JsonKey.array("days");
    static final JsonKey MOMENTS = JsonKey.object("moments");
    static final JsonKey CONTENT = JsonKey.string("content");
    static final JsonKey TOKEN = JsonKey.string("token");
    static final JsonKey PAGES = JsonKey.array("pages");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xDD7C01D4F5407269L, ID, HOME, LOGO, DAY, HOUR,
            LOCAL, SENT, SHOWN, AT, VALID, DAYS, MOMENTS, CONTENT, TOKEN, PAGES);

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final LocalDate[] EMPTY_LOCAL_DATE_ARRAY = new LocalDate[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public TicketParser() {}

    @Override
    public EventType<Ticket> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Ticket read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Ticket value = new Ticket();
        long seen = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readAs(JsonFormat.UUID);
            seen |= 1L << ID_BIT;
        }
        if (in.tryNext(HOME, KEYS)) {
            value.home = in.readAs(JsonFormat.URI);
            seen |= 1L << HOME_BIT;
        }
        if (in.tryNext(LOGO, KEYS)) {
            value.logo = in.readAs(JsonFormat.URL);
            seen |= 1L << LOGO_BIT;
        }
        if (in.tryNext(DAY, KEYS)) {
            value.day = in.readAs(JsonFormat.LOCAL_DATE);
            seen |= 1L << DAY_BIT;
        }
        if (in.tryNext(HOUR, KEYS)) {
            value.hour = in.readAs(JsonFormat.LOCAL_TIME);
            seen |= 1L << HOUR_BIT;
        }
        if (in.tryNext(LOCAL, KEYS)) {
            value.local = in.readAs(JsonFormat.LOCAL_DATE_TIME);
            seen |= 1L << LOCAL_BIT;
        }
        if (in.tryNext(SENT, KEYS)) {
            value.sent = in.readAs(JsonFormat.OFFSET_DATE_TIME);
            seen |= 1L << SENT_BIT;
        }
        if (in.tryNext(SHOWN, KEYS)) {
            value.shown = in.readAs(JsonFormat.ZONED_DATE_TIME);
            seen |= 1L << SHOWN_BIT;
        }
        if (in.tryNext(AT, KEYS)) {
            value.at = in.readAs(JsonFormat.INSTANT);
            seen |= 1L << AT_BIT;
        }
        if (in.tryNext(VALID, KEYS)) {
            value.valid = in.readAs(JsonFormat.DURATION);
            seen |= 1L << VALID_BIT;
        }
        if (in.tryNext(DAYS, KEYS)) {
            value.days = readLocalDateArray(in);
            seen |= 1L << DAYS_BIT;
        }
        if (in.tryNext(MOMENTS, KEYS)) {
            value.moments = readInstantMap(in);
            seen |= 1L << MOMENTS_BIT;
        }
        if (in.tryNext(CONTENT, KEYS)) {
            value.content = in.readAs(JsonFormat.BASE64_MIME_NO_LINEFEEDS);
            seen |= 1L << CONTENT_BIT;
        }
        if (in.tryNext(TOKEN, KEYS)) {
            value.token = in.readAs(JsonFormat.BASE64_URL);
            seen |= 1L << TOKEN_BIT;
        }
        if (in.tryNext(PAGES, KEYS)) {
            value.pages = readBinaryList(in);
            seen |= 1L << PAGES_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Ticket readAnyOrder(JsonScanner in, Ticket value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> value.id = in.readAs(JsonFormat.UUID);
                case HOME_BIT -> value.home = in.readAs(JsonFormat.URI);
                case LOGO_BIT -> value.logo = in.readAs(JsonFormat.URL);
                case DAY_BIT -> value.day = in.readAs(JsonFormat.LOCAL_DATE);
                case HOUR_BIT -> value.hour = in.readAs(JsonFormat.LOCAL_TIME);
                case LOCAL_BIT -> value.local = in.readAs(JsonFormat.LOCAL_DATE_TIME);
                case SENT_BIT -> value.sent = in.readAs(JsonFormat.OFFSET_DATE_TIME);
                case SHOWN_BIT -> value.shown = in.readAs(JsonFormat.ZONED_DATE_TIME);
                case AT_BIT -> value.at = in.readAs(JsonFormat.INSTANT);
                case VALID_BIT -> value.valid = in.readAs(JsonFormat.DURATION);
                case DAYS_BIT -> value.days = readLocalDateArray(in);
                case MOMENTS_BIT -> value.moments = readInstantMap(in);
                case CONTENT_BIT -> value.content = in.readAs(JsonFormat.BASE64_MIME_NO_LINEFEEDS);
                case TOKEN_BIT -> value.token = in.readAs(JsonFormat.BASE64_URL);
                case PAGES_BIT -> value.pages = readBinaryList(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its byte 1 on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(1)) {
            case 0x3A226469 -> in.tryMember(ID) ? ID_BIT : -1; // id":
            case 0x656D6F68 -> in.tryMember(HOME) ? HOME_BIT : -1; // home
            case 0x6F676F6C -> in.tryMember(LOGO) ? LOGO_BIT : -1; // logo
            case 0x22796164 -> in.tryMember(DAY) ? DAY_BIT : -1; // day"
            case 0x72756F68 -> in.tryMember(HOUR) ? HOUR_BIT : -1; // hour
            case 0x61636F6C -> in.tryMember(LOCAL) ? LOCAL_BIT : -1; // loca
            case 0x746E6573 -> in.tryMember(SENT) ? SENT_BIT : -1; // sent
            case 0x776F6873 -> in.tryMember(SHOWN) ? SHOWN_BIT : -1; // show
            case 0x3A227461 -> in.tryMember(AT) ? AT_BIT : -1; // at":
            case 0x696C6176 -> in.tryMember(VALID) ? VALID_BIT : -1; // vali
            case 0x73796164 -> in.tryMember(DAYS) ? DAYS_BIT : -1; // days
            case 0x656D6F6D -> in.tryMember(MOMENTS) ? MOMENTS_BIT : -1; // mome
            case 0x746E6F63 -> in.tryMember(CONTENT) ? CONTENT_BIT : -1; // cont
            case 0x656B6F74 -> in.tryMember(TOKEN) ? TOKEN_BIT : -1; // toke
            case 0x65676170 -> in.tryMember(PAGES) ? PAGES_BIT : -1; // page
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static LocalDate[] readLocalDateArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_LOCAL_DATE_ARRAY;
        }
        LocalDate[] elements = new LocalDate[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readAs(JsonFormat.LOCAL_DATE);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Map<String, Instant> readInstantMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Instant> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), in.readAs(JsonFormat.INSTANT));
        }
        return members;
    }

    private static List<byte[]> readBinaryList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<byte[]> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readAs(JsonFormat.BASE64_MIME_NO_LINEFEEDS));
        }
        return elements;
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Ticket> EVENT_TYPE = GeneratedEventType.of(Ticket.class,
                "dev.schemac.golden.formats", "Ticket", List.of(
                        new EventColumn("id", Scalar.UUID),
                        new EventColumn("home", Scalar.URI),
                        new EventColumn("logo", Scalar.URL),
                        new EventColumn("day", Scalar.LOCAL_DATE),
                        new EventColumn("hour", Scalar.LOCAL_TIME),
                        new EventColumn("local", Scalar.LOCAL_DATE_TIME),
                        new EventColumn("sent", Scalar.OFFSET_DATE_TIME),
                        new EventColumn("shown", Scalar.ZONED_DATE_TIME),
                        new EventColumn("at", Scalar.INSTANT),
                        new EventColumn("valid", Scalar.DURATION),
                        new EventColumn("days", ColumnTypes.array(Scalar.LOCAL_DATE)),
                        new EventColumn("moments", ColumnTypes.map(Scalar.INSTANT)),
                        new EventColumn("content", Scalar.BINARY),
                        new EventColumn("token", ColumnTypes.scalar(Scalar.BINARY, ScalarForm.BASE64_URL)),
                        new EventColumn("pages", ColumnTypes.list(Scalar.BINARY))));
    }
}
