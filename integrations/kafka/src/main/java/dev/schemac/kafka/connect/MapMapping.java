package dev.schemac.kafka.connect;

import dev.schemac.runtime.JsonWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;

/** A typed map of a schema. */
record MapMapping(Schema schema, ValueMapping held) implements ValueMapping {

    static MapMapping of(ValueMapping held, boolean optional) {
        SchemaBuilder schema = SchemaBuilder.map(Schema.STRING_SCHEMA, held.schema());
        return new MapMapping((optional ? schema.optional() : schema).build(), held);
    }

    @Override
    public Object toConnect(Object value) {
        Map<String, Object> entries = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : ((Map<?, ?>) value).entrySet()) {
            String key = (String) entry.getKey();
            Object each = entry.getValue();
            try {
                entries.put(key, each == null ? null : held.toConnect(each));
            } catch (Mismatch e) {
                throw e.inMember(key);
            }
        }
        return entries;
    }

    @Override
    public void write(Object value, JsonWriter out) {
        if (!(value instanceof Map<?, ?> map)) {
            throw Mismatch.of("map", value);
        }
        out.beginObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (!(entry.getKey() instanceof String key)) {
                throw Mismatch.of("map with strings as keys", entry.getKey());
            }
            out.name(key);
            try {
                StructMapping.writeOrNull(held, entry.getValue(), out);
            } catch (Mismatch e) {
                throw e.inMember(key);
            }
        }
        out.endObject();
    }
}
