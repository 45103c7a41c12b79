package dev.schemac.dsl.model;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The types by the names that other languages, databases and the JDK have for them. No such name is a type of a schema,
 * so messages suggest the type.
 */
public final class ForeignTypes {
    /**
     * A type and its other names.
     *
     * @param names simple names in lower case, or full class names
     */
    private record Row(String type, List<String> names) {}

    private static final List<Row> ROWS = List.of(
            row("string", "str text tinytext mediumtext longtext ntext citext nchar nvarchar nvarchar2 clob nclob"),
            row("string", "java.lang.CharSequence java.lang.StringBuilder java.lang.StringBuffer"),
            row("boolean", "bit logical java.util.concurrent.atomic.AtomicBoolean"),
            row("byte", "int8 i8 sbyte"),
            row("short", "int16 i16 int2 smallint tinyint uint8 u8 ubyte"),
            row("int", "int32 i32 int4 mediumint serial uint16 u16 ushort"),
            row("int", "java.util.OptionalInt java.util.concurrent.atomic.AtomicInteger"),
            row("long", "int64 i64 bigint bigserial uint32 u32 uint"),
            row("long", "java.util.OptionalLong java.util.concurrent.atomic.AtomicLong"),
            row("float", "float32 f32 float4 single"),
            row("double", "float64 f64 float8 real num number java.lang.Number java.util.OptionalDouble"),
            row("BigInteger", "uint64 u64 ulong int128 i128 hugeint"),
            row("BigDecimal", "decimal decimal128 dec numeric money smallmoney bignumber"),
            row("UUID", "guid uniqueidentifier"),
            row("java.time.LocalDate", "date java.sql.Date"),
            row("java.time.LocalTime", "time timeofday java.sql.Time"),
            row("java.time.LocalDateTime", "datetime2 smalldatetime"),
            row("java.time.OffsetDateTime", "datetimeoffset"),
            row("java.time.ZonedDateTime", "java.util.Calendar java.util.GregorianCalendar"),
            row("java.time.Instant", "datetime timestamp timestamptz java.util.Date java.sql.Timestamp"),
            row("java.time.Duration", "interval timespan timedelta"),
            row(
                    "binary",
                    "bytes bytearray bytea blob tinyblob mediumblob longblob varbinary base64 java.nio.ByteBuffer"),
            row("Object", "any mixed dynamic unknown variant json jsonb"),
            row("Map", "dict dictionary java.util.Dictionary java.util.HashMap java.util.Hashtable"),
            row("Map", "java.util.LinkedHashMap java.util.NavigableMap java.util.SortedMap java.util.TreeMap"),
            row("List", "array seq sequence slice java.lang.Iterable java.util.Collection java.util.ArrayList"),
            row("List", "java.util.LinkedList java.util.Vector java.util.Queue java.util.Deque"),
            row("List", "java.util.HashSet java.util.LinkedHashSet java.util.SortedSet java.util.TreeSet"));

    /** The types by their other names. */
    static final Map<String, String> TYPES = byName();

    private ForeignTypes() {}

    private static Row row(String type, String names) {
        return new Row(type, List.of(names.split(" ")));
    }

    private static Map<String, String> byName() {
        Map<String, String> types = new HashMap<>();
        for (Row row : ROWS) {
            row.names.forEach(name -> types.put(name, row.type));
        }
        return Map.copyOf(types);
    }

    /** {@return the type for a simple name in any case, or for a full class name} */
    public static Optional<String> find(String name) {
        return Optional.ofNullable(TYPES.get(name.contains(".") ? name : name.toLowerCase(Locale.ROOT)));
    }
}
