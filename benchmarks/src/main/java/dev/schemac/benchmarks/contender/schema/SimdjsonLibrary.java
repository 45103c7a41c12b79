package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * simdjson-java, binding to {@link SimdjsonRecords}. Its classes need JDK 24, so a compiler of JDK 17 cannot read
 * them. It is called through method handles, whose cost is negligible.
 */
public final class SimdjsonLibrary implements Library {
    private static final int OLDEST_JDK = 24;

    private static final Map<String, Class<?>> RECORDS = Map.of(
            "Users", SimdjsonRecords.Users.class,
            "People", SimdjsonRecords.People.class,
            "Obj", SimdjsonRecords.Obj.class,
            "Numbers", SimdjsonRecords.Numbers.class,
            "Texts", SimdjsonRecords.Texts.class,
            "Sparse", SimdjsonRecords.Sparse.class,
            "Tweets", SimdjsonRecords.Tweets.class);

    @Override
    public String name() {
        return "simdjson";
    }

    @Override
    public Tier tier() {
        return Tier.SCHEMA;
    }

    @Override
    public List<String> jvmArgs() {
        return List.of("--add-modules=jdk.incubator.vector");
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        if (operation != Operation.READ) {
            return Optional.of("does not write");
        }
        if (Runtime.version().feature() < OLDEST_JDK) {
            return Optional.of("its classes need JDK " + OLDEST_JDK);
        }
        if (payload.type() == Clients.class) {
            return Optional.of("knows neither UUID, java.time, BigDecimal nor enums, and accepts no converters");
        }
        if (payload.layout().hasNulls()) {
            return Optional.of(REJECTS_NULL);
        }
        return RECORDS.containsKey(payload.type().getSimpleName())
                ? Optional.empty()
                : Optional.of("its records are written by hand for the other documents");
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        return new Binding(
                RECORDS.get(payload.type().getSimpleName()), ThreadLocal.withInitial(SimdjsonLibrary::newParser));
    }

    private static Object newParser() {
        try {
            return Calls.NEW.invoke();
        } catch (Throwable e) {
            throw new IllegalStateException("cannot make a parser", e);
        }
    }

    /** A parser has its buffers and is not for two threads. It accepts bytes only. */
    private record Binding(Class<?> type, ThreadLocal<Object> parser) implements Reader {
        @Override
        public Object read(byte[] json) {
            try {
                return (Object) Calls.PARSE.invokeExact(parser.get(), json, json.length, (Class<?>) type);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Apart, so that nothing is looked up on a JDK that is too old. */
    private static final class Calls {
        static final MethodHandle NEW;
        static final MethodHandle PARSE;

        static {
            try {
                Class<?> parser = Class.forName("org.simdjson.SimdJsonParser");
                MethodHandles.Lookup lookup = MethodHandles.publicLookup();
                NEW = lookup.findConstructor(parser, MethodType.methodType(void.class));
                PARSE = lookup.findVirtual(
                                parser,
                                "parse",
                                MethodType.methodType(Object.class, byte[].class, int.class, Class.class))
                        .asType(MethodType.methodType(
                                Object.class, Object.class, byte[].class, int.class, Class.class));
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }
}
