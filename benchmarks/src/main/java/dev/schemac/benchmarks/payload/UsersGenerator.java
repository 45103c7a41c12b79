package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import dev.schemac.benchmarks.users.Friend;
import dev.schemac.benchmarks.users.User;
import dev.schemac.benchmarks.users.Users;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Users documents from a fixed seed: random strings of the lengths that the well-known sample document has. The same
 * payload gives the same bytes on every machine and JDK. Stateless.
 */
public final class UsersGenerator {
    private static final long SEED = 0x5C4E_3AC0_0001L;

    private static final String DIGITS = "0123456789";
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final String LETTERS_AND_DIGITS = LETTERS + DIGITS;

    /** How far below its size a document may aim, in bytes; it then passes its aim by part of one user of about 720. */
    private static final int SLACK = 480;

    /** The shortest text of a double does not depend on the JDK, other than that of {@code Double.toString}. */
    private static final JsonFactory JSON = JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .build();

    private UsersGenerator() {}

    /** All documents of a payload, in the order of rotation. */
    public static List<Document> generate(Payload payload) {
        SplittableRandom random = new SplittableRandom(SEED + payload.size());
        List<Document> documents = new ArrayList<>(payload.documents());
        for (int i = 0; i < payload.documents(); i++) {
            documents.add(Document.of(write(users(random, payload.size()), payload.pretty())));
        }
        return documents;
    }

    /**
     * Appends users until the size is reached. The aim varies a little from document to document, so that the mean of
     * a payload comes near its size and small documents differ in their number of users: at 1 KB they have one or two and
     * 1,180 bytes on average.
     */
    private static Users users(SplittableRandom random, int size) {
        int aim = size - random.nextInt(SLACK);
        List<User> list = new ArrayList<>();
        Users users = new Users();
        users.users = new User[0];
        for (int written = 0; list.isEmpty() || written < aim; ) {
            User user = user(random);
            list.add(user);
            users.users = new User[] {user};
            written += write(users, false).length;
        }
        users.users = list.toArray(User[]::new);
        return users;
    }

    private static User user(SplittableRandom random) {
        User user = new User();
        user._id = text(random, DIGITS, 20);
        user.index = random.nextInt(1 << 30);
        user.guid = text(random, LETTERS_AND_DIGITS, 20);
        user.isActive = String.valueOf(random.nextInt(2) == 1);
        user.balance = text(random, LETTERS_AND_DIGITS, 20);
        user.picture = text(random, LETTERS_AND_DIGITS, 40 + random.nextInt(10));
        user.age = 20 + random.nextInt(21);
        user.eyeColor = text(random, LETTERS_AND_DIGITS, 20);
        user.name = text(random, LETTERS_AND_DIGITS, 20);
        user.gender = text(random, LETTERS_AND_DIGITS, 20);
        user.company = text(random, LETTERS_AND_DIGITS, 20);
        user.email = text(random, LETTERS_AND_DIGITS, 20);
        user.phone = text(random, LETTERS_AND_DIGITS, 20);
        user.address = text(random, LETTERS_AND_DIGITS, 20);
        user.about = text(random, LETTERS_AND_DIGITS, 20);
        user.registered = text(random, LETTERS_AND_DIGITS, 20);
        user.latitude = random.nextDouble() * 90;
        user.longitude = random.nextDouble() * 180;
        user.tags = new String[random.nextInt(5)];
        for (int i = 0; i < user.tags.length; i++) {
            user.tags[i] = text(random, LETTERS_AND_DIGITS, 10);
        }
        user.friends = new Friend[random.nextInt(3)];
        for (int i = 0; i < user.friends.length; i++) {
            user.friends[i] = new Friend();
            user.friends[i].id = text(random, DIGITS, 4);
            user.friends[i].name = text(random, LETTERS, 30);
        }
        user.greeting = text(random, LETTERS_AND_DIGITS, 20);
        user.favoriteFruit = text(random, LETTERS_AND_DIGITS, 20);
        return user;
    }

    private static String text(SplittableRandom random, String alphabet, int length) {
        char[] chars = new char[length];
        for (int i = 0; i < length; i++) {
            chars[i] = alphabet.charAt(random.nextInt(alphabet.length()));
        }
        return new String(chars);
    }

    private static byte[] write(Users users, boolean pretty) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = JSON.createGenerator(bytes)) {
            if (pretty) {
                json.setPrettyPrinter(indented());
            }
            json.writeStartObject();
            json.writeArrayFieldStart("users");
            for (User user : users.users) {
                writeUser(user, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static DefaultPrettyPrinter indented() {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        return new DefaultPrettyPrinter(separators).withObjectIndenter(indenter).withArrayIndenter(indenter);
    }

    private static void writeUser(User user, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("_id", user._id);
        json.writeNumberField("index", user.index);
        json.writeStringField("guid", user.guid);
        json.writeBooleanField("isActive", user.isActive.equals("true"));
        json.writeStringField("balance", user.balance);
        json.writeStringField("picture", user.picture);
        json.writeNumberField("age", user.age);
        json.writeStringField("eyeColor", user.eyeColor);
        json.writeStringField("name", user.name);
        json.writeStringField("gender", user.gender);
        json.writeStringField("company", user.company);
        json.writeStringField("email", user.email);
        json.writeStringField("phone", user.phone);
        json.writeStringField("address", user.address);
        json.writeStringField("about", user.about);
        json.writeStringField("registered", user.registered);
        json.writeNumberField("latitude", user.latitude);
        json.writeNumberField("longitude", user.longitude);
        json.writeArrayFieldStart("tags");
        for (String tag : user.tags) {
            json.writeString(tag);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("friends");
        for (Friend friend : user.friends) {
            json.writeStartObject();
            json.writeStringField("id", friend.id);
            json.writeStringField("name", friend.name);
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeStringField("greeting", user.greeting);
        json.writeStringField("favoriteFruit", user.favoriteFruit);
        json.writeEndObject();
    }
}
