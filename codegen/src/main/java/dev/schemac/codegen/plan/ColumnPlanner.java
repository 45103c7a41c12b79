package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.PlatformNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.ColumnPlan.Access;
import dev.schemac.codegen.plan.ColumnPlan.Given;
import dev.schemac.codegen.plan.ColumnPlan.LazyString;
import dev.schemac.codegen.plan.ColumnPlan.Wrapper;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ClassType.Property;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union.Strings;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.naming.PropertyNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Plans the columns of one class: their names and their access. */
final class ColumnPlanner {

    /** The names of a column in its class, without parser and writer. */
    private record Member(
            Column declared,
            CollectionStyle collections,
            JavaType javaType,
            String field,
            String accessor,
            String presenceField,
            boolean inherited,
            Access access,
            Wrapper wrapper,
            String getter,
            Optional<LazyString> lazy) {

        Member with(Column column) {
            return new Member(
                    inJava(column, collections),
                    collections,
                    javaType,
                    field,
                    accessor,
                    presenceField,
                    inherited,
                    access,
                    wrapper,
                    getter,
                    lazy);
        }
    }

    /** A column with its Java type. */
    private static Column inJava(Column column, CollectionStyle collections) {
        return collections == CollectionStyle.LIST ? column.withType(JavaTypes.withLists(column.type())) : column;
    }

    private final Planner planner;
    private final JavaTypes types;
    private final ValuePlanner values;

    /** @param values receives the names that the columns need, and returns their constants */
    ColumnPlanner(Planner planner, JavaTypes types, ValuePlanner values) {
        this.planner = planner;
        this.types = types;
        this.values = values;
    }

    /**
     * Plans the columns of a schema, inherited ones first.
     *
     * @param inherited the columns of the parent, if its value class has them
     */
    List<ColumnPlan> columns(ObjectType type, ValueKind kind, List<ColumnPlan> inherited) {
        boolean parentBeside =
                type.parent().filter(parent -> planner.reaches(type, parent)).isPresent();
        List<Member> members = new ArrayList<>();
        for (ColumnPlan column : inherited) {
            members.add(new Member(
                    column.declared(),
                    column.collections(),
                    column.javaType(),
                    column.field(),
                    column.accessor(),
                    column.presenceField(),
                    true,
                    // a class of another package in between cannot share a package-private field
                    column.reachable() && parentBeside ? Access.FIELD : Access.METHODS,
                    Wrapper.NONE,
                    column.getter(),
                    parentBeside ? column.lazy() : Optional.empty()));
        }
        members.addAll(kind == ValueKind.RECORD ? components(type) : ownFields(type, inherited));
        members.stream()
                .map(Member::presenceField)
                .filter(field -> !field.isEmpty())
                .forEach(field -> values.reserve(GeneratedNames.mask(field)));
        Map<String, Strings> strings = type.discriminatorStrings();
        for (int i = 0; i < members.size() && !strings.isEmpty(); i++) {
            // an inherited column has another plan if its discriminator strings differ from the parent's
            members.set(i, members.get(i).with(checked(type.allColumns().get(i), strings)));
        }
        return settle(kind, members, strings);
    }

    /**
     * Plans the properties of an application class.
     *
     * @param discriminators the strings of columns that select the class
     */
    List<ColumnPlan> columns(ClassType type, List<Column> columns, Map<String, Strings> discriminators) {
        Set<String> taken = new HashSet<>(GeneratedNames.WRITER_VARIABLES);
        taken.addAll(GeneratedNames.RECEIVERS);
        taken.addAll(planner.writtenRoots());
        List<Member> members = new ArrayList<>();
        for (Column given : columns) {
            Column column = checked(given, discriminators);
            Optional<Property> found = type.property(column.name());
            if (found.isEmpty()) {
                members.add(withoutProperty(column));
                continue;
            }
            Property property = found.get();
            boolean discriminates = discriminators.containsKey(column.name());
            String name = column.name();
            boolean isField = property.access() == JavaClasses.Access.FIELD;
            JavaTypeName javaType = property.javaType();
            members.add(new Member(
                    discriminates ? column.withType(property.type()) : column,
                    CollectionStyle.ARRAY,
                    column.type() == UntypedType.NULL
                            ? JavaType.OBJECT
                            : JavaType.of(javaType.optional().orElse(javaType)),
                    isField ? name : JavaNames.field(PropertyNames.escaped(name), taken),
                    Character.toUpperCase(name.charAt(0)) + name.substring(1),
                    "",
                    false,
                    switch (property.access()) {
                        case FIELD -> Access.FIELD;
                        case SETTER -> Access.APPLICATION_METHODS;
                        case PARAMETER -> Access.BUILDER;
                    },
                    Wrapper.of(javaType),
                    property.readable() ? property.getter().orElse("") : "",
                    Optional.empty()));
        }
        return settle(ValueKind.APPLICATION, members, discriminators);
    }

    /** Returns a discriminator that the class does not have as a property. */
    private static Member withoutProperty(Column discriminator) {
        return new Member(
                discriminator,
                CollectionStyle.ARRAY,
                JavaType.of(String.class),
                "",
                "",
                "",
                false,
                Access.NONE,
                Wrapper.NONE,
                "",
                Optional.empty());
    }

    /** Returns a column, which is required if it is a discriminator with listed strings. */
    private static Column checked(Column column, Map<String, Strings> discriminators) {
        boolean listed = discriminators.containsKey(column.name())
                && !discriminators.get(column.name()).others();
        return listed ? column.withOptions(column.options().mandatory()) : column;
    }

    /** Chooses names in this order: classes that must not be hidden, keys, bits, then the constants of values. */
    private List<ColumnPlan> settle(ValueKind kind, List<Member> members, Map<String, Strings> discriminators) {
        members.forEach(member -> values.reserveClassOf(member.declared()));
        List<String> keys =
                members.stream().map(member -> values.key(member.declared())).toList();
        List<String> bits = keys.stream()
                .map(key -> values.constant(GeneratedNames.bit(key)))
                .toList();
        List<ColumnPlan> columns = new ArrayList<>();
        JavaNames.Unique checks = new JavaNames.Unique(Set.of());
        for (Member member : members) {
            int index = columns.size();
            Column declared = member.declared();
            Optional<Strings> strings = Optional.ofNullable(discriminators.get(declared.name()));
            ValuePlan value = strings.map(some -> values.discriminator(declared, some))
                    .orElseGet(() -> values.value(declared, member.collections()));
            Given given = new Given(
                    strings.flatMap(Strings::written),
                    declared.defaultValue().map(some -> values.shared(declared, some)),
                    declared.rules().constant().map(some -> ValuePlanner.constant(declared.type(), some)));
            columns.add(new ColumnPlan(
                    index,
                    declared,
                    member.collections(),
                    value,
                    types.described(declared),
                    ColumnTypePlan.of(declared, member.javaType(), kind, planner.nullMarked(), member.collections()),
                    member.field(),
                    member.accessor(),
                    keys.get(index),
                    bits.get(index),
                    member.presenceField(),
                    member.inherited(),
                    member.access(),
                    member.wrapper(),
                    member.getter(),
                    member.lazy(),
                    planner.containsLazy(declared),
                    RulePlan.of(
                            declared,
                            value,
                            member.javaType(),
                            given.only(),
                            member.accessor(),
                            checks::take,
                            values::constant),
                    given));
        }
        return columns;
    }

    /** Returns the columns that a JavaBean declares itself. */
    private List<Member> ownFields(ObjectType type, List<ColumnPlan> inherited) {
        ColumnNames names = planner.columnNames();
        Set<String> taken = taken(type, ValueKind.BEAN);
        List<String> fields = type.columns().stream()
                .map(column -> JavaNames.field(names.name(type, column), taken))
                .toList();
        Set<String> allFields = inherited.stream().map(ColumnPlan::field).collect(Collectors.toSet());
        allFields.addAll(fields);
        Set<String> accessors = inherited.stream().map(ColumnPlan::accessor).collect(Collectors.toSet());
        LazyFields lazy = new LazyFields(planner, type, allFields, taken);
        int first = inherited.size();
        int end = first + fields.size();
        List<Member> members = new ArrayList<>();
        for (int index = first; index < end; index++) {
            CollectionStyle collections = planner.collections(type);
            Column column = inJava(type.columns().get(index - first), collections);
            String field = fields.get(index - first);
            String property = names.property(type, column);
            boolean renamed = !property.equals(names.name(type, column));
            String accessor = JavaNames.accessorSuffix(renamed ? property : field, allFields);
            while (!accessors.add(accessor)) {
                accessor = "$" + accessor;
            }
            JavaType javaType = types.columnType(column, ValueKind.BEAN);
            String presenceField = presenceField(type, first, end, index);
            members.add(new Member(
                    column,
                    collections,
                    javaType,
                    field,
                    accessor,
                    presenceField,
                    false,
                    Access.FIELD,
                    Wrapper.NONE,
                    (names.isGetterWithIs(type, column) ? "is" : "get") + accessor,
                    lazy.of(column, field)));
        }
        return members;
    }

    /** Returns all columns with their names in a record, which has no parent. */
    private List<Member> components(ObjectType type) {
        Set<String> taken = taken(type, ValueKind.RECORD);
        List<Member> members = new ArrayList<>();
        for (Column given : type.allColumns()) {
            CollectionStyle collections = planner.collections(type, given);
            Column column = inJava(given, collections);
            String name = JavaNames.component(planner.columnNames().name(type, column), taken);
            members.add(new Member(
                    column,
                    collections,
                    types.columnType(column, ValueKind.RECORD),
                    name,
                    name,
                    "",
                    false,
                    Access.FIELD,
                    column.keepNull() ? Wrapper.OPTIONAL : Wrapper.NONE,
                    name,
                    Optional.empty()));
        }
        return members;
    }

    /** Returns the names of the additional fields for lazy strings of a JavaBean. */
    private static final class LazyFields {
        private final Planner planner;
        private final Set<String> taken;
        private final String source;

        /** @param fields the fields of the columns, including inherited ones */
        LazyFields(Planner planner, ObjectType type, Set<String> fields, Set<String> taken) {
            this.planner = planner;
            this.taken = new HashSet<>(taken);
            this.taken.addAll(fields);
            planner.descendants(type)
                    .flatMap(child -> child.columns().stream()
                            .map(column -> JavaNames.field(planner.columnNames().name(child, column), Set.of())))
                    .forEach(name -> this.taken.addAll(List.of(name, name + "$")));
            // a class and each ancestor with lazy columns of its own have one each
            long ancestors = Planner.ancestors(type).count();
            this.source = free(ancestors == 0 ? "source" : "source_" + ancestors);
        }

        Optional<LazyString> of(Column column, String field) {
            return planner.isLazy(column) ? Optional.of(new LazyString(free(field + "At"), source)) : Optional.empty();
        }

        private String free(String wanted) {
            String name = wanted;
            while (taken.contains(name)) {
                name += "$";
            }
            return name;
        }
    }

    /** Returns the presence fields: each class of a hierarchy has its own, under another name. */
    private static String presenceField(ObjectType type, int first, int end, int index) {
        boolean several = first / ColumnGroup.SIZE != (end - 1) / ColumnGroup.SIZE;
        String group = several ? String.valueOf(index / ColumnGroup.SIZE) : "";
        long ancestors = Planner.ancestors(type).count();
        return GeneratedNames.PRESENCE + (ancestors == 0 ? group : "_" + ancestors + (several ? "_" + group : ""));
    }

    /** Returns the names with another meaning in the value class, or in a class that extends it. */
    private Set<String> taken(ObjectType type, ValueKind kind) {
        Set<String> taken = new HashSet<>(GeneratedNames.RECEIVERS);
        taken.addAll(PlatformNames.PACKAGE_ROOTS);
        taken.addAll(planner.writtenRoots());
        if (kind == ValueKind.RECORD && type.dynamic()) {
            taken.add(GeneratedNames.REMOVE_UNDECLARED);
        }
        ObjectType eldest = kind == ValueKind.RECORD ? planner.eldest(type) : type;
        addTaken(eldest, kind, kind == ValueKind.BEAN || eldest.union().isPresent(), taken);
        return taken;
    }

    private void addTaken(ObjectType valueClass, ValueKind kind, boolean andDescendants, Set<String> taken) {
        types.names(valueClass).all().forEach(name -> taken.add(name.simpleName()));
        if (kind == ValueKind.BEAN && valueClass.dynamic()) {
            taken.add(GeneratedNames.UNDECLARED_FIELD);
        }
        if (andDescendants) {
            planner.children(valueClass).forEach(child -> addTaken(child, kind, true, taken));
        }
    }
}
