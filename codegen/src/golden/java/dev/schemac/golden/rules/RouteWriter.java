package dev.schemac.golden.rules;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Route} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RouteWriter extends GeneratedWriter<Route> implements ObjectWriter<Route> {
    public static final RouteWriter INSTANCE = new RouteWriter();

    private static final JsonKey STOPS = JsonKey.array("stops");
    private static final JsonKey ROWS = JsonKey.array("rows");
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey NAMES = JsonKey.object("names");
    private static final JsonKey MORE = JsonKey.object("more");
    private static final JsonKey CODES = JsonKey.array("codes");
    private static final JsonKey GAPS = JsonKey.array("gaps");

    private RouteWriter() {}

    @Override
    public void write(Route value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Route value, JsonOutput out) {
        out.beginObject();
        if (value.stops != null) {
            out.name(STOPS);
            writeStringArray(RouteParser.checkedStops(out, value.stops), out);
        } else {
            out.nullMember(STOPS);
        }
        if (value.rows != null) {
            out.name(ROWS);
            writeIntegerArray2d(RouteParser.checkedRows(out, value.rows), out);
        } else {
            out.nullMember(ROWS);
        }
        if (value.parts != null) {
            out.name(PARTS);
            writePartList(RouteParser.checkedParts(out, value.parts), out);
        } else {
            out.nullMember(PARTS);
        }
        if (value.names != null) {
            out.name(NAMES);
            writeStringArrayMap(RouteParser.checkedNames(out, value.names), out);
        } else {
            out.nullMember(NAMES);
        }
        out.untypedMember(MORE, RouteParser.checkedMore(out, value.more));
        if (value.codes != null) {
            out.name(CODES);
            writeIntArray2d(RouteParser.checkedCodes(out, value.codes), out);
        } else {
            out.nullMember(CODES);
        }
        if (value.gaps != null) {
            out.name(GAPS);
            writeStringArray(value.gaps, out);
        } else {
            out.nullMember(GAPS);
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

    private static void writeIntArray2d(int[][] elements, JsonOutput out) {
        out.beginArray();
        for (int[] element : elements) {
            if (element != null) {
                writeIntArray(element, out);
            } else {
                out.nullValue();
            }
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
}
