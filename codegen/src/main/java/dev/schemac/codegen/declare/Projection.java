package dev.schemac.codegen.declare;

import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.ClassTraits;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ObjectType.Visibility;
import dev.schemac.dsl.model.Rules;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Copies the schemas of one document without the columns that a reader of tables does not select. The parsers of the
 * copies skip the members of these columns, as they skip undeclared members.
 *
 * <p>A schema that occurs in several columns keeps the columns that any of them selects. Schemas of a union keep all
 * columns, and all schemas forget undeclared members.
 */
public final class Projection {
    private final Map<ObjectType, Set<String>> selected = new LinkedHashMap<>();
    private final Map<ObjectType, ObjectType> copies = new LinkedHashMap<>();

    private Projection() {}

    /**
     * {@return the copies of a schema, which comes first, and of all schemas that it needs}
     *
     * @param members paths of JSON names: {@code [address, city]}. Arrays and maps on the way have no name. A path to
     *     an object selects all its members
     * @param enums the declared enums
     * @throws IllegalArgumentException if no document can have one of these members, or if a selected union wraps its
     *     objects
     */
    public static SchemaSet of(ObjectType root, List<List<String>> members, List<EnumType> enums) {
        Projection projection = new Projection();
        projection.selected.put(root, new LinkedHashSet<>());
        members.forEach(path -> projection.select(root, path, 0));
        projection.copy(root);
        return new SchemaSet(List.copyOf(projection.copies.values()), enums, Findings.NONE);
    }

    // ---- which columns

    private void select(ObjectType type, List<String> path, int at) {
        if (at == path.size() || inUnion(type)) {
            selectAll(type, new HashSet<>());
            return;
        }
        String name = path.get(at);
        Column column = type.allColumns().stream()
                .filter(each -> each.jsonName().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("schema '" + type.name() + "' has no member '" + name
                        + "'"
                        + NearestName.suggestion(
                                name,
                                type.allColumns().stream().map(Column::jsonName).toList())));
        names(type).add(name);
        if (column.type().leaf() instanceof ObjectType nested) {
            select(nested, path, at + 1);
        }
    }

    private void selectAll(ObjectType type, Set<ObjectType> seen) {
        if (!seen.add(type)) {
            return;
        }
        checkWrapper(type);
        for (Column column : type.allColumns()) {
            names(type).add(column.jsonName());
            if (column.type().leaf() instanceof ObjectType nested) {
                selectAll(nested, seen);
            }
        }
        if (inUnion(type)) {
            type.union().ifPresent(union -> schemas(union).forEach(each -> selectAll(each, seen)));
            type.parent().ifPresent(parent -> selectAll(parent, seen));
        }
    }

    private Set<String> names(ObjectType type) {
        return selected.computeIfAbsent(type, each -> new LinkedHashSet<>());
    }

    private static void checkWrapper(ObjectType type) {
        if (type.discriminatorStrings().containsKey(Union.WRAPPER)
                || type.union().filter(union -> union.discriminator().isEmpty()).isPresent()) {
            throw new IllegalArgumentException("cannot select columns of '" + type.name()
                    + "': a union with wrapper objects has no columns; use a union with a discriminator");
        }
    }

    private static boolean inUnion(ObjectType type) {
        return type.union().isPresent() || !type.discriminatorStrings().isEmpty();
    }

    private static Set<ObjectType> schemas(Union union) {
        Set<ObjectType> schemas = new LinkedHashSet<>();
        union.subtypes().forEach(subtype -> schemas.add(subtype.type()));
        union.otherwise().ifPresent(schemas::add);
        return schemas;
    }

    // ---- the copies

    private ObjectType copy(ObjectType type) {
        ObjectType known = copies.get(type);
        if (known != null) {
            return known;
        }
        ObjectType copy = new ObjectType(
                type.module(),
                type.name(),
                type.location(),
                Optional.empty(),
                Visibility.RUN,
                false,
                type.refillable(),
                type.naming(),
                type.collections(),
                ClassTraits.NONE);
        copies.put(type, copy);
        // in a union, the classes of subtypes extend that of the base
        boolean inherits = inUnion(type);
        List<Column> columns = new ArrayList<>();
        for (Column column : inherits ? type.columns() : type.allColumns()) {
            if (names(type).contains(column.jsonName())) {
                columns.add(asInTables(column));
            }
        }
        copy.complete(new ObjectType.Content(
                inherits ? type.parent().map(this::copy) : Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                columns,
                type.union().map(this::copy),
                type.discriminatorStrings()));
        return copy;
    }

    private Union copy(Union union) {
        return new Union(
                union.discriminator(),
                union.subtypes().stream()
                        .map(each -> new Union.Subtype(each.string(), copy(each.type())))
                        .toList(),
                union.otherwise().map(this::copy));
    }

    /** Returns a column whose values are strings and numbers as the document has them, if tables have them like that. */
    private Column asInTables(Column column) {
        Optional<ScalarType> plain = plain(column);
        if (plain.isEmpty()) {
            return column.withType(copy(column.type(), null));
        }
        ColumnOptions old = column.options();
        return column.withType(copy(column.type(), plain.get()))
                .withOptions(new ColumnOptions(
                        old.jsonName(),
                        old.aliases(),
                        old.required(),
                        old.nullable(),
                        Optional.empty(),
                        Base64Variant.MIME_NO_LINEFEEDS,
                        UnknownConstant.FAIL,
                        Optional.empty(),
                        Rules.NONE,
                        Optional.empty()));
    }

    /** Returns the type of the JSON values of a column if its format makes it another one in tables. */
    private static Optional<ScalarType> plain(Column column) {
        if (column.base64() == Base64Variant.URL && column.type().leaf() == ScalarType.BINARY) {
            return Optional.of(ScalarType.STRING);
        }
        return column.format().filter(format -> !format.isDefault()).map(format -> switch (format.kind()) {
            case STRING, PATTERN -> ScalarType.STRING;
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> ScalarType.BIG_DECIMAL;
            case ISO, NUMBER -> null;
        });
    }

    /** @param leaf replaces the innermost type; null keeps it */
    private ValueType copy(ValueType type, ScalarType leaf) {
        if (type instanceof ArrayType array) {
            return new ArrayType(copy(array.element(), leaf), array.primitive() && leaf == null);
        }
        if (type instanceof ListType list) {
            return new ListType(copy(list.element(), leaf));
        }
        if (type instanceof MapType map) {
            return new MapType(copy(map.value(), leaf));
        }
        if (leaf != null) {
            return leaf;
        }
        return type instanceof ObjectType schema ? copy(schema) : type;
    }
}
