package dev.schemac.codegen.plan;

import dev.schemac.codegen.plan.JavaType.ArrayOf;
import dev.schemac.codegen.plan.JavaType.Named;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.ListType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Settles what the generators need to know before they emit: names first, because types refer to each other, then a
 * plan a schema, that of its parent before its own.
 */
final class Planner {

    static final Set<String> CONSTANTS =
            Set.of("INSTANCE", "KEYS", "PRIMITIVES", "REQUIRED", "ALIASES", "ALIASED", "NO_KEYS");

    /**
     * Whether generated classes may have a constant or a nested class of that name, which would hide a class called so: where one is
     * used, it is named with its package.
     */
    static boolean isMember(String name) {
        return isConstant(name) || name.startsWith("Columns") || name.startsWith("Builder");
    }

    /** Whether parsers may have a constant of that name. */
    static boolean isConstant(String name) {
        return CONSTANTS.contains(name) || name.startsWith("PRIMITIVES");
    }

    private final SchemaSet schema;
    private final Set<ObjectType> own;
    private final TypeMapper types;
    private final ValueKind kind;
    private final Set<String> writtenRoots;
    private final Set<String> roots;
    private final ClassPlanner classes;
    private final Map<ObjectType, ObjectPlan> plans;
    private final Set<ObjectType> refillable;

    /**
     * @param others plans of other runs, which schemas of this one refer to
     * @param writtenRoots first parts of packages that value classes have to write out: no field may hide them
     * @param roots first parts of packages that any code has to write out: no constant and no nested class may hide them
     */
    Planner(
            SchemaSet schema,
            TypeMapper types,
            ValueKind kind,
            boolean refill,
            Map<ObjectType, ObjectPlan> others,
            Set<String> writtenRoots,
            Set<String> roots) {
        this.schema = schema;
        this.roots = roots;
        this.writtenRoots = writtenRoots;
        this.types = types;
        this.kind = kind;
        this.plans = new HashMap<>(others);
        this.own = Set.copyOf(schema.types());
        this.classes = new ClassPlanner(this, types, writtenRoots);
        this.refillable = schema.types().stream()
                .filter(type -> refill || type.refillable())
                .filter(this::canRefill)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** First parts of packages that code has to write out: no variable may hide them. */
    Set<String> writtenRoots() {
        return writtenRoots;
    }

    /** The plan of an application class that columns hold. */
    ObjectPlan plan(ClassReaders.Key reader, ObjectNames names) {
        return classes.reader(reader.type(), names);
    }

    /** The classes of each schema, in the order of the schemas. */
    static Map<ObjectType, ObjectNames> names(SchemaSet schema, String defaultPackage) {
        Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
        for (ObjectType type : schema.types()) {
            String packageName = type.module().isEmpty() ? defaultPackage : JavaNames.packageName(type.module());
            String className = JavaNames.className(type.name());
            names.put(
                    type,
                    type.providedClass()
                            .map(own ->
                                    ObjectNames.ofApplication(JavaType.named(own.className()), packageName, className))
                            .orElseGet(() -> ObjectNames.of(packageName, className)));
        }
        return names;
    }

    ObjectPlan plan(ObjectType type) {
        ObjectPlan known = plans.get(type);
        if (known == null) {
            known = type.providedClass().isPresent() ? classes.schema(type) : settle(type);
            plans.put(type, known);
        }
        return known;
    }

    private ObjectPlan settle(ObjectType type) {
        ValuePlanner formats = formats();
        boolean bean = kind == ValueKind.BEAN;
        Optional<ObjectType> parent = bean ? type.parent() : Optional.empty();
        List<ColumnPlan> columns = new ColumnPlanner(type, kind, types, this)
                .columns(parent.map(this::plan).map(ObjectPlan::columns).orElse(List.of()), formats);
        ObjectNames names = types.names(type);
        return plan(Optional.of(type), names, kind, bean ? names.value() : builder(type), columns, formats);
    }

    /** No formats yet, and the constants that every parser may have. */
    ValuePlanner formats() {
        ValuePlanner formats = new ValuePlanner(CONSTANTS);
        roots.forEach(formats::reserve);
        return formats;
    }

    /** The rest of a plan whose columns are settled. */
    ObjectPlan plan(
            Optional<ObjectType> schema,
            ObjectNames names,
            ValueKind kind,
            Named filled,
            List<ColumnPlan> columns,
            ValuePlanner formats) {
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
        return new ObjectPlan(
                schema,
                names,
                kind,
                filled,
                parent.map(types::names),
                bean
                        && schema.filter(type -> type.visibleToOthers()
                                        || !children(type).isEmpty())
                                .isPresent(),
                columns,
                groups(columns),
                kind == ValueKind.RECORD ? List.of(new ColumnGroup(0, "", own)) : groups(own),
                columnsClass(),
                schema.filter(ObjectType::dynamic).isPresent()
                        && parent.filter(other -> sharesUndeclared(schema.get(), other))
                                .isEmpty(),
                aliases,
                formats.declared(),
                containers(columns, formats),
                refillable,
                KeyMatchPlan.of(keys.toList()),
                NameSwitchPlan.of(columns.size() > ColumnGroup.SIZE ? List.of() : members),
                types);
    }

    /** Whether the parent's field for undeclared members serves the schema too. */
    private boolean sharesUndeclared(ObjectType type, ObjectType parent) {
        return parent.dynamic() && reaches(type, parent);
    }

    /**
     * Whether the classes of a schema can use what an ancestor's classes share within their package only: the class loader has
     * to be the same too.
     */
    boolean reaches(ObjectType type, ObjectType ancestor) {
        return own.contains(ancestor)
                && types.names(type).packageName().equals(types.names(ancestor).packageName());
    }

    /** Whether events of a schema can be filled again: JavaBeans all of whose fields the parser reaches. */
    private boolean canRefill(ObjectType type) {
        return kind == ValueKind.BEAN
                && type.providedClass().isEmpty()
                && !type.allColumns().isEmpty()
                && Stream.iterate(
                                type.parent(),
                                Optional::isPresent,
                                parent -> parent.get().parent())
                        .allMatch(parent -> reaches(type, parent.get()));
    }

    /** The schemas that inherit from a schema. */
    List<ObjectType> children(ObjectType type) {
        return schema.types().stream()
                .filter(child -> child.parent().filter(type::equals).isPresent())
                .toList();
    }

    /** The builder of a record: a name that is free, as one of the unnamed package could not be told from it. */
    private Named builder(ObjectType type) {
        boolean taken = types.isSomeClassNamed("Builder")
                || roots.contains("Builder")
                || type.allColumns().stream()
                        .anyMatch(field -> types.javaType(TypeMapper.leaf(field.type())) instanceof Named name
                                && name.simpleName().equals("Builder"));
        return types.names(type).value().nested(taken ? "Builder$" : "Builder");
    }

    private List<ColumnGroup> groups(List<ColumnPlan> columns) {
        String prefix = columnsClass();
        List<ColumnGroup> groups = new ArrayList<>();
        int first = columns.isEmpty() ? 0 : columns.get(0).index() / ColumnGroup.SIZE;
        int last = columns.isEmpty() ? 0 : columns.get(columns.size() - 1).index() / ColumnGroup.SIZE;
        for (int group = first; group <= last; group++) {
            int index = group;
            groups.add(new ColumnGroup(
                    index,
                    prefix + index * ColumnGroup.SIZE,
                    columns.stream()
                            .filter(column -> column.index() / ColumnGroup.SIZE == index)
                            .toList()));
        }
        return List.copyOf(groups);
    }

    /** A name that no class of a schema begins with, and no package that has to be written. */
    private String columnsClass() {
        String name = "Columns";
        while (types.isSomeClassNamedLike(name) || isSomeRootLike(name)) {
            name += "_";
        }
        return name;
    }

    private boolean isSomeRootLike(String prefix) {
        return roots.stream().anyMatch(root -> root.startsWith(prefix));
    }

    private Map<ValuePlan.Key, ValuePlan> containers(List<ColumnPlan> columns, ValuePlanner constants) {
        Map<ValuePlan.Key, ValuePlan> containers = new LinkedHashMap<>();
        JavaNames.Unique suffixes = new JavaNames.Unique(Set.of());
        for (ColumnPlan column : columns) {
            ValueType at = column.type();
            for (ValueType held = TypeMapper.held(at); held != null; held = TypeMapper.held(at)) {
                ValuePlan.Key key = new ValuePlan.Key(at, column.format());
                if (!containers.containsKey(key)) {
                    String name = suffixes.take(suffix(at));
                    Optional<String> empty = at instanceof ArrayType
                            ? Optional.of(constants.constant("EMPTY_" + JavaNames.constant(name)))
                            : Optional.empty();
                    containers.put(
                            key,
                            new ValuePlan(
                                    at, held, column.format(), types.javaType(at), types.heldType(at), name, empty));
                }
                at = held;
            }
        }
        return containers;
    }

    /** {@code IntArray}, {@code FriendArray2d}, {@code StringListMap}: the type as one would say it. */
    private String suffix(ValueType container) {
        int dimensions = 1;
        ValueType at = container;
        while (at instanceof ArrayType outer && outer.element() instanceof ArrayType inner) {
            at = inner;
            dimensions++;
        }
        String collection = at instanceof ArrayType ? "Array" : at instanceof ListType ? "List" : "Map";
        ValueType held = TypeMapper.held(at);
        String name = TypeMapper.held(held) == null ? spoken(types.heldType(at)) : suffix(held);
        return name + collection + (dimensions > 1 ? dimensions + "d" : "");
    }

    private static String spoken(JavaType javaType) {
        if (javaType instanceof ArrayOf) {
            return "Binary";
        } else if (javaType.equals(PlatformNames.STRING_TO_OBJECT)) {
            return "Map";
        }
        String name = javaType instanceof Named className ? className.simpleName() : javaType.toString();
        String word = name.replaceAll("[^A-Za-z0-9_$]", "_");
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** The packages that code is generated for. */
    static Set<String> packages(Map<ObjectType, ObjectNames> names) {
        return names.values().stream().map(ObjectNames::packageName).collect(Collectors.toSet());
    }
}
