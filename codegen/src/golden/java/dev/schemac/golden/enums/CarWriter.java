package dev.schemac.golden.enums;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Car} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CarWriter extends GeneratedWriter<Car> implements ObjectWriter<Car> {
    public static final CarWriter INSTANCE = new CarWriter();

    private CarWriter() {}

    @Override
    public void write(Car value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Car value, JsonOutput out) {
        out.beginObject();
        if (value.paint != null) {
            out.member(CarParser.PAINT, CarParser.COLOR_FORMAT, value.paint);
        } else {
            out.name(CarParser.PAINT);
            out.nullValue();
        }
        if (value.roof != null) {
            out.member(CarParser.ROOF, CarParser.COLOR_FORMAT_2, value.roof);
        } else {
            out.name(CarParser.ROOF);
            out.nullValue();
        }
        if (value.doors != null) {
            out.name(CarParser.DOORS);
            writeColorArray(value.doors, out);
        } else {
            out.nullMember(CarParser.DOORS);
        }
        if (value.trims != null) {
            out.name(CarParser.TRIMS);
            writeColorList(value.trims, out);
        } else {
            out.nullMember(CarParser.TRIMS);
        }
        if (value.parts != null) {
            out.name(CarParser.PARTS);
            writeColorMap(value.parts, out);
        } else {
            out.nullMember(CarParser.PARTS);
        }
        out.endObject();
    }

    private static void writeColorArray(Color[] elements, JsonOutput out) {
        out.beginArray();
        for (Color element : elements) {
            out.value(CarParser.COLOR_FORMAT_2, element);
        }
        out.endArray();
    }

    private static void writeColorList(List<Color> elements, JsonOutput out) {
        out.beginArray();
        for (Color element : elements) {
            out.value(CarParser.COLOR_FORMAT_2, element);
        }
        out.endArray();
    }

    private static void writeColorMap(Map<String, Color> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Color> member : members.entrySet()) {
            out.name(member.getKey());
            Color element = member.getValue();
            out.value(CarParser.COLOR_FORMAT_2, element);
        }
        out.endObject();
    }
}
