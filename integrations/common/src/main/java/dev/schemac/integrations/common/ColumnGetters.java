package dev.schemac.integrations.common;

import dev.schemac.runtime.EventType.Column;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Converts the columns of a generated class to the fields of a row. Getters, conversions and the setter of rows are
 * combined to method handles, which the JVM compiles like straight code. Objects with one interface for all columns
 * would be calls that it cannot inline.
 */
public final class ColumnGetters {
    private static final MethodHandles.Lookup PUBLIC = MethodHandles.publicLookup();

    private static final MethodHandle OR_NULL;

    static {
        try {
            OR_NULL = MethodHandles.lookup()
                    .findStatic(ColumnGetters.class, "orNull", MethodType.methodType(Object.class, Optional.class));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** How many columns one handle converts. */
    private static final int GROUP = 16;

    private final Class<?> type;
    private final MethodHandle set;
    private final List<MethodHandle> steps = new ArrayList<>();

    /**
     * Begins without columns.
     *
     * @param type a generated class
     * @param set sets a field: (row, index, value)
     */
    public ColumnGetters(Class<?> type, MethodHandle set) {
        this.type = type;
        this.set = set;
    }

    /**
     * Adds a column.
     *
     * @param column the column of the class; null for a field whose value is always null
     * @param convert from the value, or null, to the value of the row; a parameter of type {@code String} or {@code Object}
     * @param index of the field
     * @throws IllegalStateException if the class is not a generated one
     */
    public void add(Column column, MethodHandle convert, int index) {
        steps.add(step(column, convert, set, index));
    }

    /** Does the same as {@link #add} with another setter, whose values can be of any type. */
    public void add(Column column, MethodHandle convert, MethodHandle setter, int index) {
        steps.add(step(column, convert, setter, index));
    }

    /**
     * Adds a column whose values are of a primitive type. No object is made for a value.
     *
     * @param setPrimitive sets a field to a value of {@link #valueType}: (row, index, value)
     * @param convert as for {@link #add}; converts null only
     */
    public void addPrimitive(Column column, MethodHandle setPrimitive, MethodHandle convert, int index) {
        MethodHandle setter = MethodHandles.insertArguments(setPrimitive, 1, index);
        Class<?> row = setter.type().parameterType(0);
        MethodType once = MethodType.methodType(void.class, row, Object.class);
        MethodHandle present =
                MethodHandles.collectArguments(setter, 1, getter(column)).asType(once);
        steps.add(has(column)
                .map(has -> MethodHandles.guardWithTest(
                        MethodHandles.dropArguments(
                                has.asType(MethodType.methodType(boolean.class, Object.class)), 0, row),
                        present,
                        step(null, convert, set, index)))
                .orElse(present));
    }

    private MethodHandle step(Column column, MethodHandle convert, MethodHandle set, int index) {
        MethodHandle value = column == null
                ? MethodHandles.dropArguments(
                        MethodHandles.constant(convert.type().parameterType(0), null), 0, type)
                : value(column).asType(MethodType.methodType(convert.type().parameterType(0), type));
        MethodHandle converted = MethodHandles.filterReturnValue(value, convert);
        MethodHandle setter = MethodHandles.insertArguments(set, 1, index);
        MethodType once = MethodType.methodType(void.class, setter.type().parameterType(0), Object.class);
        return MethodHandles.collectArguments(
                        setter,
                        1,
                        converted.asType(
                                converted.type().changeReturnType(setter.type().parameterType(1))))
                .asType(once);
    }

    /** {@return the type that the getter of a column returns} */
    public Class<?> valueType(Column column) {
        return getter(column).type().returnType();
    }

    /** {@return handles that together set all fields: (row, event), where the event is an {@code Object}} */
    public MethodHandle[] handles() {
        List<MethodHandle> groups = new ArrayList<>();
        for (int from = 0; from < steps.size(); from += GROUP) {
            int last = Math.min(from + GROUP, steps.size()) - 1;
            MethodHandle group = steps.get(last);
            for (int i = last - 1; i >= from; i--) {
                group = MethodHandles.foldArguments(group, steps.get(i));
            }
            groups.add(group);
        }
        return groups.toArray(MethodHandle[]::new);
    }

    /** Returns the value of a column, or null without one. */
    private MethodHandle value(Column column) {
        MethodHandle get = getter(column);
        if (!get.type().returnType().isPrimitive()) {
            return get;
        }
        MethodHandle boxed = get.asType(get.type().changeReturnType(Object.class));
        MethodHandle nothing = MethodHandles.dropArguments(MethodHandles.constant(Object.class, null), 0, type);
        return has(column)
                .map(has -> MethodHandles.guardWithTest(has, boxed, nothing))
                .orElse(boxed);
    }

    /** Returns the method that reports whether a primitive value is present, if there is one. */
    private Optional<MethodHandle> has(Column column) {
        return method("has" + suffix(column));
    }

    private MethodHandle getter(Column column) {
        MethodHandle get = (type.isRecord() ? component(column) : property(column))
                .orElseThrow(() -> new IllegalStateException("class " + type.getName() + " is not a generated one"));
        return type.isRecord() && column.keepsNull() ? MethodHandles.filterReturnValue(get, OR_NULL) : get;
    }

    /** Returns the value of a component that distinguishes null from an absent member. */
    private static Object orNull(Optional<?> value) {
        return value == null ? null : value.orElse(null);
    }

    /** A component has a suffix if only an inheriting class uses the name. */
    private Optional<MethodHandle> component(Column column) {
        boolean plain = Stream.of(type.getRecordComponents())
                .anyMatch(component -> component.getName().equals(column.javaName()));
        return method(plain ? column.javaName() : column.javaName() + "$");
    }

    private Optional<MethodHandle> property(Column column) {
        return method("is" + suffix(column)).or(() -> method("get" + suffix(column)));
    }

    /** {@return the part of a name after {@code get} and {@code has} in a bean} */
    public static String suffix(Column column) {
        String name = column.javaName();
        return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private Optional<MethodHandle> method(String name) {
        return Stream.of(type.getMethods())
                .filter(each -> each.getName().equals(name) && each.getParameterCount() == 0)
                .findFirst()
                .map(each -> {
                    try {
                        MethodHandle method = PUBLIC.unreflect(each);
                        return method.asType(method.type().changeParameterType(0, type));
                    } catch (IllegalAccessException e) {
                        throw new IllegalStateException("generated methods are public", e);
                    }
                });
    }
}
