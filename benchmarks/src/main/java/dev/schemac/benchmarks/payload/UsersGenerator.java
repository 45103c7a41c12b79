package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/** Users documents: random strings of the lengths that the well-known sample document has. */
final class UsersGenerator {
    /**
     * How far below its size a document may aim: a user in bytes, which by half is how far it passes its aim on
     * average.
     */
    private static final int SLACK = 720;

    private UsersGenerator() {}

    /**
     * Appends users until the size is reached. The size varies a little from document to document. So the mean of
     * a payload is near its size, and small documents differ in their number of users.
     */
    static Users next(SplittableRandom random, int size) {
        return upTo(size - random.nextInt(SLACK), random, UsersGenerator::user);
    }

    /** Returns at least one user, and enough for this number of bytes. */
    static Users upTo(int aim, SplittableRandom random, Function<SplittableRandom, User> next) {
        List<User> list = new ArrayList<>();
        for (int written = 0; list.isEmpty() || written < aim; ) {
            User user = next.apply(random);
            list.add(user);
            written += Layout.COMPACT.write(user, random).length + 1;
        }
        Users users = new Users();
        users.users = list.toArray(User[]::new);
        return users;
    }

    private static User user(SplittableRandom random) {
        User user = new User();
        user._id = RandomText.of(random, RandomText.DIGITS, 20);
        user.index = random.nextInt(1 << 30);
        user.guid = RandomText.alphanumeric(random, 20);
        user.isActive = String.valueOf(random.nextInt(2) == 1);
        user.balance = RandomText.alphanumeric(random, 20);
        user.picture = RandomText.alphanumeric(random, 40 + random.nextInt(10));
        user.age = 20 + random.nextInt(21);
        user.eyeColor = RandomText.alphanumeric(random, 20);
        user.name = RandomText.alphanumeric(random, 20);
        user.gender = RandomText.alphanumeric(random, 20);
        user.company = RandomText.alphanumeric(random, 20);
        user.email = RandomText.alphanumeric(random, 20);
        user.phone = RandomText.alphanumeric(random, 20);
        user.address = RandomText.alphanumeric(random, 20);
        user.about = RandomText.alphanumeric(random, 20);
        user.registered = RandomText.alphanumeric(random, 20);
        user.latitude = random.nextDouble() * 90;
        user.longitude = random.nextDouble() * 180;
        user.tags = new String[random.nextInt(5)];
        for (int i = 0; i < user.tags.length; i++) {
            user.tags[i] = RandomText.alphanumeric(random, 10);
        }
        user.friends = new Friend[random.nextInt(3)];
        for (int i = 0; i < user.friends.length; i++) {
            user.friends[i] = new Friend();
            user.friends[i].id = RandomText.of(random, RandomText.DIGITS, 4);
            user.friends[i].name = RandomText.of(random, RandomText.LETTERS, 30);
        }
        user.greeting = RandomText.alphanumeric(random, 20);
        user.favoriteFruit = RandomText.alphanumeric(random, 20);
        return user;
    }
}
