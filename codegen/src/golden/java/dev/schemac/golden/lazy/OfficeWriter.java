package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Office} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OfficeWriter extends GeneratedWriter<Office> implements ObjectWriter<Office> {
    public static final OfficeWriter INSTANCE = new OfficeWriter();

    private OfficeWriter() {}

    @Override
    public void write(Office value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Office value, JsonOutput out) {
        out.beginObject();
        out.member(OfficeParser.CODE, value.code);
        out.member(OfficeParser.NAME, value.source, value.nameAt, value.name);
        out.member(OfficeParser.CITY, value.source, value.cityAt, value.city);
        if (value.hasCountry()) {
            out.member(OfficeParser.COUNTRY, value.source, value.countryAt, value.country);
        } else {
            out.missingMember(OfficeParser.COUNTRY);
        }
        if (value.language != null) {
            out.member(OfficeParser.LANGUAGE, value.language);
        } else {
            out.name(OfficeParser.LANGUAGE);
            out.nullValue();
        }
        if (value.hasFloors()) {
            out.member(OfficeParser.FLOORS, value.floors);
        } else {
            out.nullMember(OfficeParser.FLOORS);
        }
        if (value.head != null) {
            out.name(OfficeParser.HEAD);
            PersonWriter.INSTANCE.write(value.head, out);
        } else {
            out.nullMember(OfficeParser.HEAD);
        }
        if (value.staff != null) {
            out.name(OfficeParser.STAFF);
            writePersonArray(value.staff, out);
        } else {
            out.nullMember(OfficeParser.STAFF);
        }
        if (value.tags != null) {
            out.name(OfficeParser.TAGS);
            writeStringArray(value.tags, out);
        } else {
            out.nullMember(OfficeParser.TAGS);
        }
        out.endObject();
    }

    private static void writePersonArray(Person[] elements, JsonOutput out) {
        out.beginArray();
        for (Person element : elements) {
            if (element != null) {
                PersonWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeStringArray(String[] elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }
}
