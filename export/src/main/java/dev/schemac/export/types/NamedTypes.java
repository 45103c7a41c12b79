package dev.schemac.export.types;

import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
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

/** The schemas, classes and enums that have a declaration of their own, in the order of their first use, with names. */
public final class NamedTypes {
    private final Map<ValueType, String> names = new LinkedHashMap<>();
    private final String module;

    public NamedTypes(List<ObjectType> wanted, UniqueNames free) {
        Set<ValueType> found = reached(wanted);
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

    private static String simpleName(ValueType type) {
        String name = type.toString();
        boolean ofClass = type instanceof ClassType || type instanceof EnumType constants && !constants.generated();
        return ofClass ? name.substring(name.lastIndexOf('.') + 1) : name;
    }

    private static Set<ValueType> reached(List<ObjectType> wanted) {
        Set<ValueType> found = new LinkedHashSet<>(wanted);
        Deque<ValueType> open = new ArrayDeque<>(found);
        while (!open.isEmpty()) {
            ValueType type = open.remove();
            if (type instanceof ObjectType schema && schema.union().isPresent()) {
                Union union = schema.union().get();
                ObjectMembers.schemas(union).forEach(each -> add(each, found, open));
            }
            for (Column column : columns(type)) {
                ValueType leaf = column.type().leaf();
                if (leaf instanceof ObjectType || leaf instanceof ClassType || leaf instanceof EnumType) {
                    add(leaf, found, open);
                }
            }
        }
        return found;
    }

    /** Returns the columns of a type that has a declaration of its own. An enum has none. */
    public static List<Column> columns(ValueType type) {
        if (type instanceof ObjectType schema) {
            return schema.allColumns();
        }
        return type instanceof ClassType application ? application.columns() : List.of();
    }

    private static void add(ValueType type, Set<ValueType> found, Deque<ValueType> open) {
        if (found.add(type)) {
            open.add(type);
        }
    }
}
