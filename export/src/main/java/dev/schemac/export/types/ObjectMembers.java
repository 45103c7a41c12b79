package dev.schemac.export.types;

import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ValueType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The members of the objects of a type, for languages without unions. The objects of a union have the members of all its
 * schemas.
 *
 * @param asWrappers the difference of a union that becomes an object with one of the members; empty for other types
 * @param besidesWrappers the other parts that the members do not express
 */
public record ObjectMembers(List<Member> members, Optional<String> asWrappers, List<String> besidesWrappers) {
    ObjectMembers(List<Member> members, List<String> differences) {
        this(members, Optional.empty(), differences);
    }

    /** Returns the parts that the members do not express. */
    public List<String> differences() {
        return Stream.concat(asWrappers.stream(), besidesWrappers.stream()).toList();
    }

    /**
     * Returns the members.
     *
     * @param type a schema, or a class of the application
     * @param unwrapped whether a wrapping member was entered already
     */
    public static ObjectMembers of(ValueType type, boolean unwrapped) {
        if (type instanceof ClassType application) {
            return new ObjectMembers(members(application.columns()), List.of());
        }
        ObjectType schema = (ObjectType) type;
        List<String> differences = new ArrayList<>();
        if (schema.union().isPresent() && !unwrapped) {
            Union union = schema.union().get();
            return union.kind() == Union.Kind.WRAPPER
                    ? wrappers(union, differences)
                    : merged(schema, union, differences);
        }
        Union.Strings wrapper = schema.discriminatorStrings().get(Union.WRAPPER);
        if (wrapper != null && !wrapper.others() && !unwrapped) {
            return new ObjectMembers(
                    wrapper.listed().stream()
                            .map(string -> new Member(string, false, List.of(), schema))
                            .toList(),
                    differences);
        }
        addDynamic(List.of(schema), differences);
        return new ObjectMembers(members(schema.allColumns()), differences);
    }

    /** Returns all schemas of a union, and of the unions in it, without duplicates. */
    public static Set<ObjectType> schemas(Union union) {
        Set<ObjectType> schemas = new LinkedHashSet<>();
        addSchemas(union, schemas);
        return schemas;
    }

    private static void addSchemas(Union union, Set<ObjectType> schemas) {
        union.types().filter(schemas::add).forEach(type -> type.union().ifPresent(inner -> addSchemas(inner, schemas)));
    }

    private static void addDynamic(Collection<ObjectType> schemas, List<String> differences) {
        if (schemas.stream().anyMatch(ObjectType::dynamic)) {
            differences.add("undeclared members are dropped");
        }
    }

    private static List<Member> members(List<Column> columns) {
        return columns.stream().map(Member::of).toList();
    }

    private static ObjectMembers wrappers(Union union, List<String> differences) {
        Map<String, Member> members = new LinkedHashMap<>();
        union.subtypes()
                .forEach(subtype ->
                        members.put(subtype.string(), new Member(subtype.string(), false, List.of(), subtype.type())));
        String wrappers = "the union becomes an object with one of these members: "
                + members.keySet().stream().map(Texts::quoted).collect(Collectors.joining(", "));
        union.otherwise().ifPresent(other -> differences.add("other members are dropped, which " + other + " reads"));
        return new ObjectMembers(List.copyOf(members.values()), Optional.of(wrappers), differences);
    }

    private static ObjectMembers merged(ObjectType type, Union union, List<String> differences) {
        Set<ObjectType> schemas = schemas(union);
        Map<String, List<Column>> found = new LinkedHashMap<>();
        // the columns that all schemas inherit come first
        type.allColumns().forEach(column -> found.put(column.jsonName(), new ArrayList<>()));
        Set<String> optional = new LinkedHashSet<>();
        for (ObjectType schema : schemas) {
            for (Column column : schema.allColumns()) {
                List<Column> variants = found.computeIfAbsent(column.jsonName(), name -> new ArrayList<>());
                addVariant(variants, column);
                Union.Strings strings = schema.discriminatorStrings().get(column.name());
                boolean selected = strings != null && !strings.others();
                if (!selected && (!column.required() || column.nullable())) {
                    optional.add(column.jsonName());
                }
            }
        }
        found.forEach((name, variants) -> {
            if (!schemas.stream().allMatch(schema -> has(schema, name))) {
                optional.add(name);
            }
        });
        differences.add("the union of " + schemas.stream().map(ObjectType::name).collect(Collectors.joining(", "))
                + " becomes one object with the members of all");
        addDynamic(schemas, differences);
        List<Member> members = new ArrayList<>();
        found.forEach((name, variants) -> {
            if (!variants.isEmpty()) {
                members.add(new Member(name, !optional.contains(name), List.copyOf(variants), null));
            }
        });
        return new ObjectMembers(members, differences);
    }

    /** Adds a column, unless one has the same type. The columns of a type contain null if one of them does. */
    private static void addVariant(List<Column> variants, Column column) {
        for (int i = 0; i < variants.size(); i++) {
            Column known = variants.get(i);
            if (sameType(known, column)) {
                if (column.rules().nullElements() && !known.rules().nullElements()) {
                    variants.set(i, column);
                }
                return;
            }
        }
        variants.add(column);
    }

    private static boolean has(ObjectType schema, String jsonName) {
        return schema.allColumns().stream().anyMatch(column -> column.jsonName().equals(jsonName));
    }

    private static boolean sameType(Column a, Column b) {
        return a.type().equals(b.type())
                && a.format().equals(b.format())
                && a.base64() == b.base64()
                && a.unknownConstant().equals(b.unknownConstant());
    }
}
