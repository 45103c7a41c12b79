package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.List;
import java.util.Optional;

/**
 * Everything that is settled about one schema, or one class of the application that columns hold, before a line is
 * emitted; the generators only write it down.
 *
 * @param schema empty for a class of the application that is no schema's
 * @param kind what kind of class its events are
 * @param filled the class that the parser fills: the value class, or the builder of a record
 * @param parent the classes of the schema whose value class its own extends
 * @param supertype the classes of the schema that it inherits from, whether its value class does or not
 * @param extended whether the value class of another schema extends its own, or that of a later run may
 * @param columns in the order of the schema, those of the ancestors first
 * @param groups the same columns, 64 at a time; one empty group where there are none
 * @param columnsClass the nested class of the parser with what is known about the columns; the classes of groups have
 *     longer names
 * @param ownGroups the columns that the value class itself has, by the same groups or, in a record, as one; one empty
 *     group where there are none
 * @param keepsUndeclared whether its value class has the field for undeclared members; false where it has none, or its
 *     parent has it
 * @param aliases further names of columns
 * @param formats the formats that parser and writer declare
 * @param containers the distinct arrays, lists and typed maps of the columns, outer before inner
 * @param refills whether the parser can fill an event again
 * @param detaches whether events have lazy texts, or hold events that have
 * @param keys how the names of members in any order lead to columns by their hashes
 * @param nameSwitch how members in any order are told apart by four bytes of their names, in a schema that is not wide
 */
public record ObjectPlan(
        Optional<ObjectType> schema,
        ObjectNames names,
        ValueKind kind,
        Named filled,
        Optional<ObjectNames> parent,
        Optional<ObjectNames> supertype,
        boolean extended,
        List<ColumnPlan> columns,
        List<ColumnGroup> groups,
        List<ColumnGroup> ownGroups,
        String columnsClass,
        boolean keepsUndeclared,
        List<AliasPlan> aliases,
        List<FormatPlan> formats,
        List<Container> containers,
        boolean refills,
        boolean detaches,
        KeyMatchPlan keys,
        NameSwitchPlan nameSwitch) {

    /** The field of a JavaBean for the members that no column declares. */
    public static final String UNDECLARED_FIELD = "undeclared";

    /** The component of a record for them. */
    public static final String UNDECLARED_COMPONENT = "undeclaredMembers";

    /**
     * The method of a record's builder that removes one of them: a setter of that name might have a string parameter
     * too.
     */
    public static final String REMOVE_UNDECLARED = "removeUndeclaredMember";

    /** What kind of class the events of a schema are. */
    public enum ValueKind {
        /** A generated JavaBean. */
        BEAN,
        /** A generated record. */
        RECORD,
        /** A class of the application. */
        APPLICATION
    }

    /** Another name of a column, that is read and never written. */
    public record AliasPlan(String name, ColumnPlan column) {}

    /** Whether the columns are more than one group. */
    public boolean wide() {
        return groups.size() > 1;
    }

    /** The one group of a schema that is not wide. */
    public ColumnGroup onlyGroup() {
        return groups.get(0);
    }

    /** Whether the columns that the schema itself declares are more than one group. */
    public boolean ownWide() {
        return ownGroups.size() > 1;
    }

    /** Whether the value class has something to detach that its parent has not. */
    public boolean detachesOwn() {
        return ownColumns().stream().anyMatch(column -> column.lazy().isPresent() || column.holdsLazy());
    }

    /** The fields of the bytes in which the lazy texts of some columns lie. */
    public static List<String> sources(List<ColumnPlan> some) {
        return some.stream()
                .flatMap(column -> column.lazy().stream())
                .map(ColumnPlan.LazyText::source)
                .distinct()
                .toList();
    }

    public List<ColumnPlan> ownColumns() {
        return columns.stream().filter(column -> !column.inherited()).toList();
    }

    /** Whether it is of a schema, and not of a class of the application that columns hold. */
    public boolean ofSchema() {
        return schema.isPresent();
    }

    /** The schema, which there is wherever a value class is generated. */
    ObjectType type() {
        return schema.orElseThrow();
    }

    public String schemaName() {
        return type().name();
    }

    /** The module of the schema; empty where it is in none. */
    public String module() {
        return type().module();
    }

    /** What the schema says of itself. */
    public Optional<String> description() {
        return type().description();
    }

    /** Whether the schema inherits from one whose events keep undeclared members. */
    public boolean parentIsDynamic() {
        return type().parent().filter(ObjectType::dynamic).isPresent();
    }

    /**
     * Those of some columns that the schema itself declares, whichever class has them; none where there is no schema.
     */
    public List<ColumnPlan> declared(List<ColumnPlan> some) {
        if (schema.isEmpty()) {
            return List.of();
        }
        int first = type().parent().map(parent -> parent.allColumns().size()).orElse(0);
        return some.stream().filter(column -> column.index() >= first).toList();
    }

    public boolean dynamic() {
        return schema.map(ObjectType::dynamic).orElse(false);
    }

    /** Enums whose simple names parser and writer have as constants: they are written with their packages. */
    public List<String> hiddenEnums() {
        return columns.stream()
                .map(column -> TypeMapper.leaf(column.type()))
                .filter(EnumType.class::isInstance)
                .map(leaf -> JavaType.named(((EnumType) leaf).className()).simpleName())
                .filter(Planner::isConstant)
                .distinct()
                .toList();
    }
}
