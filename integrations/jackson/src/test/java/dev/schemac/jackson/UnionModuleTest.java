package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.golden.events.Event;
import dev.schemac.golden.events.Feed;
import dev.schemac.golden.events.IssueClosed;
import dev.schemac.golden.events.Push;
import dev.schemac.golden.records.events.EventOther;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Events of schemas with subtypes in an ObjectMapper that knows the module: they are read as what they are. */
class UnionModuleTest {
    /** The records have no index in these tests. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .addModule(new SchemacModule().with(dev.schemac.golden.records.events.EventParser.INSTANCE))
            .build();

    private static final String PUSH = "{\"id\":\"1\",\"type\":\"PushEvent\",\"branch\":\"main\",\"commits\":2}";
    private static final String CLOSED =
            "{\"id\":\"2\",\"type\":\"IssuesEvent\",\"action\":\"closed\",\"number\":3,\"reason\":\"done\"}";
    private static final String OTHER = "{\"id\":\"3\",\"type\":\"StarEvent\"}";

    /** A class of the application that Jackson binds. */
    static class Envelope {
        public int before;
        public Event event;
        public List<dev.schemac.golden.records.events.Event> events;
        public Map<String, Event> byName;
    }

    @ParameterizedTest
    @EnumSource
    void eventsAreSubtypesInEachFormat(Formats format) throws IOException {
        JsonMapper mapper = JsonMapper.builder().addModule(new SchemacModule()).build();
        for (String json : List.of(PUSH, CLOSED, OTHER)) {
            try (JsonParser tokens = format.stream(format.copy(json))) {
                assertThat(mapper.readValue(tokens, Event.class))
                        .isEqualTo(Event.parse(json))
                        .hasSameClassAs(Event.parse(json));
            }
        }
    }

    @Test
    void eventsAreSubtypesInClassesOfTheApplication() throws IOException {
        String json = "{\"before\":1,\"event\":" + CLOSED + ",\"events\":[" + PUSH + "," + OTHER
                + "],\"byName\":{\"a\":" + PUSH + "}}";
        for (Envelope envelope : List.of(
                MAPPER.readValue(json, Envelope.class), MAPPER.readValue(new StringReader(json), Envelope.class))) {
            assertThat(envelope.event).isInstanceOf(IssueClosed.class);
            assertThat(envelope.events.get(0)).isInstanceOf(dev.schemac.golden.records.events.Push.class);
            assertThat(envelope.events.get(1)).isInstanceOf(EventOther.class);
            assertThat(envelope.byName.get("a")).isInstanceOf(Push.class);
            assertThat(MAPPER.writeValueAsString(envelope)).isEqualTo(json);
        }
        Feed feed = MAPPER.readValue("{\"events\":[" + PUSH + "],\"latest\":" + CLOSED + "}", Feed.class);
        assertThat(feed.getEvents()[0]).isInstanceOf(Push.class);
        assertThat(feed.getLatest()).isInstanceOf(IssueClosed.class);
    }

    @Test
    void whatIsOfAnotherSubtypeIsRefused() {
        assertThatThrownBy(() -> MAPPER.readValue(CLOSED, Push.class))
                .isInstanceOf(MismatchedInputException.class)
                .hasMessageContaining("expected 'PushEvent' but found string");
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"IssuesEvent\",\"action\":\"x\"}", Event.class))
                .isInstanceOf(MismatchedInputException.class)
                .hasMessageContaining("expected 'opened' or 'closed' but found string");
    }

    @ParameterizedTest
    @EnumSource
    void wrappedEventsAreReadAndWritten(ValueStyle style) throws IOException {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style))
                .deploy(
                        runtime,
                        List.of(new SchemaSource(
                                "commands.epl",
                                "@JsonSchema(wrapper=true) create json schema Command(id string);"
                                        + "@JsonSchema(discriminatorValue='start')"
                                        + " create json schema Start(delay int) inherits Command;")));
        ObjectParser<?> parser = runtime.eventSender("Command").parser();
        JsonMapper mapper = JsonMapper.builder()
                .addModule(new SchemacModule()
                        .with(parser, runtime.eventSender("Start").parser()))
                .build();
        String json = "{\"start\":{\"id\":\"a\",\"delay\":5}}";
        for (Formats format : Formats.values()) {
            try (JsonParser tokens = format.stream(format.copy(json))) {
                Object read = mapper.readValue(tokens, parser.eventType().type());

                assertThat(read).isInstanceOf(runtime.eventType("Start").type());
                assertThat(((JsonEvent) read).toJson()).isEqualTo(json);
                assertThat(mapper.writeValueAsString(read)).isEqualTo(json);
            }
        }
    }
}
