package dev.schemac.golden.formats;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonOutput;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Writes {@link Ticket} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TicketWriter extends GeneratedWriter<Ticket> implements ObjectWriter<Ticket> {
    public static final TicketWriter INSTANCE = new TicketWriter();

    private TicketWriter() {}

    @Override
    public void write(Ticket value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Ticket value, JsonOutput out) {
        out.beginObject();
        out.member(TicketParser.ID, JsonFormat.UUID, value.id);
        out.member(TicketParser.HOME, JsonFormat.URI, value.home);
        out.member(TicketParser.LOGO, JsonFormat.URL, value.logo);
        out.member(TicketParser.DAY, JsonFormat.LOCAL_DATE, value.day);
        out.member(TicketParser.HOUR, JsonFormat.LOCAL_TIME, value.hour);
        out.member(TicketParser.LOCAL, JsonFormat.LOCAL_DATE_TIME, value.local);
        out.member(TicketParser.SENT, JsonFormat.OFFSET_DATE_TIME, value.sent);
        out.member(TicketParser.SHOWN, JsonFormat.ZONED_DATE_TIME, value.shown);
        out.member(TicketParser.AT, JsonFormat.INSTANT, value.at);
        if (value.valid != null) {
            out.member(TicketParser.VALID, JsonFormat.DURATION, value.valid);
        } else {
            out.name(TicketParser.VALID);
            out.nullValue();
        }
        if (value.days != null) {
            out.name(TicketParser.DAYS);
            writeLocalDateArray(value.days, out);
        } else {
            out.nullMember(TicketParser.DAYS);
        }
        if (value.moments != null) {
            out.name(TicketParser.MOMENTS);
            writeInstantMap(value.moments, out);
        } else {
            out.nullMember(TicketParser.MOMENTS);
        }
        out.member(TicketParser.CONTENT, JsonFormat.BASE64_MIME_NO_LINEFEEDS, value.content);
        out.member(TicketParser.TOKEN, JsonFormat.BASE64_URL, value.token);
        if (value.pages != null) {
            out.name(TicketParser.PAGES);
            writeBinaryList(value.pages, out);
        } else {
            out.nullMember(TicketParser.PAGES);
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
