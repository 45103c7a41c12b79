package dev.schemac.golden.records.lists;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Shelf} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ShelfWriter extends GeneratedWriter<Shelf> implements ObjectWriter<Shelf> {
    public static final ShelfWriter INSTANCE = new ShelfWriter();

    private static final JsonKey NOTES = JsonKey.array("notes");
    private static final JsonKey SIZES = JsonKey.array("sizes");
    private static final JsonKey ROWS = JsonKey.array("rows");
    private static final JsonKey MATRIX = JsonKey.array("matrix");
    private static final JsonKey STOCK = JsonKey.object("stock");
    private static final JsonKey BOOKS = JsonKey.array("books");
    private static final JsonKey ANY = JsonKey.any("any");
    private static final JsonKey PHOTO = JsonKey.string("photo");

    private ShelfWriter() {}

    @Override
    public void write(Shelf value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Shelf value, JsonOutput out) {
        out.beginObject();
        if (value.notes() != null) {
            out.name(NOTES);
            writeStringList(value.notes(), out);
        } else {
            out.nullMember(NOTES);
        }
        if (value.sizes() != null) {
            out.name(SIZES);
            writeIntegerList(value.sizes(), out);
        } else {
            out.nullMember(SIZES);
        }
        if (value.rows() != null) {
            out.name(ROWS);
            writeStringListList(value.rows(), out);
        } else {
            out.nullMember(ROWS);
        }
        if (value.matrix() != null) {
            out.name(MATRIX);
            writeDoubleArrayList(value.matrix(), out);
        } else {
            out.nullMember(MATRIX);
        }
        if (value.stock() != null) {
            out.name(STOCK);
            writeIntegerListMap(value.stock(), out);
        } else {
            out.nullMember(STOCK);
        }
        if (value.books() != null) {
            out.name(BOOKS);
            writeBookList(value.books(), out);
        } else {
            out.nullMember(BOOKS);
        }
        out.untypedMember(ANY, value.any());
        out.member(PHOTO, JsonFormat.BASE64_MIME_NO_LINEFEEDS, value.photo());
        out.endObject();
    }

    private static void writeStringList(List<String> elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
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

    private static void writeStringListList(List<List<String>> elements, JsonOutput out) {
        out.beginArray();
        for (List<String> element : elements) {
            if (element != null) {
                writeStringList(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
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

    private static void writeIntegerListMap(Map<String, List<Integer>> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, List<Integer>> member : members.entrySet()) {
            out.name(member.getKey());
            List<Integer> element = member.getValue();
            if (element != null) {
                writeIntegerList(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }

    private static void writeBookList(List<Book> elements, JsonOutput out) {
        out.beginArray();
        for (Book element : elements) {
            if (element != null) {
                BookWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
