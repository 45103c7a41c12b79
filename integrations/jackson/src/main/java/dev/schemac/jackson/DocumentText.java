package dev.schemac.jackson;

import com.fasterxml.jackson.core.SerializableString;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * A document in the form in which jackson-core accepts raw text: where it fits into the generator's buffer it is copied
 * there, without an array or a String between.
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

    // A document is never written as a string.

    @Override
    public char[] asQuotedChars() {
        throw new UnsupportedOperationException();
    }

    @Override
    public byte[] asQuotedUTF8() {
        throw new UnsupportedOperationException();
    }

    @Override
    public int appendQuotedUTF8(byte[] buffer, int offset) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int appendQuoted(char[] buffer, int offset) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int writeQuotedUTF8(OutputStream out) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int putQuotedUTF8(ByteBuffer buffer) {
        throw new UnsupportedOperationException();
    }
}
