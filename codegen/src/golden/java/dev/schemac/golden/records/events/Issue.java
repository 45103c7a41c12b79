package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;

/**
 * An event of schema {@code Issue} in module {@code dev.schemac.golden.records.events}.
 * Each event is of a class that implements this interface.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public sealed interface Issue extends Event permits IssueOpened {
    static Issue parse(String json) {
        return IssueParser.INSTANCE.parse(json);
    }

    static Issue parse(String json, JsonOptions options) {
        return IssueParser.INSTANCE.parse(json, options);
    }

    static Issue parse(byte[] json) {
        return IssueParser.INSTANCE.parse(json);
    }

    static Issue parse(byte[] json, JsonOptions options) {
        return IssueParser.INSTANCE.parse(json, options);
    }

    static Issue parse(byte[] json, int offset, int length) {
        return IssueParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    static Issue parse(InputStream json) throws IOException {
        return IssueParser.INSTANCE.parse(json);
    }

    static Issue parse(InputStream json, JsonOptions options) throws IOException {
        return IssueParser.INSTANCE.parse(json, options);
    }

    static List<Issue> parseList(String json) {
        return IssueParser.INSTANCE.parseList(json);
    }

    static List<Issue> parseList(String json, JsonOptions options) {
        return IssueParser.INSTANCE.parseList(json, options);
    }

    static List<Issue> parseList(byte[] json) {
        return IssueParser.INSTANCE.parseList(json);
    }

    static List<Issue> parseList(byte[] json, JsonOptions options) {
        return IssueParser.INSTANCE.parseList(json, options);
    }

    static List<Issue> parseList(byte[] json, int offset, int length) {
        return IssueParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    static List<Issue> parseList(InputStream json) throws IOException {
        return IssueParser.INSTANCE.parseList(json);
    }

    static List<Issue> parseList(InputStream json, JsonOptions options) throws IOException {
        return IssueParser.INSTANCE.parseList(json, options);
    }

    static String toJson(List<? extends Issue> list) {
        return IssueWriter.INSTANCE.listWriter().toJson(list);
    }

    static String toJson(List<? extends Issue> list, JsonOptions options) {
        return IssueWriter.INSTANCE.listWriter().toJson(list, options);
    }

    static byte[] toJsonBytes(List<? extends Issue> list) {
        return IssueWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    static byte[] toJsonBytes(List<? extends Issue> list, JsonOptions options) {
        return IssueWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    static void writeTo(List<? extends Issue> list, OutputStream stream) throws IOException {
        IssueWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    static void writeTo(List<? extends Issue> list, OutputStream stream, JsonOptions options) throws
            IOException {
        IssueWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    String id();

    /** Required, not null. */
    String type();

    Instant at();

    String action();

    Integer number();
}
