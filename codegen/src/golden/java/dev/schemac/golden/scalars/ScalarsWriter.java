package dev.schemac.golden.scalars;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Scalars} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ScalarsWriter extends GeneratedWriter<Scalars> implements ObjectWriter<Scalars> {
    public static final ScalarsWriter INSTANCE = new ScalarsWriter();

    private static final JsonKey TEXT = JsonKey.string("text");
    private static final JsonKey LETTER = JsonKey.character("letter");
    private static final JsonKey FLAG = JsonKey.bool("flag");
    private static final JsonKey TINY = JsonKey.number("tiny");
    private static final JsonKey SMALL = JsonKey.number("small");
    private static final JsonKey NUMBER = JsonKey.number("number");
    private static final JsonKey LARGE = JsonKey.number("large");
    private static final JsonKey ROUGH = JsonKey.number("rough");
    private static final JsonKey FINE = JsonKey.number("fine");
    private static final JsonKey WHOLE = JsonKey.numberOrNull("whole");
    private static final JsonKey EXACT = JsonKey.numberOrNull("exact");

    private ScalarsWriter() {}

    @Override
    public void write(Scalars value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Scalars value, JsonOutput out) {
        out.beginObject();
        out.member(TEXT, value.text);
        if (value.hasLetter()) {
            out.member(LETTER, value.letter);
        } else {
            out.nullMember(LETTER);
        }
        if (value.hasFlag()) {
            out.member(FLAG, value.flag);
        } else {
            out.nullMember(FLAG);
        }
        if (value.hasTiny()) {
            out.member(TINY, value.tiny);
        } else {
            out.nullMember(TINY);
        }
        if (value.hasSmall()) {
            out.member(SMALL, value.small);
        } else {
            out.nullMember(SMALL);
        }
        if (value.hasNumber()) {
            out.member(NUMBER, value.number);
        } else {
            out.nullMember(NUMBER);
        }
        if (value.hasLarge()) {
            out.member(LARGE, value.large);
        } else {
            out.nullMember(LARGE);
        }
        if (value.hasRough()) {
            out.member(ROUGH, value.rough);
        } else {
            out.nullMember(ROUGH);
        }
        if (value.hasFine()) {
            out.member(FINE, value.fine);
        } else {
            out.nullMember(FINE);
        }
        out.member(WHOLE, value.whole);
        out.member(EXACT, value.exact);
        out.endObject();
    }
}
