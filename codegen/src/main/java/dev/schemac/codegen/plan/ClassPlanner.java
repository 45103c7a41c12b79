package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.ColumnPlan.Access;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ClassType.Property;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Settles parser and writer of application classes: those in the place of value classes, and those columns hold. */
final class ClassPlanner {

    /** The variables of a writer beside those that hold what a getter gave. */
    private static final Set<String> VARIABLES = Set.of("value", "out");

    private final Planner planner;
    private final TypeMapper types;
    private final Set<String> writtenRoots;

    /** @param writtenRoots first parts of packages that code has to write out: no variable may hide them */
    ClassPlanner(Planner planner, TypeMapper types, Set<String> writtenRoots) {
        this.planner = planner;
        this.writtenRoots = writtenRoots;
        this.types = types;
    }

    /** The plan of a schema that has a class of its own. */
    ObjectPlan schema(ObjectType type) {
        return plan(Optional.of(type), type.providedClass().orElseThrow(), types.names(type), type.columns());
    }

    /** The plan of a class that columns hold. */
    ObjectPlan reader(ClassType type, ObjectNames names) {
        return plan(Optional.empty(), type, names, type.columns());
    }

    private ObjectPlan plan(Optional<ObjectType> schema, ClassType type, ObjectNames names, List<Column> members) {
        ValuePlanner formats = planner.formats();
        List<ColumnPlan> columns = columns(type, members, formats);
        return planner.plan(schema, names, ValueKind.APPLICATION, names.value(), columns, formats);
    }

    private List<ColumnPlan> columns(ClassType type, List<Column> members, ValuePlanner formats) {
        members.forEach(member -> formats.reserveClassOf(TypeMapper.leaf(member.type())));
        Set<String> taken = new HashSet<>(VARIABLES);
        taken.addAll(ColumnPlanner.RECEIVERS);
        taken.addAll(writtenRoots);
        List<String> constants = members.stream()
                .map(member -> formats.constant(JavaNames.constant(member.name())))
                .toList();
        List<ColumnPlan> columns = new ArrayList<>();
        for (Column member : members) {
            Property property = type.property(member.name()).orElseThrow();
            String name = member.name();
            boolean isField = property.access() == ClassType.Access.FIELD;
            columns.add(new ColumnPlan(
                    columns.size(),
                    member,
                    formats.of(TypeMapper.leaf(member.type()), types, member.base64(), member.unknownConstant()),
                    javaType(member, property),
                    isField ? name : JavaNames.field(name, taken),
                    Character.toUpperCase(name.charAt(0)) + name.substring(1),
                    constants.get(columns.size()),
                    "",
                    false,
                    isField ? Access.FIELD : Access.APPLICATION_METHODS,
                    property.readable() ? property.getter().orElse("") : ""));
        }
        return columns;
    }

    private static JavaType javaType(Column member, Property property) {
        return member.type() == UntypedType.NULL ? JavaType.OBJECT : JavaType.spelled(property.javaType());
    }
}
