package dev.schemac.codegen.generator;

import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Schema;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Everything that is settled about the schemas of one run before a line is emitted. Later runs, whose schemas refer to
 * these, find here how the classes look that have been generated for them. Immutable.
 */
public final class PlannedSchemas {

    private final Map<ObjectType, ObjectNames> names;
    private final Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();

    /**
     * @param names the classes of the schemas, and of those of {@code others}
     * @param others the plans of the schemas that these refer to
     */
    PlannedSchemas(
            Schema schema, Map<ObjectType, ObjectNames> names, ValueStyle style, Map<ObjectType, ObjectPlan> others) {
        this.names = new LinkedHashMap<>();
        schema.types().forEach(type -> this.names.put(type, names.get(type)));
        Planner planner = new Planner(schema, new TypeMapper(names), style, others);
        schema.types().forEach(type -> plans.put(type, planner.plan(type)));
    }

    /** The classes of each schema, in the order of the schemas. */
    Map<ObjectType, ObjectNames> names() {
        return names;
    }

    /** In the order of the schemas. */
    Map<ObjectType, ObjectPlan> plans() {
        return plans;
    }
}
