package dev.schemac.flink;

import dev.schemac.flink.internal.binary.GeneratedParser;
import java.lang.reflect.Type;
import java.util.Map;
import org.apache.flink.api.common.typeinfo.TypeInfoFactory;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.typeutils.TypeExtractor;

/**
 * Provides the {@link EventTypeInfo} of generated classes to Flink, even in tuples, lists and the results of
 * functions. Register it before you build the job:
 *
 * <pre>{@code
 * EventTypeInfoFactory.register(Click.class, Visits.class);
 * StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
 * }</pre>
 *
 * <p>The configuration of a cluster can name it in {@code pipeline.serialization-config}, with entries
 * {@code com.acme.clicks.Click: {type: typeinfo, class: dev.schemac.flink.EventTypeInfoFactory}}. Flink 2.3
 * accepts each of these classes once in a JVM, and fails if a program creates a second environment. Stateless.
 *
 * @param <T> the value class
 */
public final class EventTypeInfoFactory<T> extends TypeInfoFactory<T> {
    /** Made by Flink. */
    public EventTypeInfoFactory() {}

    /**
     * Registers this factory for classes, for all jobs that this JVM builds afterwards. Registering a class again
     * has no effect.
     *
     * @throws IllegalArgumentException if no parser was generated for one of them; none is registered then
     */
    public static void register(Class<?>... valueClasses) {
        for (Class<?> type : valueClasses) {
            GeneratedParser.forClass(type);
        }
        // Flink keeps its factories in an unsynchronized map, and rejects a class that is registered
        synchronized (EventTypeInfoFactory.class) {
            for (Class<?> type : valueClasses) {
                if (!(TypeInformation.of(type) instanceof EventTypeInfo)) {
                    registerOnce(type);
                }
            }
        }
    }

    @SuppressWarnings("unchecked") // a parameterized type has no class object
    private static void registerOnce(Class<?> type) {
        TypeExtractor.registerFactory(
                type, (Class<? extends TypeInfoFactory<?>>) (Class<?>) EventTypeInfoFactory.class);
    }

    /**
     * {@return the type information of a generated class}
     *
     * @param genericParameters ignored: generated classes have none
     * @throws IllegalArgumentException if no parser was generated for it
     */
    @Override
    @SuppressWarnings("unchecked") // Flink passes the class for which the factory is registered
    public TypeInformation<T> createTypeInfo(Type type, Map<String, TypeInformation<?>> genericParameters) {
        if (type instanceof Class<?> valueClass) {
            return (TypeInformation<T>) EventTypeInfo.of(valueClass);
        }
        throw new IllegalArgumentException("expected a generated class but found " + type.getTypeName());
    }
}
