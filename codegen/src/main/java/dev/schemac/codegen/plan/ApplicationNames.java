package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.ArrayOf;
import dev.schemac.codegen.plan.JavaType.Generic;
import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The classes that the schemas of one run name: of the application, or of the JDK beyond what all generated code uses. */
final class ApplicationNames {

    private final Set<Named> classes = new LinkedHashSet<>();
    private final Set<Named> qualified = new LinkedHashSet<>();

    private ApplicationNames() {}

    /** @param readers the classes generated for those of the application */
    static ApplicationNames of(Map<ObjectType, ObjectNames> schemas, ClassReaders readers) {
        ApplicationNames names = new ApplicationNames();
        schemas.keySet().forEach(schema -> {
            schema.providedClass().ifPresent(own -> names.add(JavaType.named(own.className())));
            schema.columns().stream().map(Column::type).forEach(names::add);
        });
        readers.all().keySet().forEach(reader -> names.add(reader.type()));
        Set<String> seen = new HashSet<>();
        schemas.values().forEach(classes -> classes.all().forEach(name -> seen.add(name.simpleName())));
        readers.all().values().forEach(classes -> classes.all().forEach(name -> seen.add(name.simpleName())));
        names.classes.stream()
                .filter(name -> !seen.add(name.simpleName()) || PlatformNames.isInUsedPackage(name.simpleName()))
                .forEach(names.qualified::add);
        return names;
    }

    private void add(ValueType type) {
        ValueType leaf = TypeMapper.leaf(type);
        if (leaf instanceof EnumType constants) {
            add(JavaType.named(constants.className()));
        } else if (leaf instanceof AdaptedType adapted) {
            add(JavaType.named(adapted.adapterClassName()));
            add(JavaType.spelled(adapted.className()));
        } else if (leaf instanceof ClassType application && add(JavaType.named(application.className()))) {
            application.columns().forEach(member -> add(member.type()));
        }
    }

    private boolean add(JavaType type) {
        if (type instanceof ArrayOf array) {
            return add(array.component());
        } else if (type instanceof Generic generic) {
            generic.arguments().forEach(this::add);
            return add(generic.raw());
        }
        return type instanceof Named name && !PlatformNames.isInUsedPackage(name) && classes.add(name);
    }

    /** All of them. */
    Set<Named> classes() {
        return classes;
    }

    /** Those that share their simple name with another class, so that code has to name them with their packages. */
    Set<Named> qualified() {
        return qualified;
    }

    /** The first parts of the packages that code has to write out. */
    Set<String> writtenRoots() {
        return qualified.stream().map(QualifiedNames::root).collect(Collectors.toSet());
    }

    /** Their packages, and classes around nested ones. */
    Set<String> packages() {
        return classes.stream().map(Named::packageName).collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
