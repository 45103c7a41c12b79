package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;

/** Writes {@link Company} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class CompanyWriter extends GeneratedWriter<Company> implements ObjectWriter<Company> {
    public static final CompanyWriter INSTANCE = new CompanyWriter();

    private static final JsonKey OFFICES = JsonKey.array("offices");

    private CompanyWriter() {}

    @Override
    public void write(Company value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Company value, JsonOutput out) {
        out.beginObject();
        if (value.offices != null) {
            out.name(OFFICES);
            writeOfficeList(value.offices, out);
        } else {
            out.nullMember(OFFICES);
        }
        out.endObject();
    }

    private static void writeOfficeList(List<Office> elements, JsonOutput out) {
        out.beginArray();
        for (Office element : elements) {
            if (element != null) {
                OfficeWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
