package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Person} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PersonWriter extends GeneratedWriter<Person> implements ObjectWriter<Person> {
    public static final PersonWriter INSTANCE = new PersonWriter();

    private PersonWriter() {}

    @Override
    public void write(Person value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Person value, JsonOutput out) {
        out.beginObject();
        out.member(PersonParser.NAME, value.source, value.nameAt, value.name);
        out.member(PersonParser.EMAIL, value.source, value.emailAt, value.email);
        out.endObject();
    }
}
