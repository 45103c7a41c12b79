package dev.schemac.flink.internal.binary;

import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** Finds records whose content is immutable. Such a record is its own copy. */
public final class ImmutableRecords {
    /** Packages of the JDK whose classes are all immutable. */
    private static final Set<String> PACKAGES = Set.of("java.math", "java.time");

    private ImmutableRecords() {}

    /**
     * {@return whether the class is a record of scalars, enum constants and such records, and of lists and maps of these
     * which it copies}
     */
    public static boolean contain(Class<?> type) {
        return contain(type, new HashSet<>());
    }

    /** @param known records that have been checked, or are being checked */
    private static boolean contain(Class<?> type, Set<Class<?>> known) {
        if (!type.isRecord()) {
            return false;
        }
        if (known.add(type)) {
            for (RecordComponent component : type.getRecordComponents()) {
                if (!isImmutable(component.getGenericType(), known)) {
                    return false;
                }
            }
            return copiesCollections(type);
        }
        return true;
    }

    private static boolean isImmutable(Type type, Set<Class<?>> known) {
        if (type instanceof ParameterizedType generic) {
            return isCollection(generic.getRawType())
                    && Stream.of(generic.getActualTypeArguments()).allMatch(held -> isImmutable(held, known));
        }
        return type instanceof Class<?> held && (isScalar(held) || held.isEnum() || contain(held, known));
    }

    private static boolean isCollection(Type type) {
        return type == List.class || type == Map.class;
    }

    /** Whether a record does not keep the lists and maps that it is given, which is tried. */
    private static boolean copiesCollections(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        if (Stream.of(types).noneMatch(ImmutableRecords::isCollection)) {
            return true;
        }
        Object[] given = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            if (types[i] == List.class) {
                given[i] = new ArrayList<>();
            } else if (types[i] == Map.class) {
                given[i] = new LinkedHashMap<>();
            } else if (types[i].isPrimitive()) {
                given[i] = Array.get(Array.newInstance(types[i], 1), 0);
            }
        }
        try {
            Object made = type.getDeclaredConstructor(types).newInstance(given);
            for (int i = 0; i < types.length; i++) {
                if (isCollection(types[i]) && components[i].getAccessor().invoke(made) == given[i]) {
                    return false;
                }
            }
            return true;
        } catch (ReflectiveOperationException e) {
            return false; // an application record that rejects such values, or one of another origin
        }
    }

    public static boolean isScalar(Class<?> type) {
        boolean boxedOrPrimitive =
                MethodType.methodType(type).unwrap().returnType().isPrimitive();
        return boxedOrPrimitive
                || PACKAGES.contains(type.getPackageName())
                || type == String.class
                || type == UUID.class
                || type == URI.class;
    }
}
