package dev.schemac.golden.records.odd;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;

/** Writes {@link Odd} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OddWriter extends GeneratedWriter<Odd> implements ObjectWriter<Odd> {
    public static final OddWriter INSTANCE = new OddWriter();

    private static final JsonKey CLASS = JsonKey.number("class");
    private static final JsonKey P_20_Q = JsonKey.string("p q");
    private static final JsonKey ABC = JsonKey.number("ABC");
    private static final JsonKey ABC_2 = JsonKey.number("abc");
    private static final JsonKey AB_C = JsonKey.number("AbC");
    private static final JsonKey ABC_3 = JsonKey.number("Abc");
    private static final JsonKey COLUMN_1F600 = JsonKey.string("\ud83d\ude00");
    private static final JsonKey COLUMN = JsonKey.string("");
    private static final JsonKey COLUMN_31_ST = JsonKey.bool("1st");
    private static final JsonKey A_2E_B = JsonKey.string("a.b");
    private static final JsonKey COLUMN_24 = JsonKey.string("$");
    private static final JsonKey COLUMN_2 = JsonKey.string("_");
    private static final JsonKey COLUMN_22_QUOTED_22 = JsonKey.string("\"quoted\"");
    private static final JsonKey COLUMN_5C_U0041_2A_2F = JsonKey.string("\\u0041*/");
    private static final JsonKey PRESENCE = JsonKey.number("presence");
    private static final JsonKey THIS = JsonKey.string("this");
    private static final JsonKey VALUE = JsonKey.string("value");
    private static final JsonKey OTHER = JsonKey.number("other");
    private static final JsonKey THAT = JsonKey.string("that");
    private static final JsonKey MAP = JsonKey.string("map");
    private static final JsonKey HASH = JsonKey.string("hash");
    private static final JsonKey CLASS_2 = JsonKey.string("Class");
    private static final JsonKey ARRAYS = JsonKey.array("Arrays");
    private static final JsonKey OBJECTS = JsonKey.string("Objects");
    private static final JsonKey ODD_PARSER = JsonKey.string("OddParser");

    private OddWriter() {}

    @Override
    public void write(Odd value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Odd value, JsonOutput out) {
        out.beginObject();
        if (value.class$() != null) {
            out.member(CLASS, value.class$());
        } else {
            out.nullMember(CLASS);
        }
        out.member(P_20_Q, value.p$20$q());
        if (value.ABC() != null) {
            out.member(ABC, value.ABC());
        } else {
            out.nullMember(ABC);
        }
        if (value.abc() != null) {
            out.member(ABC_2, value.abc());
        } else {
            out.nullMember(ABC_2);
        }
        if (value.AbC() != null) {
            out.member(AB_C, value.AbC());
        } else {
            out.nullMember(AB_C);
        }
        if (value.Abc() != null) {
            out.member(ABC_3, value.Abc());
        } else {
            out.nullMember(ABC_3);
        }
        out.member(COLUMN_1F600, value.$1f600$());
        out.member(COLUMN, value.$());
        if (value.$31$st() != null) {
            out.member(COLUMN_31_ST, value.$31$st());
        } else {
            out.nullMember(COLUMN_31_ST);
        }
        out.member(A_2E_B, value.a$2e$b());
        out.member(COLUMN_24, value.$24$());
        out.member(COLUMN_2, value._$());
        out.member(COLUMN_22_QUOTED_22, value.$22$quoted$22$());
        out.member(COLUMN_5C_U0041_2A_2F, value.$5c$u0041$2a$$2f$());
        if (value.presence() != null) {
            out.member(PRESENCE, value.presence());
        } else {
            out.nullMember(PRESENCE);
        }
        out.member(THIS, value.this$());
        out.member(VALUE, value.value());
        if (value.other() != null) {
            out.member(OTHER, value.other());
        } else {
            out.nullMember(OTHER);
        }
        out.member(THAT, value.that());
        out.member(MAP, value.map());
        out.member(HASH, value.hash());
        out.member(CLASS_2, value.Class());
        if (value.Arrays$() != null) {
            out.name(ARRAYS);
            writeStringList(value.Arrays$(), out);
        } else {
            out.nullMember(ARRAYS);
        }
        out.member(OBJECTS, value.Objects$());
        out.member(ODD_PARSER, value.OddParser$());
        out.endObject();
    }

    private static void writeStringList(List<String> elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }
}
