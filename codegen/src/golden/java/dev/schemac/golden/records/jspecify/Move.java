package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An event of schema {@code Move} in module {@code dev.schemac.golden.records.jspecify}.
 * Each is of one of the classes that implement this interface.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public sealed interface Move extends JsonEvent permits Drive, MoveOther {
    static Move parse(String json) {
        return MoveParser.INSTANCE.parse(json);
    }

    static Move parse(String json, JsonOptions options) {
        return MoveParser.INSTANCE.parse(json, options);
    }

    static Move parse(byte[] json) {
        return MoveParser.INSTANCE.parse(json);
    }

    static Move parse(byte[] json, JsonOptions options) {
        return MoveParser.INSTANCE.parse(json, options);
    }

    static Move parse(byte[] json, int offset, int length) {
        return MoveParser.INSTANCE.parse(json, offset, length);
    }

    static Move parse(InputStream json) throws IOException {
        return MoveParser.INSTANCE.parse(json);
    }

    static Move parse(InputStream json, JsonOptions options) throws IOException {
        return MoveParser.INSTANCE.parse(json, options);
    }

    @Nullable String kind();

    @Nullable Instant sent();

    /** Writes the event by the writer of its schema; called by generated writers. */
    void writeTo(JsonOutput out);
}
