package dev.schemac.golden.records.described;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;

/**
 * Something that happened.
 *
 * <p>An event of schema {@code Happening} in module {@code dev.schemac.golden.records.described}.
 * Each is of one of the classes that implement this interface.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public sealed interface Happening extends JsonEvent permits Stop {
    static Happening parse(String json) {
        return HappeningParser.INSTANCE.parse(json);
    }

    static Happening parse(String json, JsonOptions options) {
        return HappeningParser.INSTANCE.parse(json, options);
    }

    static Happening parse(byte[] json) {
        return HappeningParser.INSTANCE.parse(json);
    }

    static Happening parse(byte[] json, JsonOptions options) {
        return HappeningParser.INSTANCE.parse(json, options);
    }

    static Happening parse(byte[] json, int offset, int length) {
        return HappeningParser.INSTANCE.parse(json, offset, length);
    }

    static Happening parse(InputStream json) throws IOException {
        return HappeningParser.INSTANCE.parse(json);
    }

    static Happening parse(InputStream json, JsonOptions options) throws IOException {
        return HappeningParser.INSTANCE.parse(json, options);
    }

    /** what it was */
    String kind();

    /** When it was. */
    Instant atTime();

    /** Writes the event by the writer of its schema; called by generated writers. */
    void writeTo(JsonOutput out);
}
