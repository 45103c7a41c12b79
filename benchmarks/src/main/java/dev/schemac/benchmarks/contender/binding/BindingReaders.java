package dev.schemac.benchmarks.contender.binding;

import com.alibaba.fastjson2.JSON;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.runtime.Settings;
import dev.schemac.benchmarks.library.Reader;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;

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
    }
}
