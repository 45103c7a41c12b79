package dev.schemac.spark.internal.write;

import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.spark.internal.table.EventParsers;
import dev.schemac.spark.internal.table.TableSchema;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.DoubleType;
import org.apache.spark.sql.types.FloatType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Compares the columns of a DataFrame with a schema, before it is written. */
final class WrittenColumns {
    private static final List<DataType> INTEGERS =
            List.of(DataTypes.ByteType, DataTypes.ShortType, DataTypes.IntegerType, DataTypes.LongType);

    /** The decimal digits of the largest integers. */
    private static final int[] DIGITS = {3, 5, 10, 19};

    private final TableSchema table;
    private final EventParsers parsers;

    WrittenColumns(TableSchema table, EventParsers parsers) {
        this.table = table;
        this.parsers = parsers;
    }

    /** @throws IllegalArgumentException if a column is missing, or does not fit the schema */
    void check(StructType found) {
        check(found, table.columns(), parsers.root().eventType().type(), "");
    }

    /** @param type the class of the objects in the schema, or of other values */
    private void check(StructType found, StructType expected, Class<?> type, String path) {
        ObjectParser<?> parser = parsers.byClass().get(type);
        if (parser != null && Unions.hasWrapper(parser)) {
            throw new IllegalArgumentException("cannot write "
                    + (path.isEmpty() ? "rows" : "column '" + path.substring(0, path.length() - 1) + "'")
                    + " as schema '" + table.type()
                    + "': objects in wrapper objects have no columns; use a union with a discriminator");
        }
        for (StructField field : found.fields()) {
            String name = path + field.name();
            StructField column = TableSchema.find(expected, field.name());
            if (column == null) {
                throw new IllegalArgumentException(start(name)
                        + "expected one of the columns of the schema but found another one"
                        + NearestName.suggestion(field.name(), Arrays.asList(expected.fieldNames()))
                        + (path.isEmpty() ? "; drop or rename the column" : "; drop or rename the field"));
            }
            check(field.dataType(), column.dataType(), held(type, field.name()), name);
        }
        List<EventType<?>> family = parsers.family(type);
        for (Column column :
                family.isEmpty() ? List.<Column>of() : family.get(0).columns()) {
            StructField known = TableSchema.find(expected, column.jsonName());
            if (column.required() && known != null && TableSchema.find(found, column.jsonName()) == null) {
                throw new IllegalArgumentException(start(path + column.jsonName()) + "expected "
                        + known.dataType().sql() + ", because it is required, but found no such column; add it");
            }
        }
    }

    /** Returns the class of the objects or other values in a column. */
    private Class<?> held(Class<?> type, String member) {
        return parsers.family(type).stream()
                .flatMap(each -> each.columns().stream())
                .filter(column -> column.jsonName().equals(member))
                .findFirst()
                .<Class<?>>map(column -> column.type().leaf().javaClass())
                .orElse(Object.class);
    }

    private void check(DataType found, DataType expected, Class<?> type, String name) {
        if (found instanceof StructType struct && expected instanceof StructType all) {
            check(struct, all, type, name + ".");
        } else if (found instanceof ArrayType array && expected instanceof ArrayType all) {
            check(array.elementType(), all.elementType(), type, name);
        } else if (found instanceof MapType map
                && expected instanceof MapType all
                && map.keyType() instanceof StringType) {
            check(map.valueType(), all.valueType(), type, name);
        } else if (!fits(found, expected)) {
            throw new IllegalArgumentException(start(name) + "expected " + expected.sql() + " but found " + found.sql()
                    + "; cast it to " + expected.sql());
        }
    }

    /** Returns whether the type of a column contains each value of another one. */
    private static boolean fits(DataType found, DataType expected) {
        if (found.equals(expected)
                || found instanceof NullType
                || found instanceof StringType && expected instanceof StringType
                || found instanceof FloatType && expected instanceof DoubleType) {
            return true;
        }
        int size = INTEGERS.indexOf(found);
        if (size >= 0) {
            return INTEGERS.indexOf(expected) > size
                    || expected instanceof DecimalType decimal && decimal.precision() - decimal.scale() >= DIGITS[size];
        }
        return found instanceof DecimalType narrow
                && expected instanceof DecimalType wide
                && narrow.scale() <= wide.scale()
                && narrow.precision() - narrow.scale() <= wide.precision() - wide.scale();
    }

    private String start(String name) {
        return "cannot write column '" + name + "' as schema '" + table.type() + "': ";
    }
}
