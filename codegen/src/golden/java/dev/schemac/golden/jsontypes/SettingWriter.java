package dev.schemac.golden.jsontypes;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Setting} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class SettingWriter extends GeneratedWriter<Setting> implements ObjectWriter<Setting> {
    public static final SettingWriter INSTANCE = new SettingWriter();

    private static final JsonKey VALUE = JsonKey.any("value");
    private static final JsonKey OWNER = JsonKey.any("owner");
    private static final JsonKey STEPS = JsonKey.array("steps");
    private static final JsonKey FEATURES = JsonKey.object("features").notNull();
    private static final JsonKey PORT = JsonKey.any("port");
    private static final JsonKey REST = JsonKey.object("rest");

    private SettingWriter() {}

    @Override
    public void write(Setting value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Setting value, JsonOutput out) {
        out.beginObject();
        if (value.value != null) {
            out.untypedMember(VALUE, SettingParser.checkedValue(out, value.value));
        } else {
            out.name(VALUE);
            out.nullValue();
        }
        out.untypedMember(OWNER, SettingParser.checkedOwner(out, value.owner));
        if (value.steps != null) {
            out.name(STEPS);
            writeObjectArray(SettingParser.checkedSteps(out, value.steps), out);
        } else {
            out.nullMember(STEPS);
        }
        if (value.features != null) {
            out.untypedMember(FEATURES, SettingParser.checkedFeatures(out, value.features));
        }
        out.untypedMember(PORT, SettingParser.checkedPort(out, value.port));
        out.untypedMember(REST, SettingParser.checkedRest(out, value.rest));
        out.endObject();
    }

    private static void writeObjectArray(Object[] elements, JsonOutput out) {
        out.beginArray();
        for (Object element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }
}
