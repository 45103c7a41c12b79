package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.golden.users.User;
import dev.schemac.golden.users.UserParser;
import dev.schemac.golden.users.UserWriter;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.EventWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** The examples of {@code docs/streams.md}, each as it stands there; each returns all that it saw. */
public final class StreamExamples {
    private StreamExamples() {}

    public static List<String> lines(Path file) throws IOException {
        List<String> seen = new ArrayList<>();

        EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE);

        try (EventStream<User> users = lines.read(file)) {
            for (User user : users) {
                seen.add(user.getName());
            }
        }

        return seen;
    }

    public static List<String> elements(String json) throws IOException {
        List<String> seen = new ArrayList<>();
        InputStream source = new ByteArrayInputStream(json.getBytes(UTF_8));

        EventFormat<User> elements = EventFormat.elements(UserParser.INSTANCE, "$.data.users");

        try (EventStream<User> users = elements.read(source)) {
            users.stream().map(User::getName).forEach(seen::add);
        }

        return seen;
    }

    public static List<String> rejected(String json) throws IOException {
        List<String> seen = new ArrayList<>();

        EventFormat<User> tolerant = EventFormat.lines(UserParser.INSTANCE)
                .onRejected(bad -> seen.add(bad.toString())); // bad.document() has its bytes, bad.error() the reason

        try (EventStream<User> users = tolerant.read(new ByteArrayInputStream(json.getBytes(UTF_8)))) {
            users.forEach(user -> seen.add(user.getName()));
        }
        return seen;
    }

    public static List<String> fed(byte[] first, byte[] second) {
        List<String> seen = new ArrayList<>();

        EventFeed<User> feed = EventFormat.documents(UserParser.INSTANCE).feed(user -> seen.add(user.getName()));

        feed.feed(first, 0, first.length); // arrays and ranges of them
        feed.feed(ByteBuffer.wrap(second)); // buffers, heap or direct
        feed.finish();

        return seen;
    }

    public static List<String> parallel(Path file) throws IOException {
        List<String> seen = new ArrayList<>();
        EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE);

        try (EventStream<User> users = lines.read(file, 2)) {
            users.forEach(user -> seen.add(user.getName()));
        }

        return seen;
    }

    public static long unordered(Path file) throws IOException {
        LongAdder count = new LongAdder();
        EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE);

        lines.forEach(file, 2, user -> count.increment());

        return count.sum();
    }

    public static List<String> ranges(Path file) throws IOException {
        List<String> seen = new ArrayList<>();
        EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE);

        long size = Files.size(file);
        long half = size / 2;

        try (EventStream<User> first = lines.read(file, 0, half);
                EventStream<User> second = lines.read(file, half, size)) {
            first.forEach(user -> seen.add(user.getName()));
            second.forEach(user -> seen.add(user.getName()));
        }

        return seen;
    }

    public static String written(User ada, User grace) throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        OutputStream target = written;

        try (EventWriter<User> out = EventWriter.lines(UserWriter.INSTANCE, target)) {
            out.write(ada);
            out.write(grace);
            out.flush(); // when a reader waits for them
        }

        return written.toString(UTF_8);
    }

    public static String array(Iterable<User> users) throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        OutputStream response = written;

        try (EventWriter<User> out = EventWriter.array(UserWriter.INSTANCE, response)) {
            out.writeAll(users); // a Stream: users::iterator
        }

        return written.toString(UTF_8);
    }

    public static void arrayOneByOne(Iterable<User> users, OutputStream response) throws IOException {
        Iterator<User> rows = users.iterator();

        try (EventWriter<User> out = EventWriter.array(UserWriter.INSTANCE, response)) {
            try {
                while (rows.hasNext()) {
                    out.write(rows.next());
                }
            } catch (Throwable e) {
                out.abort(); // the array is not ended
                throw e;
            }
        }
    }
}
