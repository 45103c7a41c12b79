package dev.schemac.codegen.union;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Unions that were deployed before, and schemas that refer to them. */
class UnionDeploymentTest {
    private static final String FEED = "module feed;"
            + "@public @JsonSchema(discriminator='type', otherwise='base')"
            + " create json schema Event(id string, type string);"
            + "@public @JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
            + "@public @JsonSchema(wrapper=true) create json schema Command(name string);"
            + "@public @JsonSchema(discriminatorValue='start')"
            + " create json schema Start(delay int) inherits Command;";

    private final EventRuntime runtime = new EventRuntime();

    private void deploy(ValueStyle style, String text) {
        new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style))
                .deploy(runtime, List.of(new SchemaSource("schema", text)));
    }

    private JsonEvent parse(String schema, String json) {
        return (JsonEvent) runtime.eventSender(schema).parse(json);
    }

    private void isRefused(ValueStyle style, String text, String message) {
        assertThatThrownBy(() -> deploy(style, text))
                .isInstanceOfSatisfying(
                        SchemaException.class,
                        e -> assertThat(e.getMessage().lines().findFirst()).contains(message));
    }

    @ParameterizedTest
    @EnumSource
    void aUnionThatIsDeployedTakesNoFurtherShapes(ValueStyle style) {
        deploy(style, FEED);

        isRefused(
                style,
                "module more; @JsonSchema(discriminatorValue='issue') create json schema Issue(n int) inherits Event;",
                "schema:1:45: error: schema 'Event' has been compiled before, and its parser cannot know 'Issue':"
                        + " compile both together [SC073]");
        isRefused(
                style,
                "module more; @JsonSchema(discriminatorValue='force') create json schema Force(n int) inherits Push;",
                "schema:1:45: error: schema 'Event' has been compiled before, and its parser cannot know 'Force':"
                        + " compile both together [SC073]");
        isRefused(
                style,
                "module more; @JsonSchema(discriminatorValue='stop') create json schema Stop(n int) inherits Command;",
                "schema:1:45: error: schema 'Command' has been compiled before, and its parser cannot know 'Stop':"
                        + " compile both together [SC073]");
        assertThat(runtime.eventTypeNames())
                .containsExactlyInAnyOrder("feed.Event", "feed.Push", "feed.Command", "feed.Start");
    }

    @ParameterizedTest
    @EnumSource
    void itsShapesAreReadInColumnsOfALaterDeployment(ValueStyle style) {
        deploy(style, FEED);
        deploy(style, "module later; create json schema Page(events Event[], run Command, push Push);");
        String json = "{\"events\":[{\"id\":\"1\",\"type\":\"push\",\"commits\":2},{\"type\":\"new\"}],"
                + "\"run\":{\"start\":{\"name\":\"a\",\"delay\":3}},\"push\":{\"type\":\"push\"}}";
        JsonEvent page = parse("Page", json);

        assertThat(page.toJson()).isEqualTo(json);
        assertThat(page.get("events[0]")).isInstanceOf(runtime.eventType("Push").type());
        assertThat(page.get("run")).isInstanceOf(runtime.eventType("Start").type());
        assertThatThrownBy(() -> parse("Page", "{\"push\":{\"type\":\"new\"}}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected 'push' but found string at $.push.type (line 1, column 17)");
    }

    @ParameterizedTest
    @EnumSource
    void itsShapesHaveChildrenInALaterDeployment(ValueStyle style) {
        deploy(style, FEED);
        deploy(style, "module later; create json schema Signed(by string) inherits Push;");
        String json = "{\"id\":\"1\",\"type\":\"push\",\"commits\":2,\"by\":\"ada\"}";

        assertThat(parse("Signed", json).toJson()).isEqualTo(json);
        assertThat(parse("Event", json).toJson()).isEqualTo("{\"id\":\"1\",\"type\":\"push\",\"commits\":2}");
        assertThatThrownBy(() -> parse("Signed", "{\"type\":\"new\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected 'push' but found string at $.type (line 1, column 9)");
    }

    /** A child without a text is a schema of its own, with all columns and no part in the union. */
    @ParameterizedTest
    @EnumSource
    void theBaseHasChildrenInALaterDeployment(ValueStyle style) {
        deploy(style, FEED);
        deploy(style, "module later; create json schema Note(text string) inherits Event;");
        String json = "{\"id\":\"1\",\"type\":\"note\",\"text\":\"a\"}";

        assertThat(parse("Note", json).toJson()).isEqualTo(json);
        assertThat(parse("Event", json).toJson()).isEqualTo("{\"id\":\"1\",\"type\":\"note\"}");
    }

    @ParameterizedTest
    @EnumSource
    void aUnionInsideOfAShapeThatIsDeployedIsOneOfItsOwn(ValueStyle style) {
        deploy(style, FEED);
        deploy(
                style,
                "module later; @JsonSchema(discriminator='kind') create json schema Push2(kind string) inherits Push;"
                        + "@JsonSchema(discriminatorValue='x') create json schema X(x int) inherits Push2;");
        String json = "{\"id\":\"1\",\"type\":\"push\",\"commits\":2,\"kind\":\"x\",\"x\":4}";

        assertThat(parse("Push2", json).toJson()).isEqualTo(json);
        assertThat(parse("Push2", json)).isInstanceOf(runtime.eventType("X").type());
        assertThatThrownBy(() -> parse("Push2", "{\"type\":\"issue\",\"kind\":\"x\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected 'push' but found string at $.type (line 1, column 9)");
    }
}
