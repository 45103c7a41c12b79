package dev.schemac.flink;

import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

/** Which records can never change, nor anything they hold: their copies are they themselves. */
final class ImmutableRecords {
    /** Packages of the JDK whose classes are all immutable. */
    private static final Set<String> PACKAGES = Set.of("java.math", "java.time");

    private ImmutableRecords() {}

    /** {@return whether the class is a record of scalars, enum constants and such records} */
    static boolean contain(Class<?> type) {
        return contain(type, new HashSet<>());
    }

    /** @param known records that have been looked at, or are being looked at */
    private static boolean contain(Class<?> type, Set<Class<?>> known) {
        if (!type.isRecord()) {
            return false;
        }
        if (known.add(type)) {
            for (RecordComponent component : type.getRecordComponents()) {
                Class<?> held = component.getType();
                if (!isScalar(held) && !held.isEnum() && !contain(held, known)) {
                    return false;
                }
            }
        }
        return true;
    }

    static boolean isScalar(Class<?> type) {
        boolean boxedOrPrimitive =
                MethodType.methodType(type).unwrap().returnType().isPrimitive();
        return boxedOrPrimitive
                || PACKAGES.contains(type.getPackageName())
                || type == String.class
                || type == UUID.class
                || type == URI.class;
    }
}
