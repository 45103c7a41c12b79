package dev.schemac.golden.rules;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.StringPattern;
import dev.schemac.runtime.support.ValueRules;
import dev.schemac.runtime.support.Violations;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@link Parcel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ParcelParser implements GeneratedObjectParser<Parcel> {
    public static final ParcelParser INSTANCE = new ParcelParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int QUANTITY_BIT = 0;
    static final int WEIGHT_BIT = QUANTITY_BIT + 1;
    static final int TOTAL_BIT = WEIGHT_BIT + 1;
    static final int SERIAL_BIT = TOTAL_BIT + 1;
    static final int NOTE_BIT = SERIAL_BIT + 1;
    static final int CODE_BIT = NOTE_BIT + 1;
    static final int TAGS_BIT = CODE_BIT + 1;
    static final int GRADES_BIT = TAGS_BIT + 1;
    static final int LIMITS_BIT = GRADES_BIT + 1;
    static final int MATRIX_BIT = LIMITS_BIT + 1;
    static final int PARTS_BIT = MATRIX_BIT + 1;
    static final int LABELS_BIT = PARTS_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey QUANTITY = JsonKey.number("quantity");
    static final JsonKey WEIGHT = JsonKey.number("weight");
    static final JsonKey TOTAL = JsonKey.numberOrNull("total");
    static final JsonKey SERIAL = JsonKey.number("serial");
    static final JsonKey NOTE = JsonKey.string("note");
    static final JsonKey CODE = JsonKey.string("code");
    static final JsonKey TAGS = JsonKey.array("tags");
    static final JsonKey GRADES = JsonKey.array("grades");
    static final JsonKey LIMITS = JsonKey.object("limits");
    static final JsonKey MATRIX = JsonKey.array("matrix");
    static final JsonKey PARTS = JsonKey.array("parts");
    static final JsonKey LABELS = JsonKey.array("labels");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x1B39896A51A8749BL, QUANTITY, WEIGHT, TOTAL,
            SERIAL, NOTE, CODE, TAGS, GRADES, LIMITS, MATRIX, PARTS, LABELS);

    private static final long PRESENCE_MASK = 1L << QUANTITY_BIT | 1L << WEIGHT_BIT
            | 1L << SERIAL_BIT;

    private static final long REQUIRED = 1L << QUANTITY_BIT;
    private static final BigDecimal TOTAL_MIN = new BigDecimal("0");
    private static final BigDecimal TOTAL_MAX = new BigDecimal("99999.99");
    private static final StringPattern CODE_PATTERN = StringPattern.of( // ^[A-Z]{2}-\d+$
            "    M! N  P\" Z  a# { ",
            "-   #"
                    + "-   $"
                    + "- %  "
                    + "-  & "
                    + "+  & ");

    /** For maps, which declare no members. */
    private static final JsonKeys NO_KEYS = JsonKeys.of(1L, new JsonKey[0]);
    private static final String[] EMPTY_STRING_ARRAY = new String[0];
    private static final double[][] EMPTY_DOUBLE_ARRAY2D = new double[0][];
    private static final double[] EMPTY_DOUBLE_ARRAY = new double[0];
    private static final Part[] EMPTY_PART_ARRAY = new Part[0];

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
        Parcel value = new Parcel();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(QUANTITY, KEYS)) {
            value.quantity = checkedQuantity(in, in.readInt());
            seen |= 1L << QUANTITY_BIT;
        } else if (in.tryNull(QUANTITY)) {
            nulls |= 1L << QUANTITY_BIT;
        }
        if (in.tryNext(WEIGHT, KEYS)) {
            value.weight = checkedWeight(in, in.readDouble());
            seen |= 1L << WEIGHT_BIT;
        } else if (in.tryNull(WEIGHT)) {
            nulls |= 1L << WEIGHT_BIT;
        }
        if (in.tryNext(TOTAL, KEYS)) {
            value.total = checkedTotal(in, in.readBigDecimal());
            seen |= 1L << TOTAL_BIT;
        }
        if (in.tryNext(SERIAL, KEYS)) {
            value.serial = checkedSerial(in, in.readLong());
            seen |= 1L << SERIAL_BIT;
        } else if (in.tryNull(SERIAL)) {
            nulls |= 1L << SERIAL_BIT;
        }
        if (in.tryNext(NOTE, KEYS)) {
            value.note = checkedNote(in, in.readString());
            seen |= 1L << NOTE_BIT;
        }
        if (in.tryNext(CODE, KEYS)) {
            value.code = checkedCode(in, in.readString());
            seen |= 1L << CODE_BIT;
        }
        if (in.tryNext(TAGS, KEYS)) {
            value.tags = checkedTags(in, readStringArray(in));
            seen |= 1L << TAGS_BIT;
        }
        if (in.tryNext(GRADES, KEYS)) {
            value.grades = checkedGrades(in, readByteList(in));
            seen |= 1L << GRADES_BIT;
        }
        if (in.tryNext(LIMITS, KEYS)) {
            value.limits = checkedLimits(in, readFloatMap(in));
            seen |= 1L << LIMITS_BIT;
        }
        if (in.tryNext(MATRIX, KEYS)) {
            value.matrix = checkedMatrix(in, readDoubleArray2d(in));
            seen |= 1L << MATRIX_BIT;
        }
        if (in.tryNext(PARTS, KEYS)) {
            value.parts = checkedParts(in, readPartArray(in));
            seen |= 1L << PARTS_BIT;
        }
        if (in.tryNext(LABELS, KEYS)) {
            value.labels = checkedLabels(in, readStringArray(in));
            seen |= 1L << LABELS_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        checkRequired(in, seen);
        return value;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Parcel value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case QUANTITY_BIT -> {
                    value.clearQuantity();
                    if (!in.skipNull()) {
                        value.quantity = checkedQuantity(in, in.readInt());
                        value.presence |= 1L << QUANTITY_BIT;
                    }
                }
                case WEIGHT_BIT -> {
                    value.clearWeight();
                    if (!in.skipNull()) {
                        value.weight = checkedWeight(in, in.readDouble());
                        value.presence |= 1L << WEIGHT_BIT;
                    }
                }
                case TOTAL_BIT -> value.total = checkedTotal(in, in.readBigDecimal());
                case SERIAL_BIT -> {
                    value.clearSerial();
                    if (!in.skipNull()) {
                        value.serial = checkedSerial(in, in.readLong());
                        value.presence |= 1L << SERIAL_BIT;
                    }
                }
                case NOTE_BIT -> value.note = checkedNote(in, in.readString());
                case CODE_BIT -> value.code = checkedCode(in, in.readString());
                case TAGS_BIT -> value.tags = checkedTags(in, readStringArray(in));
                case GRADES_BIT -> value.grades = checkedGrades(in, readByteList(in));
                case LIMITS_BIT -> value.limits = checkedLimits(in, readFloatMap(in));
                case MATRIX_BIT -> value.matrix = checkedMatrix(in, readDoubleArray2d(in));
                case PARTS_BIT -> value.parts = checkedParts(in, readPartArray(in));
                case LABELS_BIT -> value.labels = checkedLabels(in, readStringArray(in));
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x61757122 -> in.tryMember(QUANTITY) ? QUANTITY_BIT : -1; // "qua
            case 0x69657722 -> in.tryMember(WEIGHT) ? WEIGHT_BIT : -1; // "wei
            case 0x746F7422 -> in.tryMember(TOTAL) ? TOTAL_BIT : -1; // "tot
            case 0x72657322 -> in.tryMember(SERIAL) ? SERIAL_BIT : -1; // "ser
            case 0x746F6E22 -> in.tryMember(NOTE) ? NOTE_BIT : -1; // "not
            case 0x646F6322 -> in.tryMember(CODE) ? CODE_BIT : -1; // "cod
            case 0x67617422 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // "tag
            case 0x61726722 -> in.tryMember(GRADES) ? GRADES_BIT : -1; // "gra
            case 0x6D696C22 -> in.tryMember(LIMITS) ? LIMITS_BIT : -1; // "lim
            case 0x74616D22 -> in.tryMember(MATRIX) ? MATRIX_BIT : -1; // "mat
            case 0x72617022 -> in.tryMember(PARTS) ? PARTS_BIT : -1; // "par
            case 0x62616C22 -> in.tryMember(LABELS) ? LABELS_BIT : -1; // "lab
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    private static String[] readStringArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = new String[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static List<Byte> readByteList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        List<Byte> elements = new ArrayList<>();
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            elements.add(in.readByteOrNull());
        }
        return elements;
    }

    private static Map<String, Float> readFloatMap(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Map<String, Float> members = new LinkedHashMap<>();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            in.putMember(members, in.memberName(), in.position(), in.readFloatOrNull());
        }
        return members;
    }

    private static double[][] readDoubleArray2d(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_DOUBLE_ARRAY2D;
        }
        double[][] elements = new double[4][];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = readDoubleArray(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
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

    private static Part[] readPartArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_PART_ARRAY;
        }
        Part[] elements = new Part[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = PartParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Returns a value of column {@code quantity}, and reports rules that it violates. */
    static int checkedQuantity(Violations violations, int value) {
        if (value < 1 || value > 1000) {
            violations.violation(QUANTITY, "a number of at least 1 and at most 1000");
        }
        return value;
    }

    /** Returns a value of column {@code weight}, and reports rules that it violates. */
    static double checkedWeight(Violations violations, double value) {
        if (!(value > 0.0)) {
            violations.violation(WEIGHT, "a number above 0");
        }
        return value;
    }

    /** Returns a value of column {@code total}, and reports rules that it violates. */
    static BigDecimal checkedTotal(Violations violations, BigDecimal value) {
        if (value != null && (value.compareTo(TOTAL_MIN) < 0 || value.compareTo(TOTAL_MAX) > 0)) {
            violations.violation(TOTAL, "a number of at least 0 and at most 99999.99");
        }
        return value;
    }

    /** Returns a value of column {@code serial}, and reports rules that it violates. */
    static long checkedSerial(Violations violations, long value) {
        if (value > 4000000000L) {
            violations.violation(SERIAL, "a number of at most 4000000000");
        }
        return value;
    }

    /** Returns a value of column {@code note}, and reports rules that it violates. */
    static String checkedNote(Violations violations, String value) {
        if (value != null && !ValueRules.isLength(value, 0, 200)) {
            violations.violation(NOTE, "a string of at most 200 characters");
        }
        return value;
    }

    /** Returns a value of column {@code code}, and reports rules that it violates. */
    static String checkedCode(Violations violations, String value) {
        if (value != null && !ValueRules.isLength(value, 3, 20)) {
            violations.violation(CODE, "a string of at least 3 and at most 20 characters");
        }
        if (value != null && !CODE_PATTERN.matches(value)) {
            violations.violation(CODE, "a string that matches ^[A-Z]{2}-\\d+$");
        }
        return value;
    }

    /** Returns a value of column {@code tags}, and reports rules that it violates. */
    static String[] checkedTags(Violations violations, String[] value) {
        if (value != null) {
            if (value.length < 1 || value.length > 10) {
                violations.violation(TAGS, "an array of at least 1 and at most 10 elements");
            }
            ValueRules.checkUnique(violations, TAGS, value);
            for (int index = 0; index < value.length; index++) {
                String element = value[index];
                if (element != null && !ValueRules.isLength(element, 1, Integer.MAX_VALUE)) {
                    violations.violation(TAGS, "a string of at least 1 character", index);
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code grades}, and reports rules that it violates. */
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

    /** Returns a value of column {@code limits}, and reports rules that it violates. */
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

    /** Returns a value of column {@code matrix}, and reports rules that it violates. */
    static double[][] checkedMatrix(Violations violations, double[][] value) {
        if (value != null) {
            if (value.length < 2) {
                violations.violation(MATRIX, "an array of at least 2 elements");
            }
            for (int index = 0; index < value.length; index++) {
                double[] element = value[index];
                if (element != null) {
                    for (int index2 = 0; index2 < element.length; index2++) {
                        double element2 = element[index2];
                        if (!(element2 >= -1.0 && element2 <= 1.0)) {
                            violations.violation(MATRIX, "a number of at least -1 and at most 1", index, index2);
                        }
                    }
                }
            }
        }
        return value;
    }

    /** Returns a value of column {@code parts}, and reports rules that it violates. */
    static Part[] checkedParts(Violations violations, Part[] value) {
        if (value != null) {
            ValueRules.checkUnique(violations, PARTS, value);
        }
        return value;
    }

    /** Returns a value of column {@code labels}, and reports rules that it violates. */
    static String[] checkedLabels(Violations violations, String[] value) {
        if (value != null) {
            for (int index = 0; index < value.length; index++) {
                String element = value[index];
                if (element == null) {
                    violations.violation(LABELS, "string but found null", index);
                }
            }
        }
        return value;
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Parcel> EVENT_TYPE = GeneratedEventType.of(Parcel.class,
                "dev.schemac.golden.rules", "Parcel", List.of(
                        new EventColumn("quantity", Scalar.INT),
                        new EventColumn("weight", Scalar.DOUBLE),
                        new EventColumn("total", Scalar.BIG_DECIMAL),
                        new EventColumn("serial", Scalar.LONG),
                        new EventColumn("note", Scalar.STRING),
                        new EventColumn("code", Scalar.STRING),
                        new EventColumn("tags", ColumnTypes.array(Scalar.STRING)),
                        new EventColumn("grades", ColumnTypes.list(Scalar.BYTE)),
                        new EventColumn("limits", ColumnTypes.map(Scalar.FLOAT)),
                        new EventColumn("matrix", ColumnTypes.array(ColumnTypes.primitives(Scalar.DOUBLE))),
                        new EventColumn("parts", ColumnTypes.array(ColumnTypes.object(Part.class))),
                        new EventColumn("labels", ColumnTypes.withoutNulls(ColumnTypes.array(Scalar.STRING)))));
    }
}
