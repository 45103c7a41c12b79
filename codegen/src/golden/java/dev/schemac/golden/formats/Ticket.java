package dev.schemac.golden.formats;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/**
 * An event of schema {@code Ticket} in module {@code dev.schemac.golden.formats}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Ticket implements JsonEvent {
    UUID id;
    URI home;
    URL logo;
    LocalDate day;
    LocalTime hour;
    LocalDateTime local;
    OffsetDateTime sent;
    ZonedDateTime shown;
    Instant at;
    Duration valid;
    LocalDate[] days;
    Map<String, Instant> moments;
    byte[] content;
    byte[] token;
    List<byte[]> pages;

    /** An event without any column. */
    public Ticket() {}

    /** Parses a document. */
    public static Ticket parse(String json) {
        return TicketParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Ticket parse(byte[] json) {
        return TicketParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Ticket parse(byte[] json, int offset, int length) {
        return TicketParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Ticket parse(InputStream json) throws IOException {
        return TicketParser.INSTANCE.parse(json);
    }

    /** Column {@code id}, {@code null} where it is absent. */
    public UUID getId() {
        return id;
    }

    /** Sets column {@code id}; {@code null} makes it absent. */
    public void setId(UUID id) {
        this.id = id;
    }

    /** Whether column {@code id} is present and not null. */
    public boolean hasId() {
        return id != null;
    }

    /** Column {@code home}, {@code null} where it is absent. */
    public URI getHome() {
        return home;
    }

    /** Sets column {@code home}; {@code null} makes it absent. */
    public void setHome(URI home) {
        this.home = home;
    }

    /** Whether column {@code home} is present and not null. */
    public boolean hasHome() {
        return home != null;
    }

    /** Column {@code logo}, {@code null} where it is absent. */
    public URL getLogo() {
        return logo;
    }

    /** Sets column {@code logo}; {@code null} makes it absent. */
    public void setLogo(URL logo) {
        this.logo = logo;
    }

    /** Whether column {@code logo} is present and not null. */
    public boolean hasLogo() {
        return logo != null;
    }

    /** Column {@code day}, {@code null} where it is absent. */
    public LocalDate getDay() {
        return day;
    }

    /** Sets column {@code day}; {@code null} makes it absent. */
    public void setDay(LocalDate day) {
        this.day = day;
    }

    /** Whether column {@code day} is present and not null. */
    public boolean hasDay() {
        return day != null;
    }

    /** Column {@code hour}, {@code null} where it is absent. */
    public LocalTime getHour() {
        return hour;
    }

    /** Sets column {@code hour}; {@code null} makes it absent. */
    public void setHour(LocalTime hour) {
        this.hour = hour;
    }

    /** Whether column {@code hour} is present and not null. */
    public boolean hasHour() {
        return hour != null;
    }

    /** Column {@code local}, {@code null} where it is absent. */
    public LocalDateTime getLocal() {
        return local;
    }

    /** Sets column {@code local}; {@code null} makes it absent. */
    public void setLocal(LocalDateTime local) {
        this.local = local;
    }

    /** Whether column {@code local} is present and not null. */
    public boolean hasLocal() {
        return local != null;
    }

    /** Column {@code sent}, {@code null} where it is absent. */
    public OffsetDateTime getSent() {
        return sent;
    }

    /** Sets column {@code sent}; {@code null} makes it absent. */
    public void setSent(OffsetDateTime sent) {
        this.sent = sent;
    }

    /** Whether column {@code sent} is present and not null. */
    public boolean hasSent() {
        return sent != null;
    }

    /** Column {@code shown}, {@code null} where it is absent. */
    public ZonedDateTime getShown() {
        return shown;
    }

    /** Sets column {@code shown}; {@code null} makes it absent. */
    public void setShown(ZonedDateTime shown) {
        this.shown = shown;
    }

    /** Whether column {@code shown} is present and not null. */
    public boolean hasShown() {
        return shown != null;
    }

    /** Column {@code at}, {@code null} where it is absent. */
    public Instant getAt() {
        return at;
    }

    /** Sets column {@code at}; {@code null} makes it absent. */
    public void setAt(Instant at) {
        this.at = at;
    }

    /** Whether column {@code at} is present and not null. */
    public boolean hasAt() {
        return at != null;
    }

    /** Column {@code valid}, {@code null} where it is absent. */
    public Duration getValid() {
        return valid;
    }

    /** Sets column {@code valid}; {@code null} makes it absent. */
    public void setValid(Duration valid) {
        this.valid = valid;
    }

    /** Whether column {@code valid} is present and not null. */
    public boolean hasValid() {
        return valid != null;
    }

    /** Column {@code days}, {@code null} where it is absent. The array is not copied. */
    public LocalDate[] getDays() {
        return days;
    }

    /** Sets column {@code days}; {@code null} makes it absent. The array is not copied. */
    public void setDays(LocalDate[] days) {
        this.days = days;
    }

    /** Whether column {@code days} is present and not null. */
    public boolean hasDays() {
        return days != null;
    }

    /** Column {@code moments}, {@code null} where it is absent. The map is not copied. */
    public Map<String, Instant> getMoments() {
        return moments;
    }

    /** Sets column {@code moments}; {@code null} makes it absent. The map is not copied. */
    public void setMoments(Map<String, Instant> moments) {
        this.moments = moments;
    }

    /** Whether column {@code moments} is present and not null. */
    public boolean hasMoments() {
        return moments != null;
    }

    /** Column {@code content}, {@code null} where it is absent. The array is not copied. */
    public byte[] getContent() {
        return content;
    }

    /** Sets column {@code content}; {@code null} makes it absent. The array is not copied. */
    public void setContent(byte[] content) {
        this.content = content;
    }

    /** Whether column {@code content} is present and not null. */
    public boolean hasContent() {
        return content != null;
    }

    /** Column {@code token}, {@code null} where it is absent. The array is not copied. */
    public byte[] getToken() {
        return token;
    }

    /** Sets column {@code token}; {@code null} makes it absent. The array is not copied. */
    public void setToken(byte[] token) {
        this.token = token;
    }

    /** Whether column {@code token} is present and not null. */
    public boolean hasToken() {
        return token != null;
    }

    /** Column {@code pages}, {@code null} where it is absent. The list is not copied. */
    public List<byte[]> getPages() {
        return pages;
    }

    /** Sets column {@code pages}; {@code null} makes it absent. The list is not copied. */
    public void setPages(List<byte[]> pages) {
        this.pages = pages;
    }

    /** Whether column {@code pages} is present and not null. */
    public boolean hasPages() {
        return pages != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            id,
            home,
            logo,
            day,
            hour,
            local,
            sent,
            shown,
            at,
            valid,
            days,
            moments,
            content,
            token,
            pages
        };
        return TicketParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        TicketWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Ticket that
                && Objects.equals(id, that.id)
                && Objects.equals(home, that.home)
                && JsonValues.equal(logo, that.logo)
                && Objects.equals(day, that.day)
                && Objects.equals(hour, that.hour)
                && Objects.equals(local, that.local)
                && Objects.equals(sent, that.sent)
                && Objects.equals(shown, that.shown)
                && Objects.equals(at, that.at)
                && Objects.equals(valid, that.valid)
                && Arrays.equals(days, that.days)
                && Objects.equals(moments, that.moments)
                && Arrays.equals(content, that.content)
                && Arrays.equals(token, that.token)
                && JsonValues.equal(pages, that.pages);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(id);
        hash = 31 * hash + Objects.hashCode(home);
        hash = 31 * hash + JsonValues.hash(logo);
        hash = 31 * hash + Objects.hashCode(day);
        hash = 31 * hash + Objects.hashCode(hour);
        hash = 31 * hash + Objects.hashCode(local);
        hash = 31 * hash + Objects.hashCode(sent);
        hash = 31 * hash + Objects.hashCode(shown);
        hash = 31 * hash + Objects.hashCode(at);
        hash = 31 * hash + Objects.hashCode(valid);
        hash = 31 * hash + Arrays.hashCode(days);
        hash = 31 * hash + Objects.hashCode(moments);
        hash = 31 * hash + Arrays.hashCode(content);
        hash = 31 * hash + Arrays.hashCode(token);
        hash = 31 * hash + JsonValues.hash(pages);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
