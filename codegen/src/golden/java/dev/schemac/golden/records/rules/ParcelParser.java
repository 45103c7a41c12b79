package dev.schemac.golden.records.rules;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.TextPattern;
import dev.schemac.runtime.support.ValueRules;
import dev.schemac.runtime.support.Violations;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Parcel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ParcelParser implements ObjectParser<Parcel>, GeneratedParser<Parcel> {
    /** The parser. */
    public static final ParcelParser INSTANCE = new ParcelParser();

    private static final JsonKey QUANTITY = JsonKey.number("quantity");
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey TOTAL = JsonKey.number("total");
    private static final JsonKey SERIAL = JsonKey.number("serial");
    private static final JsonKey NOTE = JsonKey.text("note");
    private static final JsonKey CODE = JsonKey.text("code");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey GRADES = JsonKey.array("grades");
    private static final JsonKey LIMITS = JsonKey.object("limits");
    private static final JsonKey MATRIX = JsonKey.array("matrix");
    private static final JsonKey PARTS = JsonKey.array("parts");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x1B39896A51A8749BL, QUANTITY, WEIGHT, TOTAL,
            SERIAL, NOTE, CODE, TAGS, GRADES, LIMITS, MATRIX, PARTS);

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x1L;
    private static final BigDecimal TOTAL_MIN = new BigDecimal("0");
    private static final BigDecimal TOTAL_MAX = new BigDecimal("99999.99");

    /** Column code: ^[A-Z]&#123;2&#125;-&#92;d+$ */
    private static final TextPattern CODE_PATTERN = TextPattern.of(
            "    M! N  P\" Z  a# { ",
            "-   #"
                    + "-   $"
                    + "- %  "
                    + "-  & "
                    + "+  & ");

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final double[] EMPTY_DOUBLE_ARRAY = new double[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ParcelParser() {}

    @Override
    public EventType<Parcel> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Parcel read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Parcel.Builder value = new Parcel.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(QUANTITY)) {
            value.quantity = checkedQuantity(in, in.readInt());
            seen |= 1L;
        }
        if (in.nextIs(WEIGHT)) {
            value.weight = checkedWeight(in, in.readDouble());
            seen |= 1L << 1;
        }
        if (in.nextIs(TOTAL)) {
            value.total = checkedTotal(in, in.readBigDecimal());
            seen |= 1L << 2;
        }
        if (in.nextIs(SERIAL)) {
            value.serial = checkedSerial(in, in.readLong());
            seen |= 1L << 3;
        }
        if (in.nextIs(NOTE)) {
            value.note = checkedNote(in, in.readString());
            seen |= 1L << 4;
        }
        if (in.nextIs(CODE)) {
            value.code = checkedCode(in, in.readString());
            seen |= 1L << 5;
        }
        if (in.nextIs(TAGS)) {
            value.tags = checkedTags(in, readStringList(in));
            seen |= 1L << 6;
        }
        if (in.nextIs(GRADES)) {
            value.grades = checkedGrades(in, readByteList(in));
            seen |= 1L << 7;
        }
        if (in.nextIs(LIMITS)) {
            value.limits = checkedLimits(in, readFloatMap(in));
            seen |= 1L << 8;
        }
        if (in.nextIs(MATRIX)) {
            value.matrix = checkedMatrix(in, readDoubleArrayList(in));
            seen |= 1L << 9;
        }
        if (in.nextIs(PARTS)) {
            value.parts = checkedParts(in, readPartList(in));
            seen |= 1L << 10;
        }
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        return value.buildUnchecked();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Parcel.Builder value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.quantity = checkedQuantity(in, in.readIntOrNull());
                case 1 -> value.weight = checkedWeight(in, in.readDoubleOrNull());
                case 2 -> value.total = checkedTotal(in, in.readBigDecimal());
                case 3 -> value.serial = checkedSerial(in, in.readLongOrNull());
                case 4 -> value.note = checkedNote(in, in.readString());
                case 5 -> value.code = checkedCode(in, in.readString());
                case 6 -> value.tags = checkedTags(in, readStringList(in));
                case 7 -> value.grades = checkedGrades(in, readByteList(in));
                case 8 -> value.limits = checkedLimits(in, readFloatMap(in));
                case 9 -> value.matrix = checkedMatrix(in, readDoubleArrayList(in));
                case 10 -> value.parts = checkedParts(in, readPartList(in));
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x61757122 -> in.memberIs(QUANTITY) ? 0 : -1; // "qua
            case 0x69657722 -> in.memberIs(WEIGHT) ? 1 : -1; // "wei
            case 0x746F7422 -> in.memberIs(TOTAL) ? 2 : -1; // "tot
            case 0x72657322 -> in.memberIs(SERIAL) ? 3 : -1; // "ser
            case 0x746F6E22 -> in.memberIs(NOTE) ? 4 : -1; // "not
            case 0x646F6322 -> in.memberIs(CODE) ? 5 : -1; // "cod
            case 0x67617422 -> in.memberIs(TAGS) ? 6 : -1; // "tag
            case 0x61726722 -> in.memberIs(GRADES) ? 7 : -1; // "gra
            case 0x6D696C22 -> in.memberIs(LIMITS) ? 8 : -1; // "lim
            case 0x74616D22 -> in.memberIs(MATRIX) ? 9 : -1; // "mat
            case 0x72617022 -> in.memberIs(PARTS) ? 10 : -1; // "par
            default -> -1;
        };
    }

    private static List<String> readStringList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static List<Byte> readByteList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readByteOrNull();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static Map<String, Float> readFloatMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Float> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != -1) {
            in.putMember(members, in.memberName(), in.position(), in.readFloatOrNull());
        }
        return JsonValues.unmodifiableMap(members);
    }

    private static List<double[]> readDoubleArrayList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readDoubleArray(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static double[] readDoubleArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY;
        }
        double[] elements = new double[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readDouble();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Part> readPartList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = PartParser.INSTANCE.read(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Returns a value of column {@code quantity}; one that breaks its rules is a violation. */
    static Integer checkedQuantity(Violations violations, Integer value) {
        if (value != null && (value < 1 || value > 1000)) {
            violations.violation(QUANTITY, "a number of at least 1 and at most 1000");
        }
        return value;
    }

    /** Returns a value of column {@code weight}; one that breaks its rules is a violation. */
    static Double checkedWeight(Violations violations, Double value) {
        if (value != null && !(value > 0.0)) {
            violations.violation(WEIGHT, "a number above 0");
        }
        return value;
    }

    /** Returns a value of column {@code total}; one that breaks its rules is a violation. */
    static BigDecimal checkedTotal(Violations violations, BigDecimal value) {
        if (value != null && (value.compareTo(TOTAL_MIN) < 0 || value.compareTo(TOTAL_MAX) > 0)) {
            violations.violation(TOTAL, "a number of at least 0 and at most 99999.99");
        }
        return value;
    }

    /** Returns a value of column {@code serial}; one that breaks its rules is a violation. */
    static Long checkedSerial(Violations violations, Long value) {
        if (value != null && value > 4000000000L) {
            violations.violation(SERIAL, "a number of at most 4000000000");
        }
        return value;
    }

    /** Returns a value of column {@code note}; one that breaks its rules is a violation. */
    static String checkedNote(Violations violations, String value) {
        if (value != null && !ValueRules.isLength(value, 0, 200)) {
            violations.violation(NOTE, "a text of at most 200 characters");
        }
        return value;
    }

    /** Returns a value of column {@code code}; one that breaks its rules is a violation. */
    static String checkedCode(Violations violations, String value) {
        if (value != null && !ValueRules.isLength(value, 3, 20)) {
            violations.violation(CODE, "a text of at least 3 and at most 20 characters");
        }
        if (value != null && !CODE_PATTERN.matches(value)) {
            violations.violation(CODE, "a text that matches ^[A-Z]{2}-\\d+$");
        }
        return value;
    }

    /** Returns a value of column {@code tags}; one that breaks its rules is a violation. */
    static List<String> checkedTags(Violations violations, List<String> value) {
        if (value != null) {
            if (value.size() < 1 || value.size() > 10) {
                violations.violation(TAGS, "an array of at least 1 and at most 10 elements");
            }
            ValueRules.checkUnique(violations, TAGS, value);
            int index = 0;
            for (String element : value) {
                if (element != null && !ValueRules.isLength(element, 1, Integer.MAX_VALUE)) {
                    violations.violation(TAGS, "a text of at least 1 character", index);
                }
                index++;
            }
        }
        return value;
    }

    /** Returns a value of column {@code grades}; one that breaks its rules is a violation. */
    static List<Byte> checkedGrades(Violations violations, List<Byte> value) {
        if (value != null) {
            if (value.size() > 100) {
                violations.violation(GRADES, "an array of at most 100 elements");
            }
            int index = 0;
            for (Byte element : value) {
                if (element != null && (element < 1 || element > 6)) {
                    violations.violation(GRADES, "a number of at least 1 and at most 6", index);
                }
                index++;
            }
        }
        return value;
    }

    /** Returns a value of column {@code limits}; one that breaks its rules is a violation. */
    static Map<String, Float> checkedLimits(Violations violations, Map<String, Float> value) {
        if (value != null) {
            if (value.size() > 3) {
                violations.violation(LIMITS, "an object of at most 3 members");
            }
            for (Map.Entry<String, Float> member : value.entrySet()) {
                Float element = member.getValue();
                if (element != null && !(element <= 0.5F)) {
                    violations.violation(LIMITS, "a number of at most 0.5", member.getKey());
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code matrix}; one that breaks its rules is a violation. */
    static List<double[]> checkedMatrix(Violations violations, List<double[]> value) {
        if (value != null) {
            if (value.size() < 2) {
                violations.violation(MATRIX, "an array of at least 2 elements");
            }
            int index = 0;
            for (double[] element : value) {
                if (element != null) {
                    for (int index2 = 0; index2 < element.length; index2++) {
                        double element2 = element[index2];
                        if (!(element2 >= -1.0 && element2 <= 1.0)) {
                            violations.violation(MATRIX, "a number of at least -1 and at most 1", index, index2);
                        }
                    }
                }
                index++;
            }
        }
        return value;
    }

    /** Returns a value of column {@code parts}; one that breaks its rules is a violation. */
    static List<Part> checkedParts(Violations violations, List<Part> value) {
        if (value != null) {
            ValueRules.checkUnique(violations, PARTS, value);
        }
        return value;
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Parcel> EVENT_TYPE = EventType.of(
                Parcel.class,
                "dev.schemac.golden.records.rules",
                "Parcel",
                List.of(
                        new EventType.Column("quantity", Integer.class, "int"),
                        new EventType.Column("weight", Double.class, "double"),
                        new EventType.Column("total", BigDecimal.class, "bigdecimal"),
                        new EventType.Column("serial", Long.class, "long"),
                        new EventType.Column("note", String.class, "string"),
                        new EventType.Column("code", String.class, "string"),
                        new EventType.Column("tags", List.class, "List<string>"),
                        new EventType.Column("grades", List.class, "List<byte>"),
                        new EventType.Column("limits", Map.class, "Map<String, float>"),
                        new EventType.Column("matrix", List.class, "List<double[primitive]>"),
                        new EventType.Column("parts", List.class, "List<dev.schemac.golden.records.rules.Part>")));

        private Columns() {}
    }
}
