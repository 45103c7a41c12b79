package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Office} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OfficeWriter extends GeneratedWriter<Office> implements ObjectWriter<Office> {
    public static final OfficeWriter INSTANCE = new OfficeWriter();

    private static final JsonKey CODE = JsonKey.string("code");
    private static final JsonKey NAME = JsonKey.string("name");
    private static final JsonKey CITY = JsonKey.string("city");
    private static final JsonKey COUNTRY = JsonKey.string("country").notNull();
    private static final JsonKey LANGUAGE = JsonKey.string("language");
    private static final JsonKey FLOORS = JsonKey.number("floors");
    private static final JsonKey HEAD = JsonKey.object("head");
    private static final JsonKey STAFF = JsonKey.array("staff");
    private static final JsonKey TAGS = JsonKey.array("tags");

    private OfficeWriter() {}

    @Override
    public void write(Office value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Office value, JsonOutput out) {
        out.beginObject();
        out.member(CODE, value.code);
        out.member(NAME, value.source, value.nameAt, value.name);
        out.member(CITY, value.source, value.cityAt, value.city);
        if (value.hasCountry()) {
            out.member(COUNTRY, value.source, value.countryAt, value.country);
        } else {
            out.missingMember(COUNTRY);
        }
        if (value.hasLanguage()) {
            out.member(LANGUAGE, value.source, value.languageAt, value.language);
        } else {
            out.name(LANGUAGE);
            out.nullValue();
        }
        if (value.hasFloors()) {
            out.member(FLOORS, value.floors);
        } else {
            out.nullMember(FLOORS);
        }
        if (value.head != null) {
            out.name(HEAD);
            PersonWriter.INSTANCE.write(value.head, out);
        } else {
            out.nullMember(HEAD);
        }
        if (value.staff != null) {
            out.name(STAFF);
            writePersonArray(value.staff, out);
        } else {
            out.nullMember(STAFF);
        }
        if (value.tags != null) {
            out.name(TAGS);
            writeStringArray(value.tags, out);
        } else {
            out.nullMember(TAGS);
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
