package dev.schemac.codegen;

import dev.schemac.golden.records.dynamic.Event;

/** The example with records of {@code docs/generated-api.md}, as {@link GeneratedApiExamples} has the others. */
public final class GeneratedRecordExamples {
    private GeneratedRecordExamples() {}

    public static String record() {

        Event event = Event.parse("{\"at\":5,\"host\":\"a\"}");
        Event changed = event.toBuilder()
                .kind("login")
                .at(null)
                .undeclaredMember("port", 80)
                .build();
        String kind = changed.kind();

        return kind.equals("login") ? changed.toJson() : "not what was set";
    }
}
