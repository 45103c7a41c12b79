package dev.schemac.codegen;

import dev.schemac.runtime.JsonEvent;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

/** Uses classes that are compiled in memory. Their exceptions are thrown unchanged. */
public final class Reflected {
    private Reflected() {}

    /** A bean without values. */
    public static JsonEvent create(Class<?> bean) {
        try {
            return (JsonEvent) bean.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(bean.getName(), e);
        }
    }

    /** The builder of a record. */
    public static Object builder(Class<?> type) {
        return invoke(method(type, "builder", 0), null);
    }

    /** Calls the methods of a builder, and then {@code build}. */
    public static JsonEvent build(Object builder, Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            call(builder, (String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return (JsonEvent) call(builder, "build");
    }

    /** A record of the values of all its components. */
    public static JsonEvent record(Class<?> type, Object... components) {
        try {
            return (JsonEvent) type.getConstructors()[0].newInstance(components);
        } catch (InvocationTargetException e) {
            throw cause(e);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(type.getName(), e);
        }
    }

    public static Object call(Object target, String method, Object... arguments) {
        return invoke(method(target.getClass(), method, arguments.length), target, arguments);
    }

    /** Calls the setter of a bean. */
    public static void set(Object bean, String property, Object value) {
        call(bean, "set" + Character.toUpperCase(property.charAt(0)) + property.substring(1), value);
    }

    private static Method method(Class<?> type, String name, int parameters) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == parameters)
                .findFirst()
                .orElseThrow(() -> new AssertionError(type.getName() + " has no method " + name));
    }

    private static Object invoke(Method method, Object target, Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw cause(e);
        } catch (IllegalAccessException e) {
            throw new AssertionError(method.getName(), e);
        }
    }

    private static RuntimeException cause(InvocationTargetException e) {
        if (e.getCause() instanceof RuntimeException cause) {
            return cause;
        }
        throw new AssertionError(e.getCause());
    }
}
