package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.EnumPlan.GsonSupport;
import dev.schemac.codegen.plan.ObjectPlan.Construction;
import dev.schemac.codegen.plan.ObjectPlan.SubtypeWriter;
import dev.schemac.codegen.plan.PlannedSchemas.PlanOptions;
import dev.schemac.codegen.plan.ValueClassPlan.SharedInterface;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.naming.PropertyNames;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plans all schemas: names first, because types refer to each other, then one plan for each schema, parents first. */
final class Planner {

    /** Of an application class without a schema. */
    private static final ValueClassPlan.Hierarchy NO_HIERARCHY = new ValueClassPlan.Hierarchy(
            Optional.empty(), Optional.empty(), false, false, false, Optional.empty(), List.of(), List.of(), List.of());

    private final SchemaSet schema;
    private final Set<ObjectType> own;
    private final JavaTypes types;
    private final ValueKind kind;
    private final ColumnNames columnNames;
    private final CollectionStyle collections;
    private final Set<String> writtenRoots;
    private final Set<String> roots;
    private final Map<ObjectType, ObjectPlan> plans;
    private final Set<ObjectType> refillable;
    private final boolean lazyStrings;
    private final boolean nullMarked;
    private final GsonSupport gson;
    private final Map<ObjectType, List<ObjectType>> children;
    private final Set<ObjectType> detachable;

    /**
     * The prefix of the nested classes of column groups. No class of a schema, and no written package, begins with it.
     */
    private final String columnsClass;

    /** Whether another class, or a written package, is called {@code Builder}. */
    private final boolean builderTaken;

    /**
     * @param others plans of other runs, which schemas of this one refer to
     * @param writtenRoots first parts of packages that value classes write: no field may hide them
     * @param roots first parts of packages that any code writes: no constant and no nested class may hide them
     */
    Planner(
            SchemaSet schema,
            JavaTypes types,
            PlanOptions options,
            ColumnNames columnNames,
            Map<ObjectType, ObjectPlan> others,
            Set<String> writtenRoots,
            Set<String> roots) {
        this.schema = schema;
        this.roots = roots;
        this.writtenRoots = writtenRoots;
        this.types = types;
        this.kind = options.kind();
        this.columnNames = columnNames;
        this.collections = options.collections();
        this.plans = new HashMap<>(others);
        this.own = Set.copyOf(schema.types());
        this.refillable = schema.types().stream()
                .filter(type -> options.refill() || type.refillable())
                .filter(this::canRefill)
                .collect(Collectors.toUnmodifiableSet());
        this.lazyStrings = options.lazyStrings();
        this.nullMarked = options.nullMarked();
        this.gson = options.gson();
        this.children = schema.types().stream()
                .filter(type -> type.parent().isPresent())
                .collect(Collectors.groupingBy(type -> type.parent().get()));
        this.detachable = detachable();
        this.columnsClass = freeColumnsClass();
        this.builderTaken = types.isSomeClassNamed(GeneratedNames.BUILDER) || roots.contains(GeneratedNames.BUILDER);
    }

    /** Returns the schemas whose events have lazy strings, or contain events of such schemas. */
    private Set<ObjectType> detachable() {
        Set<ObjectType> found = new HashSet<>();
        Deque<ObjectType> open = new ArrayDeque<>();
        plans.forEach((type, plan) -> {
            if (plan.value().detaches() && found.add(type)) {
                open.add(type);
            }
        });
        Map<ObjectType, List<ObjectType>> dependents = new HashMap<>();
        for (ObjectType type : schema.types()) {
            if (type.providedClass().isEmpty()) {
                decidesDetachable(type)
                        .forEach(other -> dependents
                                .computeIfAbsent(other, key -> new ArrayList<>())
                                .add(type));
                if (type.columns().stream().anyMatch(this::isLazy) && found.add(type)) {
                    open.add(type);
                }
            }
        }
        while (!open.isEmpty()) {
            dependents.getOrDefault(open.remove(), List.of()).stream()
                    .filter(found::add)
                    .forEach(open::add);
        }
        return found;
    }

    /** Returns the schemas that make a schema detachable if one of them is. */
    private Stream<ObjectType> decidesDetachable(ObjectType type) {
        Stream<ObjectType> held = type.columns().stream()
                .map(column -> column.type().leaf())
                .filter(ObjectType.class::isInstance)
                .map(ObjectType.class::cast);
        Stream<ObjectType> subtypes = type.union().isPresent() ? children(type).stream() : Stream.of();
        return Stream.of(type.parent().stream(), subtypes, held).flatMap(each -> each);
    }

    /** Returns whether a column of a generated class is lazy, if it declares the column itself. */
    boolean isLazy(Column column) {
        return kind == ValueKind.BEAN
                && ScalarTable.isString(column.type())
                && !column.rules().any()
                && column.defaultValue().isEmpty()
                && !column.keepNull()
                && column.lazy().orElse(lazyStrings);
    }

    /** Returns whether a column contains events with lazy strings, directly or not. */
    boolean containsLazy(Column column) {
        return column.type().leaf() instanceof ObjectType held && detachable.contains(held);
    }

    /** Returns whether value classes have the annotations of JSpecify. */
    boolean nullMarked() {
        return nullMarked;
    }

    /** Returns the Java naming of columns. */
    ColumnNames columnNames() {
        return columnNames;
    }

    /** Returns the Java type of arrays in the columns that a schema declares itself. */
    CollectionStyle collections(ObjectType type) {
        return Optional.ofNullable(plans.get(type))
                .map(plan -> plan.identity().collections())
                .orElseGet(() -> type.collections().orElse(collections));
    }

    /** Returns the Java type of arrays in a column, own or inherited: the declaring schema decides. */
    CollectionStyle collections(ObjectType type, Column column) {
        boolean own = type.columns().stream().anyMatch(each -> each.name().equals(column.name()));
        return own ? collections(type) : collections(type.parent().orElseThrow(), column);
    }

    /** Returns first parts of packages that code writes: no variable may hide them. */
    Set<String> writtenRoots() {
        return writtenRoots;
    }

    /** Returns the plan of an application class in columns. */
    ObjectPlan ofReader(ClassReaders.Key reader, ObjectNames names) {
        return ofApplication(
                Optional.empty(), reader.type(), names, reader.type().columns());
    }

    private ObjectPlan ofApplication(
            Optional<ObjectType> schema, ClassType type, ObjectNames names, List<Column> properties) {
        ValuePlanner values = values(names, ValueKind.APPLICATION, false);
        schema.ifPresent(some -> reserveOfUnion(some, values));
        return complete(
                schema,
                names,
                ValueKind.APPLICATION,
                new ColumnPlanner(this, types, values)
                        .columns(
                                type,
                                properties,
                                schema.map(ObjectType::discriminatorStrings).orElse(Map.of())),
                values,
                Optional.of(type));
    }

    private static void reserveOfUnion(ObjectType type, ValuePlanner values) {
        if (type.union().isPresent() || !type.discriminatorStrings().isEmpty()) {
            values.reserve(GeneratedNames.DISCRIMINATOR);
            values.reserve(GeneratedNames.SUBTYPES);
            values.reserve(GeneratedNames.WRAPPER);
        }
    }

    /** Returns the classes of each schema, in the order of the schemas. */
    static Map<ObjectType, ObjectNames> names(SchemaSet schema, String defaultPackage, ValueKind kind) {
        Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
        for (ObjectType type : schema.types()) {
            String packageName = JavaNames.packageName(type.module(), defaultPackage);
            String className = JavaNames.className(type.name());
            names.put(
                    type,
                    type.providedClass()
                            .map(own -> ObjectNames.ofApplication(JavaType.of(own.type()), packageName, className)
                                    .withFacade())
                            .orElseGet(() -> {
                                ObjectNames own = ObjectNames.of(packageName, className);
                                boolean shared =
                                        kind == ValueKind.RECORD && type.union().isPresent() && !type.isAbstract();
                                return shared ? own.withOther() : own;
                            }));
        }
        return names;
    }

    /** Returns the plan of a schema, made on the first call. */
    ObjectPlan plan(ObjectType type) {
        ObjectPlan known = plans.get(type);
        if (known == null) {
            known = type.providedClass()
                    .map(provided -> ofApplication(Optional.of(type), provided, types.names(type), type.allColumns()))
                    .orElseGet(() -> ofGenerated(type));
            plans.put(type, known);
        }
        return known;
    }

    private ObjectPlan ofGenerated(ObjectType type) {
        boolean bean = kind == ValueKind.BEAN;
        Optional<ObjectType> parent = bean ? type.parent() : Optional.empty();
        ObjectNames names = types.names(type);
        ValuePlanner values = values(names, kind, refillable.contains(type));
        reserveOfUnion(type, values);
        List<ColumnPlan> columns = new ColumnPlanner(this, types, values)
                .columns(
                        type,
                        kind,
                        parent.map(this::plan).map(ObjectPlan::columns).orElse(List.of()));
        return complete(Optional.of(type), names, kind, columns, values, Optional.empty());
    }

    private ValuePlanner values(ObjectNames names, ValueKind kindOfClass, boolean refills) {
        Set<String> reserved = new HashSet<>(GeneratedNames.CONSTANTS);
        reserved.add(GeneratedNames.COLUMNS_END);
        reserved.addAll(roots);
        return new ValuePlanner(types, names.packageName(), kindOfClass, refills, refillable::contains, reserved);
    }

    /** Completes a plan with planned columns. */
    private ObjectPlan complete(
            Optional<ObjectType> schema,
            ObjectNames names,
            ValueKind kind,
            List<ColumnPlan> columns,
            ValuePlanner values,
            Optional<ClassType> application) {
        boolean bean = kind == ValueKind.BEAN;
        Optional<ObjectType> parent = bean ? schema.flatMap(ObjectType::parent) : Optional.empty();
        List<ObjectPlan.AliasPlan> aliases = columns.stream()
                .flatMap(column ->
                        column.declared().aliases().stream().map(name -> new ObjectPlan.AliasPlan(name, column)))
                .toList();
        List<String> members =
                columns.stream().map(column -> column.declared().jsonName()).toList();
        Stream<String> keys = Stream.concat(members.stream(), aliases.stream().map(ObjectPlan.AliasPlan::name));
        List<ColumnPlan> own =
                columns.stream().filter(column -> !column.inherited()).toList();
        ObjectPlan.Identity identity = new ObjectPlan.Identity(
                schema,
                names,
                kind,
                schema.map(columnNames::style).orElse(NamingStyle.AS_IS),
                schema.map(this::collections).orElse(CollectionStyle.ARRAY),
                columns,
                groups(columns));
        boolean keepsUndeclared = identity.dynamic()
                && parent.filter(other -> sharesUndeclared(schema.get(), other)).isEmpty();
        ValueClassPlan value = new ValueClassPlan(
                identity,
                nullMarked,
                gson,
                schema.map(type -> hierarchy(type, kind)).orElse(NO_HIERARCHY),
                kind == ValueKind.RECORD ? List.of(new ColumnGroup(0, "", own)) : groups(own),
                keepsUndeclared,
                schema.filter(detachable::contains).isPresent(),
                schema.map(type -> initialized(type, kind, columns)).orElse(List.of()),
                builderPresence(columns));
        Optional<UnionPlan> union = schema.flatMap(type -> UnionPlan.of(type, types));
        Optional<Construction> construction = application
                .flatMap(ClassType::creator)
                .map(creator -> construction(application.get(), creator, columns));
        ObjectPlan.ParserPlan parser = new ObjectPlan.ParserPlan(
                construction.isPresent()
                        ? names.parser().nested(builderTaken ? GeneratedNames.BUILDER + "$" : GeneratedNames.BUILDER)
                        : kind == ValueKind.RECORD ? builder(schema.orElseThrow()) : names.value(),
                construction,
                application
                        .flatMap(ClassType::undeclared)
                        .map(methods -> new ObjectPlan.UndeclaredMethods(methods.setter(), methods.getter())),
                columnsClass,
                new ObjectPlan.MemberNames(
                        aliases,
                        KeyMatchPlan.of(keys.toList()),
                        NameSwitchPlan.of(columns.size() > ColumnGroup.SIZE ? List.of() : members)),
                values.formats(),
                values.containers(),
                schema.filter(refillable::contains).isPresent(),
                union,
                schema.flatMap(ObjectType::parent).map(types::names));
        ObjectPlan.WriterPlan writer = new ObjectPlan.WriterPlan(
                identity.groups(),
                values.containers(),
                union.flatMap(UnionPlan::wrapper),
                union.isPresent() && kind != ValueKind.APPLICATION,
                schema.filter(type -> kind == ValueKind.APPLICATION)
                        .map(this::subtypeWriters)
                        .orElse(List.of()));
        return new ObjectPlan(identity, value, parser, writer);
    }

    private static Construction construction(ClassType type, JavaClasses.Creator creator, List<ColumnPlan> columns) {
        Optional<String> undeclared = type.undeclared().flatMap(JavaClasses.Undeclared::parameter);
        Map<String, ColumnPlan> byName = columns.stream().collect(Collectors.toMap(ColumnPlan::name, column -> column));
        return new Construction(
                creator.factory(),
                creator.parameters().stream()
                        .map(parameter -> new Construction.Argument(
                                Optional.ofNullable(byName.get(parameter.name())),
                                undeclared.filter(parameter.name()::equals).isPresent(),
                                JavaType.of(parameter.type())))
                        .toList());
    }

    /** Returns the writers of the subtypes of an application class; each class precedes its supertypes. */
    private List<SubtypeWriter> subtypeWriters(ObjectType base) {
        List<ObjectType> sorted = new ArrayList<>();
        Stream<ObjectType> subtypes = base.union().stream()
                .flatMap(union ->
                        Stream.concat(union.subtypes().stream().map(Union.Subtype::type), union.otherwise().stream()));
        subtypes.filter(type -> type != base).distinct().forEach(type -> {
            int supertype = 0;
            while (supertype < sorted.size() && !isSubclass(type, sorted.get(supertype))) {
                supertype++;
            }
            sorted.add(supertype, type);
        });
        Set<String> taken = new HashSet<>(GeneratedNames.WRITER_VARIABLES);
        taken.addAll(writtenRoots);
        return sorted.stream()
                .map(types::names)
                .map(names -> new SubtypeWriter(
                        names,
                        JavaNames.field(PropertyNames.lowerFirst(names.value().simpleName()), taken)))
                .toList();
    }

    private static boolean isSubclass(ObjectType type, ObjectType other) {
        return type.providedClass()
                .orElseThrow()
                .isSubtypeOf(other.providedClass().orElseThrow());
    }

    private static boolean hasDetach(ObjectPlan plan) {
        return plan.value().detachesOwn() || plan.value().hierarchy().inheritsDetach();
    }

    private ValueClassPlan.Hierarchy hierarchy(ObjectType type, ValueKind kind) {
        boolean bean = kind == ValueKind.BEAN;
        boolean record = kind == ValueKind.RECORD;
        Optional<SharedInterface> shared = record
                ? sharedInterface(type).map(other -> SharedInterface.of(types.names(other), implementing(other)))
                : Optional.empty();
        return new ValueClassPlan.Hierarchy(
                bean ? type.parent().map(types::names) : Optional.empty(),
                bean ? type.parent().map(Planner::root).map(types::names) : Optional.empty(),
                bean && (type.visibleToOthers() || !children(type).isEmpty()),
                type.parent().filter(ObjectType::dynamic).isPresent(),
                bean && type.parent().map(this::plan).filter(Planner::hasDetach).isPresent(),
                shared,
                record ? implementing(type) : List.of(),
                type.traits().interfaces().stream()
                        .map(each -> JavaType.named(each.className()))
                        .toList(),
                type.traits().annotations().stream().map(JavaType::named).toList());
    }

    private static ObjectType root(ObjectType type) {
        return type.parent().map(Planner::root).orElse(type);
    }

    /** Returns the discriminators whose string in a new event differs from the parent's. */
    private static List<ColumnPlan> initialized(ObjectType type, ValueKind kind, List<ColumnPlan> columns) {
        Optional<ObjectType> parent = kind == ValueKind.BEAN ? type.parent() : Optional.empty();
        return columns.stream()
                .filter(column -> column.initial().isPresent())
                .filter(column -> parent.isEmpty()
                        || !column.initial()
                                .equals(parent.map(above ->
                                                above.discriminatorStrings().get(column.name()))
                                        .flatMap(Union.Strings::written)))
                .toList();
    }

    /**
     * Returns the fields of a builder with presence bits, by the numbers of the groups; a column of the same name has
     * precedence.
     */
    private static Map<Integer, String> builderPresence(List<ColumnPlan> columns) {
        Set<String> taken = columns.stream().map(ColumnPlan::field).collect(Collectors.toSet());
        boolean wide = columns.size() > ColumnGroup.SIZE;
        Map<Integer, String> fields = new TreeMap<>();
        for (ColumnPlan column : columns) {
            if (column.primitive() && column.mustHaveValue()) {
                int group = column.index() / ColumnGroup.SIZE;
                String name = GeneratedNames.PRESENCE + (wide ? group : "");
                while (taken.contains(name)) {
                    name += "$";
                }
                fields.put(group, name);
            }
        }
        return fields;
    }

    /** Returns whether the schema uses the parent's field for undeclared members. */
    private boolean sharesUndeclared(ObjectType type, ObjectType parent) {
        return parent.dynamic() && reaches(type, parent);
    }

    /**
     * Returns whether a schema's classes can access package-private members of an ancestor's classes: package and class
     * loader must match.
     */
    boolean reaches(ObjectType type, ObjectType ancestor) {
        return own.contains(ancestor)
                && types.names(type).packageName().equals(types.names(ancestor).packageName());
    }

    /** Returns the nearest ancestor of the run whose value class is an interface, if records are generated. */
    private Optional<ObjectType> sharedInterface(ObjectType type) {
        return unionsAround(type).findFirst();
    }

    /** Returns the ancestors of the run that are unions, the nearest first. */
    private Stream<ObjectType> unionsAround(ObjectType type) {
        return ancestors(type)
                .takeWhile(own::contains)
                .filter(ancestor -> ancestor.union().isPresent());
    }

    /** Returns the parent, its parent and so on. */
    static Stream<ObjectType> ancestors(ObjectType type) {
        return Stream.iterate(type.parent(), Optional::isPresent, at -> at.get().parent())
                .map(Optional::get);
    }

    /**
     * Returns the classes that directly implement the interface of a schema, without the classes of the schema itself.
     */
    private List<ObjectNames> implementing(ObjectType type) {
        return type.union().isEmpty()
                ? List.of()
                : descendants(type)
                        .filter(child ->
                                sharedInterface(child).filter(type::equals).isPresent())
                        .map(types::names)
                        .toList();
    }

    /** Returns the schema and all schemas that its class, or its interface, refers to. */
    ObjectType eldest(ObjectType type) {
        return unionsAround(type).reduce((nearer, farther) -> farther).orElse(type);
    }

    /** Returns whether events of a schema can be filled again: JavaBeans whose parser can access all fields. */
    private boolean canRefill(ObjectType type) {
        return kind == ValueKind.BEAN
                && type.providedClass().isEmpty()
                && type.union().isEmpty()
                && !type.discriminatorStrings().containsKey(Union.WRAPPER)
                && ancestors(type).allMatch(parent -> reaches(type, parent));
    }

    /** Returns the schemas that directly inherit from a schema. */
    List<ObjectType> children(ObjectType type) {
        return children.getOrDefault(type, List.of());
    }

    /** Returns the schemas that inherit from a schema, directly or not. */
    Stream<ObjectType> descendants(ObjectType type) {
        return children(type).stream().flatMap(child -> Stream.concat(Stream.of(child), descendants(child)));
    }

    /** Returns the builder of a record: a free name, distinct from classes of the unnamed package. */
    private Named builder(ObjectType type) {
        boolean taken = builderTaken
                || type.allColumns().stream()
                        .anyMatch(field -> types.javaType(field.type().leaf()) instanceof Named name
                                && name.simpleName().equals(GeneratedNames.BUILDER));
        ObjectNames names = types.names(type);
        return names.other()
                .orElse(names.value())
                .nested(taken ? GeneratedNames.BUILDER + "$" : GeneratedNames.BUILDER);
    }

    private List<ColumnGroup> groups(List<ColumnPlan> columns) {
        List<ColumnGroup> groups = new ArrayList<>();
        int first = columns.isEmpty() ? 0 : columns.get(0).index() / ColumnGroup.SIZE;
        int last = columns.isEmpty() ? 0 : columns.get(columns.size() - 1).index() / ColumnGroup.SIZE;
        for (int group = first; group <= last; group++) {
            int index = group;
            groups.add(new ColumnGroup(
                    index,
                    columnsClass + index * ColumnGroup.SIZE,
                    columns.stream()
                            .filter(column -> column.index() / ColumnGroup.SIZE == index)
                            .toList()));
        }
        return List.copyOf(groups);
    }

    private String freeColumnsClass() {
        String name = GeneratedNames.COLUMNS;
        while (types.isSomeClassNamedLike(name) || isSomeRootLike(name)) {
            name += "_";
        }
        return name;
    }

    private boolean isSomeRootLike(String prefix) {
        return roots.stream().anyMatch(root -> root.startsWith(prefix));
    }

    /** Returns the packages of generated code. */
    static Set<String> packages(Map<ObjectType, ObjectNames> names) {
        return names.values().stream().map(ObjectNames::packageName).collect(Collectors.toSet());
    }
}
