package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.ColumnPlan.Access;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Settles the columns of one schema: what they are called in its classes, and how they are reached. */
final class ColumnPlanner {

    /**
     * Static receivers in the value class besides its own parser and writer: a field of that name would hide the class.
     */
    static final Set<String> RECEIVERS = Set.of(
            "Arrays",
            "Boolean",
            "Byte",
            "Character",
            "Collections",
            "Double",
            "Float",
            "Integer",
            "JsonValues",
            "Long",
            "Objects",
            "Short");

    /** What the fields with presence bits begin with. */
    private static final String PRESENCE = "presence";

    private final ObjectType type;
    private final ValueKind kind;
    private final TypeMapper types;
    private final Planner planner;

    ColumnPlanner(ObjectType type, ValueKind kind, TypeMapper types, Planner planner) {
        this.type = type;
        this.kind = kind;
        this.types = types;
        this.planner = planner;
    }

    /**
     * The columns, those of the ancestors first.
     *
     * @param inherited those of the parent, if its value class has them
     * @param formats takes the names that the columns need, and gives them their constants
     */
    List<ColumnPlan> columns(List<ColumnPlan> inherited, ValuePlanner formats) {
        boolean parentBeside =
                type.parent().filter(parent -> planner.reaches(type, parent)).isPresent();
        List<ColumnPlan> own = kind == ValueKind.RECORD ? components() : ownColumns(inherited);
        List<ColumnPlan> all = Stream.concat(inherited.stream(), own.stream()).toList();
        all.forEach(
                column -> formats.reserve("PRIMITIVES" + column.presenceField().substring(PRESENCE.length())));
        all.forEach(column -> formats.reserveClassOf(TypeMapper.leaf(column.type())));
        List<ColumnPlan> columns = new ArrayList<>();
        for (ColumnPlan column : all) {
            Column field = column.declared();
            columns.add(new ColumnPlan(
                    column.index(),
                    field,
                    Optional.empty(),
                    column.javaType(),
                    column.field(),
                    column.accessor(),
                    formats.constant(JavaNames.constant(field.name())),
                    column.presenceField(),
                    column.index() < inherited.size(),
                    // a class of another package in between does not pass a field on
                    column.index() >= inherited.size() || column.reachable() && parentBeside
                            ? Access.FIELD
                            : Access.METHODS,
                    column.getter()));
        }
        return columns.stream()
                .map(column -> column.withFormat(formats.of(
                        TypeMapper.leaf(column.type()),
                        types,
                        column.declared().base64(),
                        column.declared().unknownConstant())))
                .toList();
    }

    /** Names of the columns that the schema declares itself; what depends on parser and writer is left out. */
    private List<ColumnPlan> ownColumns(List<ColumnPlan> inherited) {
        Set<String> taken = taken();
        List<String> fields = type.columns().stream()
                .map(field -> JavaNames.field(field.name(), taken))
                .toList();
        Set<String> allFields = inherited.stream().map(ColumnPlan::field).collect(Collectors.toSet());
        allFields.addAll(fields);
        Set<String> accessors = inherited.stream().map(ColumnPlan::accessor).collect(Collectors.toSet());
        int first = inherited.size();
        int end = first + fields.size();
        List<ColumnPlan> columns = new ArrayList<>();
        for (int index = first; index < end; index++) {
            Column field = type.columns().get(index - first);
            String javaName = fields.get(index - first);
            String accessor = JavaNames.accessorSuffix(javaName, allFields);
            while (!accessors.add(accessor)) {
                accessor = "$" + accessor;
            }
            columns.add(named(index, field, javaName, accessor, presenceField(first, end, index)));
        }
        return columns;
    }

    /** All columns under the names that they have in a record, which has no parent. */
    private List<ColumnPlan> components() {
        Set<String> taken = taken();
        List<ColumnPlan> columns = new ArrayList<>();
        for (Column field : type.allColumns()) {
            String component = JavaNames.component(field.name(), taken);
            columns.add(named(columns.size(), field, component, component, PRESENCE));
        }
        return columns;
    }

    private ColumnPlan named(int index, Column field, String javaName, String accessor, String presenceField) {
        return new ColumnPlan(
                index,
                field,
                Optional.empty(),
                types.columnType(field.type(), kind),
                javaName,
                accessor,
                "",
                presenceField,
                false,
                Access.FIELD,
                kind == ValueKind.RECORD ? accessor : "get" + accessor);
    }

    /** Each class of a line of ancestors has presence bits of its own, under another name. */
    private String presenceField(int first, int end, int index) {
        boolean several = first / ColumnGroup.SIZE != (end - 1) / ColumnGroup.SIZE;
        String group = several ? String.valueOf(index / ColumnGroup.SIZE) : "";
        int ancestors = ancestors(type).size();
        return PRESENCE + (ancestors == 0 ? group : "_" + ancestors + (several ? "_" + group : ""));
    }

    /** Names that mean something else in the value class, or in that of a schema that inherits from it. */
    private Set<String> taken() {
        Set<String> taken = new HashSet<>(RECEIVERS);
        taken.addAll(PlatformNames.PACKAGE_ROOTS);
        taken.addAll(planner.writtenRoots());
        if (kind == ValueKind.RECORD && type.dynamic()) {
            taken.add(ObjectPlan.REMOVE_UNDECLARED);
        }
        addTaken(type, taken);
        return taken;
    }

    private void addTaken(ObjectType valueClass, Set<String> taken) {
        types.names(valueClass).all().forEach(name -> taken.add(name.simpleName()));
        if (kind == ValueKind.BEAN) {
            if (valueClass.dynamic()) {
                taken.add(ObjectPlan.UNDECLARED_FIELD);
            }
            planner.children(valueClass).forEach(child -> addTaken(child, taken));
        }
    }

    /** The parent, its parent and so on. */
    private static List<ObjectType> ancestors(ObjectType type) {
        return Stream.iterate(type.parent(), Optional::isPresent, at -> at.get().parent())
                .map(Optional::get)
                .toList();
    }
}
