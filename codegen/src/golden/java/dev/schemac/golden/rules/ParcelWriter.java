package dev.schemac.golden.rules;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Parcel} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ParcelWriter extends GeneratedWriter<Parcel> implements ObjectWriter<Parcel> {
    public static final ParcelWriter INSTANCE = new ParcelWriter();

    private ParcelWriter() {}

    @Override
    public void write(Parcel value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Parcel value, JsonOutput out) {
        out.beginObject();
        if (value.hasQuantity()) {
            out.member(ParcelParser.QUANTITY, ParcelParser.checkedQuantity(out, value.quantity));
        } else {
            out.name(ParcelParser.QUANTITY);
            out.nullValue();
        }
        if (value.hasWeight()) {
            out.member(ParcelParser.WEIGHT, ParcelParser.checkedWeight(out, value.weight));
        } else {
            out.nullMember(ParcelParser.WEIGHT);
        }
        out.member(ParcelParser.TOTAL, ParcelParser.checkedTotal(out, value.total));
        if (value.hasSerial()) {
            out.member(ParcelParser.SERIAL, ParcelParser.checkedSerial(out, value.serial));
        } else {
            out.nullMember(ParcelParser.SERIAL);
        }
        out.member(ParcelParser.NOTE, ParcelParser.checkedNote(out, value.note));
        out.member(ParcelParser.CODE, ParcelParser.checkedCode(out, value.code));
        if (value.tags != null) {
            out.name(ParcelParser.TAGS);
            writeStringArray(ParcelParser.checkedTags(out, value.tags), out);
        } else {
            out.nullMember(ParcelParser.TAGS);
        }
        if (value.grades != null) {
            out.name(ParcelParser.GRADES);
            writeByteList(ParcelParser.checkedGrades(out, value.grades), out);
        } else {
            out.nullMember(ParcelParser.GRADES);
        }
        if (value.limits != null) {
            out.name(ParcelParser.LIMITS);
            writeFloatMap(ParcelParser.checkedLimits(out, value.limits), out);
        } else {
            out.nullMember(ParcelParser.LIMITS);
        }
        if (value.matrix != null) {
            out.name(ParcelParser.MATRIX);
            writeDoubleArray2d(ParcelParser.checkedMatrix(out, value.matrix), out);
        } else {
            out.nullMember(ParcelParser.MATRIX);
        }
        if (value.parts != null) {
            out.name(ParcelParser.PARTS);
            writePartArray(ParcelParser.checkedParts(out, value.parts), out);
        } else {
            out.nullMember(ParcelParser.PARTS);
        }
        if (value.labels != null) {
            out.name(ParcelParser.LABELS);
            writeStringArray(ParcelParser.checkedLabels(out, value.labels), out);
        } else {
            out.nullMember(ParcelParser.LABELS);
        }
        out.endObject();
    }

    private static void writeStringArray(String[] elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeByteList(List<Byte> elements, JsonOutput out) {
        out.beginArray();
        for (Byte element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeFloatMap(Map<String, Float> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Float> member : members.entrySet()) {
            out.name(member.getKey());
            Float element = member.getValue();
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }

    private static void writeDoubleArray2d(double[][] elements, JsonOutput out) {
        out.beginArray();
        for (double[] element : elements) {
            if (element != null) {
                writeDoubleArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeDoubleArray(double[] elements, JsonOutput out) {
        out.beginArray();
        for (double element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writePartArray(Part[] elements, JsonOutput out) {
        out.beginArray();
        for (Part element : elements) {
            if (element != null) {
                PartWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
