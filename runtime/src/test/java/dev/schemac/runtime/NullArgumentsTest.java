package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.EventWriter;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Javadoc of the package: null is a {@code NullPointerException}, unless the parameter is nullable. */
class NullArgumentsTest {
    private static final ProbeParser PARSER = new ProbeParser(Column.intColumn("a"));
    private static final EventType<?> TYPE = GeneratedEventType.of(
            Point.class,
            "",
            "Point",
            List.of(new EventColumn("x", Scalar.DOUBLE), new EventColumn("y", Scalar.DOUBLE)));
    private static final ObjectWriter<Map<String, Object>> WRITER = (event, out) -> out.value(event.size());
    private static final JsonEvent EVENT = new JsonEvent() {
        @Override
        public Map<String, @Nullable Object> asMap() {
            return Map.of("a", 1);
        }

        @Override
        public void writeTo(JsonWriter out) {
            out.untypedValue(asMap());
        }
    };

    @TempDir
    Path folder;

    private static JsonWriter inside(boolean object) {
        JsonWriter out = new JsonWriter();
        if (object) {
            out.beginObject();
        } else {
            out.beginArray();
        }
        return out;
    }

    private static JsonWriter complete() {
        JsonWriter out = new JsonWriter();
        out.value(1);
        return out;
    }

    private static EventRuntime runtime() {
        EventRuntime runtime = new EventRuntime();
        runtime.deploy(List.of(PARSER));
        return runtime;
    }

    /** The objects whose methods are called, each made anew. */
    private static List<Callable<Object>> objects() {
        EventFormat<Map<String, Object>> lines = EventFormat.lines(PARSER);
        return List.of(
                () -> JsonOptions.DEFAULT,
                () -> PARSER,
                () -> WRITER,
                () -> EVENT,
                () -> TYPE,
                NullArgumentsTest::runtime,
                () -> new EventSender<>(PARSER),
                () -> ParserIndex.of(ProbeParser.class.getClassLoader()),
                () -> PropertyPath.of("a"),
                () -> inside(true),
                () -> inside(false),
                () -> complete(),
                () -> lines,
                () -> lines.feed(event -> {}),
                () -> lines.read(InputStream.nullInputStream()),
                () -> EventWriter.lines(WRITER, OutputStream.nullOutputStream()));
    }

    /** The types whose constructors and static methods are called. */
    private static final List<Class<?>> TYPES = List.of(
            JsonOptions.class,
            EventRuntime.class,
            EventType.class,
            EventType.Column.class,
            ScalarForm.class,
            ParserIndex.class,
            PropertyPath.class,
            ObjectParser.class,
            JsonWriter.class,
            EventFeed.class,
            EventFormat.class,
            EventStream.class,
            EventWriter.class);

    private static String string(String method) {
        return switch (method) {
            case "elements" -> "$";
            case "eventSender", "eventType" -> "Probe";
            default -> "a";
        };
    }

    private Object sample(Parameter parameter) throws Exception {
        Class<?> type = parameter.getType();
        if (type == long.class) {
            return 0L;
        }
        if (type.isPrimitive()) {
            return type == boolean.class ? (Object) false : type == char.class ? (Object) 'a' : (Object) 1;
        }
        Map<Class<?>, Callable<Object>> samples = Map.ofEntries(
                Map.entry(
                        String.class,
                        () -> string(parameter.getDeclaringExecutable().getName())),
                Map.entry(byte[].class, () -> "{}".getBytes(UTF_8)),
                Map.entry(Class.class, () -> Map.class),
                Map.entry(JsonOptions.class, () -> JsonOptions.DEFAULT),
                Map.entry(JsonOptions.Profile.class, () -> JsonOptions.Profile.DEFAULT),
                Map.entry(InputStream.class, () -> new ByteArrayInputStream("{}".getBytes(UTF_8))),
                Map.entry(OutputStream.class, ByteArrayOutputStream::new),
                Map.entry(PrintStream.class, () -> new PrintStream(OutputStream.nullOutputStream())),
                Map.entry(Appendable.class, StringBuilder::new),
                Map.entry(ByteBuffer.class, () -> ByteBuffer.allocate(99)),
                Map.entry(ReadableByteChannel.class, () -> Channels.newChannel(InputStream.nullInputStream())),
                Map.entry(WritableByteChannel.class, () -> Channels.newChannel(OutputStream.nullOutputStream())),
                Map.entry(Path.class, () -> Files.writeString(folder.resolve("a.ndjson"), "{}\n")),
                Map.entry(Consumer.class, () -> (Consumer<Object>) event -> {}),
                Map.entry(List.class, () -> List.of()),
                Map.entry(Map.class, () -> Map.of()),
                Map.entry(Object[].class, () -> new Object[2]),
                Map.entry(EventType.class, () -> TYPE),
                Map.entry(ObjectParser.class, () -> PARSER),
                Map.entry(ObjectWriter.class, () -> WRITER),
                Map.entry(JsonWriter.class, () -> new JsonWriter()),
                Map.entry(JsonEvent.class, () -> EVENT),
                Map.entry(Iterable.class, () -> List.of()),
                Map.entry(Object.class, () -> PARSER.parse("{}")));
        return samples.getOrDefault(type, () -> null).call();
    }

    private interface Call {
        Object with(Object[] arguments) throws ReflectiveOperationException;
    }

    private final List<String> accepted = new ArrayList<>();
    private int tried;

    private void tryNulls(Executable executable, Call call) throws Exception {
        Parameter[] parameters = executable.getParameters();
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i].getType().isPrimitive()
                    || parameters[i].getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                continue;
            }
            Object[] arguments = new Object[parameters.length];
            for (int j = 0; j < parameters.length; j++) {
                arguments[j] = j == i ? null : sample(parameters[j]);
            }
            tried++;
            try {
                call.with(arguments);
                accepted.add(executable.toGenericString() + " parameter " + i);
            } catch (InvocationTargetException e) {
                if (!(e.getCause() instanceof NullPointerException || e.getCause() instanceof IllegalStateException)) {
                    accepted.add(executable.toGenericString() + " parameter " + i + ": " + e.getCause());
                }
            }
        }
    }

    @Test
    void nullIsRejected() throws Exception {
        for (Class<?> type : TYPES) {
            for (var constructor : type.getConstructors()) {
                tryNulls(constructor, constructor::newInstance);
            }
            for (Method method : type.getMethods()) {
                if (Modifier.isStatic(method.getModifiers())) {
                    tryNulls(method, arguments -> method.invoke(null, arguments));
                }
            }
        }
        for (Callable<Object> object : objects()) {
            for (Method method : object.call().getClass().getMethods()) {
                boolean isOwn = method.getDeclaringClass().getName().startsWith("dev.schemac.");
                if (isOwn && !Modifier.isStatic(method.getModifiers()) && !method.isBridge()) {
                    method.setAccessible(true);
                    Object target = object.call();
                    tryNulls(method, arguments -> method.invoke(target, arguments));
                }
            }
        }
        assertThat(tried).isGreaterThan(100);
        assertThat(accepted).isEmpty();
    }
}
