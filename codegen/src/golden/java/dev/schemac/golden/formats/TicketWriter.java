package dev.schemac.golden.formats;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Writes {@link Ticket} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TicketWriter extends GeneratedWriter<Ticket> implements ObjectWriter<Ticket> {
    public static final TicketWriter INSTANCE = new TicketWriter();

    private static final JsonKey ID = JsonKey.string("id");
    private static final JsonKey HOME = JsonKey.string("home");
    private static final JsonKey LOGO = JsonKey.string("logo");
    private static final JsonKey DAY = JsonKey.string("day");
    private static final JsonKey HOUR = JsonKey.string("hour");
    private static final JsonKey LOCAL = JsonKey.string("local");
    private static final JsonKey SENT = JsonKey.string("sent");
    private static final JsonKey SHOWN = JsonKey.string("shown");
    private static final JsonKey AT = JsonKey.string("at");
    private static final JsonKey VALID = JsonKey.string("valid");
    private static final JsonKey DAYS = JsonKey.array("days");
    private static final JsonKey MOMENTS = JsonKey.object("moments");
    private static final JsonKey CONTENT = JsonKey.string("content");
    private static final JsonKey TOKEN = JsonKey.string("token");
    private static final JsonKey PAGES = JsonKey.array("pages");

    private TicketWriter() {}

    @Override
    public void write(Ticket value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Ticket value, JsonOutput out) {
        out.beginObject();
        out.member(ID, JsonFormat.UUID, value.id);
        out.member(HOME, JsonFormat.URI, value.home);
        out.member(LOGO, JsonFormat.URL, value.logo);
        out.member(DAY, JsonFormat.LOCAL_DATE, value.day);
        out.member(HOUR, JsonFormat.LOCAL_TIME, value.hour);
        out.member(LOCAL, JsonFormat.LOCAL_DATE_TIME, value.local);
        out.member(SENT, JsonFormat.OFFSET_DATE_TIME, value.sent);
        out.member(SHOWN, JsonFormat.ZONED_DATE_TIME, value.shown);
        out.member(AT, JsonFormat.INSTANT, value.at);
        if (value.valid != null) {
            out.member(VALID, JsonFormat.DURATION, value.valid);
        } else {
            out.name(VALID);
            out.nullValue();
        }
        if (value.days != null) {
            out.name(DAYS);
            writeLocalDateArray(value.days, out);
        } else {
            out.nullMember(DAYS);
        }
        if (value.moments != null) {
            out.name(MOMENTS);
            writeInstantMap(value.moments, out);
        } else {
            out.nullMember(MOMENTS);
        }
        out.member(CONTENT, JsonFormat.BASE64_MIME_NO_LINEFEEDS, value.content);
        out.member(TOKEN, JsonFormat.BASE64_URL, value.token);
        if (value.pages != null) {
            out.name(PAGES);
            writeBinaryList(value.pages, out);
        } else {
            out.nullMember(PAGES);
        }
        out.endObject();
    }

    private static void writeLocalDateArray(LocalDate[] elements, JsonOutput out) {
        out.beginArray();
        for (LocalDate element : elements) {
            out.value(JsonFormat.LOCAL_DATE, element);
        }
        out.endArray();
    }

    private static void writeInstantMap(Map<String, Instant> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Instant> member : members.entrySet()) {
            out.name(member.getKey());
            Instant element = member.getValue();
            out.value(JsonFormat.INSTANT, element);
        }
        out.endObject();
    }

    private static void writeBinaryList(List<byte[]> elements, JsonOutput out) {
        out.beginArray();
        for (byte[] element : elements) {
            out.value(JsonFormat.BASE64_MIME_NO_LINEFEEDS, element);
        }
        out.endArray();
    }
}
