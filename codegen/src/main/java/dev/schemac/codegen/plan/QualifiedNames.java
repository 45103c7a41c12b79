package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.ArrayOf;
import dev.schemac.codegen.names.JavaType.Generic;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.PlatformNames;
import dev.schemac.codegen.plan.EnumPlan.EnumClasses;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Collects the classes that the schemas of one run name. Generated code must write some of them with their packages,
 * because another class has the same simple name. Hiding the first part of such a package would change the meaning of the
 * code.
 */
final class QualifiedNames {

    /** Classes of the application, or of the JDK beyond those of all generated code, and enums of schema files. */
    private final Set<Named> application = new LinkedHashSet<>();

    /** The classes of {@link #application} that share their simple name with another class. */
    private final Set<Named> qualified = new LinkedHashSet<>();

    /** All classes by their simple names, each with its name in messages. */
    private final Map<String, Map<Named, String>> classes = new LinkedHashMap<>();

    /** First parts of packages, each with the class that needs it. */
    private final Map<String, String> roots = new LinkedHashMap<>();

    /** The packages of {@link #application}, and the outer classes of nested ones. */
    private final Set<String> packages = new LinkedHashSet<>();

    private final EnumClasses enums;

    private QualifiedNames(EnumClasses enums) {
        this.enums = enums;
    }

    /**
     * @param own the classes of the schemas of this run
     * @param schemas these classes, and the classes of schemas of other runs
     * @param ownEnums the enums of this run
     * @param enums these enums, and all others
     * @param readers the classes generated for application classes
     */
    static QualifiedNames of(
            Map<ObjectType, ObjectNames> own,
            Map<ObjectType, ObjectNames> schemas,
            EnumClasses ownEnums,
            EnumClasses enums,
            ClassReaders readers) {
        QualifiedNames names = new QualifiedNames(enums);
        own.keySet().forEach(schema -> {
            schema.providedClass().ifPresent(provided -> names.add(JavaType.named(provided.className())));
            schema.columns().stream().map(Column::type).forEach(names::add);
            schema.traits().interfaces().forEach(each -> names.add(JavaType.named(each.className())));
            schema.traits().annotations().forEach(each -> names.add(JavaType.named(each)));
        });
        ownEnums.generated().keySet().forEach(names::add);
        readers.all().keySet().forEach(reader -> names.add(reader.type()));
        names.application.stream().map(Named::packageName).forEach(names.packages::add);
        names.settleApplication(own, readers);
        schemas.forEach((type, generated) -> generated
                .all()
                .forEach(name -> names.describe(name, "schema '%s' (%s)".formatted(type.name(), type.location()))));
        readers.all().values().forEach(generated -> generated.all().forEach(names::describe));
        names.application.forEach(names::describe);
        names.classes.forEach(names::settle);
        return names;
    }

    private void add(ValueType type) {
        ValueType leaf = type.leaf();
        if (leaf instanceof EnumType constants) {
            add(enums.of(constants));
        } else if (leaf instanceof AdaptedType adapted) {
            add(JavaType.named(adapted.adapterClassName()));
            add(JavaType.of(adapted.javaType()));
        } else if (leaf instanceof ClassType provided && add(JavaType.named(provided.className()))) {
            provided.columns().forEach(member -> add(member.type()));
        }
    }

    private boolean add(JavaType type) {
        if (type instanceof ArrayOf array) {
            return add(array.component());
        } else if (type instanceof Generic generic) {
            generic.arguments().forEach(this::add);
            return add(generic.raw());
        }
        return type instanceof Named name && !PlatformNames.isInUsedPackage(name) && application.add(name);
    }

    private void settleApplication(Map<ObjectType, ObjectNames> own, ClassReaders readers) {
        Set<String> seen = new HashSet<>();
        own.values().forEach(generated -> generated.all().forEach(name -> seen.add(name.simpleName())));
        readers.all().values().forEach(generated -> generated.all().forEach(name -> seen.add(name.simpleName())));
        application.stream()
                .filter(name -> !seen.add(name.simpleName()) || PlatformNames.isInUsedPackage(name.simpleName()))
                .forEach(qualified::add);
    }

    private void describe(Named name) {
        describe(name, "class '" + name.canonicalName() + "'");
    }

    private void describe(Named name, String description) {
        classes.computeIfAbsent(name.simpleName(), key -> new LinkedHashMap<>()).putIfAbsent(name, description);
    }

    private void settle(String simpleName, Map<Named, String> sharing) {
        boolean used = PlatformNames.isInUsedPackage(simpleName);
        if (sharing.size() == 1 && !used && !GeneratedNames.isMember(simpleName)) {
            return;
        }
        List<String> descriptions = new ArrayList<>(sharing.values());
        String last = descriptions.get(descriptions.size() - 1);
        sharing.keySet().stream()
                .filter(name -> !name.packageName().isEmpty())
                .forEach(name -> roots.putIfAbsent(root(name), last));
        if (used) {
            PlatformNames.PACKAGE_ROOTS.forEach(root -> roots.putIfAbsent(root, last));
        }
    }

    /** Returns the classes that the schemas name. */
    Set<Named> application() {
        return application;
    }

    /** Returns the classes of {@link #application} that code must write with their packages. */
    Set<Named> qualified() {
        return qualified;
    }

    /** Returns the first parts of the packages of {@link #qualified}. */
    Set<String> writtenRoots() {
        return qualified.stream().map(QualifiedNames::root).collect(Collectors.toSet());
    }

    /** Returns the packages of {@link #application}, and the outer classes of nested ones. */
    Set<String> packages() {
        return packages;
    }

    /** Returns first parts of packages that code may write, each with the ambiguous class. */
    Map<String, String> roots() {
        return roots;
    }

    /** Returns whether code that names all of these must write the package of one of them. */
    boolean isShared(Named name, Set<Named> others) {
        return PlatformNames.isInUsedPackage(name.simpleName())
                || others.stream()
                        .anyMatch(other ->
                                !other.equals(name) && other.simpleName().equals(name.simpleName()));
    }

    /** Returns the first part of the package of a class. */
    static String root(Named name) {
        return name.packageName().split("\\.")[0];
    }
}
