package dev.schemac.golden.events;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An event of schema {@code Issue} in module {@code dev.schemac.golden.events}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public abstract class Issue extends Event {
    String action;
    int number;
    long presence_1;

    protected Issue() {
        type = "IssuesEvent";
    }

    public static Issue parse(String json) {
        return IssueParser.INSTANCE.parse(json);
    }

    public static Issue parse(String json, JsonOptions options) {
        return IssueParser.INSTANCE.parse(json, options);
    }

    public static Issue parse(byte[] json) {
        return IssueParser.INSTANCE.parse(json);
    }

    public static Issue parse(byte[] json, JsonOptions options) {
        return IssueParser.INSTANCE.parse(json, options);
    }

    public static Issue parse(byte[] json, int offset, int length) {
        return IssueParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Issue parse(InputStream json) throws IOException {
        return IssueParser.INSTANCE.parse(json);
    }

    public static Issue parse(InputStream json, JsonOptions options) throws IOException {
        return IssueParser.INSTANCE.parse(json, options);
    }

    public static List<Event> parseList(String json) {
        return new ArrayList<>(IssueParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(String json, JsonOptions options) {
        return new ArrayList<>(IssueParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json) {
        return new ArrayList<>(IssueParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(byte[] json, JsonOptions options) {
        return new ArrayList<>(IssueParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json, int offset, int length) {
        return new ArrayList<>(IssueParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT));
    }

    public static List<Event> parseList(InputStream json) throws IOException {
        return new ArrayList<>(IssueParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return new ArrayList<>(IssueParser.INSTANCE.parseList(json, options));
    }

    public String getAction() {
        return action;
    }

    public void setAction(String action) {
        this.action = action;
    }

    public boolean hasAction() {
        return action != null;
    }

    public int getNumber() {
        return number;
    }

    public void setNumber(int number) {
        this.number = number;
        presence_1 |= 1L << IssueParser.NUMBER_BIT;
    }

    public boolean hasNumber() {
        return (presence_1 & (1L << IssueParser.NUMBER_BIT)) != 0;
    }

    public void clearNumber() {
        number = 0;
        presence_1 &= ~(1L << IssueParser.NUMBER_BIT);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Issue that && super.equals(that)
                && presence_1 == that.presence_1 && Objects.equals(action, that.action)
                && number == that.number;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), action, number);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
