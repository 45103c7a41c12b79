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

/** An event of schema {@code IssueOpened} in module {@code dev.schemac.golden.events}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueOpened extends Issue {
    String title;

    public IssueOpened() {
        action = "opened";
    }

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

    public static List<Event> parseList(String json) {
        return new ArrayList<>(IssueOpenedParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(String json, JsonOptions options) {
        return new ArrayList<>(IssueOpenedParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json) {
        return new ArrayList<>(IssueOpenedParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(byte[] json, JsonOptions options) {
        return new ArrayList<>(IssueOpenedParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json, int offset, int length) {
        return new ArrayList<>(IssueOpenedParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT));
    }

    public static List<Event> parseList(InputStream json) throws IOException {
        return new ArrayList<>(IssueOpenedParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return new ArrayList<>(IssueOpenedParser.INSTANCE.parseList(json, options));
    }

    public String getTitle() {
        return title;
    }

    public void setTitle(String title) {
        this.title = title;
    }

    public boolean hasTitle() {
        return title != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return IssueOpenedParser.Columns.EVENT_TYPE.asMap(new Object[] {getId(), getType(), getAt(),
                getAction(), hasNumber() ? getNumber() : null, title});
    }

    @Override
    public void writeTo(JsonOutput out) {
        IssueOpenedWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof IssueOpened that && super.equals(that)
                && Objects.equals(title, that.title);
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), title);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
