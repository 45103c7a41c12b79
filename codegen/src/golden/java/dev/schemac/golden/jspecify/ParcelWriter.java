package dev.schemac.golden.jspecify;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Parcel} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ParcelWriter extends GeneratedWriter<Parcel> implements ObjectWriter<Parcel> {
    public static final ParcelWriter INSTANCE = new ParcelWriter();

    private static final JsonFormat<Size> SIZE_FORMAT = JsonFormat.of(Size.values());
    private static final JsonKey ID = JsonKey.string("id").notNull();
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey FRAGILE = JsonKey.bool("fragile");
    private static final JsonKey SIZE = JsonKey.string("size");
    private static final JsonKey STOPS = JsonKey.array("stops").notNull();
    private static final JsonKey CODES = JsonKey.array("codes");
    private static final JsonKey GRID = JsonKey.array("grid");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey LABELS = JsonKey.object("labels");
    private static final JsonKey MORE = JsonKey.object("more");
    private static final JsonKey ROUTES = JsonKey.array("routes");
    private static final JsonKey NOTES = JsonKey.object("notes");
    private static final JsonKey TAGS = JsonKey.object("tags");
    private static final JsonKey GROUPS = JsonKey.array("groups");
    private static final JsonKey ANY = JsonKey.any("any");
    private static final JsonKey NOTHING = JsonKey.any("nothing");

    private ParcelWriter() {}

    @Override
    public void write(Parcel value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Parcel value, JsonOutput out) {
        out.beginObject();
        if (value.id != null) {
            out.member(ID, value.id);
        } else {
            out.missingMember(ID);
        }
        if (value.hasWeight()) {
            out.member(WEIGHT, value.weight);
        } else {
            out.nullMember(WEIGHT);
        }
        if (value.hasFragile()) {
            out.member(FRAGILE, value.fragile);
        } else {
            out.name(FRAGILE);
            out.nullValue();
        }
        out.member(SIZE, SIZE_FORMAT, value.size);
        if (value.stops != null) {
            out.name(STOPS);
            writeStringArray(value.stops, out);
        } else {
            out.missingMember(STOPS);
        }
        if (value.codes != null) {
            out.name(CODES);
            writeIntArray(value.codes, out);
        } else {
            out.nullMember(CODES);
        }
        if (value.grid != null) {
            out.name(GRID);
            writeIntegerArray2d(value.grid, out);
        } else {
            out.nullMember(GRID);
        }
        if (value.parts != null) {
            out.name(PARTS);
            writeParcelList(value.parts, out);
        } else {
            out.nullMember(PARTS);
        }
        if (value.labels != null) {
            out.name(LABELS);
            writeStringArrayMap(value.labels, out);
        } else {
            out.nullMember(LABELS);
        }
        out.untypedMember(MORE, value.more);
        if (value.routes != null) {
            out.name(ROUTES);
            writeParcelList(ParcelParser.checkedRoutes(out, value.routes), out);
        } else {
            out.nullMember(ROUTES);
        }
        if (value.notes != null) {
            out.name(NOTES);
            writeStringArrayMap(ParcelParser.checkedNotes(out, value.notes), out);
        } else {
            out.nullMember(NOTES);
        }
        out.untypedMember(TAGS, ParcelParser.checkedTags(out, value.tags));
        if (value.groups != null) {
            out.name(GROUPS);
            writeMapList(ParcelParser.checkedGroups(out, value.groups), out);
        } else {
            out.nullMember(GROUPS);
        }
        out.untypedMember(ANY, value.any);
        out.nullMember(NOTHING);
        for (Map.Entry<String, Object> member : value.undeclaredMembers().entrySet()) {
            out.name(member.getKey());
            out.untypedValue(member.getValue());
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

    private static void writeIntArray(int[] elements, JsonOutput out) {
        out.beginArray();
        for (int element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeIntegerArray2d(Integer[][] elements, JsonOutput out) {
        out.beginArray();
        for (Integer[] element : elements) {
            if (element != null) {
                writeIntegerArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeIntegerArray(Integer[] elements, JsonOutput out) {
        out.beginArray();
        for (Integer element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeParcelList(List<Parcel> elements, JsonOutput out) {
        out.beginArray();
        for (Parcel element : elements) {
            if (element != null) {
                ParcelWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeStringArrayMap(Map<String, String[]> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, String[]> member : members.entrySet()) {
            out.name(member.getKey());
            String[] element = member.getValue();
            if (element != null) {
                writeStringArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }

    private static void writeMapList(List<Map<String, Object>> elements, JsonOutput out) {
        out.beginArray();
        for (Map<String, Object> element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }
}
