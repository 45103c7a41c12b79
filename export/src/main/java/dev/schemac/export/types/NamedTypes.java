package dev.schemac.export.types;

import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The schemas, classes and enums that have a declaration of their own, in the order of their first use, with names. */
public final class NamedTypes {
    private final Map<ValueType, String> names = new LinkedHashMap<>();
    private final String module;

    public NamedTypes(List<ObjectType> wanted, UniqueNames free) {
        Set<ValueType> found =
                reached(wanted, type -> type.union().map(ObjectMembers::schemas).orElse(Set.of()));
        found.forEach(type -> names.put(type, free.free(UniqueNames.identifier(simpleName(type)))));
        Set<String> modules = new LinkedHashSet<>();
        found.stream().filter(ObjectType.class::isInstance).forEach(type -> modules.add(((ObjectType) type).module()));
        module = modules.size() == 1 ? modules.iterator().next() : "";
    }

    /** Returns the module of all schemas; {@code ""} if they are of several ones or of none. */
    public String module() {
        return module;
    }

    public String name(ValueType type) {
        return names.get(type);
    }

    public Collection<ValueType> types() {
        return names.keySet();
    }

    /** Returns the name without the package of a class of the application. */
    public static String simpleName(ValueType type) {
        String name = type.toString();
        boolean ofClass = type instanceof ClassType || type instanceof EnumType constants && !constants.generated();
        return ofClass ? name.substring(name.lastIndexOf('.') + 1) : name;
    }

    /**
     * Returns the wanted schemas, and the schemas, classes and enums that they refer to.
     *
     * @param subtypes returns the schemas to which a union refers; none for other schemas
     */
    public static Set<ValueType> reached(List<ObjectType> wanted, Function<ObjectType, Set<ObjectType>> subtypes) {
        Set<ValueType> found = new LinkedHashSet<>(wanted);
        Deque<ValueType> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            ValueType type = open.remove();
            Stream<ObjectType> below =
                    type instanceof ObjectType schema ? subtypes.apply(schema).stream() : Stream.of();
            Stream.concat(
                            below,
                            columns(type).stream().map(column -> column.type().leaf()))
                    .filter(NamedTypes::isDeclared)
                    .filter(found::add)
                    .forEach(open::add);
        }
        return found;
    }

    private static boolean isDeclared(ValueType type) {
        return type instanceof ObjectType || type instanceof ClassType || type instanceof EnumType;
    }

    /** Returns the columns of a type that has a declaration of its own. An enum has none. */
    public static List<Column> columns(ValueType type) {
        if (type instanceof ObjectType schema) {
            return schema.allColumns();
        }
        return type instanceof ClassType application ? application.columns() : List.of();
    }
}
