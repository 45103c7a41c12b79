package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Realistic Users documents: strings of any length, some of them long, some not in ASCII, half of the optional
 * members absent, integers of any size. Numbers, arrays and {@code _id} are always present, because the classes of
 * some libraries cannot distinguish absent ones.
 */
final class RealUsersGenerator {
    private static final String CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗ ";
    private static final String CHINESE = "的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生";
    private static final String EMOJI = "😀😃😄😁😆🎉🚀🌍🐍🍀❤abcdefgh ";
    static final int SHORTEST = 1;
    static final int LONGEST = 40;
    static final int LONG_TEXTS_SHORTEST = 80;
    static final int LONG_TEXTS_LONGEST = 120;

    /** Of a hundred strings. */
    static final int LONG_TEXTS = 3;

    /** Of a hundred strings. */
    static final int NON_ASCII_TEXTS = 3;

    /** Twice how far a document passes its aim on average, in bytes: about a user. */
    private static final int SLACK = 540;

    /** Without quotes and backslashes: the strings of `twitterescaped` have escapes. */
    private static final String ASCII = RandomText.LETTERS + RandomText.DIGITS + "      ..,,--__/@:+";

    /** The content of non-ASCII strings, besides ASCII letters. */
    private static final List<String> NON_ASCII =
            List.of("éèàçüöäßñåøéèüöä" + RandomText.LETTERS, CYRILLIC, CHINESE, EMOJI);

    /** In each of them, so that none is in ASCII by chance. */
    private static final List<String> MARKS = List.of("é", "ж", "中", "🚀");

    private RealUsersGenerator() {}

    /** Documents that have about the given size on average. */
    static Users next(SplittableRandom random, int size) {
        return UsersGenerator.upTo(size - random.nextInt(SLACK), random, RealUsersGenerator::user);
    }

    private static User user(SplittableRandom random) {
        User user = new User();
        user._id = text(random);
        user.index = anySize(random);
        user.guid = optional(random);
        user.isActive = optional(random);
        user.balance = optional(random);
        user.picture = optional(random);
        user.age = anySize(random);
        user.eyeColor = optional(random);
        user.name = optional(random);
        user.gender = optional(random);
        user.company = optional(random);
        user.email = optional(random);
        user.phone = optional(random);
        user.address = optional(random);
        user.about = optional(random);
        user.registered = optional(random);
        user.latitude = random.nextDouble() * 90;
        user.longitude = random.nextDouble() * 180;
        user.tags = new String[random.nextInt(5)];
        for (int i = 0; i < user.tags.length; i++) {
            user.tags[i] = text(random);
        }
        user.friends = new Friend[random.nextInt(3)];
        for (int i = 0; i < user.friends.length; i++) {
            user.friends[i] = new Friend();
            user.friends[i].id = optional(random);
            user.friends[i].name = optional(random);
        }
        user.greeting = optional(random);
        user.favoriteFruit = optional(random);
        return user;
    }

    private static String optional(SplittableRandom random) {
        return random.nextInt(2) == 1 ? text(random) : null;
    }

    private static String text(SplittableRandom random) {
        int length = random.nextInt(100) < LONG_TEXTS
                ? random.nextInt(LONG_TEXTS_SHORTEST, LONG_TEXTS_LONGEST + 1)
                : random.nextInt(SHORTEST, LONGEST + 1);
        if (random.nextInt(100) >= NON_ASCII_TEXTS) {
            return RandomText.of(random, ASCII, length);
        }
        int script = random.nextInt(NON_ASCII.size());
        return RandomText.of(random, NON_ASCII.get(script), length - 1) + MARKS.get(script);
    }

    /** As many of each number of bits, of both signs. */
    private static int anySize(SplittableRandom random) {
        return random.nextInt() >> random.nextInt(Integer.SIZE);
    }
}
