package dev.schemac.codegen.union;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Streams of events that are each of one of several schemas. */
class UnionStreamTest {
    /** Schemas and events that mean the same in both forms. */
    private enum Form {
        DISCRIMINATOR(
                "@JsonSchema(discriminator='type') create json schema Event(id string, type string);",
                "{\"id\":\"1\",\"type\":\"push\",\"commits\":2}",
                "{\"number\":3,\"id\":\"\u00e4\",\"type\":\"issue\"}",
                "{\"type\":\"none\"}",
                "expected 'push' or 'issue' but found string at $.type"),
        WRAPPER(
                "@JsonSchema(wrapper=true) create json schema Event(id string);",
                "{\"push\":{\"id\":\"1\",\"commits\":2}}",
                "{\"issue\":{\"number\":3,\"id\":\"\u00e4\"}}",
                "{\"none\":{}}",
                "expected member 'push' or 'issue' but found another member at $");

        final String schemas;
        final String push;
        final String issue;
        final String unknown;
        final String message;

        Form(String base, String push, String issue, String unknown, String message) {
            this.schemas = base
                    + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
                    + "@JsonSchema(discriminatorValue='issue') create json schema Issue(number int) inherits Event;";
            this.push = push;
            this.issue = issue;
            this.unknown = unknown;
            this.message = message;
        }
    }

    private static Stream<Arguments> forms() {
        return Stream.of(ValueStyle.values())
                .flatMap(style -> Stream.of(Form.values()).map(form -> Arguments.of(style, form)));
    }

    private static ObjectParser<JsonEvent> parser(ValueStyle style, Form form) {
        return CompiledSchemas.of(style, form.schemas).parser("Event");
    }

    private static List<String> names(List<JsonEvent> events) {
        return events.stream().map(event -> event.getClass().getSimpleName()).toList();
    }

    private static List<JsonEvent> read(EventFormat<JsonEvent> format, String text) throws IOException {
        try (EventStream<JsonEvent> events = format.read(new ByteArrayInputStream(text.getBytes(UTF_8)))) {
            return events.stream().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void eventsOfAllFramingsAreSubtypes(ValueStyle style, Form form) throws IOException {
        ObjectParser<JsonEvent> parser = parser(style, form);
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            String two = form.push + "\n" + form.issue + "\n";
            List<JsonEvent> lines = read(EventFormat.lines(parser).withOptions(options), two);

            assertThat(names(lines)).containsExactly("Push", "Issue");
            assertThat(lines).containsExactly(parser.parse(form.push), parser.parse(form.issue));
            assertThat(read(EventFormat.documents(parser).withOptions(options), form.push + form.issue))
                    .isEqualTo(lines);
            String array = "[" + form.push + "," + form.issue + "]";
            assertThat(read(EventFormat.elements(parser).withOptions(options), array))
                    .isEqualTo(lines);
            assertThat(read(
                            EventFormat.elements(parser, "$.a.b").withOptions(options),
                            "{\"a\":{\"b\":" + array + "}}"))
                    .isEqualTo(lines);
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void eventsOfAFeedAreSubtypesWhateverThePieces(ValueStyle style, Form form) {
        ObjectParser<JsonEvent> parser = parser(style, form);
        byte[] bytes = (form.push + "\n" + form.issue + "\n" + form.push + "\n").getBytes(UTF_8);
        for (EventFormat<JsonEvent> format : List.of(EventFormat.lines(parser), EventFormat.documents(parser))) {
            for (int size = 1; size <= bytes.length; size++) {
                List<JsonEvent> events = new ArrayList<>();
                EventFeed<JsonEvent> feed = format.feed(events::add);
                for (int from = 0; from < bytes.length; from += size) {
                    byte[] piece = Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + size));
                    feed.feed(piece, 0, piece.length);
                }
                feed.finish();

                assertThat(names(events)).as("pieces of %d", size).containsExactly("Push", "Issue", "Push");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void unknownSubtypesAreRefusedAndTheNextOnesFollow(ValueStyle style, Form form) throws IOException {
        List<String> rejected = new ArrayList<>();
        ObjectParser<JsonEvent> parser = parser(style, form);
        List<JsonEvent> events = read(
                EventFormat.lines(parser).onRejected(bad -> rejected.add(bad.toString())),
                form.push + "\n" + form.unknown + "\n" + form.issue + "\n");

        assertThat(names(events)).containsExactly("Push", "Issue");
        assertThat(rejected).hasSize(1);
        assertThat(rejected.get(0)).startsWith("event 2 (line 2, byte ").contains(form.message + " (line 2, column ");
    }

    @ParameterizedTest
    @MethodSource("forms")
    void manyThreadsReadThemInOrder(ValueStyle style, Form form) throws IOException {
        ObjectParser<JsonEvent> parser = parser(style, form);
        byte[] lines = (form.push + "\n" + form.issue + "\n").repeat(20_000).getBytes(UTF_8);
        try (EventStream<JsonEvent> events = EventFormat.lines(parser).read(new ByteArrayInputStream(lines), 2)) {
            List<String> names = names(events.stream().toList());

            assertThat(names).hasSize(40_000);
            assertThat(names.subList(0, 2)).containsExactly("Push", "Issue");
            assertThat(names.stream().filter("Push"::equals)).hasSize(20_000);
        }
    }
}
