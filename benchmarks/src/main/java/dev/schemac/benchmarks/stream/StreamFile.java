package dev.schemac.benchmarks.stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A file of users, as many as make its size, the same few thousand again and again. */
record StreamFile(Path path, StreamFraming framing) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int BUFFER = 1 << 20;

    /**
     * Writes JSON Lines.
     *
     * @param args the file, and its size in megabytes
     */
    public static void main(String[] args) throws IOException {
        new StreamFile(Path.of(args[0]), StreamFraming.LINES).write(Long.parseLong(args[1]) * 1_000_000);
    }

    /** The different events, in their order. */
    static List<User> users() {
        List<User> users = new ArrayList<>();
        Payloads.named("users-1k")
                .generate()
                .forEach(document -> users.addAll(List.of(((Users) document.model()).users)));
        return users;
    }

    /** The events in the order of the file. */
    static List<byte[]> events() throws IOException {
        List<byte[]> events = new ArrayList<>();
        for (User user : users()) {
            events.add(MAPPER.writeValueAsBytes(ValueTree.of(user)));
        }
        return events;
    }

    /** Writes events until the file has at least so many bytes, and returns how many events there are. */
    long write(long bytes) throws IOException {
        List<byte[]> events = events();
        long count = 0;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(path), BUFFER)) {
            out.write(text(
                    switch (framing) {
                        case LINES -> "";
                        case ARRAY -> "[";
                        case SKIPPED -> "{\"others\":[";
                    }));
            byte[] between = text(framing == StreamFraming.LINES ? "\n" : ",");
            for (long written = 0; written < bytes; count++) {
                byte[] event = events.get((int) (count % events.size()));
                if (count > 0) {
                    out.write(between);
                }
                out.write(event);
                written += event.length + 1;
            }
            if (framing == StreamFraming.SKIPPED) {
                out.write(text("],\"users\":["));
                out.write(events.get(0));
                count = 1;
            }
            out.write(text(
                    switch (framing) {
                        case LINES -> "\n";
                        case ARRAY -> "]";
                        case SKIPPED -> "]}";
                    }));
        }
        return count;
    }

    private static byte[] text(String ascii) {
        return ascii.getBytes(StandardCharsets.US_ASCII);
    }
}
