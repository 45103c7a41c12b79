package dev.schemac.benchmarks.cold;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.google.gson.Gson;
import dev.schemac.benchmarks.contender.binding.BindingReaders;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.model.Users;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The readers of Users documents as a program would set them up that reads nothing else. Each is a separate class,
 * so that a fresh JVM loads the classes of one library only. There is no lambda here, because the first one costs
 * milliseconds.
 */
final class ColdReaders {
    /** Reads nothing: the cost of the JVM itself. */
    static final String NONE = "none";

    static final List<String> ALL = List.of("schemac", "jackson", "gson", "fastjson2", "dsl-json", "wast", NONE);

    private ColdReaders() {}

    static Reader named(String library) {
        return switch (library) {
            case "schemac" -> new Schemac();
            case "jackson" -> new Jackson();
            case "gson" -> new GsonBean();
            case "fastjson2" -> new BindingReaders.Fastjson2(Users.class);
            case "dsl-json" -> BindingReaders.DslJsonReader.of(Users.class);
            case "wast" -> new BindingReaders.Wast(Users.class);
            case NONE -> new None();
            default -> throw new IllegalArgumentException("no library is named " + library);
        };
    }

    private static final class Schemac implements Reader {
        @Override
        public Object read(byte[] json) {
            return dev.schemac.benchmarks.generated.Users.parse(json);
        }
    }

    private static final class Jackson implements Reader {
        private final ObjectReader reader = new ObjectMapper().readerFor(Users.class);

        @Override
        public Object read(byte[] json) throws IOException {
            return reader.readValue(json);
        }
    }

    private static final class GsonBean implements Reader {
        private final Gson gson = new Gson();

        @Override
        public Object read(byte[] json) {
            return gson.fromJson(new String(json, StandardCharsets.UTF_8), Users.class);
        }
    }

    private static final class None implements Reader {
        @Override
        public Object read(byte[] json) {
            return json;
        }
    }
}
