package dev.schemac.golden.events;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Push} in module {@code dev.schemac.golden.events}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Push extends Event {
    String branch;
    int commits;
    long presence_1;

    public Push() {
        type = "PushEvent";
    }

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

    public static List<Event> parseList(String json) {
        return new ArrayList<>(PushParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(String json, JsonOptions options) {
        return new ArrayList<>(PushParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json) {
        return new ArrayList<>(PushParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(byte[] json, JsonOptions options) {
        return new ArrayList<>(PushParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json, int offset, int length) {
        return new ArrayList<>(PushParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT));
    }

    public static List<Event> parseList(InputStream json) throws IOException {
        return new ArrayList<>(PushParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return new ArrayList<>(PushParser.INSTANCE.parseList(json, options));
    }

    public String getBranch() {
        return branch;
    }

    public void setBranch(String branch) {
        this.branch = branch;
    }

    public boolean hasBranch() {
        return branch != null;
    }

    public int getCommits() {
        return commits;
    }

    public void setCommits(int commits) {
        this.commits = commits;
        presence_1 |= 1L << PushParser.COMMITS_BIT;
    }

    public boolean hasCommits() {
        return (presence_1 & (1L << PushParser.COMMITS_BIT)) != 0;
    }

    public void clearCommits() {
        commits = 0;
        presence_1 &= ~(1L << PushParser.COMMITS_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        return PushParser.Columns.EVENT_TYPE.asMap(new Object[] {getId(), getType(), getAt(),
                branch, hasCommits() ? commits : null});
    }

    @Override
    public void writeTo(JsonOutput out) {
        PushWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Push that && super.equals(that)
                && presence_1 == that.presence_1 && Objects.equals(branch, that.branch)
                && commits == that.commits;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), branch, commits);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
