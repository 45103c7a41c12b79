package dev.schemac.golden.collections;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes {@link Basket} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BasketWriter extends GeneratedWriter<Basket> implements ObjectWriter<Basket> {
    public static final BasketWriter INSTANCE = new BasketWriter();

    private BasketWriter() {}

    @Override
    public void write(Basket value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Basket value, JsonOutput out) {
        out.beginObject();
        if (value.notes != null) {
            out.name(BasketParser.NOTES);
            writeStringList(value.notes, out);
        } else {
            out.nullMember(BasketParser.NOTES);
        }
        if (value.labels != null) {
            out.name(BasketParser.LABELS);
            writeStringSet(value.labels, out);
        } else {
            out.nullMember(BasketParser.LABELS);
        }
        if (value.stock != null) {
            out.name(BasketParser.STOCK);
            writeIntegerMap(value.stock, out);
        } else {
            out.nullMember(BasketParser.STOCK);
        }
        if (value.groups != null) {
            out.name(BasketParser.GROUPS);
            writeGoodListMap(value.groups, out);
        } else {
            out.nullMember(BasketParser.GROUPS);
        }
        if (value.pages != null) {
            out.name(BasketParser.PAGES);
            writeIntegerListArray(value.pages, out);
        } else {
            out.nullMember(BasketParser.PAGES);
        }
        if (value.parts != null) {
            out.name(BasketParser.PARTS);
            writeObjectArray(value.parts, out);
        } else {
            out.nullMember(BasketParser.PARTS);
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

    private static void writeStringSet(Set<String> elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeIntegerMap(Map<String, Integer> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Integer> member : members.entrySet()) {
            out.name(member.getKey());
            Integer element = member.getValue();
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }

    private static void writeGoodListMap(Map<String, List<Good>> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, List<Good>> member : members.entrySet()) {
            out.name(member.getKey());
            List<Good> element = member.getValue();
            if (element != null) {
                writeGoodList(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }

    private static void writeGoodList(List<Good> elements, JsonOutput out) {
        out.beginArray();
        for (Good element : elements) {
            if (element != null) {
                GoodWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeIntegerListArray(List<Integer>[] elements, JsonOutput out) {
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

    private static void writeObjectArray(Object[] elements, JsonOutput out) {
        out.beginArray();
        for (Object element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }
}
