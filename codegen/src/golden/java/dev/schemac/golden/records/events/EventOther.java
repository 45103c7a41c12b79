package dev.schemac.golden.records.events;

import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.time.Instant;
import java.util.Map;

/**
 * An event of schema {@code Event} in module {@code dev.schemac.golden.records.events}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record EventOther(String id, String type, Instant at) implements Event {
    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.id = id;
        builder.type = type;
        builder.at = at;
        return builder;
    }

    /**
     */
    public EventOther withId(String id) {
        return toBuilder().id(id).build();
    }

    /**
     */
    public EventOther withType(String type) {
        return toBuilder().type(type).build();
    }

    /**
     */
    public EventOther withAt(Instant at) {
        return toBuilder().at(at).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return EventParser.Columns.EVENT_TYPE.asMap(new Object[] {id, type, at});
    }

    @Override
    public void writeTo(JsonOutput out) {
        EventWriter.writeItself(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link EventOther}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String id;
        String type;
        Instant at;

        Builder() {}

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder type(String type) {
            this.type = type;
            return this;
        }

        public Builder at(Instant at) {
            this.at = at;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public EventOther build() {
            return new EventOther(id, type, at);
        }
    }
}
