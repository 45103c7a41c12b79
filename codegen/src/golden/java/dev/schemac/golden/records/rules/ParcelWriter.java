package dev.schemac.golden.records.rules;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Parcel} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ParcelWriter extends GeneratedWriter<Parcel> implements ObjectWriter<Parcel> {
    public static final ParcelWriter INSTANCE = new ParcelWriter();

    private static final JsonKey QUANTITY = JsonKey.number("quantity");
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey TOTAL = JsonKey.numberOrNull("total");
    private static final JsonKey SERIAL = JsonKey.number("serial");
    private static final JsonKey NOTE = JsonKey.string("note");
    private static final JsonKey CODE = JsonKey.string("code");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey GRADES = JsonKey.array("grades");
    private static final JsonKey LIMITS = JsonKey.object("limits");
    private static final JsonKey MATRIX = JsonKey.array("matrix");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey LABELS = JsonKey.array("labels");

    private ParcelWriter() {}

    @Override
    public void write(Parcel value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Parcel value, JsonOutput out) {
        out.beginObject();
        if (value.quantity() != null) {
            out.member(QUANTITY, ParcelParser.checkedQuantity(out, value.quantity()));
        } else {
            out.name(QUANTITY);
            out.nullValue();
        }
        if (value.weight() != null) {
            out.member(WEIGHT, ParcelParser.checkedWeight(out, value.weight()));
        } else {
            out.nullMember(WEIGHT);
        }
        out.member(TOTAL, ParcelParser.checkedTotal(out, value.total()));
        if (value.serial() != null) {
            out.member(SERIAL, ParcelParser.checkedSerial(out, value.serial()));
        } else {
            out.nullMember(SERIAL);
        }
        out.member(NOTE, ParcelParser.checkedNote(out, value.note()));
        out.member(CODE, ParcelParser.checkedCode(out, value.code()));
        if (value.tags() != null) {
            out.name(TAGS);
            writeStringList(ParcelParser.checkedTags(out, value.tags()), out);
        } else {
            out.nullMember(TAGS);
        }
        if (value.grades() != null) {
            out.name(GRADES);
            writeByteList(ParcelParser.checkedGrades(out, value.grades()), out);
        } else {
            out.nullMember(GRADES);
        }
        if (value.limits() != null) {
            out.name(LIMITS);
            writeFloatMap(ParcelParser.checkedLimits(out, value.limits()), out);
        } else {
            out.nullMember(LIMITS);
        }
        if (value.matrix() != null) {
            out.name(MATRIX);
            writeDoubleArrayList(ParcelParser.checkedMatrix(out, value.matrix()), out);
        } else {
            out.nullMember(MATRIX);
        }
        if (value.parts() != null) {
            out.name(PARTS);
            writePartList(ParcelParser.checkedParts(out, value.parts()), out);
        } else {
            out.nullMember(PARTS);
        }
        if (value.labels() != null) {
            out.name(LABELS);
            writeStringList(ParcelParser.checkedLabels(out, value.labels()), out);
        } else {
            out.nullMember(LABELS);
        }
        out.endObject();
    }

    private static void writeStringList(List<String> elements, JsonOutput out) {
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

    private static void writeDoubleArrayList(List<double[]> elements, JsonOutput out) {
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

    private static void writePartList(List<Part> elements, JsonOutput out) {
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
