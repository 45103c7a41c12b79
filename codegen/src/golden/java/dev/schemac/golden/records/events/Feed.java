package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Feed} in module {@code dev.schemac.golden.records.events}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Feed(List<Event> events, Event latest, Map<String, Event> byId,
        List<Push> pushes) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Feed {
        events = JsonValues.unmodifiable(events, 1);
        byId = JsonValues.unmodifiable(byId, 1);
        pushes = JsonValues.unmodifiable(pushes, 1);
    }

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
        return FeedParser.INSTANCE.parse(json, offset, length);
    }
    public static Feed parse(InputStream json) throws IOException {
        return FeedParser.INSTANCE.parse(json);
    }
    public static Feed parse(InputStream json, JsonOptions options) throws IOException {
        return FeedParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.events = events;
        builder.latest = latest;
        builder.byId = byId;
        builder.pushes = pushes;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return FeedParser.INSTANCE.eventType().asMap(new Object[] {events, latest, byId, pushes});
    }

    @Override
    public void writeTo(JsonWriter out) {
        FeedWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Feed that && Objects.equals(events, that.events)
                && Objects.equals(latest, that.latest) && Objects.equals(byId, that.byId)
                && Objects.equals(pushes, that.pushes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(events), Objects.hashCode(latest),
                Objects.hashCode(byId), Objects.hashCode(pushes)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Feed}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        List<Event> events;
        Event latest;
        Map<String, Event> byId;
        List<Push> pushes;

        Builder() {}

        public Builder events(List<Event> events) {
            this.events = events;
            return this;
        }

        public Builder latest(Event latest) {
            this.latest = latest;
            return this;
        }

        public Builder byId(Map<String, Event> byId) {
            this.byId = byId;
            return this;
        }

        public Builder pushes(List<Push> pushes) {
            this.pushes = pushes;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Feed build() {
            return new Feed(events, latest, byId, pushes);
        }
    }
}
