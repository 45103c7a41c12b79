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

/** An event of schema {@code IssueClosed} in module {@code dev.schemac.golden.events}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueClosed extends Issue {
    String reason;

    public IssueClosed() {
        action = "closed";
    }

    public static IssueClosed parse(String json) {
        return IssueClosedParser.INSTANCE.parse(json);
    }

    public static IssueClosed parse(String json, JsonOptions options) {
        return IssueClosedParser.INSTANCE.parse(json, options);
    }

    public static IssueClosed parse(byte[] json) {
        return IssueClosedParser.INSTANCE.parse(json);
    }

    public static IssueClosed parse(byte[] json, JsonOptions options) {
        return IssueClosedParser.INSTANCE.parse(json, options);
    }

    public static IssueClosed parse(byte[] json, int offset, int length) {
        return IssueClosedParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static IssueClosed parse(InputStream json) throws IOException {
        return IssueClosedParser.INSTANCE.parse(json);
    }

    public static IssueClosed parse(InputStream json, JsonOptions options) throws IOException {
        return IssueClosedParser.INSTANCE.parse(json, options);
    }

    public static List<Event> parseList(String json) {
        return new ArrayList<>(IssueClosedParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(String json, JsonOptions options) {
        return new ArrayList<>(IssueClosedParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json) {
        return new ArrayList<>(IssueClosedParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(byte[] json, JsonOptions options) {
        return new ArrayList<>(IssueClosedParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json, int offset, int length) {
        return new ArrayList<>(IssueClosedParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT));
    }

    public static List<Event> parseList(InputStream json) throws IOException {
        return new ArrayList<>(IssueClosedParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return new ArrayList<>(IssueClosedParser.INSTANCE.parseList(json, options));
    }

    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }

    public boolean hasReason() {
        return reason != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return IssueClosedParser.Columns.EVENT_TYPE.asMap(new Object[] {getId(), getType(), getAt(),
                getAction(), hasNumber() ? getNumber() : null, reason});
    }

    @Override
    public void writeTo(JsonOutput out) {
        IssueClosedWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof IssueClosed that && super.equals(that)
                && Objects.equals(reason, that.reason);
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), reason);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
