package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The classes that read and write application classes in columns. Each package has its own, package-private ones. So
 * packages can be generated one by one, and the packages of the application stay unchanged.
 */
final class ClassReaders {

    /** An application class, with the package that reads and writes it. */
    record Key(String packageName, ClassType type) {}

    private final Map<Key, ObjectNames> readers = new LinkedHashMap<>();
    private final Set<String> taken = new HashSet<>();

    private ClassReaders() {}

    /** Returns the readers of all classes in columns, and in properties of other classes. */
    static ClassReaders of(Map<ObjectType, ObjectNames> schemas) {
        ClassReaders readers = new ClassReaders();
        schemas.values().forEach(classes -> classes.all().forEach(readers::take));
        schemas.forEach((type, classes) ->
                type.allColumns().forEach(column -> readers.add(classes.packageName(), column.type())));
        return readers;
    }

    private void add(String packageName, ValueType type) {
        if (type.leaf() instanceof ClassType application) {
            Key key = new Key(packageName, application);
            if (!readers.containsKey(key)) {
                readers.put(key, names(packageName, application));
                application.columns().stream().map(Column::type).forEach(property -> add(packageName, property));
            }
        }
    }

    /**
     * Returns {@code PointParser} for {@code com.acme.Point}; {@code AcmePointParser} if another class has that name.
     */
    private ObjectNames names(String packageName, ClassType type) {
        String[] parts = type.className().split("\\.");
        Named value = JavaType.named(type.className());
        String name = "";
        for (int i = parts.length - 1; i >= 0; i--) {
            name = Character.toUpperCase(parts[i].charAt(0)) + parts[i].substring(1) + name;
            ObjectNames names = ObjectNames.ofApplication(value, packageName, name);
            if (isFree(names)) {
                return names;
            }
        }
        ObjectNames names = ObjectNames.ofApplication(value, packageName, name += "$");
        while (!isFree(names)) {
            names = ObjectNames.ofApplication(value, packageName, name += "$");
        }
        return names;
    }

    private boolean isFree(ObjectNames names) {
        boolean free = names.all().stream().noneMatch(name -> taken.contains(folded(name)));
        if (free) {
            names.all().forEach(this::take);
        }
        return free;
    }

    private void take(Named name) {
        taken.add(folded(name));
    }

    /** Compares names like case-insensitive file systems. */
    private static String folded(Named name) {
        return name.canonicalName().toLowerCase(Locale.ROOT);
    }

    /** Returns all readers, in the order of the schemas and of their columns. */
    Map<Key, ObjectNames> all() {
        return readers;
    }

    /** Returns the classes that read and write an application class in a package. */
    ObjectNames of(String packageName, ClassType type) {
        return readers.get(new Key(packageName, type));
    }
}
