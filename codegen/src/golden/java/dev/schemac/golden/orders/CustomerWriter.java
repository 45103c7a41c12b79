package dev.schemac.golden.orders;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Customer} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CustomerWriter extends GeneratedWriter<Customer> implements ObjectWriter<Customer> {
    public static final CustomerWriter INSTANCE = new CustomerWriter();

    private CustomerWriter() {}

    @Override
    public void write(Customer value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Customer value, JsonOutput out) {
        out.beginObject();
        out.member(CustomerParser.NAME, value.name);
        if (value.lastOrders != null) {
            out.name(CustomerParser.LAST_ORDERS);
            writeOrderArray(value.lastOrders, out);
        } else {
            out.nullMember(CustomerParser.LAST_ORDERS);
        }
        if (value.favorite != null) {
            out.name(CustomerParser.FAVORITE);
            ItemWriter.INSTANCE.write(value.favorite, out);
        } else {
            out.nullMember(CustomerParser.FAVORITE);
        }
        out.endObject();
    }

    private static void writeOrderArray(Order[] elements, JsonOutput out) {
        out.beginArray();
        for (Order element : elements) {
            if (element != null) {
                OrderWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
