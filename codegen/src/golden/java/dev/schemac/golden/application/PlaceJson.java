package dev.schemac.golden.application;

import com.acme.Seat;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** Reads {@link Seat} from JSON, and writes it. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PlaceJson {
    private PlaceJson() {}

    public static Seat parse(String json) {
        return PlaceParser.INSTANCE.parse(json);
    }

    public static Seat parse(String json, JsonOptions options) {
        return PlaceParser.INSTANCE.parse(json, options);
    }

    public static Seat parse(byte[] json) {
        return PlaceParser.INSTANCE.parse(json);
    }

    public static Seat parse(byte[] json, JsonOptions options) {
        return PlaceParser.INSTANCE.parse(json, options);
    }

    public static Seat parse(byte[] json, int offset, int length) {
        return PlaceParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Seat parse(InputStream json) throws IOException {
        return PlaceParser.INSTANCE.parse(json);
    }

    public static Seat parse(InputStream json, JsonOptions options) throws IOException {
        return PlaceParser.INSTANCE.parse(json, options);
    }

    public static List<Seat> parseList(String json) {
        return PlaceParser.INSTANCE.parseList(json);
    }

    public static List<Seat> parseList(String json, JsonOptions options) {
        return PlaceParser.INSTANCE.parseList(json, options);
    }

    public static List<Seat> parseList(byte[] json) {
        return PlaceParser.INSTANCE.parseList(json);
    }

    public static List<Seat> parseList(byte[] json, JsonOptions options) {
        return PlaceParser.INSTANCE.parseList(json, options);
    }

    public static List<Seat> parseList(byte[] json, int offset, int length) {
        return PlaceParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Seat> parseList(InputStream json) throws IOException {
        return PlaceParser.INSTANCE.parseList(json);
    }

    public static List<Seat> parseList(InputStream json, JsonOptions options) throws IOException {
        return PlaceParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(Seat value) {
        return PlaceWriter.INSTANCE.toJson(value);
    }

    public static String toJson(Seat value, JsonOptions options) {
        return PlaceWriter.INSTANCE.toJson(value, options);
    }

    public static byte[] toJsonBytes(Seat value) {
        return PlaceWriter.INSTANCE.toJsonBytes(value);
    }

    public static byte[] toJsonBytes(Seat value, JsonOptions options) {
        return PlaceWriter.INSTANCE.toJsonBytes(value, options);
    }

    public static void writeTo(Seat value, OutputStream stream) throws IOException {
        PlaceWriter.INSTANCE.writeTo(value, stream);
    }

    public static void writeTo(Seat value, OutputStream stream, JsonOptions options) throws
            IOException {
        PlaceWriter.INSTANCE.writeTo(value, stream, options);
    }

    public static String toJson(List<? extends Seat> list) {
        return PlaceWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Seat> list, JsonOptions options) {
        return PlaceWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Seat> list) {
        return PlaceWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Seat> list, JsonOptions options) {
        return PlaceWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Seat> list, OutputStream stream) throws IOException {
        PlaceWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Seat> list, OutputStream stream, JsonOptions options)
            throws IOException {
        PlaceWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns the parser, for streams and frameworks. */
    public static ObjectParser<Seat> parser() {
        return PlaceParser.INSTANCE;
    }

    /** Returns the writer, for streams and frameworks. */
    public static ObjectWriter<Seat> writer() {
        return PlaceWriter.INSTANCE;
    }
}
