package dev.schemac.golden.wide;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Wide} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class WideParser implements RefillingObjectParser<Wide> {
    public static final WideParser INSTANCE = new WideParser();

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, Columns0.KEYS,
            Columns64.KEYS);

    private static final String[] EMPTY_STRING_ARRAY = new String[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public WideParser() {}

    @Override
    public EventType<Wide> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Wide read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Wide value = new Wide();
        int next = Columns0.readInOrder(in, value);
        if (next == Columns0.COLUMNS_END) {
            next = Columns64.readInOrder(in, value);
        }
        if (next < Columns64.COLUMNS_END || !in.endObject()) {
            return readAnyOrder(in, value, next);
        }
        // every column was present
        value.presence0 = Columns0.PRESENCE_MASK;
        value.presence1 = Columns64.PRESENCE_MASK;
        return value;
    }

    @Override
    public Wide readInto(JsonScanner in, Wide value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long[] seen = readRemaining(in, value, 0);
        Columns0.clearOthers(value, seen[0]);
        Columns64.clearOthers(value, seen[1]);
        return value;
    }

    @Override
    public void clear(Wide value) {
        Columns0.clearOthers(value, 0L);
        Columns64.clearOthers(value, 0L);
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Wide readAnyOrder(JsonScanner in, Wide value, int next) {
        readRemaining(in, value, next);
        return value;
    }

    /** Reads the remaining members, and returns the bits of the columns that have been read, by their groups. */
    private static long[] readRemaining(JsonScanner in, Wide value, int next) {
        // 64 columns to a number; a shift uses the lowest six bits of the column only
        long[] seen = new long[2];
        for (int column = 0; column < next; column++) {
            seen[column >> 6] |= 1L << column;
        }
        value.presence0 = seen[0] & Columns0.PRESENCE_MASK;
        value.presence1 = seen[1] & Columns64.PRESENCE_MASK;
        int hint = next;
        int last = next - 1;
        for (int column = nextColumn(in, hint); column >= 0; column = nextColumn(in, hint)) {
            int group = column >> 6;
            seen[group] = in.markSeen(seen[group], column);
            switch (group) {
                case 0 -> Columns0.readColumn(in, value, column);
                case 1 -> Columns64.readColumn(in, value, column);
                default -> throw new AssertionError(column);
            }
            // the neighbour is tried first, on the side to which the last step went
            hint = column + Integer.signum(column - last);
            last = column;
        }
        return seen;
    }

    /** Returns the next member's column; {@code hint} is tried first. Negative after the last. */
    private static int nextColumn(JsonScanner in, int hint) {
        return in.nextColumn(KEYS, hint);
    }

    private static String[] readStringArray(JsonScanner in, String[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = old == null || old.length == 0 ? new String[4] : old;
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Wide> EVENT_TYPE = GeneratedEventType.of(Wide.class,
                "dev.schemac.golden.wide", "Wide", all());

        private static List<EventColumn> all() {
            List<EventColumn> columns = new ArrayList<>();
            columns.addAll(Columns0.columns());
            columns.addAll(Columns64.columns());
            return columns;
        }
    }

    /** Columns number 0 to 63. */
    static final class Columns0 {
        /** The names of the columns; the writer uses them, too. */
        static final JsonKey COLUMN0 = JsonKey.string("column0");
        static final JsonKey COLUMN1 = JsonKey.number("column1");
        static final JsonKey COLUMN2 = JsonKey.number("column2");
        static final JsonKey COLUMN3 = JsonKey.bool("column3");
        static final JsonKey COLUMN4 = JsonKey.number("column4");
        static final JsonKey COLUMN5 = JsonKey.array("column5");
        static final JsonKey COLUMN6 = JsonKey.numberOrNull("column6");
        static final JsonKey COLUMN7 = JsonKey.string("column7");
        static final JsonKey COLUMN8 = JsonKey.number("column8");
        static final JsonKey COLUMN9 = JsonKey.number("column9");
        static final JsonKey COLUMN10 = JsonKey.bool("column10");
        static final JsonKey COLUMN11 = JsonKey.number("column11");
        static final JsonKey COLUMN12 = JsonKey.array("column12");
        static final JsonKey COLUMN13 = JsonKey.numberOrNull("column13");
        static final JsonKey COLUMN14 = JsonKey.string("column14");
        static final JsonKey COLUMN15 = JsonKey.number("column15");
        static final JsonKey COLUMN16 = JsonKey.number("column16");
        static final JsonKey COLUMN17 = JsonKey.bool("column17");
        static final JsonKey COLUMN18 = JsonKey.number("column18");
        static final JsonKey COLUMN19 = JsonKey.array("column19");
        static final JsonKey COLUMN20 = JsonKey.numberOrNull("column20");
        static final JsonKey COLUMN21 = JsonKey.string("column21");
        static final JsonKey COLUMN22 = JsonKey.number("column22");
        static final JsonKey COLUMN23 = JsonKey.number("column23");
        static final JsonKey COLUMN24 = JsonKey.bool("column24");
        static final JsonKey COLUMN25 = JsonKey.number("column25");
        static final JsonKey COLUMN26 = JsonKey.array("column26");
        static final JsonKey COLUMN27 = JsonKey.numberOrNull("column27");
        static final JsonKey COLUMN28 = JsonKey.string("column28");
        static final JsonKey COLUMN29 = JsonKey.number("column29");
        static final JsonKey COLUMN30 = JsonKey.number("column30");
        static final JsonKey COLUMN31 = JsonKey.bool("column31");
        static final JsonKey COLUMN32 = JsonKey.number("column32");
        static final JsonKey COLUMN33 = JsonKey.array("column33");
        static final JsonKey COLUMN34 = JsonKey.numberOrNull("column34");
        static final JsonKey COLUMN35 = JsonKey.string("column35");
        static final JsonKey COLUMN36 = JsonKey.number("column36");
        static final JsonKey COLUMN37 = JsonKey.number("column37");
        static final JsonKey COLUMN38 = JsonKey.bool("column38");
        static final JsonKey COLUMN39 = JsonKey.number("column39");
        static final JsonKey COLUMN40 = JsonKey.array("column40");
        static final JsonKey COLUMN41 = JsonKey.numberOrNull("column41");
        static final JsonKey COLUMN42 = JsonKey.string("column42");
        static final JsonKey COLUMN43 = JsonKey.number("column43");
        static final JsonKey COLUMN44 = JsonKey.number("column44");
        static final JsonKey COLUMN45 = JsonKey.bool("column45");
        static final JsonKey COLUMN46 = JsonKey.number("column46");
        static final JsonKey COLUMN47 = JsonKey.array("column47");
        static final JsonKey COLUMN48 = JsonKey.numberOrNull("column48");
        static final JsonKey COLUMN49 = JsonKey.string("column49");
        static final JsonKey COLUMN50 = JsonKey.number("column50");
        static final JsonKey COLUMN51 = JsonKey.number("column51");
        static final JsonKey COLUMN52 = JsonKey.bool("column52");
        static final JsonKey COLUMN53 = JsonKey.number("column53");
        static final JsonKey COLUMN54 = JsonKey.array("column54");
        static final JsonKey COLUMN55 = JsonKey.numberOrNull("column55");
        static final JsonKey COLUMN56 = JsonKey.string("column56");
        static final JsonKey COLUMN57 = JsonKey.number("column57");
        static final JsonKey COLUMN58 = JsonKey.number("column58");
        static final JsonKey COLUMN59 = JsonKey.bool("column59");
        static final JsonKey COLUMN60 = JsonKey.number("column60");
        static final JsonKey COLUMN61 = JsonKey.array("column61");
        static final JsonKey COLUMN62 = JsonKey.numberOrNull("column62");
        static final JsonKey COLUMN63 = JsonKey.string("column63");

        /** The number of each column, which is its bit in {@code seen}. */
        static final int COLUMN0_BIT = 0;
        static final int COLUMN1_BIT = COLUMN0_BIT + 1;
        static final int COLUMN2_BIT = COLUMN1_BIT + 1;
        static final int COLUMN3_BIT = COLUMN2_BIT + 1;
        static final int COLUMN4_BIT = COLUMN3_BIT + 1;
        static final int COLUMN5_BIT = COLUMN4_BIT + 1;
        static final int COLUMN6_BIT = COLUMN5_BIT + 1;
        static final int COLUMN7_BIT = COLUMN6_BIT + 1;
        static final int COLUMN8_BIT = COLUMN7_BIT + 1;
        static final int COLUMN9_BIT = COLUMN8_BIT + 1;
        static final int COLUMN10_BIT = COLUMN9_BIT + 1;
        static final int COLUMN11_BIT = COLUMN10_BIT + 1;
        static final int COLUMN12_BIT = COLUMN11_BIT + 1;
        static final int COLUMN13_BIT = COLUMN12_BIT + 1;
        static final int COLUMN14_BIT = COLUMN13_BIT + 1;
        static final int COLUMN15_BIT = COLUMN14_BIT + 1;
        static final int COLUMN16_BIT = COLUMN15_BIT + 1;
        static final int COLUMN17_BIT = COLUMN16_BIT + 1;
        static final int COLUMN18_BIT = COLUMN17_BIT + 1;
        static final int COLUMN19_BIT = COLUMN18_BIT + 1;
        static final int COLUMN20_BIT = COLUMN19_BIT + 1;
        static final int COLUMN21_BIT = COLUMN20_BIT + 1;
        static final int COLUMN22_BIT = COLUMN21_BIT + 1;
        static final int COLUMN23_BIT = COLUMN22_BIT + 1;
        static final int COLUMN24_BIT = COLUMN23_BIT + 1;
        static final int COLUMN25_BIT = COLUMN24_BIT + 1;
        static final int COLUMN26_BIT = COLUMN25_BIT + 1;
        static final int COLUMN27_BIT = COLUMN26_BIT + 1;
        static final int COLUMN28_BIT = COLUMN27_BIT + 1;
        static final int COLUMN29_BIT = COLUMN28_BIT + 1;
        static final int COLUMN30_BIT = COLUMN29_BIT + 1;
        static final int COLUMN31_BIT = COLUMN30_BIT + 1;
        static final int COLUMN32_BIT = COLUMN31_BIT + 1;
        static final int COLUMN33_BIT = COLUMN32_BIT + 1;
        static final int COLUMN34_BIT = COLUMN33_BIT + 1;
        static final int COLUMN35_BIT = COLUMN34_BIT + 1;
        static final int COLUMN36_BIT = COLUMN35_BIT + 1;
        static final int COLUMN37_BIT = COLUMN36_BIT + 1;
        static final int COLUMN38_BIT = COLUMN37_BIT + 1;
        static final int COLUMN39_BIT = COLUMN38_BIT + 1;
        static final int COLUMN40_BIT = COLUMN39_BIT + 1;
        static final int COLUMN41_BIT = COLUMN40_BIT + 1;
        static final int COLUMN42_BIT = COLUMN41_BIT + 1;
        static final int COLUMN43_BIT = COLUMN42_BIT + 1;
        static final int COLUMN44_BIT = COLUMN43_BIT + 1;
        static final int COLUMN45_BIT = COLUMN44_BIT + 1;
        static final int COLUMN46_BIT = COLUMN45_BIT + 1;
        static final int COLUMN47_BIT = COLUMN46_BIT + 1;
        static final int COLUMN48_BIT = COLUMN47_BIT + 1;
        static final int COLUMN49_BIT = COLUMN48_BIT + 1;
        static final int COLUMN50_BIT = COLUMN49_BIT + 1;
        static final int COLUMN51_BIT = COLUMN50_BIT + 1;
        static final int COLUMN52_BIT = COLUMN51_BIT + 1;
        static final int COLUMN53_BIT = COLUMN52_BIT + 1;
        static final int COLUMN54_BIT = COLUMN53_BIT + 1;
        static final int COLUMN55_BIT = COLUMN54_BIT + 1;
        static final int COLUMN56_BIT = COLUMN55_BIT + 1;
        static final int COLUMN57_BIT = COLUMN56_BIT + 1;
        static final int COLUMN58_BIT = COLUMN57_BIT + 1;
        static final int COLUMN59_BIT = COLUMN58_BIT + 1;
        static final int COLUMN60_BIT = COLUMN59_BIT + 1;
        static final int COLUMN61_BIT = COLUMN60_BIT + 1;
        static final int COLUMN62_BIT = COLUMN61_BIT + 1;
        static final int COLUMN63_BIT = COLUMN62_BIT + 1;

        /** The number after the last one. */
        static final int COLUMNS_END = COLUMN63_BIT + 1;
        static final JsonKey[] KEYS = {COLUMN0, COLUMN1, COLUMN2, COLUMN3, COLUMN4, COLUMN5,
                COLUMN6, COLUMN7, COLUMN8, COLUMN9, COLUMN10, COLUMN11, COLUMN12, COLUMN13,
                COLUMN14, COLUMN15, COLUMN16, COLUMN17, COLUMN18, COLUMN19, COLUMN20, COLUMN21,
                COLUMN22, COLUMN23, COLUMN24, COLUMN25, COLUMN26, COLUMN27, COLUMN28, COLUMN29,
                COLUMN30, COLUMN31, COLUMN32, COLUMN33, COLUMN34, COLUMN35, COLUMN36, COLUMN37,
                COLUMN38, COLUMN39, COLUMN40, COLUMN41, COLUMN42, COLUMN43, COLUMN44, COLUMN45,
                COLUMN46, COLUMN47, COLUMN48, COLUMN49, COLUMN50, COLUMN51, COLUMN52, COLUMN53,
                COLUMN54, COLUMN55, COLUMN56, COLUMN57, COLUMN58, COLUMN59, COLUMN60, COLUMN61,
                COLUMN62, COLUMN63};

        static final long PRESENCE_MASK = 1L << COLUMN1_BIT | 1L << COLUMN2_BIT | 1L << COLUMN3_BIT
                | 1L << COLUMN4_BIT | 1L << COLUMN8_BIT | 1L << COLUMN9_BIT | 1L << COLUMN10_BIT
                | 1L << COLUMN11_BIT | 1L << COLUMN15_BIT | 1L << COLUMN16_BIT | 1L << COLUMN17_BIT
                | 1L << COLUMN18_BIT | 1L << COLUMN22_BIT | 1L << COLUMN23_BIT | 1L << COLUMN24_BIT
                | 1L << COLUMN25_BIT | 1L << COLUMN29_BIT | 1L << COLUMN30_BIT | 1L << COLUMN31_BIT
                | 1L << COLUMN32_BIT | 1L << COLUMN36_BIT | 1L << COLUMN37_BIT | 1L << COLUMN38_BIT
                | 1L << COLUMN39_BIT | 1L << COLUMN43_BIT | 1L << COLUMN44_BIT | 1L << COLUMN45_BIT
                | 1L << COLUMN46_BIT | 1L << COLUMN50_BIT | 1L << COLUMN51_BIT | 1L << COLUMN52_BIT
                | 1L << COLUMN53_BIT | 1L << COLUMN57_BIT | 1L << COLUMN58_BIT | 1L << COLUMN59_BIT
                | 1L << COLUMN60_BIT;

        static List<EventColumn> columns() {
            return List.of(
                            new EventColumn("column0", Scalar.STRING),
                            new EventColumn("column1", Scalar.INT),
                            new EventColumn("column2", Scalar.DOUBLE),
                            new EventColumn("column3", Scalar.BOOLEAN),
                            new EventColumn("column4", Scalar.LONG),
                            new EventColumn("column5", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column6", Scalar.BIG_DECIMAL),
                            new EventColumn("column7", Scalar.STRING),
                            new EventColumn("column8", Scalar.INT),
                            new EventColumn("column9", Scalar.DOUBLE),
                            new EventColumn("column10", Scalar.BOOLEAN),
                            new EventColumn("column11", Scalar.LONG),
                            new EventColumn("column12", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column13", Scalar.BIG_DECIMAL),
                            new EventColumn("column14", Scalar.STRING),
                            new EventColumn("column15", Scalar.INT),
                            new EventColumn("column16", Scalar.DOUBLE),
                            new EventColumn("column17", Scalar.BOOLEAN),
                            new EventColumn("column18", Scalar.LONG),
                            new EventColumn("column19", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column20", Scalar.BIG_DECIMAL),
                            new EventColumn("column21", Scalar.STRING),
                            new EventColumn("column22", Scalar.INT),
                            new EventColumn("column23", Scalar.DOUBLE),
                            new EventColumn("column24", Scalar.BOOLEAN),
                            new EventColumn("column25", Scalar.LONG),
                            new EventColumn("column26", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column27", Scalar.BIG_DECIMAL),
                            new EventColumn("column28", Scalar.STRING),
                            new EventColumn("column29", Scalar.INT),
                            new EventColumn("column30", Scalar.DOUBLE),
                            new EventColumn("column31", Scalar.BOOLEAN),
                            new EventColumn("column32", Scalar.LONG),
                            new EventColumn("column33", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column34", Scalar.BIG_DECIMAL),
                            new EventColumn("column35", Scalar.STRING),
                            new EventColumn("column36", Scalar.INT),
                            new EventColumn("column37", Scalar.DOUBLE),
                            new EventColumn("column38", Scalar.BOOLEAN),
                            new EventColumn("column39", Scalar.LONG),
                            new EventColumn("column40", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column41", Scalar.BIG_DECIMAL),
                            new EventColumn("column42", Scalar.STRING),
                            new EventColumn("column43", Scalar.INT),
                            new EventColumn("column44", Scalar.DOUBLE),
                            new EventColumn("column45", Scalar.BOOLEAN),
                            new EventColumn("column46", Scalar.LONG),
                            new EventColumn("column47", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column48", Scalar.BIG_DECIMAL),
                            new EventColumn("column49", Scalar.STRING),
                            new EventColumn("column50", Scalar.INT),
                            new EventColumn("column51", Scalar.DOUBLE),
                            new EventColumn("column52", Scalar.BOOLEAN),
                            new EventColumn("column53", Scalar.LONG),
                            new EventColumn("column54", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column55", Scalar.BIG_DECIMAL),
                            new EventColumn("column56", Scalar.STRING),
                            new EventColumn("column57", Scalar.INT),
                            new EventColumn("column58", Scalar.DOUBLE),
                            new EventColumn("column59", Scalar.BOOLEAN),
                            new EventColumn("column60", Scalar.LONG),
                            new EventColumn("column61", ColumnTypes.array(Scalar.STRING)),
                            new EventColumn("column62", Scalar.BIG_DECIMAL),
                            new EventColumn("column63", Scalar.STRING));
        }

        /** Returns the first column that is not the next member, or {@link #COLUMNS_END}. */
        static int readInOrder(JsonScanner in, Wide value) {
            if (!in.tryFirst(COLUMN0)) {
                return COLUMN0_BIT;
            }
            value.column0 = in.readString();
            if (!in.tryNext(COLUMN1)) {
                return COLUMN1_BIT;
            }
            value.column1 = in.readInt();
            if (!in.tryNext(COLUMN2)) {
                return COLUMN2_BIT;
            }
            value.column2 = in.readDouble();
            if (!in.tryNext(COLUMN3)) {
                return COLUMN3_BIT;
            }
            value.column3 = in.readBoolean();
            if (!in.tryNext(COLUMN4)) {
                return COLUMN4_BIT;
            }
            value.column4 = in.readLong();
            if (!in.tryNext(COLUMN5)) {
                return COLUMN5_BIT;
            }
            value.column5 = readStringArray(in, value.column5);
            if (!in.tryNext(COLUMN6)) {
                return COLUMN6_BIT;
            }
            value.column6 = in.readBigDecimal();
            if (!in.tryNext(COLUMN7)) {
                return COLUMN7_BIT;
            }
            value.column7 = in.readString();
            if (!in.tryNext(COLUMN8)) {
                return COLUMN8_BIT;
            }
            value.column8 = in.readInt();
            if (!in.tryNext(COLUMN9)) {
                return COLUMN9_BIT;
            }
            value.column9 = in.readDouble();
            if (!in.tryNext(COLUMN10)) {
                return COLUMN10_BIT;
            }
            value.column10 = in.readBoolean();
            if (!in.tryNext(COLUMN11)) {
                return COLUMN11_BIT;
            }
            value.column11 = in.readLong();
            if (!in.tryNext(COLUMN12)) {
                return COLUMN12_BIT;
            }
            value.column12 = readStringArray(in, value.column12);
            if (!in.tryNext(COLUMN13)) {
                return COLUMN13_BIT;
            }
            value.column13 = in.readBigDecimal();
            if (!in.tryNext(COLUMN14)) {
                return COLUMN14_BIT;
            }
            value.column14 = in.readString();
            if (!in.tryNext(COLUMN15)) {
                return COLUMN15_BIT;
            }
            value.column15 = in.readInt();
            if (!in.tryNext(COLUMN16)) {
                return COLUMN16_BIT;
            }
            value.column16 = in.readDouble();
            if (!in.tryNext(COLUMN17)) {
                return COLUMN17_BIT;
            }
            value.column17 = in.readBoolean();
            if (!in.tryNext(COLUMN18)) {
                return COLUMN18_BIT;
            }
            value.column18 = in.readLong();
            if (!in.tryNext(COLUMN19)) {
                return COLUMN19_BIT;
            }
            value.column19 = readStringArray(in, value.column19);
            if (!in.tryNext(COLUMN20)) {
                return COLUMN20_BIT;
            }
            value.column20 = in.readBigDecimal();
            if (!in.tryNext(COLUMN21)) {
                return COLUMN21_BIT;
            }
            value.column21 = in.readString();
            if (!in.tryNext(COLUMN22)) {
                return COLUMN22_BIT;
            }
            value.column22 = in.readInt();
            if (!in.tryNext(COLUMN23)) {
                return COLUMN23_BIT;
            }
            value.column23 = in.readDouble();
            if (!in.tryNext(COLUMN24)) {
                return COLUMN24_BIT;
            }
            value.column24 = in.readBoolean();
            if (!in.tryNext(COLUMN25)) {
                return COLUMN25_BIT;
            }
            value.column25 = in.readLong();
            if (!in.tryNext(COLUMN26)) {
                return COLUMN26_BIT;
            }
            value.column26 = readStringArray(in, value.column26);
            if (!in.tryNext(COLUMN27)) {
                return COLUMN27_BIT;
            }
            value.column27 = in.readBigDecimal();
            if (!in.tryNext(COLUMN28)) {
                return COLUMN28_BIT;
            }
            value.column28 = in.readString();
            if (!in.tryNext(COLUMN29)) {
                return COLUMN29_BIT;
            }
            value.column29 = in.readInt();
            if (!in.tryNext(COLUMN30)) {
                return COLUMN30_BIT;
            }
            value.column30 = in.readDouble();
            if (!in.tryNext(COLUMN31)) {
                return COLUMN31_BIT;
            }
            value.column31 = in.readBoolean();
            if (!in.tryNext(COLUMN32)) {
                return COLUMN32_BIT;
            }
            value.column32 = in.readLong();
            if (!in.tryNext(COLUMN33)) {
                return COLUMN33_BIT;
            }
            value.column33 = readStringArray(in, value.column33);
            if (!in.tryNext(COLUMN34)) {
                return COLUMN34_BIT;
            }
            value.column34 = in.readBigDecimal();
            if (!in.tryNext(COLUMN35)) {
                return COLUMN35_BIT;
            }
            value.column35 = in.readString();
            if (!in.tryNext(COLUMN36)) {
                return COLUMN36_BIT;
            }
            value.column36 = in.readInt();
            if (!in.tryNext(COLUMN37)) {
                return COLUMN37_BIT;
            }
            value.column37 = in.readDouble();
            if (!in.tryNext(COLUMN38)) {
                return COLUMN38_BIT;
            }
            value.column38 = in.readBoolean();
            if (!in.tryNext(COLUMN39)) {
                return COLUMN39_BIT;
            }
            value.column39 = in.readLong();
            if (!in.tryNext(COLUMN40)) {
                return COLUMN40_BIT;
            }
            value.column40 = readStringArray(in, value.column40);
            if (!in.tryNext(COLUMN41)) {
                return COLUMN41_BIT;
            }
            value.column41 = in.readBigDecimal();
            if (!in.tryNext(COLUMN42)) {
                return COLUMN42_BIT;
            }
            value.column42 = in.readString();
            if (!in.tryNext(COLUMN43)) {
                return COLUMN43_BIT;
            }
            value.column43 = in.readInt();
            if (!in.tryNext(COLUMN44)) {
                return COLUMN44_BIT;
            }
            value.column44 = in.readDouble();
            if (!in.tryNext(COLUMN45)) {
                return COLUMN45_BIT;
            }
            value.column45 = in.readBoolean();
            if (!in.tryNext(COLUMN46)) {
                return COLUMN46_BIT;
            }
            value.column46 = in.readLong();
            if (!in.tryNext(COLUMN47)) {
                return COLUMN47_BIT;
            }
            value.column47 = readStringArray(in, value.column47);
            if (!in.tryNext(COLUMN48)) {
                return COLUMN48_BIT;
            }
            value.column48 = in.readBigDecimal();
            if (!in.tryNext(COLUMN49)) {
                return COLUMN49_BIT;
            }
            value.column49 = in.readString();
            if (!in.tryNext(COLUMN50)) {
                return COLUMN50_BIT;
            }
            value.column50 = in.readInt();
            if (!in.tryNext(COLUMN51)) {
                return COLUMN51_BIT;
            }
            value.column51 = in.readDouble();
            if (!in.tryNext(COLUMN52)) {
                return COLUMN52_BIT;
            }
            value.column52 = in.readBoolean();
            if (!in.tryNext(COLUMN53)) {
                return COLUMN53_BIT;
            }
            value.column53 = in.readLong();
            if (!in.tryNext(COLUMN54)) {
                return COLUMN54_BIT;
            }
            value.column54 = readStringArray(in, value.column54);
            if (!in.tryNext(COLUMN55)) {
                return COLUMN55_BIT;
            }
            value.column55 = in.readBigDecimal();
            if (!in.tryNext(COLUMN56)) {
                return COLUMN56_BIT;
            }
            value.column56 = in.readString();
            if (!in.tryNext(COLUMN57)) {
                return COLUMN57_BIT;
            }
            value.column57 = in.readInt();
            if (!in.tryNext(COLUMN58)) {
                return COLUMN58_BIT;
            }
            value.column58 = in.readDouble();
            if (!in.tryNext(COLUMN59)) {
                return COLUMN59_BIT;
            }
            value.column59 = in.readBoolean();
            if (!in.tryNext(COLUMN60)) {
                return COLUMN60_BIT;
            }
            value.column60 = in.readLong();
            if (!in.tryNext(COLUMN61)) {
                return COLUMN61_BIT;
            }
            value.column61 = readStringArray(in, value.column61);
            if (!in.tryNext(COLUMN62)) {
                return COLUMN62_BIT;
            }
            value.column62 = in.readBigDecimal();
            if (!in.tryNext(COLUMN63)) {
                return COLUMN63_BIT;
            }
            value.column63 = in.readString();
            return COLUMNS_END;
        }

        static void readColumn(JsonScanner in, Wide value, int column) {
            long bit = 1L << column;
            if (in.atNull() && (PRESENCE_MASK & bit) != 0) {
                clearColumn(in, value, column);
                return;
            }
            value.presence0 |= bit & PRESENCE_MASK;
            switch (column) {
                case COLUMN0_BIT -> value.column0 = in.readString();
                case COLUMN1_BIT -> value.column1 = in.readInt();
                case COLUMN2_BIT -> value.column2 = in.readDouble();
                case COLUMN3_BIT -> value.column3 = in.readBoolean();
                case COLUMN4_BIT -> value.column4 = in.readLong();
                case COLUMN5_BIT -> value.column5 = readStringArray(in, value.column5);
                case COLUMN6_BIT -> value.column6 = in.readBigDecimal();
                case COLUMN7_BIT -> value.column7 = in.readString();
                case COLUMN8_BIT -> value.column8 = in.readInt();
                case COLUMN9_BIT -> value.column9 = in.readDouble();
                case COLUMN10_BIT -> value.column10 = in.readBoolean();
                case COLUMN11_BIT -> value.column11 = in.readLong();
                case COLUMN12_BIT -> value.column12 = readStringArray(in, value.column12);
                case COLUMN13_BIT -> value.column13 = in.readBigDecimal();
                case COLUMN14_BIT -> value.column14 = in.readString();
                case COLUMN15_BIT -> value.column15 = in.readInt();
                case COLUMN16_BIT -> value.column16 = in.readDouble();
                case COLUMN17_BIT -> value.column17 = in.readBoolean();
                case COLUMN18_BIT -> value.column18 = in.readLong();
                case COLUMN19_BIT -> value.column19 = readStringArray(in, value.column19);
                case COLUMN20_BIT -> value.column20 = in.readBigDecimal();
                case COLUMN21_BIT -> value.column21 = in.readString();
                case COLUMN22_BIT -> value.column22 = in.readInt();
                case COLUMN23_BIT -> value.column23 = in.readDouble();
                case COLUMN24_BIT -> value.column24 = in.readBoolean();
                case COLUMN25_BIT -> value.column25 = in.readLong();
                case COLUMN26_BIT -> value.column26 = readStringArray(in, value.column26);
                case COLUMN27_BIT -> value.column27 = in.readBigDecimal();
                case COLUMN28_BIT -> value.column28 = in.readString();
                case COLUMN29_BIT -> value.column29 = in.readInt();
                case COLUMN30_BIT -> value.column30 = in.readDouble();
                case COLUMN31_BIT -> value.column31 = in.readBoolean();
                case COLUMN32_BIT -> value.column32 = in.readLong();
                case COLUMN33_BIT -> value.column33 = readStringArray(in, value.column33);
                case COLUMN34_BIT -> value.column34 = in.readBigDecimal();
                case COLUMN35_BIT -> value.column35 = in.readString();
                case COLUMN36_BIT -> value.column36 = in.readInt();
                case COLUMN37_BIT -> value.column37 = in.readDouble();
                case COLUMN38_BIT -> value.column38 = in.readBoolean();
                case COLUMN39_BIT -> value.column39 = in.readLong();
                case COLUMN40_BIT -> value.column40 = readStringArray(in, value.column40);
                case COLUMN41_BIT -> value.column41 = in.readBigDecimal();
                case COLUMN42_BIT -> value.column42 = in.readString();
                case COLUMN43_BIT -> value.column43 = in.readInt();
                case COLUMN44_BIT -> value.column44 = in.readDouble();
                case COLUMN45_BIT -> value.column45 = in.readBoolean();
                case COLUMN46_BIT -> value.column46 = in.readLong();
                case COLUMN47_BIT -> value.column47 = readStringArray(in, value.column47);
                case COLUMN48_BIT -> value.column48 = in.readBigDecimal();
                case COLUMN49_BIT -> value.column49 = in.readString();
                case COLUMN50_BIT -> value.column50 = in.readInt();
                case COLUMN51_BIT -> value.column51 = in.readDouble();
                case COLUMN52_BIT -> value.column52 = in.readBoolean();
                case COLUMN53_BIT -> value.column53 = in.readLong();
                case COLUMN54_BIT -> value.column54 = readStringArray(in, value.column54);
                case COLUMN55_BIT -> value.column55 = in.readBigDecimal();
                case COLUMN56_BIT -> value.column56 = in.readString();
                case COLUMN57_BIT -> value.column57 = in.readInt();
                case COLUMN58_BIT -> value.column58 = in.readDouble();
                case COLUMN59_BIT -> value.column59 = in.readBoolean();
                case COLUMN60_BIT -> value.column60 = in.readLong();
                case COLUMN61_BIT -> value.column61 = readStringArray(in, value.column61);
                case COLUMN62_BIT -> value.column62 = in.readBigDecimal();
                case COLUMN63_BIT -> value.column63 = in.readString();
                default -> throw new AssertionError(column);
            }
        }

        /** Reads the null of a primitive column. */
        private static void clearColumn(JsonScanner in, Wide value, int column) {
            in.skipNull();
            switch (column) {
                case COLUMN1_BIT -> value.clearColumn1();
                case COLUMN2_BIT -> value.clearColumn2();
                case COLUMN3_BIT -> value.clearColumn3();
                case COLUMN4_BIT -> value.clearColumn4();
                case COLUMN8_BIT -> value.clearColumn8();
                case COLUMN9_BIT -> value.clearColumn9();
                case COLUMN10_BIT -> value.clearColumn10();
                case COLUMN11_BIT -> value.clearColumn11();
                case COLUMN15_BIT -> value.clearColumn15();
                case COLUMN16_BIT -> value.clearColumn16();
                case COLUMN17_BIT -> value.clearColumn17();
                case COLUMN18_BIT -> value.clearColumn18();
                case COLUMN22_BIT -> value.clearColumn22();
                case COLUMN23_BIT -> value.clearColumn23();
                case COLUMN24_BIT -> value.clearColumn24();
                case COLUMN25_BIT -> value.clearColumn25();
                case COLUMN29_BIT -> value.clearColumn29();
                case COLUMN30_BIT -> value.clearColumn30();
                case COLUMN31_BIT -> value.clearColumn31();
                case COLUMN32_BIT -> value.clearColumn32();
                case COLUMN36_BIT -> value.clearColumn36();
                case COLUMN37_BIT -> value.clearColumn37();
                case COLUMN38_BIT -> value.clearColumn38();
                case COLUMN39_BIT -> value.clearColumn39();
                case COLUMN43_BIT -> value.clearColumn43();
                case COLUMN44_BIT -> value.clearColumn44();
                case COLUMN45_BIT -> value.clearColumn45();
                case COLUMN46_BIT -> value.clearColumn46();
                case COLUMN50_BIT -> value.clearColumn50();
                case COLUMN51_BIT -> value.clearColumn51();
                case COLUMN52_BIT -> value.clearColumn52();
                case COLUMN53_BIT -> value.clearColumn53();
                case COLUMN57_BIT -> value.clearColumn57();
                case COLUMN58_BIT -> value.clearColumn58();
                case COLUMN59_BIT -> value.clearColumn59();
                case COLUMN60_BIT -> value.clearColumn60();
                default -> throw new AssertionError(column);
            }
        }

        /** Resets the columns whose bits are not set in {@code seen}. */
        static void clearOthers(Wide value, long seen) {
            value.presence0 &= seen;
            if ((seen & (1L << COLUMN0_BIT)) == 0) {
                value.column0 = null;
            }
            if ((seen & (1L << COLUMN1_BIT)) == 0) {
                value.column1 = 0;
            }
            if ((seen & (1L << COLUMN2_BIT)) == 0) {
                value.column2 = 0;
            }
            if ((seen & (1L << COLUMN3_BIT)) == 0) {
                value.column3 = false;
            }
            if ((seen & (1L << COLUMN4_BIT)) == 0) {
                value.column4 = 0;
            }
            if ((seen & (1L << COLUMN5_BIT)) == 0) {
                value.column5 = null;
            }
            if ((seen & (1L << COLUMN6_BIT)) == 0) {
                value.column6 = null;
            }
            if ((seen & (1L << COLUMN7_BIT)) == 0) {
                value.column7 = null;
            }
            if ((seen & (1L << COLUMN8_BIT)) == 0) {
                value.column8 = 0;
            }
            if ((seen & (1L << COLUMN9_BIT)) == 0) {
                value.column9 = 0;
            }
            if ((seen & (1L << COLUMN10_BIT)) == 0) {
                value.column10 = false;
            }
            if ((seen & (1L << COLUMN11_BIT)) == 0) {
                value.column11 = 0;
            }
            if ((seen & (1L << COLUMN12_BIT)) == 0) {
                value.column12 = null;
            }
            if ((seen & (1L << COLUMN13_BIT)) == 0) {
                value.column13 = null;
            }
            if ((seen & (1L << COLUMN14_BIT)) == 0) {
                value.column14 = null;
            }
            if ((seen & (1L << COLUMN15_BIT)) == 0) {
                value.column15 = 0;
            }
            if ((seen & (1L << COLUMN16_BIT)) == 0) {
                value.column16 = 0;
            }
            if ((seen & (1L << COLUMN17_BIT)) == 0) {
                value.column17 = false;
            }
            if ((seen & (1L << COLUMN18_BIT)) == 0) {
                value.column18 = 0;
            }
            if ((seen & (1L << COLUMN19_BIT)) == 0) {
                value.column19 = null;
            }
            if ((seen & (1L << COLUMN20_BIT)) == 0) {
                value.column20 = null;
            }
            if ((seen & (1L << COLUMN21_BIT)) == 0) {
                value.column21 = null;
            }
            if ((seen & (1L << COLUMN22_BIT)) == 0) {
                value.column22 = 0;
            }
            if ((seen & (1L << COLUMN23_BIT)) == 0) {
                value.column23 = 0;
            }
            if ((seen & (1L << COLUMN24_BIT)) == 0) {
                value.column24 = false;
            }
            if ((seen & (1L << COLUMN25_BIT)) == 0) {
                value.column25 = 0;
            }
            if ((seen & (1L << COLUMN26_BIT)) == 0) {
                value.column26 = null;
            }
            if ((seen & (1L << COLUMN27_BIT)) == 0) {
                value.column27 = null;
            }
            if ((seen & (1L << COLUMN28_BIT)) == 0) {
                value.column28 = null;
            }
            if ((seen & (1L << COLUMN29_BIT)) == 0) {
                value.column29 = 0;
            }
            if ((seen & (1L << COLUMN30_BIT)) == 0) {
                value.column30 = 0;
            }
            if ((seen & (1L << COLUMN31_BIT)) == 0) {
                value.column31 = false;
            }
            if ((seen & (1L << COLUMN32_BIT)) == 0) {
                value.column32 = 0;
            }
            if ((seen & (1L << COLUMN33_BIT)) == 0) {
                value.column33 = null;
            }
            if ((seen & (1L << COLUMN34_BIT)) == 0) {
                value.column34 = null;
            }
            if ((seen & (1L << COLUMN35_BIT)) == 0) {
                value.column35 = null;
            }
            if ((seen & (1L << COLUMN36_BIT)) == 0) {
                value.column36 = 0;
            }
            if ((seen & (1L << COLUMN37_BIT)) == 0) {
                value.column37 = 0;
            }
            if ((seen & (1L << COLUMN38_BIT)) == 0) {
                value.column38 = false;
            }
            if ((seen & (1L << COLUMN39_BIT)) == 0) {
                value.column39 = 0;
            }
            if ((seen & (1L << COLUMN40_BIT)) == 0) {
                value.column40 = null;
            }
            if ((seen & (1L << COLUMN41_BIT)) == 0) {
                value.column41 = null;
            }
            if ((seen & (1L << COLUMN42_BIT)) == 0) {
                value.column42 = null;
            }
            if ((seen & (1L << COLUMN43_BIT)) == 0) {
                value.column43 = 0;
            }
            if ((seen & (1L << COLUMN44_BIT)) == 0) {
                value.column44 = 0;
            }
            if ((seen & (1L << COLUMN45_BIT)) == 0) {
                value.column45 = false;
            }
            if ((seen & (1L << COLUMN46_BIT)) == 0) {
                value.column46 = 0;
            }
            if ((seen & (1L << COLUMN47_BIT)) == 0) {
                value.column47 = null;
            }
            if ((seen & (1L << COLUMN48_BIT)) == 0) {
                value.column48 = null;
            }
            if ((seen & (1L << COLUMN49_BIT)) == 0) {
                value.column49 = null;
            }
            if ((seen & (1L << COLUMN50_BIT)) == 0) {
                value.column50 = 0;
            }
            if ((seen & (1L << COLUMN51_BIT)) == 0) {
                value.column51 = 0;
            }
            if ((seen & (1L << COLUMN52_BIT)) == 0) {
                value.column52 = false;
            }
            if ((seen & (1L << COLUMN53_BIT)) == 0) {
                value.column53 = 0;
            }
            if ((seen & (1L << COLUMN54_BIT)) == 0) {
                value.column54 = null;
            }
            if ((seen & (1L << COLUMN55_BIT)) == 0) {
                value.column55 = null;
            }
            if ((seen & (1L << COLUMN56_BIT)) == 0) {
                value.column56 = null;
            }
            if ((seen & (1L << COLUMN57_BIT)) == 0) {
                value.column57 = 0;
            }
            if ((seen & (1L << COLUMN58_BIT)) == 0) {
                value.column58 = 0;
            }
            if ((seen & (1L << COLUMN59_BIT)) == 0) {
                value.column59 = false;
            }
            if ((seen & (1L << COLUMN60_BIT)) == 0) {
                value.column60 = 0;
            }
            if ((seen & (1L << COLUMN61_BIT)) == 0) {
                value.column61 = null;
            }
            if ((seen & (1L << COLUMN62_BIT)) == 0) {
                value.column62 = null;
            }
            if ((seen & (1L << COLUMN63_BIT)) == 0) {
                value.column63 = null;
            }
        }
    }

    /** Columns number 64 to 65. */
    static final class Columns64 {
        /** The names of the columns; the writer uses them, too. */
        static final JsonKey COLUMN64 = JsonKey.number("column64");
        static final JsonKey COLUMN65 = JsonKey.number("column65");

        /** The number of each column, which is its bit in {@code seen}. */
        static final int COLUMN64_BIT = 64;
        static final int COLUMN65_BIT = COLUMN64_BIT + 1;

        /** The number after the last one. */
        static final int COLUMNS_END = COLUMN65_BIT + 1;
        static final JsonKey[] KEYS = {COLUMN64, COLUMN65};
        static final long PRESENCE_MASK = 1L << COLUMN64_BIT | 1L << COLUMN65_BIT;

        static List<EventColumn> columns() {
            return List.of(
                            new EventColumn("column64", Scalar.INT),
                            new EventColumn("column65", Scalar.DOUBLE));
        }

        /** Returns the first column that is not the next member, or {@link #COLUMNS_END}. */
        static int readInOrder(JsonScanner in, Wide value) {
            if (!in.tryNext(COLUMN64)) {
                return COLUMN64_BIT;
            }
            value.column64 = in.readInt();
            if (!in.tryNext(COLUMN65)) {
                return COLUMN65_BIT;
            }
            value.column65 = in.readDouble();
            return COLUMNS_END;
        }

        static void readColumn(JsonScanner in, Wide value, int column) {
            long bit = 1L << column;
            if (in.atNull() && (PRESENCE_MASK & bit) != 0) {
                clearColumn(in, value, column);
                return;
            }
            value.presence1 |= bit & PRESENCE_MASK;
            switch (column) {
                case COLUMN64_BIT -> value.column64 = in.readInt();
                case COLUMN65_BIT -> value.column65 = in.readDouble();
                default -> throw new AssertionError(column);
            }
        }

        /** Reads the null of a primitive column. */
        private static void clearColumn(JsonScanner in, Wide value, int column) {
            in.skipNull();
            switch (column) {
                case COLUMN64_BIT -> value.clearColumn64();
                case COLUMN65_BIT -> value.clearColumn65();
                default -> throw new AssertionError(column);
            }
        }

        /** Resets the columns whose bits are not set in {@code seen}. */
        static void clearOthers(Wide value, long seen) {
            value.presence1 &= seen;
            if ((seen & (1L << COLUMN64_BIT)) == 0) {
                value.column64 = 0;
            }
            if ((seen & (1L << COLUMN65_BIT)) == 0) {
                value.column65 = 0;
            }
        }
    }
}
