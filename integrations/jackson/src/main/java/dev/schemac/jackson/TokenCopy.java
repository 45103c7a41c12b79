package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.BitSet;

/**
 * Copies the tokens of one value as JSON for a generated parser, which checks them. Values without JSON form
 * become something malformed, so that the parser rejects them at their place: {@code NaN}, an unpaired surrogate,
 * one level too many. Nothing beyond a limit is copied.
 */
final class TokenCopy {
    private static final Copier COPIER = new Copier();

    private final JsonParser in;
    private final JsonWriter writer;
    /** The document of the writer. It checks no call: {@link #checkOrder} does. */
    private JsonOutput out;

    private final NameKeys names;
    private final JsonOptions options;
    private final TokenPlaces places;
    private final NonJsonText nonJson = new NonJsonText();
    /** By level: whether an array is open there. */
    private final BitSet arrays = new BitSet();

    private int depth;
    /** Whether the last token was a name, so that a value must follow. */
    private boolean valueIsDue;

    private boolean hasBytes;
    private boolean tooLong;
    /** Why the parser gave no further token; null if it did. */
    private IOException failure;

    /** Lets a {@link TokenCopy} write as generated writers do: with prepared names, and its calls unchecked. */
    private static final class Copier extends GeneratedWriter<TokenCopy> implements ObjectWriter<TokenCopy> {
        @Override
        public void write(TokenCopy copy, JsonWriter out) {
            out.value(this, copy);
        }

        @Override
        public void write(TokenCopy copy, JsonOutput out) {
            copy.out = out;
            try {
                copy.copyValue();
            } catch (IOException e) {
                copy.failure = e;
            }
        }
    }

    /** @param writer empty; without indentation and order, and with one level more than the options have */
    TokenCopy(JsonParser in, JsonWriter writer, NameKeys names, JsonOptions options) {
        this.in = in;
        this.writer = writer;
        this.names = names;
        this.options = options;
        this.places = new TokenPlaces(in);
    }

    JsonWriter writer() {
        return writer;
    }

    /** Returns whether bytes have become base64. The alphabet of the column is unknown here. */
    boolean hasBytes() {
        return hasBytes;
    }

    /** Returns the place of the token in the source that became the JSON at this offset. */
    JsonLocation place(int offset) {
        return places.at(tooLong ? writer.size() : offset);
    }

    /**
     * Copies the value that begins with the current token; see {@link ValueReader#read}. Afterwards the parser is
     * on its last token, even if a part was not copied.
     *
     * @return one value, or malformed JSON that a parser must reject
     */
    byte[] json() throws IOException {
        writer.value(COPIER, this);
        if (failure != null) {
            throw failure;
        }
        return tooLong ? new byte[options.maxEventBytes() + 1] : nonJson.putInto(writer.toByteArray());
    }

    /** Writes one value; an incomplete one if it is too long. */
    private void copyValue() throws IOException {
        JsonToken token = in.currentToken();
        if (token == JsonToken.FIELD_NAME || token == JsonToken.END_OBJECT) {
            places.add(0);
            begin(false);
        }
        while (copy(token)) {
            if (depth == 0) {
                return;
            }
            token = in.nextToken();
        }
        int open = depth;
        closeAll();
        skipRest(open);
    }

    /** Copies a token; returns whether the parser can go on. */
    private boolean copy(JsonToken token) throws IOException {
        if (token == null) {
            throw unreadable("Unexpected end of input inside an object or array", null);
        }
        checkOrder(token);
        places.add(out.size);
        switch (token) {
            case START_OBJECT -> begin(false);
            case START_ARRAY -> begin(true);
            case END_OBJECT -> {
                out.endObject();
                depth--;
            }
            case END_ARRAY -> {
                out.endArray();
                depth--;
            }
            case FIELD_NAME -> name(present(in.currentName()));
            case VALUE_STRING -> text(present(in.getText()));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(token);
            case VALUE_TRUE -> out.value(true);
            case VALUE_FALSE -> out.value(false);
            case VALUE_NULL -> out.nullValue();
            case VALUE_EMBEDDED_OBJECT -> embedded(in.getEmbeddedObject());
            default -> throw unreadable("Token " + token + " without a value", null);
        }
        valueIsDue = token == JsonToken.FIELD_NAME;
        tooLong |= out.size > options.maxEventBytes();
        return !tooLong && depth <= options.maxDepth() && nonJson.isAcceptable(options);
    }

    /** Checks the order of tokens: parsers of a format keep it, but custom ones may not. */
    private void checkOrder(JsonToken token) throws IOException {
        boolean inObject = depth > 0 && !arrays.get(depth - 1);
        boolean fits = switch (token) {
            case FIELD_NAME -> inObject && !valueIsDue;
            case END_OBJECT -> inObject && !valueIsDue;
            case END_ARRAY -> depth > 0 && !inObject;
            default -> !inObject || valueIsDue;
        };
        if (!fits) {
            throw unreadable("Token " + token + " out of order", null);
        }
    }

    private String present(String text) throws IOException {
        if (text == null) {
            throw unreadable("Token " + in.currentToken() + " without a string", null);
        }
        return text;
    }

    private com.fasterxml.jackson.core.JsonParseException unreadable(String message, Throwable cause) {
        return new com.fasterxml.jackson.core.JsonParseException(in, message, cause);
    }

    private void begin(boolean array) {
        if (array) {
            out.beginArray();
        } else {
            out.beginObject();
        }
        arrays.set(depth++, array);
    }

    private void name(String name) {
        if (fits(name.length())) {
            try {
                names.write(name, out);
            } catch (JsonWriteException e) {
                out.name(nonJson.replaced(name));
                nonJson.endsAt(out.size - 2);
            }
        }
    }

    private void text(String text) {
        if (fits(text.length())) {
            try {
                out.value(text);
            } catch (JsonWriteException e) {
                out.value(nonJson.replaced(text));
                nonJson.endsAt(out.size - 1);
            }
        }
    }

    private void number(JsonToken token) throws IOException {
        try {
            if (token == JsonToken.VALUE_NUMBER_INT) {
                integer();
            } else {
                decimal();
            }
        } catch (NumberFormatException e) {
            // a buffer of tokens can contain any string as a number
            throw unreadable("Token " + token + " without a number", e);
        }
    }

    private void integer() throws IOException {
        JsonParser.NumberType type = in.getNumberType();
        if (type == null) {
            throw new NumberFormatException();
        }
        switch (type) {
            case INT -> {
                int value = in.getIntValue();
                // JSON has a negative zero, which is a double, or a string in a string column.
                if (value != 0 || !literal(in.getText())) {
                    out.value(value);
                }
            }
            case LONG -> out.value(in.getLongValue());
            default -> number(in.getBigIntegerValue());
        }
    }

    private void decimal() throws IOException {
        if (in.isNaN()) {
            notFinite();
        } else if (in.getNumberValueDeferred() instanceof String text) {
            if (fits(text.length()) && !literal(text)) {
                number(in.getDecimalValue());
            }
        } else {
            number(in.getNumberValueExact());
        }
    }

    private void number(Number value) {
        if (value == null) {
            throw new NumberFormatException();
        }
        if (value instanceof BigInteger big) {
            if (fits(big.bitLength() / 4)) {
                out.value(big);
            }
        } else if (value instanceof BigDecimal big) {
            if (fits(big.precision())) {
                out.value(big);
            }
        } else if (value instanceof Float && Float.isFinite(value.floatValue())) {
            out.value(value.floatValue());
        } else if (Double.isFinite(value.doubleValue())) {
            out.value(value.doubleValue());
        } else {
            notFinite();
        }
    }

    private void notFinite() {
        out.value(0);
        nonJson.notFinite(out.size - 1);
    }

    /** A number as its source has it, which is JSON in most formats; returns whether it was. */
    private boolean literal(String text) {
        if (text.length() > options.maxNumberLength() || text.isEmpty()) {
            return false;
        }
        char last = text.charAt(text.length() - 1);
        if (last < '0' || last > '9') {
            return false;
        }
        try {
            writer.rawValue(text);
            return true;
        } catch (JsonWriteException e) {
            return false;
        }
    }

    private void embedded(Object value) throws IOException {
        if (value instanceof byte[] bytes) {
            hasBytes = true;
            if (fits(bytes.length / 3 * 4L)) {
                out.value(JsonFormat.BASE64_MIME_NO_LINEFEEDS, bytes);
            }
        } else if (value instanceof Double || value instanceof Float) {
            number((Number) value);
        } else {
            try {
                out.untypedValue(value);
            } catch (JsonWriteException e) {
                throw unreadable("Embedded object that cannot be written as JSON: " + e.getMessage(), e);
            }
        }
    }

    /** Returns whether this number of further bytes is within the limit. Otherwise nothing more is copied. */
    private boolean fits(long bytes) {
        tooLong |= out.size + bytes > options.maxEventBytes();
        return !tooLong;
    }

    /** Closes all open objects and arrays, so that the result is one value. */
    private void closeAll() {
        if (tooLong) {
            return;
        }
        if (valueIsDue) {
            out.nullValue();
        }
        while (depth > 0) {
            if (arrays.get(--depth)) {
                out.endArray();
            } else {
                out.endObject();
            }
        }
    }

    /** Skips to the last token of the value, which is rejected anyway. */
    private void skipRest(int open) {
        try {
            for (int left = open; left > 0; ) {
                JsonToken token = in.nextToken();
                if (token == null) {
                    return;
                }
                left += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
            }
        } catch (IOException e) {
            // The next read reports it; the error of the value comes first.
            return;
        }
    }
}
