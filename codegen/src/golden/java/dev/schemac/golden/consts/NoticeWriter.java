package dev.schemac.golden.consts;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Notice} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NoticeWriter extends GeneratedWriter<Notice> implements ObjectWriter<Notice> {
    public static final NoticeWriter INSTANCE = new NoticeWriter();

    private static final JsonFormat<Kind> KIND_FORMAT = JsonFormat.of(Kind.values());
    private static final JsonKey VERSION = JsonKey.string("version").notNull();
    private static final JsonKey KIND = JsonKey.string("kind").notNull();
    private static final JsonKey LEVEL = JsonKey.number("level");
    private static final JsonKey RATIO = JsonKey.number("ratio");
    private static final JsonKey PRICE = JsonKey.numberOrNull("price").notNull();
    private static final JsonKey FINAL = JsonKey.bool("final");
    private static final JsonKey DRAFT = JsonKey.bool("draft");
    private static final JsonKey TEXT = JsonKey.string("text");

    private NoticeWriter() {}

    @Override
    public void write(Notice value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Notice value, JsonOutput out) {
        out.beginObject();
        if (value.version != null) {
            out.member(VERSION, NoticeParser.checkedVersion(out, value.version));
        } else {
            out.member(VERSION, "1.0");
        }
        if (value.kind != null) {
            out.member(KIND, KIND_FORMAT, NoticeParser.checkedKind(out, value.kind));
        } else {
            out.member(KIND, KIND_FORMAT, Kind.NOTICE);
        }
        if (value.hasLevel()) {
            out.member(LEVEL, NoticeParser.checkedLevel(out, value.level));
        }
        if (value.hasRatio()) {
            out.member(RATIO, NoticeParser.checkedRatio(out, value.ratio));
        } else {
            out.member(RATIO, 0.5D);
        }
        if (value.price != null) {
            out.member(PRICE, NoticeParser.checkedPrice(out, value.price));
        }
        if (value.hasFinal$()) {
            out.member(FINAL, NoticeParser.checkedFinal$(out, value.final$));
        } else {
            out.member(FINAL, true);
        }
        if (value.hasDraft()) {
            out.member(DRAFT, NoticeParser.checkedDraft(out, value.draft));
        }
        out.member(TEXT, value.text);
        out.endObject();
    }
}
