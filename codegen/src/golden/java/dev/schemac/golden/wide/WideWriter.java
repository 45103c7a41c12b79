package dev.schemac.golden.wide;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
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
        writeColumns0(value, out);
        writeColumns64(value, out);
        out.endObject();
    }

    private static void writeStringArray(String[] elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeColumns0(Wide value, JsonOutput out) {
        out.member(WideParser.Columns0.COLUMN0, value.column0);
        if (value.hasColumn1()) {
            out.member(WideParser.Columns0.COLUMN1, value.column1);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN1);
        }
        if (value.hasColumn2()) {
            out.member(WideParser.Columns0.COLUMN2, value.column2);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN2);
        }
        if (value.hasColumn3()) {
            out.member(WideParser.Columns0.COLUMN3, value.column3);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN3);
        }
        if (value.hasColumn4()) {
            out.member(WideParser.Columns0.COLUMN4, value.column4);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN4);
        }
        if (value.column5 != null) {
            out.name(WideParser.Columns0.COLUMN5);
            writeStringArray(value.column5, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN5);
        }
        out.member(WideParser.Columns0.COLUMN6, value.column6);
        out.member(WideParser.Columns0.COLUMN7, value.column7);
        if (value.hasColumn8()) {
            out.member(WideParser.Columns0.COLUMN8, value.column8);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN8);
        }
        if (value.hasColumn9()) {
            out.member(WideParser.Columns0.COLUMN9, value.column9);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN9);
        }
        if (value.hasColumn10()) {
            out.member(WideParser.Columns0.COLUMN10, value.column10);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN10);
        }
        if (value.hasColumn11()) {
            out.member(WideParser.Columns0.COLUMN11, value.column11);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN11);
        }
        if (value.column12 != null) {
            out.name(WideParser.Columns0.COLUMN12);
            writeStringArray(value.column12, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN12);
        }
        out.member(WideParser.Columns0.COLUMN13, value.column13);
        out.member(WideParser.Columns0.COLUMN14, value.column14);
        if (value.hasColumn15()) {
            out.member(WideParser.Columns0.COLUMN15, value.column15);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN15);
        }
        if (value.hasColumn16()) {
            out.member(WideParser.Columns0.COLUMN16, value.column16);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN16);
        }
        if (value.hasColumn17()) {
            out.member(WideParser.Columns0.COLUMN17, value.column17);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN17);
        }
        if (value.hasColumn18()) {
            out.member(WideParser.Columns0.COLUMN18, value.column18);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN18);
        }
        if (value.column19 != null) {
            out.name(WideParser.Columns0.COLUMN19);
            writeStringArray(value.column19, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN19);
        }
        out.member(WideParser.Columns0.COLUMN20, value.column20);
        out.member(WideParser.Columns0.COLUMN21, value.column21);
        if (value.hasColumn22()) {
            out.member(WideParser.Columns0.COLUMN22, value.column22);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN22);
        }
        if (value.hasColumn23()) {
            out.member(WideParser.Columns0.COLUMN23, value.column23);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN23);
        }
        if (value.hasColumn24()) {
            out.member(WideParser.Columns0.COLUMN24, value.column24);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN24);
        }
        if (value.hasColumn25()) {
            out.member(WideParser.Columns0.COLUMN25, value.column25);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN25);
        }
        if (value.column26 != null) {
            out.name(WideParser.Columns0.COLUMN26);
            writeStringArray(value.column26, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN26);
        }
        out.member(WideParser.Columns0.COLUMN27, value.column27);
        out.member(WideParser.Columns0.COLUMN28, value.column28);
        if (value.hasColumn29()) {
            out.member(WideParser.Columns0.COLUMN29, value.column29);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN29);
        }
        if (value.hasColumn30()) {
            out.member(WideParser.Columns0.COLUMN30, value.column30);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN30);
        }
        if (value.hasColumn31()) {
            out.member(WideParser.Columns0.COLUMN31, value.column31);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN31);
        }
        if (value.hasColumn32()) {
            out.member(WideParser.Columns0.COLUMN32, value.column32);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN32);
        }
        if (value.column33 != null) {
            out.name(WideParser.Columns0.COLUMN33);
            writeStringArray(value.column33, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN33);
        }
        out.member(WideParser.Columns0.COLUMN34, value.column34);
        out.member(WideParser.Columns0.COLUMN35, value.column35);
        if (value.hasColumn36()) {
            out.member(WideParser.Columns0.COLUMN36, value.column36);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN36);
        }
        if (value.hasColumn37()) {
            out.member(WideParser.Columns0.COLUMN37, value.column37);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN37);
        }
        if (value.hasColumn38()) {
            out.member(WideParser.Columns0.COLUMN38, value.column38);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN38);
        }
        if (value.hasColumn39()) {
            out.member(WideParser.Columns0.COLUMN39, value.column39);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN39);
        }
        if (value.column40 != null) {
            out.name(WideParser.Columns0.COLUMN40);
            writeStringArray(value.column40, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN40);
        }
        out.member(WideParser.Columns0.COLUMN41, value.column41);
        out.member(WideParser.Columns0.COLUMN42, value.column42);
        if (value.hasColumn43()) {
            out.member(WideParser.Columns0.COLUMN43, value.column43);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN43);
        }
        if (value.hasColumn44()) {
            out.member(WideParser.Columns0.COLUMN44, value.column44);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN44);
        }
        if (value.hasColumn45()) {
            out.member(WideParser.Columns0.COLUMN45, value.column45);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN45);
        }
        if (value.hasColumn46()) {
            out.member(WideParser.Columns0.COLUMN46, value.column46);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN46);
        }
        if (value.column47 != null) {
            out.name(WideParser.Columns0.COLUMN47);
            writeStringArray(value.column47, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN47);
        }
        out.member(WideParser.Columns0.COLUMN48, value.column48);
        out.member(WideParser.Columns0.COLUMN49, value.column49);
        if (value.hasColumn50()) {
            out.member(WideParser.Columns0.COLUMN50, value.column50);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN50);
        }
        if (value.hasColumn51()) {
            out.member(WideParser.Columns0.COLUMN51, value.column51);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN51);
        }
        if (value.hasColumn52()) {
            out.member(WideParser.Columns0.COLUMN52, value.column52);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN52);
        }
        if (value.hasColumn53()) {
            out.member(WideParser.Columns0.COLUMN53, value.column53);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN53);
        }
        if (value.column54 != null) {
            out.name(WideParser.Columns0.COLUMN54);
            writeStringArray(value.column54, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN54);
        }
        out.member(WideParser.Columns0.COLUMN55, value.column55);
        out.member(WideParser.Columns0.COLUMN56, value.column56);
        if (value.hasColumn57()) {
            out.member(WideParser.Columns0.COLUMN57, value.column57);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN57);
        }
        if (value.hasColumn58()) {
            out.member(WideParser.Columns0.COLUMN58, value.column58);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN58);
        }
        if (value.hasColumn59()) {
            out.member(WideParser.Columns0.COLUMN59, value.column59);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN59);
        }
        if (value.hasColumn60()) {
            out.member(WideParser.Columns0.COLUMN60, value.column60);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN60);
        }
        if (value.column61 != null) {
            out.name(WideParser.Columns0.COLUMN61);
            writeStringArray(value.column61, out);
        } else {
            out.nullMember(WideParser.Columns0.COLUMN61);
        }
        out.member(WideParser.Columns0.COLUMN62, value.column62);
        out.member(WideParser.Columns0.COLUMN63, value.column63);
    }

    private static void writeColumns64(Wide value, JsonOutput out) {
        if (value.hasColumn64()) {
            out.member(WideParser.Columns64.COLUMN64, value.column64);
        } else {
            out.nullMember(WideParser.Columns64.COLUMN64);
        }
        if (value.hasColumn65()) {
            out.member(WideParser.Columns64.COLUMN65, value.column65);
        } else {
            out.nullMember(WideParser.Columns64.COLUMN65);
        }
    }
}
