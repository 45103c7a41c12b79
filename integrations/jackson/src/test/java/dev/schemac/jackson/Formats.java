package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.dataformat.cbor.CBORFactory;
import com.fasterxml.jackson.dataformat.smile.SmileFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** The formats of the tests, and how a document in one of them is made without schemac. */
enum Formats {
    JSON(new JsonFactory()),
    CBOR(new CBORFactory()),
    SMILE(new SmileFactory()),
    YAML(new YAMLFactory());

    /** Writes a document with a generator. */
    interface Document {
        void writeTo(JsonGenerator out) throws IOException;
    }

    final JsonFactory factory;

    Formats(JsonFactory factory) {
        this.factory = factory;
    }

    byte[] write(Document document) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = factory.createGenerator(bytes)) {
            document.writeTo(out);
        }
        return bytes.toByteArray();
    }

    /** The JSON in this format, as Jackson alone copies it. */
    byte[] copy(String json) throws IOException {
        return write(out -> {
            try (JsonParser in = JSON.factory.createParser(json)) {
                while (in.nextToken() != null) {
                    out.copyCurrentEventExact(in);
                }
            }
        });
    }

    /** A parser that has no array to look at. */
    JsonParser stream(byte[] bytes) throws IOException {
        return factory.createParser(new ByteArrayInputStream(bytes));
    }
}
