package dev.schemac.golden.formats;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
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

/** An event of schema {@code Ticket} in module {@code dev.schemac.golden.formats}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Ticket implements JsonEvent, JsonOutput.Writable {
    UUID id;
    URI home;
    URL logo;
    LocalDate day;
    LocalTime hour;
    LocalDateTime local;
    OffsetDateTime sent;
    ZonedDateTime shown;
    Instant at;
    Duration valid = TicketParser.VALID_DEFAULT;
    LocalDate[] days;
    Map<String, Instant> moments;
    byte[] content;
    byte[] token;
    List<byte[]> pages;

    public Ticket() {}

    public static Ticket parse(String json) {
        return TicketParser.INSTANCE.parse(json);
    }

    public static Ticket parse(String json, JsonOptions options) {
        return TicketParser.INSTANCE.parse(json, options);
    }

    public static Ticket parse(byte[] json) {
        return TicketParser.INSTANCE.parse(json);
    }

    public static Ticket parse(byte[] json, JsonOptions options) {
        return TicketParser.INSTANCE.parse(json, options);
    }

    public static Ticket parse(byte[] json, int offset, int length) {
        return TicketParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Ticket parse(InputStream json) throws IOException {
        return TicketParser.INSTANCE.parse(json);
    }

    public static Ticket parse(InputStream json, JsonOptions options) throws IOException {
        return TicketParser.INSTANCE.parse(json, options);
    }

    public static List<Ticket> parseList(String json) {
        return TicketParser.INSTANCE.parseList(json);
    }

    public static List<Ticket> parseList(String json, JsonOptions options) {
        return TicketParser.INSTANCE.parseList(json, options);
    }

    public static List<Ticket> parseList(byte[] json) {
        return TicketParser.INSTANCE.parseList(json);
    }

    public static List<Ticket> parseList(byte[] json, JsonOptions options) {
        return TicketParser.INSTANCE.parseList(json, options);
    }

    public static List<Ticket> parseList(byte[] json, int offset, int length) {
        return TicketParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Ticket> parseList(InputStream json) throws IOException {
        return TicketParser.INSTANCE.parseList(json);
    }

    public static List<Ticket> parseList(InputStream json, JsonOptions options) throws IOException {
        return TicketParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Ticket> list) {
        return TicketWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Ticket> list, JsonOptions options) {
        return TicketWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Ticket> list) {
        return TicketWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Ticket> list, JsonOptions options) {
        return TicketWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Ticket> list, OutputStream stream) throws
            IOException {
        TicketWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Ticket> list, OutputStream stream,
            JsonOptions options) throws IOException {
        TicketWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public UUID getId() {
        return id;
    }

    public void setId(UUID id) {
        this.id = id;
    }

    public boolean hasId() {
        return id != null;
    }

    public URI getHome() {
        return home;
    }

    public void setHome(URI home) {
        this.home = home;
    }

    public boolean hasHome() {
        return home != null;
    }

    public URL getLogo() {
        return logo;
    }

    public void setLogo(URL logo) {
        this.logo = logo;
    }

    public boolean hasLogo() {
        return logo != null;
    }

    public LocalDate getDay() {
        return day;
    }

    public void setDay(LocalDate day) {
        this.day = day;
    }

    public boolean hasDay() {
        return day != null;
    }

    public LocalTime getHour() {
        return hour;
    }

    public void setHour(LocalTime hour) {
        this.hour = hour;
    }

    public boolean hasHour() {
        return hour != null;
    }

    public LocalDateTime getLocal() {
        return local;
    }

    public void setLocal(LocalDateTime local) {
        this.local = local;
    }

    public boolean hasLocal() {
        return local != null;
    }

    public OffsetDateTime getSent() {
        return sent;
    }

    public void setSent(OffsetDateTime sent) {
        this.sent = sent;
    }

    public boolean hasSent() {
        return sent != null;
    }

    public ZonedDateTime getShown() {
        return shown;
    }

    public void setShown(ZonedDateTime shown) {
        this.shown = shown;
    }

    public boolean hasShown() {
        return shown != null;
    }

    public Instant getAt() {
        return at;
    }

    public void setAt(Instant at) {
        this.at = at;
    }

    public boolean hasAt() {
        return at != null;
    }

    /** Default: {@code PT1H}. */
    public Duration getValid() {
        return valid;
    }

    /** Default: {@code PT1H}. */
    public void setValid(Duration valid) {
        this.valid = valid;
    }

    public boolean hasValid() {
        return valid != null;
    }

    public LocalDate[] getDays() {
        return days;
    }

    public void setDays(LocalDate[] days) {
        this.days = days;
    }

    public boolean hasDays() {
        return days != null;
    }

    public Map<String, Instant> getMoments() {
        return moments;
    }

    public void setMoments(Map<String, Instant> moments) {
        this.moments = moments;
    }

    public boolean hasMoments() {
        return moments != null;
    }

    public byte[] getContent() {
        return content;
    }

    public void setContent(byte[] content) {
        this.content = content;
    }

    public boolean hasContent() {
        return content != null;
    }

    public byte[] getToken() {
        return token;
    }

    public void setToken(byte[] token) {
        this.token = token;
    }

    public boolean hasToken() {
        return token != null;
    }

    public List<byte[]> getPages() {
        return pages;
    }

    public void setPages(List<byte[]> pages) {
        this.pages = pages;
    }

    public boolean hasPages() {
        return pages != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return TicketParser.Columns.EVENT_TYPE.asMap(new Object[] {id, home, logo, day, hour, local,
                sent, shown, at, valid, days, moments, content, token, pages});
    }

    @Override
    public void writeTo(JsonOutput out) {
        TicketWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Ticket that && Objects.equals(id, that.id)
                && Objects.equals(home, that.home) && JsonValues.equal(logo, that.logo)
                && Objects.equals(day, that.day) && Objects.equals(hour, that.hour)
                && Objects.equals(local, that.local) && Objects.equals(sent, that.sent)
                && Objects.equals(shown, that.shown) && Objects.equals(at, that.at)
                && Objects.equals(valid, that.valid) && Arrays.equals(days, that.days)
                && Objects.equals(moments, that.moments) && Arrays.equals(content, that.content)
                && Arrays.equals(token, that.token) && JsonValues.equal(pages, that.pages);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, home, JsonValues.hash(logo), day, hour, local, sent, shown, at,
                valid, Arrays.hashCode(days), moments, Arrays.hashCode(content),
                Arrays.hashCode(token), JsonValues.hash(pages));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
