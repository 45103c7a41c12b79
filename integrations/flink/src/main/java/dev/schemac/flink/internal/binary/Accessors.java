package dev.schemac.flink.internal.binary;

import dev.schemac.integrations.common.ColumnGetters;
import dev.schemac.runtime.EventType.Column;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** The methods of a generated class for its columns, found by the names in the columns. */
final class Accessors {
    private static final Lookup LOOKUP = MethodHandles.publicLookup();

    private final Class<?> type;

    Accessors(Class<?> type) {
        this.type = type;
    }

    MethodHandle constructor() throws ReflectiveOperationException {
        return LOOKUP.findConstructor(type, MethodType.methodType(void.class));
    }

    /** {@return a handle from an array with the components to the record} */
    MethodHandle ofComponents() throws ReflectiveOperationException {
        Class<?>[] components = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        return LOOKUP.findConstructor(type, MethodType.methodType(void.class, components))
                .asSpreader(Object[].class, components.length);
    }

    /** {@return a public method of the class, or of one that it extends} */
    MethodHandle method(String name, Class<?>... parameters) throws ReflectiveOperationException {
        MethodHandle method = LOOKUP.unreflect(type.getMethod(name, parameters));
        return method.asType(method.type().changeParameterType(0, type));
    }

    boolean has(String name) {
        return Arrays.stream(type.getMethods())
                .anyMatch(method -> method.getName().equals(name));
    }

    /** {@return the getter of a column of a bean} */
    MethodHandle getter(Column column) throws ReflectiveOperationException {
        String suffix = ColumnGetters.suffix(column);
        return method((has("is" + suffix) ? "is" : "get") + suffix);
    }

    /**
     * {@return the component of a column in a record: with a suffix if only an inheriting class uses the name}
     *
     * @param components the components of the record
     */
    static String component(Column column, List<String> components) {
        String name = column.javaName();
        return components.contains(name) ? name : name + "$";
    }
}
