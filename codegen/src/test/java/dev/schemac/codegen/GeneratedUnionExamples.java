package dev.schemac.codegen;

import dev.schemac.golden.records.events.Event;
import dev.schemac.golden.records.events.IssueOpened;
import dev.schemac.golden.records.events.Push;
import java.util.ArrayList;
import java.util.List;

/** The example with a union of {@code docs/generated-api.md}, as {@link GeneratedApiExamples} has the others. */
public final class GeneratedUnionExamples {
    private GeneratedUnionExamples() {}

    public static String union() {
        List<String> branches = new ArrayList<>();

        Event event = Event.parse("{\"id\":\"7\",\"type\":\"PushEvent\",\"branch\":\"main\"}");
        if (event instanceof Push push) {
            branches.add(push.branch());
        }
        IssueOpened opened = IssueOpened.builder().id("8").title("It hangs").build();
        String written = opened.toJson();

        return branches.equals(List.of("main")) ? written : "not the branch of the document";
    }
}
