package dev.schemac.runtime;

import java.util.UUID;

/** UUIDs. {@link UUID#fromString} also takes short groups, cuts long ones, and knows digits outside ASCII. */
final class UuidFormat extends TextFormat<UUID> {
    private static final String SHAPE = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

    UuidFormat() {
        super("UUID");
    }

    @Override
    public UUID parse(String text) {
        boolean exact = text.length() == SHAPE.length();
        for (int i = 0; i < SHAPE.length() && exact; i++) {
            char c = text.charAt(i);
            exact = SHAPE.charAt(i) == '-' ? c == '-' : c < 0x80 && Character.digit(c, 16) >= 0;
        }
        if (!exact) {
            throw new IllegalArgumentException("a UUID is 8, 4, 4, 4 and 12 hexadecimal digits");
        }
        return java.util.UUID.fromString(text);
    }

    @Override
    UUID parse(String text, JsonOptions options) {
        return options.takesJavaTexts ? java.util.UUID.fromString(text) : parse(text);
    }

    @Override
    public String format(UUID value) {
        return value.toString();
    }
}
