package dev.schemac.flink.internal.row;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.JsonConstant;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.flink.table.data.ArrayData;
import org.apache.flink.table.data.GenericArrayData;
import org.apache.flink.table.data.GenericMapData;
import org.apache.flink.table.data.MapData;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.data.StringData;
import org.apache.flink.table.types.logical.ArrayType;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.LogicalTypeRoot;
import org.apache.flink.table.types.logical.MapType;
import org.apache.flink.table.types.logical.RowType;

/** Selects the conversions of the columns of a table, and rejects columns that do not fit the schema. */
final class Conversions {
    private Conversions() {}

    /**
     * {@return the conversion of a value}
     *
     * @param path the column, and the fields in it
     * @throws ColumnMismatchException if the type of the column does not fit
     */
    static Conversion of(SchemaType schema, LogicalType type, String path) {
        Conversion conversion = find(schema, type, path);
        if (conversion == null) {
            throw new ColumnMismatchException(
                    path,
                    "expected " + TableTypes.declared(schema).getLogicalType().asSummaryString() + " but found "
                            + type.copy(true).asSummaryString());
        }
        return conversion;
    }

    private static Conversion find(SchemaType schema, LogicalType type, String path) {
        if (schema instanceof SchemaType.OfScalar scalar) {
            return ScalarColumns.of(scalar, type);
        } else if (schema instanceof SchemaType.Constant) {
            return ScalarColumns.isText(type) ? constant() : null;
        } else if (schema instanceof SchemaType.Untyped) {
            return ScalarColumns.isText(type) ? untyped() : null;
        } else if (schema instanceof SchemaType.Sequence sequence) {
            return type.is(LogicalTypeRoot.ARRAY) ? array(sequence, ((ArrayType) type).getElementType(), path) : null;
        } else if (schema instanceof SchemaType.Entries entries) {
            boolean fits = type.is(LogicalTypeRoot.MAP) && ScalarColumns.isText(((MapType) type).getKeyType());
            return fits ? map(entries, ((MapType) type).getValueType(), path) : null;
        } else if (schema instanceof SchemaType.Event event) {
            if (ScalarColumns.isText(type)) {
                return Conversion.of(
                        value -> StringData.fromBytes(((JsonEvent) value).toJsonBytes()),
                        (value, out) -> out.rawValue(value.toString()));
            }
            return type.is(LogicalTypeRoot.ROW) ? row(event, (RowType) type, path) : null;
        }
        return fromJson(type);
    }

    private static Conversion fromJson(LogicalType type) {
        Conversion conversion = JsonForm.of(type);
        return conversion == null ? null : new Conversion(conversion.reader(), conversion.writer(), true);
    }

    private static Conversion constant() {
        // a string is converted once for each constant
        Map<Object, StringData> strings = new ConcurrentHashMap<>();
        return Conversion.of(
                value -> strings.computeIfAbsent(
                        value, constant -> StringData.fromString(JsonConstant.stringOf((Enum<?>) constant))),
                (value, out) -> out.value(value.toString()));
    }

    private static Conversion untyped() {
        return Conversion.of(JsonForm::text, (value, out) -> out.value(value.toString()));
    }

    private static Conversion array(SchemaType.Sequence sequence, LogicalType type, String path) {
        Conversion element = of(sequence.element(), type, path + "[]");
        ArrayData.ElementGetter getter = ArrayData.createElementGetter(type);
        boolean strings = sequence.element() instanceof SchemaType.OfScalar scalar
                && scalar.type() == Scalar.STRING
                && ScalarColumns.isText(type);
        return new Conversion(
                value -> array(value, element.reader(), type),
                strings
                        ? (row, field, value) ->
                                row.set(field, row.stringsOf(field).read(value))
                        : null,
                (value, out) -> writeArray((ArrayData) value, getter, element.writer(), out),
                element.fromJson());
    }

    /** Returns an array or list for Flink. */
    private static ArrayData array(Object value, Conversion.Reader element, LogicalType type) {
        if (value instanceof Object[] elements) {
            return elements(elements, element, type);
        }
        if (value instanceof Collection<?> elements) {
            return elements(elements.toArray(), element, type);
        }
        Object[] elements = new Object[Array.getLength(value)];
        for (int i = 0; i < elements.length; i++) {
            elements[i] = Array.get(value, i);
        }
        return elements(elements, element, type);
    }

    static ArrayData elements(Object[] elements, Conversion.Reader reader, LogicalType type) {
        Object[] converted = new Object[elements.length];
        for (int i = 0; i < elements.length; i++) {
            converted[i] = convert(elements[i], reader, type, "element");
        }
        return new GenericArrayData(converted);
    }

    /**
     * Converts a value that can be null.
     *
     * @param name of the field, for errors
     */
    static Object convert(Object value, Conversion.Reader reader, LogicalType type, String name) {
        if (value != null) {
            try {
                return reader.read(value);
            } catch (ValueMismatchException e) {
                throw e.in(name);
            }
        }
        if (!type.isNullable()) {
            throw new ValueMismatchException("expected a value, because of NOT NULL,").in(name);
        }
        return null;
    }

    static void writeArray(ArrayData array, ArrayData.ElementGetter getter, Conversion.Writer element, JsonWriter out) {
        out.beginArray();
        for (int i = 0; i < array.size(); i++) {
            write(getter.getElementOrNull(array, i), element, out);
        }
        out.endArray();
    }

    private static void write(Object value, Conversion.Writer writer, JsonWriter out) {
        if (value == null) {
            out.nullValue();
        } else {
            writer.write(value, out);
        }
    }

    private static Conversion map(SchemaType.Entries entries, LogicalType type, String path) {
        Conversion held = of(entries.value(), type, path + "{}");
        ArrayData.ElementGetter getter = ArrayData.createElementGetter(type);
        return new Conversion(
                value -> members((Map<?, ?>) value, held.reader(), type),
                (value, out) -> writeMap((MapData) value, getter, held.writer(), out),
                held.fromJson());
    }

    static MapData members(Map<?, ?> members, Conversion.Reader reader, LogicalType type) {
        Map<Object, Object> converted = new LinkedHashMap<>();
        members.forEach((name, each) ->
                converted.put(StringData.fromString((String) name), convert(each, reader, type, "value")));
        return new GenericMapData(converted);
    }

    static void writeMap(MapData map, ArrayData.ElementGetter getter, Conversion.Writer value, JsonWriter out) {
        ArrayData keys = map.keyArray();
        ArrayData values = map.valueArray();
        out.beginObject();
        for (int i = 0; i < map.size(); i++) {
            if (keys.isNullAt(i)) {
                throw new ValueMismatchException("expected a map without a key of null");
            }
            out.name(keys.getString(i).toString());
            write(getter.getElementOrNull(values, i), value, out);
        }
        out.endObject();
    }

    private static Conversion row(SchemaType.Event event, RowType type, String path) {
        Conversion[] fields = fields(event, type, path);
        return rowOf(event.parser(), fields, type);
    }

    @SuppressWarnings("unchecked") // the values of the column are the events of the parser
    private static <T> Conversion rowOf(ObjectParser<T> parser, Conversion[] fields, RowType type) {
        ObjectRowPlan<T> plan = new ObjectRowPlan<>(parser, type, fields);
        BinaryRowPlan<T> binary = new BinaryRowPlan<>(parser, type, fields);
        RowWriter writer = new RowWriter(type, fields);
        return new Conversion(
                value -> plan.read((T) value),
                (row, field, value) -> row.setRow(field, binary.read((T) value, row.rowOf(field))),
                (value, out) -> writer.write((RowData) value, out),
                false);
    }

    /**
     * {@return the conversions of all columns of a table}
     *
     * @param errors the columns that no document has
     */
    static Conversion[] columns(SchemaType.Event event, RowType type, List<ErrorColumn> errors) {
        Set<String> names = errors.stream().map(ErrorColumn::name).collect(Collectors.toSet());
        List<RowType.RowField> members = type.getFields().stream()
                .filter(field -> !names.contains(field.getName()))
                .toList();
        Iterator<Conversion> conversions =
                List.of(fields(event, new RowType(members), "")).iterator();
        return type.getFieldNames().stream()
                .map(name -> names.contains(name) ? error(event, name) : conversions.next())
                .toArray(Conversion[]::new);
    }

    private static Conversion error(SchemaType.Event event, String name) {
        if (event.family().stream()
                .flatMap(each -> each.columns().stream())
                .anyMatch(column -> column.jsonName().equals(name))) {
            throw new ColumnMismatchException(name, "the column of errors has the name of a member; rename it");
        }
        return Conversion.of(value -> null, (value, out) -> {
            throw new ValueMismatchException("expected null, because errors are only read,");
        });
    }

    /** {@return the conversions of all fields of a row} */
    static Conversion[] fields(SchemaType.Event event, RowType type, String path) {
        Conversion[] fields = new Conversion[type.getFieldCount()];
        for (int i = 0; i < type.getFieldCount(); i++) {
            String name = type.getFieldNames().get(i);
            String below = path.isEmpty() ? name : path + "." + name;
            Set<ColumnType> found = new LinkedHashSet<>();
            for (EventType<?> each : event.family()) {
                for (EventType.Column column : each.columns()) {
                    if (column.jsonName().equals(name)) {
                        found.add(column.type());
                    }
                }
            }
            fields[i] = field(event, found, type.getTypeAt(i), name, below);
        }
        return fields;
    }

    /** @param found the types of the columns of this name, in the classes of a union */
    private static Conversion field(
            SchemaType.Event event, Set<ColumnType> found, LogicalType type, String name, String path) {
        if (found.isEmpty()) {
            // a wrapper object of a union has no column
            if (event.parser().subtypes().isEmpty() || !type.is(LogicalTypeRoot.ROW)) {
                throw new ColumnMismatchException(path, TableTypes.missing(event, name));
            }
            return fromJson(type);
        }
        Conversion conversion = null;
        if (found.size() == 1 || !ScalarColumns.isText(type)) {
            for (ColumnType each : found) {
                conversion = of(SchemaType.of(each), type, path);
            }
        }
        boolean isJson = found.size() > 1
                || !JsonEvent.class.isAssignableFrom(event.parser().eventType().type());
        return isJson ? fromJson(type) : conversion;
    }
}
