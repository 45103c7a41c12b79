package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType.ArrayOf;
import dev.schemac.codegen.names.JavaType.Generic;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.JavaType.Nullable;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Union;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything that is settled about one schema, or one class of the application that columns hold, before a line is
 * emitted; the generators only write it down.
 *
 * @param schema empty for a class of the application that is no schema's
 * @param kind what kind of class its events are
 * @param naming how the columns that the schema declares are named
 * @param collections what arrays are in Java in these columns
 * @param nullMarked whether the value class says by JSpecify's annotations where null is a value
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
 * @param union how the schema of an object is found; empty where it is always this one
 * @param shared the interface that the record implements, or that its own interface extends
 * @param implementing the classes of schemas that implement its interface, or extend it
 */
public record ObjectPlan(
        Optional<ObjectType> schema,
        ObjectNames names,
        ValueKind kind,
        NamingStyle naming,
        CollectionStyle collections,
        boolean nullMarked,
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
        NameSwitchPlan nameSwitch,
        Optional<UnionPlan> union,
        Optional<SharedInterface> shared,
        List<ObjectNames> implementing) {

    /** The value class of a schema that is an interface, which the records of others implement. */
    public record SharedInterface(ObjectNames classes, boolean sealed) {
        static SharedInterface of(ObjectNames classes, List<ObjectNames> implementing) {
            return new SharedInterface(classes, isSealed(classes, implementing));
        }

        /** Java allows that in one package, where classes are in no named module. */
        private static boolean isSealed(ObjectNames classes, List<ObjectNames> implementing) {
            return implementing.stream().allMatch(other -> other.packageName().equals(classes.packageName()));
        }
    }

    /** Another name of a column, that is read and never written. */
    public record AliasPlan(String name, ColumnPlan column) {}

    /** Whether no event is of this schema itself: its parser and its writer leave all to those of others. */
    public boolean isAbstract() {
        return schema.map(ObjectType::isAbstract).orElse(false);
    }

    /** The class of events of the schema itself. */
    public Named valueClass() {
        return names.other().orElse(names.value());
    }

    /** The classes of the schemas that its parser gives events of besides its own. */
    public List<ObjectNames> subtypes() {
        return union.map(found -> found.subtypes(names)).orElse(List.of());
    }

    /** Whether the value class is an interface, and records are the events. */
    public boolean isInterface() {
        return kind == ValueKind.RECORD && schema.flatMap(ObjectType::union).isPresent();
    }

    /** Whether a writer may be given its events without knowing of which schema they are, so that the event decides. */
    public boolean writesByItself() {
        return union.isPresent() || inheritsWriteByItself();
    }

    /** Whether that is so already for the class that its own extends, or an interface that it implements. */
    public boolean inheritsWriteByItself() {
        return kind == ValueKind.RECORD
                ? isInterface() || shared.isPresent()
                : kind == ValueKind.BEAN
                        && Stream.iterate(
                                        type().parent(),
                                        Optional::isPresent,
                                        above -> above.get().parent())
                                .anyMatch(above -> UnionPlan.dispatches(above.get()));
    }

    /** Whether the interface names all that implement it. */
    public boolean isSealed() {
        return SharedInterface.isSealed(names, implementing);
    }

    /** Whether the value class refuses undeclared members that have names of columns. */
    public boolean checksUndeclared() {
        return dynamic() && !(isInterface() && isAbstract());
    }

    /** The discriminators that a new event has another text in than a new one of the parent's class. */
    public List<ColumnPlan> initialized() {
        return columns.stream()
                .filter(column -> column.initial().isPresent())
                .filter(column -> parent.isEmpty()
                        || !column.initial()
                                .equals(type().parent()
                                        .map(above -> above.discriminatorTexts().get(column.name()))
                                        .flatMap(Union.Texts::written)))
                .toList();
    }

    /** Whether the parser numbers its columns: it reads them, names their setters, or the value class has their bits. */
    public boolean numbersColumns() {
        return !isAbstract() || checksUndeclared() || ownColumns().stream().anyMatch(ColumnPlan::hasPresenceBit);
    }

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

    /** Whether the builder of the record checks what the parser has checked already. */
    public boolean builderChecks() {
        return kind == ValueKind.RECORD
                && columns.stream().anyMatch(column -> column.rules().isPresent() || column.mustHaveValue());
    }

    /**
     * The fields in the builder of a record whose bits say which primitive columns have been set, by the numbers of their
     * groups; a column of the same name keeps it.
     */
    public Map<Integer, String> builderPresence() {
        Set<String> taken = columns.stream().map(ColumnPlan::field).collect(Collectors.toSet());
        Map<Integer, String> fields = new TreeMap<>();
        for (ColumnPlan column : columns) {
            if (column.primitive() && column.mustHaveValue()) {
                int group = column.index() / ColumnGroup.SIZE;
                String name = GeneratedNames.PRESENCE + (wide() ? group : "");
                while (taken.contains(name)) {
                    name += "$";
                }
                fields.put(group, name);
            }
        }
        return fields;
    }

    /** Whether the record copies what is in undeclared members too, and the parser makes of it what cannot be changed. */
    public boolean copiesUndeclared() {
        return kind == ValueKind.RECORD && collections == CollectionStyle.LIST;
    }

    /** Through what a record can be changed. */
    public enum OpenThrough {
        NOTHING,
        ARRAYS,
        COLLECTIONS
    }

    /** Through what in its columns, and in undeclared members, a record can be changed. */
    public OpenThrough openThrough() {
        List<ColumnPlan> open = columns.stream()
                .filter(column -> !column.alwaysNull() && column.type().mutable())
                .toList();
        boolean arraysOnly = open.stream().allMatch(column -> column.collections() == CollectionStyle.LIST);
        if (!arraysOnly || dynamic() && !copiesUndeclared()) {
            return OpenThrough.COLLECTIONS;
        }
        return open.isEmpty() ? OpenThrough.NOTHING : OpenThrough.ARRAYS;
    }

    /** The fields of the bytes in which the lazy texts of some columns lie. */
    public static List<String> sources(List<ColumnPlan> some) {
        return some.stream()
                .flatMap(column -> column.lazy().stream())
                .map(ColumnPlan.LazyText::source)
                .distinct()
                .toList();
    }

    /**
     * What a column is called in the value class, where that does not follow from its name: its component in a record,
     * or what the accessors of a bean are called after.
     */
    public Optional<String> javaName(ColumnPlan column) {
        String accessor = column.accessor();
        return switch (kind) {
            case APPLICATION -> Optional.empty();
            case RECORD -> Optional.of(accessor).filter(name -> !name.equals(column.name()));
            case BEAN ->
                Optional.of(JavaNames.decapitalized(accessor))
                        .filter(name -> !accessor.equals(JavaNames.capitalized(column.name())));
        };
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

    /** The interfaces that the schema asks its value class to implement. */
    public List<Named> interfaces() {
        return type().traits().interfaces().stream()
                .map(each -> JavaType.named(each.className()))
                .toList();
    }

    /** The annotations that the schema asks for. */
    public List<Named> annotations() {
        return type().traits().annotations().stream().map(JavaType::named).toList();
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
        return formats.stream()
                .filter(format -> format.source() instanceof FormatPlan.OfEnum)
                .map(format -> ((Named) format.valueType()).simpleName())
                .filter(GeneratedNames::isConstant)
                .distinct()
                .toList();
    }
}
