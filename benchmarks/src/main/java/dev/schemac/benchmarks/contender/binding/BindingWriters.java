package dev.schemac.benchmarks.contender.binding;

import com.alibaba.fastjson2.JSON;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonWriter;
import com.dslplatform.json.runtime.Settings;
import dev.schemac.benchmarks.library.Writer;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;

/** Writers of the libraries that need only a few lines each. */
public final class BindingWriters {

    private BindingWriters() {}

    /** fastjson2 through its static calls. */
    public record Fastjson2() implements Writer {
        public static Writer of(Class<?> type) {
            return new Fastjson2();
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
            return new Wast();
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
            return new DslJsonWriter(dsl, dsl.newWriter());
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
            return new Avaje((JsonType<Object>) (JsonType<?>) jsonb.type(type));
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
}
