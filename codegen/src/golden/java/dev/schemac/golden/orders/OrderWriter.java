package dev.schemac.golden.orders;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Order} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OrderWriter extends GeneratedWriter<Order> implements ObjectWriter<Order> {
    public static final OrderWriter INSTANCE = new OrderWriter();

    private static final JsonKey NUMBER = JsonKey.number("number");
    private static final JsonKey BUYER = JsonKey.object("buyer");
    private static final JsonKey ITEMS = JsonKey.array("items");

    private OrderWriter() {}

    @Override
    public void write(Order value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Order value, JsonOutput out) {
        out.beginObject();
        if (value.hasNumber()) {
            out.member(NUMBER, value.number);
        } else {
            out.nullMember(NUMBER);
        }
        if (value.buyer != null) {
            out.name(BUYER);
            CustomerWriter.INSTANCE.write(value.buyer, out);
        } else {
            out.nullMember(BUYER);
        }
        if (value.items != null) {
            out.name(ITEMS);
            writeItemArray(value.items, out);
        } else {
            out.nullMember(ITEMS);
        }
        out.endObject();
    }

    private static void writeItemArray(Item[] elements, JsonOutput out) {
        out.beginArray();
        for (Item element : elements) {
            if (element != null) {
                ItemWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
