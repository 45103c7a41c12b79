package dev.schemac.cli.documents;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.CommandFiles;
import dev.schemac.cli.diagnostics.DiagnosticFormat;
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
import java.util.Base64;

/**
 * Writes rejected documents to a file of JSON Lines: place, problem and content of each. When {@link #add} returns, the
 * document is in the file.
 */
public final class Rejects implements Closeable {
    private final CommandFiles.Output file;
    private final OutputStream out;
    private final JsonWriter line = new JsonWriter(JsonOptions.DEFAULT);
    private long count;

    /** Creates an empty file; existing content is removed. */
    public Rejects(CommandFiles.Output file) throws CommandFailure {
        this.file = file;
        this.out = new BufferedOutputStream(file.open());
    }

    public void add(String source, RejectedEvent rejected) throws CommandFailure {
        line.reset();
        line.beginObject();
        line.member("source", DiagnosticFormat.wellFormed(source));
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

    /** Returns a string if it is valid UTF-8, because JSON strings cannot contain other bytes. */
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
