package dev.schemac.spark.internal.table;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.internal.integration.ScalarForms;
import dev.schemac.runtime.internal.integration.TypeSyntax;
import dev.schemac.runtime.internal.integration.Unions;
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

    private static final Map<String, DataType> SCALARS = Map.ofEntries(
            Map.entry("string", DataTypes.StringType),
            Map.entry("char", DataTypes.StringType),
            Map.entry("URI", DataTypes.StringType),
            Map.entry("URL", DataTypes.StringType),
            Map.entry("UUID", DataTypes.StringType),
            Map.entry("LocalTime", DataTypes.StringType),
            Map.entry("ZonedDateTime", DataTypes.StringType),
            Map.entry("Duration", DataTypes.StringType),
            Map.entry("boolean", DataTypes.BooleanType),
            Map.entry("byte", DataTypes.ByteType),
            Map.entry("short", DataTypes.ShortType),
            Map.entry("int", DataTypes.IntegerType),
            Map.entry("long", DataTypes.LongType),
            Map.entry("float", DataTypes.FloatType),
            Map.entry("double", DataTypes.DoubleType),
            Map.entry("biginteger", DataTypes.createDecimalType(38, 0)),
            Map.entry("bigdecimal", DataTypes.createDecimalType(38, 18)),
            Map.entry("LocalDate", DataTypes.DateType),
            Map.entry("LocalDateTime", DataTypes.TimestampNTZType),
            Map.entry("OffsetDateTime", DataTypes.TimestampType),
            Map.entry("Instant", DataTypes.TimestampType),
            Map.entry("binary", DataTypes.BinaryType));

    private final EventParsers parsers;
    private final Deque<String> open = new ArrayDeque<>();
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
        String name = parsers.root().eventType().type().getName();
        if (Unions.hasWrapper(parsers.root())) {
            throw new IllegalArgumentException("class " + name + WRAPPED);
        }
        ClassColumns columns = new ClassColumns(parsers);
        columns.open.push(name);
        StructType struct = columns.struct(name);
        if (struct.isEmpty()) {
            throw new IllegalArgumentException("class " + name + " has no column that a table can have");
        }
        return struct;
    }

    /** {@return whether a type of a schema is a number, string, date or the like} */
    public static boolean isScalar(String schemaType) {
        return SCALARS.containsKey(TypeSyntax.name(schemaType));
    }

    private StructType struct(String className) {
        Map<String, Set<String>> members = new LinkedHashMap<>();
        for (EventType<?> each : parsers.family(className)) {
            for (Column column : each.columns()) {
                members.computeIfAbsent(column.jsonName(), name -> new LinkedHashSet<>())
                        .add(column.schemaType());
            }
        }
        List<StructField> fields = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        members.forEach((name, types) -> {
            if (!name.isEmpty() && taken.add(name.toLowerCase(Locale.ROOT)) && !types.equals(Set.of("null"))) {
                DataType type = types.size() > 1
                        ? DataTypes.StringType
                        : type(types.iterator().next(), className, name);
                fields.add(DataTypes.createStructField(name, type, true));
            }
        });
        return DataTypes.createStructType(fields);
    }

    private DataType type(String schemaType, String className, String column) {
        if (TypeSyntax.isSequence(schemaType)) {
            return DataTypes.createArrayType(type(TypeSyntax.held(schemaType), className, column), true);
        }
        if (TypeSyntax.isMap(schemaType)) {
            return DataTypes.createMapType(
                    DataTypes.StringType, type(TypeSyntax.held(schemaType), className, column), true);
        }
        if (isScalar(schemaType)) {
            return scalar(TypeSyntax.name(schemaType), TypeSyntax.form(schemaType));
        }
        if (schemaType.equals("Map")) {
            return STRINGS;
        }
        if (parsers.byClass().containsKey(schemaType)) {
            if (Unions.hasWrapper(parsers.byClass().get(schemaType))) {
                throw new IllegalArgumentException("column '" + column + "' of " + className + WRAPPED);
            }
            return object(schemaType);
        }
        if (schemaType.equals("Object")
                || isEnum(schemaType, parsers.root().eventType().type().getClassLoader())) {
            return DataTypes.StringType;
        }
        throw new IllegalArgumentException("column '" + column + "' of " + className
                + " has values of an adapter or of an application class, which no row can contain");
    }

    private static boolean isEnum(String name, ClassLoader loader) {
        return TypeSyntax.find(name, loader).filter(Class::isEnum).isPresent();
    }

    private static DataType scalar(String name, String form) {
        if (name.equals("binary")) {
            return form.equals("url") ? DataTypes.StringType : DataTypes.BinaryType;
        }
        if (ScalarForms.isDefault(form)) {
            return SCALARS.get(name);
        }
        return ScalarForms.isNumber(form) ? DataTypes.createDecimalType(38, 9) : DataTypes.StringType;
    }

    private DataType object(String className) {
        if (open.contains(className) || open.size() > DEEPEST || objects >= MOST_OBJECTS) {
            return DataTypes.StringType;
        }
        objects++;
        open.push(className);
        StructType struct = struct(className);
        open.pop();
        return struct.isEmpty() ? STRINGS : struct;
    }
}
