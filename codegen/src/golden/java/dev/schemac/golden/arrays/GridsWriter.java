package dev.schemac.golden.arrays;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.Map;

/** Writes {@link Grids} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class GridsWriter extends GeneratedWriter<Grids> implements ObjectWriter<Grids> {
    public static final GridsWriter INSTANCE = new GridsWriter();

    private static final JsonKey TEXTS = JsonKey.array("texts");
    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey CUBE = JsonKey.array("cube");
    private static final JsonKey MAPS = JsonKey.array("maps");
    private static final JsonKey POINTS = JsonKey.array("points");
    private static final JsonKey SOLID = JsonKey.array("solid");

    private GridsWriter() {}

    @Override
    public void write(Grids value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Grids value, JsonOutput out) {
        out.beginObject();
        if (value.texts != null) {
            out.name(TEXTS);
            writeStringArray2d(value.texts, out);
        } else {
            out.nullMember(TEXTS);
        }
        if (value.numbers != null) {
            out.name(NUMBERS);
            writeIntegerArray2d(value.numbers, out);
        } else {
            out.nullMember(NUMBERS);
        }
        if (value.cube != null) {
            out.name(CUBE);
            writeIntegerArray3d(value.cube, out);
        } else {
            out.nullMember(CUBE);
        }
        if (value.maps != null) {
            out.name(MAPS);
            writeMapArray2d(value.maps, out);
        } else {
            out.nullMember(MAPS);
        }
        if (value.points != null) {
            out.name(POINTS);
            writePointArray2d(value.points, out);
        } else {
            out.nullMember(POINTS);
        }
        if (value.solid != null) {
            out.name(SOLID);
            writePointArray3d(value.solid, out);
        } else {
            out.nullMember(SOLID);
        }
        out.endObject();
    }

    private static void writeStringArray2d(String[][] elements, JsonOutput out) {
        out.beginArray();
        for (String[] element : elements) {
            if (element != null) {
                writeStringArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
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

    private static void writeIntegerArray3d(Integer[][][] elements, JsonOutput out) {
        out.beginArray();
        for (Integer[][] element : elements) {
            if (element != null) {
                writeIntegerArray2d(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeMapArray2d(Map<String, Object>[][] elements, JsonOutput out) {
        out.beginArray();
        for (Map<String, Object>[] element : elements) {
            if (element != null) {
                writeMapArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeMapArray(Map<String, Object>[] elements, JsonOutput out) {
        out.beginArray();
        for (Map<String, Object> element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }

    private static void writePointArray2d(Point[][] elements, JsonOutput out) {
        out.beginArray();
        for (Point[] element : elements) {
            if (element != null) {
                writePointArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writePointArray(Point[] elements, JsonOutput out) {
        out.beginArray();
        for (Point element : elements) {
            if (element != null) {
                PointWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writePointArray3d(Point[][][] elements, JsonOutput out) {
        out.beginArray();
        for (Point[][] element : elements) {
            if (element != null) {
                writePointArray2d(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
