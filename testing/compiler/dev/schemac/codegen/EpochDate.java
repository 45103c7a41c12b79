package dev.schemac.codegen;

import dev.schemac.runtime.JsonAdapter;
import dev.schemac.runtime.JsonWriter;
import java.util.Date;

/** Dates as epoch milliseconds: an adapter as an application writes it. */
public final class EpochDate implements JsonAdapter<Date> {

    @Override
    public Date parse(String text) {
        return new Date(Long.parseLong(text));
    }

    @Override
    public void write(Date value, JsonWriter out) {
        out.value(value.getTime());
    }
}
