package dev.schemac.flink;

import java.lang.reflect.Type;
import java.util.Map;
import org.apache.flink.api.common.typeinfo.TypeInfoFactory;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.typeutils.TypeExtractor;

/**
 * Finds the {@link EventTypeInfo} of generated classes wherever Flink meets them, in tuples, lists and the results of
 * functions too. It is registered before the job is put together:
 *
 * <pre>{@code
 * EventTypeInfoFactory.register(Click.class, Visits.class);
 * StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
 * }</pre>
 *
 * <p>A cluster's own configuration may name it in {@code pipeline.serialization-config}, with entries {@code
 * com.acme.clicks.Click: {type: typeinfo, class: dev.schemac.flink.EventTypeInfoFactory}}; of these Flink 2.3 accepts
 * each class once in the life of a JVM, and fails where a program makes a second environment. Stateless.
 *
 * @param <T> the value class
 */
public final class EventTypeInfoFactory<T> extends TypeInfoFactory<T> {
    /** Made by Flink. */
    public EventTypeInfoFactory() {}

    /**
     * Registers this factory for classes, for all jobs that this JVM builds from then on. To register one again changes
     * nothing.
     *
     * @throws IllegalArgumentException if no parser was generated for one of them; none is registered then
     */
    public static void register(Class<?>... valueClasses) {
        for (Class<?> type : valueClasses) {
            GeneratedParser.forClass(type);
        }
        // Flink has its factories in an unguarded map, and refuses a class that is there
        synchronized (EventTypeInfoFactory.class) {
            for (Class<?> type : valueClasses) {
                if (!(TypeInformation.of(type) instanceof EventTypeInfo)) {
                    registerOnce(type);
                }
            }
        }
    }

    @SuppressWarnings("unchecked") // there is no class object of a parameterized type
    private static void registerOnce(Class<?> type) {
        TypeExtractor.registerFactory(
                type, (Class<? extends TypeInfoFactory<?>>) (Class<?>) EventTypeInfoFactory.class);
    }

    /**
     * {@return the type information of a generated class}
     *
     * @param genericParameters of no effect: generated classes have none
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
