package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.golden.dynamic.Alarm;
import dev.schemac.golden.users.Friend;
import dev.schemac.golden.users.User;
import dev.schemac.golden.users.UserWriter;
import dev.schemac.golden.wide.Wide;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The ways out of generated classes, and their output indented and sorted. */
class WrittenOutputTest {

    private static final JsonOptions INDENTED = JsonOptions.DEFAULT.withIndent(2);
    private static final JsonOptions SORTED = JsonOptions.DEFAULT.withSortedMembers(true);
    private static final String ADA = "{\"id\":\"1\",\"name\":\"Ada é😀\"}";

    @Test
    void indentsInTheOrderOfTheSchema() {
        User user =
                User.parse("{\"age\":36,\"_id\":\"x\",\"friends\":[" + ADA + ",null,{}],\"tags\":[],\"latitude\":0.5}");

        assertThat(user.toJson(INDENTED)).isEqualTo("""
                        {
                          "_id": "x",
                          "age": 36,
                          "latitude": 0.5,
                          "tags": [],
                          "friends": [
                            {
                              "id": "1",
                              "name": "Ada é😀"
                            },
                            null,
                            {}
                          ]
                        }""");
    }

    @Test
    void sortsColumnsAndThenTheOthers() {
        Alarm alarm = Alarm.parse(
                "{\"z\":{\"d\":1,\"c\":[{\"f\":2,\"e\":3}]},\"level\":7,\"b\":null,\"kind\":\"k\",\"at\":5}");

        assertThat(alarm.toJson())
                .isEqualTo(
                        "{\"kind\":\"k\",\"at\":5,\"level\":7,\"z\":{\"d\":1,\"c\":[{\"f\":2,\"e\":3}]},\"b\":null}");
        assertThat(alarm.toJson(SORTED))
                .isEqualTo(
                        "{\"at\":5,\"kind\":\"k\",\"level\":7,\"b\":null,\"z\":{\"c\":[{\"e\":3,\"f\":2}],\"d\":1}}");
        assertThat(alarm.toJson(SORTED.withIndent(1)))
                .isEqualTo(
                        "{\n \"at\": 5,\n \"kind\": \"k\",\n \"level\": 7,\n \"b\": null,\n \"z\": {\n  \"c\": [\n   {\n"
                                + "    \"e\": 3,\n    \"f\": 2\n   }\n  ],\n  \"d\": 1\n }\n}");
    }

    @Test
    void writesNullsAsTheProfileSays() {
        Friend friend = Friend.parse("{\"name\":\"Ada\"}");

        assertThat(friend.toJson(INDENTED)).isEqualTo("{\n  \"name\": \"Ada\"\n}");
        assertThat(friend.toJson(JsonOptions.ESPER.withIndent(2)))
                .isEqualTo("{\n  \"id\": null,\n  \"name\": \"Ada\"\n}");
        assertThat(new Friend().toJson(INDENTED)).isEqualTo("{}");
    }

    /** Its columns are written by several methods; in which order is no matter then. */
    @Test
    void sortsWideSchemas() {
        String json = new Wide().toJson(JsonOptions.ESPER.withSortedMembers(true));
        List<String> names = Arrays.stream(json.substring(2, json.length() - 1).split(":null,?\"?"))
                .map(name -> name.replace("\"", ""))
                .toList();

        assertThat(names).hasSize(new Wide().asMap().size());
        assertThat(names).isEqualTo(List.copyOf(new TreeMap<>(new Wide().asMap()).keySet()));
    }

    @Test
    void goesEveryWayOut() throws IOException {
        Friend friend = Friend.parse(ADA);
        EventRuntime runtime = EventRuntime.load();
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, INDENTED, SORTED)) {
            EventSender<Friend> sender = runtime.eventSender(Friend.class).withOptions(options);
            String json = friend.toJson(options);
            byte[] bytes = friend.toJsonBytes(options);
            assertThat(bytes).isEqualTo(json.getBytes(StandardCharsets.UTF_8));

            assertThat(streamed(out -> friend.writeTo(out, options))).isEqualTo(bytes);
            assertThat(streamed(out -> sender.parser().writer().writeTo(friend, out, options)))
                    .isEqualTo(bytes);
            JsonWriter writer = new JsonWriter(options);
            friend.writeTo(writer);
            assertThat(streamed(out -> writer.writeTo(new PrintStream(out, true))))
                    .isEqualTo(bytes);
            StringBuilder text = new StringBuilder();
            writer.writeTo(text);
            writer.writeTo(text);
            assertThat(text).hasToString(json + json);
            ByteBuffer buffer = ByteBuffer.allocateDirect(2 * bytes.length);
            writer.writeTo(buffer);
            writer.writeTo(buffer);
            assertThat(StandardCharsets.UTF_8.decode(buffer.flip()).toString()).isEqualTo(json + json);
        }
        assertThat(streamed(out -> friend.writeTo(new PrintStream(out, true))))
                .asString(StandardCharsets.UTF_8)
                .isEqualTo(ADA);
        assertThat(streamed(out -> UserWriter.INSTANCE.writeTo(new User(), new PrintStream(out, true))))
                .asString(StandardCharsets.UTF_8)
                .isEqualTo("{}");
    }

    @Test
    void putsNothingThatDoesNotFitOrHasNoJsonForm() {
        Friend friend = Friend.parse(ADA);
        ByteBuffer small = ByteBuffer.allocate(friend.toJsonBytes().length - 1);
        JsonWriter writer = new JsonWriter();
        friend.writeTo(writer);
        assertThatThrownBy(() -> writer.writeTo(small)).isInstanceOf(BufferOverflowException.class);
        assertThat(small.position()).isZero();

        friend.setName("\ud800");
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        assertThatThrownBy(() -> friend.writeTo(stream)).isInstanceOf(JsonWriteException.class);
        assertThat(stream.size()).isZero();
        writer.reset();
        assertThatThrownBy(() -> friend.writeTo(writer)).isInstanceOf(JsonWriteException.class);
        assertThat(writer.size()).isZero();
    }

    @FunctionalInterface
    private interface Output {
        void to(OutputStream stream) throws IOException;
    }

    private static byte[] streamed(Output output) throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        output.to(stream);
        return stream.toByteArray();
    }
}
