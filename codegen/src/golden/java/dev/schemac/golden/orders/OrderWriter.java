package dev.schemac.golden.orders;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Order} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OrderWriter extends GeneratedWriter<Order> implements ObjectWriter<Order> {
    public static final OrderWriter INSTANCE = new OrderWriter();

    private OrderWriter() {}

    @Override
    public void write(Order value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Order value, JsonOutput out) {
        out.beginObject();
        if (value.hasNumber()) {
            out.member(OrderParser.NUMBER, value.number);
        } else {
            out.nullMember(OrderParser.NUMBER);
        }
        if (value.buyer != null) {
            out.name(OrderParser.BUYER);
            CustomerWriter.INSTANCE.write(value.buyer, out);
        } else {
            out.nullMember(OrderParser.BUYER);
        }
        if (value.items != null) {
            out.name(OrderParser.ITEMS);
            writeItemArray(value.items, out);
        } else {
            out.nullMember(OrderParser.ITEMS);
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
