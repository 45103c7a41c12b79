package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.schemac.runtime.BinaryValues;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.math.BigDecimal;

/** The tokens of a document that was written, for a generator of any format. */
final class TokenReplay {
    /** The limits of the writer apply to the document already. */
    private static final JsonFactory DOCUMENTS = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final byte[] json;
    private final BinaryValues binaries;
    private final JsonGenerator out;
    private final boolean acceptsBytes;
    private int nextBinary;
    /** Writes doubles as the document has them; made for the first one. */
    private JsonWriter doubles;

    TokenReplay(JsonWriter document, JsonGenerator out) {
        this.json = document.toByteArray();
        this.binaries = document.binaryValues();
        this.out = out;
        this.acceptsBytes = out.canWriteBinaryNatively();
    }

    /** Writes the document. */
    void value() throws IOException {
        try (JsonParser in = DOCUMENTS.createParser(json)) {
            while (in.nextToken() != null) {
                replay(in);
            }
        }
    }

    /** Writes the content between the braces of the document. */
    void members() throws IOException {
        try (JsonParser in = DOCUMENTS.createParser(json)) {
            in.nextToken();
            for (JsonToken token = in.nextToken(); ; token = in.nextToken()) {
                if (token == JsonToken.END_OBJECT && in.getParsingContext().inRoot()) {
                    return;
                }
                replay(in);
            }
        }
    }

    private void replay(JsonParser in) throws IOException {
        switch (in.currentToken()) {
            case START_OBJECT -> out.writeStartObject();
            case END_OBJECT -> out.writeEndObject();
            case START_ARRAY -> out.writeStartArray();
            case END_ARRAY -> out.writeEndArray();
            case FIELD_NAME -> out.writeFieldName(in.currentName());
            case VALUE_TRUE -> out.writeBoolean(true);
            case VALUE_FALSE -> out.writeBoolean(false);
            case VALUE_NULL -> out.writeNull();
            case VALUE_NUMBER_INT -> integer(in);
            case VALUE_NUMBER_FLOAT -> decimal(in);
            default -> text(in);
        }
    }

    private void integer(JsonParser in) throws IOException {
        switch (in.getNumberType()) {
            case INT -> out.writeNumber(in.getIntValue());
            case LONG -> out.writeNumber(in.getLongValue());
            default -> out.writeNumber(in.getBigIntegerValue());
        }
    }

    /** Writes a double if it has this string, so that a reader obtains the same string; otherwise the decimal. */
    private void decimal(JsonParser in) throws IOException {
        String text = in.getText();
        double value = Double.parseDouble(text);
        if (isTextOf(value, text)) {
            out.writeNumber(value);
        } else {
            out.writeNumber(new BigDecimal(text));
        }
    }

    private boolean isTextOf(double value, String text) {
        if (!Double.isFinite(value)) {
            return false;
        }
        if (doubles == null) {
            doubles = new JsonWriter();
        }
        doubles.reset();
        doubles.value(value);
        return doubles.toJson().equals(text);
    }

    private void text(JsonParser in) throws IOException {
        long at = in.currentTokenLocation().getByteOffset();
        while (nextBinary < binaries.count() && binaries.offset(nextBinary) < at) {
            nextBinary++;
        }
        if (acceptsBytes && nextBinary < binaries.count() && binaries.offset(nextBinary) == at) {
            out.writeBinary(binaries.bytes(nextBinary));
        } else {
            out.writeString(in.getText());
        }
    }
}
