package dev.schemac.kafka.connect;

import dev.schemac.runtime.JsonWriter;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;

/** An array or list of a schema. */
record ArrayMapping(Schema schema, ValueMapping element) implements ValueMapping {

    static ArrayMapping of(ValueMapping element, boolean optional) {
        SchemaBuilder schema = SchemaBuilder.array(element.schema());
        return new ArrayMapping((optional ? schema.optional() : schema).build(), element);
    }

    @Override
    public Object toConnect(Object value) {
        List<Object> elements = new ArrayList<>();
        if (value instanceof Collection<?> list) {
            list.forEach(each -> elements.add(toConnect(each, elements.size())));
        } else {
            int length = Array.getLength(value);
            for (int i = 0; i < length; i++) {
                elements.add(toConnect(Array.get(value, i), i));
            }
        }
        return elements;
    }

    private Object toConnect(Object value, int index) {
        try {
            return value == null ? null : element.toConnect(value);
        } catch (Mismatch e) {
            throw e.inElement(index);
        }
    }

    @Override
    public void write(Object value, JsonWriter out) {
        if (!(value instanceof List<?> list)) {
            throw Mismatch.of("array", value);
        }
        out.beginArray();
        int index = 0;
        for (Object each : list) {
            try {
                StructMapping.writeOrNull(element, each, out);
            } catch (Mismatch e) {
                throw e.inElement(index);
            }
            index++;
        }
        out.endArray();
    }
}
