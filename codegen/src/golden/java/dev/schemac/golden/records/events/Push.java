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
 * An event of schema {@code Push} in module {@code dev.schemac.golden.records.events}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param type column {@code type}.
 *     Required, not null.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Push(String id, String type, Instant at, String branch,
        Integer commits) implements Event {
    public static Push parse(String json) {
        return PushParser.INSTANCE.parse(json);
    }

    public static Push parse(String json, JsonOptions options) {
        return PushParser.INSTANCE.parse(json, options);
    }

    public static Push parse(byte[] json) {
        return PushParser.INSTANCE.parse(json);
    }

    public static Push parse(byte[] json, JsonOptions options) {
        return PushParser.INSTANCE.parse(json, options);
    }

    public static Push parse(byte[] json, int offset, int length) {
        return PushParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Push parse(InputStream json) throws IOException {
        return PushParser.INSTANCE.parse(json);
    }

    public static Push parse(InputStream json, JsonOptions options) throws IOException {
        return PushParser.INSTANCE.parse(json, options);
    }

    public static List<Push> parseList(String json) {
        return PushParser.INSTANCE.parseList(json);
    }

    public static List<Push> parseList(String json, JsonOptions options) {
        return PushParser.INSTANCE.parseList(json, options);
    }

    public static List<Push> parseList(byte[] json) {
        return PushParser.INSTANCE.parseList(json);
    }

    public static List<Push> parseList(byte[] json, JsonOptions options) {
        return PushParser.INSTANCE.parseList(json, options);
    }

    public static List<Push> parseList(byte[] json, int offset, int length) {
        return PushParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Push> parseList(InputStream json) throws IOException {
        return PushParser.INSTANCE.parseList(json);
    }

    public static List<Push> parseList(InputStream json, JsonOptions options) throws IOException {
        return PushParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Push> list) {
        return PushWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Push> list, JsonOptions options) {
        return PushWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Push> list) {
        return PushWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Push> list, JsonOptions options) {
        return PushWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Push> list, OutputStream stream) throws IOException {
        PushWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Push> list, OutputStream stream, JsonOptions options)
            throws IOException {
        PushWriter.INSTANCE.listWriter().writeTo(list, stream, options);
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
        builder.branch = branch;
        builder.commits = commits;
        return builder;
    }

    /**
     */
    public Push withId(String id) {
        return toBuilder().id(id).build();
    }

    /** Required, not null. */
    public Push withType(String type) {
        return toBuilder().type(type).build();
    }

    /**
     */
    public Push withAt(Instant at) {
        return toBuilder().at(at).build();
    }

    /**
     */
    public Push withBranch(String branch) {
        return toBuilder().branch(branch).build();
    }

    /**
     */
    public Push withCommits(Integer commits) {
        return toBuilder().commits(commits).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return PushParser.Columns.EVENT_TYPE.asMap(new Object[] {id, type, at, branch, commits});
    }

    @Override
    public void writeTo(JsonOutput out) {
        PushWriter.INSTANCE.write(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Push}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String id;
        String type = "PushEvent";
        Instant at;
        String branch;
        Integer commits;

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

        public Builder branch(String branch) {
            this.branch = branch;
            return this;
        }

        public Builder commits(Integer commits) {
            this.commits = commits;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Push build() {
            return new Push(id, type, at, branch, commits);
        }
    }
}
