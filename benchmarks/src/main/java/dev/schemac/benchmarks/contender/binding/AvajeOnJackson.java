package dev.schemac.benchmarks.contender.binding;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.schemac.benchmarks.library.Reader;
import io.avaje.json.JsonReader;
import io.avaje.json.PropertyNames;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * avaje-jsonb with the adapters of its annotation processor, on jackson-core's parser. The library has such a reader in a
 * module of its own, which the repository that the build uses lacks; this one does the same.
 */
public record AvajeOnJackson(JsonType<?> json, JsonFactory factory) implements Reader {

    public static AvajeOnJackson of(Class<?> type) {
        return new AvajeOnJackson(
                Jsonb.builder().build().type(type),
                JsonFactory.builder()
                        .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
                        .build());
    }

    @Override
    public Object read(byte[] document) throws IOException {
        return read(factory.createParser(document));
    }

    @Override
    public Object read(String document) throws IOException {
        return read(factory.createParser(document));
    }

    @Override
    public Object read(InputStream document) throws IOException {
        return read(factory.createParser(document));
    }

    private Object read(JsonParser parser) throws IOException {
        parser.nextToken();
        try (Tokens tokens = new Tokens(parser)) {
            return json.fromJson(tokens);
        }
    }

    @FunctionalInterface
    private interface Call<T> {
        T get() throws IOException;
    }

    /** The current token is always the next value to read, or the end of the last one. */
    private record Tokens(JsonParser parser) implements JsonReader {

        private static <T> T unchecked(Call<T> call) {
            try {
                return call.get();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public <T> T unwrap(Class<T> type) {
            return type.cast(parser);
        }

        @Override
        public void beginArray() {
            expect(parser.isExpectedStartArrayToken());
        }

        @Override
        public void endArray() {}

        @Override
        public boolean hasNextElement() {
            return unchecked(parser::nextToken) != com.fasterxml.jackson.core.JsonToken.END_ARRAY;
        }

        @Override
        public void beginObject(PropertyNames names) {
            beginObject();
        }

        @Override
        public void beginObject() {
            expect(parser.isExpectedStartObjectToken());
        }

        private void expect(boolean there) {
            if (!there) {
                throw new IllegalStateException("unexpected " + parser.currentToken() + " at " + location());
            }
        }

        @Override
        public void endObject() {}

        @Override
        public boolean hasNextField() {
            return unchecked(parser::nextToken) == com.fasterxml.jackson.core.JsonToken.FIELD_NAME;
        }

        @Override
        public String nextField() {
            String name = unchecked(parser::currentName);
            unchecked(parser::nextToken);
            return name;
        }

        @Override
        public boolean isNullValue() {
            return parser.currentToken() == com.fasterxml.jackson.core.JsonToken.VALUE_NULL;
        }

        @Override
        public boolean readBoolean() {
            return unchecked(parser::getBooleanValue);
        }

        @Override
        public int readInt() {
            return unchecked(parser::getIntValue);
        }

        @Override
        public long readLong() {
            return unchecked(parser::getLongValue);
        }

        @Override
        public double readDouble() {
            return unchecked(parser::getDoubleValue);
        }

        @Override
        public BigDecimal readDecimal() {
            return unchecked(parser::getDecimalValue);
        }

        @Override
        public BigInteger readBigInteger() {
            return unchecked(parser::getBigIntegerValue);
        }

        @Override
        public String readString() {
            return isNullValue() ? null : unchecked(parser::getText);
        }

        @Override
        public byte[] readBinary() {
            return unchecked(parser::getBinaryValue);
        }

        @Override
        public String readRaw() {
            throw new UnsupportedOperationException("no payload has raw members");
        }

        @Override
        public String location() {
            return parser.currentLocation().toString();
        }

        @Override
        public Token currentToken() {
            throw new UnsupportedOperationException("no payload has members of any type");
        }

        @Override
        public void close() {
            unchecked(() -> {
                parser.close();
                return null;
            });
        }

        @Override
        public void skipValue() {
            unchecked(parser::skipChildren);
        }

        @Override
        public void unmappedField(String name) {}
    }
}
