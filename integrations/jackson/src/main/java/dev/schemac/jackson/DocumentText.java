package dev.schemac.jackson;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * A document as the raw text that jackson-core accepts. If it fits into the buffer of the generator, it is copied
 * there without an intermediate array or String.
 */
final class DocumentText implements SerializableString {
    private static final int TOO_LONG = -1;

    private final JsonWriter json;

    DocumentText(JsonWriter json) {
        this.json = json;
    }

    @Override
    public String getValue() {
        return json.toJson();
    }

    @Override
    public int charLength() {
        return getValue().length();
    }

    @Override
    public byte[] asUnquotedUTF8() {
        return json.toByteArray();
    }

    @Override
    public int appendUnquotedUTF8(byte[] buffer, int offset) {
        return buffer.length - offset < json.size() ? TOO_LONG : json.copyTo(buffer, offset);
    }

    @Override
    public int appendUnquoted(char[] buffer, int offset) {
        if (buffer.length - offset < json.size()) {
            return TOO_LONG; // the characters may fit, but then the buffer is nearly full
        }
        String text = json.toJson();
        text.getChars(0, text.length(), buffer, offset);
        return text.length();
    }

    @Override
    public int writeUnquotedUTF8(OutputStream out) throws IOException {
        json.writeTo(out);
        return json.size();
    }

    @Override
    public int putUnquotedUTF8(ByteBuffer buffer) {
        if (buffer.remaining() < json.size()) {
            return TOO_LONG;
        }
        json.writeTo(buffer);
        return json.size();
    }

    // As a JSON string: schemac never needs it, but a generator may.

    @Override
    public char[] asQuotedChars() {
        return text().asQuotedChars();
    }

    @Override
    public byte[] asQuotedUTF8() {
        return text().asQuotedUTF8();
    }

    @Override
    public int appendQuotedUTF8(byte[] buffer, int offset) {
        return text().appendQuotedUTF8(buffer, offset);
    }

    @Override
    public int appendQuoted(char[] buffer, int offset) {
        return text().appendQuoted(buffer, offset);
    }

    @Override
    public int writeQuotedUTF8(OutputStream out) throws IOException {
        return text().writeQuotedUTF8(out);
    }

    @Override
    public int putQuotedUTF8(ByteBuffer buffer) throws IOException {
        return text().putQuotedUTF8(buffer);
    }

    private SerializableString text() {
        return new SerializedString(getValue());
    }
}
