package dev.schemac.golden.events;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Feed} in module {@code dev.schemac.golden.events}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Feed implements JsonEvent, JsonOutput.Writable {
    Event[] events;
    Event latest;
    Map<String, Event> byId;
    List<Push> pushes;

    public Feed() {}

    public static Feed parse(String json) {
        return FeedParser.INSTANCE.parse(json);
    }

    public static Feed parse(String json, JsonOptions options) {
        return FeedParser.INSTANCE.parse(json, options);
    }

    public static Feed parse(byte[] json) {
        return FeedParser.INSTANCE.parse(json);
    }

    public static Feed parse(byte[] json, JsonOptions options) {
        return FeedParser.INSTANCE.parse(json, options);
    }

    public static Feed parse(byte[] json, int offset, int length) {
        return FeedParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Feed parse(InputStream json) throws IOException {
        return FeedParser.INSTANCE.parse(json);
    }

    public static Feed parse(InputStream json, JsonOptions options) throws IOException {
        return FeedParser.INSTANCE.parse(json, options);
    }

    public static List<Feed> parseList(String json) {
        return FeedParser.INSTANCE.parseList(json);
    }

    public static List<Feed> parseList(String json, JsonOptions options) {
        return FeedParser.INSTANCE.parseList(json, options);
    }

    public static List<Feed> parseList(byte[] json) {
        return FeedParser.INSTANCE.parseList(json);
    }

    public static List<Feed> parseList(byte[] json, JsonOptions options) {
        return FeedParser.INSTANCE.parseList(json, options);
    }

    public static List<Feed> parseList(byte[] json, int offset, int length) {
        return FeedParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Feed> parseList(InputStream json) throws IOException {
        return FeedParser.INSTANCE.parseList(json);
    }

    public static List<Feed> parseList(InputStream json, JsonOptions options) throws IOException {
        return FeedParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Feed> list) {
        return FeedWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Feed> list, JsonOptions options) {
        return FeedWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Feed> list) {
        return FeedWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Feed> list, JsonOptions options) {
        return FeedWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Feed> list, OutputStream stream) throws IOException {
        FeedWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Feed> list, OutputStream stream, JsonOptions options)
            throws IOException {
        FeedWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public Event[] getEvents() {
        return events;
    }

    public void setEvents(Event[] events) {
        this.events = events;
    }

    public boolean hasEvents() {
        return events != null;
    }

    public Event getLatest() {
        return latest;
    }

    public void setLatest(Event latest) {
        this.latest = latest;
    }

    public boolean hasLatest() {
        return latest != null;
    }

    public Map<String, Event> getById() {
        return byId;
    }

    public void setById(Map<String, Event> byId) {
        this.byId = byId;
    }

    public boolean hasById() {
        return byId != null;
    }

    public List<Push> getPushes() {
        return pushes;
    }

    public void setPushes(List<Push> pushes) {
        this.pushes = pushes;
    }

    public boolean hasPushes() {
        return pushes != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return FeedParser.Columns.EVENT_TYPE.asMap(new Object[] {events, latest, byId, pushes});
    }

    @Override
    public void writeTo(JsonOutput out) {
        FeedWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Feed that && Arrays.equals(events, that.events)
                && Objects.equals(latest, that.latest) && Objects.equals(byId, that.byId)
                && Objects.equals(pushes, that.pushes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(events), latest, byId, pushes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
