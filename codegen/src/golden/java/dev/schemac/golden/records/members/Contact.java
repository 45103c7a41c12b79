package dev.schemac.golden.records.members;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Contact} in module {@code dev.schemac.golden.records.members}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Contact(String id, String mail, Integer visits,
        String language) implements JsonEvent {
    public static Contact parse(String json) {
        return ContactParser.INSTANCE.parse(json);
    }
    public static Contact parse(String json, JsonOptions options) {
        return ContactParser.INSTANCE.parse(json, options);
    }
    public static Contact parse(byte[] json) {
        return ContactParser.INSTANCE.parse(json);
    }
    public static Contact parse(byte[] json, JsonOptions options) {
        return ContactParser.INSTANCE.parse(json, options);
    }
    public static Contact parse(byte[] json, int offset, int length) {
        return ContactParser.INSTANCE.parse(json, offset, length);
    }
    public static Contact parse(InputStream json) throws IOException {
        return ContactParser.INSTANCE.parse(json);
    }
    public static Contact parse(InputStream json, JsonOptions options) throws IOException {
        return ContactParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.id = id;
        builder.mail = mail;
        builder.visits = visits;
        builder.language = language;
        return builder;
    }

    /** Column {@code legacy}, always {@code null}. */
    public Object legacy() {
        return null;
    }

    @Override
    public Map<String, Object> asMap() {
        return ContactParser.INSTANCE.eventType().asMap(new Object[] {id, mail, visits, language,
                null});
    }

    @Override
    public void writeTo(JsonWriter out) {
        ContactWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Contact that && Objects.equals(id, that.id)
                && Objects.equals(mail, that.mail) && Objects.equals(visits, that.visits)
                && Objects.equals(language, that.language);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(id), Objects.hashCode(mail),
                Objects.hashCode(visits), Objects.hashCode(language)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Contact}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String id;
        String mail;
        Integer visits;
        String language;

        Builder() {}

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder mail(String mail) {
            this.mail = mail;
            return this;
        }

        public Builder visits(Integer visits) {
            this.visits = visits;
            return this;
        }

        public Builder language(String language) {
            this.language = language;
            return this;
        }

        /**
         * Returns an event with the current columns; the builder can be used again.
         *
         * @throws IllegalStateException if a column that must have a value has none
         */
        public Contact build() {
            Violations.require(id != null, "contact_id");
            Violations.require(language != null, "language");
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Contact buildUnchecked() {
            return new Contact(id, mail, visits, language);
        }
    }
}
