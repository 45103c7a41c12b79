package dev.schemac.golden.records.members;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Contact} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ContactWriter extends GeneratedWriter<Contact> implements ObjectWriter<Contact> {
    public static final ContactWriter INSTANCE = new ContactWriter();

    private static final JsonKey ID = JsonKey.string("contact_id").notNull();
    private static final JsonKey MAIL = JsonKey.string("mail");
    private static final JsonKey VISITS = JsonKey.number("visits");
    private static final JsonKey LANGUAGE = JsonKey.string("language").notNull();
    private static final JsonKey LEGACY = JsonKey.any("legacy");

    private ContactWriter() {}

    @Override
    public void write(Contact value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Contact value, JsonOutput out) {
        out.beginObject();
        if (value.id() != null) {
            out.member(ID, value.id());
        } else {
            out.missingMember(ID);
        }
        out.member(MAIL, value.mail());
        if (value.visits() != null) {
            out.member(VISITS, value.visits());
        } else {
            out.name(VISITS);
            out.nullValue();
        }
        if (value.language() != null) {
            out.member(LANGUAGE, value.language());
        } else {
            out.missingMember(LANGUAGE);
        }
        out.nullMember(LEGACY);
        out.endObject();
    }
}
