package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything that is decided about the schemas of one run before a line is emitted. Later runs, whose schemas refer to
 * these, find here how the classes look that have been generated for them. Immutable.
 */
public final class PlannedSchemas {

    private final Map<ObjectType, ObjectNames> names;
    private final Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
    private final List<ObjectPlan> all = new ArrayList<>();
    private final Map<String, Set<String>> classes;

    private PlannedSchemas(
            SchemaSet schema,
            Map<ObjectType, ObjectNames> names,
            ClassReaders readers,
            Planner planner,
            Map<String, Set<String>> classes) {
        this.names = names;
        this.classes = classes;
        schema.types().forEach(type -> plans.put(type, planner.plan(type)));
        all.addAll(plans.values());
        readers.all().forEach((reader, generated) -> all.add(planner.plan(reader, generated)));
    }

    /**
     * Decides on the names and the layout of the classes of all schemas.
     *
     * @param others the plans of all that the schemas refer to, directly or not
     * @param defaultPackage the Java package of schemas that stand in no module
     * @param kind bean or record: what schemas become that have no class of the application
     * @param refill whether the parsers of all beans can fill an event again
     * @param lazyStrings whether string columns of beans are lazy that do not say so themselves
     * @param diagnostics knows the sources of the schema; the errors go there
     * @throws SchemaException if two schemas need the same class, or one needs what Java does not have
     */
    public static PlannedSchemas of(
            SchemaSet schema,
            List<PlannedSchemas> others,
            String defaultPackage,
            ValueKind kind,
            boolean refill,
            boolean lazyStrings,
            Diagnostics diagnostics) {
        Map<ObjectType, ObjectNames> own = Planner.names(schema, defaultPackage);
        Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
        Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
        for (PlannedSchemas other : others) {
            names.putAll(other.names);
            plans.putAll(other.plans);
        }
        names.putAll(own);
        ClassReaders readers = ClassReaders.of(own);
        QualifiedNames qualified = QualifiedNames.of(own, names, readers);
        NameRules.check(schema, names, plans, qualified, kind, diagnostics);
        if (diagnostics.hasErrors()) {
            throw new SchemaException(diagnostics);
        }
        Planner planner = new Planner(
                schema,
                new TypeMapper(names, readers),
                kind,
                refill,
                lazyStrings,
                plans,
                qualified.writtenRoots(),
                qualified.roots().keySet());
        return new PlannedSchemas(schema, own, readers, planner, classesByPackage(names, readers, qualified));
    }

    /** The simple names of all known classes, by package. */
    private static Map<String, Set<String>> classesByPackage(
            Map<ObjectType, ObjectNames> names, ClassReaders readers, QualifiedNames qualified) {
        Stream<Named> generated = Stream.concat(names.values().stream(), readers.all().values().stream())
                .flatMap(classes -> classes.all().stream());
        return Stream.concat(generated, qualified.application().stream())
                .collect(Collectors.groupingBy(
                        Named::packageName, Collectors.mapping(Named::simpleName, Collectors.toSet())));
    }

    /** The parsers of the schemas, by their class names. */
    public List<String> parsers() {
        return names.values().stream()
                .map(generated -> generated.parser().canonicalName())
                .toList();
    }

    /** The simple names of the classes that are known to be in a package, of other runs and the application too. */
    public Set<String> classes(String packageName) {
        return classes.getOrDefault(packageName, Set.of());
    }

    /** The plans of the schemas, then those of the application classes that columns hold. */
    public List<ObjectPlan> all() {
        return all;
    }
}
