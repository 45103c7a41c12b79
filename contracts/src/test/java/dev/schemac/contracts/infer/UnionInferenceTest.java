package dev.schemac.contracts.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Unions in unions, unions of wrapped objects, and later objects of unknown subtypes. */
class UnionInferenceTest {
    private static final String ISSUES = """
            {"type":"issue","id":1,"action":"opened","title":"a"}
            {"type":"issue","id":2,"action":"closed","reason":"b"}
            {"type":"push","id":3,"commits":2}
            """;

    private static final String NESTED = """
            @JsonSchema(discriminator='type', otherwise='base')
            create json schema Event(type string, id int);

            @JsonSchema(discriminator='action', discriminatorValue='issue', otherwise='base')
            create json schema Issue(action string) inherits Event;

            @JsonSchema(discriminatorValue='opened')
            create json schema Opened(title string) inherits Issue;

            @JsonSchema(discriminatorValue='closed')
            create json schema Closed(reason string) inherits Issue;

            @JsonSchema(discriminatorValue='push')
            create json schema Push(commits int) inherits Event;
            """;

    @Test
    void aBranchMayBeAUnion() {
        assertThat(infer(ISSUES, 3)).isEqualTo(NESTED);
        // What is known after a number of objects is the same.
        assertThat(infer(ISSUES, 100)).isEqualTo(NESTED);
    }

    /** The inner discriminator is a column of the base. */
    @Test
    void theDiscriminatorOfABranchMayBeInherited() {
        assertThat(infer("""
                        {"type":"issue","action":"opened","title":"a"}
                        {"type":"issue","action":"closed","reason":"b"}
                        {"type":"wiki","action":"opened","page":"c"}
                        {"type":"push","action":"opened","commits":2}
                        """, 3)).isEqualTo("""
                        @JsonSchema(discriminator='type', otherwise='base')
                        create json schema Event(type string, action string);

                        @JsonSchema(discriminator='action', discriminatorValue='issue', otherwise='base')
                        create json schema Issue() inherits Event;

                        @JsonSchema(discriminatorValue='opened')
                        create json schema Opened(title string) inherits Issue;

                        @JsonSchema(discriminatorValue='closed')
                        create json schema Closed(reason string) inherits Issue;

                        @JsonSchema(discriminatorValue='wiki')
                        create json schema Wiki(page string) inherits Event;

                        @JsonSchema(discriminatorValue='push')
                        create json schema Push(commits int) inherits Event;
                        """);
    }

    /** Words, of which some are rare, and names, which do not repeat, are no discriminators. */
    @Test
    void otherStringsDoNotHideDiscriminators() {
        SchemaInference inference = new SchemaInference("Event");
        String[] lines = ISSUES.split("\n");
        for (int i = 0; i < 600; i++) {
            String more = ",\"name\":\"n" + i + "\",\"color\":\"c" + i % 7 + "\",\"size\":\"s" + i % 5 + "\""
                    + (i % 4 == 0 ? ",\"owner\":\"o" + i + "\"" : "") + "}";
            add(inference, lines[i % 3].replace("}", more));
        }
        assertThat(inference.schema("", InferenceOptions.DEFAULT))
                .contains("@JsonSchema(discriminator='type', otherwise='base')", "discriminator='action'");
    }

    @ParameterizedTest
    @EnumSource
    void unknownSubtypesAreOfTheBase(ValueStyle style) {
        EventRuntime runtime = deployed(style, infer(ISSUES, 3));
        for (String json : List.of(
                "{\"type\":\"wiki\",\"id\":4}",
                "{\"id\":4}",
                "{\"type\":\"issue\",\"id\":1,\"action\":\"labeled\"}",
                "{\"type\":\"issue\",\"id\":1,\"action\":\"opened\",\"title\":\"a\"}")) {
            assertThat(((JsonEvent) runtime.eventSender("Event")
                                    .withOptions(JsonOptions.STRICT)
                                    .parse(json))
                            .toJson())
                    .isEqualTo(json);
        }
    }

    // ---- wrapped objects

    private static final String COMMANDS = """
            {"start":{"id":"a","delay":5}}
            {"stop":{"id":"b","force":true}}
            {"stop":{"id":"c","force":false}}
            """;

    private static final String WRAPPED = """
            @JsonSchema(wrapper=true)
            create json schema Event(id string);

            @JsonSchema(discriminatorValue='start')
            create json schema Start(delay int) inherits Event;

            @JsonSchema(discriminatorValue='stop')
            create json schema Stop(force boolean) inherits Event;
            """;

    @Test
    void wrappedObjectsAreAUnion() {
        assertThat(infer(COMMANDS, 2)).isEqualTo(WRAPPED);
        assertThat(infer("{\"commands\":[" + COMMANDS.strip().replace("\n", ",") + "]}\n", 3))
                .isEqualTo(WRAPPED.replace("Event", "Command") + "\ncreate json schema Event(commands Command[]);\n");
    }

    @ParameterizedTest
    @EnumSource
    void aUnionOfWrappedObjectsReadsItsSamples(ValueStyle style) {
        EventRuntime runtime = deployed(style, WRAPPED);
        COMMANDS.lines()
                .forEach(line -> assertThat(((JsonEvent) runtime.eventSender("Event")
                                        .withOptions(JsonOptions.STRICT)
                                        .parse(line))
                                .toJson())
                        .isEqualTo(line));
    }

    /** It rejects other names. */
    @Test
    void aUnionOfWrappedObjectsHasNoNewNameInTheLastTenth() {
        String later = "{\"pause\":{\"until\":1}}\n";
        assertThat(infer(COMMANDS.repeat(4) + later, 1)).doesNotContain("wrapper");
        assertThat(infer(COMMANDS.repeat(4) + later + COMMANDS, 1)).contains("wrapper", "discriminatorValue='pause'");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"start\":null}",
                "{\"start\":1}",
                "{\"start\":{\"delay\":5},\"stop\":{\"force\":true}}",
                "{\"start\":{\"delay\":5,\"force\":true}}",
                "{\"1\":{\"x\":5}}"
            })
    void otherObjectsAreNotWrapped(String other) {
        assertThat(infer(COMMANDS.repeat(3) + other + "\n" + COMMANDS, 1)).doesNotContain("wrapper");
    }

    @Test
    void objectsOfOneKindAreNotWrapped() {
        assertThat(infer("{\"a\":{\"x\":1}}\n{\"b\":{\"x\":2}}\n", 10)).doesNotContain("wrapper");
        assertThat(infer("{\"a\":{\"x\":1}}\n", 10)).doesNotContain("wrapper");
    }

    /** A merged object is no union. Its wrappers are members again. */
    @Test
    void wrappedObjectsAreMergedWithOthers() {
        String body = "\"id\":1,\"name\":\"x\",\"size\":2,\"kind\":3";
        SchemaInference inference = new SchemaInference("Event");
        IntStream.range(0, 3)
                .forEach(i -> COMMANDS.lines()
                        .forEach(line -> add(inference, "{\"left\":{" + body + ",\"do\":" + line + "}}")));
        add(inference, "{\"right\":{" + body + ",\"do\":{\"start\":{\"delay\":6},\"x\":1}}}");

        assertThat(inference.schema("", InferenceOptions.DEFAULT)).contains("""
                create json schema Do(
                    start Start, // optional: in 4 of 10
                    stop Stop, // optional: in 6 of 10
                    x int // optional: in 1 of 10
                );
                """);
    }

    @Test
    void unionsAreNotInferredWithoutThem() {
        assertThat(infer(ISSUES + COMMANDS, 3, InferenceOptions.DEFAULT.withUnions(false)))
                .doesNotContain("inherits");
    }

    private static EventRuntime deployed(ValueStyle style, String schema) {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style))
                .deploy(runtime, List.of(new SchemaSource("inferred.epl", schema)));
        return runtime;
    }

    private static String infer(String lines, int times) {
        return infer(lines, times, InferenceOptions.DEFAULT);
    }

    /** @param times how often the samples occur */
    private static String infer(String lines, int times, InferenceOptions options) {
        SchemaInference inference = new SchemaInference("Event");
        lines.repeat(times).lines().forEach(line -> add(inference, line));
        return inference.schema("", options);
    }

    private static void add(SchemaInference inference, String sample) {
        byte[] json = sample.getBytes(UTF_8);
        inference.add(json, 0, json.length);
    }
}
