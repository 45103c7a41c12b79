package dev.schemac.spark.internal.write;

import dev.schemac.integrations.common.ScalarFormats;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.UntypedParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.spark.internal.table.EventParsers;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.MapData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.ByteType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.DoubleType;
import org.apache.spark.sql.types.FloatType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.ShortType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.types.TimestampNTZType;
import org.apache.spark.sql.types.TimestampType;

/** The writers for the types of columns, which {@link WrittenColumns} has compared with the schema. */
final class ValueWriters {
    private static final int MICROS = 1_000_000;

    private final EventParsers parsers;

    ValueWriters(EventParsers parsers) {
        this.parsers = parsers;
    }

    /** {@return the writer of whole rows} */
    ValueWriter ofRows(StructType columns) {
        return struct(
                columns, Set.of(ColumnTypes.object(parsers.root().eventType().type())));
    }

    /** @param types those of the column in the schemas of a union; otherwise one */
    private ValueWriter of(DataType type, Set<ColumnType> types) {
        if (type instanceof StringType) {
            return isString(types) ? (value, out) -> out.value(value.toString()) : ValueWriters::writeJson;
        } else if (type instanceof BooleanType) {
            return (value, out) -> out.value((Boolean) value);
        } else if (type instanceof ByteType
                || type instanceof ShortType
                || type instanceof IntegerType
                || type instanceof LongType) {
            return (value, out) -> out.value(((Number) value).longValue());
        } else if (type instanceof FloatType) {
            return (value, out) -> out.value((Float) value);
        } else if (type instanceof DoubleType) {
            return (value, out) -> out.value((Double) value);
        } else if (type instanceof DecimalType) {
            return (value, out) -> out.value(ScalarFormats.plain(((Decimal) value).toJavaBigDecimal()));
        } else if (type instanceof DateType) {
            return (value, out) -> out.value(JsonFormat.LOCAL_DATE.format(LocalDate.ofEpochDay((Integer) value)));
        } else if (type instanceof TimestampType) {
            return (value, out) -> out.value(JsonFormat.INSTANT.format(instant((Long) value)));
        } else if (type instanceof TimestampNTZType) {
            return (value, out) -> out.value(
                    JsonFormat.LOCAL_DATE_TIME.format(LocalDateTime.ofInstant(instant((Long) value), ZoneOffset.UTC)));
        } else if (type instanceof BinaryType) {
            return (value, out) -> out.value(Base64.getEncoder().encodeToString((byte[]) value));
        } else if (type instanceof ArrayType array) {
            return array(array.elementType(), of(array.elementType(), held(types)));
        } else if (type instanceof MapType map) {
            return map(map, of(map.valueType(), held(types)));
        } else if (type instanceof StructType struct) {
            return struct(struct, types);
        } else if (type instanceof NullType) {
            return (value, out) -> out.nullValue();
        }
        throw new IllegalArgumentException("JSON has no values of type " + type.sql());
    }

    /** Returns the types of elements and values. */
    private static Set<ColumnType> held(Set<ColumnType> types) {
        return types.stream().map(EventParsers::held).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns whether a column has strings only, and no other JSON. */
    private static boolean isString(Set<ColumnType> types) {
        return types.size() == 1
                && switch (types.iterator().next().kind()) {
                    case SCALAR, CONSTANT -> true;
                    case OBJECT,
                            UNION,
                            APPLICATION,
                            ADAPTED,
                            ARRAY,
                            PRIMITIVES,
                            LIST,
                            SET,
                            MAP,
                            ANY,
                            ANY_OBJECT,
                            ALWAYS_NULL -> false;
                };
    }

    /** Writes JSON of an object or array as it is, and any other string as a string. */
    private static void writeJson(Object value, JsonWriter out) {
        String string = value.toString().strip();
        if (isContainer(string)) {
            out.rawValue(string);
        } else {
            out.value(value.toString());
        }
    }

    private static boolean isContainer(String string) {
        if (string.startsWith("{") || string.startsWith("[")) {
            byte[] json = string.getBytes(StandardCharsets.UTF_8);
            try {
                UntypedParser.parse(json, 0, json.length, JsonOptions.DEFAULT);
                return true;
            } catch (JsonParseException e) {
                return false;
            }
        }
        return false;
    }

    private static Instant instant(long micros) {
        return Instant.ofEpochSecond(Math.floorDiv(micros, MICROS), Math.floorMod(micros, MICROS) * 1000L);
    }

    private static ValueWriter array(DataType type, ValueWriter elements) {
        return (value, out) -> {
            ArrayData array = (ArrayData) value;
            out.beginArray();
            for (int i = 0; i < array.numElements(); i++) {
                write(array.isNullAt(i) ? null : array.get(i, type), elements, out, "[" + i + "]");
            }
            out.endArray();
        };
    }

    private static ValueWriter map(MapType type, ValueWriter values) {
        return (value, out) -> {
            MapData map = (MapData) value;
            ArrayData keys = map.keyArray();
            ArrayData all = map.valueArray();
            out.beginObject();
            for (int i = 0; i < map.numElements(); i++) {
                out.name(keys.getUTF8String(i).toString());
                write(all.isNullAt(i) ? null : all.get(i, type.valueType()), values, out, ".*");
            }
            out.endObject();
        };
    }

    /** @param types those of the objects */
    private ValueWriter struct(StructType struct, Set<ColumnType> types) {
        StructField[] fields = struct.fields();
        ValueWriter[] writers = Arrays.stream(fields)
                .map(field -> of(field.dataType(), members(types, field.name())))
                .toArray(ValueWriter[]::new);
        return (value, out) -> {
            InternalRow row = (InternalRow) value;
            out.beginObject();
            for (int i = 0; i < fields.length; i++) {
                if (!row.isNullAt(i)) {
                    String name = fields[i].name();
                    out.name(name);
                    write(row.get(i, fields[i].dataType()), writers[i], out, "." + name);
                }
            }
            out.endObject();
        };
    }

    private Set<ColumnType> members(Set<ColumnType> objects, String member) {
        Set<ColumnType> types = new LinkedHashSet<>();
        for (ColumnType each : objects) {
            for (EventType<?> type : parsers.family(each.javaClass())) {
                for (Column column : type.columns()) {
                    if (column.jsonName().equals(member)) {
                        types.add(column.type());
                    }
                }
            }
        }
        return types.isEmpty() ? Set.of(ColumnTypes.ANY) : types;
    }

    private static void write(Object value, ValueWriter writer, JsonWriter out, String part) {
        if (value == null) {
            out.nullValue();
            return;
        }
        try {
            writer.write(value, out);
        } catch (RowWriteException e) {
            throw e.in(part);
        } catch (JsonWriteException e) {
            throw new RowWriteException(e.description()).in(part);
        }
    }
}
