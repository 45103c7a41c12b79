package dev.schemac.benchmarks.payload;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;

/**
 * Documents of services. Fills any class of the package {@code model}, member by member, with values for their
 * names and types like in public APIs. Nothing is copied.
 *
 * <p>Of five optional members one is absent; numbers, arrays and top-level members are always present. Of a
 * hundred strings three contain non-ASCII letters, and every other long one has line feeds and quotes.
 */
final class ServiceGenerator {
    /** Of so many members that may be absent one is. */
    private static final int PRESENT_TO_ABSENT = 5;

    private static final int MOST_OBJECTS = 4;
    private static final int MOST_TEXTS = 6;

    /** 2018 to 2027. */
    private static final long FIRST_SECOND = 1_514_764_800;

    private static final long SECONDS = 315_000_000;

    private static final List<String> CODES = List.of(
            "active",
            "open",
            "closed",
            "succeeded",
            "pending",
            "public",
            "en",
            "de",
            "eur",
            "usd",
            "User",
            "charge",
            "normal",
            "visa",
            "MEMBER",
            "image");

    private static final List<String> FOREIGN = List.of("café", "Größe", "привет", "日本語", "naïve", "🚀");

    private ServiceGenerator() {}

    /** A document of a class. */
    static Object next(Class<?> type, SplittableRandom random) {
        return object(type, random, true);
    }

    private static Object object(Class<?> type, SplittableRandom random, boolean top) {
        try {
            Object object = type.getConstructor().newInstance();
            for (Field field : type.getFields()) {
                Class<?> kind = field.getType();
                boolean optional = !kind.isPrimitive()
                        && !kind.isArray()
                        && !field.getName().equals("id")
                        && !(top && isModel(kind));
                if (!optional || random.nextInt(PRESENT_TO_ABSENT) > 0) {
                    field.set(object, value(kind, field.getName(), random));
                }
            }
            return object;
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot fill " + type, e);
        }
    }

    private static boolean isModel(Class<?> type) {
        return type.getName().startsWith("dev.schemac.benchmarks.model.");
    }

    private static Object value(Class<?> type, String name, SplittableRandom random) {
        if (type.isArray()) {
            Class<?> element = type.getComponentType();
            Object array = Array.newInstance(element, random.nextInt(isModel(element) ? MOST_OBJECTS : MOST_TEXTS));
            for (int i = 0; i < Array.getLength(array); i++) {
                Array.set(array, i, value(element, "code", random));
            }
            return array;
        }
        if (type == String.class) {
            return text(name, random);
        }
        if (type == int.class || type == Integer.class) {
            return random.nextInt(1 << random.nextInt(1, 17));
        }
        if (type == long.class) {
            return name.startsWith("created")
                    ? FIRST_SECOND + random.nextLong(SECONDS)
                    : random.nextLong(1L << random.nextInt(10, 42));
        }
        if (type == boolean.class || type == Boolean.class) {
            return random.nextInt(2) == 1;
        }
        if (type == double.class || type == Double.class) {
            return random.nextInt(-90_000_000, 90_000_000) / 1e6;
        }
        if (type == BigDecimal.class) {
            return BigDecimal.valueOf(random.nextLong(1, 1_000_000), 2);
        }
        if (type == UUID.class) {
            return new UUID(random.nextLong(), random.nextLong());
        }
        if (type == LocalDate.class) {
            return LocalDate.of(1990 + random.nextInt(38), 1 + random.nextInt(12), 1 + random.nextInt(28));
        }
        if (type == OffsetDateTime.class) {
            return Instant.ofEpochSecond(FIRST_SECOND + random.nextLong(SECONDS), random.nextInt(1000) * 1_000_000L)
                    .atOffset(ZoneOffset.UTC);
        }
        return object(type, random, false);
    }

    private static String text(String name, SplittableRandom random) {
        if (name.endsWith("_at") || name.endsWith("_on")) {
            return Instant.ofEpochSecond(FIRST_SECOND + random.nextLong(SECONDS))
                    .toString();
        }
        if (name.endsWith("url") || List.of("uri", "homepage", "page", "ref").contains(name)) {
            return "https://api.example.com/" + RandomText.alphanumeric(random, random.nextInt(4, 20)) + "/"
                    + RandomText.alphanumeric(random, random.nextInt(4, 20)) + "/" + name.replaceAll("_?url", "");
        }
        if (name.endsWith("id") || name.endsWith("_key") || name.endsWith("hash")) {
            return RandomText.alphanumeric(random, random.nextInt(8, 33));
        }
        return switch (name) {
            case "body", "content", "description", "note", "spoiler_text" -> words(random, random.nextInt(4, 80), true);
            case "title", "display_name", "name", "street", "line1", "city", "seller_message", "ua" ->
                words(random, random.nextInt(1, 6), false);
            case "login", "username", "acct", "shortcode", "tracking_number", "receipt_number" ->
                RandomText.alphanumeric(random, random.nextInt(4, 17));
            case "email", "receipt_email" -> RandomText.alphanumeric(random, random.nextInt(4, 17)) + "@example.com";
            case "phone", "postal_code" -> RandomText.of(random, RandomText.DIGITS, random.nextInt(5, 13));
            default -> CODES.get(random.nextInt(CODES.size()));
        };
    }

    private static String words(SplittableRandom random, int count, boolean lines) {
        StringBuilder text = new StringBuilder();
        boolean foreign = random.nextInt(100) < 3;
        boolean escaped = lines && random.nextInt(2) == 1;
        for (int i = 0; i < count; i++) {
            if (i > 0) {
                text.append(escaped && i % 12 == 0 ? '\n' : ' ');
            }
            String word = foreign && i % 4 == 0
                    ? FOREIGN.get(random.nextInt(FOREIGN.size()))
                    : RandomText.of(random, RandomText.LETTERS, random.nextInt(1, 12));
            text.append(escaped && i % 20 == 10 ? '"' + word + '"' : word);
        }
        return text.toString();
    }
}
