package dev.schemac.codegen.generator;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.Field;
import dev.schemac.dsl.model.ListType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Schema;
import dev.schemac.dsl.model.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
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

    /**
     * Static receivers in the value class besides its own parser and writer: a field of that name would hide the class.
     */
    private static final Set<String> RECEIVERS = Set.of(
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

    private static final Set<String> CONSTANTS =
            Set.of("INSTANCE", "KEYS", "PRIMITIVES", "REQUIRED", "ALIASES", "ALIASED", "NO_KEYS");

    private final Schema schema;
    private final TypeMapper types;
    private final Map<ObjectType, ObjectPlan> plans = new HashMap<>();

    Planner(Schema schema, TypeMapper types) {
        this.schema = schema;
        this.types = types;
    }

    /** The classes of each schema, in the order of the schemas. */
    static Map<ObjectType, ObjectNames> names(Schema schema, String defaultPackage) {
        Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
        for (ObjectType type : schema.types()) {
            String packageName = type.module().isEmpty() ? defaultPackage : JavaNames.packageName(type.module());
            names.put(type, ObjectNames.of(packageName, JavaNames.className(type.name())));
        }
        return names;
    }

    ObjectPlan plan(ObjectType type) {
        ObjectPlan known = plans.get(type);
        if (known == null) {
            known = settle(type);
            plans.put(type, known);
        }
        return known;
    }

    private ObjectPlan settle(ObjectType type) {
        FormatPlans formats = new FormatPlans(CONSTANTS);
        List<ColumnPlan> columns = columns(type, formats);
        List<ObjectPlan.AliasPlan> aliases = columns.stream()
                .flatMap(column ->
                        column.declared().aliases().stream().map(name -> new ObjectPlan.AliasPlan(name, column)))
                .toList();
        Stream<String> keys = Stream.concat(
                columns.stream().map(column -> column.declared().jsonName()),
                aliases.stream().map(ObjectPlan.AliasPlan::name));
        List<ColumnPlan> own =
                columns.stream().filter(column -> !column.inherited()).toList();
        return new ObjectPlan(
                type,
                types.names(type),
                new BeanAccess(types.names(type).value()),
                !children(type).isEmpty(),
                columns,
                groups(columns),
                groups(own),
                type.dynamic()
                        && !type.parent()
                                .filter(parent -> sharesUndeclared(type, parent))
                                .isPresent(),
                aliases,
                formats.declared(),
                containers(columns),
                KeyMatchPlan.of(keys.toList()),
                types);
    }

    /** Whether the parent's field for undeclared members serves the schema too. */
    private boolean sharesUndeclared(ObjectType type, ObjectType parent) {
        return parent.dynamic()
                && types.names(type).packageName().equals(types.names(parent).packageName());
    }

    private List<ColumnPlan> columns(ObjectType type, FormatPlans formats) {
        List<ColumnPlan> inherited =
                type.parent().map(this::plan).map(ObjectPlan::columns).orElse(List.of());
        List<String> packages = packagesOfColumns(type);
        List<ColumnPlan> own = ownColumns(type, inherited);
        List<ColumnPlan> all = Stream.concat(inherited.stream(), own.stream()).toList();
        all.forEach(
                column -> formats.reserve("PRIMITIVES" + column.presenceField().substring("presence".length())));
        all.forEach(column -> formats.reserveClassOf(TypeMapper.leaf(column.type())));
        List<ColumnPlan> columns = new ArrayList<>();
        for (ColumnPlan column : all) {
            Field field = column.declared();
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
                    packages.get(column.index()).equals(types.names(type).packageName())));
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
    private List<ColumnPlan> ownColumns(ObjectType type, List<ColumnPlan> inherited) {
        Set<String> taken = taken(type);
        List<String> fields = type.fields().stream()
                .map(field -> JavaNames.field(field.name(), taken))
                .toList();
        Set<String> allFields = inherited.stream().map(ColumnPlan::field).collect(Collectors.toSet());
        allFields.addAll(fields);
        Set<String> accessors = inherited.stream().map(ColumnPlan::accessor).collect(Collectors.toSet());
        int first = inherited.size();
        int end = first + fields.size();
        List<ColumnPlan> columns = new ArrayList<>();
        for (int index = first; index < end; index++) {
            Field field = type.fields().get(index - first);
            String javaName = fields.get(index - first);
            String accessor = JavaNames.accessorSuffix(javaName, allFields);
            while (!accessors.add(accessor)) {
                accessor = "$" + accessor;
            }
            columns.add(new ColumnPlan(
                    index,
                    field,
                    Optional.empty(),
                    types.javaType(field.type()),
                    javaName,
                    accessor,
                    "",
                    presenceField(type, first, end, index),
                    false,
                    true));
        }
        return columns;
    }

    /** Each class of a line of ancestors has presence bits of its own, under another name. */
    private static String presenceField(ObjectType type, int first, int end, int index) {
        boolean several = first / ColumnGroup.SIZE != (end - 1) / ColumnGroup.SIZE;
        String group = several ? String.valueOf(index / ColumnGroup.SIZE) : "";
        int ancestors = ancestors(type).size();
        return "presence" + (ancestors == 0 ? group : "_" + ancestors + (several ? "_" + group : ""));
    }

    /** Names that mean something else in the value class, or in that of a schema that inherits from it. */
    private Set<String> taken(ObjectType type) {
        Set<String> taken = new HashSet<>(RECEIVERS);
        taken.addAll(RuntimeNames.PACKAGE_ROOTS);
        addTaken(type, taken);
        return taken;
    }

    private void addTaken(ObjectType type, Set<String> taken) {
        types.names(type).all().forEach(name -> taken.add(name.simpleName()));
        if (type.dynamic()) {
            taken.add(ValueClassGenerator.UNDECLARED);
        }
        children(type).forEach(child -> addTaken(child, taken));
    }

    private List<ObjectType> children(ObjectType type) {
        return schema.types().stream()
                .filter(child -> child.parent().filter(type::equals).isPresent())
                .toList();
    }

    /** The parent, its parent and so on. */
    private static List<ObjectType> ancestors(ObjectType type) {
        return Stream.iterate(type.parent(), Optional::isPresent, at -> at.get().parent())
                .map(Optional::get)
                .toList();
    }

    /** For each column the package of the class that has its field. */
    private List<String> packagesOfColumns(ObjectType type) {
        List<String> packages = new ArrayList<>();
        type.parent().ifPresent(parent -> packages.addAll(packagesOfColumns(parent)));
        type.fields().forEach(field -> packages.add(types.names(type).packageName()));
        return packages;
    }

    private List<ColumnGroup> groups(List<ColumnPlan> columns) {
        String prefix = "Columns";
        while (types.isSomeClassNamedLike(prefix)) {
            prefix += "_";
        }
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

    private Map<ContainerPlan.Key, ContainerPlan> containers(List<ColumnPlan> columns) {
        Map<ContainerPlan.Key, ContainerPlan> containers = new LinkedHashMap<>();
        JavaNames.Unique suffixes = new JavaNames.Unique(Set.of());
        for (ColumnPlan column : columns) {
            ValueType at = column.type();
            for (ValueType held = TypeMapper.held(at); held != null; held = TypeMapper.held(at)) {
                ContainerPlan.Key key = new ContainerPlan.Key(at, column.format());
                if (!containers.containsKey(key)) {
                    containers.put(
                            key,
                            new ContainerPlan(
                                    at,
                                    held,
                                    column.format(),
                                    types.javaType(at),
                                    types.heldType(at),
                                    suffixes.take(suffix(at))));
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

    private static String spoken(TypeName javaType) {
        if (javaType instanceof ArrayTypeName) {
            return "Binary";
        } else if (javaType.equals(RuntimeNames.STRING_TO_OBJECT)) {
            return "Map";
        }
        String name = javaType instanceof ClassName className ? className.simpleName() : javaType.toString();
        String word = name.replaceAll("[^A-Za-z0-9_$]", "_");
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    /** The packages that code is generated for. */
    static Set<String> packages(Map<ObjectType, ObjectNames> names) {
        return names.values().stream().map(ObjectNames::packageName).collect(Collectors.toSet());
    }
}
