package dev.schemac.benchmarks.contender.binding;

import com.alibaba.fastjson2.JSON;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.runtime.Settings;
import com.jsoniter.JsonIterator;
import com.jsoniter.spi.DecodingMode;
import com.jsoniter.spi.JsoniterSpi;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.JsonWriter;
import com.squareup.moshi.Moshi;
import dev.schemac.benchmarks.library.Reader;
import flexjson.JSONDeserializer;
import flexjson.ObjectFactory;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;
import java.util.function.Function;
import okio.Buffer;
import okio.Okio;

/** Readers of the libraries that need only a few lines each. */
public final class BindingReaders {

    private BindingReaders() {}

    /** fastjson2 through its static calls. */
    public record Fastjson2(Class<?> type) implements Reader {
        @Override
        public Object read(byte[] json) {
            return JSON.parseObject(json, type);
        }

        @Override
        public Object read(String json) {
            return JSON.parseObject(json, type);
        }

        @Override
        public Object read(InputStream json) {
            return JSON.parseObject(json, type);
        }
    }

    /** wast through its static calls. */
    public record Wast(Class<?> type) implements Reader {
        @Override
        public Object read(byte[] json) {
            return io.github.wycst.wast.json.JSON.parseObject(json, type);
        }

        @Override
        public Object read(String json) {
            return io.github.wycst.wast.json.JSON.parseObject(json, type);
        }
    }

    /**
     * dsl-json with the converters of its annotation processor; exact doubles, which it does not read by default.
     */
    public record DslJsonReader(DslJson<Object> dsl, Class<?> type) implements Reader {
        public static DslJsonReader of(Class<?> type) {
            return new DslJsonReader(
                    new DslJson<>(Settings.withRuntime()
                            .includeServiceLoader()
                            .doublePrecision(JsonReader.DoublePrecision.EXACT)),
                    type);
        }

        @Override
        public Object read(byte[] json) throws IOException {
            return dsl.deserialize(type, json, json.length);
        }

        @Override
        public Object read(InputStream json) throws IOException {
            return dsl.deserialize(type, json);
        }
    }

    /** avaje-jsonb with the adapters of its annotation processor. */
    public record Avaje(JsonType<?> json) implements Reader {
        public static Avaje of(Class<?> type) {
            return new Avaje(Jsonb.builder().build().type(type));
        }

        @Override
        public Object read(byte[] document) {
            return json.fromJson(document);
        }

        @Override
        public Object read(String document) {
            return json.fromJson(document);
        }

        @Override
        public Object read(InputStream document) {
            return json.fromJson(document);
        }
    }

    /** jsoniter in its fast mode, which generates classes at run time. */
    public record Jsoniter(Class<?> type) implements Reader {
        public static Jsoniter of(Class<?> type) {
            JsonIterator.setMode(DecodingMode.DYNAMIC_MODE_AND_MATCH_FIELD_WITH_HASH);
            decodeText(UUID.class, UUID::fromString);
            decodeText(LocalDate.class, LocalDate::parse);
            decodeText(OffsetDateTime.class, OffsetDateTime::parse);
            return new Jsoniter(type);
        }

        @Override
        public Object read(byte[] json) {
            return JsonIterator.deserialize(json, type);
        }

        @Override
        public Object read(String json) {
            return JsonIterator.deserialize(json, type);
        }

        private static void decodeText(Class<?> type, Function<String, Object> conversion) {
            JsoniterSpi.registerTypeDecoder(type, in -> conversion.apply(in.readString()));
        }
    }

    /** flexjson, which reads a String only. */
    public record Flexjson(Class<?> type) implements Reader {
        @Override
        public Object read(byte[] json) {
            return read(new String(json, StandardCharsets.UTF_8));
        }

        @Override
        public Object read(String json) {
            return new JSONDeserializer<>()
                    .use(UUID.class, text(UUID::fromString))
                    .use(LocalDate.class, text(LocalDate::parse))
                    .use(OffsetDateTime.class, text(OffsetDateTime::parse))
                    .deserialize(json, type);
        }

        private static ObjectFactory text(Function<String, Object> conversion) {
            return (context, value, targetType, targetClass) -> conversion.apply((String) value);
        }
    }

    /** Moshi's reflective adapter; its code generation is for Kotlin only. */
    public record MoshiReader(JsonAdapter<?> adapter) implements Reader {
        public static MoshiReader of(Class<?> type) {
            return new MoshiReader(adapter(type));
        }

        static JsonAdapter<?> adapter(Class<?> type) {
            return new Moshi.Builder()
                    .add(UUID.class, new MoshiText<>(UUID::fromString))
                    .add(BigDecimal.class, new MoshiText<>(BigDecimal::new))
                    .add(LocalDate.class, new MoshiText<>(LocalDate::parse))
                    .add(OffsetDateTime.class, new MoshiText<>(OffsetDateTime::parse))
                    .build()
                    .adapter(type);
        }

        @Override
        public Object read(byte[] json) throws IOException {
            return adapter.fromJson(new Buffer().write(json));
        }

        @Override
        public Object read(String json) throws IOException {
            return adapter.fromJson(json);
        }

        @Override
        public Object read(InputStream json) throws IOException {
            return adapter.fromJson(Okio.buffer(Okio.source(json)));
        }
    }

    /** Reads a value that Moshi does not support from its string, and writes it as a string, or as a number. */
    private static final class MoshiText<T> extends JsonAdapter<T> {
        private final Function<String, T> conversion;

        public MoshiText(Function<String, T> conversion) {
            this.conversion = conversion;
        }

        @Override
        public T fromJson(com.squareup.moshi.JsonReader in) throws IOException {
            return conversion.apply(in.nextString());
        }

        @Override
        public void toJson(JsonWriter out, T value) throws IOException {
            if (value == null) {
                out.nullValue();
            } else if (value instanceof Number number) {
                out.value(number);
            } else {
                out.value(value.toString());
            }
        }
    }
}
