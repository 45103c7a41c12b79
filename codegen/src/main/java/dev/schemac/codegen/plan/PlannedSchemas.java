package dev.schemac.codegen.plan;

import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything that is settled about the schemas of one run before a line is emitted. Later runs, whose schemas refer to
 * these, find here how the classes look that have been generated for them. Immutable.
 */
public final class PlannedSchemas {

    private final Map<ObjectType, ObjectNames> names;
    private final Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
    private final List<ObjectPlan> all = new ArrayList<>();
    private final Map<String, Set<String>> classes;

    /**
     * @param names the classes of the schemas
     * @param readers the parsers and writers of application classes that columns hold
     * @param classes simple names of classes, of other runs and the application too, by package
     */
    PlannedSchemas(
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

    /** The classes of each schema, in the order of the schemas. */
    Map<ObjectType, ObjectNames> names() {
        return names;
    }

    /** The simple names of the classes that are known to be in a package. */
    Set<String> classes(String packageName) {
        return classes.getOrDefault(packageName, Set.of());
    }

    /** In the order of the schemas. */
    Map<ObjectType, ObjectPlan> plans() {
        return plans;
    }

    /** The plans of the schemas, then those of the application classes that columns hold. */
    List<ObjectPlan> all() {
        return all;
    }
}
