package dev.schemac.codegen.generator;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.Field;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Schema;
import dev.schemac.dsl.model.ValueType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Settles what the generators need to know before they emit: names first, because types refer to each other, then a
 * plan a schema.
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

    private static final Set<String> CONSTANTS = Set.of("INSTANCE", "KEYS", "PRIMITIVES");

    private Planner() {}

    /** The classes of each schema, in the order of the schemas. */
    static Map<ObjectType, ObjectNames> names(Schema schema, String defaultPackage) {
        Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
        for (ObjectType type : schema.types()) {
            String packageName = type.module().isEmpty() ? defaultPackage : JavaNames.packageName(type.module());
            names.put(type, ObjectNames.of(packageName, JavaNames.className(type.name())));
        }
        return names;
    }

    static ObjectPlan plan(ObjectType type, TypeMapper types) {
        ObjectNames names = types.names(type);
        List<ColumnPlan> columns = columns(type, types);
        return new ObjectPlan(
                type,
                names,
                columns,
                groups(columns, types),
                arrays(type, types),
                KeyMatchPlan.of(columns.stream().map(ColumnPlan::name).toList()),
                types);
    }

    private static List<ColumnPlan> columns(ObjectType type, TypeMapper types) {
        Set<String> taken = new HashSet<>(RECEIVERS);
        types.names(type).all().forEach(name -> taken.add(name.simpleName()));
        taken.addAll(RuntimeNames.PACKAGE_ROOTS);
        List<String> fields = type.fields().stream()
                .map(field -> JavaNames.field(field.name(), taken))
                .toList();
        Set<String> allFields = Set.copyOf(fields);
        JavaNames.Unique constants = new JavaNames.Unique(CONSTANTS);
        List<ColumnPlan> columns = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            Field field = type.fields().get(i);
            columns.add(new ColumnPlan(
                    i,
                    field.name(),
                    field.type(),
                    types.javaType(field.type()),
                    fields.get(i),
                    JavaNames.accessorSuffix(fields.get(i), allFields),
                    constants.take(JavaNames.constant(field.name()))));
        }
        return List.copyOf(columns);
    }

    private static List<ColumnGroup> groups(List<ColumnPlan> columns, TypeMapper types) {
        boolean wide = columns.size() > ColumnGroup.SIZE;
        String prefix = "Columns";
        while (types.isSomeClassNamedLike(prefix)) {
            prefix += "_";
        }
        List<ColumnGroup> groups = new ArrayList<>();
        for (int first = 0; first == 0 || first < columns.size(); first += ColumnGroup.SIZE) {
            int index = groups.size();
            int end = Math.min(columns.size(), first + ColumnGroup.SIZE);
            groups.add(new ColumnGroup(
                    index,
                    prefix + first,
                    wide ? "presence" + index : "presence",
                    List.copyOf(columns.subList(first, end))));
        }
        return List.copyOf(groups);
    }

    private static Map<TypeName, ArrayPlan> arrays(ObjectType type, TypeMapper types) {
        Map<TypeName, ArrayPlan> arrays = new LinkedHashMap<>();
        JavaNames.Unique suffixes = new JavaNames.Unique(Set.of());
        for (Field field : type.fields()) {
            ValueType at = field.type();
            while (at instanceof ArrayType array) {
                TypeName javaType = types.javaType(array);
                if (!arrays.containsKey(javaType)) {
                    String suffix = suffixes.take(arraySuffix(array, types));
                    arrays.put(javaType, new ArrayPlan(array, javaType, types.elementType(array), suffix));
                }
                at = array.element();
            }
        }
        return arrays;
    }

    /** {@code IntArray}, {@code FriendArray}, {@code FriendArray2d}: the type as one would say it. */
    private static String arraySuffix(ArrayType array, TypeMapper types) {
        int dimensions = 1;
        ArrayType innermost = array;
        while (innermost.element() instanceof ArrayType inner) {
            innermost = inner;
            dimensions++;
        }
        String element = simpleName(types.elementType(innermost));
        String capitalized = Character.toUpperCase(element.charAt(0)) + element.substring(1);
        return capitalized + "Array" + (dimensions > 1 ? dimensions + "d" : "");
    }

    private static String simpleName(TypeName type) {
        if (type instanceof ClassName name) {
            return name.simpleName();
        }
        return type.equals(RuntimeNames.STRING_TO_OBJECT) ? "Map" : type.toString();
    }

    /** The packages that code is generated for. */
    static Set<String> packages(Map<ObjectType, ObjectNames> names) {
        return names.values().stream().map(ObjectNames::packageName).collect(Collectors.toSet());
    }
}
