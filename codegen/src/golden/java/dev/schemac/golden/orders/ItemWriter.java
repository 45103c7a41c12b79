package dev.schemac.golden.orders;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Item} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ItemWriter extends GeneratedWriter<Item> implements ObjectWriter<Item> {
    public static final ItemWriter INSTANCE = new ItemWriter();

    private ItemWriter() {}

    @Override
    public void write(Item value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Item value, JsonOutput out) {
        out.beginObject();
        out.member(ItemParser.ARTICLE, value.article);
        out.member(ItemParser.PRICE, value.price);
        if (value.hasQuantity()) {
            out.member(ItemParser.QUANTITY, value.quantity);
        } else {
            out.nullMember(ItemParser.QUANTITY);
        }
        out.endObject();
    }
}
