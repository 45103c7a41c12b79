package dev.schemac.flink;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The methods of a generated class that belong to its columns. Their names follow from the names of the columns, as the
 * generator derives them.
 */
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

    /**
     * {@return what follows {@code get}, {@code set}, {@code has} and {@code clear} in a bean, for each of its columns}
     */
    static List<String> suffixes(EventType<?> eventType) {
        List<String> suffixes = new ArrayList<>();
        addSuffixes(eventType, suffixes, new HashSet<>());
        return suffixes;
    }

    /** @param fields those of the class and the classes that it extends */
    private static void addSuffixes(EventType<?> eventType, List<String> suffixes, Set<String> fields) {
        eventType.supertype().ifPresent(parent -> addSuffixes(parent, suffixes, fields));
        Set<String> declared = Arrays.stream(eventType.type().getDeclaredFields())
                .map(Field::getName)
                .collect(Collectors.toUnmodifiableSet());
        List<String> own = new ArrayList<>();
        for (Column column :
                eventType.columns().subList(suffixes.size(), eventType.columns().size())) {
            own.add(field(column.name(), declared));
        }
        fields.addAll(own);
        for (String field : own) {
            char first = field.charAt(0);
            String rest = field.substring(1);
            boolean hasTwin = Character.isUpperCase(first) && fields.contains(Character.toLowerCase(first) + rest);
            String suffix = hasTwin ? "$" + field : Character.toUpperCase(first) + rest;
            while (suffixes.contains(suffix)) {
                suffix = "$" + suffix;
            }
            suffixes.add(suffix);
        }
    }

    /**
     * {@return the field of a column, or its component: marked where the plain name means something else}
     *
     * @param declared the fields of the class
     */
    static String field(String column, Collection<String> declared) {
        StringBuilder name = new StringBuilder();
        column.codePoints().forEach(c -> {
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            boolean digit = c >= '0' && c <= '9' && !name.isEmpty();
            if (letter || digit) {
                name.appendCodePoint(c);
            } else {
                name.append('$').append(Integer.toHexString(c)).append('$');
            }
        });
        String marked = name + "$";
        return column.isEmpty() || declared.contains(marked) ? marked : name.toString();
    }
}
