package dev.schemac.golden.wide;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Wide} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class WideParser implements RefillingParser<Wide>, GeneratedRefillingParser<Wide> {
    /** The parser. */
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
        if (next == 64) {
            next = Columns64.readInOrder(in, value);
        }
        if (next < 70 || !in.endObject()) {
            return readAnyOrder(in, value, next);
        }
        // every column was present
        value.presence0 = Columns0.PRIMITIVES;
        value.presence1 = Columns64.PRIMITIVES;
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

    /** Returns which columns have been read: bit i of number g stands for column number 64 * g + i. */
    private static long[] readRemaining(JsonScanner in, Wide value, int next) {
        // 64 columns to a number; a shift uses the lowest six bits of the column only
        long[] seen = new long[2];
        for (int column = 0; column < next; column++) {
            seen[column >> 6] |= 1L << column;
        }
        value.presence0 = seen[0] & Columns0.PRIMITIVES;
        value.presence1 = seen[1] & Columns64.PRIMITIVES;
        int last = next - 1;
        int column = in.nextColumn(KEYS, next);
        while (column >= 0) {
            long bit = 1L << column;
            int group = column >> 6;
            if ((seen[group] & bit) != 0) {
                in.duplicateMember();
            }
            seen[group] |= bit;
            switch (group) {
                case 0 -> Columns0.readColumn(in, value, column);
                case 1 -> Columns64.readColumn(in, value, column);
            }
            // the neighbour is tried first, on the side to which the last step went
            int hint = column + Integer.signum(column - last);
            last = column;
            column = in.nextColumn(KEYS, hint);
        }
        return seen;
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Wide> EVENT_TYPE = EventType.of(
                Wide.class,
                "dev.schemac.golden.wide",
                "Wide",
                all());

        private Columns() {}

        private static List<EventType.Column> all() {
            List<EventType.Column> columns = new ArrayList<>();
            columns.addAll(Columns0.columns());
            columns.addAll(Columns64.columns());
            return columns;
        }
    }

    /** Columns number 0 to 63. */
    private static final class Columns0 {
        private static final JsonKey COLUMN0 = JsonKey.text("column0");
        private static final JsonKey COLUMN1 = JsonKey.number("column1");
        private static final JsonKey COLUMN2 = JsonKey.number("column2");
        private static final JsonKey COLUMN3 = JsonKey.bool("column3");
        private static final JsonKey COLUMN4 = JsonKey.number("column4");
        private static final JsonKey COLUMN5 = JsonKey.array("column5");
        private static final JsonKey COLUMN6 = JsonKey.number("column6");
        private static final JsonKey COLUMN7 = JsonKey.text("column7");
        private static final JsonKey COLUMN8 = JsonKey.number("column8");
        private static final JsonKey COLUMN9 = JsonKey.number("column9");
        private static final JsonKey COLUMN10 = JsonKey.bool("column10");
        private static final JsonKey COLUMN11 = JsonKey.number("column11");
        private static final JsonKey COLUMN12 = JsonKey.array("column12");
        private static final JsonKey COLUMN13 = JsonKey.number("column13");
        private static final JsonKey COLUMN14 = JsonKey.text("column14");
        private static final JsonKey COLUMN15 = JsonKey.number("column15");
        private static final JsonKey COLUMN16 = JsonKey.number("column16");
        private static final JsonKey COLUMN17 = JsonKey.bool("column17");
        private static final JsonKey COLUMN18 = JsonKey.number("column18");
        private static final JsonKey COLUMN19 = JsonKey.array("column19");
        private static final JsonKey COLUMN20 = JsonKey.number("column20");
        private static final JsonKey COLUMN21 = JsonKey.text("column21");
        private static final JsonKey COLUMN22 = JsonKey.number("column22");
        private static final JsonKey COLUMN23 = JsonKey.number("column23");
        private static final JsonKey COLUMN24 = JsonKey.bool("column24");
        private static final JsonKey COLUMN25 = JsonKey.number("column25");
        private static final JsonKey COLUMN26 = JsonKey.array("column26");
        private static final JsonKey COLUMN27 = JsonKey.number("column27");
        private static final JsonKey COLUMN28 = JsonKey.text("column28");
        private static final JsonKey COLUMN29 = JsonKey.number("column29");
        private static final JsonKey COLUMN30 = JsonKey.number("column30");
        private static final JsonKey COLUMN31 = JsonKey.bool("column31");
        private static final JsonKey COLUMN32 = JsonKey.number("column32");
        private static final JsonKey COLUMN33 = JsonKey.array("column33");
        private static final JsonKey COLUMN34 = JsonKey.number("column34");
        private static final JsonKey COLUMN35 = JsonKey.text("column35");
        private static final JsonKey COLUMN36 = JsonKey.number("column36");
        private static final JsonKey COLUMN37 = JsonKey.number("column37");
        private static final JsonKey COLUMN38 = JsonKey.bool("column38");
        private static final JsonKey COLUMN39 = JsonKey.number("column39");
        private static final JsonKey COLUMN40 = JsonKey.array("column40");
        private static final JsonKey COLUMN41 = JsonKey.number("column41");
        private static final JsonKey COLUMN42 = JsonKey.text("column42");
        private static final JsonKey COLUMN43 = JsonKey.number("column43");
        private static final JsonKey COLUMN44 = JsonKey.number("column44");
        private static final JsonKey COLUMN45 = JsonKey.bool("column45");
        private static final JsonKey COLUMN46 = JsonKey.number("column46");
        private static final JsonKey COLUMN47 = JsonKey.array("column47");
        private static final JsonKey COLUMN48 = JsonKey.number("column48");
        private static final JsonKey COLUMN49 = JsonKey.text("column49");
        private static final JsonKey COLUMN50 = JsonKey.number("column50");
        private static final JsonKey COLUMN51 = JsonKey.number("column51");
        private static final JsonKey COLUMN52 = JsonKey.bool("column52");
        private static final JsonKey COLUMN53 = JsonKey.number("column53");
        private static final JsonKey COLUMN54 = JsonKey.array("column54");
        private static final JsonKey COLUMN55 = JsonKey.number("column55");
        private static final JsonKey COLUMN56 = JsonKey.text("column56");
        private static final JsonKey COLUMN57 = JsonKey.number("column57");
        private static final JsonKey COLUMN58 = JsonKey.number("column58");
        private static final JsonKey COLUMN59 = JsonKey.bool("column59");
        private static final JsonKey COLUMN60 = JsonKey.number("column60");
        private static final JsonKey COLUMN61 = JsonKey.array("column61");
        private static final JsonKey COLUMN62 = JsonKey.number("column62");
        private static final JsonKey COLUMN63 = JsonKey.text("column63");

        static final JsonKey[] KEYS = {COLUMN0, COLUMN1, COLUMN2, COLUMN3, COLUMN4, COLUMN5,
                COLUMN6, COLUMN7, COLUMN8, COLUMN9, COLUMN10, COLUMN11, COLUMN12, COLUMN13,
                COLUMN14, COLUMN15, COLUMN16, COLUMN17, COLUMN18, COLUMN19, COLUMN20, COLUMN21,
                COLUMN22, COLUMN23, COLUMN24, COLUMN25, COLUMN26, COLUMN27, COLUMN28, COLUMN29,
                COLUMN30, COLUMN31, COLUMN32, COLUMN33, COLUMN34, COLUMN35, COLUMN36, COLUMN37,
                COLUMN38, COLUMN39, COLUMN40, COLUMN41, COLUMN42, COLUMN43, COLUMN44, COLUMN45,
                COLUMN46, COLUMN47, COLUMN48, COLUMN49, COLUMN50, COLUMN51, COLUMN52, COLUMN53,
                COLUMN54, COLUMN55, COLUMN56, COLUMN57, COLUMN58, COLUMN59, COLUMN60, COLUMN61,
                COLUMN62, COLUMN63};

        /** Bit i is set where column number i is primitive. */
        static final long PRIMITIVES = 0x1E3C78F1E3C78F1EL;

        private Columns0() {}

        static List<EventType.Column> columns() {
            return List.of(
                            new EventType.Column("column0", String.class, "string"),
                            new EventType.Column("column1", Integer.class, "int"),
                            new EventType.Column("column2", Double.class, "double"),
                            new EventType.Column("column3", Boolean.class, "boolean"),
                            new EventType.Column("column4", Long.class, "long"),
                            new EventType.Column("column5", String[].class, "string[]"),
                            new EventType.Column("column6", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column7", String.class, "string"),
                            new EventType.Column("column8", Integer.class, "int"),
                            new EventType.Column("column9", Double.class, "double"),
                            new EventType.Column("column10", Boolean.class, "boolean"),
                            new EventType.Column("column11", Long.class, "long"),
                            new EventType.Column("column12", String[].class, "string[]"),
                            new EventType.Column("column13", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column14", String.class, "string"),
                            new EventType.Column("column15", Integer.class, "int"),
                            new EventType.Column("column16", Double.class, "double"),
                            new EventType.Column("column17", Boolean.class, "boolean"),
                            new EventType.Column("column18", Long.class, "long"),
                            new EventType.Column("column19", String[].class, "string[]"),
                            new EventType.Column("column20", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column21", String.class, "string"),
                            new EventType.Column("column22", Integer.class, "int"),
                            new EventType.Column("column23", Double.class, "double"),
                            new EventType.Column("column24", Boolean.class, "boolean"),
                            new EventType.Column("column25", Long.class, "long"),
                            new EventType.Column("column26", String[].class, "string[]"),
                            new EventType.Column("column27", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column28", String.class, "string"),
                            new EventType.Column("column29", Integer.class, "int"),
                            new EventType.Column("column30", Double.class, "double"),
                            new EventType.Column("column31", Boolean.class, "boolean"),
                            new EventType.Column("column32", Long.class, "long"),
                            new EventType.Column("column33", String[].class, "string[]"),
                            new EventType.Column("column34", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column35", String.class, "string"),
                            new EventType.Column("column36", Integer.class, "int"),
                            new EventType.Column("column37", Double.class, "double"),
                            new EventType.Column("column38", Boolean.class, "boolean"),
                            new EventType.Column("column39", Long.class, "long"),
                            new EventType.Column("column40", String[].class, "string[]"),
                            new EventType.Column("column41", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column42", String.class, "string"),
                            new EventType.Column("column43", Integer.class, "int"),
                            new EventType.Column("column44", Double.class, "double"),
                            new EventType.Column("column45", Boolean.class, "boolean"),
                            new EventType.Column("column46", Long.class, "long"),
                            new EventType.Column("column47", String[].class, "string[]"),
                            new EventType.Column("column48", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column49", String.class, "string"),
                            new EventType.Column("column50", Integer.class, "int"),
                            new EventType.Column("column51", Double.class, "double"),
                            new EventType.Column("column52", Boolean.class, "boolean"),
                            new EventType.Column("column53", Long.class, "long"),
                            new EventType.Column("column54", String[].class, "string[]"),
                            new EventType.Column("column55", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column56", String.class, "string"),
                            new EventType.Column("column57", Integer.class, "int"),
                            new EventType.Column("column58", Double.class, "double"),
                            new EventType.Column("column59", Boolean.class, "boolean"),
                            new EventType.Column("column60", Long.class, "long"),
                            new EventType.Column("column61", String[].class, "string[]"),
                            new EventType.Column("column62", BigDecimal.class, "bigdecimal"),
                            new EventType.Column("column63", String.class, "string"));
        }

        /** Returns the first column that is not the next member, or 64. */
        static int readInOrder(JsonScanner in, Wide value) {
            if (!in.firstIs(COLUMN0)) {
                return 0;
            }
            value.column0 = in.readString();
            if (!in.nextIs(COLUMN1)) {
                return 1;
            }
            value.column1 = in.readInt();
            if (!in.nextIs(COLUMN2)) {
                return 2;
            }
            value.column2 = in.readDouble();
            if (!in.nextIs(COLUMN3)) {
                return 3;
            }
            value.column3 = in.readBoolean();
            if (!in.nextIs(COLUMN4)) {
                return 4;
            }
            value.column4 = in.readLong();
            if (!in.nextIs(COLUMN5)) {
                return 5;
            }
            value.column5 = readStringArray(in, value.column5);
            if (!in.nextIs(COLUMN6)) {
                return 6;
            }
            value.column6 = in.readBigDecimal();
            if (!in.nextIs(COLUMN7)) {
                return 7;
            }
            value.column7 = in.readString();
            if (!in.nextIs(COLUMN8)) {
                return 8;
            }
            value.column8 = in.readInt();
            if (!in.nextIs(COLUMN9)) {
                return 9;
            }
            value.column9 = in.readDouble();
            if (!in.nextIs(COLUMN10)) {
                return 10;
            }
            value.column10 = in.readBoolean();
            if (!in.nextIs(COLUMN11)) {
                return 11;
            }
            value.column11 = in.readLong();
            if (!in.nextIs(COLUMN12)) {
                return 12;
            }
            value.column12 = readStringArray(in, value.column12);
            if (!in.nextIs(COLUMN13)) {
                return 13;
            }
            value.column13 = in.readBigDecimal();
            if (!in.nextIs(COLUMN14)) {
                return 14;
            }
            value.column14 = in.readString();
            if (!in.nextIs(COLUMN15)) {
                return 15;
            }
            value.column15 = in.readInt();
            if (!in.nextIs(COLUMN16)) {
                return 16;
            }
            value.column16 = in.readDouble();
            if (!in.nextIs(COLUMN17)) {
                return 17;
            }
            value.column17 = in.readBoolean();
            if (!in.nextIs(COLUMN18)) {
                return 18;
            }
            value.column18 = in.readLong();
            if (!in.nextIs(COLUMN19)) {
                return 19;
            }
            value.column19 = readStringArray(in, value.column19);
            if (!in.nextIs(COLUMN20)) {
                return 20;
            }
            value.column20 = in.readBigDecimal();
            if (!in.nextIs(COLUMN21)) {
                return 21;
            }
            value.column21 = in.readString();
            if (!in.nextIs(COLUMN22)) {
                return 22;
            }
            value.column22 = in.readInt();
            if (!in.nextIs(COLUMN23)) {
                return 23;
            }
            value.column23 = in.readDouble();
            if (!in.nextIs(COLUMN24)) {
                return 24;
            }
            value.column24 = in.readBoolean();
            if (!in.nextIs(COLUMN25)) {
                return 25;
            }
            value.column25 = in.readLong();
            if (!in.nextIs(COLUMN26)) {
                return 26;
            }
            value.column26 = readStringArray(in, value.column26);
            if (!in.nextIs(COLUMN27)) {
                return 27;
            }
            value.column27 = in.readBigDecimal();
            if (!in.nextIs(COLUMN28)) {
                return 28;
            }
            value.column28 = in.readString();
            if (!in.nextIs(COLUMN29)) {
                return 29;
            }
            value.column29 = in.readInt();
            if (!in.nextIs(COLUMN30)) {
                return 30;
            }
            value.column30 = in.readDouble();
            if (!in.nextIs(COLUMN31)) {
                return 31;
            }
            value.column31 = in.readBoolean();
            if (!in.nextIs(COLUMN32)) {
                return 32;
            }
            value.column32 = in.readLong();
            if (!in.nextIs(COLUMN33)) {
                return 33;
            }
            value.column33 = readStringArray(in, value.column33);
            if (!in.nextIs(COLUMN34)) {
                return 34;
            }
            value.column34 = in.readBigDecimal();
            if (!in.nextIs(COLUMN35)) {
                return 35;
            }
            value.column35 = in.readString();
            if (!in.nextIs(COLUMN36)) {
                return 36;
            }
            value.column36 = in.readInt();
            if (!in.nextIs(COLUMN37)) {
                return 37;
            }
            value.column37 = in.readDouble();
            if (!in.nextIs(COLUMN38)) {
                return 38;
            }
            value.column38 = in.readBoolean();
            if (!in.nextIs(COLUMN39)) {
                return 39;
            }
            value.column39 = in.readLong();
            if (!in.nextIs(COLUMN40)) {
                return 40;
            }
            value.column40 = readStringArray(in, value.column40);
            if (!in.nextIs(COLUMN41)) {
                return 41;
            }
            value.column41 = in.readBigDecimal();
            if (!in.nextIs(COLUMN42)) {
                return 42;
            }
            value.column42 = in.readString();
            if (!in.nextIs(COLUMN43)) {
                return 43;
            }
            value.column43 = in.readInt();
            if (!in.nextIs(COLUMN44)) {
                return 44;
            }
            value.column44 = in.readDouble();
            if (!in.nextIs(COLUMN45)) {
                return 45;
            }
            value.column45 = in.readBoolean();
            if (!in.nextIs(COLUMN46)) {
                return 46;
            }
            value.column46 = in.readLong();
            if (!in.nextIs(COLUMN47)) {
                return 47;
            }
            value.column47 = readStringArray(in, value.column47);
            if (!in.nextIs(COLUMN48)) {
                return 48;
            }
            value.column48 = in.readBigDecimal();
            if (!in.nextIs(COLUMN49)) {
                return 49;
            }
            value.column49 = in.readString();
            if (!in.nextIs(COLUMN50)) {
                return 50;
            }
            value.column50 = in.readInt();
            if (!in.nextIs(COLUMN51)) {
                return 51;
            }
            value.column51 = in.readDouble();
            if (!in.nextIs(COLUMN52)) {
                return 52;
            }
            value.column52 = in.readBoolean();
            if (!in.nextIs(COLUMN53)) {
                return 53;
            }
            value.column53 = in.readLong();
            if (!in.nextIs(COLUMN54)) {
                return 54;
            }
            value.column54 = readStringArray(in, value.column54);
            if (!in.nextIs(COLUMN55)) {
                return 55;
            }
            value.column55 = in.readBigDecimal();
            if (!in.nextIs(COLUMN56)) {
                return 56;
            }
            value.column56 = in.readString();
            if (!in.nextIs(COLUMN57)) {
                return 57;
            }
            value.column57 = in.readInt();
            if (!in.nextIs(COLUMN58)) {
                return 58;
            }
            value.column58 = in.readDouble();
            if (!in.nextIs(COLUMN59)) {
                return 59;
            }
            value.column59 = in.readBoolean();
            if (!in.nextIs(COLUMN60)) {
                return 60;
            }
            value.column60 = in.readLong();
            if (!in.nextIs(COLUMN61)) {
                return 61;
            }
            value.column61 = readStringArray(in, value.column61);
            if (!in.nextIs(COLUMN62)) {
                return 62;
            }
            value.column62 = in.readBigDecimal();
            if (!in.nextIs(COLUMN63)) {
                return 63;
            }
            value.column63 = in.readString();
            return 64;
        }

        static void readColumn(JsonScanner in, Wide value, int column) {
            long bit = 1L << column;
            if (in.atNull() && (PRIMITIVES & bit) != 0) {
                clearColumn(in, value, column);
                return;
            }
            value.presence0 |= bit & PRIMITIVES;
            switch (column) {
                case 0 -> value.column0 = in.readString();
                case 1 -> value.column1 = in.readInt();
                case 2 -> value.column2 = in.readDouble();
                case 3 -> value.column3 = in.readBoolean();
                case 4 -> value.column4 = in.readLong();
                case 5 -> value.column5 = readStringArray(in, value.column5);
                case 6 -> value.column6 = in.readBigDecimal();
                case 7 -> value.column7 = in.readString();
                case 8 -> value.column8 = in.readInt();
                case 9 -> value.column9 = in.readDouble();
                case 10 -> value.column10 = in.readBoolean();
                case 11 -> value.column11 = in.readLong();
                case 12 -> value.column12 = readStringArray(in, value.column12);
                case 13 -> value.column13 = in.readBigDecimal();
                case 14 -> value.column14 = in.readString();
                case 15 -> value.column15 = in.readInt();
                case 16 -> value.column16 = in.readDouble();
                case 17 -> value.column17 = in.readBoolean();
                case 18 -> value.column18 = in.readLong();
                case 19 -> value.column19 = readStringArray(in, value.column19);
                case 20 -> value.column20 = in.readBigDecimal();
                case 21 -> value.column21 = in.readString();
                case 22 -> value.column22 = in.readInt();
                case 23 -> value.column23 = in.readDouble();
                case 24 -> value.column24 = in.readBoolean();
                case 25 -> value.column25 = in.readLong();
                case 26 -> value.column26 = readStringArray(in, value.column26);
                case 27 -> value.column27 = in.readBigDecimal();
                case 28 -> value.column28 = in.readString();
                case 29 -> value.column29 = in.readInt();
                case 30 -> value.column30 = in.readDouble();
                case 31 -> value.column31 = in.readBoolean();
                case 32 -> value.column32 = in.readLong();
                case 33 -> value.column33 = readStringArray(in, value.column33);
                case 34 -> value.column34 = in.readBigDecimal();
                case 35 -> value.column35 = in.readString();
                case 36 -> value.column36 = in.readInt();
                case 37 -> value.column37 = in.readDouble();
                case 38 -> value.column38 = in.readBoolean();
                case 39 -> value.column39 = in.readLong();
                case 40 -> value.column40 = readStringArray(in, value.column40);
                case 41 -> value.column41 = in.readBigDecimal();
                case 42 -> value.column42 = in.readString();
                case 43 -> value.column43 = in.readInt();
                case 44 -> value.column44 = in.readDouble();
                case 45 -> value.column45 = in.readBoolean();
                case 46 -> value.column46 = in.readLong();
                case 47 -> value.column47 = readStringArray(in, value.column47);
                case 48 -> value.column48 = in.readBigDecimal();
                case 49 -> value.column49 = in.readString();
                case 50 -> value.column50 = in.readInt();
                case 51 -> value.column51 = in.readDouble();
                case 52 -> value.column52 = in.readBoolean();
                case 53 -> value.column53 = in.readLong();
                case 54 -> value.column54 = readStringArray(in, value.column54);
                case 55 -> value.column55 = in.readBigDecimal();
                case 56 -> value.column56 = in.readString();
                case 57 -> value.column57 = in.readInt();
                case 58 -> value.column58 = in.readDouble();
                case 59 -> value.column59 = in.readBoolean();
                case 60 -> value.column60 = in.readLong();
                case 61 -> value.column61 = readStringArray(in, value.column61);
                case 62 -> value.column62 = in.readBigDecimal();
                case 63 -> value.column63 = in.readString();
            }
        }

        /** Reads the null of a primitive column. */
        private static void clearColumn(JsonScanner in, Wide value, int column) {
            in.skipNull();
            switch (column) {
                case 1 -> value.clearColumn1();
                case 2 -> value.clearColumn2();
                case 3 -> value.clearColumn3();
                case 4 -> value.clearColumn4();
                case 8 -> value.clearColumn8();
                case 9 -> value.clearColumn9();
                case 10 -> value.clearColumn10();
                case 11 -> value.clearColumn11();
                case 15 -> value.clearColumn15();
                case 16 -> value.clearColumn16();
                case 17 -> value.clearColumn17();
                case 18 -> value.clearColumn18();
                case 22 -> value.clearColumn22();
                case 23 -> value.clearColumn23();
                case 24 -> value.clearColumn24();
                case 25 -> value.clearColumn25();
                case 29 -> value.clearColumn29();
                case 30 -> value.clearColumn30();
                case 31 -> value.clearColumn31();
                case 32 -> value.clearColumn32();
                case 36 -> value.clearColumn36();
                case 37 -> value.clearColumn37();
                case 38 -> value.clearColumn38();
                case 39 -> value.clearColumn39();
                case 43 -> value.clearColumn43();
                case 44 -> value.clearColumn44();
                case 45 -> value.clearColumn45();
                case 46 -> value.clearColumn46();
                case 50 -> value.clearColumn50();
                case 51 -> value.clearColumn51();
                case 52 -> value.clearColumn52();
                case 53 -> value.clearColumn53();
                case 57 -> value.clearColumn57();
                case 58 -> value.clearColumn58();
                case 59 -> value.clearColumn59();
                case 60 -> value.clearColumn60();
            }
        }

        /** Makes the columns absent whose bits are not set in {@code seen}. */
        static void clearOthers(Wide value, long seen) {
            if ((seen & 1L) == 0) {
                value.column0 = null;
            }
            if ((seen & (1L << 1)) == 0) {
                value.column1 = 0;
            }
            if ((seen & (1L << 2)) == 0) {
                value.column2 = 0;
            }
            if ((seen & (1L << 3)) == 0) {
                value.column3 = false;
            }
            if ((seen & (1L << 4)) == 0) {
                value.column4 = 0;
            }
            if ((seen & (1L << 5)) == 0) {
                value.column5 = null;
            }
            if ((seen & (1L << 6)) == 0) {
                value.column6 = null;
            }
            if ((seen & (1L << 7)) == 0) {
                value.column7 = null;
            }
            if ((seen & (1L << 8)) == 0) {
                value.column8 = 0;
            }
            if ((seen & (1L << 9)) == 0) {
                value.column9 = 0;
            }
            if ((seen & (1L << 10)) == 0) {
                value.column10 = false;
            }
            if ((seen & (1L << 11)) == 0) {
                value.column11 = 0;
            }
            if ((seen & (1L << 12)) == 0) {
                value.column12 = null;
            }
            if ((seen & (1L << 13)) == 0) {
                value.column13 = null;
            }
            if ((seen & (1L << 14)) == 0) {
                value.column14 = null;
            }
            if ((seen & (1L << 15)) == 0) {
                value.column15 = 0;
            }
            if ((seen & (1L << 16)) == 0) {
                value.column16 = 0;
            }
            if ((seen & (1L << 17)) == 0) {
                value.column17 = false;
            }
            if ((seen & (1L << 18)) == 0) {
                value.column18 = 0;
            }
            if ((seen & (1L << 19)) == 0) {
                value.column19 = null;
            }
            if ((seen & (1L << 20)) == 0) {
                value.column20 = null;
            }
            if ((seen & (1L << 21)) == 0) {
                value.column21 = null;
            }
            if ((seen & (1L << 22)) == 0) {
                value.column22 = 0;
            }
            if ((seen & (1L << 23)) == 0) {
                value.column23 = 0;
            }
            if ((seen & (1L << 24)) == 0) {
                value.column24 = false;
            }
            if ((seen & (1L << 25)) == 0) {
                value.column25 = 0;
            }
            if ((seen & (1L << 26)) == 0) {
                value.column26 = null;
            }
            if ((seen & (1L << 27)) == 0) {
                value.column27 = null;
            }
            if ((seen & (1L << 28)) == 0) {
                value.column28 = null;
            }
            if ((seen & (1L << 29)) == 0) {
                value.column29 = 0;
            }
            if ((seen & (1L << 30)) == 0) {
                value.column30 = 0;
            }
            if ((seen & (1L << 31)) == 0) {
                value.column31 = false;
            }
            if ((seen & (1L << 32)) == 0) {
                value.column32 = 0;
            }
            if ((seen & (1L << 33)) == 0) {
                value.column33 = null;
            }
            if ((seen & (1L << 34)) == 0) {
                value.column34 = null;
            }
            if ((seen & (1L << 35)) == 0) {
                value.column35 = null;
            }
            if ((seen & (1L << 36)) == 0) {
                value.column36 = 0;
            }
            if ((seen & (1L << 37)) == 0) {
                value.column37 = 0;
            }
            if ((seen & (1L << 38)) == 0) {
                value.column38 = false;
            }
            if ((seen & (1L << 39)) == 0) {
                value.column39 = 0;
            }
            if ((seen & (1L << 40)) == 0) {
                value.column40 = null;
            }
            if ((seen & (1L << 41)) == 0) {
                value.column41 = null;
            }
            if ((seen & (1L << 42)) == 0) {
                value.column42 = null;
            }
            if ((seen & (1L << 43)) == 0) {
                value.column43 = 0;
            }
            if ((seen & (1L << 44)) == 0) {
                value.column44 = 0;
            }
            if ((seen & (1L << 45)) == 0) {
                value.column45 = false;
            }
            if ((seen & (1L << 46)) == 0) {
                value.column46 = 0;
            }
            if ((seen & (1L << 47)) == 0) {
                value.column47 = null;
            }
            if ((seen & (1L << 48)) == 0) {
                value.column48 = null;
            }
            if ((seen & (1L << 49)) == 0) {
                value.column49 = null;
            }
            if ((seen & (1L << 50)) == 0) {
                value.column50 = 0;
            }
            if ((seen & (1L << 51)) == 0) {
                value.column51 = 0;
            }
            if ((seen & (1L << 52)) == 0) {
                value.column52 = false;
            }
            if ((seen & (1L << 53)) == 0) {
                value.column53 = 0;
            }
            if ((seen & (1L << 54)) == 0) {
                value.column54 = null;
            }
            if ((seen & (1L << 55)) == 0) {
                value.column55 = null;
            }
            if ((seen & (1L << 56)) == 0) {
                value.column56 = null;
            }
            if ((seen & (1L << 57)) == 0) {
                value.column57 = 0;
            }
            if ((seen & (1L << 58)) == 0) {
                value.column58 = 0;
            }
            if ((seen & (1L << 59)) == 0) {
                value.column59 = false;
            }
            if ((seen & (1L << 60)) == 0) {
                value.column60 = 0;
            }
            if ((seen & (1L << 61)) == 0) {
                value.column61 = null;
            }
            if ((seen & (1L << 62)) == 0) {
                value.column62 = null;
            }
            if ((seen & (1L << 63)) == 0) {
                value.column63 = null;
            }
            value.presence0 &= seen;
        }
    }

    /** Columns number 64 to 69. */
    private static final class Columns64 {
        private static final JsonKey COLUMN64 = JsonKey.number("column64");
        private static final JsonKey COLUMN65 = JsonKey.number("column65");
        private static final JsonKey COLUMN66 = JsonKey.bool("column66");
        private static final JsonKey COLUMN67 = JsonKey.number("column67");
        private static final JsonKey COLUMN68 = JsonKey.array("column68");
        private static final JsonKey COLUMN69 = JsonKey.number("column69");

        static final JsonKey[] KEYS = {COLUMN64, COLUMN65, COLUMN66, COLUMN67, COLUMN68, COLUMN69};

        /** Bit i is set where column number 64 + i is primitive. */
        static final long PRIMITIVES = 0xFL;

        private Columns64() {}

        static List<EventType.Column> columns() {
            return List.of(
                            new EventType.Column("column64", Integer.class, "int"),
                            new EventType.Column("column65", Double.class, "double"),
                            new EventType.Column("column66", Boolean.class, "boolean"),
                            new EventType.Column("column67", Long.class, "long"),
                            new EventType.Column("column68", String[].class, "string[]"),
                            new EventType.Column("column69", BigDecimal.class, "bigdecimal"));
        }

        /** Returns the first column that is not the next member, or 70. */
        static int readInOrder(JsonScanner in, Wide value) {
            if (!in.nextIs(COLUMN64)) {
                return 64;
            }
            value.column64 = in.readInt();
            if (!in.nextIs(COLUMN65)) {
                return 65;
            }
            value.column65 = in.readDouble();
            if (!in.nextIs(COLUMN66)) {
                return 66;
            }
            value.column66 = in.readBoolean();
            if (!in.nextIs(COLUMN67)) {
                return 67;
            }
            value.column67 = in.readLong();
            if (!in.nextIs(COLUMN68)) {
                return 68;
            }
            value.column68 = readStringArray(in, value.column68);
            if (!in.nextIs(COLUMN69)) {
                return 69;
            }
            value.column69 = in.readBigDecimal();
            return 70;
        }

        static void readColumn(JsonScanner in, Wide value, int column) {
            long bit = 1L << column;
            if (in.atNull() && (PRIMITIVES & bit) != 0) {
                clearColumn(in, value, column);
                return;
            }
            value.presence1 |= bit & PRIMITIVES;
            switch (column) {
                case 64 -> value.column64 = in.readInt();
                case 65 -> value.column65 = in.readDouble();
                case 66 -> value.column66 = in.readBoolean();
                case 67 -> value.column67 = in.readLong();
                case 68 -> value.column68 = readStringArray(in, value.column68);
                case 69 -> value.column69 = in.readBigDecimal();
            }
        }

        /** Reads the null of a primitive column. */
        private static void clearColumn(JsonScanner in, Wide value, int column) {
            in.skipNull();
            switch (column) {
                case 64 -> value.clearColumn64();
                case 65 -> value.clearColumn65();
                case 66 -> value.clearColumn66();
                case 67 -> value.clearColumn67();
            }
        }

        /** Makes the columns absent whose bits are not set in {@code seen}. */
        static void clearOthers(Wide value, long seen) {
            if ((seen & 1L) == 0) {
                value.column64 = 0;
            }
            if ((seen & (1L << 1)) == 0) {
                value.column65 = 0;
            }
            if ((seen & (1L << 2)) == 0) {
                value.column66 = false;
            }
            if ((seen & (1L << 3)) == 0) {
                value.column67 = 0;
            }
            if ((seen & (1L << 4)) == 0) {
                value.column68 = null;
            }
            if ((seen & (1L << 5)) == 0) {
                value.column69 = null;
            }
            value.presence1 &= seen;
        }
    }
}
