package dev.schemac.benchmarks.contender.schema;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.benchmarks.library.ModelClass;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.stream.EventWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Function;

/**
 * The calls that schemac generates for a class: the methods of the value class {@code Users}, or the static methods of
 * {@code UsersJson} for an own class. They are the same lambdas as {@code Users::parse}, made at run time.
 */
public record Calls(
        Function<Object, Object> bytes,
        Function<Object, Object> text,
        Function<Object, Object> toBytes,
        Function<Object, Object> toText)
        implements Reader, Writer {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
    private static final String PACKAGE = "dev.schemac.benchmarks.";

    /** The calls of the value class with the name of the payload's class. */
    public static Calls generated(Class<?> type) {
        return of(PACKAGE + "generated.", "", "", type);
    }

    /** The calls for the class of the payload, a bean. */
    public static Calls bean(Class<?> type) {
        return of(PACKAGE + "model.", "", "Json", type);
    }

    /** The calls for {@link #recordOf} the payload's class. */
    public static Calls record(Class<?> type) {
        return of(PACKAGE + "model.records.", "Record", "Json", type);
    }

    /** The record with the content of a class of the payloads, or the array of such records. */
    public static Class<?> recordOf(Class<?> type) {
        return ModelClass.in(PACKAGE + "model.records", type, "Record");
    }

    private static Calls of(String folder, String suffix, String owner, Class<?> type) {
        try {
            if (type.isArray()) {
                String parser = folder + type.componentType().getSimpleName() + suffix + "Parser";
                return ofElements((ObjectParser<?>)
                        Class.forName(parser).getField("INSTANCE").get(null));
            }
            Class<?> value = Class.forName(folder + type.getSimpleName() + suffix);
            Class<?> calls = Class.forName(value.getName() + owner);
            return new Calls(
                    lambda(LOOKUP.findStatic(calls, "parse", MethodType.methodType(value, byte[].class))),
                    lambda(LOOKUP.findStatic(calls, "parse", MethodType.methodType(value, String.class))),
                    lambda(writer(calls, value, "toJsonBytes", byte[].class)),
                    lambda(writer(calls, value, "toJson", String.class)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("no generated calls for " + type, e);
        }
    }

    private static MethodHandle writer(Class<?> calls, Class<?> value, String name, Class<?> result)
            throws ReflectiveOperationException {
        return calls == value
                ? LOOKUP.findVirtual(value, name, MethodType.methodType(result))
                : LOOKUP.findStatic(calls, name, MethodType.methodType(result, value));
    }

    @SuppressWarnings("unchecked") // it makes what the first type says
    private static Function<Object, Object> lambda(MethodHandle call) {
        try {
            return (Function<Object, Object>) LambdaMetafactory.metafactory(
                            LOOKUP,
                            "apply",
                            MethodType.methodType(Function.class),
                            MethodType.methodType(Object.class, Object.class),
                            call,
                            call.type())
                    .getTarget()
                    .invoke();
        } catch (Throwable e) {
            throw new IllegalArgumentException("no lambda for " + call, e);
        }
    }

    private static <T> Calls ofElements(ObjectParser<T> parser) {
        ObjectWriter<T> writer = parser.writer();
        return new Calls(
                json -> parser.parseList((byte[]) json),
                json -> parser.parseList((String) json),
                list -> array(writer, (List<?>) list),
                list -> new String(array(writer, (List<?>) list), UTF_8));
    }

    @SuppressWarnings("unchecked") // the list that was read
    private static <T> byte[] array(ObjectWriter<T> writer, List<?> list) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (EventWriter<T> out = EventWriter.array(writer, bytes)) {
            out.writeAll((List<T>) list);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    @Override
    public Object read(byte[] json) {
        return bytes.apply(json);
    }

    @Override
    public Object read(String json) {
        return text.apply(json);
    }

    @Override
    public Object prepare(Document document) {
        return read(document.bytes());
    }

    @Override
    public Object writeBytes(Object value) {
        return toBytes.apply(value);
    }

    @Override
    public String writeText(Object value) {
        return (String) toText.apply(value);
    }
}
