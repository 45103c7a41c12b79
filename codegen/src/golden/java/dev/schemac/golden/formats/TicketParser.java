package dev.schemac.golden.formats;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.TextFormat;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Reads {@link Ticket} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TicketParser implements ObjectParser<Ticket>, GeneratedParser<Ticket> {
    /** The parser. */
    public static final TicketParser INSTANCE = new TicketParser();

    private static final JsonKey ID = JsonKey.text("id");
    private static final JsonKey HOME = JsonKey.text("home");
    private static final JsonKey LOGO = JsonKey.text("logo");
    private static final JsonKey DAY = JsonKey.text("day");
    private static final JsonKey HOUR = JsonKey.text("hour");
    private static final JsonKey LOCAL = JsonKey.text("local");
    private static final JsonKey SENT = JsonKey.text("sent");
    private static final JsonKey SHOWN = JsonKey.text("shown");
    private static final JsonKey AT = JsonKey.text("at");
    private static final JsonKey VALID = JsonKey.text("valid");
    private static final JsonKey DAYS = JsonKey.array("days");
    private static final JsonKey MOMENTS = JsonKey.object("moments");
    private static final JsonKey CONTENT = JsonKey.text("content");
    private static final JsonKey TOKEN = JsonKey.text("token");
    private static final JsonKey PAGES = JsonKey.array("pages");

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readAs(TextFormat.UUID);
            seen |= 1L;
        }
        if (in.nextIs(HOME)) {
            value.home = in.readAs(TextFormat.URI);
            seen |= 1L << 1;
        }
        if (in.nextIs(LOGO)) {
            value.logo = in.readAs(TextFormat.URL);
            seen |= 1L << 2;
        }
        if (in.nextIs(DAY)) {
            value.day = in.readAs(TextFormat.LOCAL_DATE);
            seen |= 1L << 3;
        }
        if (in.nextIs(HOUR)) {
            value.hour = in.readAs(TextFormat.LOCAL_TIME);
            seen |= 1L << 4;
        }
        if (in.nextIs(LOCAL)) {
            value.local = in.readAs(TextFormat.LOCAL_DATE_TIME);
            seen |= 1L << 5;
        }
        if (in.nextIs(SENT)) {
            value.sent = in.readAs(TextFormat.OFFSET_DATE_TIME);
            seen |= 1L << 6;
        }
        if (in.nextIs(SHOWN)) {
            value.shown = in.readAs(TextFormat.ZONED_DATE_TIME);
            seen |= 1L << 7;
        }
        if (in.nextIs(AT)) {
            value.at = in.readAs(TextFormat.INSTANT);
            seen |= 1L << 8;
        }
        if (in.nextIs(VALID)) {
            value.valid = in.readAs(TextFormat.DURATION);
            seen |= 1L << 9;
        }
        if (in.nextIs(DAYS)) {
            value.days = readLocalDateArray(in);
            seen |= 1L << 10;
        }
        if (in.nextIs(MOMENTS)) {
            value.moments = readInstantMap(in);
            seen |= 1L << 11;
        }
        if (in.nextIs(CONTENT)) {
            value.content = in.readAs(TextFormat.BASE64_MIME_NO_LINEFEEDS);
            seen |= 1L << 12;
        }
        if (in.nextIs(TOKEN)) {
            value.token = in.readAs(TextFormat.BASE64_URL);
            seen |= 1L << 13;
        }
        if (in.nextIs(PAGES)) {
            value.pages = readBinaryList(in);
            seen |= 1L << 14;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & (1L << 9)) == 0) {
            value.valid = TextFormat.DURATION.parse("PT1H");
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Ticket value, long before) {
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
                case 0 -> value.id = in.readAs(TextFormat.UUID);
                case 1 -> value.home = in.readAs(TextFormat.URI);
                case 2 -> value.logo = in.readAs(TextFormat.URL);
                case 3 -> value.day = in.readAs(TextFormat.LOCAL_DATE);
                case 4 -> value.hour = in.readAs(TextFormat.LOCAL_TIME);
                case 5 -> value.local = in.readAs(TextFormat.LOCAL_DATE_TIME);
                case 6 -> value.sent = in.readAs(TextFormat.OFFSET_DATE_TIME);
                case 7 -> value.shown = in.readAs(TextFormat.ZONED_DATE_TIME);
                case 8 -> value.at = in.readAs(TextFormat.INSTANT);
                case 9 -> value.valid = in.readAs(TextFormat.DURATION);
                case 10 -> value.days = readLocalDateArray(in);
                case 11 -> value.moments = readInstantMap(in);
                case 12 -> value.content = in.readAs(TextFormat.BASE64_MIME_NO_LINEFEEDS);
                case 13 -> value.token = in.readAs(TextFormat.BASE64_URL);
                case 14 -> value.pages = readBinaryList(in);
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the byte number 1 on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(1)) {
            case 0x3A226469 -> in.memberIs(ID) ? 0 : -1; // id":
            case 0x656D6F68 -> in.memberIs(HOME) ? 1 : -1; // home
            case 0x6F676F6C -> in.memberIs(LOGO) ? 2 : -1; // logo
            case 0x22796164 -> in.memberIs(DAY) ? 3 : -1; // day"
            case 0x72756F68 -> in.memberIs(HOUR) ? 4 : -1; // hour
            case 0x61636F6C -> in.memberIs(LOCAL) ? 5 : -1; // loca
            case 0x746E6573 -> in.memberIs(SENT) ? 6 : -1; // sent
            case 0x776F6873 -> in.memberIs(SHOWN) ? 7 : -1; // show
            case 0x3A227461 -> in.memberIs(AT) ? 8 : -1; // at":
            case 0x696C6176 -> in.memberIs(VALID) ? 9 : -1; // vali
            case 0x73796164 -> in.memberIs(DAYS) ? 10 : -1; // days
            case 0x656D6F6D -> in.memberIs(MOMENTS) ? 11 : -1; // mome
            case 0x746E6F63 -> in.memberIs(CONTENT) ? 12 : -1; // cont
            case 0x656B6F74 -> in.memberIs(TOKEN) ? 13 : -1; // toke
            case 0x65676170 -> in.memberIs(PAGES) ? 14 : -1; // page
            default -> -1;
        };
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
            elements[count++] = in.readAs(TextFormat.LOCAL_DATE);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static Map<String, Instant> readInstantMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Instant> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != -1) {
            in.putMember(members, in.memberName(), in.position(), in.readAs(TextFormat.INSTANT));
        }
        return members;
    }

    private static List<byte[]> readBinaryList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<byte[]> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readAs(TextFormat.BASE64_MIME_NO_LINEFEEDS));
        }
        return elements;
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Ticket> EVENT_TYPE = EventType.of(
                Ticket.class,
                "dev.schemac.golden.formats",
                "Ticket",
                List.of(
                        new EventType.Column("id", UUID.class, "UUID"),
                        new EventType.Column("home", URI.class, "URI"),
                        new EventType.Column("logo", URL.class, "URL"),
                        new EventType.Column("day", LocalDate.class, "LocalDate"),
                        new EventType.Column("hour", LocalTime.class, "LocalTime"),
                        new EventType.Column("local", LocalDateTime.class, "LocalDateTime"),
                        new EventType.Column("sent", OffsetDateTime.class, "OffsetDateTime"),
                        new EventType.Column("shown", ZonedDateTime.class, "ZonedDateTime"),
                        new EventType.Column("at", Instant.class, "Instant"),
                        new EventType.Column("valid", Duration.class, "Duration"),
                        new EventType.Column("days", LocalDate[].class, "LocalDate[]"),
                        new EventType.Column("moments", Map.class, "Map<String, Instant>"),
                        new EventType.Column("content", byte[].class, "binary"),
                        new EventType.Column("token", byte[].class, "binary(url)"),
                        new EventType.Column("pages", List.class, "List<binary>")));

        private Columns() {}
    }
}
