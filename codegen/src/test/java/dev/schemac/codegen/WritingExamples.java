package dev.schemac.codegen;

import dev.schemac.golden.animals.Animal;
import dev.schemac.golden.animals.AnimalParser;
import dev.schemac.golden.dynamic.Event;
import dev.schemac.golden.users.Friend;
import dev.schemac.golden.users.User;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.RefillingParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The examples of {@code docs/writing.md} and {@code docs/tuning.md}, unchanged; each returns all that it wrote. */
public final class WritingExamples {
    private WritingExamples() {}

    public static List<String> event() throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        OutputStream stream = written;
        ByteBuffer buffer = ByteBuffer.allocateDirect(100);
        StringBuilder builder = new StringBuilder();

        User user = User.parse("{\"name\":\"Ada\",\"age\":36,\"tags\":[],\"email\":null}");

        String text = user.toJson();
        byte[] bytes = user.toJsonBytes();
        user.writeTo(stream); // an OutputStream, not closed, not flushed

        JsonWriter out = new JsonWriter();
        user.writeTo(out);
        out.writeTo(buffer); // a ByteBuffer, heap or direct
        out.writeTo(builder); // a StringBuilder, a Writer or another Appendable

        return List.of(
                text,
                new String(bytes, StandardCharsets.UTF_8),
                written.toString(StandardCharsets.UTF_8),
                StandardCharsets.UTF_8.decode(buffer.flip()).toString(),
                builder.toString());
    }

    public static List<String> options() {
        Friend friend = new Friend();
        friend.setName("Ada");

        JsonOptions people = JsonOptions.ESPER.withIndent(2).withSortedMembers(true);
        String text = friend.toJson(people);

        return List.of(text);
    }

    public static List<String> withoutSchema() {
        byte[] packet = new byte[1_000];

        JsonWriter out = new JsonWriter(); // once for each thread that writes

        out.reset(); // for each document
        out.beginObject();
        out.member("Town", "Malacca");
        out.member("DayLength", 3);
        out.beginArray("MustTries");
        out.value("cendol");
        out.value("laksa");
        out.endArray();
        out.endObject();

        int length = out.copyTo(packet, 0);

        return List.of(new String(packet, 0, length, StandardCharsets.UTF_8), out.toJson());
    }

    public static List<String> readChangeWrite() {

        Event event = Event.parse("{\"at\":1,\"source\":{\"host\":\"a\",\"ports\":[80]},\"level\":2.50}");
        event.setKind("alarm");
        String text = event.toJson();

        return List.of(text);
    }

    public static List<String> refilled() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        List<byte[]> feed = List.of(
                "{\"name\":\"Rex\",\"legs\":3}".getBytes(StandardCharsets.UTF_8),
                "{\"name\":\"Tom\"}".getBytes(StandardCharsets.UTF_8));

        RefillingParser<Animal> parser = AnimalParser.INSTANCE;
        Animal animal = new Animal();
        JsonWriter out = new JsonWriter();
        for (byte[] json : feed) {
            parser.parseInto(json, animal); // as if it had just been parsed
            animal.setLegs(animal.getLegs() + 1);
            out.reset();
            animal.writeTo(out);
            out.writeTo(stream);
            stream.write('\n');
        }

        return List.of(stream.toString(StandardCharsets.UTF_8).strip());
    }

    /** Makes the calls that a row of the table of errors names, the last of which fails. */
    public static void makeCalls(List<String> calls) {
        JsonWriter out = new JsonWriter();
        List<String> done = new ArrayList<>();
        for (String call : calls) {
            switch (call) {
                case "beginObject" -> out.beginObject();
                case "endObject" -> out.endObject();
                case "beginArray" -> out.beginArray();
                case "name" -> out.name("n" + done.size());
                case "value" -> out.value(1);
                case "toJson" -> out.toJson();
                default -> throw new IllegalArgumentException(call);
            }
            done.add(call);
        }
    }
}
