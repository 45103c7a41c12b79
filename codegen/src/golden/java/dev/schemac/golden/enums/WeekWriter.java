package dev.schemac.golden.enums;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.time.DayOfWeek;

/** Writes {@link Week} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class WeekWriter extends GeneratedWriter<Week> implements ObjectWriter<Week> {
    public static final WeekWriter INSTANCE = new WeekWriter();

    private WeekWriter() {}

    @Override
    public void write(Week value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Week value, JsonOutput out) {
        out.beginObject();
        out.member(WeekParser.START, WeekParser.DAY_OF_WEEK_FORMAT, value.start);
        if (value.rest != null) {
            out.name(WeekParser.REST);
            writeDayOfWeekArray(value.rest, out);
        } else {
            out.nullMember(WeekParser.REST);
        }
        if (value.first != null) {
            out.member(WeekParser.FIRST, WeekParser.DAY_OF_WEEK_FORMAT_3, value.first);
        } else {
            out.name(WeekParser.FIRST);
            out.nullValue();
        }
        out.endObject();
    }

    private static void writeDayOfWeekArray(DayOfWeek[] elements, JsonOutput out) {
        out.beginArray();
        for (DayOfWeek element : elements) {
            out.value(WeekParser.DAY_OF_WEEK_FORMAT_2, element);
        }
        out.endArray();
    }
}
