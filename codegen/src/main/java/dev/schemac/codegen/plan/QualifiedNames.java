package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.dsl.model.ObjectType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes that generated code may have to name with their packages, because another one has the same simple name. Whatever
 * hides the first part of such a package would make the code mean something else.
 */
final class QualifiedNames {

    /** By simple name, each class with how messages call it. */
    private final Map<String, Map<Named, String>> classes = new LinkedHashMap<>();

    /** First parts of packages, each with the class for which it is needed. */
    private final Map<String, String> roots = new LinkedHashMap<>();

    private QualifiedNames() {}

    /**
     * @param schemas the classes of the schemas, of other runs too
     * @param readers the classes generated for those of the application
     * @param application the classes that the schemas name
     */
    static QualifiedNames of(Map<ObjectType, ObjectNames> schemas, ClassReaders readers, ApplicationNames application) {
        QualifiedNames names = new QualifiedNames();
        schemas.forEach((type, generated) -> generated
                .all()
                .forEach(name -> names.add(name, "schema '%s' (%s)".formatted(type.name(), type.location()))));
        readers.all().values().forEach(generated -> generated.all().forEach(names::addClass));
        application.classes().forEach(names::addClass);
        names.classes.forEach(names::settle);
        return names;
    }

    private void addClass(Named name) {
        add(name, "class '" + name.canonicalName() + "'");
    }

    private void add(Named name, String description) {
        classes.computeIfAbsent(name.simpleName(), key -> new LinkedHashMap<>()).putIfAbsent(name, description);
    }

    private void settle(String simpleName, Map<Named, String> sharing) {
        boolean used = PlatformNames.isInUsedPackage(simpleName);
        if (sharing.size() == 1 && !used && !Planner.isMember(simpleName)) {
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

    /** First parts of packages that may be written, each with the class that has to be told from another one. */
    Map<String, String> roots() {
        return roots;
    }

    /** Whether code that names all of these has to write the package of one of them. */
    boolean isShared(Named name, Set<Named> others) {
        return PlatformNames.isInUsedPackage(name.simpleName())
                || others.stream()
                        .anyMatch(other ->
                                !other.equals(name) && other.simpleName().equals(name.simpleName()));
    }

    /** The first part of the package of a class. */
    static String root(Named name) {
        return name.packageName().split("\\.")[0];
    }
}
