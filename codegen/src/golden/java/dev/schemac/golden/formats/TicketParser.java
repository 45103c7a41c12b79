package dev.schemac.golden.formats;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import dev.schemac.runtime.generated.TextFormat;
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
public final class TicketParser implements ObjectParser<Ticket> {
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
        if (!in.firstIs(ID)) {
            return readAnyOrder(in, value, 0);
        }
        value.id = in.readAs(TextFormat.UUID);
        if (!in.nextIs(HOME)) {
            return readAnyOrder(in, value, 1);
        }
        value.home = in.readAs(TextFormat.URI);
        if (!in.nextIs(LOGO)) {
            return readAnyOrder(in, value, 2);
        }
        value.logo = in.readAs(TextFormat.URL);
        if (!in.nextIs(DAY)) {
            return readAnyOrder(in, value, 3);
        }
        value.day = in.readAs(TextFormat.LOCAL_DATE);
        if (!in.nextIs(HOUR)) {
            return readAnyOrder(in, value, 4);
        }
        value.hour = in.readAs(TextFormat.LOCAL_TIME);
        if (!in.nextIs(LOCAL)) {
            return readAnyOrder(in, value, 5);
        }
        value.local = in.readAs(TextFormat.LOCAL_DATE_TIME);
        if (!in.nextIs(SENT)) {
            return readAnyOrder(in, value, 6);
        }
        value.sent = in.readAs(TextFormat.OFFSET_DATE_TIME);
        if (!in.nextIs(SHOWN)) {
            return readAnyOrder(in, value, 7);
        }
        value.shown = in.readAs(TextFormat.ZONED_DATE_TIME);
        if (!in.nextIs(AT)) {
            return readAnyOrder(in, value, 8);
        }
        value.at = in.readAs(TextFormat.INSTANT);
        if (!in.nextIs(VALID)) {
            return readAnyOrder(in, value, 9);
        }
        value.valid = in.readAs(TextFormat.DURATION);
        if (!in.nextIs(DAYS)) {
            return readAnyOrder(in, value, 10);
        }
        value.days = readLocalDateArray(in);
        if (!in.nextIs(MOMENTS)) {
            return readAnyOrder(in, value, 11);
        }
        value.moments = readInstantMap(in);
        if (!in.nextIs(CONTENT)) {
            return readAnyOrder(in, value, 12);
        }
        value.content = in.readAs(TextFormat.BASE64_MIME_NO_LINEFEEDS);
        if (!in.nextIs(TOKEN)) {
            return readAnyOrder(in, value, 13);
        }
        value.token = in.readAs(TextFormat.BASE64_URL);
        if (!in.nextIs(PAGES)) {
            return readAnyOrder(in, value, 14);
        }
        value.pages = readBinaryList(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 15);
        }
        return value;
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Ticket readAnyOrder(JsonScanner in, Ticket value, int next) {
        // bit i: column number i has been read
        long seen = (1L << next) - 1;
        // the column that probably comes next
        int hint = next;
        for (boolean first = next == 0; ; first = false) {
            int column = columnByNameWord(in, first);
            if (column < 0) {
                column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                break;
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
        if ((seen & (1L << 9)) == 0) {
            value.valid = TextFormat.DURATION.parse("PT1H");
        }
        return value;
    }

    /**
     * The column of the next member, told by four bytes of its name, from the byte number 1 on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in, boolean first) {
        return switch (in.nameWord(1, first)) {
            case 0x3A226469 -> in.memberIs(ID, first) ? 0 : -1; // id":
            case 0x656D6F68 -> in.memberIs(HOME, first) ? 1 : -1; // home
            case 0x6F676F6C -> in.memberIs(LOGO, first) ? 2 : -1; // logo
            case 0x22796164 -> in.memberIs(DAY, first) ? 3 : -1; // day"
            case 0x72756F68 -> in.memberIs(HOUR, first) ? 4 : -1; // hour
            case 0x61636F6C -> in.memberIs(LOCAL, first) ? 5 : -1; // loca
            case 0x746E6573 -> in.memberIs(SENT, first) ? 6 : -1; // sent
            case 0x776F6873 -> in.memberIs(SHOWN, first) ? 7 : -1; // show
            case 0x3A227461 -> in.memberIs(AT, first) ? 8 : -1; // at":
            case 0x696C6176 -> in.memberIs(VALID, first) ? 9 : -1; // vali
            case 0x73796164 -> in.memberIs(DAYS, first) ? 10 : -1; // days
            case 0x656D6F6D -> in.memberIs(MOMENTS, first) ? 11 : -1; // mome
            case 0x746E6F63 -> in.memberIs(CONTENT, first) ? 12 : -1; // cont
            case 0x656B6F74 -> in.memberIs(TOKEN, first) ? 13 : -1; // toke
            case 0x65676170 -> in.memberIs(PAGES, first) ? 14 : -1; // page
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
        for (int member = in.firstMember(NO_KEYS); member != -1; member = in.nextMember(NO_KEYS, 0)) {
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
