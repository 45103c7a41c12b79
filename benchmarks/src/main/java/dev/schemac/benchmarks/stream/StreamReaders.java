package dev.schemac.benchmarks.stream;

import com.alibaba.fastjson2.JSON;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader.DoublePrecision;
import com.dslplatform.json.runtime.Settings;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import dev.schemac.benchmarks.generated.UserParser;
import dev.schemac.benchmarks.model.User;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import java.io.Closeable;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads files event by event with each library: through its own stream method if it has one, otherwise line by line.
 */
final class StreamReaders {
    static final String OWN = "schemac";
    /** The parser of {@link #OWN} on bytes in memory: an upper bound for streams. */
    static final String MEMORY = "schemac-memory";

    static final List<String> ALL =
            List.of(OWN, "schemac-input-stream", MEMORY, "jackson", "fastjson2", "wast", "dsl-json");

    private static final Map<String, String> WITHOUT_ARRAYS = Map.of(
            "fastjson2", "reads all of the stream into memory before the first element",
            "wast", "passes the elements of an array to a callback only");

    private static final int BYTES_IN_MEMORY = 40_000_000;

    private StreamReaders() {}

    /** The events of a file. */
    interface Events {
        /** Returns the next event, or null. */
        Object next() throws IOException;

        default void close() throws IOException {}
    }

    /** Opens a file again and again. */
    interface Opener {
        Events open() throws IOException;
    }

    /** Returns the reason why a library is not measured, or empty. */
    static Optional<String> missing(String library, StreamFraming framing) {
        if (framing == StreamFraming.SKIPPED && !library.startsWith(OWN)) {
            return Optional.of("cannot skip and check the members before an array");
        }
        if (framing != StreamFraming.LINES && library.equals(MEMORY)) {
            return Optional.of("supports lines only");
        }
        return framing == StreamFraming.ARRAY ? Optional.ofNullable(WITHOUT_ARRAYS.get(library)) : Optional.empty();
    }

    static Opener of(String library, StreamFraming framing, Path file) throws IOException {
        return switch (library) {
            case OWN -> () -> own(format(framing).read(file));
            case "schemac-input-stream" -> () -> own(format(framing).read(new FileInputStream(file.toFile())));
            case MEMORY -> memory(file);
            case "jackson" -> jackson(file);
            case "fastjson2" ->
                () -> lines(
                        file,
                        (bytes, length) -> JSON.parseObject(bytes, 0, length, StandardCharsets.UTF_8, User.class));
            // It has no method for a part of an array.
            case "wast" ->
                () -> lines(
                        file,
                        (bytes, length) ->
                                io.github.wycst.wast.json.JSON.parseObject(Arrays.copyOf(bytes, length), User.class));
            case "dsl-json" -> dslJson(framing, file);
            default -> throw new IllegalArgumentException("no library is named " + library);
        };
    }

    private static EventFormat<dev.schemac.benchmarks.generated.User> format(StreamFraming framing) {
        return switch (framing) {
            case LINES -> EventFormat.lines(UserParser.INSTANCE);
            case ARRAY -> EventFormat.elements(UserParser.INSTANCE);
            case SKIPPED -> EventFormat.elements(UserParser.INSTANCE, "$.users");
        };
    }

    private static Events own(EventStream<?> events) {
        return new Events() {
            @Override
            public Object next() throws IOException {
                return events.read();
            }

            @Override
            public void close() throws IOException {
                events.close();
            }
        };
    }

    /** The first lines of the file, in an array larger than the caches of the processor. */
    private static Opener memory(Path file) throws IOException {
        byte[] bytes;
        try (FileInputStream in = new FileInputStream(file.toFile())) {
            bytes = in.readNBytes(BYTES_IN_MEMORY);
        }
        int[] starts = IntStream.concat(
                        IntStream.of(0),
                        IntStream.range(0, bytes.length)
                                .filter(i -> bytes[i] == '\n')
                                .map(i -> i + 1))
                .toArray();
        return () -> new Events() {
            private int line;

            @Override
            public Object next() {
                if (line + 1 == starts.length) {
                    return null;
                }
                int from = starts[line++];
                return UserParser.INSTANCE.parse(bytes, from, starts[line] - 1 - from, JsonOptions.DEFAULT);
            }
        };
    }

    private static Opener jackson(Path file) {
        ObjectReader reader = new ObjectMapper().readerFor(User.class);
        return () -> {
            MappingIterator<User> events = reader.readValues(file.toFile());
            return iterating(events, events);
        };
    }

    private static Opener dslJson(StreamFraming framing, Path file) {
        DslJson<Object> dsl =
                new DslJson<>(Settings.withRuntime().includeServiceLoader().doublePrecision(DoublePrecision.EXACT));
        if (framing == StreamFraming.LINES) {
            return () -> lines(file, (bytes, length) -> dsl.deserialize(User.class, bytes, length));
        }
        return () -> {
            FileInputStream in = new FileInputStream(file.toFile());
            Iterator<User> events = dsl.iterateOver(User.class, in);
            return iterating(events, in);
        };
    }

    private static Events iterating(Iterator<?> events, Closeable in) {
        return new Events() {
            @Override
            public Object next() {
                return events.hasNext() ? events.next() : null;
            }

            @Override
            public void close() throws IOException {
                in.close();
            }
        };
    }

    /** One line in memory. */
    private interface LineParser {
        Object parse(byte[] bytes, int length) throws IOException;
    }

    private static Events lines(Path file, LineParser parser) throws IOException {
        LineCutter lines = new LineCutter(new FileInputStream(file.toFile()));
        return new Events() {
            @Override
            public Object next() throws IOException {
                int length = lines.next();
                return length < 0 ? null : parser.parse(lines.line(), length);
            }

            @Override
            public void close() throws IOException {
                lines.close();
            }
        };
    }
}
