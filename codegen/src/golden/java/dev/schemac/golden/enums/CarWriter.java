package dev.schemac.golden.enums;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Car} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CarWriter extends GeneratedWriter<Car> implements ObjectWriter<Car> {
    public static final CarWriter INSTANCE = new CarWriter();

    private static final JsonFormat<Color> COLOR_FORMAT = JsonFormat.of(Color.values(), Color.RED);
    private static final JsonFormat<Color> COLOR_FORMAT_2 = JsonFormat.of(Color.values());
    private static final JsonKey PAINT = JsonKey.string("paint");
    private static final JsonKey ROOF = JsonKey.string("roof");
    private static final JsonKey DOORS = JsonKey.array("doors");
    private static final JsonKey TRIMS = JsonKey.array("trims");
    private static final JsonKey PARTS = JsonKey.object("parts");

    private CarWriter() {}

    @Override
    public void write(Car value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Car value, JsonOutput out) {
        out.beginObject();
        if (value.paint != null) {
            out.member(PAINT, COLOR_FORMAT, value.paint);
        } else {
            out.name(PAINT);
            out.nullValue();
        }
        if (value.roof != null) {
            out.member(ROOF, COLOR_FORMAT_2, value.roof);
        } else {
            out.name(ROOF);
            out.nullValue();
        }
        if (value.doors != null) {
            out.name(DOORS);
            writeColorArray(value.doors, out);
        } else {
            out.nullMember(DOORS);
        }
        if (value.trims != null) {
            out.name(TRIMS);
            writeColorList(value.trims, out);
        } else {
            out.nullMember(TRIMS);
        }
        if (value.parts != null) {
            out.name(PARTS);
            writeColorMap(value.parts, out);
        } else {
            out.nullMember(PARTS);
        }
        out.endObject();
    }

    private static void writeColorArray(Color[] elements, JsonOutput out) {
        out.beginArray();
        for (Color element : elements) {
            out.value(COLOR_FORMAT_2, element);
        }
        out.endArray();
    }

    private static void writeColorList(List<Color> elements, JsonOutput out) {
        out.beginArray();
        for (Color element : elements) {
            out.value(COLOR_FORMAT_2, element);
        }
        out.endArray();
    }

    private static void writeColorMap(Map<String, Color> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Color> member : members.entrySet()) {
            out.name(member.getKey());
            Color element = member.getValue();
            out.value(COLOR_FORMAT_2, element);
        }
        out.endObject();
    }
}
