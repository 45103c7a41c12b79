package com.acme;

import dev.schemac.runtime.JsonAdapter;
import dev.schemac.runtime.JsonWriter;
import java.util.Date;

/** The adapter that the language page shows. */
public final class EpochDate implements JsonAdapter<Date> {
    @Override
    public Date parse(String string) {
        return new Date(Long.parseLong(string));
    }

    @Override
    public void write(Date value, JsonWriter out) {
        out.value(value.getTime());
    }
}
