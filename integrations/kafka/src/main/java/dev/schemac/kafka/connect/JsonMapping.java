package dev.schemac.kafka.connect;

import dev.schemac.runtime.JsonWriter;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;

/**
 * Columns without a type in Connect: strings that contain JSON.
 *
 * @param fromEvent whether only the writer of the event can write the value, because its class is of the application
 */
record JsonMapping(Schema schema, boolean fromEvent) implements ValueMapping {
    /** The name of the Connect schema. */
    static final String NAME = "dev.schemac.kafka.connect.Json";

    static JsonMapping of(boolean optional, boolean fromEvent) {
        SchemaBuilder schema = SchemaBuilder.string().name(NAME);
        return new JsonMapping((optional ? schema.optional() : schema).build(), fromEvent);
    }

    /** Returns untyped values and events as JSON. */
    static String untyped(Object value) {
        JsonWriter out = new JsonWriter();
        out.untypedValue(value);
        return out.toJson();
    }

    @Override
    public Object toConnect(Object value) {
        return untyped(value);
    }

    @Override
    public void write(Object value, JsonWriter out) {
        if (!(value instanceof String json)) {
            throw Mismatch.of("string with a JSON value", value);
        }
        out.rawValue(json);
    }
}
