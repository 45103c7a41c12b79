package dev.schemac.codegen.value;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.golden.events.Event;
import dev.schemac.golden.events.Push;
import dev.schemac.golden.events.PushParser;
import dev.schemac.golden.rules.Parcel;
import dev.schemac.golden.users.User;
import dev.schemac.golden.users.UserWriter;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Documents that are arrays, in the static methods of value classes. */
class ListsOfEventsTest {

    private static final String JSON = "[{\"_id\":\"a\",\"age\":30},null,{\"_id\":\"é\",\"tags\":[\"x\"]}]";

    @Test
    void eachFormOfInputIsRead() throws IOException {
        byte[] bytes = JSON.getBytes(UTF_8);
        List<User> users = User.parseList(JSON);
        assertThat(users).hasSize(3).containsNull();
        assertThat(users.get(2).getTags()).containsExactly("x");
        assertThat(User.parseList(bytes)).isEqualTo(users);
        assertThat(User.parseList(("  " + JSON + "]").getBytes(UTF_8), 2, bytes.length))
                .isEqualTo(users);
        assertThat(User.parseList(new ByteArrayInputStream(bytes))).isEqualTo(users);
        assertThat(User.parseList(JSON, JsonOptions.STRICT)).isEqualTo(users);
        assertThat(User.parseList(bytes, JsonOptions.STRICT)).isEqualTo(users);
        assertThat(User.parseList(new ByteArrayInputStream(bytes), JsonOptions.STRICT))
                .isEqualTo(users);
        assertThat(dev.schemac.golden.records.users.User.parseList(JSON).get(0).age())
                .isEqualTo(30);
    }

    @Test
    void listsAreWrittenAsArrays() throws IOException {
        List<User> users = User.parseList(JSON);
        assertThat(User.toJson(users)).isEqualTo(JSON);
        assertThat(User.toJsonBytes(users)).isEqualTo(JSON.getBytes(UTF_8));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        User.writeTo(users, stream);
        assertThat(stream.toByteArray()).isEqualTo(JSON.getBytes(UTF_8));
        assertThat(User.toJson(users, JsonOptions.STRICT)).isEqualTo(JSON);
        assertThat(User.toJson(List.of())).isEqualTo("[]");
        assertThat(UserWriter.INSTANCE.listWriter().toJson(users.subList(0, 1), JsonOptions.DEFAULT.withIndent(1)))
                .isEqualTo("[\n {\n  \"_id\": \"a\",\n  \"age\": 30\n }\n]");
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("users");
        out.value(UserWriter.INSTANCE.listWriter(), users);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"users\":" + JSON + "}");
    }

    @Test
    void errorsNameTheElement() {
        assertThatThrownBy(() -> User.parseList("[{\"age\":1},{\"age\":\"x\"}]"))
                .hasMessage("expected int but found string at $[1].age (line 1, column 19)");
        assertThatThrownBy(() -> User.parseList("{}"))
                .hasMessage("expected array but found object at $ (line 1, column 1)");
        Parcel parcel = new Parcel();
        parcel.setQuantity(1);
        Parcel wrong = new Parcel();
        wrong.setQuantity(0);
        assertThatThrownBy(() -> Parcel.toJson(Arrays.asList(parcel, null, wrong)))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("expected a number of at least 1 and at most 1000 at $[2].quantity");
    }

    @Test
    void aListOfAUnionHasItsSubtypes() {
        String json = "[{\"type\":\"PushEvent\"},{\"type\":\"PushEvent\",\"id\":\"b\"}]";
        List<Event> events = Event.parseList(json);
        assertThat(events).hasOnlyElementsOfType(Push.class);
        List<Push> pushes = PushParser.INSTANCE.parseList(json);
        assertThat(pushes).isEqualTo(events);
        assertThat(Event.toJson(pushes)).isEqualTo(Event.toJson(events));
    }

    /** A subclass can neither return a list of its own class nor declare {@code toJson} again, and loses no column. */
    @Test
    void listsOfASubclassHaveAllItsColumns() throws ReflectiveOperationException {
        CompiledSchemas compiled = CompiledSchemas.of("create json schema A(x int);"
                + "create json schema B(y int) inherits A; create json schema C(z int) inherits B;");
        String json = "[{\"x\":1,\"y\":2,\"z\":3}]";
        Class<?> type = compiled.type("C");
        List<?> list = (List<?>) type.getMethod("parseList", String.class).invoke(null, json);
        assertThat(list).hasSize(1).hasOnlyElementsOfType(type);
        assertThat(type.getMethod("parseList", byte[].class).invoke(null, (Object) json.getBytes(UTF_8)))
                .isEqualTo(list);
        for (String schema : List.of("A", "B", "C")) {
            assertThat(compiled.type(schema).getMethod("toJson", List.class).invoke(null, list))
                    .isEqualTo(json);
        }
    }
}
