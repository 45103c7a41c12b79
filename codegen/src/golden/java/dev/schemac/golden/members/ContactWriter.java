package dev.schemac.golden.members;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Contact} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ContactWriter extends GeneratedWriter<Contact> implements ObjectWriter<Contact> {
    public static final ContactWriter INSTANCE = new ContactWriter();

    private ContactWriter() {}

    @Override
    public void write(Contact value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Contact value, JsonOutput out) {
        out.beginObject();
        if (value.id != null) {
            out.member(ContactParser.ID, value.id);
        } else {
            out.missingMember(ContactParser.ID);
        }
        out.member(ContactParser.MAIL, value.mail);
        if (value.hasVisits()) {
            out.member(ContactParser.VISITS, value.visits);
        } else {
            out.name(ContactParser.VISITS);
            out.nullValue();
        }
        if (value.language != null) {
            out.member(ContactParser.LANGUAGE, value.language);
        } else {
            out.missingMember(ContactParser.LANGUAGE);
        }
        out.nullMember(ContactParser.LEGACY);
        if (value.hasNick()) {
            if (value.nick != null) {
                out.member(ContactParser.NICK, value.nick);
            } else {
                out.name(ContactParser.NICK);
                out.nullValue();
            }
        }
        out.endObject();
    }
}
