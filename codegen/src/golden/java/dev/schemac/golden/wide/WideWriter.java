package dev.schemac.golden.wide;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Wide} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class WideWriter extends GeneratedWriter<Wide> implements ObjectWriter<Wide> {
    public static final WideWriter INSTANCE = new WideWriter();

    private WideWriter() {}

    @Override
    public void write(Wide value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Wide value, JsonOutput out) {
        out.beginObject();
        Columns0.write(value, out);
        Columns64.write(value, out);
        out.endObject();
    }

    private static void writeStringArray(String[] elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    /** Columns number 0 to 63. */
    private static final class Columns0 {
        private static final JsonKey COLUMN0 = JsonKey.string("column0");
        private static final JsonKey COLUMN1 = JsonKey.number("column1");
        private static final JsonKey COLUMN2 = JsonKey.number("column2");
        private static final JsonKey COLUMN3 = JsonKey.bool("column3");
        private static final JsonKey COLUMN4 = JsonKey.number("column4");
        private static final JsonKey COLUMN5 = JsonKey.array("column5");
        private static final JsonKey COLUMN6 = JsonKey.numberOrNull("column6");
        private static final JsonKey COLUMN7 = JsonKey.string("column7");
        private static final JsonKey COLUMN8 = JsonKey.number("column8");
        private static final JsonKey COLUMN9 = JsonKey.number("column9");
        private static final JsonKey COLUMN10 = JsonKey.bool("column10");
        private static final JsonKey COLUMN11 = JsonKey.number("column11");
        private static final JsonKey COLUMN12 = JsonKey.array("column12");
        private static final JsonKey COLUMN13 = JsonKey.numberOrNull("column13");
        private static final JsonKey COLUMN14 = JsonKey.string("column14");
        private static final JsonKey COLUMN15 = JsonKey.number("column15");
        private static final JsonKey COLUMN16 = JsonKey.number("column16");
        private static final JsonKey COLUMN17 = JsonKey.bool("column17");
        private static final JsonKey COLUMN18 = JsonKey.number("column18");
        private static final JsonKey COLUMN19 = JsonKey.array("column19");
        private static final JsonKey COLUMN20 = JsonKey.numberOrNull("column20");
        private static final JsonKey COLUMN21 = JsonKey.string("column21");
        private static final JsonKey COLUMN22 = JsonKey.number("column22");
        private static final JsonKey COLUMN23 = JsonKey.number("column23");
        private static final JsonKey COLUMN24 = JsonKey.bool("column24");
        private static final JsonKey COLUMN25 = JsonKey.number("column25");
        private static final JsonKey COLUMN26 = JsonKey.array("column26");
        private static final JsonKey COLUMN27 = JsonKey.numberOrNull("column27");
        private static final JsonKey COLUMN28 = JsonKey.string("column28");
        private static final JsonKey COLUMN29 = JsonKey.number("column29");
        private static final JsonKey COLUMN30 = JsonKey.number("column30");
        private static final JsonKey COLUMN31 = JsonKey.bool("column31");
        private static final JsonKey COLUMN32 = JsonKey.number("column32");
        private static final JsonKey COLUMN33 = JsonKey.array("column33");
        private static final JsonKey COLUMN34 = JsonKey.numberOrNull("column34");
        private static final JsonKey COLUMN35 = JsonKey.string("column35");
        private static final JsonKey COLUMN36 = JsonKey.number("column36");
        private static final JsonKey COLUMN37 = JsonKey.number("column37");
        private static final JsonKey COLUMN38 = JsonKey.bool("column38");
        private static final JsonKey COLUMN39 = JsonKey.number("column39");
        private static final JsonKey COLUMN40 = JsonKey.array("column40");
        private static final JsonKey COLUMN41 = JsonKey.numberOrNull("column41");
        private static final JsonKey COLUMN42 = JsonKey.string("column42");
        private static final JsonKey COLUMN43 = JsonKey.number("column43");
        private static final JsonKey COLUMN44 = JsonKey.number("column44");
        private static final JsonKey COLUMN45 = JsonKey.bool("column45");
        private static final JsonKey COLUMN46 = JsonKey.number("column46");
        private static final JsonKey COLUMN47 = JsonKey.array("column47");
        private static final JsonKey COLUMN48 = JsonKey.numberOrNull("column48");
        private static final JsonKey COLUMN49 = JsonKey.string("column49");
        private static final JsonKey COLUMN50 = JsonKey.number("column50");
        private static final JsonKey COLUMN51 = JsonKey.number("column51");
        private static final JsonKey COLUMN52 = JsonKey.bool("column52");
        private static final JsonKey COLUMN53 = JsonKey.number("column53");
        private static final JsonKey COLUMN54 = JsonKey.array("column54");
        private static final JsonKey COLUMN55 = JsonKey.numberOrNull("column55");
        private static final JsonKey COLUMN56 = JsonKey.string("column56");
        private static final JsonKey COLUMN57 = JsonKey.number("column57");
        private static final JsonKey COLUMN58 = JsonKey.number("column58");
        private static final JsonKey COLUMN59 = JsonKey.bool("column59");
        private static final JsonKey COLUMN60 = JsonKey.number("column60");
        private static final JsonKey COLUMN61 = JsonKey.array("column61");
        private static final JsonKey COLUMN62 = JsonKey.numberOrNull("column62");
        private static final JsonKey COLUMN63 = JsonKey.string("column63");

        private Columns0() {}

        static void write(Wide value, JsonOutput out) {
            out.member(COLUMN0, value.column0);
            if (value.hasColumn1()) {
                out.member(COLUMN1, value.column1);
            } else {
                out.nullMember(COLUMN1);
            }
            if (value.hasColumn2()) {
                out.member(COLUMN2, value.column2);
            } else {
                out.nullMember(COLUMN2);
            }
            if (value.hasColumn3()) {
                out.member(COLUMN3, value.column3);
            } else {
                out.nullMember(COLUMN3);
            }
            if (value.hasColumn4()) {
                out.member(COLUMN4, value.column4);
            } else {
                out.nullMember(COLUMN4);
            }
            if (value.column5 != null) {
                out.name(COLUMN5);
                writeStringArray(value.column5, out);
            } else {
                out.nullMember(COLUMN5);
            }
            out.member(COLUMN6, value.column6);
            out.member(COLUMN7, value.column7);
            if (value.hasColumn8()) {
                out.member(COLUMN8, value.column8);
            } else {
                out.nullMember(COLUMN8);
            }
            if (value.hasColumn9()) {
                out.member(COLUMN9, value.column9);
            } else {
                out.nullMember(COLUMN9);
            }
            if (value.hasColumn10()) {
                out.member(COLUMN10, value.column10);
            } else {
                out.nullMember(COLUMN10);
            }
            if (value.hasColumn11()) {
                out.member(COLUMN11, value.column11);
            } else {
                out.nullMember(COLUMN11);
            }
            if (value.column12 != null) {
                out.name(COLUMN12);
                writeStringArray(value.column12, out);
            } else {
                out.nullMember(COLUMN12);
            }
            out.member(COLUMN13, value.column13);
            out.member(COLUMN14, value.column14);
            if (value.hasColumn15()) {
                out.member(COLUMN15, value.column15);
            } else {
                out.nullMember(COLUMN15);
            }
            if (value.hasColumn16()) {
                out.member(COLUMN16, value.column16);
            } else {
                out.nullMember(COLUMN16);
            }
            if (value.hasColumn17()) {
                out.member(COLUMN17, value.column17);
            } else {
                out.nullMember(COLUMN17);
            }
            if (value.hasColumn18()) {
                out.member(COLUMN18, value.column18);
            } else {
                out.nullMember(COLUMN18);
            }
            if (value.column19 != null) {
                out.name(COLUMN19);
                writeStringArray(value.column19, out);
            } else {
                out.nullMember(COLUMN19);
            }
            out.member(COLUMN20, value.column20);
            out.member(COLUMN21, value.column21);
            if (value.hasColumn22()) {
                out.member(COLUMN22, value.column22);
            } else {
                out.nullMember(COLUMN22);
            }
            if (value.hasColumn23()) {
                out.member(COLUMN23, value.column23);
            } else {
                out.nullMember(COLUMN23);
            }
            if (value.hasColumn24()) {
                out.member(COLUMN24, value.column24);
            } else {
                out.nullMember(COLUMN24);
            }
            if (value.hasColumn25()) {
                out.member(COLUMN25, value.column25);
            } else {
                out.nullMember(COLUMN25);
            }
            if (value.column26 != null) {
                out.name(COLUMN26);
                writeStringArray(value.column26, out);
            } else {
                out.nullMember(COLUMN26);
            }
            out.member(COLUMN27, value.column27);
            out.member(COLUMN28, value.column28);
            if (value.hasColumn29()) {
                out.member(COLUMN29, value.column29);
            } else {
                out.nullMember(COLUMN29);
            }
            if (value.hasColumn30()) {
                out.member(COLUMN30, value.column30);
            } else {
                out.nullMember(COLUMN30);
            }
            if (value.hasColumn31()) {
                out.member(COLUMN31, value.column31);
            } else {
                out.nullMember(COLUMN31);
            }
            if (value.hasColumn32()) {
                out.member(COLUMN32, value.column32);
            } else {
                out.nullMember(COLUMN32);
            }
            if (value.column33 != null) {
                out.name(COLUMN33);
                writeStringArray(value.column33, out);
            } else {
                out.nullMember(COLUMN33);
            }
            out.member(COLUMN34, value.column34);
            out.member(COLUMN35, value.column35);
            if (value.hasColumn36()) {
                out.member(COLUMN36, value.column36);
            } else {
                out.nullMember(COLUMN36);
            }
            if (value.hasColumn37()) {
                out.member(COLUMN37, value.column37);
            } else {
                out.nullMember(COLUMN37);
            }
            if (value.hasColumn38()) {
                out.member(COLUMN38, value.column38);
            } else {
                out.nullMember(COLUMN38);
            }
            if (value.hasColumn39()) {
                out.member(COLUMN39, value.column39);
            } else {
                out.nullMember(COLUMN39);
            }
            if (value.column40 != null) {
                out.name(COLUMN40);
                writeStringArray(value.column40, out);
            } else {
                out.nullMember(COLUMN40);
            }
            out.member(COLUMN41, value.column41);
            out.member(COLUMN42, value.column42);
            if (value.hasColumn43()) {
                out.member(COLUMN43, value.column43);
            } else {
                out.nullMember(COLUMN43);
            }
            if (value.hasColumn44()) {
                out.member(COLUMN44, value.column44);
            } else {
                out.nullMember(COLUMN44);
            }
            if (value.hasColumn45()) {
                out.member(COLUMN45, value.column45);
            } else {
                out.nullMember(COLUMN45);
            }
            if (value.hasColumn46()) {
                out.member(COLUMN46, value.column46);
            } else {
                out.nullMember(COLUMN46);
            }
            if (value.column47 != null) {
                out.name(COLUMN47);
                writeStringArray(value.column47, out);
            } else {
                out.nullMember(COLUMN47);
            }
            out.member(COLUMN48, value.column48);
            out.member(COLUMN49, value.column49);
            if (value.hasColumn50()) {
                out.member(COLUMN50, value.column50);
            } else {
                out.nullMember(COLUMN50);
            }
            if (value.hasColumn51()) {
                out.member(COLUMN51, value.column51);
            } else {
                out.nullMember(COLUMN51);
            }
            if (value.hasColumn52()) {
                out.member(COLUMN52, value.column52);
            } else {
                out.nullMember(COLUMN52);
            }
            if (value.hasColumn53()) {
                out.member(COLUMN53, value.column53);
            } else {
                out.nullMember(COLUMN53);
            }
            if (value.column54 != null) {
                out.name(COLUMN54);
                writeStringArray(value.column54, out);
            } else {
                out.nullMember(COLUMN54);
            }
            out.member(COLUMN55, value.column55);
            out.member(COLUMN56, value.column56);
            if (value.hasColumn57()) {
                out.member(COLUMN57, value.column57);
            } else {
                out.nullMember(COLUMN57);
            }
            if (value.hasColumn58()) {
                out.member(COLUMN58, value.column58);
            } else {
                out.nullMember(COLUMN58);
            }
            if (value.hasColumn59()) {
                out.member(COLUMN59, value.column59);
            } else {
                out.nullMember(COLUMN59);
            }
            if (value.hasColumn60()) {
                out.member(COLUMN60, value.column60);
            } else {
                out.nullMember(COLUMN60);
            }
            if (value.column61 != null) {
                out.name(COLUMN61);
                writeStringArray(value.column61, out);
            } else {
                out.nullMember(COLUMN61);
            }
            out.member(COLUMN62, value.column62);
            out.member(COLUMN63, value.column63);
        }
    }

    /** Columns number 64 to 65. */
    private static final class Columns64 {
        private static final JsonKey COLUMN64 = JsonKey.number("column64");
        private static final JsonKey COLUMN65 = JsonKey.number("column65");

        private Columns64() {}

        static void write(Wide value, JsonOutput out) {
            if (value.hasColumn64()) {
                out.member(COLUMN64, value.column64);
            } else {
                out.nullMember(COLUMN64);
            }
            if (value.hasColumn65()) {
                out.member(COLUMN65, value.column65);
            } else {
                out.nullMember(COLUMN65);
            }
        }
    }
}
