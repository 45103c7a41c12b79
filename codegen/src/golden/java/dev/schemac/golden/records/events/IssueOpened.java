package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * An event of schema {@code IssueOpened} in module {@code dev.schemac.golden.records.events}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param type column {@code type}.
 *     Required, not null.
 * @param action column {@code action}.
 *     Required, not null.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record IssueOpened(String id, String type, Instant at, String action, Integer number,
        String title) implements Issue {
    public static IssueOpened parse(String json) {
        return IssueOpenedParser.INSTANCE.parse(json);
    }

    public static IssueOpened parse(String json, JsonOptions options) {
        return IssueOpenedParser.INSTANCE.parse(json, options);
    }

    public static IssueOpened parse(byte[] json) {
        return IssueOpenedParser.INSTANCE.parse(json);
    }

    public static IssueOpened parse(byte[] json, JsonOptions options) {
        return IssueOpenedParser.INSTANCE.parse(json, options);
    }

    public static IssueOpened parse(byte[] json, int offset, int length) {
        return IssueOpenedParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static IssueOpened parse(InputStream json) throws IOException {
        return IssueOpenedParser.INSTANCE.parse(json);
    }

    public static IssueOpened parse(InputStream json, JsonOptions options) throws IOException {
        return IssueOpenedParser.INSTANCE.parse(json, options);
    }

    public static List<IssueOpened> parseList(String json) {
        return IssueOpenedParser.INSTANCE.parseList(json);
    }

    public static List<IssueOpened> parseList(String json, JsonOptions options) {
        return IssueOpenedParser.INSTANCE.parseList(json, options);
    }

    public static List<IssueOpened> parseList(byte[] json) {
        return IssueOpenedParser.INSTANCE.parseList(json);
    }

    public static List<IssueOpened> parseList(byte[] json, JsonOptions options) {
        return IssueOpenedParser.INSTANCE.parseList(json, options);
    }

    public static List<IssueOpened> parseList(byte[] json, int offset, int length) {
        return IssueOpenedParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<IssueOpened> parseList(InputStream json) throws IOException {
        return IssueOpenedParser.INSTANCE.parseList(json);
    }

    public static List<IssueOpened> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return IssueOpenedParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends IssueOpened> list) {
        return IssueOpenedWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends IssueOpened> list, JsonOptions options) {
        return IssueOpenedWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends IssueOpened> list) {
        return IssueOpenedWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends IssueOpened> list, JsonOptions options) {
        return IssueOpenedWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends IssueOpened> list, OutputStream stream) throws
            IOException {
        IssueOpenedWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends IssueOpened> list, OutputStream stream,
            JsonOptions options) throws IOException {
        IssueOpenedWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

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
        builder.action = action;
        builder.number = number;
        builder.title = title;
        return builder;
    }

    /**
     */
    public IssueOpened withId(String id) {
        return toBuilder().id(id).build();
    }

    /** Required, not null. */
    public IssueOpened withType(String type) {
        return toBuilder().type(type).build();
    }

    /**
     */
    public IssueOpened withAt(Instant at) {
        return toBuilder().at(at).build();
    }

    /** Required, not null. */
    public IssueOpened withAction(String action) {
        return toBuilder().action(action).build();
    }

    /**
     */
    public IssueOpened withNumber(Integer number) {
        return toBuilder().number(number).build();
    }

    /**
     */
    public IssueOpened withTitle(String title) {
        return toBuilder().title(title).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return IssueOpenedParser.Columns.EVENT_TYPE.asMap(new Object[] {id, type, at, action,
                number, title});
    }

    @Override
    public void writeTo(JsonOutput out) {
        IssueOpenedWriter.INSTANCE.write(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link IssueOpened}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String id;
        String type = "IssuesEvent";
        Instant at;
        String action = "opened";
        Integer number;
        String title;

        Builder() {}

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        /** Required, not null. */
        public Builder type(String type) {
            this.type = type;
            return this;
        }

        public Builder at(Instant at) {
            this.at = at;
            return this;
        }

        /** Required, not null. */
        public Builder action(String action) {
            this.action = action;
            return this;
        }

        public Builder number(Integer number) {
            this.number = number;
            return this;
        }

        public Builder title(String title) {
            this.title = title;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public IssueOpened build() {
            return new IssueOpened(id, type, at, action, number, title);
        }
    }
}
