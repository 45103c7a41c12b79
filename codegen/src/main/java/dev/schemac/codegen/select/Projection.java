package dev.schemac.codegen.select;

import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.model.ClassTraits;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ObjectType.Visibility;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Copies the schemas of one document without the columns that a reader of tables does not select. The parsers of the
 * copies skip the members of these columns, as they skip undeclared members.
 * All schemas forget undeclared members.
 *
 * <p>A schema has a copy for each selection of its members: one column of it can select others than another column, or
 * than the document itself.
 */
public final class Projection {
    private static final Pattern SHORT_NAME = Pattern.compile("[A-Za-z0-9_]{1,150}");

    private final List<String> declaredNames;
    private final boolean withFormats;
    private final Map<Place, ObjectType> copies = new LinkedHashMap<>();
    private final Set<ObjectType> named = new HashSet<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** Objects of a schema with the same selection. */
    private record Place(ObjectType type, SelectedMembers selected) {}

    private Projection(SchemaSet schemas, boolean withFormats) {
        this.declaredNames = Stream.concat(
                        schemas.types().stream().map(ObjectType::name),
                        schemas.enums().stream().map(EnumType::name))
                .map(name -> name.toLowerCase(Locale.ROOT))
                .toList();
        this.withFormats = withFormats;
    }

    /**
     * {@return the copies of a schema, which comes first and keeps its name, and of all schemas that it needs}
     *
     * @param selected members of the schema
     * @param schemas the declared schemas and enums
     * @param withFormats whether columns keep their formats; otherwise their values are the strings and numbers of the
     *     document
     * @throws IllegalArgumentException if a selected union wraps its objects
     */
    public static SchemaSet of(ObjectType root, SelectedMembers selected, SchemaSet schemas, boolean withFormats) {
        Projection projection = new Projection(schemas, withFormats);
        projection.copy(root, selected);
        return new SchemaSet(
                List.copyOf(projection.copies.values()), schemas.enums(), schemas.modules(), Findings.NONE);
    }

    private static void checkWrapper(ObjectType type) {
        if (type.discriminatorStrings().containsKey(Union.WRAPPER)
                || type.union()
                        .filter(union -> union.kind() == Union.Kind.WRAPPER)
                        .isPresent()) {
            throw new IllegalArgumentException("cannot select columns of '" + type.name()
                    + "': a union with wrapper objects has no columns; use a union with a discriminator");
        }
    }

    private ObjectType copy(ObjectType type, SelectedMembers selected) {
        Place place = new Place(type, selected);
        ObjectType known = copies.get(place);
        if (known != null) {
            return known;
        }
        checkWrapper(type);
        ObjectType copy = new ObjectType(new ObjectType.Declaration(
                type.module(),
                freeName(type),
                type.location(),
                Optional.empty(),
                Visibility.RUN,
                false,
                type.refillable(),
                type.naming(),
                type.collections(),
                ClassTraits.NONE));
        copies.put(place, copy);
        // in a union, the classes of subtypes extend the class of the base
        boolean inherits = SelectedColumns.isInUnion(type);
        List<Column> columns = new ArrayList<>();
        for (Column column : inherits ? type.columns() : type.allColumns()) {
            selected.in(column).ifPresent(inner -> columns.add(asInTables(column, inner)));
        }
        copy.complete(new ObjectType.Content(
                inherits ? type.parent().map(this::whole) : Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                columns,
                type.union().map(this::whole),
                type.discriminatorStrings()));
        return copy;
    }

    /** Returns the name of the schema for its first copy, and names that no generated class has for the others. */
    private String freeName(ObjectType type) {
        if (named.add(type)) {
            return type.name();
        }
        // without the name if a longer one could exceed the limit of a class name
        String base = SHORT_NAME.matcher(type.name()).matches() ? type.name() : "Selected";
        while (true) {
            String name = base + "_" + numbers.merge(base, 2, (number, two) -> number + 1);
            String key = name.toLowerCase(Locale.ROOT);
            if (declaredNames.stream().noneMatch(declared -> declared.startsWith(key))) {
                return name;
            }
        }
    }

    private ObjectType whole(ObjectType type) {
        return copy(type, SelectedMembers.ALL);
    }

    private Union whole(Union union) {
        return new Union(
                union.kind(),
                union.discriminator(),
                union.subtypes().stream()
                        .map(each -> new Union.Subtype(each.string(), whole(each.type())))
                        .toList(),
                union.otherwise().map(this::whole));
    }

    /**
     * Returns a column whose values are strings and numbers as the document has them, if tables have them like that.
     *
     * @param selected the members of the objects in the column
     */
    private Column asInTables(Column column, SelectedMembers selected) {
        Optional<ScalarType> plain = withFormats ? Optional.empty() : plain(column);
        if (plain.isEmpty()) {
            return column.withType(copy(column.type(), null, selected));
        }
        ColumnOptions old = column.options();
        return column.withType(copy(column.type(), plain.get(), selected))
                .withOptions(new ColumnOptions(
                        old.jsonName(),
                        old.aliases(),
                        old.required(),
                        old.nullable(),
                        old.keepNull(),
                        Optional.empty(),
                        Base64Variant.MIME_NO_LINEFEEDS,
                        UnknownConstant.FAIL,
                        Optional.empty(),
                        old.rules().ofNulls(),
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

    /**
     * @param leaf replaces the innermost type; null keeps it
     * @param selected the members of the objects of that type
     */
    private ValueType copy(ValueType type, ScalarType leaf, SelectedMembers selected) {
        if (type instanceof ArrayType array) {
            return new ArrayType(copy(array.element(), leaf, selected), array.primitive() && leaf == null);
        }
        if (type instanceof ListType list) {
            return new ListType(copy(list.element(), leaf, selected));
        }
        if (type instanceof MapType map) {
            return new MapType(copy(map.value(), leaf, selected));
        }
        if (leaf != null) {
            return leaf;
        }
        return type instanceof ObjectType schema ? copy(schema, selected) : type;
    }
}
