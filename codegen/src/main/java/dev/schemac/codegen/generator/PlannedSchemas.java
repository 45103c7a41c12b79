package dev.schemac.codegen.generator;

import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything that is settled about the schemas of one run before a line is emitted. Later runs, whose schemas refer to
 * these, find here how the classes look that have been generated for them. Immutable.
 */
public final class PlannedSchemas {

    private final Map<ObjectType, ObjectNames> names;
    private final Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
    private final List<ObjectPlan> all = new ArrayList<>();

    /**
     * @param names the classes of the schemas
     * @param readers the parsers and writers of application classes that columns hold
     */
    PlannedSchemas(Schema schema, Map<ObjectType, ObjectNames> names, ClassReaders readers, Planner planner) {
        this.names = names;
        schema.types().forEach(type -> plans.put(type, planner.plan(type)));
        all.addAll(plans.values());
        readers.all().forEach((reader, classes) -> all.add(planner.plan(reader, classes)));
    }

    /** The classes of each schema, in the order of the schemas. */
    Map<ObjectType, ObjectNames> names() {
        return names;
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
