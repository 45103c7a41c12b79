package dev.schemac.benchmarks.users;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.benchmarks.payload.Document;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Where the values of one Users document lie, found before anything is timed. The document must be ASCII without
 * escapes, with all members in the order of the schema: what {@code UsersGenerator} writes.
 */
final class FloorLayout {
    private static final JsonFactory JSON = new JsonFactory();

    /** Start and end of every value that is a string in the schema, in document order. */
    private final int[] bounds;

    private final int[] tagCounts;
    private final int[] friendCounts;

    /** {@code index} and {@code age} of every user in turn. */
    private final int[] ints;

    /** {@code latitude} and {@code longitude} of every user in turn. */
    private final double[] doubles;

    private FloorLayout(int[] bounds, int[] tagCounts, int[] friendCounts, int[] ints, double[] doubles) {
        this.bounds = bounds;
        this.tagCounts = tagCounts;
        this.friendCounts = friendCounts;
        this.ints = ints;
        this.doubles = doubles;
    }

    static FloorLayout of(Document document) {
        IntStream.Builder bounds = IntStream.builder();
        try (JsonParser parser = JSON.createParser(document.bytes())) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                int start = (int) parser.currentTokenLocation().getByteOffset();
                if (token == JsonToken.VALUE_STRING) {
                    bounds.add(start + 1).add(start + 1 + parser.getTextLength());
                } else if (token.isBoolean()) {
                    bounds.add(start).add(start + token.asString().length());
                }
            }
            User[] users = ((Users) new JacksonUsersReader().read(document.bytes())).users;
            return new FloorLayout(
                    bounds.build().toArray(),
                    Arrays.stream(users).mapToInt(user -> user.tags.length).toArray(),
                    Arrays.stream(users).mapToInt(user -> user.friends.length).toArray(),
                    Arrays.stream(users)
                            .flatMapToInt(user -> IntStream.of(user.index, user.age))
                            .toArray(),
                    Arrays.stream(users)
                            .flatMapToDouble(user -> Arrays.stream(new double[] {user.latitude, user.longitude}))
                            .toArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Builds the values out of one of the two forms of the document; the other is null. */
    Users build(byte[] bytes, String text) {
        Slices slices = new Slices(bounds, bytes, text);
        Users result = new Users();
        User[] users = new User[tagCounts.length];
        for (int i = 0; i < users.length; i++) {
            users[i] = user(i, slices);
        }
        result.users = users;
        return result;
    }

    private User user(int i, Slices slices) {
        User user = new User();
        user._id = slices.next();
        user.index = ints[2 * i];
        user.guid = slices.next();
        user.isActive = slices.next();
        user.balance = slices.next();
        user.picture = slices.next();
        user.age = ints[2 * i + 1];
        user.eyeColor = slices.next();
        user.name = slices.next();
        user.gender = slices.next();
        user.company = slices.next();
        user.email = slices.next();
        user.phone = slices.next();
        user.address = slices.next();
        user.about = slices.next();
        user.registered = slices.next();
        user.latitude = doubles[2 * i];
        user.longitude = doubles[2 * i + 1];
        String[] tags = new String[tagCounts[i]];
        for (int tag = 0; tag < tags.length; tag++) {
            tags[tag] = slices.next();
        }
        user.tags = tags;
        Friend[] friends = new Friend[friendCounts[i]];
        for (int friend = 0; friend < friends.length; friend++) {
            friends[friend] = new Friend();
            friends[friend].id = slices.next();
            friends[friend].name = slices.next();
        }
        user.friends = friends;
        user.greeting = slices.next();
        user.favoriteFruit = slices.next();
        return user;
    }

    /** Hands out the strings of a document one after the other. */
    private static final class Slices {
        private final int[] bounds;
        private final byte[] bytes;
        private final String text;
        private int position;

        Slices(int[] bounds, byte[] bytes, String text) {
            this.bounds = bounds;
            this.bytes = bytes;
            this.text = text;
        }

        String next() {
            int start = bounds[position];
            int end = bounds[position + 1];
            position += 2;
            return bytes != null
                    ? new String(bytes, start, end - start, StandardCharsets.ISO_8859_1)
                    : text.substring(start, end);
        }
    }
}
