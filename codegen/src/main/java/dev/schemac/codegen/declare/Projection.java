package dev.schemac.codegen.declare;

import dev.schemac.codegen.select.SelectedColumns;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Copies the schemas of one document without the columns that a reader of tables does not select. The parsers of the
 * copies skip the members of these columns, as they skip undeclared members.
 * All schemas forget undeclared members.
 */
public final class Projection {
    private final SelectedColumns selected;
    private final boolean withFormats;
    private final Map<ObjectType, ObjectType> copies = new LinkedHashMap<>();

    private Projection(SelectedColumns selected, boolean withFormats) {
        this.selected = selected;
        this.withFormats = withFormats;
    }

    /**
     * {@return the copies of a schema, which comes first, and of all schemas that it needs}
     *
     * @param selected columns of the schema
     * @param enums the declared enums
     * @param withFormats whether columns keep their formats; otherwise their values are the strings and numbers of the
     *     document
     * @throws IllegalArgumentException if a selected union wraps its objects
     */
    public static SchemaSet of(ObjectType root, SelectedColumns selected, List<EnumType> enums, boolean withFormats) {
        selected.schemas().forEach(Projection::checkWrapper);
        Projection projection = new Projection(selected, withFormats);
        projection.copy(root);
        return new SchemaSet(List.copyOf(projection.copies.values()), enums, Findings.NONE);
    }

    private static void checkWrapper(ObjectType type) {
        if (type.discriminatorStrings().containsKey(Union.WRAPPER)
                || type.union().filter(union -> union.discriminator().isEmpty()).isPresent()) {
            throw new IllegalArgumentException("cannot select columns of '" + type.name()
                    + "': a union with wrapper objects has no columns; use a union with a discriminator");
        }
    }

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
        boolean inherits = SelectedColumns.isInUnion(type);
        List<Column> columns = new ArrayList<>();
        for (Column column : inherits ? type.columns() : type.allColumns()) {
            if (selected.contains(type, column)) {
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
        Optional<ScalarType> plain = withFormats ? Optional.empty() : plain(column);
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
