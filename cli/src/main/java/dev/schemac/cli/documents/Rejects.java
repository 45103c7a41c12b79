package dev.schemac.cli.documents;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.diagnostics.JsonDiagnostics;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.stream.RejectedEvent;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

/**
 * The file of documents that were rejected, as JSON Lines: where each was, what is wrong with it, and all of it. Each
 * is in the file when {@link #add} returns.
 */
public final class Rejects implements Closeable {
    private final Path file;
    private final OutputStream out;
    private final JsonWriter line = new JsonWriter(JsonOptions.DEFAULT);
    private long count;

    private Rejects(Path file, OutputStream out) {
        this.file = file;
        this.out = out;
    }

    /** A file that is empty: what was in there is gone. */
    public static Rejects to(Path file) throws CommandFailure {
        try {
            return new Rejects(file, new BufferedOutputStream(Files.newOutputStream(file)));
        } catch (IOException e) {
            throw CommandFailure.of(file.toString(), e);
        }
    }

    public void add(String source, RejectedEvent rejected) throws CommandFailure {
        line.reset();
        line.beginObject();
        line.member("source", JsonDiagnostics.text(source));
        line.member("number", rejected.number());
        line.member("line", rejected.line());
        line.member("offset", rejected.offset());
        line.member("error", rejected.error().getMessage());
        document(rejected.document());
        line.endObject();
        try {
            line.writeTo(out);
            out.write('\n');
            out.flush();
            count++;
        } catch (IOException e) {
            throw CommandFailure.of(file.toString(), e);
        }
    }

    /** As text where it is any; JSON strings cannot hold bytes that are no UTF-8. */
    private void document(byte[] source) {
        try {
            line.member(
                    "document",
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(source))
                            .toString());
        } catch (CharacterCodingException e) {
            line.member("base64", Base64.getEncoder().encodeToString(source));
        }
    }

    public long count() {
        return count;
    }

    @Override
    public String toString() {
        return file.toString();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
