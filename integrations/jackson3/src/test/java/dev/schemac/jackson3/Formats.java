package dev.schemac.jackson3;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.function.Supplier;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORFactory;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.smile.SmileFactory;
import tools.jackson.dataformat.smile.SmileMapper;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The formats of the tests, and how a document in one of them is made without schemac. */
enum Formats {
    JSON(new JsonFactory(), JsonMapper::builder),
    CBOR(new CBORFactory(), CBORMapper::builder),
    SMILE(new SmileFactory(), SmileMapper::builder),
    YAML(new YAMLFactory(), YAMLMapper::builder);

    /** The parsers of this one record what they read, arrays too. */
    static final JsonFactory RECORDING = SchemacModule.recordInput(new JsonFactory());

    /** Writes a document with a generator. */
    interface Document {
        void writeTo(JsonGenerator out);
    }

    final TokenStreamFactory factory;
    private final Supplier<MapperBuilder<?, ?>> builders;

    Formats(TokenStreamFactory factory, Supplier<MapperBuilder<?, ?>> builders) {
        this.factory = factory;
        this.builders = builders;
    }

    /** Begins a mapper of this format that writes properties in the order of their class. */
    MapperBuilder<?, ?> mapper() {
        return builders.get().disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY);
    }

    byte[] write(Document document) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = factory.createGenerator(ObjectWriteContext.empty(), bytes)) {
            document.writeTo(out);
        }
        return bytes.toByteArray();
    }

    /** The JSON in this format, as Jackson alone copies it. */
    byte[] copy(String json) {
        return write(out -> {
            try (JsonParser in = JSON.factory.createParser(ObjectReadContext.empty(), json)) {
                while (in.nextToken() != null) {
                    out.copyCurrentEventExact(in);
                }
            }
        });
    }

    /** A parser that has no array to look at. */
    JsonParser stream(byte[] bytes) {
        return factory.createParser(ObjectReadContext.empty(), new ByteArrayInputStream(bytes));
    }
}
