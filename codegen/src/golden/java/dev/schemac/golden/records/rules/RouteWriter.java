package dev.schemac.golden.records.rules;

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
        if (value.stops() != null) {
            out.name(STOPS);
            writeStringList(RouteParser.checkedStops(out, value.stops()), out);
        } else {
            out.nullMember(STOPS);
        }
        if (value.rows() != null) {
            out.name(ROWS);
            writeIntegerListList(RouteParser.checkedRows(out, value.rows()), out);
        } else {
            out.nullMember(ROWS);
        }
        if (value.parts() != null) {
            out.name(PARTS);
            writePartList(RouteParser.checkedParts(out, value.parts()), out);
        } else {
            out.nullMember(PARTS);
        }
        if (value.names() != null) {
            out.name(NAMES);
            writeStringListMap(RouteParser.checkedNames(out, value.names()), out);
        } else {
            out.nullMember(NAMES);
        }
        out.untypedMember(MORE, RouteParser.checkedMore(out, value.more()));
        if (value.codes() != null) {
            out.name(CODES);
            writeIntArrayList(RouteParser.checkedCodes(out, value.codes()), out);
        } else {
            out.nullMember(CODES);
        }
        if (value.gaps() != null) {
            out.name(GAPS);
            writeStringList(value.gaps(), out);
        } else {
            out.nullMember(GAPS);
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

    private static void writeIntegerListList(List<List<Integer>> elements, JsonOutput out) {
        out.beginArray();
        for (List<Integer> element : elements) {
            if (element != null) {
                writeIntegerList(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeIntegerList(List<Integer> elements, JsonOutput out) {
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

    private static void writeStringListMap(Map<String, List<String>> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, List<String>> member : members.entrySet()) {
            out.name(member.getKey());
            List<String> element = member.getValue();
            if (element != null) {
                writeStringList(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }

    private static void writeIntArrayList(List<int[]> elements, JsonOutput out) {
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
