package dev.schemac.golden.application;

import com.acme.Vehicle;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;

/** Reads {@link Vehicle} from JSON, and writes it. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BusJson {
    private BusJson() {}

    public static Vehicle parse(String json) {
        return BusParser.INSTANCE.parse(json);
    }

    public static Vehicle parse(String json, JsonOptions options) {
        return BusParser.INSTANCE.parse(json, options);
    }

    public static Vehicle parse(byte[] json) {
        return BusParser.INSTANCE.parse(json);
    }

    public static Vehicle parse(byte[] json, JsonOptions options) {
        return BusParser.INSTANCE.parse(json, options);
    }

    public static Vehicle parse(byte[] json, int offset, int length) {
        return BusParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Vehicle parse(InputStream json) throws IOException {
        return BusParser.INSTANCE.parse(json);
    }

    public static Vehicle parse(InputStream json, JsonOptions options) throws IOException {
        return BusParser.INSTANCE.parse(json, options);
    }

    public static List<Vehicle> parseList(String json) {
        return BusParser.INSTANCE.parseList(json);
    }

    public static List<Vehicle> parseList(String json, JsonOptions options) {
        return BusParser.INSTANCE.parseList(json, options);
    }

    public static List<Vehicle> parseList(byte[] json) {
        return BusParser.INSTANCE.parseList(json);
    }

    public static List<Vehicle> parseList(byte[] json, JsonOptions options) {
        return BusParser.INSTANCE.parseList(json, options);
    }

    public static List<Vehicle> parseList(byte[] json, int offset, int length) {
        return BusParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Vehicle> parseList(InputStream json) throws IOException {
        return BusParser.INSTANCE.parseList(json);
    }

    public static List<Vehicle> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return BusParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(Vehicle value) {
        return BusWriter.INSTANCE.toJson(value);
    }

    public static String toJson(Vehicle value, JsonOptions options) {
        return BusWriter.INSTANCE.toJson(value, options);
    }

    public static byte[] toJsonBytes(Vehicle value) {
        return BusWriter.INSTANCE.toJsonBytes(value);
    }

    public static byte[] toJsonBytes(Vehicle value, JsonOptions options) {
        return BusWriter.INSTANCE.toJsonBytes(value, options);
    }

    public static void writeTo(Vehicle value, OutputStream stream) throws IOException {
        BusWriter.INSTANCE.writeTo(value, stream);
    }

    public static void writeTo(Vehicle value, OutputStream stream, JsonOptions options) throws
            IOException {
        BusWriter.INSTANCE.writeTo(value, stream, options);
    }

    public static String toJson(List<? extends Vehicle> list) {
        return BusWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Vehicle> list, JsonOptions options) {
        return BusWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Vehicle> list) {
        return BusWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Vehicle> list, JsonOptions options) {
        return BusWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Vehicle> list, OutputStream stream) throws
            IOException {
        BusWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Vehicle> list, OutputStream stream,
            JsonOptions options) throws IOException {
        BusWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns the parser, for streams and frameworks. */
    public static ObjectParser<Vehicle> parser() {
        return BusParser.INSTANCE;
    }

    /** Returns the writer, for streams and frameworks. */
    public static ObjectWriter<Vehicle> writer() {
        return BusWriter.INSTANCE;
    }
}
