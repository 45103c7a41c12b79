package dev.schemac.spark.internal.table;

import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.event.ColumnTypes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** The columns of a generated class. A test compares them with the output of {@code schemac export --to spark}. */
public final class ClassColumns {
    /** The limits of declared tables. */
    private static final int MOST_OBJECTS = 500;

    private static final int DEEPEST = 50;

    private static final String WRAPPED =
            " has objects in wrapper objects, which no row can contain; use a union with a discriminator";

    private static final DataType STRINGS = DataTypes.createMapType(DataTypes.StringType, DataTypes.StringType, true);

    private final EventParsers parsers;
    private final Deque<Class<?>> open = new ArrayDeque<>();
    private int objects;

    private ClassColumns(EventParsers parsers) {
        this.parsers = parsers;
    }

    /**
     * {@return the columns, all nullable}
     *
     * @throws IllegalArgumentException if a table cannot have the columns of the class
     */
    public static StructType of(EventParsers parsers) {
        Class<?> type = parsers.root().eventType().type();
        if (Unions.hasWrapper(parsers.root())) {
            throw new IllegalArgumentException("class " + type.getName() + WRAPPED);
        }
        ClassColumns columns = new ClassColumns(parsers);
        columns.open.push(type);
        StructType struct = columns.struct(type);
        if (struct.isEmpty()) {
            throw new IllegalArgumentException("class " + type.getName() + " has no column that a table can have");
        }
        return struct;
    }

    private StructType struct(Class<?> type) {
        Map<String, Set<ColumnType>> members = new LinkedHashMap<>();
        for (EventType<?> each : parsers.family(type)) {
            for (Column column : each.columns()) {
                members.computeIfAbsent(column.jsonName(), name -> new LinkedHashSet<>())
                        .add(column.type());
            }
        }
        List<StructField> fields = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        members.forEach((name, types) -> {
            if (!name.isEmpty()
                    && taken.add(name.toLowerCase(Locale.ROOT))
                    && !types.equals(Set.of(ColumnTypes.ALWAYS_NULL))) {
                DataType field = types.size() > 1
                        ? DataTypes.StringType
                        : type(types.iterator().next(), type, name);
                fields.add(DataTypes.createStructField(name, field, true));
            }
        });
        return DataTypes.createStructType(fields);
    }

    private DataType type(ColumnType type, Class<?> owner, String column) {
        return switch (type.kind()) {
            case SCALAR -> scalar(type.scalar(), type.form());
            case ARRAY, PRIMITIVES, LIST, SET -> DataTypes.createArrayType(type(type.element(), owner, column), true);
            case MAP -> DataTypes.createMapType(DataTypes.StringType, type(type.element(), owner, column), true);
            case ANY_OBJECT -> STRINGS;
            case ANY, CONSTANT, ALWAYS_NULL -> DataTypes.StringType;
            case OBJECT, UNION -> {
                ObjectParser<?> parser = parsers.byClass().get(type.javaClass());
                if (parser == null) {
                    throw foreign(owner, column);
                } else if (Unions.hasWrapper(parser)) {
                    throw new IllegalArgumentException("column '" + column + "' of " + owner.getName() + WRAPPED);
                }
                yield object(type.javaClass());
            }
            case APPLICATION, ADAPTED -> throw foreign(owner, column);
        };
    }

    private static IllegalArgumentException foreign(Class<?> owner, String column) {
        return new IllegalArgumentException("column '" + column + "' of " + owner.getName()
                + " has values of an adapter or of an application class, which no row can contain");
    }

    private static DataType scalar(Scalar type, ScalarForm form) {
        return switch (form.kind()) {
            case DEFAULT -> scalar(type);
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> DataTypes.createDecimalType(38, 9);
            case BASE64_MIME, BASE64_PEM -> DataTypes.BinaryType;
            case STRING, PATTERN, BASE64_URL -> DataTypes.StringType;
        };
    }

    private static DataType scalar(Scalar type) {
        return switch (type) {
            case STRING, CHAR, UUID, URI, URL, LOCAL_TIME, MONTH_DAY, YEAR, ZONED_DATE_TIME, DURATION ->
                DataTypes.StringType;
            case BOOLEAN -> DataTypes.BooleanType;
            case BYTE -> DataTypes.ByteType;
            case SHORT -> DataTypes.ShortType;
            case INT -> DataTypes.IntegerType;
            case LONG -> DataTypes.LongType;
            case FLOAT -> DataTypes.FloatType;
            case DOUBLE -> DataTypes.DoubleType;
            case BIG_INTEGER -> DataTypes.createDecimalType(38, 0);
            case BIG_DECIMAL -> DataTypes.createDecimalType(38, 18);
            case LOCAL_DATE -> DataTypes.DateType;
            case LOCAL_DATE_TIME -> DataTypes.TimestampNTZType;
            case OFFSET_DATE_TIME, INSTANT -> DataTypes.TimestampType;
            case BINARY -> DataTypes.BinaryType;
        };
    }

    private DataType object(Class<?> type) {
        if (open.contains(type) || open.size() > DEEPEST || objects >= MOST_OBJECTS) {
            return DataTypes.StringType;
        }
        objects++;
        open.push(type);
        StructType struct = struct(type);
        open.pop();
        return struct.isEmpty() ? STRINGS : struct;
    }
}
