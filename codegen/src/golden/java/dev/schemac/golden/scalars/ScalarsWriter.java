package dev.schemac.golden.scalars;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Scalars} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ScalarsWriter extends GeneratedWriter<Scalars> implements ObjectWriter<Scalars> {
    public static final ScalarsWriter INSTANCE = new ScalarsWriter();

    private ScalarsWriter() {}

    @Override
    public void write(Scalars value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Scalars value, JsonOutput out) {
        out.beginObject();
        out.member(ScalarsParser.TEXT, value.text);
        if (value.hasLetter()) {
            out.member(ScalarsParser.LETTER, value.letter);
        } else {
            out.nullMember(ScalarsParser.LETTER);
        }
        if (value.hasFlag()) {
            out.member(ScalarsParser.FLAG, value.flag);
        } else {
            out.nullMember(ScalarsParser.FLAG);
        }
        if (value.hasTiny()) {
            out.member(ScalarsParser.TINY, value.tiny);
        } else {
            out.nullMember(ScalarsParser.TINY);
        }
        if (value.hasSmall()) {
            out.member(ScalarsParser.SMALL, value.small);
        } else {
            out.nullMember(ScalarsParser.SMALL);
        }
        if (value.hasNumber()) {
            out.member(ScalarsParser.NUMBER, value.number);
        } else {
            out.nullMember(ScalarsParser.NUMBER);
        }
        if (value.hasLarge()) {
            out.member(ScalarsParser.LARGE, value.large);
        } else {
            out.nullMember(ScalarsParser.LARGE);
        }
        if (value.hasRough()) {
            out.member(ScalarsParser.ROUGH, value.rough);
        } else {
            out.nullMember(ScalarsParser.ROUGH);
        }
        if (value.hasFine()) {
            out.member(ScalarsParser.FINE, value.fine);
        } else {
            out.nullMember(ScalarsParser.FINE);
        }
        out.member(ScalarsParser.WHOLE, value.whole);
        out.member(ScalarsParser.EXACT, value.exact);
        out.endObject();
    }
}
