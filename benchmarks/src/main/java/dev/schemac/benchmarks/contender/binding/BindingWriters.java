package dev.schemac.benchmarks.contender.binding;

import com.alibaba.fastjson2.JSON;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import com.jsoniter.extra.PreciseFloatSupport;
import com.jsoniter.output.EncodingMode;
import com.jsoniter.output.JsonStream;
import com.jsoniter.spi.JsoniterSpi;
import com.squareup.moshi.JsonAdapter;
import dev.schemac.benchmarks.contender.streaming.NewTripWriters;
import dev.schemac.benchmarks.contender.streaming.ReusedTripWriters;
import dev.schemac.benchmarks.contender.tree.TripTrees;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.model.Trip;
import flexjson.JSONSerializer;
import flexjson.transformer.AbstractTransformer;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;
import okio.Buffer;

/** Writers of the libraries that need only a few lines each. */
public final class BindingWriters {

    private BindingWriters() {}

    /** fastjson2 through its static calls. */
    public record Fastjson2() implements Writer {
        public static Writer of(Class<?> type) {
            return type == Trip.class ? new NewTripWriters.Fastjson2() : new Fastjson2();
        }

        @Override
        public Object writeBytes(Object value) {
            return JSON.toJSONBytes(value);
        }

        @Override
        public String writeText(Object value) {
            return JSON.toJSONString(value);
        }
    }

    /** wast through its static calls. */
    public record Wast() implements Writer {
        public static Writer of(Class<?> type) {
            return type == Trip.class ? new TripTrees.WastMap() : new Wast();
        }

        @Override
        public Object writeBytes(Object value) {
            return io.github.wycst.wast.json.JSON.toJsonBytes(value);
        }

        @Override
        public String writeText(Object value) {
            return io.github.wycst.wast.json.JSON.toJsonString(value);
        }
    }

    /** dsl-json with the converters of its annotation processor, into one writer that is reused. */
    public record DslJsonWriter(DslJson<Object> dsl, JsonWriter out) implements Writer {
        public static Writer of(Class<?> type) {
            DslJson<Object> dsl = new DslJson<>(Settings.withRuntime().includeServiceLoader());
            return type == Trip.class
                    ? new ReusedTripWriters.DslJsonWriter(dsl.newWriter())
                    : new DslJsonWriter(dsl, dsl.newWriter());
        }

        @Override
        public Object writeBytes(Object value) throws IOException {
            out.reset();
            dsl.serialize(out, value);
            return out.toByteArray();
        }

        @Override
        public String writeText(Object value) throws IOException {
            out.reset();
            dsl.serialize(out, value);
            return out.toString();
        }
    }

    /** avaje-jsonb with the adapters of its annotation processor. */
    public record Avaje(JsonType<Object> json) implements Writer {
        @SuppressWarnings("unchecked") // the type of the payload is known when it runs only
        public static Writer of(Class<?> type) {
            Jsonb jsonb = Jsonb.builder().build();
            return type == Trip.class
                    ? new NewTripWriters.Avaje(jsonb)
                    : new Avaje((JsonType<Object>) (JsonType<?>) jsonb.type(type));
        }

        @Override
        public Object writeBytes(Object value) {
            return json.toJsonBytes(value);
        }

        @Override
        public String writeText(Object value) {
            return json.toJson(value);
        }
    }

    /**
     * jsoniter in its fast mode, which generates classes at run time; all digits of doubles, of which it writes six by
     * default.
     */
    public record Jsoniter(ByteArrayOutputStream bytes) implements Writer {
        static {
            PreciseFloatSupport.enable();
        }

        public static Writer of(Class<?> type) {
            JsonStream.setMode(EncodingMode.DYNAMIC_MODE);
            encodeText(UUID.class);
            encodeText(LocalDate.class);
            encodeText(OffsetDateTime.class);
            return type == Trip.class ? new ReusedTripWriters.Jsoniter() : new Jsoniter(new ByteArrayOutputStream());
        }

        @Override
        public Object writeBytes(Object value) {
            bytes.reset();
            JsonStream.serialize(value, bytes);
            return bytes.toByteArray();
        }

        @Override
        public String writeText(Object value) {
            return JsonStream.serialize(value);
        }

        private static void encodeText(Class<?> type) {
            JsoniterSpi.registerTypeEncoder(type, (value, out) -> out.writeVal(value.toString()));
        }
    }

    /** Moshi's reflective adapter; its code generation is for Kotlin only. */
    public record MoshiWriter(JsonAdapter<Object> adapter) implements Writer {
        @SuppressWarnings("unchecked") // the type of the payload is known when it runs only
        public static Writer of(Class<?> type) {
            return type == Trip.class
                    ? new ReusedTripWriters.MoshiWriter()
                    : new MoshiWriter((JsonAdapter<Object>) BindingReaders.MoshiReader.adapter(type));
        }

        @Override
        public Object writeBytes(Object value) throws IOException {
            Buffer bytes = new Buffer();
            adapter.toJson(bytes, value);
            return bytes.readByteArray();
        }

        @Override
        public String writeText(Object value) {
            return adapter.toJson(value);
        }
    }

    /** flexjson, which writes a String only, and beans with all their content if configured. */
    public record Flexjson(JSONSerializer serializer) implements Writer {
        public static Writer of(Class<?> type) {
            JSONSerializer serializer = new JSONSerializer()
                    .exclude("*.class")
                    .transform(new Text(), UUID.class, LocalDate.class, OffsetDateTime.class);
            return type == Trip.class ? new TripTrees.FlexjsonMap(serializer) : new Flexjson(serializer);
        }

        @Override
        public Object writeBytes(Object value) {
            return writeText(value).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String writeText(Object value) {
            return serializer.deepSerialize(value);
        }

        private static final class Text extends AbstractTransformer {
            @Override
            public void transform(Object value) {
                getContext().writeQuoted(value.toString());
            }
        }
    }
}
