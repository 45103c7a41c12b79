package dev.schemac.golden.formats;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.TextFormat;
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
    private static final JsonKeys KEYS = JsonKeys.of(0xDD7C01D4F5407269L, ID, HOME, LOGO, DAY, HOUR,
            LOCAL, SENT, SHOWN, AT, VALID, DAYS, MOMENTS, CONTENT, TOKEN, PAGES);

    /** Of a map, which declares no member. */
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
        value.id = in.readTextAs(TextFormat.UUID);
        if (!in.nextIs(HOME)) {
            return readAnyOrder(in, value, 1);
        }
        value.home = in.readTextAs(TextFormat.URI);
        if (!in.nextIs(LOGO)) {
            return readAnyOrder(in, value, 2);
        }
        value.logo = in.readTextAs(TextFormat.URL);
        if (!in.nextIs(DAY)) {
            return readAnyOrder(in, value, 3);
        }
        value.day = in.readTextAs(TextFormat.LOCAL_DATE);
        if (!in.nextIs(HOUR)) {
            return readAnyOrder(in, value, 4);
        }
        value.hour = in.readTextAs(TextFormat.LOCAL_TIME);
        if (!in.nextIs(LOCAL)) {
            return readAnyOrder(in, value, 5);
        }
        value.local = in.readTextAs(TextFormat.LOCAL_DATE_TIME);
        if (!in.nextIs(SENT)) {
            return readAnyOrder(in, value, 6);
        }
        value.sent = in.readTextAs(TextFormat.OFFSET_DATE_TIME);
        if (!in.nextIs(SHOWN)) {
            return readAnyOrder(in, value, 7);
        }
        value.shown = in.readTextAs(TextFormat.ZONED_DATE_TIME);
        if (!in.nextIs(AT)) {
            return readAnyOrder(in, value, 8);
        }
        value.at = in.readTextAs(TextFormat.INSTANT);
        if (!in.nextIs(VALID)) {
            return readAnyOrder(in, value, 9);
        }
        value.valid = in.readTextAs(TextFormat.DURATION);
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
        value.content = in.readTextAs(TextFormat.BASE64_MIME_NO_LINEFEEDS);
        if (!in.nextIs(TOKEN)) {
            return readAnyOrder(in, value, 13);
        }
        value.token = in.readTextAs(TextFormat.BASE64_URL);
        if (!in.nextIs(PAGES)) {
            return readAnyOrder(in, value, 14);
        }
        value.pages = readBinaryList(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 15);
        }
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Ticket readAnyOrder(JsonScanner in, Ticket value, int next) {
        long seen = readMembers(in, value, next);
        if ((seen & (1L << 9)) == 0) {
            value.valid = TextFormat.DURATION.parse("PT1H");
        }
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Ticket value, int next) {
        long seen = (1L << next) - 1;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(1, first)) {
                case 0x3A226469 -> {
                    // id":
                    if ((seen & 1L) == 0 && in.memberIs(ID, first)) {
                        value.id = in.readTextAs(TextFormat.UUID);
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x656D6F68 -> {
                    // home
                    if ((seen & (1L << 1)) == 0 && in.memberIs(HOME, first)) {
                        value.home = in.readTextAs(TextFormat.URI);
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x6F676F6C -> {
                    // logo
                    if ((seen & (1L << 2)) == 0 && in.memberIs(LOGO, first)) {
                        value.logo = in.readTextAs(TextFormat.URL);
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x22796164 -> {
                    // day"
                    if ((seen & (1L << 3)) == 0 && in.memberIs(DAY, first)) {
                        value.day = in.readTextAs(TextFormat.LOCAL_DATE);
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
                }
                case 0x72756F68 -> {
                    // hour
                    if ((seen & (1L << 4)) == 0 && in.memberIs(HOUR, first)) {
                        value.hour = in.readTextAs(TextFormat.LOCAL_TIME);
                        seen |= 1L << 4;
                        continue;
                    }
                    next = 4;
                }
                case 0x61636F6C -> {
                    // loca
                    if ((seen & (1L << 5)) == 0 && in.memberIs(LOCAL, first)) {
                        value.local = in.readTextAs(TextFormat.LOCAL_DATE_TIME);
                        seen |= 1L << 5;
                        continue;
                    }
                    next = 5;
                }
                case 0x746E6573 -> {
                    // sent
                    if ((seen & (1L << 6)) == 0 && in.memberIs(SENT, first)) {
                        value.sent = in.readTextAs(TextFormat.OFFSET_DATE_TIME);
                        seen |= 1L << 6;
                        continue;
                    }
                    next = 6;
                }
                case 0x776F6873 -> {
                    // show
                    if ((seen & (1L << 7)) == 0 && in.memberIs(SHOWN, first)) {
                        value.shown = in.readTextAs(TextFormat.ZONED_DATE_TIME);
                        seen |= 1L << 7;
                        continue;
                    }
                    next = 7;
                }
                case 0x3A227461 -> {
                    // at":
                    if ((seen & (1L << 8)) == 0 && in.memberIs(AT, first)) {
                        value.at = in.readTextAs(TextFormat.INSTANT);
                        seen |= 1L << 8;
                        continue;
                    }
                    next = 8;
                }
                case 0x696C6176 -> {
                    // vali
                    if ((seen & (1L << 9)) == 0 && in.memberIs(VALID, first)) {
                        value.valid = in.readTextAs(TextFormat.DURATION);
                        seen |= 1L << 9;
                        continue;
                    }
                    next = 9;
                }
                case 0x73796164 -> {
                    // days
                    if ((seen & (1L << 10)) == 0 && in.memberIs(DAYS, first)) {
                        value.days = readLocalDateArray(in);
                        seen |= 1L << 10;
                        continue;
                    }
                    next = 10;
                }
                case 0x656D6F6D -> {
                    // mome
                    if ((seen & (1L << 11)) == 0 && in.memberIs(MOMENTS, first)) {
                        value.moments = readInstantMap(in);
                        seen |= 1L << 11;
                        continue;
                    }
                    next = 11;
                }
                case 0x746E6F63 -> {
                    // cont
                    if ((seen & (1L << 12)) == 0 && in.memberIs(CONTENT, first)) {
                        value.content = in.readTextAs(TextFormat.BASE64_MIME_NO_LINEFEEDS);
                        seen |= 1L << 12;
                        continue;
                    }
                    next = 12;
                }
                case 0x656B6F74 -> {
                    // toke
                    if ((seen & (1L << 13)) == 0 && in.memberIs(TOKEN, first)) {
                        value.token = in.readTextAs(TextFormat.BASE64_URL);
                        seen |= 1L << 13;
                        continue;
                    }
                    next = 13;
                }
                case 0x65676170 -> {
                    // page
                    if ((seen & (1L << 14)) == 0 && in.memberIs(PAGES, first)) {
                        value.pages = readBinaryList(in);
                        seen |= 1L << 14;
                        continue;
                    }
                    next = 14;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Ticket value, int column) {
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

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Ticket> EVENT_TYPE = EventType.of(
                Ticket.class,
                "dev.schemac.golden.formats",
                "Ticket",
                List.of(
                        new EventColumn("id", UUID.class, "UUID"),
                        new EventColumn("home", URI.class, "URI"),
                        new EventColumn("logo", URL.class, "URL"),
                        new EventColumn("day", LocalDate.class, "LocalDate"),
                        new EventColumn("hour", LocalTime.class, "LocalTime"),
                        new EventColumn("local", LocalDateTime.class, "LocalDateTime"),
                        new EventColumn("sent", OffsetDateTime.class, "OffsetDateTime"),
                        new EventColumn("shown", ZonedDateTime.class, "ZonedDateTime"),
                        new EventColumn("at", Instant.class, "Instant"),
                        new EventColumn("valid", Duration.class, "Duration"),
                        new EventColumn("days", LocalDate[].class, "LocalDate[]"),
                        new EventColumn("moments", Map.class, "Map<String, Instant>"),
                        new EventColumn("content", byte[].class, "binary"),
                        new EventColumn("token", byte[].class, "binary(url)"),
                        new EventColumn("pages", List.class, "List<binary>")));

        private Columns() {}
    }
}
